// @ts-check
// What players show all of each other for a moment: a sign at their seat, or a finger that points at one.
import { nameOf } from "../base/fold.js";
import { html, useEffect, useState } from "../base/html.js";
import { t } from "../base/words.js";
import { ahead, clock, me, room, tell } from "../base/wire.js";
import { Icon } from "./scene.js";

/** @typedef {import("../base/messages.js").Gesture} Gesture */

/** The signs besides a finger. @type {Gesture["sign"][]} */
const SIGNS = ["agree", "doubt", "laugh"];

/** What is shown at this moment; drawn anew when the first of it is over. @returns {Gesture[]} */
export function useShown() {
  const all = clock.value.gestures || [];
  const [, draw] = useState(0);
  const now = Date.now() + ahead.value;
  const shown = all.filter(({ until }) => until > now);
  const next = Math.min(...shown.map(({ until }) => until));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const later = setTimeout(() => draw(next), next - now);
    return () => clearTimeout(later);
  }, [next]);
  return shown;
}

/** What a seat shows, at the seat. @param {{seat: number | undefined, shown: Gesture[]}} props */
export function SignAt({ seat, shown }) {
  const sign = shown.find((one) => one.seat === seat)?.sign;
  return sign ? html`<span class="badge sign"><${Icon} name=${`w-${sign}`} /></span>` : null;
}

/** The same in words. @param {Gesture} one */
export const shownText = ({ seat, sign, at }) =>
  sign === "point"
    ? t("floor-points", { who: nameOf(seat), name: nameOf(at ?? -1) })
    : t("floor-shows", { who: nameOf(seat), what: t(`floor-sign-${sign}`) });

/** Show a sign to all, while one may. */
export function Signs() {
  if (me.value.seat === null || me.value.muted || !room.value) return null;
  return html`<div class="row gestures" role="group" aria-label=${t("floor-signs")}>${SIGNS.map(
    (sign) => html`<button key=${sign} class="btn grow" onClick=${() => tell("sign", { sign })}>
    <${Icon} name=${`w-${sign}`} />${t(`floor-sign-${sign}`)}</button>`,
  )}</div>`;
}
