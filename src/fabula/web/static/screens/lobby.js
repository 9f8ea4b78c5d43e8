// @ts-check
// The lobby: code and QR, seats in a circle, the set with its live check, variants, who leads.
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { ReadRules } from "../parts/brief.js";
import { Counter, Seg, Sheet, Switch, TaleSeg } from "../parts/controls.js";
import { goneBadge } from "../parts/connection.js";
import { InPlay } from "../parts/cardsinplay.js";
import { useLate, useOnceThere } from "../parts/lazymodule.js";
import { Kept } from "../parts/chroniclelink.js";
import { Menu } from "../parts/menu.js";
import { OtherScreens } from "../parts/otherscreens.js";
import { QR } from "../parts/qr.js";
import { Badge, Ring, shownTime } from "../parts/ring.js";
import { Bar, Icon, IconButton, Screen, sideClass } from "../parts/scene.js";
import { isPlayedIn, Standings } from "../parts/standings.js";
import { Told, toldOf } from "../parts/varianttale.js";
import { pair } from "../base/story.js";
import { origin } from "../base/origin.js";
import { keepTale, loadLobby, roleOf, screensOf, taleOf, tales } from "../base/tales.js";
import { has, labelled, loadWordsOf, role as roleName, t } from "../base/words.js";
import { me, refusal, room, tell } from "../base/wire.js";
import { Guests } from "./guests.js";
import { go, goHome, spaced } from "../base/route.js";
import { keepTable, LastTime } from "./lastevening.js";
import { adviceText, Check, mayChoose, SetSheet } from "./set.js";
import { SeatSheet, Talk } from "../parts/table.js";

/** @import { Person } from "../base/messages.js" */
/** @import { Setting, Timer } from "../base/tales.js" */
/** @import { Choice } from "../base/choices.js" */

/** What a game needs besides is there before its first cards are: a deal waits for nothing. */
const ahead = () =>
  Promise.allSettled([
    import("./play.js"),
    import("../parts/show.js"),
    import("../parts/reasons.js"),
    loadWordsOf("reasons"),
    loadWordsOf("learning"),
    loadLook("learning"),
  ]);

export default function Lobby() {
  const here = room.value;
  useEffect(() => void ahead(), []);
  const [sheet, open] = useState("");
  const [seat, choose] = useState(/** @type {string | null} */ (null));
  const tellSo = () => (refusal.value = { why: "ui-link-copied", args: {} });
  const share = async () => {
    const link = `${origin.value}/${here.code}`;
    if (navigator.share) await navigator.share({ title: "Fabula", url: link }).catch(() => null);
    else await navigator.clipboard?.writeText(link).then(tellSo, () => null);
  };
  return html`<${Screen} tall=${140} cls="lobby">
    <${Bar} title=${t("ui-table")} home=${goHome}>
    <${IconButton} name="u-share" label=${t("ui-share")} onClick=${share} /><${Menu} />
      </${Bar}>
    <div class="body stack two">
      <section class="stack">
        <div class="panel code"><${QR} text=${`${origin.value}/${here.code}`} label=${t("ui-qr")} />
          <div><span class="small dim">${t("ui-code")}</span><div class="n">${spaced(here.code)}</div>
          <span class="small dim">
            ${t("ui-code-note", { host: new URL(origin.value).host })}</span></div></div>
        <div class="row wrap other-screens"><${OtherScreens} /></div>
        <${LastTime} />
        <${Seats} pick=${choose} />
        <div class="panel stack tight"><p class="small">${t("brief-manners")}</p>
        <${ReadRules} tale=${here.tale} /></div>
      </section>
      <section class="stack"><${TheSet} edit=${() => open("set")} /><${Rules} edit=${() => open("rules")} />
        ${isPlayedIn() && html`<div class="panel"><h2>${t("ui-series")}</h2><${Standings} /></div>`}
        <p class="centre-text"><${Kept} /></p>
        <${Talk} /></section>
    </div>
    <${Foot} />
    ${sheet === "set" && html`<${SetSheet} close=${() => open("")} />`}
    ${sheet === "rules" && html`<${RulesSheet} close=${() => open("")} />`}
    ${seat && html`<${SeatSheet} person=${seat} close=${() => choose(null)} />`}
  </${Screen}>`;
}

/** Seats as people arrive. @param {{pick: (person: string) => void}} props */
function Seats({ pick }) {
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
      badge: html`${id === here.host && html`<${Badge} icon="u-candle" />`}
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
  <p class="centre-text"><span class="chip"><${Icon} name="u-bulb" />
    ${ledBy()}</span>
    ${
      looking > 0 &&
      html` <span class="chip lookers" role="img" aria-label=${labelled(t("floor-lookers"), looking)}>
      <${Icon} name="u-eye" />${looking}</span>`
    }</p>
  <${WhoLeads} />
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
  const name = people.find((one) => one.id === leader)?.name;
  return name ? t("ui-led-by", { name }) : t("ui-led-by-person");
}

/** What whoever leads does well to know before the deal. */
function BeforeLeading() {
  const Tips = useOnceThere("leading", async () => (await import("./tips.js")).Tips);
  return Tips && html`<${Tips} tale=${room.value.tale} />`;
}

/** Who could lead, and how it is found out who does. */
function WhoLeads() {
  const here = room.value;
  const [Leads, open] = useLate("leads", async () => (await import("./volunteers.js")).Leads);
  const name = here.people.find((one) => one.id === here.leader)?.name;
  return html`${
    here.found &&
    html`<p class="small centre-text" role="status">
    ${t(`ui-found-${here.found}`, { name })}</p>`
  }
    ${
      me.value.id &&
      html`<p class="centre-text"><button class="btn plain" onClick=${() => open(true)}>
        <${Icon} name="u-candle" />
      ${[t("ui-who-leads"), Object.keys(here.volunteers || {}).length].filter(Boolean).join(" · ")}</button>
      </p>`
    }
    ${Leads && html`<${Leads} close=${() => open(false)} />`}`;
}

/** Carry a person to another seat. @param {number} from @param {number} to */
function carry(from, to) {
  const people = /** @type {string[]} */ ([...room.value.seats]); // before the deal no seat is empty
  people.splice(to, 0, ...people.splice(from, 1));
  tell("arrange", { people });
}

/** Roles of the set as tokens. @param {{roles: string[]}} props */
export const Tokens = ({ roles }) =>
  html`<ul class="roles">${roles.map((id) => {
    const facts = roleOf(room.value.tale, id);
    return html`<li class="rt">
    <span class=${sideClass(facts.side, facts.tale)} role="img" aria-label=${roleName(room.value.tale, id)}
    title=${roleName(room.value.tale, id)}><${Icon} name=${`g-${facts.icon}`} /></span></li>`;
  })}</ul>`;

/** @param {{edit: () => void}} props */
function TheSet({ edit }) {
  const here = room.value;
  const tale = taleOf(here.tale);
  const chooses = me.value.host && tales.length > 1;
  const { Script } = screensOf(here.tale);
  if (Script)
    return html`<div class="panel">
    ${
      chooses
        ? html`<${TaleSeg} at=${here.tale} choose=${layOut} />`
        : html`<span class="small dim">
    ${t(here.tale)}</span>`
    }
    <${Script} edit=${edit} /></div>`;
  return html`<div class="panel">${chooses && html`<${TaleSeg} at=${here.tale} choose=${layOut} />`}
    <div class="row between"><div>${!chooses && html`<span class="small dim">${t(here.tale)}</span>`}<h2>
      ${t("ui-set", { n: here.roles.length })}</h2></div>
    ${mayChoose() && html`<${IconButton} name="u-pen" label=${t("ui-edit-set")} onClick=${edit} />`}</div>
    ${here.title && html`<p class="set-title"><bdi>${here.title}</bdi></p>`}
    ${
      here.settings.choosing &&
      html`<p class="small dim">
        ${pair(t("setting-choosing"), t(`setting-choosing-${here.settings.choosing}`))}</p>`
    }
    <${InPlay} roles=${here.roles} />
    <${NextRole} tale=${tale} />
    <p class="small">${t(tale.spares ? "ui-cards-count" : "ui-cards-count-all", {
      cards: here.roles.length,
      players: here.seats.length,
      spare: tale.spares,
    })}</p>
    <${Check} />
    <button class="btn plain" onClick=${() => import("./reminder.js").then(({ print }) => print())}>
    <${Icon} name="u-card" />
      ${t("ui-print-order")}</button></div>`;
}

/**
 * After a game one card may be exchanged for one that nobody has met yet.
 * @param {{tale: import("../base/tales.js").Tale}} props
 */
function NextRole({ tale }) {
  const { roles, game, tale: id } = room.value;
  const come = tale.next_roles[tale.next_roles.findLastIndex((one) => roles.includes(one)) + 1];
  const gone = tale.plain_roles.find((one) => roles.includes(one));
  if (!me.value.host || !game || !come || !gone) return null;
  const change = () => {
    const next = [...roles, come];
    next.splice(next.indexOf(gone), 1);
    tell("choose", { roles: next });
  };
  return html`<div class="row between"><span class="small grow"><b>
    ${t("ui-next-role.note", { come: roleName(id, come) })}</b><br />
    <span class="dim">${t(`${id}-${come}-short`)}</span></span>
    <button class="btn" onClick=${change}>${t("ui-next-role", { gone: roleName(id, gone) })}</button></div>`;
}

/** Another game for this table. @param {string} tale */
async function layOut(tale) {
  await loadLobby(tale);
  keepTale(tale);
  tell("tale", { tale });
}

/** @param {{edit: () => void}} props */
function Rules({ edit }) {
  const here = room.value;
  const tale = taleOf(here.tale);
  const on = tale.settings.filter((one) => counts(one) && here.settings[one.key] !== one.default);
  return html`<div class="panel"><div class="row between"><h2>${t("ui-house-rules")}</h2>
    ${
      me.value.host &&
      html`<${IconButton} name="u-gear" label=${t("ui-edit-rules")} onClick=${edit}
      />`
    }</div>
    <ul class="list">${on.map(
      (one) =>
        html`<li><span class="grow">${t(`setting-${one.key}`)}</span><b>
          ${settingValue(one, here.settings[one.key])}</b></li>
      ${toldOf(one) && html`<li><${Told} tale=${here.tale} id=${toldOf(one)} /></li>`}`,
    )}
    ${switchedOn().map((id) => html`<li><span class="grow">${t(id)}</span><b>${t("ui-on")}</b></li>`)}
    ${timersHere()
      .filter((one) => one.default || here.settings[one.key])
      .map(
        (one) => html`<li><span class="grow">${timerText(one.key)}</span>
      <b>${lasting(Number(here.settings[one.key]))}</b></li>`,
      )}
      </ul></div>`;
}

/** What is switched on besides the variants of the tale. */
function switchedOn() {
  const { settings, tale } = room.value;
  const { speech, dead_may_watch: mayWatch, notes_help: mayHelp } = taleOf(tale);
  return [
    settings.unhurried && "ui-first-time",
    settings.seat_numbers && "setting-seat_numbers",
    settings.lead === "person" && settings.one_by_one && "setting-one_by_one",
    settings.lead === "person" && settings.overheard && "setting-overheard",
    mayWatch && settings.open_eyes && "setting-open_eyes",
    mayHelp && settings.helper && "setting-helper",
    ...speech.filter((key) => settings[key]).map((key) => `setting-${key}`),
  ].filter((id) => typeof id === "string");
}

/**
 * Whether a variant matters beside the others that were chosen, with who leads, and with these roles.
 * @param {Setting} one
 */
const counts = (one) =>
  (!one.under || room.value.settings[one.under[0]] === one.under[1]) &&
  (one.led === undefined || room.value.settings.lead !== "person") &&
  !one.without?.some((role) => room.value.roles.includes(role));

/** The times that run at this table: a person who leads says how long most things last. */
const timersHere = () =>
  taleOf(room.value.tale).timers.filter(
    (one) =>
      (one.always || room.value.settings.lead !== "person") &&
      (!one.beside || room.value.more?.company?.includes(one.beside)),
  );

/** What a time is for: a tale may have its own words for it. @param {string} key @param {string} [part] */
function timerText(key, part = "") {
  const own = `setting-${key}-${room.value.tale}`;
  return t(`${has(own) ? own : `setting-${key}`}${part}`);
}

/** Seconds; from a minute on as a clock shows them. @param {number} seconds */
function lasting(seconds) {
  if (!seconds) return t("ui-off");
  return seconds < 60 ? t("ui-seconds", { n: seconds }) : shownTime(seconds * 1000);
}

/** @param {Setting} setting @param {Choice | undefined} value */
const settingValue = (setting, value) =>
  setting.kind === "flag" ? t(value ? "ui-on" : "ui-off") : t(`setting-${setting.key}-${value}`);

function Foot() {
  const here = room.value;
  if (!me.value.host) {
    const host = here.people.find((one) => one.id === here.host)?.name || "";
    return html`<div class="foot stick"><p class="small centre-text">${t("ui-wait-host", { name: host })}</p>
      ${
        me.value.seat === null &&
        me.value.id !== here.leader &&
        html`<button class="btn main" onClick=${() => tell("sit")}>${t("ui-sit-down")}</button>`
      }</div>`;
  }
  const stands = me.value.seat === null && !me.value.leader;
  const stops = (here.advice || []).filter((line) => line.level === "stop");
  return html`<div class="foot stick"><p class="small centre-text">
    ${stops.length ? adviceText(stops[0]) : t("ui-ready-to-deal")}</p>
    ${stands && html`<button class="btn" onClick=${() => tell("sit")}>${t("ui-sit-down")}</button>`}
    <div class="row"><button class="btn" onClick=${() => tell("add_bot")}
      disabled=${here.seats.length >= taleOf(here.tale).seats[1]}>
      <${Icon} name="u-bot" />${t("ui-add-bot")}</button>
    <button class="btn main grow" disabled=${stops.length > 0} onClick=${() => (keepTable(), tell("start"))}>
      ${screensOf(here.tale).dealText?.() || t("ui-deal")}</button></div></div>`;
}

/** From so many games on at a table its variants need not be folded. */
const ENOUGH_GAMES = 3;

/** Variants, timers, who leads. @param {{close: () => void}} props */
function RulesSheet({ close }) {
  const here = room.value;
  const tale = taleOf(here.tale);
  const set = (/** @type {string} */ key, /** @type {Choice} */ value) =>
    tell("settings", { change: { [key]: value } });
  const shown = tale.settings.filter(counts);
  const chapters = [...new Set(shown.map((one) => one.chapter).filter(Boolean))];
  const readsCard = (/** @type {Setting} */ one) =>
    !one.chapter && tale.roles.some(({ id }) => id === one.key);
  const row = (/** @type {Setting} */ one) =>
    html`<${Variant} one=${one} value=${here.settings[one.key]} set=${set} />`;
  return html`<${Sheet} title=${t("ui-house-rules")} close=${close}>
    <div class="stack"><p>${t("setting-lead")}</p>
      <${Seg} label=${t("setting-lead")} at=${here.settings.lead}
        choose=${(/** @type {string} */ id) => set("lead", id)}
      options=${(screensOf(here.tale).Script ? ["person", "fabula"] : ["fabula", "person"]).map((id) => ({
        id,
        label: t(`setting-lead-${id}`),
      }))} /><p class="small dim">${t(`setting-lead-${here.settings.lead}.note`)}</p>
    <button class="btn" onClick=${() => tell("find_leader", { how: "lot" })}><${Icon} name="u-candle" />
    ${t("ui-lead-by-lot")}</button>
    <${Switch} label=${t("ui-first-time")} note=${t("ui-first-time-note")}
      on=${Boolean(here.settings.unhurried)}
      change=${(/** @type {boolean} */ on) => set("unhurried", on)} />
    <${OfALeader} set=${set} />
    <${Switch} label=${t("setting-seat_numbers")} note=${t("setting-seat_numbers.note")}
      on=${Boolean(here.settings.seat_numbers)}
      change=${(/** @type {boolean} */ on) => set("seat_numbers", on)} />
    <${OfTheTale} set=${set} />
    ${tale.speech.map(
      (key) => html`<${Switch} label=${t(`setting-${key}`)} note=${t(`setting-${key}.note`)}
      on=${Boolean(here.settings[key])} change=${(/** @type {boolean} */ on) => set(key, on)} />`,
    )}
    ${timersHere().map(
      (one) => html`<${TimerRow} one=${one} value=${here.settings[one.key]} set=${set}
      players=${here.seats.length} />`,
    )}
    ${shown.filter((one) => !readsCard(one) && !one.chapter).map(row)}
    ${
      chapters.length > 0 &&
      here.game < ENOUGH_GAMES &&
      html`<p class="small dim">
    ${t("setting-chapters-note")}</p>`
    }
    ${chapters.map(
      (chapter) => html`<details class="stack" key=${chapter} open=${here.game >= ENOUGH_GAMES}>
      <summary>${t(`setting-chapter-${chapter}`)}</summary>
      ${shown.filter((one) => one.chapter === chapter).map(row)}</details>`,
    )}
    ${
      shown.some(readsCard) &&
      html`<details class="stack"><summary>${t("ui-readings")}</summary>
        ${shown.filter(readsCard).map(row)}</details>`
    }</div>
  </${Sheet}>`;
}

/**
 * What some tales leave to the house: whether the dead watch, and whether there is help for beginners.
 * @param {{set: (key: string, value: Choice) => void}} props
 */
function OfTheTale({ set }) {
  const { dead_may_watch: mayWatch, notes_help: mayHelp } = taleOf(room.value.tale);
  const offered = [...(mayWatch ? ["open_eyes"] : []), ...(mayHelp ? ["helper"] : [])];
  return offered.map(
    (key) => html`<${Switch} label=${t(`setting-${key}`)} note=${t(`setting-${key}.note`)}
      on=${Boolean(room.value.settings[key])} change=${(/** @type {boolean} */ on) => set(key, on)} />`,
  );
}

/**
 * Whether whoever leads names the dead themself.
 * @param {{set: (key: string, value: Choice) => void}} props
 */
const OfALeader = ({ set }) =>
  room.value.settings.lead === "person" &&
  ["one_by_one", "overheard"].map(
    (key) => html`<${Switch} label=${t(`setting-${key}`)} note=${t(`setting-${key}.note`)}
    on=${Boolean(room.value.settings[key])}
    change=${(/** @type {boolean} */ on) => set(key, on)} />`,
  );

/**
 * A variant of the rules.
 * @param {{one: Setting, value: Choice, set: (key: string, value: Choice) => void}} props
 */
const Variant = ({ one, value, set }) =>
  html`${
    one.kind === "flag"
      ? html`<${Switch} label=${t(`setting-${one.key}`)} note=${t(`setting-${one.key}.note`)} on=${value}
    change=${(/** @type {boolean} */ on) => set(one.key, on)} />`
      : html`<div class="stack tight"><span>${t(`setting-${one.key}`)}</span>
    <${Seg} tall=${true} label=${t(`setting-${one.key}`)} at=${value}
      choose=${(/** @type {string} */ id) => set(one.key, id)}
      options=${one.options?.map((id) => ({
        id,
        label: t(`setting-${one.key}-${id}`),
      }))} /><span class="small dim">
        ${t(`setting-${one.key}.note`)}</span></div>`
  }${toldOf(one) && html`<${Told} tale=${room.value.tale} id=${toldOf(one)} />`}`;

/** Seconds; what may be left out lasts at least so long where it is not. */
const AT_LEAST = 20;

/** @param {{one: Timer, value: number, set: (key: string, value: number) => void, players?: number}} props */
function TimerRow({ one, value, set, players = 0 }) {
  const advised = one.advised?.[players];
  const mayBeNone = one.least === 0;
  const step = value >= 120 ? 30 : value >= 30 || mayBeNone ? 10 : value >= 10 ? 5 : 2;
  const less = mayBeNone && value <= AT_LEAST ? 0 : value - step;
  const more = mayBeNone ? Math.max(AT_LEAST, value + step) : value + step;
  const to = (/** @type {number} */ wanted) => Math.max(one.least, Math.min(one.most, wanted));
  return html`<div class="row between"><span class="grow">${timerText(one.key)}<br />
    <span class="small dim">${timerText(one.key, ".note")}
    </span></span>
    <${Counter} label=${timerText(one.key)} value=${value} shown=${lasting(value)}
      less=${value > one.least ? () => set(one.key, to(less)) : null}
      more=${value < one.most ? () => set(one.key, to(more)) : null} /></div>
    ${
      advised &&
      advised !== value &&
      html`<button class="btn" onClick=${() => set(one.key, advised)}><${Icon} name="u-bulb" />
      ${t("ui-advised-time", { n: players, time: lasting(advised) })}</button>`
    }`;
}
