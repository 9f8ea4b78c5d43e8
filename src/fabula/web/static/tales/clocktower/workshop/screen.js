// @ts-check
// The script workshop: roles on one side, on the other what comes of them.
import { go, stepBack } from "../../../base/route.js";
import { html, signal, useEffect, useState } from "../../../base/html.js";
import { loadLook } from "../../../base/looks.js";
import { LanguageSeg, Seg, Sheet as Dialog, Switch } from "../../../parts/controls.js";
import { Bar, Icon, IconButton, Nav, Screen } from "../../../parts/scene.js";
import { isReady, taleOf } from "../../../base/tales.js";
import { has, keep, labelled, lang, loadWordsOf, t } from "../../../base/words.js";
import {
  away,
  begin,
  copy,
  draft,
  keepsNothing,
  lay,
  open,
  putBack,
  remove,
  removed,
  shelf,
  take,
  titleOf,
  unpack,
} from "./draft.js";
import { Give } from "./handout.js";
import { Nights } from "./nights.js";
import { Roles } from "./roles.js";
import { Counts, Sheet } from "./sheet.js";
import { stop, Try } from "./trial.js";
import { Bring } from "../scriptdoor.js";
import { TALE } from "../tale.js";

/** @import { Found, Weighed } from "../found.js" */

const PANES = { sheet: Sheet, nights: Nights, try: Try, give: Give };
const TABS = { roles: "u-ring", sheet: "u-card", nights: "u-candle", try: "u-play", give: "u-share" };
const LONGEST = 200000;
const LIGHT = "fabula.workshop.light";

await loadLook("workshop");

const ready = signal(false);
/** Whether this page is lit by day. */
const light = signal(keep(() => localStorage.getItem(LIGHT)) === "day");

/** What the address carries is opened, and taken off it. */
async function openCarried() {
  const part = location.hash.slice(1);
  if (!part) return;
  history.replaceState(null, "", location.pathname);
  await open(await unpack(part));
}

/** Keep the page lit as it is wished, and give the night back. */
function useLight() {
  const day = light.value;
  useEffect(() => {
    const root = document.documentElement.dataset;
    const before = root.phase;
    root.phase = day ? "day" : "night";
    keep(() => localStorage.setItem(LIGHT, root.phase || ""));
    return () => void (root.phase = before);
  }, [day]);
}

/** Have the words, and the draft that is carried in the address. */
function useWorkshop() {
  useLight();
  useEffect(() => {
    Promise.all([loadWordsOf("scripts"), loadWordsOf("workshop")])
      .then(begin)
      .then(openCarried)
      .then(() => (ready.value = true));
    addEventListener("hashchange", openCarried);
    return () => {
      removeEventListener("hashchange", openCarried);
      stop();
    };
  }, []);
}

/** What a file or a text that was dropped says; nothing where it is too long. @param {DragEvent} event */
async function droppedText({ dataTransfer }) {
  const [file] = dataTransfer?.files ?? [];
  if (!file) return dataTransfer?.getData("text/plain");
  return file.size > 4 * LONGEST ? "" : file.text();
}

/** The bench: roles at its left; at its right what is made of them. Scripts may be dropped on it.
 * @param {{pane: string, toTab: (id: string) => void}} props */
function Bench({ pane, toTab }) {
  const [over, hover] = useState(false);
  const hold = (/** @type {DragEvent} */ event) => (event.preventDefault(), hover(true));
  const drop = async (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    hover(false);
    const text = await droppedText(event);
    if (text)
      open(text).then(
        () => toTab("sheet"),
        () => (away.value = true),
      );
  };
  const Pane = PANES[/** @type {keyof typeof PANES} */ (pane)];
  return html`<div class=${`bench ${over ? "over" : ""}`} onDragOver=${hold}
      onDragLeave=${() => hover(false)} onDrop=${drop}>
      <div class="left"><${Roles} /></div>
      <div class="right stack"><span class="wide-only">
        <${Seg} label=${t("ui-parts")} at=${pane} choose=${toTab}
        options=${Object.keys(PANES).map((id) => ({ id, label: t(`workshop-${id}`) }))} /></span>
        <${Pane} toRoles=${() => toTab("roles")} /></div>
    </div>`;
}

export default function Workshop() {
  const [tab, turn] = useState("roles");
  const [sheet, show] = useState("");
  useWorkshop();
  if (!ready.value || !isReady(TALE) || !has("workshop-title"))
    return html`<div class="screen" data-lang=${lang.value}></div>`;
  const toTab = (/** @type {string} */ id) => (turn(id), scrollTo(0, 0));
  return html`<${Screen} tall=${0} stars=${false}
      cls=${`workshop ${tab === "roles" ? "at-roles" : "at-pane"}`}>
    <${Bar} title=${t("workshop-title")} back=${stepBack}>
    <span class="wide-only row"><${LanguageSeg} /></span>
      <${IconButton} name="u-journal" label=${t("workshop-mine")} onClick=${() => show("mine")} /></${Bar}>
    <div class="bench-top"><button class="title-of" onClick=${() => show("mine")}
      aria-label=${labelled(t("workshop-mine"), titleOf(draft.value))}><span class="cut">
        ${titleOf(draft.value)}</span>
      <${Icon} name="u-down" /></button><${Counts} /></div>
    ${away.value && html`<p class="warn-line body" role="alert">${t("script-away")}</p>`}
      ${keepsNothing.value && html`<p class="warn-line body">${t("workshop-not-kept")}</p>`}
    <${Bench} pane=${tab === "roles" ? "sheet" : tab} toTab=${toTab} />
    <${Nav} at=${tab} go=${toTab}
      tabs=${Object.entries(TABS).map(([id, icon]) => ({ id, icon, label: t(`workshop-${id}`) }))} />
    ${sheet === "mine" && html`<${Mine} close=${() => show("")} bring=${() => show("bring")} />`}
    ${
      sheet === "bring" &&
      html`<${Bring} close=${() => show("")} label=${t("workshop-take")}
      act=${(/** @type {Weighed} */ found) => (take(found), show(""), toTab("sheet"))} />`
    }
  </${Screen}>`;
}

/** All scripts of this browser. @param {{close: () => void, bring: () => void}} props */
function Mine({ close, bring }) {
  const on = (/** @type {Partial<import("./draft.js").Draft>} */ one) => (lay(one), close());
  return html`<${Dialog} title=${t("workshop-mine")} close=${close} wide=${true}>
    <p class="small dim">${t("workshop-mine-note")}</p>
    <div class="row wrap"><button class="btn" onClick=${() => on({})}><${Icon} name="u-plus" />
    ${t("workshop-new")}</button>
      <button class="btn" onClick=${bring}><${Icon} name="u-journal" />${t("workshop-open")}</button></div>
    ${
      removed.value &&
      html`<div class="row between panel" role="status"><span class="wrapped">
      ${t("workshop-removed", { name: titleOf(removed.value) })}</span>
      <button class="btn" onClick=${putBack}><${Icon} name="u-undo" />
      ${t("workshop-put-back")}</button></div>`
    }
    <ul class="list">${shelf.value.map(
      (one) =>
        html`<li key=${one.id} class=${one.id === draft.value.id ? "at-work" : ""}>
      <button class="tile" aria-current=${one.id === draft.value.id ? "true" : undefined}
        onClick=${() => on(one)}>
      <span class="grow wrapped"><b>${titleOf(one)}</b><br /><span class="small dim">
      ${t("workshop-count", { n: one.roles.length + one.own.length })}</span></span></button>
      <${IconButton} name="u-plus" label=${labelled(t("workshop-copy"), titleOf(one))}
        onClick=${() => (copy(one), close())} />
        <${IconButton} name="u-close" label=${t("workshop-remove", { name: titleOf(one) })}
          onClick=${() => remove(one)} /></li>`,
    )}</ul>
    <h3>${t("workshop-begin-with")}</h3><div class="row wrap">
      ${Object.entries({ ...taleOf(TALE).scripts, ...taleOf(TALE).small_scripts }).map(
        ([id, roles]) =>
          html`<button class="btn"
              onClick=${() => on({ meta: { name: t(`${TALE}-script-${id}`) }, roles })}>
                ${t(`${TALE}-script-${id}`)}
      </button>`,
      )}</div>
    <${Switch} label=${t("workshop-by-day")} on=${light.value}
      change=${(/** @type {boolean} */ on) => (light.value = on)} />
    <${LanguageSeg} />
  </${Dialog}>`;
}
