// @ts-check
// What is touched: sheets, fields, segments, counters, notices.
import { html, signal, useEffect, useLayoutEffect, useRef } from "../base/html.js";
import { has, LANGUAGES, lang, setLang, t } from "../base/words.js";
import { me, refusal, room } from "../base/wire.js";
import { tales } from "../base/tales.js";
import { Icon } from "./scene.js";

/** @import { Refusal } from "../base/wire.js" */
/** @import { Args, Typed } from "../base/choices.js" */
/** @import { Child } from "../vendor/preact.js" */

/** What has to be seen on an open sheet too, for it lies above all else. */
export const onSheets = signal(/** @type {(() => Child) | null} */ (null));

/** What was opened over the screen, whatever screen that is. */
export const over = signal(/** @type {(() => Child) | null} */ (null));

/**
 * A sheet over the screen; focus stays in it, if it is not laid otherwise. `head` is seen in place of its
 * title.
 * @param {{title: string, close: () => void, children?: Child, head?: Child, wide?: boolean, lay?: (box:
 *  HTMLDialogElement | null) => void}} props
 */
export function Sheet({ title, close, children, head, wide = false, lay = (box) => box?.showModal() }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => lay(box.current), []);
  const outside = (/** @type {Event} */ event) => event.target === box.current && close();
  return html`<dialog class=${`sheet ${wide ? "wide" : ""}`} ref=${box} aria-label=${title} onClose=${close}
      onClick=${outside}>
    <div class="sheet-in">${onSheets.value && html`<${onSheets.value} />`}
      <header class="row between">${head || html`<h2>${title}</h2>`}
      <button class="ibtn" aria-label=${t("ui-close")} onClick=${close}>
        <${Icon} name="u-close" /></button></header>
      ${children}
    </div>
  </dialog>`;
}

const A_ROW = 30;
const lettersIn = (/** @type {{label: string}[]} */ options) =>
  options.reduce((sum, one) => sum + one.label.length, 0);

/**
 * One of several; what is too long for a row stands in a column where it may.
 * @param {{label: string, options: {id: string, label: string}[], at: string, choose: (id: string) => void,
 *  tall?: boolean, pairs?: boolean}} props `pairs` stand two by two where the screen is narrow.
 */
export const Seg = ({ label, options, at, choose, tall = false, pairs = false }) => html`
  <span class=${`seg ${pairs ? "pairs" : ""} ${tall && lettersIn(options) > A_ROW ? "tall" : ""}`}
    role="group" aria-label=${label}>
    ${options.map(
      (one) => html`<button aria-pressed=${String(one.id === at)}
      onClick=${() => choose(one.id)}>${one.label}</button>`,
    )}
  </span>`;

/** The language, to be changed at any time. */
export const LanguageSeg = () => html`<${Seg} label=${t("ui-language")} at=${lang.value} choose=${setLang}
  options=${LANGUAGES.map((one) => ({ id: one, label: one }))} />`;

/** The game one reads about or will play. @param {{at: string, choose: (id: string) => void}} props */
export const TaleSeg = ({ at, choose }) =>
  tales.length > 1 &&
  html`<div class="centre-text">
  <${Seg} pairs=${true} label=${t("ui-game")} at=${at} choose=${choose}
    options=${tales.map(({ id }) => ({ id, label: t(id) }))} /></div>`;

/**
 * A number with less and more.
 * @param {{label: string, value: number, shown?: string, less: (() => void) | null, more: (() => void) |
 *  null}} props
 */
export const Counter = ({ label, value, shown, less, more }) => html`
  <span class="counter" role="group" aria-label=${label}>
    <button class="ibtn" aria-label=${t("ui-less", { what: label })} disabled=${!less} onClick=${less}>
    <${Icon} name="u-minus" /></button>
    <span class="num" aria-live="polite">${shown ?? value}</span>
    <button class="ibtn" aria-label=${t("ui-more", { what: label })} disabled=${!more} onClick=${more}>
    <${Icon} name="u-plus" /></button>
  </span>`;

/**
 * On or off.
 * @param {{label: string, note?: string, on: boolean, change: ((on: boolean) => void) | null}} props
 */
export const Switch = ({ label, note, on, change }) => html`
  <label class="switch"><span class="grow">${label}${
    note &&
    html`<span class="small dim note">
  ${note}</span>`
  }</span>
    <input type="checkbox" role="switch" checked=${on} disabled=${!change}
      onChange=${(/** @type {Typed} */ event) => change?.(event.currentTarget.checked)} /></label>`;

/** What became of the game was read; which game that was. */
const read = signal("");
/** How many rulings of which table this device has seen: what it finds there when it comes is no news. */
const seen = signal({ code: "", n: 0 });
/** Whether this person writes the rulings of the table, and need not be told them. */
export const writesRulings = () => (room.value?.settings.lead === "person" ? me.value.leader : me.value.host);

/** Why something could not be done, and what all have to know of their game. */
export function Notice() {
  const why = refusal.value;
  const { notice = "", game } = room.value || {};
  const news = `${game} ${notice}`;
  const { code = "", house_rulings: rulings = [] } = room.value || {};
  useEffect(() => {
    if (seen.value.code !== code || rulings.length < seen.value.n || writesRulings())
      seen.value = { code, n: rulings.length };
  }, [code, rulings.length]);
  const isNew = seen.value.code === code && rulings.length > seen.value.n && !writesRulings();
  useEffect(() => {
    if (!why) return undefined;
    const timer = setTimeout(() => refusal.value === why && (refusal.value = null), 7000);
    return () => clearTimeout(timer);
  }, [why]);
  return html`<div class="toasts" role="status">
    ${
      notice &&
      read.value !== news &&
      html`<button class="toast" onClick=${() => (read.value = news)}>
    ${t(`notice-${notice}`)}</button>`
    }
    ${
      isNew &&
      html`<button class="toast" onClick=${() => (seen.value = { code, n: rulings.length })}>
      ${t("rulings-new", { text: rulings.at(-1) })}</button>`
    }
    ${
      why &&
      html`<button class="toast" onClick=${() => (refusal.value = null)}>
    ${refusalText(why)}</button>`
    }</div>`;
}

/** Let what was just opened be seen from its beginning, where its end lies below the screen.
 * @param {Element | null | undefined} opened */
export function bringIntoSight(opened) {
  if (opened && opened.getBoundingClientRect().bottom > innerHeight)
    opened.scrollIntoView({ block: "start" });
}

/** A refusal in words. @param {Refusal} why */
export function refusalText({ why, args }) {
  const variant = (/** @type {string} */ id) => t([`setting-${id}`, `setting-voting-${id}`].find(has) || id);
  const named = args.one ? { one: variant(String(args.one)), other: variant(String(args.other)) } : {};
  return t(has(why) ? why : "refused-other", { ...args, ...named });
}
