// @ts-check
// What the narrator says for printed cards, piece by piece: the calls, the morning, the talk, the vote.
import { isCalled } from "../base/tales.js";
import { inTurn } from "../base/wordings.js";
import { has } from "../base/words.js";

/**
 * A piece of a night and a day: what is said, for how many seconds, in which phase; whether all talk, which
 * number is counted down, or whether it waits for a hand.
 * @typedef {{say: import("../base/wordings.js").Line[], seconds: number, phase: string, talk?: boolean,
 *  number?: number, last?: boolean}} Piece
 */
/**
 * Which roles are called, how long, for how long all talk; whether they only meet; which variants are on, how
 * the calls shall be worded, how many nights were told before this one, and whether some have never voted.
 * @typedef {{roles: string[], seconds: number, talk: number, first: boolean, variants: string[], speech?:
 *  string[], nights?: number, isNew?: boolean}} Wish
 */

/** How long a call takes before whoever wakes can act. */
const LEAD_IN = 6;
/** For so long whoever has moved cards lets all cards be moved. */
const NUDGING = 5;
/** Before three, two, one all have heard that it comes, and then each number has its time. */
const [COMING, BEAT] = [4, 1];
/** So many more where the vote is explained before. */
const LONG_WORDS = 16;
/** What is counted before all point at once. */
const COUNT = [3, 2, 1];

/**
 * Whether a tale has nights of which the first is only for meeting.
 * @param {import("../base/tales.js").Tale} tale
 */
export const meetsFirst = (tale) => tale.introductions.length > 0;

/**
 * The variants by which a call has one line more.
 * @param {import("../base/tales.js").Tale} tale
 * @returns {string[]}
 */
export const variantsAloud = (tale) =>
  tale.settings
    .map(({ key }) => key)
    .filter((key) => tale.sheet.some((step) => has(`voice-${tale.id}-${step}-${key}`)));

/**
 * The voice of a tale: its lines by name, in the words that are wished for.
 * @typedef {ReturnType<typeof voiceOf>} Voice
 */

/** @param {import("../base/tales.js").Tale} tale @param {Wish} wish */
function voiceOf(tale, { first, speech = [], nights = 0 }) {
  const masks = speech.includes("masks") ? { variant_masks: "on" } : {};
  const meets = first && meetsFirst(tale);
  const id = (/** @type {string} */ what) => `voice-${tale.id}-${what}`;
  return {
    meets,
    id,
    /** @param {string} line @param {string} [step] @returns {import("../base/wordings.js").Line} */
    worded: (line, step = "") =>
      !speech.length
        ? line
        : [line, { ...masks, ...(speech.includes("varied") ? inTurn(tale.id, step, nights) : {}) }],
    said: (/** @type {string} */ what, usual = what) =>
      id(meets && has(id(`meet-${what}`)) ? `meet-${what}` : usual),
  };
}

/**
 * The calls, one after another, and what is still to be said after the last.
 * @param {import("../base/tales.js").Tale} tale
 * @param {Wish} wish
 * @param {Voice} voice
 */
function calls(tale, { roles, seconds, variants }, { meets, id, worded, said }) {
  const steps = (meets ? tale.introductions : tale.sheet).filter((step) => isCalled(tale, step, roles));
  const times = [...new Set(tale.sheet.map((step) => tale.times[step]))].filter(Boolean);
  /** @type {Piece[]} */
  const pieces = [];
  let lines = [worded(id(!meets && times.length ? times[0] : "begin"))];
  let time = 0;
  for (const step of steps) {
    while (!meets && tale.times[step] && times[time] !== tale.times[step]) {
      time += 1;
      lines.push(worded(id(times[time])));
    }
    const meeting = tale.asleep.includes("acquaintance") ? "acquaintance" : "night";
    const phase = meets ? meeting : tale.times[step] || "night";
    pieces.push({
      say: [...lines, worded(said(step, `${step}-wake`), step)],
      seconds: LEAD_IN + seconds * (tale.twice.includes(step) ? 2 : 1),
      phase,
    });
    const more = variants.map((key) => id(`${step}-${key}`)).filter(has);
    pieces.push(...more.map((line) => ({ say: [worded(line)], seconds, phase })));
    lines = [worded(said(`${step}-sleep`), step)];
  }
  return { pieces, lines };
}

/** @param {import("../base/tales.js").Tale} tale @param {Wish} wish @returns {Piece[]} */
export function narration(tale, wish) {
  const voice = voiceOf(tale, wish);
  const { id, worded } = voice;
  const { pieces, lines } = calls(tale, wish, voice);
  const nudge = has(id("nudge")) ? [worded(id("nudge"))] : [];
  if (nudge.length) pieces.push({ say: [...lines, ...nudge], seconds: LEAD_IN + NUDGING, phase: "night" });
  const awake = tale.asleep.includes("day") ? ["night"] : ["dawn", "day"].filter((one) => has(id(one)));
  pieces.push({
    say: [...(nudge.length ? [] : lines), ...awake.map((one) => worded(id(one)))],
    seconds: wish.talk,
    phase: awake[awake.length - 1],
    talk: true,
  });
  const explained = [`first-${tale.id}-vote.text`].filter((line) => wish.isNew && has(line));
  return [...pieces, ...theVote(explained, id)];
}

/**
 * The vote: after three, two, one where all point at once.
 * @param {string[]} explained what is said before it to whom it is new
 * @param {Voice["id"]} id
 * @returns {Piece[]}
 */
function theVote(explained, id) {
  const say = [...explained, id("vote")];
  if (!has(id("point"))) return [{ say, seconds: 0, phase: "vote", last: true }];
  return [
    { say, seconds: COMING + explained.length * LONG_WORDS, phase: "vote" },
    ...COUNT.map((number) => ({ say: [id(`count-${number}`)], seconds: BEAT, phase: "vote", number })),
    { say: [id("point")], seconds: 0, phase: "vote", last: true },
  ];
}
