// @ts-check
// A one-time ticket by which a person takes their seat to another device.
import { spaced } from "../base/route.js";
import { html, useState } from "../base/html.js";
import { origin } from "../base/origin.js";
import { t } from "../base/words.js";
import { place, send } from "../base/wire.js";
import { refusalText } from "./controls.js";
import { QR } from "./qr.js";
import { Icon } from "./scene.js";

/** A one-time ticket for another device: a code for its camera, and by what way its digits are entered. */
export function MoveOut() {
  const [ticket, set] = useState("");
  const [why, tellWhy] = useState("");
  const code = place.value?.code || "";
  const ask = () =>
    send("ticket")
      .then((told) => set(told.ticket))
      .catch((refused) => tellWhy(refusalText(refused)));
  const way = { host: new URL(origin.value).host, code: spaced(code), button: t("ui-have-ticket") };
  return ticket
    ? html`<div class="panel stack centre-text"><p class="small">${t("table-move-camera")}</p>
      <p><${QR} text=${`${origin.value}/${code}#${ticket}`} label=${t("ui-move-out")} size=${160} /></p>
      <p class="small">${t("table-move-digits", way)}</p><p class="big">${ticket}</p>
      <p class="small dim">${t("table-move-note")}</p></div>`
    : html`<button class="btn" onClick=${ask}><${Icon} name="u-share" />${t("ui-move-out")}</button>
      ${why && html`<p role="alert">${why}</p>`}`;
}
