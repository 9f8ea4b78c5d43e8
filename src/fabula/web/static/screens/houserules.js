// @ts-check
// The rules of this table: the variants, times and switches that are on, which all read and the host changes.
import { html } from "../base/html.js";
import { ReadRules } from "../parts/brief.js";
import { Counter, Seg, Sheet, Switch } from "../parts/controls.js";
import { shownTime } from "../parts/ring.js";
import { Icon, IconButton } from "../parts/scene.js";
import { Told, toldOf } from "../parts/varianttale.js";
import { screensOf, taleOf } from "../base/tales.js";
import { has, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";

/** @import { Setting, Timer } from "../base/tales.js" */
/** @import { Choice } from "../base/choices.js" */

/** How people treat each other here, and the rules in a minute. */
export const Manners = () =>
  html`<div class="panel stack tight"><p class="small">${t("brief-manners")}</p>
        <${ReadRules} tale=${room.value.tale} /></div>`;

/** @param {{edit: () => void}} props */
export function Rules({ edit }) {
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

/** From so many games on at a table its variants need not be folded. */
const ENOUGH_GAMES = 3;

/** Variants, timers, who leads. @param {{close: () => void}} props */
export function RulesSheet({ close }) {
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
