// @ts-check
// The middle of the circle: the clock, who lives, what the Demon was shown.
import { book } from "./book.js";
import { html } from "../../../base/html.js";
import { answering, AskedHere } from "../../../parts/circleanswer.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { isTimed, TimeLeft } from "../../../parts/time.js";
import { roleOf } from "../../../base/tales.js";
import { role as roleName, t } from "../../../base/words.js";
import { room } from "../../../base/wire.js";
import { CompanyLine } from "../company.js";

/** The middle of the circle: the clock, who lives, what the Demon was shown. */
export function Middle() {
  const tale = room.value.tale;
  const { circle, dead, bluffs } = book.value;
  const living = circle.filter((seat) => !dead.includes(seat)).length;
  if (answering.value) return html`${isTimed.value && html`<${TimeLeft} />`}<${AskedHere} />`;
  return html`${isTimed.value && html`<${TimeLeft} />`}
    ${circle.length > 0 && html`<span class="chip">${t("grim-living", { n: living })}</span>`}
    <${CompanyLine} />
    ${
      bluffs.length > 0 &&
      html`<span class="bluffs"><span class="tiny dim">${t("grim-bluffs")}</span><span class="row">
      ${bluffs.map(
        (role) => html`<span class="bluff"><span class=${`mini ${sideClass(roleOf(tale, role).side, tale)}`}>
      <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span><span class="tiny">
      ${roleName(tale, role)}</span></span>`,
      )}</span></span>`
    }`;
}
