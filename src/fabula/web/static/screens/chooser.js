// @ts-check
// Choosing by touch, from nothing but the options: what may be touched, and when a choice is whole.
import { useMemo, useState } from "../html.js";

/** @typedef {import("../wire.js").Ask} Ask */

const parts = (/** @type {any} */ option) =>
  (Array.isArray(option) ? option : [option]).filter((part) => part !== null && part !== undefined);
const same = (/** @type {any[]} */ one, /** @type {any[]} */ other) => one.length === other.length &&
  one.every((part, i) => part === other[i]);

/** Whether the order counts: some things can be chosen the other way round too. @param {any[]} options */
function areOrdered(options) {
  const several = options.map(parts).filter((all) => all.length > 1);
  const ways = new Set(several.map(String));
  return several.some((all) => !same(all, [...all].reverse()) && ways.has(String([...all].reverse())));
}

/** The state of a choice being made. @param {Ask | undefined} ask */
export function useChoice(ask) {
  const [made, set] = useState(/** @type {{id: string, picked: any[]}} */ ({ id: "", picked: [] }));
  const picked = ask && made.id === ask.id ? made.picked : parts(ask?.answered);
  const options = ask ? ask.options.filter((option) => option !== null) : [];
  const fits = (/** @type {any[]} */ wanted) => options.some((option) => wanted.every((part) => parts(option).includes(part)));
  const whole = options.find((option) => same(parts(option), picked)) ??
    options.find((option) => parts(option).length === picked.length && parts(option).every((part) => picked.includes(part)));
  const touch = (/** @type {any} */ part) => {
    if (!ask) return;
    const without = picked.filter((one) => one !== part);
    const instead = [...picked.filter((one) => typeof one !== typeof part), part]; // another role for the same player
    const added = picked.includes(part) ? without : [[...picked, part], instead].find(fits) || [part];
    set({ id: ask.id, picked: added });
  };
  const isOrdered = useMemo(() => areOrdered(options), [ask?.id]);
  return {
    picked,
    whole,
    /** In which place a part was picked, where the order counts. @param {any} part */
    nth: (part) => (isOrdered && picked.includes(part) ? picked.indexOf(part) + 1 : 0),
    /** The words among the options: neither seats nor spots of the table. @param {string[]} spots */
    words: (spots) => [...new Set(options.flatMap(parts))].filter((part) => typeof part === "string" && !spots.includes(part)),
    may: (/** @type {any} */ part) => options.some((option) => parts(option).includes(part)),
    touch,
    none: Boolean(ask?.options.includes(null)),
  };
}
