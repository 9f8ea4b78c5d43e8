// @ts-check
// What is saved as a file on this device.

const KEPT_FOR = 10000;

/** Save this under a name. @param {Blob} what @param {string} name */
export function save(what, name) {
  const file = URL.createObjectURL(what);
  Object.assign(document.createElement("a"), { href: file, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(file), KEPT_FOR);
}
