// @ts-check
// The almanac: one parchment a role.
import { stepBack } from "../base/route.js";
import { html, useState } from "../base/html.js";
import { Emblem, Side, Source } from "../parts/card.js";
import { LanguageSeg, Seg, TaleSeg } from "../parts/controls.js";
import { Bar, Icon, Screen, sideClass } from "../parts/scene.js";
import { Ways } from "../parts/roletips.js";
import { Ability, Worded } from "../parts/glossarytext.js";
import { sideText } from "../base/story.js";
import { isReady, ownWording, roleOf, taleOf, usualTale } from "../base/tales.js";
import { has, plain, role as roleName, several, t } from "../base/words.js";

/** @import { Typed } from "../base/choices.js" */

const MANY = 60; // roles in a tale, among which one is rather sought by name

/**
 * Roles by their kinds, where a tale has words for those.
 * @param {import("../base/tales.js").Tale} tale
 * @param {import("../base/tales.js").Role[]} roles
 */
const byKind = (tale, roles) =>
  [...new Set(tale.roles.map((one) => (has(`${tale.id}-${one.kind}.plural`) ? one.kind : "")))].map(
    (kind) => ({ kind, roles: roles.filter((one) => !kind || one.kind === kind) }),
  );

export default function Almanac() {
  const [id, choose] = useState(usualTale);
  const ready = isReady(id);
  const tale = taleOf(id);
  const [shown, show] = useState("");
  const [side, only] = useState("all");
  const [sought, seek] = useState("");
  const sides = !ready ? [] : [...new Set(tale.roles.map((one) => one.side))];
  const back = () => (shown ? show("") : stepBack());
  const fits = (/** @type {import("../base/tales.js").Role} */ one) =>
    (side === "all" || one.side === side) &&
    plain(`${roleName(tale.id, one.id)} ${t(`${tale.id}-${one.id}-short`)}`).includes(plain(sought.trim()));
  const found = !ready ? [] : byKind(tale, tale.roles.filter(fits)).filter(({ roles }) => roles.length);
  const other = (/** @type {string} */ next) => (only("all"), seek(""), choose(next));
  return html`<${Screen} tall=${0} stars=${false} cls="almanac">
    <${Bar} title=${t("ui-almanac")} back=${back}><${LanguageSeg} /></${Bar}>
    ${!shown && html`<${TaleSeg} at=${id} choose=${other} />`}
    ${
      !ready
        ? null
        : shown
          ? html`<${RolePage} tale=${tale.id} id=${shown} />`
          : html`<div class="body stack">
        ${
          tale.roles.length > MANY &&
          html`<span class="field"><input class="words" type="search" aria-label=${t("almanac-search")}
              placeholder=${t("almanac-search")}
        value=${sought} onInput=${(/** @type {Typed} */ event) => seek(event.currentTarget.value)} /></span>`
        }
        <div class="sides"><${Seg} pairs=${sides.length > 2} label=${t("ui-side")} at=${side} choose=${only}
          options=${["all", ...sides].map((id) => ({
            id,
            label: id === "all" ? t("ui-all") : sideText(tale.id, id),
          }))} /></div>
        <p class="vh" role="status">
        ${sought && t("almanac-found", { n: found.reduce((sum, { roles }) => sum + roles.length, 0) })}</p>
        ${sought && !found.length && html`<p class="dim centre-text">${t("almanac-found", { n: 0 })}</p>`}
        ${found.map(
          ({ kind, roles }) =>
            html`<section key=${kind}>${kind && html`<h2>${t(`${tale.id}-${kind}.plural`)}</h2>`}
          <${Tiles} tale=${tale.id} roles=${roles}
            show=${(/** @type {string} */ id) => (show(id), scrollTo(0, 0))} /></section>`,
        )}</div>`
    }
  </${Screen}>`;
}

/** @param {{tale: string, roles: import("../base/tales.js").Role[], show: (id: string) => void}} props */
const Tiles = ({ tale, roles, show }) =>
  html`<ul class="list tiles">
  ${roles.map(
    (one) => html`<li key=${one.id}><button class="tile" onClick=${() => show(one.id)}>
  <span class=${`mini ${sideClass(one.side, one.tale)}`}><${Icon} name=${`g-${one.icon}`} /></span>
  <span class="grow"><b>${roleName(tale, one.id)}</b><br /><span class="small dim">
  ${t(`${tale}-${one.id}-short`)}</span></span>
    <${Icon} name="u-next" /></button></li>`,
  )}</ul>`;

/**
 * What a role is and where it is from, where a tale has kinds; else how often it lies in the box.
 * @param {{tale: string, facts: import("../base/tales.js").Role}} props
 */
function Place({ tale, facts }) {
  if (!has(`${tale}-${facts.kind}.plural`))
    return html`<div><dt>${t("ui-in-box")}</dt><dd>${facts.copies}</dd></div>`;
  const scripts = Object.entries(taleOf(tale).scripts)
    .filter(([, roles]) => roles.includes(facts.id))
    .map(([name]) => t(`${tale}-script-${name}`));
  return html`<div><dt>${t("almanac-kind")}</dt><dd>${t(`${tale}-${facts.kind}`)}</dd></div>
    ${scripts.length > 0 && html`<div><dt>${t("almanac-script")}</dt><dd>${several(scripts)}</dd></div>`}`;
}

/** @param {{tale: string, id: string}} props */
function RolePage({ tale, id }) {
  const facts = roleOf(tale, id);
  const text = (/** @type {string} */ part) => t(`${tale}-${id}-${part}`);
  return html`<article class="paper page"><div class="hd"><${Emblem} tale=${tale} role=${id} />
    <h2 class="rolename">${roleName(tale, id)}
    </h2><${Side} tale=${tale} side=${facts.side} /></div>
    <p class="abl" dir="auto"><${Ability} tale=${tale} role=${id} /></p>
    <p class="centre-text"><${Source} tale=${tale} role=${id} /></p>
    ${
      ownWording(tale, id) &&
      html`<h3>${t("ui-almanac-says")}</h3><p class="t">
        <${Worded} tale=${tale} text=${text("ability")} /></p>`
    }
    <dl class="facts"><div><dt>${t("ui-wakes")}</dt><dd>${text("when")}</dd></div>
    <${Place} tale=${tale} facts=${facts} /></dl>
    <h3>${t("ui-example")}</h3><p class="t"><${Worded} tale=${tale} text=${text("example")} /></p>
    <h3>${t("ui-play-well")}</h3><${Ways} tale=${tale} role=${id} part="play" />
    <h3>${t("ui-bluff-well")}</h3><${Ways} tale=${tale} role=${id} part="bluff" /></article>`;
}
