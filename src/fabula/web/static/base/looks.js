// @ts-check
// Style sheets that come with what needs them.

/** @type {Record<string, Promise<unknown>>} */
const looks = {};

/**
 * The order of style sheets, of which later ones win; all others stand behind these. A page that is built has
 * the first of them as one, "all". What is loaded first depends on where somebody comes in.
 */
const ORDER = (
  "all tokens parts pieces ring screens table game books faces show windows threads smallscenes arrivals " +
  "answering floor square finale after evenings"
).split(" ");

/** @param {string} name */
const placeOf = (name) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** The first that stands behind one of this name. @param {string} name */
const behind = (name) =>
  [...document.querySelectorAll("head link[rel=stylesheet]")].find(
    (link) => placeOf(link.getAttribute("href")?.match(/(\w+)\.css$/)?.[1] || "") > placeOf(name),
  );

/** A style sheet, in its place; resolves when it is there, or cannot be had. @param {string} name */
export function loadLook(name) {
  return (looks[name] ||= new Promise((done) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      onload: done,
      onerror: done,
    });
    link.href = new URL(`../look/${name}.css`, import.meta.url).pathname;
    document.head.insertBefore(link, behind(name) || null);
  }));
}
