// @ts-check
// What is said in a scene that all watch, in words: for each sentence the most exact text that there is.
import { nameOf } from "./fold.js";
import { naming, wonText } from "./story.js";
import { has, role as roleName, several, t } from "./words.js";

/** @import { Scene, Sentence } from "./messages.js" */
/** @typedef {string | number | number[] | string[]} Filling */
/**
 * What fills its gaps.
 * @typedef {{sides?: string[], names?: number[], who?: number, name?: number}} Filled
 */

/**
 * The texts that could say it, the most exact first.
 * @param {string} tale
 * @param {string} code
 * @returns {string[]}
 */
function textsFor(tale, code) {
  const parts = code.split("-");
  const whole = parts.map((_, i) => parts.slice(0, parts.length - i).join("-"));
  return whole.flatMap((what) =>
    ["scene", "story"].flatMap((kind) => [`${kind}-${tale}-${what}`, `${kind}-${what}`]),
  );
}

/** What fills a gap of a sentence. @param {string} tale @param {string} gap @param {Filling} value */
function filled(tale, gap, value) {
  if (gap === "names") return several(/** @type {number[]} */ (value).map(nameOf));
  if (gap === "role") return roleName(tale, String(value));
  return gap === "n" || gap === "needed" ? /** @type {number} */ (value) : naming(nameOf)(value);
}

/**
 * A sentence in words.
 * @param {string} tale
 * @param {Scene} scene
 * @param {Sentence} sentence
 * @returns {string}
 */
function inWords(tale, scene, { code, args: given }) {
  const args = /** @type {Filled} */ (given || {});
  const turned = (/** @type {number} */ seat) => scene.cards?.find(([place]) => place === seat)?.[1] || "";
  if (code === "won") return wonText(tale, { sides: args.sides ?? [], seats: args.names ?? [] }, turned);
  const id = textsFor(tale, code).find(has);
  const gaps = Object.entries(args).map(([gap, value]) => [
    gap,
    filled(tale, gap, /** @type {Filling} */ (value)),
  ]);
  const text = id ? t(id, Object.fromEntries(gaps)) : "";
  return !text || IS_OVER.test(text) ? text : `${text}.`; // a line of the story has no full stop
}

const IS_OVER = /[.!?…»”"]$/;

/** Who is named in a sentence. @param {Sentence} sentence @returns {number[]} */
export function named({ args: given }) {
  const { who, name, names } = /** @type {Filled} */ (given || {});
  return [who, name, names].flat().filter((one) => typeof one === "number");
}

/** The sentences of a scene. @param {string} tale @param {Scene} scene @returns {string[]} */
export const saidIn = (tale, scene) =>
  scene.said.map((sentence) => inWords(tale, scene, sentence)).filter(Boolean);

/** Sentences of no scene that is on. @param {string} tale @param {Sentence[]} said */
export const worded = (tale, said) =>
  said.map((sentence) => inWords(tale, /** @type {Scene} */ ({ said }), sentence)).filter(Boolean);

/**
 * A text of this tale's own, or that of all; empty where there is none.
 * @param {string} tale
 * @param {string} head
 * @param {string} what
 */
export function ownSaid(tale, head, what) {
  const id = [`${head}-${tale}-${what}`, `${head}-${what}`].find(has);
  return id ? t(id) : "";
}

/** So many letters are two lines of a big screen; and so many pieces of news at most stand together. */
const [TWO_LINES, TOGETHER] = [110, 4];

/** Pieces of news in one go: what is no sentence is set apart from the next. @param {string[]} told */
const inOneGo = (told) =>
  told.reduce((all, one) => (all ? `${all}${IS_OVER.test(all) ? " " : "\u00a0· "}${one}` : one), "");

/** The latest news, as many pieces as two lines hold. @param {string[]} told */
export function latest(told) {
  const last = (/** @type {number} */ n) => inOneGo(told.slice(-n));
  let n = 1;
  while (n < Math.min(TOGETHER, told.length) && last(n + 1).length <= TWO_LINES) n += 1;
  return last(n);
}
