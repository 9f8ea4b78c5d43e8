// @ts-check
// The titles of the evening: what a game, told to its end, has to say of its people. Each is a pure function
// of what was told, none mocks; nobody has two, and where several have done as much, nobody has it.

/** @import { Told } from "./choices.js" */

/**
 * What is known of a whole game.
 * @typedef {object} Facts
 * @property {number} seats
 * @property {Told[]} events all that happened, in order
 * @property {(seat: number) => string} roleAt what somebody is at the end
 * @property {(seat: number) => boolean} isGood whether that is a role of the good, the town or the like
 * @property {(role: string) => boolean} isGoodRole
 * @property {number[]} winners
 */

/** How much each seat has done for a title. @typedef {(seat: number) => number} Measure */

/** All hands of a game, who was for whom, as its scenes show them; a vote by name is told once more when it
 * is over. @param {Facts} facts @returns {[number, number][]} */
function handsOf({ events }) {
  const all = /** @type {[number, number][]} */ ([]);
  let named = /** @type {[number, number][]} */ ([]);
  for (const { e, cast = [] } of events) {
    if (e === "phase") all.push(...named);
    if (e === "phase" || e === "voted") named = [];
    if (e === "voted") all.push(...cast);
    else named.push(...cast);
  }
  return [...all, ...named];
}

/** How many of these are so. @template T @param {T[]} all @param {(one: T) => boolean} is */
const count = (all, is) => all.filter(is).length;

/** The deaths of a game. @param {Facts} facts */
const deaths = ({ events }) => events.filter(({ e }) => e === "died");

/** Whether somebody is alive at the end. @param {Facts} facts @param {number} seat */
const lived = ({ events }, seat) =>
  events.findLast((one) => ["died", "revived"].includes(one.e) && one.seat === seat)?.e !== "died";

/** What somebody said to be, first. @param {Facts} facts @param {number} seat */
const claimOf = ({ events }, seat) =>
  events.find((one) => one.e === "claimed" && one.seat === seat && one.words?.[0] === "claim")?.words?.[1];

/** The choices of somebody's ability, by seats. @param {Facts} facts @param {number} seat */
const choicesOf = ({ events }, seat) =>
  events
    .filter((one) => one.e === "chose" && one.seat === seat)
    .flatMap((one) => [one.choice].flat(2))
    .filter((one) => typeof one === "number");

/** @type {Record<string, (facts: Facts) => Measure>} */
export const TITLES = {
  /** Claimed to be somebody good, was not, and won with few hands against them. */
  liar: (facts) => (seat) => {
    const claim = claimOf(facts, seat);
    const lies = !facts.isGood(seat) && typeof claim === "string" && facts.isGoodRole(claim);
    const against = count(handsOf(facts), ([, to]) => to === seat);
    return lies && facts.winners.includes(seat) ? 1 / (1 + against) : 0;
  },
  /** Was not good, and not one hand was ever raised for them. */
  unsuspected: (facts) => (seat) =>
    Number(!facts.isGood(seat) && handsOf(facts).length > 0 && !handsOf(facts).some(([, to]) => to === seat)),
  /** Good, with the most hands for those who were not. */
  eye: (facts) => (seat) =>
    facts.isGood(seat) ? count(handsOf(facts), ([from, to]) => from === seat && !facts.isGood(to)) : 0,
  /** Lived to the end through the most hands. */
  noose: (facts) => (seat) => (lived(facts, seat) ? count(handsOf(facts), ([, to]) => to === seat) : 0),
  /** Was put up most often, twice at least. */
  block: (facts) => (seat) => {
    const n = count(facts.events, (one) => one.e === "nominated" && one.nominee === seat);
    return n > 1 ? n : 0;
  },
  /** Put up somebody who was not good and was executed. */
  accuser: (facts) => (seat) =>
    count(
      facts.events,
      (one) =>
        one.e === "nominated" &&
        one.seat === seat &&
        !facts.isGood(one.nominee ?? seat) &&
        facts.events.some((two) => two.e === "executed" && two.seat === one.nominee),
    ),
  /** Was chosen by the abilities of others most often, twice at least. */
  sought: (facts) => (seat) => {
    const others = facts.events.filter((one) => one.e === "chose" && one.seat !== seat);
    const n = count(others, (one) => [one.choice].flat(2).includes(seat));
    return n > 1 ? n : 0;
  },
  /** Was attacked and kept alive. */
  saved: (facts) => (seat) => count(facts.events, (one) => one.e === "spared" && one.seat === seat),
  /** Good, and hit on those who were not, most often by their own choice. */
  nose: (facts) => (seat) =>
    facts.isGood(seat) ? count(choicesOf(facts, seat), (one) => !facts.isGood(Number(one))) : 0,
  /** The only one of the winners alive. */
  last: (facts) => (seat) => {
    const left = facts.winners.filter((one) => lived(facts, one));
    return Number(facts.winners.length > 1 && left.length === 1 && left[0] === seat);
  },
  /** Won alone. */
  alone: (facts) => (seat) => Number(facts.winners.length === 1 && facts.winners[0] === seat),
  /** Died first of all, and won. */
  candle: (facts) => (seat) => Number(facts.winners.includes(seat) && deaths(facts)[0]?.seat === seat),
  /** Good, and the first to say what they truly were. */
  honest: (facts) => (seat) => {
    const first = facts.events.find(
      (one) =>
        one.e === "claimed" &&
        one.words?.[0] === "claim" &&
        facts.isGood(one.seat ?? -1) &&
        one.words[1] === facts.roleAt(one.seat ?? -1),
    );
    return Number(first?.seat === seat);
  },
  /** Spoke up in public most often, three times at least. */
  voice: (facts) => (seat) => {
    const n = count(facts.events, (one) => one.e === "claimed" && one.seat === seat);
    return n > 2 ? n : 0;
  },
  /** Came back from the dead. */
  back: (facts) => (seat) => count(facts.events, (one) => one.e === "revived" && one.seat === seat),
  /** Dead, and still raised a hand for somebody who was not good. */
  ghost: (facts) => (seat) => {
    const died = facts.events.findIndex((one) => one.e === "died" && one.seat === seat);
    const after = died < 0 ? [] : handsOf({ ...facts, events: facts.events.slice(died) });
    return facts.isGood(seat) ? count(after, ([from, to]) => from === seat && !facts.isGood(to)) : 0;
  },
  /** Held the most cards, two at least. */
  faces: (facts) => (seat) =>
    count(
      facts.events,
      (one) =>
        (one.e === "became" && one.seat === seat) || (one.e === "swapped" && [one.a, one.b].includes(seat)),
    ),
};

const MOST = 4;

/**
 * The titles to show: each goes to the one who has done most for it, if there is one and they have none yet.
 * @param {Facts} facts
 * @returns {{title: string, seat: number}[]}
 */
export function titlesOf(facts) {
  const given = /** @type {{title: string, seat: number}[]} */ ([]);
  for (const [title, measures] of Object.entries(TITLES)) {
    const measure = measures(facts);
    const all = Array.from({ length: facts.seats }, (_, seat) => measure(seat));
    const most = Math.max(0, ...all);
    const seat = all.indexOf(most);
    if (most > 0 && all.lastIndexOf(most) === seat && !given.some((one) => one.seat === seat))
      given.push({ title, seat });
  }
  return given.slice(0, MOST);
}

/** The sign of each on its parchment. @type {Record<string, string>} */
export const SEALS = {
  liar: "whisper",
  unsuspected: "no-line",
  eye: "eye",
  noose: "hand-up",
  block: "gavel",
  accuser: "flag",
  sought: "mark",
  saved: "lock",
  nose: "bulb",
  last: "candle",
  alone: "side-loner",
  candle: "candle-out",
  honest: "card",
  voice: "chat",
  back: "undo",
  ghost: "grave",
  faces: "ring",
};
