// @ts-check
// What players have said today that the night goes by, with its truth beside it and what will come of it.
import { html } from "../../../base/html.js";
import { t } from "../../../base/words.js";
import { Said } from "../truthmarks.js";
import { book, isSober, named } from "./book.js";

/** @import { Statement } from "../../../base/choices.js" */

/** How many of some statements are true, by what each may be: from so many to so many. */
const span = (/** @type {boolean[][]} */ found) => [
  found.filter((values) => values.every(Boolean)).length,
  found.filter((values) => values.some(Boolean)).length,
];

/**
 * What the night makes of a gossip: one's own words only whoever leads can judge.
 * @param {Statement} said
 * @param {boolean[]} values
 */
const ofAGossip = ([word], values) =>
  word === "words" ? "own" : values.length > 1 ? "either" : values[0] ? "true" : "false";

/**
 * One player's words, what comes of them, and whether that is in doubt.
 * @param {{seat: number, said: Statement[], weighed: boolean[][][], comes: string}} props
 */
const OfOne = ({ seat, said, weighed, comes }) => html`<div class="stack tight">
  <p class="small"><b>${named(seat)}</b></p>
  <${Said} said=${said} weighed=${weighed} name=${named} />
  <p class="small">${comes}</p>
  ${!isSober(seat) && html`<p class="small">${t("says-tonight-in-vain", { who: named(seat) })}</p>`}</div>`;

/** What was said today and is to be acted on in the night. */
export function ForTonight() {
  const { gossiped, juggled, dead } = book.value;
  const lives = (/** @type {[number, ...unknown[]]} */ [seat]) => !dead.includes(seat);
  const gossips = gossiped.filter(lives);
  const jugglers = juggled.filter(lives);
  if (!gossips.length && !jugglers.length) return null;
  return html`<section class="panel stack for-tonight"><h2>${t("says-tonight")}</h2>
    ${gossips.map(
      ([seat, statement, values, parts], i) =>
        html`<${OfOne} key=${`gossip${i}`} seat=${seat} said=${[statement]} weighed=${[parts]}
          comes=${t(`says-tonight-${ofAGossip(statement, values)}`)} />`,
    )}
    ${jugglers.map(([seat, guesses, found], i) => {
      const [least, most] = span(found);
      const n = least === most ? `${least}` : `${least}–${most}`;
      return html`<${OfOne} key=${`juggler${i}`} seat=${seat} said=${guesses}
        weighed=${found.map((values) => [values])} comes=${t("says-tonight-juggle", { n })} />`;
    })}</section>`;
}
