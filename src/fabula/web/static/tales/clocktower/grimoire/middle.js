// @ts-check
// The middle of the circle: the clock, who lives, what the Demon was shown.
import { book } from "./book.js";
import { html } from "../../../base/html.js";
import { answering, AskedHere } from "../../../parts/circleanswer.js";
import { Paused } from "../../../parts/menu.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { isTimed, TimeLeft, TimeTold } from "../../../parts/time.js";
import { phaseTitle } from "../../../base/phases.js";
import { roleOf } from "../../../base/tales.js";
import { role as roleName, t } from "../../../base/words.js";
import { room } from "../../../base/wire.js";
import { CompanyLine } from "../company.js";

/** On a phone the phase has a line of its own, and so that all clocks stand: no circle need be in sight. */
export const PhaseLine = () => html`<p class="grim-phase small dim" aria-hidden="true">
  ${phaseTitle(room.value.tale)}${room.value.paused && ` · ${t("ui-paused")}`}</p>`;

/** The middle of the circle: the clock, who lives, what the Demon was shown. */
export function Middle() {
  const tale = room.value.tale;
  const { circle, dead, bluffs } = book.value;
  const living = circle.filter((seat) => !dead.includes(seat)).length;
  const time = html`${isTimed.value && html`<${TimeLeft} />`}<${TimeTold} />`;
  if (answering.value) return html`${time}<${Paused} /><${AskedHere} />`;
  return html`${time}<${Paused} />
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
