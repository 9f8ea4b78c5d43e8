// @ts-check
// Who was who: the Grimoire turned over, and below it what became of each.
import { fold, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { naming } from "../base/story.js";
import { screensOf, taleOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { fabula, me, room } from "../base/wire.js";
import { FaceAt } from "../parts/face.js";
import { inATable, inSyllables } from "../parts/namefit.js";
import { cardText, circleThen, seatsThen, SPARES, Spares, tokenThen } from "../parts/retelling.js";
import { Ring } from "../parts/ring.js";
import { Icon, useWindow } from "../parts/scene.js";
import { lowest } from "./storycircle.js";

/** @typedef {import("../base/fold.js").Known} Known */

/** What the ring has of a phone's height: roles stand below the names; with so many it is higher. */
const [SHARE, MORE, MANY] = [0.6, 0.84, 16];
/** On a phone on its side roles have no room with so many: they are in the rows. */
const [LYING, TOO_MANY] = [480, 9];

/** With more on a phone (px) a second role in brackets lay on the next token: it is in the rows alone. */
const [FEW, NARROW] = [7, 480];

/** A card as its token, with its words. @param {{state: Known, place: string | number}} props */
function Token({ state, place }) {
  const { face, cls, role } = /** @type {{face: unknown, cls: string, role?: string}} */ (
    tokenThen(state, place)
  );
  return face
    ? html`<span class=${`held-card gtok ${cls}`}><span class="coin">${face}</span>
      ${inSyllables(role || "")}</span>`
    : "–";
}

/** Whoever was dealt something else than what they had at the end, or held later what is theirs. */
function states() {
  const of = (/** @type {string} */ what) => fold(fabula.value.filter(({ e }) => e === what));
  const [dealt, arrived, end] = [of("dealt"), of("arrived"), fold(fabula.value)];
  const first = { ...dealt, cards: { ...arrived.cards, ...dealt.cards }, believed: end.believed };
  return { first, end };
}

/** What became of somebody. @param {Known} end @param {string | number} place */
function fateOf(end, place) {
  if (taleOf(room.value.tale).spares > 0)
    return typeof place === "number" && end.votes.length
      ? inATable(nameOf(/** @type {number} */ (end.votes[place])))
      : "";
  const died = end.dead.find(({ seat }) => seat === place);
  return died ? t("ui-died-then", { n: died.number }) : t("ui-survived");
}

/** @param {{won: number[]}} props */
function Rows({ won }) {
  const { first, end } = states();
  const hasSpares = taleOf(room.value.tale).spares > 0;
  const rows = [...room.value.seats.keys(), ...(hasSpares ? SPARES : [])];
  const was = (/** @type {Known} */ state, /** @type {string | number} */ place) =>
    [state.cards[place]?.role, state.cards[place]?.copied].join();
  const changed = rows.some((place) => was(first, place) !== was(end, place));
  return html`<div class="panel scroll" tabindex="0" role="group" aria-label=${t("ui-after-who")}>
    <table class="who-table"><thead><tr><th>
    ${t("ui-player")}</th><th>${t(changed ? "ui-dealt" : "ui-card-col")}</th>
    ${changed && html`<th>${t("ui-final")}</th>`}<th>
    ${t(hasSpares ? "ui-pointed-col" : "ui-fate-col")}</th></tr></thead>
    <tbody>${rows.map(
      (place) => html`<tr><th scope="row">
      ${typeof place === "number" && html`<${FaceAt} seat=${place} /> `}${inATable(naming(nameOf)(place))}
      ${
        won.includes(Number(place)) &&
        html` <${Icon} name="u-check" cls="tick" /><span class="vh">${t("ui-has-won")}</span>`
      }</th><td><${Token} state=${first} place=${place} /></td>
      ${changed && html`<td><${Token} state=${end} place=${place} /></td>`}
      <td class="fate">${fateOf(end, place)}</td></tr>`,
    )}</tbody></table></div>`;
}

/** The Grimoire, turned over token by token, and the rows of all. @param {{won: number[]}} props */
export function WhoWasWho({ won }) {
  useWindow();
  const end = fold(fabula.value);
  const { Votes } = screensOf(room.value.tale);
  const circle = circleThen(end);
  const mine = me.value.seat === null ? -1 : circle.indexOf(me.value.seat);
  const all = seatsThen(end, { name: "deal", events: [], until: [] });
  const isTold = innerHeight > LYING || all.length <= TOO_MANY;
  const isBrief = all.length > FEW && innerWidth < NARROW;
  const writtenOf = (/** @type {(typeof all)[0]} */ { seat, role }) =>
    isBrief && end.cards[seat] ? cardText(end.cards[seat]) : role;
  const seats = all.map((seat) => ({ ...seat, role: isTold ? writtenOf(seat) : undefined }));
  return html`<section class="told-again overturned"><div class="round"><${Ring} seats=${seats} most=${520}
      gtok=${true} me=${mine < 0 ? null : mine} low=${lowest(all.length > MANY ? MORE : SHARE)}>
      <span class="say">${t("ui-after-who")}</span></${Ring}></div>
    ${
      taleOf(room.value.tale).spares > 0 &&
      html`<${Spares} token=${(/** @type {string} */ place) => tokenThen(end, place)} />`
    }
    <div class="stack rows"><${Rows} won=${won} />
    ${Votes && html`<section class="panel"><h2>${t("ui-after-votes")}</h2><${Votes} /></section>`}</div>
  </section>`;
}
