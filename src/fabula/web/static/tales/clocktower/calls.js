// @ts-check
// What whoever leads does at a line of a night, on paper and in the workshop: more is said beside the
// Grimoire.
import { textOf } from "./ledroles.js";
import { has, loadWordsOf, t } from "../../base/words.js";

/** @import { OwnRole } from "./found.js" */

const PARTS = { first_night: "first", other_nights: "other" };

/** The words of all lines, in the language in use and any chosen later. */
export const wordsOfCalls = () => loadWordsOf("calls");

/**
 * In a sentence or two.
 * @param {string} line
 * @param {OwnRole | undefined} own a role of the author's own
 * @param {keyof typeof PARTS} night
 * @returns {string}
 */
export function callOf(line, own, night) {
  const part = /** @type {"first" | "other"} */ (PARTS[night]);
  const told = [`call-${line}.${part}`, `call-${line}`].find(has);
  return own?.[`${part}_reminder`] || (told ? t(told) : textOf(line, part));
}
