// @ts-check
// Breaking a game off: asked first, held for a moment, and taken back for ten seconds.
import { html, useState } from "../base/html.js";
import { t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import { Sheet } from "./controls.js";
import { Held } from "./holdbutton.js";
import { Icon, IconButton } from "./scene.js";
import { useUntil } from "./time.js";

/** So long, in ms, a finger rests on what is not to be done by mistake. */
const A_HOLD = 800;
const A_SECOND = 1000;

/** Asks whoever wants to break the game off. @param {{close: () => void}} props */
export function BreakOff({ close }) {
  const n = room.value.seats.length;
  return html`<${Sheet} title=${t("table-break-off", { n })} close=${close}><div class="stack">
    <p>${t("table-break-off-note")}</p>
    <${Held} act=${() => (tell("break_off"), close())} time=${A_HOLD} cls="danger"><${Icon} name="u-flag" />
    ${t("table-break-off-hold")}</${Held}>
    <button class="btn main" onClick=${close}>${t("table-break-off-not")}</button></div></${Sheet}>`;
}

/** Said to all while it may still be taken back. */
export function Breaking() {
  const ends = room.value?.breaking;
  const left = useUntil(ends, A_SECOND);
  if (!ends) return null;
  return html`<div class="call breaking" role="alert"><${Icon} name="u-flag" /><span>
    ${t("table-breaking")}${" "}
    <span aria-hidden="true">${Math.ceil(left / A_SECOND)}</span></span>
    ${
      me.value.host &&
      html`<button class="btn main" onClick=${() => tell("break_off", { on: false })}>
        <${Icon} name="u-undo" />
      ${t("table-bring-back")}</button>`
    }</div>`;
}

/** Whoever leads takes the end back. */
export function Untell() {
  const [open, set] = useState(false);
  if (!me.value.leader) return null;
  const close = () => set(false);
  return html`<${IconButton} name="u-undo" label=${t("table-untell")} onClick=${() => set(true)} />
    ${
      open &&
      html`<${Sheet} title=${t("table-untell")} close=${close}><div class="stack"><p>
        ${t("table-untell-note")}</p>
      <button class="btn main" onClick=${() => (tell("undo", { end: true }), close())}>
      <${Icon} name="u-undo" />${t("floor-undo-do")}
        </button>
      <button class="btn" onClick=${close}>${t("floor-undo-not")}</button></div></${Sheet}>`
    }`;
}
