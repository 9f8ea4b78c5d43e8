// @ts-check
// Somebody looks into the Grimoire, by a link of whoever leads: all of it, to be seen and nothing else.
import { html } from "../../../base/html.js";
import { phaseTitle } from "../../../base/phases.js";
import { t } from "../../../base/words.js";
import { me, room, tell } from "../../../base/wire.js";
import { Menu } from "../../../parts/menu.js";
import { Bar, Icon, Screen } from "../../../parts/scene.js";
import { Circle } from "./tokens.js";
import { Happened } from "./foresight.js";

/** @import { Child } from "../../../vendor/preact.js" */

/** @param {{children?: Child}} props what stands in the middle */
export function Looking({ children }) {
  const mine = me.value.id ?? "";
  return html`<${Screen} tall=${70} cls="leader grimoire looking">
    <${Bar} title=${phaseTitle(room.value.tale)} phase=${true}><${Menu} /></${Bar}>
    <div class="grim-body"><div class="grim-left"><${Circle}>${children}</${Circle}></div>
      <section class="grim-right stack"><p class="panel small">${t("looking-note")}</p><${Happened} />
      ${
        me.value.seat === null &&
        html`<button class="btn" onClick=${() => tell("entrust", { person: mine, how: "back" })}>
        <${Icon} name="u-close" />${t("looking-close")}</button>`
      }</section></div></${Screen}>`;
}
