// @ts-check
// Whether there is a line: this device's own to the server, and those of the others; and who watches with
// open eyes.
import { effect, html, signal } from "../base/html.js";
import { t } from "../base/words.js";
import { connected, me, room } from "../base/wire.js";
import { onSheets } from "./controls.js";
import { Badge } from "./ring.js";
import { Icon } from "./scene.js";

/** A line that is back so soon, in ms, was missed by nobody. */
const A_BREATH = 2000;
const missed = signal(false);

effect(() => {
  if (connected.value) return void (missed.value = false);
  const soon = setTimeout(() => (missed.value = true), A_BREATH);
  return () => clearTimeout(soon);
});

/** Said for as long as this device has no line; what waits for one is sent by itself. */
export const NoLine = () =>
  html`<div class="no-line" role="status">
  ${
    missed.value &&
    room.value &&
    html`<p><${Icon} name="u-no-line" /><span><b>${t("floor-no-line")}
      </b> ${t(me.value.id ? "floor-no-line-kept" : "floor-no-line-waits")}
  </span></p>`
  }</div>`;

onSheets.value = NoLine;

/** Whether whoever sits there has a device that is not connected. @param {number} seat */
const isGone = (seat) => Boolean(room.value.people.find((one) => one.id === room.value.seats[seat])?.gone);

/** Whether whoever sits there is dead and sees everything. @param {number} seat */
const watches = (seat) => Boolean(room.value.watching?.includes(room.value.seats[seat] ?? ""));

/** The sign of it on a seat, or of open eyes. @param {number} seat */
export const goneBadge = (seat) =>
  isGone(seat)
    ? html`<${Badge} cls="off" icon="u-no-line" />`
    : watches(seat) && html`<${Badge} icon="u-eye" />`;

/** The same in words, among others. @param {number} seat @returns {string[]} */
export const goneWords = (seat) => [
  ...(isGone(seat) ? [t("ui-gone")] : []),
  ...(watches(seat) ? [t("ui-watches")] : []),
];
