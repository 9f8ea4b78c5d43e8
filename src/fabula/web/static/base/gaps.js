// @ts-check
// What may be chosen, as the server shows it: words with gaps, and what to put a choice together from.

/** @import { Gap, Pattern } from "./choices.js" */
/** @typedef {import("./wire.js").Ask} Ask */

/** What an open window lets one say or do. @param {Ask | undefined} ask */
export const patternsOf = (ask) => /** @type {Pattern[]} */ (ask?.options || []);

/** What a choice is put together from, where there is too much to list. @param {Ask | undefined} ask */
export const gapOf = (ask) => /** @type {Gap | undefined} */ (ask?.options[0]);

/** All that may stand in a gap. @param {Pattern | undefined} pattern @param {number} place */
export const listedIn = (pattern, place) => /** @type {Gap | undefined} */ (pattern?.[place])?.any || [];

/** The words that may stand in a gap. @param {Pattern | undefined} pattern @param {number} place */
export const wordsIn = (pattern, place) => /** @type {string[]} */ (listedIn(pattern, place));

/**
 * The seats or numbers that may stand in a gap.
 * @param {Pattern | undefined} pattern
 * @param {number} place
 */
export const seatsIn = (pattern, place) => /** @type {number[]} */ (listedIn(pattern, place));
