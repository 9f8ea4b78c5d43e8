// @ts-check
// The code of the table and the ways in: to be photographed, typed or sent on.
import { html } from "../base/html.js";
import { origin } from "../base/origin.js";
import { spaced } from "../base/route.js";
import { t } from "../base/words.js";
import { refusal, room } from "../base/wire.js";
import { OtherScreens } from "../parts/otherscreens.js";
import { QR } from "../parts/qr.js";

const link = () => `${origin.value}/${room.value.code}`;
const tellSo = () => (refusal.value = { why: "ui-link-copied", args: {} });

/** Send the way to this table on, or have it copied. */
export async function share() {
  if (navigator.share) await navigator.share({ title: "Fabula", url: link() }).catch(() => null);
  else await navigator.clipboard?.writeText(link()).then(tellSo, () => null);
}

/** The code and the ways to other screens. */
export const TableCode = () => html`<div class="panel code"><${QR} text=${link()} label=${t("ui-qr")} />
          <div><span class="small dim">${t("ui-code")}</span><div class="n">${spaced(room.value.code)}</div>
          <span class="small dim">
            ${t("ui-code-note", { host: new URL(origin.value).host })}</span></div></div>
        <div class="row wrap other-screens"><${OtherScreens} /></div>`;
