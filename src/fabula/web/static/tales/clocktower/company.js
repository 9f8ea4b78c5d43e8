// @ts-check
// The Fabled and the Loric: roles of the Storyteller, in play for all to see, that come and go at any moment.
import { known } from "../../base/fold.js";
import { seatsIn, wordsIn } from "../../base/gaps.js";
import { computed, html, useState } from "../../base/html.js";
import { roleText } from "../../parts/card.js";
import { Sheet, Switch } from "../../parts/controls.js";
import { Icon } from "../../parts/scene.js";
import { has, role as roleName, t } from "../../base/words.js";
import { amendments, entries, me, room, tell } from "../../base/wire.js";
import { taleOf } from "../../base/tales.js";
import { Jinxes, pairsAmong, rulesHere } from "../../parts/jinxes.js";
import { TALE } from "./tale.js";

const MET = "u-flag";
/** Under whom the Storyteller admits mistakes. */
const MISTAKEN = "deus_ex_fiasco";

/**
 * Who is in play now, in the order in which they came.
 * @type {import("../../vendor/signals.js").Computed<string[]>}
 */
export const company = computed(() =>
  entries.value.reduce((/** @type {string[]} */ now, event) => {
    if (event.e === "began") return event.settings.company || [];
    if (event.e === "entered") return [...now, event.role];
    return event.e === "exited" ? now.filter((one) => one !== event.role) : now;
  }, []),
);

/** Who is, or before the deal will be, in play. */
const here = () => (room.value.stage === "lobby" ? room.value.more?.company || [] : company.value);

/** What a role of the Storyteller does, as far as there are words for it. @param {string} role */
const abilityOf = (role) => roleText(TALE, role, "ability");

/** The rules of the script's own, which a Bootlegger reads out. @returns {string[]} */
const houseRules = () =>
  (room.value.stage === "lobby"
    ? room.value.more?.house_rules
    : entries.value.find((event) => event.e === "began")?.settings.house_rules) || [];

/** A role of the Storyteller with what it does. @param {{role: string}} props */
const One = ({ role }) =>
  html`<details open=${role === "bootlegger"}><summary><span class="mini neutral">
    <${Icon} name=${MET} /></span>
  <span class="grow">${roleName(TALE, role)}</span></summary><p dir="auto">${abilityOf(role)}</p>
  ${
    role === "bootlegger" &&
    houseRules().length > 0 &&
    html`<ul>
  ${houseRules().map((rule) => html`<li dir="auto">${rule}</li>`)}</ul>`
  }
  </details>`;

/** Those in play, for all to see; the host, who may change them, finds the means in the same place. */
export const Company = () =>
  (here().length > 0 || mayChange()) &&
  html`<section class="kind company"><h3>${t("company-title")}</h3><p class="small dim">
    ${t("company-note")}</p>
  ${here().map((/** @type {string} */ role) => html`<${One} key=${role} role=${role} />`)}
  ${mayChange() && html`<${HostCompany} />`}</section>`;

/** Those in play, in a line. */
export const CompanyLine = () =>
  company.value.length > 0 &&
  html`<span class="company-line">
  ${company.value.map(
    (role) => html`<span class="chip" key=${role}><${Icon} name=${MET} />
  ${roleName(TALE, role)}</span>`,
  )}</span>`;

/** For whom a role of the Storyteller is, and what it does. @param {string} role */
const noteOf = (role) =>
  [has(`${TALE}-${role}-for`) && t(`${TALE}-${role}-for`), abilityOf(role)].filter(Boolean).join(" ");

/**
 * Each to be let in or out, found by what a table needs.
 * @param {{all: string[], on: string[], flip: (role: string, on: boolean) => void}} props
 */
function Choice({ all, on, flip }) {
  const [need, choose] = useState("");
  const { company_for: rolesFor } = taleOf(TALE);
  const needs = Object.keys(rolesFor).filter((id) =>
    rolesFor[id].some((/** @type {string} */ one) => all.includes(one)),
  );
  const found = all.filter((role) => !need || on.includes(role) || rolesFor[need].includes(role));
  return html`<p class="small">${t("company-need")}</p>
    <div class="chips" role="group" aria-label=${t("company-need")}>
    ${["", ...needs].map(
      (id) => html`<button class=${`btn small ${need === id ? "chosen" : ""}`} key=${id}
      aria-pressed=${String(need === id)} onClick=${() => choose(id)}>
        ${t(`company-for-${id || "all"}`)}</button>`,
    )}</div>
  <ul class="list picker">${found.map(
    (role) => html`<li key=${role}><span class="mini neutral"><${Icon} name=${MET} /></span>
  <span class="grow"><${Switch} label=${roleName(TALE, role)} note=${noteOf(role)} on=${on.includes(role)}
    change=${(/** @type {boolean} */ wanted) => flip(role, wanted)} /></span></li>`,
  )}</ul>`;
}

/** Whether this is the host, who lets some of them come and go by day while Fabula leads. */
const mayChange = () =>
  me.value.host &&
  room.value.stage === "playing" &&
  room.value.settings.lead !== "person" &&
  ["dawn", "day"].includes(known.value.phase);

/** What the host lets come and go, before all. */
const HostCompany = () =>
  html`<details class="company-change"><summary><span class="mini neutral"><${Icon} name="u-plus" /></span>
    <span class="grow">${t("company-change")}</span></summary><p class="small dim">
    ${t("company-host-note")}</p>
    <${Choice} all=${taleOf(TALE).late_company} on=${company.value}
      flip=${(/** @type {string} */ role, /** @type {boolean} */ on) => tell("beside", { role, on })}
          /></details>`;

/** In the lobby: who will be in play from the beginning. @param {{all: string[]}} props */
export function Guests({ all }) {
  const now = here();
  const flip = (/** @type {string} */ role, /** @type {boolean} */ on) =>
    tell("choose", {
      roles: room.value.roles,
      title: room.value.title,
      author: room.value.author,
      more: { company: on ? [...now, role] : now.filter((/** @type {string} */ one) => one !== role) },
    });
  return html`<details class="kind"><summary><h3>${t("company-title")}</h3></summary><p class="small dim">
    ${t("company-note")}</p>
    <p class="row small"><${Icon} name="u-bulb" /><span>${t("company-first-game")}</span></p>
    <${Choice} all=${all} on=${now} flip=${flip} /></details>`;
}

/** In the Grimoire: let them in or out at any moment. @param {{close: () => void}} props */
export function CompanySheet({ close }) {
  const pattern = (/** @type {string} */ word) => amendments.value.find(([one]) => one === word);
  const flip = (/** @type {string} */ role, /** @type {boolean} */ on) =>
    tell("amend", { act: [on ? "enter" : "exit", role] });
  return html`<${Sheet} title=${t("company-title")} close=${close} wide=${true}><div class="stack">
    <p class="small dim">${t("company-note")}
    </p>
    <${Choice} all=${[...company.value, ...wordsIn(pattern("enter"), 1)]} on=${company.value} flip=${flip} />
    ${company.value.map(
      (role) =>
        has(`${TALE}-${role}-lead`) &&
        html`<section class="kind" key=${role}><h3>${roleName(TALE, role)}</h3><p>
          ${t(`${TALE}-${role}-lead`)}</p>
        ${
          role === MISTAKEN &&
          seatsIn(pattern("admit"), 1).map(
            (n) =>
              html`<button class="btn" onClick=${() => tell("amend", { act: ["admit", n] })}>
                <${Icon} name="u-flag" />${t("company-admit")}
        </button>`,
          )
        }</section>`,
    )}
    <${Jinxes} pairs=${pairsAmong(TALE, room.value.roles)} led=${taleOf(TALE).led_jinxes} own=${rulesHere()}
      name=${(/** @type {string} */ id) => roleName(TALE, id)} /></div></${Sheet}>`;
}
