// @ts-check
// Style sheets that come with what needs them.

/** @type {Record<string, Promise<unknown>>} */
const looks = {};

/**
 * A style sheet; resolves when it is there, or cannot be had.
 * @param {string} name
 * @param {Node | null} before Where in the head it stands: later ones win.
 */
export function loadLook(name, before = null) {
  return (looks[name] ||= new Promise((done) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      onload: done,
      onerror: done,
    });
    link.href = new URL(`../look/${name}.css`, import.meta.url).pathname;
    document.head.insertBefore(link, before);
  }));
}
