// @ts-check
// The script: which roles may be in the game, by kinds, and how many of each kind there are.
import { go } from "../../base/route.js";
import { known, nameOf } from "../../base/fold.js";
import { html, useState } from "../../base/html.js";
import { ability, Source } from "../../parts/card.js";
import { Seg, Sheet, Switch } from "../../parts/controls.js";
import { Icon, IconButton, sideClass } from "../../parts/scene.js";
import { Ways } from "../../parts/ways.js";
import { Ability } from "../../parts/worded.js";
import { isDead } from "../../base/phases.js";
import { ownWording, roleOf, taleOf } from "../../base/tales.js";
import { Rulings, RulingsDoor } from "./rulings.js";
import { has, labelled, loadWordsOf, role as roleName, t } from "../../base/words.js";
import { asks, entries, me, room, tell } from "../../base/wire.js";
import { Company, Guests } from "./company.js";
import { Jinxes, pairsAmong, rulesHere } from "../../parts/jinxes.js";
import { Check, mayChoose } from "../../screens/set.js";
import { Traveller } from "./travellers.js";
import { WordingSheet } from "../../screens/wording.js";

/** @import { Person } from "../../base/messages.js" */
/** @import { Told } from "../../base/choices.js" */

const TALE = "clocktower";
const KINDS = ["townsfolk", "outsider", "minion", "demon"];
const GOOD = ["townsfolk", "outsider"];
const MOST_RESIDENTS = 15;

/** How many of each kind are in a game of so many. @param {number} seats */
const numbersFor = (seats) => taleOf(TALE).numbers[String(seats)];

/** How many came in at the beginning, and how many of them by their own wish as Travellers. */
function atFirst() {
  const began = room.value.stage === "lobby" ? null : entries.value.find((event) => event.e === "began");
  const { seats, travelling = {} } = room.value;
  return began
    ? [began.seats, began.settings.travellers?.length || 0]
    : [seats.length, Object.values(travelling).filter(Boolean).length];
}

/** The numbers of the table, as chips: each kind with its side's sign. */
export function Numbers() {
  const [seats, wished] = atFirst();
  const numbers = numbersFor(seats - wished);
  if (!numbers) return null;
  const travellers = wished + Math.max(0, seats - wished - MOST_RESIDENTS);
  return html`<div class="numbers" role="img" aria-label=${t("clocktower-counts", numbers)}>
    ${KINDS.map(
      (kind) => html`<span class=${`chip ${GOOD.includes(kind) ? "good" : "evil"}`}>
      <${Icon} name=${GOOD.includes(kind) ? "u-side-good" : "u-side-evil"} />
      ${t(`clocktower-${kind}.plural`)} ${numbers[kind]}</span>`,
    )}
    ${
      travellers > 0 &&
      html`<span class="chip"><${Icon} name="g-bindle" />
    ${t("clocktower-traveller.plural")} ${travellers}</span>`
    }
      </div>`;
}

/** Every role there is at this table: those with rules, those without, and those of the script's author. */
const everyRole = () => [
  ...taleOf(TALE).roles,
  ...taleOf(TALE).led,
  ...room.value.roles
    .filter((/** @type {string} */ id) => id.startsWith("own_"))
    .map((/** @type {string} */ id) => roleOf(TALE, id)),
];

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

/** The script of the tale with just these roles, if it is one of them. @param {string[]} roles */
const scriptOf = (roles) =>
  Object.entries(allScripts()).find(
    ([, all]) => all.length === roles.length && all.every((one) => roles.includes(one)),
  )?.[0];

/** Every script with a name, large and small. @returns {Record<string, string[]>} */
const allScripts = () => ({ ...taleOf(TALE).scripts, ...taleOf(TALE).small_scripts });

/** What the script on the table is called. */
export function scriptTitle() {
  const known = scriptOf(room.value.roles);
  return known ? t(`${TALE}-script-${known}`) : room.value.title || t("script-of-your-own");
}

/** Its name, and whose it is. */
const Title = () => html`<div><h2 class="wrapped">${scriptTitle()}</h2>
  ${
    room.value.author &&
    html`<p class="small dim wrapped">
  ${t("script-by", { author: room.value.author })}</p>`
  }</div>`;

/**
 * Scripts with a name of their own.
 * @param {{label: string, of: Record<string, string[]>, take: (roles: string[]) => void}} props
 */
const Ready = ({ label, of, take }) =>
  html`<div class="row wrap" role="group" aria-label=${label}>${Object.entries(of).map(
    ([id, roles]) =>
      html`<button class=${`btn ${scriptOf(room.value.roles) === id ? "chosen" : ""}`}
          aria-pressed=${String(scriptOf(room.value.roles) === id)}
  onClick=${() => take(roles)}>${t(`${TALE}-script-${id}`)}</button>`,
  )}</div>`;

/**
 * The scripts that are there, and for whom the one on the table is.
 * @param {{take: (roles: string[]) => void}} props
 */
const Scripts = ({ take }) =>
  html`<${Ready} label=${t("script-ready")} of=${taleOf(TALE).scripts} take=${take} />
  <p class="small dim">${t("script-small")}</p>
  <${Ready} label=${t("script-small")} of=${taleOf(TALE).small_scripts} take=${take} /><${Level} />`;

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

const NO_ORDER = { first_night: [], other_nights: [] };

/**
 * In which order a set of the box wakes its roles: the one that holds for all, or that of its printed sheets.
 */
function NightOrder() {
  const here = room.value;
  const sheets = taleOf(TALE).printed_sheets[scriptOf(here.roles) ?? ""];
  if (!sheets) return null;
  const order = (/** @type {string} */ id) =>
    tell("choose", {
      roles: here.roles,
      title: here.title,
      author: here.author,
      more: id === "printed" ? sheets : NO_ORDER,
    });
  const at = here.more?.first_night?.length ? "printed" : "published";
  return html`<section class="stack tight"><h3>${t("script-order")}</h3>
    <${Seg} label=${t("script-order")} at=${at} choose=${order}
    options=${["published", "printed"].map((id) => ({ id, label: t(`script-order-${id}`) }))} />
      <p class="small dim">
    ${t("script-order-note")}</p></section>`;
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
      <${Wishes} /><${RulingsDoor} />
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
        </button></div>
    <${Check} />
    ${
      shown &&
      html`<${Sheet} title=${t("square-script")} close=${() => show(false)} wide=${true}>
        <${ByKind} roles=${here.roles} />
      </${Sheet}>`
    }`;
}

/** To bring a script, or to take this one away. */
function Door() {
  const [brought, bring] = useState({
    Bring: /** @type {import("../../parts/late.js").Late | null} */ (null),
  });
  const open = async () => {
    const door = await import("./bring.js");
    await loadWordsOf("scripts");
    bring({ Bring: door.Bring });
  };
  const print = async () => {
    await loadWordsOf("scripts");
    await (await import("./bring.js")).printScript(scriptTitle());
  };
  const work = async () => {
    const { begin, lay, roll } = await import("./workshop/draft.js");
    await begin();
    const { roles, more, author } = room.value;
    const published = [...roles, ...(more?.company || [])].filter((id) => roll.some((one) => one.id === id));
    lay({ meta: { name: scriptTitle(), ...(author ? { author } : {}) }, roles: published });
    go("/workshop");
  };
  const save = async () => (await import("./bring.js")).saveScript(scriptTitle());
  return html`<div class="row wrap"><button class="btn" onClick=${open}><${Icon} name="u-plus" />
    ${t("script-bring")}</button>
    <button class="btn" onClick=${save}><${Icon} name="u-save" />${t("script-save")}</button>
    <button class="btn" onClick=${print}><${Icon} name="u-card" />${t("script-print")}</button>
    <button class="btn"
      onClick=${async () => (await import("../../screens/briefpaper.js")).printSetUp(TALE)}>
        <${Icon} name="u-card" />
      ${t("setup-print")}</button>
    <button class="btn" onClick=${work}><${Icon} name="u-pen" />${t("script-workshop")}</button></div>
    ${brought.Bring && html`<${brought.Bring} close=${() => bring({ Bring: null })} />`}`;
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
      html`<button class="btn" aria-pressed=${String(mine in travelling)}
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

/** Which roles belong to the script: on or off. */
export function Editor() {
  const here = room.value;
  const [reworded, reword] = useState("");
  const put = (/** @type {string[]} */ roles, more = {}) => tell("choose", { roles, more });
  const all = everyRole().filter((one) => KINDS.includes(one.kind) || here.roles.includes(one.id));
  const isLed = (/** @type {string} */ id) => taleOf(TALE).roles.every((one) => one.id !== id);
  const flip = (/** @type {string} */ id, /** @type {boolean} */ on) =>
    put(all.map((one) => one.id).filter((one) => (one === id ? on : here.roles.includes(one))));
  return html`<p class="small dim">${t("square-script-note")}</p><${Numbers} />
    <${Title} /><${Scripts} take=${(/** @type {string[]} */ roles) => put(roles, NO_ORDER)} />
    <${NightOrder} /><${Door} />
    <${Check} />
    ${KINDS.map(
      (kind) => html`<section class="kind"><h3>${t(`clocktower-${kind}.plural`)}</h3><ul class="list picker">
      ${all
        .filter((one) => one.kind === kind)
        .map(
          (one) =>
            html`<li><span class=${`mini ${sideClass(one.side, TALE)}`}>
              <${Icon} name=${`g-${one.icon}`} /></span>
      <span class="grow"><${Switch} label=${roleName(TALE, one.id)}
        note=${
          isLed(one.id) ? `${t("script-is-led")} ${ability(TALE, one.id)}` : t(`${TALE}-${one.id}-short`)
        }
        on=${here.roles.includes(one.id)} change=${(/** @type {boolean} */ on) => flip(one.id, on)} />
        ${ownWording(TALE, one.id) && html`<${Source} tale=${TALE} role=${one.id} />`}</span>
      <span class="row">${
        !isLed(one.id) &&
        html`<${IconButton} name="u-pen" label=${t("ui-reword", { what: roleName(TALE, one.id) })}
            onClick=${() => reword(one.id)} />`
      }
        </span></li>`,
        )}</ul></section>`,
    )}
    <${Guests} all=${taleOf(TALE).company} />
    ${reworded && html`<${WordingSheet} role=${reworded} close=${() => reword("")} />`}`;
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
