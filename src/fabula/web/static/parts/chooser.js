// @ts-check
// Choosing by touch, from nothing but the options: what may be touched, and when a choice is whole.
import { gapOf } from "../base/gaps.js";
import { useMemo, useState } from "../base/html.js";

/** @import { Choice } from "../base/choices.js" */
/** @typedef {import("../base/wire.js").Ask} Ask */

/** @param {Choice | undefined} option @returns {Choice[]} */
const parts = (option) =>
  (Array.isArray(option) ? option : [option]).filter((part) => part !== null && part !== undefined);
const same = (/** @type {Choice[]} */ one, /** @type {Choice[]} */ other) =>
  one.length === other.length && one.every((part, i) => part === other[i]);

/**
 * The things of which so many are taken, where there are too many ways to list them.
 * @param {Ask} [ask] @returns {{subsets: Choice[], of: number} | null}
 */
const takenFrom = (ask) =>
  /** @type {{subsets: Choice[], of: number} | null} */ (gapOf(ask)?.subsets ? gapOf(ask) : null);

/**
 * All that may be touched for a choice.
 * @param {Ask} ask
 * @returns {Choice[]}
 */
export const thingsOf = (ask) =>
  takenFrom(ask)?.subsets || [
    ...new Set(/** @type {Choice[]} */ (ask.options.flat()).filter((part) => part !== null)),
  ];

/** Of how many things a choice is at most. @param {Ask} ask @returns {number} */
export const sizeOf = (ask) =>
  takenFrom(ask)?.of ?? Math.max(1, ...ask.options.map((one) => (Array.isArray(one) ? one.length : 1)));

/** Whether a choice is of several things, and not one of them alone. @param {Ask} ask */
export const isOfThings = (ask) => takenFrom(ask) !== null || ask.options.some(Array.isArray);

/** Whether there is more than one way to answer. @param {Ask} ask */
export function areSeveral(ask) {
  const from = takenFrom(ask);
  return from ? from.subsets.length > from.of : ask.options.length > 1;
}

/** Whether the order counts: some things can be chosen the other way round too. @param {Choice[]} options */
function areOrdered(options) {
  const several = options.map(parts).filter((all) => all.length > 1);
  const ways = new Set(several.map(String));
  return several.some((all) => !same(all, [...all].reverse()) && ways.has(String([...all].reverse())));
}

/**
 * What is picked, in the order of the whole; nothing while some are missing.
 * @param {{subsets: Choice[], of: number}} from
 * @param {Choice[]} picked
 */
function subsetOf({ subsets, of }, picked) {
  const taken = subsets.filter((part) => picked.includes(part));
  return taken.length === of ? taken : undefined;
}

/**
 * The option that is picked, in that order if there is one in each.
 * @param {Choice[]} options
 * @param {Choice[]} picked
 */
const optionOf = (options, picked) =>
  options.find((option) => same(parts(option), picked)) ??
  options.find(
    (option) =>
      parts(option).length === picked.length && parts(option).every((part) => picked.includes(part)),
  );

/** The state of a choice being made. @param {Ask | undefined} ask */
export function useChoice(ask) {
  const [made, set] = useState(/** @type {{id: string, picked: Choice[]}} */ ({ id: "", picked: [] }));
  const picked = ask && made.id === ask.id ? made.picked : parts(ask?.answered);
  const from = takenFrom(ask);
  const options = /** @type {Choice[]} */ (
    ask && !from ? ask.options.filter((option) => option !== null) : []
  );
  const fits = (/** @type {Choice[]} */ wanted) =>
    from
      ? wanted.length <= from.of && wanted.every((part) => from.subsets.includes(part))
      : options.some((option) => wanted.every((part) => parts(option).includes(part)));
  const whole = from ? subsetOf(from, picked) : optionOf(options, picked);
  const touch = (/** @type {Choice} */ part) => {
    if (!ask) return;
    const without = picked.filter((one) => one !== part);
    // another role for the same player
    const instead = [...picked.filter((one) => typeof one !== typeof part), part];
    const added = picked.includes(part) ? without : [[...picked, part], instead].find(fits) || [part];
    set({ id: ask.id, picked: added });
  };
  const isOrdered = useMemo(() => areOrdered(options), [ask?.id]);
  return {
    picked,
    whole,
    /** In which place a part was picked, where the order counts. @param {Choice} part */
    nth: (part) => (isOrdered && picked.includes(part) ? picked.indexOf(part) + 1 : 0),
    /** The words among the options: neither seats nor spots of the table. @param {string[]} spots */
    words: (spots) =>
      (ask ? thingsOf(ask) : []).filter((part) => typeof part === "string" && !spots.includes(String(part))),
    may: (/** @type {Choice} */ part) => fits([part]),
    touch,
    none: Boolean(ask?.options.includes(null)),
  };
}
