// @ts-check
// Pairs of roles that do not get along, each with the rule that holds for it. The words come where there is a
// pair.
import { html } from "../base/html.js";
import { taleOf } from "../base/tales.js";
import { has, loadWordsOf, t } from "../base/words.js";
import { useWordsOf } from "./lazymodule.js";
import { entries, room } from "../base/wire.js";

/** The words of all pairs, in the language in use and any chosen later. */
export const wordsOfPairs = () => loadWordsOf("jinxes");

/** The pairs among some roles. @param {string} tale @param {string[]} roles */
export const pairsAmong = (tale, roles) =>
  taleOf(tale).jinxes.filter((pair) => pair.every((one) => roles.includes(one)));

/**
 * The rules of a script's own as it was read: for all, and for pairs.
 * @param {{rules?: string[], own_jinxes?: string[][]}} found
 * @returns {string[][]}
 */
export const ownRules = ({ rules = [], own_jinxes: pairs = [] }) => [
  ...rules.map((one) => ["", "", one]),
  ...pairs,
];

/** Those for pairs at this table: two roles and the rule. @returns {string[][]} */
export function rulesHere() {
  const began = entries.value.find((event) => event.e === "began");
  return (
    (room.value.stage === "lobby" || !began ? room.value.more?.own_jinxes : began.settings.own_jinxes) || []
  );
}

/**
 * `own` are rules of the script's author: two roles, or none, and a text.
 * @param {{pairs: string[][], led: string[][], own?: string[][], name: (id: string) => string}} props
 */
export function Jinxes({ pairs, led, own = [], name }) {
  useWordsOf("jinxes", pairs.length > 0);
  const byHand = (/** @type {string} */ a, /** @type {string} */ b) =>
    led.some(([one, other]) => one === a && other === b);
  const rule = (/** @type {string} */ id) => has(id) && html`<br />${t(id)}`;
  const both = (/** @type {string} */ a, /** @type {string} */ b) =>
    html`<b>${t("script-jinx", { a: name(a), b: name(b) })}</b><br />`;
  return (
    pairs.length + own.length > 0 &&
    html`<section class="kind">
    <p class="small">${t(pairs.length ? "script-jinxes" : "script-rules")}</p>
    <ul class="small dim">${pairs.map(
      ([a, b]) =>
        html`<li key=${`${a}-${b}`}><b>${t("script-jinx", { a: name(a), b: name(b) })}</b>
          ${rule(`jinx-${a}-${b}`)}
      ${byHand(a, b) && html` <em>(${t("script-jinx-led")})</em>`}</li>`,
    )}
    ${own.map(
      ([a, b, rule]) => html`<li key=${rule} class="wrapped" dir="auto">
    ${a && both(a, b)}${rule}</li>`,
    )}</ul></section>`
  );
}
