// @ts-check
// The seats of the lobby as people arrive, and who leads: chosen, volunteered or drawn.
import { html } from "../base/html.js";
import { goneBadge } from "../parts/connection.js";
import { useLate, useOnceThere } from "../parts/lazymodule.js";
import { Badge, Ring } from "../parts/ring.js";
import { Icon } from "../parts/scene.js";
import { screensOf, taleOf } from "../base/tales.js";
import { labelled, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import { Guests } from "./guests.js";
import { go } from "../base/route.js";

/** @import { Person } from "../base/messages.js" */

/** Seats as people arrive. @param {{pick: (person: string) => void}} props */
export function Seats({ pick }) {
  const here = room.value;
  const people = new Map(here.people.map((one) => [one.id, one]));
  const { signOf } = screensOf(here.tale);
  const seats = here.seats.map((person) => {
    const id = person ?? ""; // before the deal no seat is empty
    const sign = signOf?.(id);
    const one = people.get(id) || /** @type {Partial<Person> & {name: string}} */ ({ name: "–" });
    return {
      name: one.name,
      seat: here.seats.indexOf(person),
      apart: (here.apart || []).includes(id),
      label: `${one.name}${
        one.bot ? `, ${t("ui-bot")}` : one.guest ? `, ${t("ui-guest")}` : one.gone ? `, ${t("ui-gone")}` : ""
      }${id === here.host ? `, ${t("ui-host")}` : ""}${sign ? `, ${sign.label}` : ""}`,
      cls: `quiet ${one.gone ? "away" : ""}`,
      badge: html`${id === here.host && html`<${Badge} icon="u-home" />`}
        ${sign && html`<${Badge} icon=${sign.icon} cls=${`l ${here.travelling?.[id] ? "hand" : ""}`} />`}
        ${goneBadge(here.seats.indexOf(id))}`,
      onPick: () => pick(id),
    };
  });
  const leads = [here.leader, ...(here.beside || [])];
  const looking =
    here.watchers.filter((/** @type {string} */ id) => !leads.includes(id)).length + (here.onlookers || 0);
  const [least, most] = taleOf(here.tale).seats;
  return html`<div><${Ring} seats=${seats} me=${me.value.seat} most=${600}
      drop=${me.value.host ? carry : null}>
    <span class="big">${here.seats.length}</span><span class="small dim">
    ${t("ui-at-table", { n: here.seats.length, least, most })}</span>
  </${Ring}>
  <${WhoLeads}><span class="chip"><${Icon} name="u-bulb" />
    ${ledBy()}</span>
    ${
      looking > 0 &&
      html`<span class="chip lookers" role="img" aria-label=${labelled(t("floor-lookers"), looking)}>
      <${Icon} name="u-eye" />${looking}</span>`
    }</${WhoLeads}>
  ${
    me.value.leader &&
    !here.game &&
    html`<p class="centre-text"><button class="btn plain" onClick=${() => go("/lead")}>
    <${Icon} name="u-candle" />${t("ui-lead-first")}</button></p>`
  }
  ${me.value.leader && taleOf(here.tale).aloud && html`<${BeforeLeading} />`}
  ${
    me.value.host &&
    html`<p class="small dim centre-text">${t("ui-order-note")}</p><p class="centre-text">
  <${Guests} /></p>`
  }</div>`;
}

/** Who leads, by name where that is known. */
function ledBy() {
  const { settings, people, leader } = room.value;
  if (settings.lead !== "person") return t("ui-led-by-fabula");
  if (me.value.leader) return t("ui-led-by-me");
  const name = people.find((one) => one.id === leader)?.name;
  return name ? t("ui-led-by", { name }) : t("ui-led-by-person");
}

/** What whoever leads does well to know before the deal. */
function BeforeLeading() {
  const Tips = useOnceThere("leading", async () => (await import("./tips.js")).Tips);
  return Tips && html`<${Tips} tale=${room.value.tale} />`;
}

/** Who leads, who could, and how it is found out who does. @param {{children?: unknown}} props */
function WhoLeads({ children }) {
  const here = room.value;
  const [Leads, open] = useLate("leads", async () => (await import("./volunteers.js")).Leads);
  const name = here.people.find((one) => one.id === here.leader)?.name;
  return html`${
    here.found &&
    html`<p class="small centre-text" role="status">
    ${t(`ui-found-${here.found}`, { name })}</p>`
  }
    <div class="row centre who-leads">${children}${
      me.value.id &&
      html`<button class="btn plain" onClick=${() => open(true)}>
        <${Icon} name="u-candle" />
      ${[t("ui-who-leads"), Object.keys(here.volunteers || {}).length].filter(Boolean).join(" · ")}</button>`
    }</div>
    ${Leads && html`<${Leads} close=${() => open(false)} />`}`;
}

/** Carry a person to another seat. @param {number} from @param {number} to */
function carry(from, to) {
  const people = /** @type {string[]} */ ([...room.value.seats]); // before the deal no seat is empty
  people.splice(to, 0, ...people.splice(from, 1));
  tell("arrange", { people });
}
