// @ts-check
// The set: its live check, the scenarios of the book, and the cards one by one.
import { html, useState } from "../base/html.js";
import { Seg, Sheet, Switch } from "../parts/controls.js";
import { Icon, sideClass } from "../parts/scene.js";
import { OwnSets, WhatIsIn } from "../parts/ownsets.js";
import { RolePicker } from "../parts/rolepicker.js";
import { Told } from "../parts/varianttale.js";
import { roleOf, screensOf, taleOf } from "../base/tales.js";
import { isSame } from "../base/ownsets.js";
import { has, labelled, role as roleName, several, t } from "../base/words.js";
import { me, room, send, tell } from "../base/wire.js";
import { WordingSheet } from "./wording.js";

/** @import { Args, Choice } from "../base/choices.js" */
/** @import { Scenario } from "../base/tales.js" */

/** The live check of the set against the book. */
export function Check() {
  const advice = room.value.advice || [];
  if (!advice.length)
    return html`<p class="ok-line"><${Icon} name="u-check" cls="tick" />${t("ui-set-fits")}</p>`;
  return html`<ul class="check">
    ${advice.map(
      (line) =>
        html`<li class=${line.level}>
          <${Icon} name=${line.level === "stop" ? "u-close" : line.level === "warn" ? "u-flag" : "u-bulb"}
            /><span>
    ${adviceText(line)}</span></li>`,
    )}</ul>`;
}

/** A line of the live check in words. @param {{code: string, args?: Record<string, Choice>}} line */
export function adviceText(line) {
  const { role, roles, names, ...others } = line.args || {};
  const named = (/** @type {Choice} */ one) => roleName(room.value.tale, String(one));
  const args = {
    .../** @type {Args} */ (others),
    ...(role ? { role: named(role) } : {}),
    ...(roles ? { roles: several([roles].flat().map(named)) } : {}),
    ...(names ? { names: several([names].flat().map(String)) } : {}),
  };
  const id = [`advice-${room.value.tale}-${line.code}`, `advice-${line.code}`].find(has);
  return t(id || `refused-${line.code}`, args);
}

/**
 * The scenarios of the book, those for the players who are here first.
 * @param {{tale: import("../base/tales.js").Tale}} props
 */
function Scenarios({ tale }) {
  const players = room.value.seats.length;
  const fits = (/** @type {Scenario} */ one) => Number(one.seats === players);
  const off = (/** @type {Scenario} */ one) => Math.abs(one.seats - players);
  // of those that differ in nothing but the number only the nearest
  const nearest = (/** @type {Scenario} */ one) =>
    !tale.scenarios.some(
      (other) =>
        other !== one &&
        one.family &&
        other.family === one.family &&
        (off(other) < off(one) || (off(other) === off(one) && other.seats < one.seats)),
    );
  const list = tale.scenarios.filter(nearest).sort((a, b) => fits(b) - fits(a));
  return html`<details class="stack" open=${fits(list[0]) > 0}><summary>${t("ui-scenarios")}</summary>
    <ul class="set-cards scenarios" tabindex="0" aria-label=${t("ui-scenarios")}>
      ${list.map(
        (one) => html`<li class=${`set-card ${fits(one) ? "" : "dim"}`}><b>${t(`scenario-${one.id}`)}</b>
      <${WhatIsIn} tale=${tale.id} roles=${[...one.sets[0].roles, ...(one.more[players] || [])]}
        or=${one.sets.slice(1).flatMap((set) => set.with || [])} />
      <span class="small grow">${t(`scenario-${one.id}.note`)}
      ${one.told && html`<${Told} tale=${tale.id} id=${one.id} />`}</span>
      ${!fits(one) && html`<span class="small">${t("ui-for-players", { n: one.seats })}</span>`}
      ${
        (fits(one) || one.more[players]) &&
        html`<span class="row wrap">${one.sets.map(
          (set) =>
            html`<${Take} scenario=${one}
                set=${{ ...set, roles: [...set.roles, ...(one.more[players] || [])] }} />`,
        )}</span>`
      }</li>`,
      )}</ul>
    ${list.some((one) => one.more[players]) && html`<p class="small dim">${t("ui-filled-up")}</p>`}
  </details>`;
}

/**
 * Take a scenario, with one of the cards among which it leaves the choice.
 * @param {{scenario: Scenario, set: Scenario["sets"][number]}} props
 */
function Take({ scenario, set }) {
  const here = room.value;
  const taken =
    isSame(here.roles, set.roles) &&
    Object.entries(scenario.settings).every(([key, value]) => here.settings[key] === value);
  const name = set.with ? roleName(here.tale, set.with) : t("ui-take");
  return html`<button class="btn small" aria-pressed=${String(taken)}
      aria-label=${labelled(t(`scenario-${scenario.id}`), name)}
    onClick=${() => take(scenario.settings, set.roles)}>${name}</button>`;
}

/**
 * The condition first: were it refused, the set would not be taken either.
 * @param {Scenario["settings"]} change
 * @param {string[]} roles
 */
const take = (change, roles) =>
  send("settings", { change })
    .then(() => send("choose", { roles }))
    .catch(() => null);

/** Whether this person has a say in the set. */
export const mayChoose = () =>
  me.value.host || (room.value.settings.choosing === "players" && me.value.seat !== null);

/** Come by the set in one of the ways there are. @param {{close: () => void}} props */
export function SetSheet({ close }) {
  const here = room.value;
  const tale = taleOf(here.tale);
  const way = here.settings.choosing || "host";
  const { Editor } = screensOf(here.tale);
  const choose = (/** @type {string} */ id) => tell("settings", { change: { choosing: id } });
  return html`<${Sheet} title=${t(Editor ? "square-edit-script" : "ui-edit-set")} close=${close} wide=${true}>
    ${
      me.value.host &&
      tale.choosing.length > 0 &&
      html`<div class="stack tight"><span>${t("setting-choosing")}</span>
        <${Seg} label=${t("setting-choosing")} at=${way} choose=${choose}
      options=${tale.choosing.map((id) => ({ id, label: t(`setting-choosing-${id}`) }))} /></div>`
    }
    ${tale.choosing.length > 0 && html`<p class="small dim">${t(`setting-choosing-${way}.note`)}</p>`}
    ${
      way === "players"
        ? html`<${Wishes} tale=${tale} />`
        : way === "host" && (Editor ? html`<${Editor} />` : html`<${ByHand} tale=${tale} />`)
    }
    ${way !== "host" && html`<${Check} />`}
  </${Sheet}>`;
}

/** What the players would like to have in the set. @param {{tale: import("../base/tales.js").Tale}} props */
function Wishes({ tale }) {
  const here = room.value;
  /** @type {Record<string, string[]>} */
  const wishes = here.wishes || {};
  const mine = wishes[me.value.id ?? ""] || [];
  const wish = (/** @type {string} */ id, /** @type {boolean} */ on) =>
    tell("wish", { roles: on ? [...mine, id] : mine.filter((one) => one !== id) });
  const of = (/** @type {string} */ id) =>
    here.people
      .filter((one) => wishes[one.id]?.includes(id))
      .map((one) => one.name)
      .join(", ");
  return html`<ul class="list picker wishes">${tale.wishable.map((id) => {
    const facts = roleOf(tale.id, id);
    return html`<li><span class=${`mini ${sideClass(facts.side, facts.tale)}`}>
      <${Icon} name=${`g-${facts.icon}`} /></span>
      <span class="grow"><${Switch} label=${roleName(tale.id, id)}
        note=${of(id) || t(`${tale.id}-${id}-short`)} on=${mine.includes(id)}
        change=${me.value.seat === null ? null : (/** @type {boolean} */ on) => wish(id, on)} /></span>
      ${here.roles.includes(id) && html`<${Icon} name="u-check" cls="tick" />`}</li>`;
  })}</ul>`;
}

/** Choose the cards. @param {{tale: import("../base/tales.js").Tale}} props */
function ByHand({ tale }) {
  const here = room.value;
  const seats = Math.max(tale.seats[0], Math.min(tale.seats[1], here.seats.length));
  const put = (/** @type {string[]} */ roles) => tell("choose", { roles });
  const [reworded, reword] = useState("");
  /** A set to begin with, as a card; `takes` is what is sent for it. */
  const begin = (
    /** @type {string} */ icon,
    /** @type {string} */ name,
    /** @type {string[]} */ roles,
    /** @type {string[]} */ takes,
  ) =>
    html`<li class="set-card"><button class="btn" aria-pressed=${String(isSame(roles, here.roles))}
      onClick=${() => put(takes)}>
      <${Icon} name=${`u-${icon}`} />${name}</button><${WhatIsIn} tale=${tale.id} roles=${roles} /></li>`;
  return html`
    ${tale.scenarios.length > 0 && html`<${Scenarios} tale=${tale} />`}
    <${OwnSets} tale=${tale} />
    <ul class="set-cards">${begin("bulb", t("ui-suggested"), tale.sets[seats], [])}
      ${Object.entries(tale.circles).map(([circle, sets]) =>
        begin("card", t(`circle-${circle}`), sets[seats], sets[seats]),
      )}</ul>
    ${
      tale.by_lot &&
      html`<button class="btn" onClick=${() => tell("draw_set")}>
      ${t("ui-set-by-lot")}</button>`
    }
    <${Check} />
    <${RolePicker} tale=${tale} put=${put} reword=${reword} />
    ${reworded && html`<${WordingSheet} role=${reworded} close=${() => reword("")} />`}`;
}
