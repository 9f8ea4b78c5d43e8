// @ts-check
// The set: its live check, the scenarios of the book, and the cards one by one.
import { html } from "../html.js";
import { Counter, Sheet } from "../parts/controls.js";
import { Icon, sideClass } from "../parts/scene.js";
import { taleOf } from "../tales.js";
import { has, role as roleName, t } from "../words.js";
import { room, send, tell } from "../wire.js";

/** The live check of the set against the book. */
export function Check() {
  const advice = room.value.advice || [];
  if (!advice.length) return html`<p class="ok-line"><${Icon} name="u-check" cls="tick" />${t("ui-set-fits")}</p>`;
  return html`<ul class="check">${advice.map((/** @type {any} */ line) => html`<li class=${line.level}><${Icon} name=${line.level === "stop" ? "u-close" : line.level === "warn" ? "u-flag" : "u-bulb"} /><span>${adviceText(line)}</span></li>`)}</ul>`;
}

/** @param {any} line */
export function adviceText(line) {
  const args = { ...line.args, ...(line.args?.role ? { role: roleName(room.value.tale, line.args.role) } : {}) };
  const id = `advice-${room.value.tale}-${line.code}`;
  return has(id) ? t(id, args) : t(`refused-${line.code}`, args);
}

/** The scenarios of the book, those for the players who are here first. @param {{tale: import("../tales.js").Tale}} props */
function Scenarios({ tale }) {
  const players = room.value.seats.length;
  const fits = (/** @type {any} */ one) => Number(one.seats === players);
  const list = [...tale.scenarios].sort((a, b) => fits(b) - fits(a));
  return html`<details class="stack" open=${fits(list[0]) > 0}><summary>${t("ui-scenarios")}</summary>
    <ul class="list scenarios">${list.map((one) => html`<li class=${fits(one) ? "" : "dim"}><span class="grow"><b>${t(`scenario-${one.id}`)}</b><br /><span class="small">${t(`scenario-${one.id}.note`)}</span></span>
      ${fits(one) ? html`<span class="row wrap">${one.sets.map((/** @type {any} */ set) => html`<${Take} scenario=${one} set=${set} />`)}</span>` : html`<span class="small">${t("ui-for-players", { n: one.seats })}</span>`}</li>`)}</ul>
  </details>`;
}

/** Take a scenario, with one of the cards among which it leaves the choice. @param {{scenario: any, set: any}} props */
function Take({ scenario, set }) {
  const here = room.value;
  const sorted = (/** @type {string[]} */ roles) => [...roles].sort().join();
  const taken = sorted(here.roles) === sorted(set.roles) && Object.entries(scenario.settings).every(([key, value]) => here.settings[key] === value);
  const name = set.with ? roleName(here.tale, set.with) : t("ui-take");
  return html`<button class="btn small" aria-pressed=${String(taken)} aria-label=${`${t(`scenario-${scenario.id}`)}: ${name}`} onClick=${() => take(scenario.settings, set.roles)}>${name}</button>`;
}

/** The condition first: were it refused, the set would not be taken either. @param {Record<string, any>} change @param {string[]} roles */
const take = (change, roles) => send("settings", { change }).then(() => send("choose", { roles })).catch(() => null);

/** Choose the cards. @param {{close: () => void}} props */
export function SetSheet({ close }) {
  const here = room.value;
  const tale = taleOf(here.tale);
  const count = (/** @type {string} */ id) => here.roles.filter((/** @type {string} */ one) => one === id).length;
  const put = (/** @type {string[]} */ roles) => tell("choose", { roles });
  const less = (/** @type {string} */ id) => {
    const roles = [...here.roles];
    roles.splice(roles.indexOf(id), 1);
    put(roles);
  };
  return html`<${Sheet} title=${t("ui-edit-set")} close=${close} wide=${true}>
    ${tale.scenarios.length > 0 && html`<${Scenarios} tale=${tale} />`}
    <div class="row wrap"><button class="btn grow" onClick=${() => put([])}><${Icon} name="u-bulb" />${t("ui-suggested")}</button></div>
    <${Check} />
    <ul class="list picker">${tale.roles.map((facts) => html`<li><span class=${`mini ${sideClass(facts.side, facts.tale)}`}><${Icon} name=${`g-${facts.icon}`} /></span>
      <span class="grow"><b>${roleName(tale.id, facts.id)}</b><br /><span class="small dim">${t(`${tale.id}-${facts.id}-short`)}</span></span>
      <${Counter} label=${roleName(tale.id, facts.id)} value=${count(facts.id)} less=${count(facts.id) ? () => less(facts.id) : null} more=${() => put([...here.roles, facts.id])} /></li>`)}</ul>
  </${Sheet}>`;
}
