// @ts-check
// Which puzzle is open, and what this device keeps of those it has begun. Puzzles are numbered from 1 in each
// grade; that of the day has the date for its number, and gets harder as the week goes on.
import { keep } from "../../../base/words.js";

/** A puzzle by its grade and number. @typedef {{grade: number, number: number}} Which */

/**
 * What somebody has noted: what each seat is taken for, how many hints were taken (two for each step), whom
 * they named the Demon, and whether it is over.
 * @typedef {{marks: Record<number, string>, hints: number, named: number | null, done: boolean}} Noted
 */

const KEPT = "fabula.puzzles";
const MOST = 60;
export const GRADES = [1, 2, 3, 4, 5];
/** The grade of the day, from Sunday on. */
const OF_THE_WEEK = [5, 1, 2, 2, 3, 3, 4];
/** @type {Noted} */
const NOTHING = { marks: {}, hints: 0, named: null, done: false };

/** @returns {Record<string, Noted>} */
const all = () => {
  const found = keep(() => JSON.parse(localStorage.getItem(KEPT) || "{}"));
  return found && typeof found === "object" ? found : {};
};

const key = (/** @type {Which} */ { grade, number }) => `${grade}.${number}`;

/** @param {Which} which @returns {Noted} */
export const noted = (which) => ({ ...NOTHING, ...all()[key(which)] });

/** Keep what was noted; of many puzzles the oldest is forgotten. @param {Which} which @param {Noted} what */
export function note(which, what) {
  const { [key(which)]: _, ...others } = all();
  const kept = [...Object.entries(others), [key(which), what]].slice(-MOST);
  keep(() => localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept))));
}

/** The puzzle of a day. @param {Date} [day] @returns {Which} */
export const ofTheDay = (day = new Date()) => ({
  grade: OF_THE_WEEK[day.getDay()],
  number: day.getFullYear() * 10000 + (day.getMonth() + 1) * 100 + day.getDate(),
});

const FIRST_DATE = 10000000;

/** The day whose puzzle this is, if it is one's. @param {Which} which */
export function dayOf({ number }) {
  if (number < FIRST_DATE) return null;
  return new Date(Math.floor(number / 10000), (Math.floor(number / 100) % 100) - 1, number % 100);
}

/** The next puzzle of a grade, after the last that was begun. @param {number} grade @returns {Which} */
export function nextOf(grade) {
  const numbers = Object.entries(all()).flatMap(([name, { done }]) => {
    const [of, number] = name.split(".").map(Number);
    return of === grade && number < FIRST_DATE ? [done ? number + 1 : number] : [];
  });
  return { grade, number: Math.max(1, ...numbers) };
}

/** The puzzle that the address names, else that of the day. @returns {Which} */
export function asked() {
  const [grade, number] = location.hash.slice(1).split(".").map(Number);
  return GRADES.includes(grade) && number > 0 ? { grade, number } : ofTheDay();
}
