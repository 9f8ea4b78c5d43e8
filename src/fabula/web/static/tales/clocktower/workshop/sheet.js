// @ts-check
// The script as a sheet: its roles by kinds, how many of each there are, and what it lacks.
import { html, useState } from "../../../base/html.js";
import { ability } from "../../../parts/card.js";
import { Seg } from "../../../parts/controls.js";
import { Icon, IconButton, sideClass } from "../../../parts/scene.js";
import { problem } from "../scriptdoor.js";
import { TALE } from "../tale.js";
import { Jinxes, ownRules } from "../../../parts/jinxes.js";
import { has as hasText, t } from "../../../base/words.js";
import { choose, draft, larger, makeSmall, problems, seen, titleOf, write } from "./draft.js";
import { facts, kindName, KINDS, sideOf, Token } from "./roles.js";

/** @import { Args, Typed } from "../../../base/choices.js" */

const RESIDENTS = KINDS.slice(0, 4);
const OF_STORYTELLER = ["fabled", "loric"];
const LONGEST_NAME = 80;
const SIZES = ["full", "teensy"];

/** The ids of all its roles. */
const ids = () => [...draft.value.roles, ...draft.value.own.map((one) => one.id)];

/** How many there are of a kind. @param {string} kind */
const count = (kind) => ids().filter((id) => facts(id).kind === kind).length;

/** How many of each kind, and how many there usually are. */
export function Counts() {
  const usual = seen.value?.sizes[seen.value.size].usual || {};
  return html`<ul class="tallies" aria-label=${t("workshop-counts")}>
    ${RESIDENTS.map(
      (kind) => html`<li class=${sideClass(sideOf(kind))} key=${kind}>
    <span class="vh">
    ${t("workshop-usual", { kind: kindName(kind), got: count(kind), usual: usual[kind] ?? 0 })}</span>
    <span class="n" aria-hidden="true"><${Icon} name=${`u-side-${sideOf(kind)}`} /><span><b>
    ${count(kind)}</b>/${usual[kind] ?? "–"}</span>
      </span><span class="tiny" aria-hidden="true">${kindName(kind)}</span></li>`,
    )}</ul>`;
}

/** A text of the script. @param {{id: "name" | "author"}} props */
const Told = ({
  id,
}) => html`<label class="stack tight"><span class="small">${t(`workshop-${id}`)}</span><span class="field">
  <input class="words" maxlength=${LONGEST_NAME} autocomplete="off" value=${draft.value.meta[id] || ""}
  onInput=${(/** @type {Typed} */ event) => write(id, event.currentTarget.value)} /></span></label>`;

/** What of an opened script was not understood. */
const Unread = () =>
  problems.value.length > 0 &&
  html`<div class="panel"><h2>${t("workshop-read-problems")}</h2>
    <${Lines} of=${problems.value.map(problem)} icon="u-flag" /></div>`;

/** The script as a sheet, with all that is said of it. @param {{toRoles?: () => void}} props */
export function Sheet({ toRoles = () => {} }) {
  if (!ids().length)
    return html`<section class="stack" aria-label=${t("workshop-sheet")}><div class="named">
      <${Told} id="name" />
    <${Told} id="author" /></div><${Unread} /><p>${t("workshop-empty")}</p>
    <button class="btn narrow" onClick=${toRoles}>
    <${Icon} name="u-plus" />${t("workshop-choose-roles")}</button></section>`;
  return html`<section class="stack" aria-label=${t("workshop-sheet")}>
    <div class="named"><${Told} id="name" /><${Told} id="author" /></div>
    <${Unread} />
    <${Lacks} />
    <${ToSmall} />
    <${Parchment} />
    ${
      seen.value &&
      html`<${Jinxes} pairs=${seen.value.jinxes} led=${seen.value.led_jinxes} own=${ownRules(seen.value)}
      name=${(/** @type {string} */ id) => facts(id).name} />`
    }
    <${Travellers} />
  </section>`;
}

/** One press makes a small script of a large one, and the next ones others of the same. */
const ToSmall = () =>
  (larger.value || seen.value?.size === "full") &&
  html`<button class="btn narrow" onClick=${makeSmall}>
  <${Icon} name="u-plus" />${t(larger.value ? "workshop-small-again" : "workshop-make-small")}</button>
  <p class="small dim">${t("workshop-make-small-note")}</p>`;

/** @param {{of: string[], icon: string}} props */
const Lines = ({ of, icon }) =>
  html`<ul class="check">${of.map(
    (line) => html`<li><${Icon} name=${icon} /><span class="wrapped">
    ${line}</span></li>`,
  )}</ul>`;

/** What it lacks for a script of its size. */
function Lacks() {
  const [wanted, want] = useState("");
  if (!seen.value) return null;
  const size = wanted || seen.value.size;
  const { seats, lacks } = seen.value.sizes[size];
  const unruled = ids().filter(
    (id) => !OF_STORYTELLER.includes(facts(id).kind) && facts(id).degree !== "ruled",
  ).length;
  const gaps = (/** @type {Args} */ { role, other, ...args }) => ({
    ...args,
    ...(role ? { role: facts(String(role)).name } : {}),
    ...(other ? { other: facts(String(other)).name } : {}),
  });
  return html`<div class="panel stack lacks"><div class="row between wrap"><h2>${t("workshop-lacks")}</h2>
    <${Seg} label=${t("workshop-size")} at=${size} choose=${want}
      options=${SIZES.map((id) => ({ id, label: t(`workshop-size-${id}`) }))} />
    </div>
    <p><b>${seats.length ? t("workshop-enough", { seats: spans(seats) }) : t("workshop-enough-none")}</b></p>
    ${
      lacks.length
        ? html`<${Lines} icon="u-flag"
      of=${lacks.map((one) => t(`workshop-lack-${one.code}`, gaps(one.args)))} />`
        : html`<p class="ok-line"><${Icon} name="u-check" cls="tick" />${t("workshop-lacks-nothing")}</p>`
    }
    ${unruled > 0 && html`<p class="small dim">${t("workshop-unruled", { n: unruled })}</p>`}</div>`;
}

/** Numbers in rising order, in short. @param {number[]} numbers */
function spans(numbers) {
  /** @type {number[][]} */
  const runs = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(", ");
}

/** What a role does, as far as it is known here. @param {string} id */
function abilityOf(id) {
  const { own, degree } = facts(id);
  const text = own
    ? own.ability
    : hasText(`${TALE}-${id}-ability`)
      ? t(`${TALE}-${id}-ability`)
      : ability(TALE, id);
  return text && !text.startsWith(`${TALE}-`)
    ? text
    : t(own ? "workshop-own-role" : `workshop-degree-${degree}`);
}

const Parchment =
  () => html`<article class="paper sheet-paper"><header><h2 class="wrapped">${titleOf(draft.value)}</h2>
  ${
    draft.value.meta.author &&
    html`<p class="small wrapped">
  ${t("script-by", { author: draft.value.meta.author })}</p>`
  }</header>
  ${KINDS.map((kind) => [kind, ids().filter((id) => facts(id).kind === kind)])
    .filter(([, list]) => list.length)
    .map(
      ([kind, list]) =>
        html`<section key=${kind}><h3>${kindName(/** @type {string} */ (kind))} <span class="small dim">
          ${list.length}</span></h3>
    <ul>${
      /** @type {string[]} */ (list).map(
        (id) =>
          html`<li key=${id}><${Token} id=${id} /><span class="grow wrapped"><b>${facts(id).name}</b>
            <span class="small ability">
      ${abilityOf(id)}</span></span>
      <${IconButton} name="u-close" label=${t("workshop-leave-out", { name: facts(id).name })}
        onClick=${() => choose(id, false)} /></li>`,
      )
    }
      </ul></section>`,
    )}</article>`;

/** Travellers that go with it, to be taken in with a touch. */
const Travellers = () =>
  seen.value &&
  seen.value.suggested.length > 0 &&
  html`<section class="stack"><h3>${t("workshop-travellers")}</h3><div class="row wrap">
  ${seen.value.suggested.map(
    (id) =>
      html`<button class="btn" aria-label=${t("workshop-add", { name: facts(id).name })}
          onClick=${() => choose(id, true)}>
  <${Icon} name="u-plus" />${facts(id).name}</button>`,
  )}</div></section>`;
