// @ts-check
// The almanac: one parchment a role.
import { go } from "../app.js";
import { html, useState } from "../html.js";
import { Emblem, Side } from "../parts/card.js";
import { LanguageSeg, Seg, TaleSeg } from "../parts/controls.js";
import { Bar, Icon, Screen, sideClass } from "../parts/scene.js";
import { isReady, roleOf, taleOf, usualTale } from "../tales.js";
import { sideText } from "../story.js";
import { role as roleName, t } from "../words.js";

export default function Almanac() {
  const [id, choose] = useState(usualTale);
  const ready = isReady(id);
  const tale = taleOf(id);
  const [shown, show] = useState("");
  const [side, only] = useState("all");
  const sides = !ready ? [] : [...new Set(tale.roles.map((one) => one.side))];
  const back = () => (shown ? show("") : history.length > 1 ? history.back() : go("/"));
  return html`<${Screen} tall=${0} stars=${false} cls="almanac">
    <${Bar} title=${t("ui-almanac")} back=${back}><${LanguageSeg} /></${Bar}>
    ${!shown && html`<${TaleSeg} at=${id} choose=${(/** @type {string} */ other) => (only("all"), choose(other))} />`}
    ${!ready ? null : shown
      ? html`<${RolePage} tale=${tale.id} id=${shown} />`
      : html`<div class="body stack"><div class="scroll"><${Seg} label=${t("ui-side")} at=${side} choose=${only} options=${["all", ...sides].map((id) => ({ id, label: id === "all" ? t("ui-all") : sideText(tale.id, id) }))} /></div>
        <ul class="list tiles">${tale.roles.filter((one) => side === "all" || one.side === side).map((one) => html`<li><button class="tile" onClick=${() => (show(one.id), scrollTo(0, 0))}><span class=${`mini ${sideClass(one.side, one.tale)}`}><${Icon} name=${`g-${one.icon}`} /></span>
          <span class="grow"><b>${roleName(tale.id, one.id)}</b><br /><span class="small dim">${t(`${tale.id}-${one.id}-short`)}</span></span><${Icon} name="u-next" /></button></li>`)}</ul></div>`}
  </${Screen}>`;
}

/** @param {{tale: string, id: string}} props */
function RolePage({ tale, id }) {
  const facts = roleOf(tale, id);
  const text = (/** @type {string} */ part) => t(`${tale}-${id}-${part}`);
  return html`<article class="paper page"><div class="hd"><${Emblem} tale=${tale} role=${id} /><h2 class="rolename">${roleName(tale, id)}</h2><${Side} tale=${tale} side=${facts.side} /></div>
    <p class="abl">${text("ability")}</p>
    <dl class="facts"><div><dt>${t("ui-wakes")}</dt><dd>${text("when")}</dd></div><div><dt>${t("ui-in-box")}</dt><dd>${facts.copies}</dd></div></dl>
    <h3>${t("ui-example")}</h3><p class="t">${text("example")}</p><h3>${t("ui-play-well")}</h3><p class="t">${text("play")}</p><h3>${t("ui-bluff-well")}</h3><p class="t">${text("bluff")}</p></article>`;
}
