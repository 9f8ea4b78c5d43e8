// @ts-check
// Who wins: what somebody dead wagers for themself while the game goes on, and once it is over what all did.
import { fold, known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { sideText } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { layWager, wager } from "../base/outbox.js";
import { fabula, room } from "../base/wire.js";
import { Sheet } from "./controls.js";
import { Named } from "./face.js";
import { Icon, sideClass } from "./scene.js";
import { whenText } from "./claimline.js";

/** The sides there are in this set. @returns {string[]} */
const sides = () => {
  const { tale, roles } = room.value;
  return [...new Set(roles.map((role) => roleOf(tale, role).side))];
};

/** @param {{side: string}} props */
const SideOf = ({ side }) => {
  const look = sideClass(side, room.value.tale);
  return html`<span class=${`side ${look}`}><${Icon} name=${`u-side-${look}`} />
    ${sideText(room.value.tale, side)}</span>`;
};

/** Choose a side; touched again it is taken back. @param {{close: () => void}} props */
export function WagerSheet({ close }) {
  return html`<${Sheet} title=${t("floor-wager")} close=${close}><div class="stack">
    <div class="stack sides" role="group" aria-label=${t("floor-wager")}>${sides().map(
      (side) => html`<button key=${side} class=${`btn ${wager.value === side ? "chosen" : ""}`}
      aria-pressed=${String(wager.value === side)}
      onClick=${() => layWager(wager.value === side ? "" : side)}>
      <${SideOf} side=${side} /></button>`,
    )}</div><p class="small dim">${t("floor-wager-note")}</p></div></${Sheet}>`;
}

/** What all have wagered, and who was right. */
export function Wagers() {
  const all = room.value.wagers || [];
  const won = fold(fabula.value).won || known.value.won;
  if (!all.length || !won) return null;
  return html`<section class="panel wagers"><h2>${t("floor-wagers")}</h2><ul class="heard-of">${all.map(
    ({ seat, side, phase, number }) => html`<li key=${seat}><span class="when">
      ${whenText({ phase, number })}</span><span class="what"><${Named} seat=${seat} name=${nameOf(seat)} />
      <${SideOf} side=${side} /><${Icon} name=${won.sides.includes(side) ? "u-check" : "u-close"}
        cls=${won.sides.includes(side) ? "tick" : "dim"} /><span class="vh">
      ${t(won.sides.includes(side) ? "floor-wager-won" : "floor-wager-lost")}</span></span></li>`,
  )}</ul></section>`;
}
