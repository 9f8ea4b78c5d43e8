// @ts-check
// The script: which roles may be in the game, by kinds, and how many of each kind there are.
import { known, nameOf } from "../../base/fold.js";
import { html, useState } from "../../base/html.js";
import { Seg, Sheet } from "../../parts/controls.js";
import { useOnceThere } from "../../parts/lazymodule.js";
import { Icon, IconButton, sideClass } from "../../parts/scene.js";
import { Ways } from "../../parts/roletips.js";
import { Ability } from "../../parts/glossarytext.js";
import { isDead } from "../../base/phases.js";
import { roleOf, taleOf } from "../../base/tales.js";
import { Rulings, RulingsDoor } from "./rulings.js";
import { has, labelled, role as roleName, t } from "../../base/words.js";
import { asks, entries, me, room, tell } from "../../base/wire.js";
import { Company } from "./company.js";
import { Numbers, Title } from "./scripthead.js";
import { everyRole, KINDS, scriptOf, scriptTitle, TALE } from "./tale.js";
import { Jinxes, pairsAmong, rulesHere } from "../../parts/jinxes.js";
import { Check, mayChoose } from "../../screens/set.js";
import { Traveller } from "./travellers.js";

/** @import { Person } from "../../base/messages.js" */
/** @import { Told } from "../../base/choices.js" */

/** A role of the script, to be opened. @param {{one: import("../../base/tales.js").Role}} props */
function Line({ one }) {
  const [open, set] = useState(false);
  return html`<details onToggle=${(/** @type {Event & {currentTarget: HTMLDetailsElement}} */ event) =>
    set(event.currentTarget.open)}><summary>
    <span class=${`mini ${sideClass(one.side, TALE)}`}><${Icon} name=${`g-${one.icon}`} /></span>
    <span class="grow">${roleName(TALE, one.id)}</span></summary>
    <p dir="auto"><${Ability} tale=${TALE} role=${one.id} /></p>
    ${
      open &&
      has(`${TALE}-${one.id}-play`) &&
      html`<${Ways} tale=${TALE} role=${one.id} part="play"
      />`
    }</details>`;
}

/** The roles of a script by kinds, each to be opened. @param {{roles: string[], mine?: string}} props */
function ByKind({ roles, mine = "" }) {
  const here = everyRole().filter(
    (one) => roles.includes(one.id) || (one.kind === "traveller" && one.id === mine),
  );
  const all = [...KINDS, "traveller"].map((kind) => ({
    kind,
    list: here.filter((one) => one.kind === kind),
  }));
  return html`${all
    .filter(({ list }) => list.length)
    .map(
      ({ kind, list }) =>
        html`<section class="kind"><h3>${t(`clocktower-${kind}.plural`)}</h3><p class="small dim">
          ${t(`clocktower-${kind}.note`)}</p>
    ${list.map((one) => html`<${Line} key=${one.id} one=${one} />`)}</section>`,
    )}
    <${Company} /><${Jinxes} pairs=${pairsAmong(TALE, roles)}
      led=${taleOf(TALE).led_jinxes} own=${rulesHere()}
      name=${(/** @type {string} */ id) => roleName(TALE, id)} />`;
}

/** In the journal: the script, and how many of each kind are in the game. */
export const InPlay = () =>
  html`<section class="panel"><h2>${t("square-script")}</h2><p class="wrapped">${scriptTitle()}</p>
    <p class="small dim">
  ${t("square-script-note")}</p>
  <${Numbers} /><${ByKind} roles=${room.value.roles} mine=${known.value.card} /></section>`;

/** Below one's own card: the sheet of the script. */
export function MyScript() {
  const [open, set] = useState(false);
  return html`<div class="foot"><button class="btn" onClick=${() => set(true)}><${Icon} name="u-journal" />
    ${t("square-script")}</button>
    </div>
    ${
      open &&
      html`<${Sheet} title=${t("square-script")} close=${() => set(false)} wide=${true}><p class="small dim">
      ${t("square-script-note")}</p><${Level} /><${Rulings} /><${Numbers} />
      <${ByKind} roles=${room.value.roles} mine=${known.value.card} /></${Sheet}>`
    }`;
}

// ---- in the lobby

/** For whom the script on the table is, and what to expect of it. */
function Level() {
  const id = scriptOf(room.value.roles);
  const level = id && taleOf(TALE).levels[id];
  return (
    level &&
    html`<p class="row small"><${Icon} name="u-bulb" /><span><b>${t(`script-level-${level}`)}</b>${" "}
    ${t(`${TALE}-script-${id}-note`)}</span></p>`
  );
}

/** Whether the players draw real tokens from a bag; only who leads can see them draw. */
export const isDrawn = () => room.value.settings.dealing === "bag" && room.value.settings.lead === "person";

/** What dealing begins with, where it is no deal. */
export const dealText = () => (isDrawn() ? t("square-fill-bag") : "");

/** How the tokens come to the players, where a person leads. */
function Dealing() {
  const one = taleOf(TALE).settings.find(({ key }) => key === "dealing");
  const choose = (/** @type {string} */ id) => tell("settings", { change: { dealing: id } });
  return html`<section class="stack tight"><h3>${t("setting-dealing")}</h3>
    <${Seg} label=${t("setting-dealing")} at=${room.value.settings.dealing} choose=${choose}
    options=${one?.options?.map((id) => ({ id, label: t(`setting-dealing-${id}`) }))} />
      <p class="small dim">
    ${t("setting-dealing.note")}</p></section>`;
}

/** The panel of the lobby: the script, the numbers, and who leads. @param {{edit: () => void}} props */
export function Script({ edit }) {
  const here = room.value;
  const lead = (/** @type {"fabula" | "person"} */ id) => tell("settings", { change: { lead: id } });
  const [shown, show] = useState(false);
  return html`<div class="row between"><${Title} />
      ${
        mayChoose() &&
        html`<${IconButton} name="u-pen" label=${t("square-edit-script")} onClick=${edit}
        />`
      }</div>
    <div class="stack"><p class="small">${t("square-script-note")}</p><${Level} />
      <${Numbers} />
      ${
        me.value.host &&
        here.settings.lead !== "person" &&
        html`<p class="small">${t("square-lead-note")}</p>
          <button class="btn" onClick=${() => lead("person")}><${Icon} name="u-candle" />
        ${t("square-lead-person")}</button>`
      }
      ${me.value.host && here.settings.lead === "person" && html`<${Dealing} />`}
      <button class="btn" onClick=${() => show(true)}><${Icon} name="u-journal" />
      ${t("square-all-roles", { n: here.roles.length })}
        </button><${RulingsDoor} /></div>
    <${Check} /><div class="stack tight"><${Wishes} /></div>
    ${
      shown &&
      html`<${Sheet} title=${t("square-script")} close=${() => show(false)} wide=${true}>
        <${ByKind} roles=${here.roles} />
      </${Sheet}>`
    }`;
}

/** Who comes late or leaves early may wish to be a Traveller; the host agrees. */
function Wishes() {
  const here = room.value;
  const travelling = here.travelling || {};
  const mine = /** @type {string} */ (me.value.id);
  const people = Object.entries(travelling).map(([id, agreed]) => ({
    id,
    agreed,
    name: here.people.find((one) => one.id === id)?.name || "",
  }));
  return html`${
    people.length > 0 &&
    html`<ul class="list">${people.map(
      (one) =>
        html`<li class="wrap" key=${one.id}><${Icon} name="g-bindle" cls="lead" /><span class="grow"><b>
          <bdi>${one.name}</bdi></b><br />
    <span class="small dim">${t(one.agreed ? "square-is-traveller" : "square-wishes-to-travel")}</span></span>
      ${
        (me.value.host || me.value.leader) &&
        html`<span class="row">${
          !one.agreed &&
          html`<button class="btn" aria-label=${`${t("square-agree")}: ${one.name}`}
        onClick=${() => tell("traveller", { on: true, person: one.id })}>${t("square-agree")}</button>`
        }
        <${IconButton} name="u-close" label=${t("square-decline", { name: one.name })}
        onClick=${() => tell("traveller", { on: false, person: one.id })} /></span>`
      }</li>`,
    )}</ul>`
  }
    ${
      me.value.seat !== null &&
      html`<button class="btn plain" aria-pressed=${String(mine in travelling)}
          onClick=${() => tell("traveller", { on: !(mine in travelling) })}>
      <${Icon} name="g-bindle" />${t(mine in travelling ? "square-no-traveller" : "square-be-traveller")}
      </button><p class="small dim">
      ${t("square-be-traveller-note")} ${t("company-first-game")}</p>`
    }`;
}

/**
 * In the sheet of a seat: the host lets a guest without a phone be a Traveller.
 * @param {{person: import("../../base/messages.js").Person, act: (kind: string, more: object) => () => void}}
 *  props
 */
export function SeatWish({ person, act }) {
  const on = person.id in (room.value.travelling || {});
  if (
    !(me.value.host || me.value.leader) ||
    room.value.stage !== "lobby" ||
    !(person.guest || person.bot || on)
  )
    return null;
  return html`<button class="btn" onClick=${act("traveller", { on: !on, person: person.id })}>
    <${Icon} name="g-bindle" />
    ${t(on ? "square-no-traveller" : "square-guest-travels")}</button>`;
}

/** The sign of who is going to be a Traveller, in the lobby's circle. @param {string} id */
export const signOf = (id) =>
  id in (room.value.travelling || {})
    ? {
        icon: "g-bindle",
        label: t(room.value.travelling?.[id] ? "square-is-traveller" : "square-wishes-to-travel"),
      }
    : null;

/** Which script lies, and which roles belong to it: it comes when it is opened. */
export function Editor() {
  const Choosing = useOnceThere("sets", async () => (await import("./scriptchoice.js")).Editor);
  return Choosing && html`<${Choosing} />`;
}

// ---- a Traveller comes to town

/**
 * Before the cards are looked at: a Traveller chooses a role, the others wait. Nothing once the cards are
 * there.
 */
export function Arriving() {
  const ask = asks.value.find((one) => !one.open);
  const arrived = Object.entries(known.value.travellers).filter(([seat]) => !isDead(Number(seat)));
  const [role, choose] = useState("");
  if (!ask)
    return html`<div class="hold"><p class="say centre-text">
    ${
      known.value.phase ? t("square-travellers-choose") : `${t("square-sets-up")} ${t("square-sets-up.note")}`
    }<br />
    <span class="small dim">
    ${arrived.map(([seat, one]) => labelled(nameOf(Number(seat)), roleName(TALE, one))).join(" · ")}</span>
    </p>
    </div>`;
  return html`<div class="ask"><h2 class="title">${t("prompt-clocktower-traveller")}</h2><p>
    ${t("prompt-clocktower-traveller.note")}</p>
    </div>
    <div class="arriving stack" role="group" aria-label=${t("prompt-clocktower-traveller")}>
      ${
        /** @type {string[]} */ (ask.options).map(
          (one) =>
            html`<button class=${`btn ${role === one ? "chosen" : ""}`} aria-pressed=${String(role === one)}
                onClick=${() => choose(one)}>
      <${Icon} name=${`g-${roleOf(TALE, one).icon}`} /><${Traveller} role=${one} /></button>`,
        )
      }</div>
    <div class="foot"><button class="btn main" disabled=${!ask.options.includes(role)}
      onClick=${() => tell("answer", { ask: ask.id, choice: role })}>
      ${role ? t("ui-choose", { what: roleName(TALE, role) }) : t("ui-choose-above")}</button></div>`;
}
