// @ts-check
// How the cards of all turn at the end: one after another, and all within the same time.

/** When the first turns (ms). */
export const FIRST_TURNS = 1600;
/** When all lie open, and it is told who has won (ms). */
export const ALL_ARE_OPEN = 5000;
/** So long after another a card turns at most, and all of them within so long (ms). */
const [SOON, ALL_OF_THEM] = [320, 2800];

/** How long after another each of so many cards turns (ms). @param {number} n */
export const eachOf = (n) => Math.min(SOON, Math.round(ALL_OF_THEM / Math.max(1, n)));
