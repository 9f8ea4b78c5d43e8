// @ts-check
// Pairs of roles that do not get along, each with the rule that holds for it. The words come where there is a pair.
import { html, useEffect, useState } from "../html.js";
import { taleOf } from "../tales.js";
import { has, loadWordsOf, t } from "../words.js";

/** The words of all pairs, in the language in use and any chosen later. */
export const wordsOfPairs = () => loadWordsOf("jinxes");

/** The pairs among some roles. @param {string} tale @param {string[]} roles */
export const pairsAmong = (tale, roles) => taleOf(tale).jinxes.filter((pair) => pair.every((one) => roles.includes(one)));

/** @param {{pairs: string[][], led: string[][], name: (id: string) => string}} props */
export function Jinxes({ pairs, led, name }) {
  const [, come] = useState(false);
  useEffect(() => void (pairs.length && wordsOfPairs().then(() => come(true))), [pairs.length]);
  const byHand = (/** @type {string} */ a, /** @type {string} */ b) => led.some(([one, other]) => one === a && other === b);
  const rule = (/** @type {string} */ id) => has(id) && html`<br />${t(id)}`;
  return pairs.length > 0 && html`<section class="kind"><p class="small">${t("script-jinxes")}</p>
    <ul class="small dim">${pairs.map(([a, b]) =>
      html`<li key=${`${a}-${b}`}><b>${t("script-jinx", { a: name(a), b: name(b) })}</b>${rule(`jinx-${a}-${b}`)}
      ${byHand(a, b) && html` <em>(${t("script-jinx-led")})</em>`}</li>`)}</ul></section>`;
}
