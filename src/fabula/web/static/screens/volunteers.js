// @ts-check
// Who could lead, who votes for whom, and how it is found out: by the votes or by a lot of the room.
import { html } from "../base/html.js";
import { Sheet, Switch } from "../parts/controls.js";
import { Face } from "../parts/face.js";
import { Icon } from "../parts/scene.js";
import { several, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";

/** How many vote for somebody, and who. @param {string[]} names */
const votesText = (names) =>
  names.length ? t("leads-votes", { n: names.length, names: several(names) }) : t("leads-no-vote");

/** The host says who leads: Fabula, or one of those who are there with a device. */
function Naming() {
  const { people, settings, leader } = room.value;
  const leads = settings.lead === "person" ? leader : undefined;
  return html`<div class="row wrap">${[undefined, ...people.filter((one) => !one.bot && !one.guest)].map(
    (one) => html`<button key=${one?.id} class=${`btn ${one?.id === leads ? "chosen" : ""}`}
      aria-pressed=${String(one?.id === leads)}
      onClick=${() =>
        tell("settings", { change: one ? { lead: "person", leader: one.id } : { lead: "fabula" } })}>
      ${one ? html`<${Face} of=${one} />` : html`<${Icon} name="u-bulb" />`}
      <bdi>${one?.name || t("setting-lead-fabula")}</bdi></button>`,
  )}</div>`;
}

/** @param {{close: () => void}} props */
export function Leads({ close }) {
  const here = room.value;
  const mine = me.value.id ?? "";
  /** @type {[string, string[]][]} */
  const could = Object.entries(here.volunteers || {});
  const name = (/** @type {string} */ id) => here.people.find((one) => one.id === id)?.name || "";
  const find = (/** @type {"vote" | "lot"} */ how) => () => tell("find_leader", { how }).then(close);
  return html`<${Sheet} title=${t("ui-who-leads")} close=${close}><div class="stack"><p class="small dim">
    ${t("leads-note")}</p>
    ${me.value.host && html`<${Naming} /><h3>${t("leads-table")}</h3>`}
    <${Switch} label=${t("leads-could")} note=${t("leads-could.note")} on=${mine in (here.volunteers || {})}
      change=${(/** @type {boolean} */ on) => tell("volunteer", { on })} />
    ${could.length === 0 && html`<p class="small">${t("leads-nobody")}</p>`}
    <ul class="list">${could.map(
      ([id, voters]) => html`<li key=${id}><span class="grow"><b><bdi>${name(id)}</bdi></b><br />
      <span class="small dim">${votesText(voters.map(name))}</span></span>
      <button class="btn" aria-pressed=${String(voters.includes(mine))}
        aria-label=${t("leads-vote-for", { name: name(id) })}
        onClick=${() => tell("elect", voters.includes(mine) ? {} : { person: id })}>
          <${Icon} name="u-hand-up" />
        ${t(voters.includes(mine) ? "leads-voted" : "leads-vote")}</button></li>`,
    )}</ul>
    ${
      me.value.host &&
      html`<div class="row wrap">
      <button class="btn main grow" disabled=${!could.some(([, voters]) => voters.length)}
        onClick=${find("vote")}>${t("leads-by-vote")}
        </button>
      <button class="btn grow" onClick=${find("lot")}><${Icon} name="u-candle" />
      ${t("leads-by-lot")}</button></div>
      <p class="small dim">${t(could.length ? "leads-lot-some" : "leads-lot-all")}</p>`
    }</div></${Sheet}>`;
}
