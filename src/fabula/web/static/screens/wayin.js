// @ts-check
// The way in beside a big screen: the address of the table, and what there is to do for whoever looks on.
import { html } from "../base/html.js";
import { origin } from "../base/origin.js";
import { go, spaced } from "../base/route.js";
import { screensOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { leave, me, room, tell } from "../base/wire.js";
import { IWait } from "../parts/door.js";
import { Lent } from "../parts/guesthand.js";
import { ForAStream } from "../parts/otherscreens.js";
import { QR } from "../parts/qr.js";
import { Icon } from "../parts/scene.js";

/** From this width on a device that only looks on may be the big screen. */
export const WIDE_ENOUGH = 900;
const isBigScreen = () => location.pathname.endsWith("/screen");

/** To whoever looks on with a large device: it could be the screen for all. */
export const BeTheScreen = () =>
  innerWidth >= WIDE_ENOUGH &&
  me.value.seat === null &&
  !isBigScreen() &&
  html`<button class="btn" onClick=${() => go(`/${room.value.code}/screen`)}>
    <${Icon} name="u-eye" />${t("ui-big-screen")}</button><${ForAStream} />`;

/** To who looks on with a device of their own: what this is, and what else there is to do. */
function Looking() {
  const here = room.value;
  if (here.stage !== "playing" || isBigScreen()) return null;
  if (me.value.seenAll) return html`<p class="looking small">${t("floor-looking-known")}</p>`;
  const more = here.seats.includes(null)
    ? "floor-looking-seat"
    : screensOf(here.tale).Coming
      ? ""
      : "floor-looking-next";
  return html`<p class="looks-on small">${t("floor-looking")} ${me.value.id && more && t(more)}</p>${
    !me.value.id &&
    html`<button class="btn plain" onClick=${leave}><${Icon} name="u-door" />${t("floor-come-in-named")}
      </button>`
  }`;
}

/** Where the table is found, for whoever sees this screen from afar. */
export const Address = () => html`<div><div class="small dim">${t("ui-join-here")}</div><div class="n">
      ${spaced(room.value.code)}</div></div>
        <${QR} text=${`${origin.value}/${room.value.code}`} label=${t("ui-qr")} size=${84} />`;

/** What whoever looks on may do here, from a seat that is free to a hand lent to somebody. */
export function WayIn() {
  const here = room.value;
  const { Coming, Raising } = screensOf(here.tale);
  return html`<div class="come"><${Looking} /><${BeTheScreen} />
      ${
        me.value.id &&
        !me.value.seenAll &&
        here.stage !== "lobby" &&
        here.seats.includes(null) &&
        html`<button class="btn" onClick=${() => tell("sit")}>${t("ui-take-empty")}</button>`
      }<${IWait} />
        ${Coming && html`<${Coming} />`}<${Lent} />${Raising && html`<${Raising} />`}</div>`;
}
