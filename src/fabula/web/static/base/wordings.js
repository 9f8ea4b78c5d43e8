// @ts-check
// A call may be said in several ways, where a table wishes it. Which of them has its turn follows from what
// all know: the game, the night, the place of the call on the sheet; so nothing can be read from it.
import { stepText } from "./story.js";
import { taleOf } from "./tales.js";
import { has } from "./words.js";

/** A text's id, with what it names. @typedef {string | [string, import("./words.js").Gaps]} Line */

const MOST = 3;

const numbered = (/** @type {string} */ id) =>
  Array.from({ length: MOST - 1 }, (_, n) => `${id}-${n + 2}`).filter(has);

/**
 * All wordings of a line: the first and its own, else the first and those for any call.
 * @param {string} id
 */
function wordingsOf(id) {
  const own = numbered(id);
  const [, tale, part] = id.match(/^voice-(\w+)-.+-(wake|sleep)$/) || [];
  return [id, ...(own.length || !part ? own : numbered(`voice-${tale}-${part}`))];
}

/** In which of its wordings a line is said. @param {Line} line */
export function wordingOf(line) {
  if (typeof line === "string") return line;
  const [id, { turn }] = line;
  const all = turn === undefined ? [id] : wordingsOf(id);
  return all[Number(turn || 0) % all.length];
}

/**
 * What a line is told so that it is said in one of its wordings, and who is called.
 * @param {string} tale
 * @param {string} step
 * @param {number} nights told so far, of this game and of those before it
 */
export const inTurn = (tale, step, nights) => ({
  turn: nights + Math.max(0, taleOf(tale).sheet.indexOf(step)),
  who: step && stepText(tale, step),
});
