// @ts-check
// Signs come in sprites: a file of them for the page, and one for each tale.

/** @type {Record<string, Promise<void>>} */
const sprites = {};

/** Load a sprite once. @param {string} name */
export function loadSigns(name) {
  sprites[name] ||= load(name).catch((failed) => {
    delete sprites[name];
    throw failed;
  });
  return sprites[name];
}

/** @param {string} name */
async function load(name) {
  const answer = await fetch(new URL(`../look/${name}.svg`, import.meta.url));
  const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  svg.id = `signs-${name}`;
  svg.setAttribute("class", "vh");
  svg.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(svg, true));
}
