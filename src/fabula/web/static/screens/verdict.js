// @ts-check
// The verdict at the end: who has won and why, and whether oneself has.
import { asTold, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { naming, sideText, storyLine, wonText } from "../base/story.js";
import { taleOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { fabula, me, room } from "../base/wire.js";
import { roleAt } from "../parts/retelling.js";
import { Icon, sideClass, Title } from "../parts/scene.js";

/**
 * Who has won, why, and whether oneself has.
 * @param {{end: import("../base/fold.js").Known, told: {sides: string[], seats: number[]} | null}} props
 */
export function Verdict({ end, told }) {
  const { tale } = room.value;
  const reasons = fabula.value
    .filter(({ e }) => e === "ended")
    .map((event) => storyLine(tale, asTold(event), naming(nameOf)));
  const mine = told && me.value.seat !== null;
  return html`<div class="verdict"><p class="sides">${(told?.sides || []).map(
    (side) => html`<span class=${`side ${sideClass(side, tale)}`}>
      <${Icon} name=${`u-side-${sideClass(side, tale)}`} />${sideText(tale, side)}</span>`,
  )}
    ${mine && html`<span class="chip">${t(isMine(told) ? "ui-you-won" : "ui-you-lost")}</span>`}</p>
    <h2 class="title">
    <${Title} text=${told ? wonText(tale, told, (seat) => roleAt(end, seat)) : t("table-broken-off")} /></h2>
    ${reasons.map((reason) => html`<p>${reason}</p>`)}
    ${!taleOf(tale).many_nights && html`<p class="dim small">${deathsIn(end)}</p>`}</div>`;
}

/** Who has died, where all do in one go: elsewhere their stones are in the circle.
 * @param {import("../base/fold.js").Known} end */
function deathsIn(end) {
  const dead = end.dead.map(({ seat }) => nameOf(seat));
  return dead.length ? t("story-dead", { names: dead.join(", "), n: dead.length }) : t("story-nobody-died");
}

/** @param {{seats: number[]}} won */
const isMine = ({ seats }) => me.value.seat !== null && seats.includes(me.value.seat);
