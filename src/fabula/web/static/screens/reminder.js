// @ts-check
// The order of the calls on one page of paper, by the set and the variants of this table.
import { html } from "../base/html.js";
import { printed } from "../base/paper.js";
import { Icon } from "../parts/scene.js";
import { inOrder } from "../parts/cardsinplay.js";
import { stepText } from "../base/story.js";
import { isCalled, roleOf, taleOf } from "../base/tales.js";
import { has, role as roleName, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { ability } from "../parts/card.js";

/** Print the reminder of this table. */
export const print = () => printed(html`<${Reminder} />`);

/** The variants that are not as the book begins. @param {import("../base/tales.js").Tale} tale */
const variantsOn = (tale) =>
  tale.settings.filter(
    (one) =>
      room.value.settings[one.key] !== one.default &&
      (!one.under || room.value.settings[one.under[0]] === one.under[1]),
  );

/** One page: what is called when, and what each card says. */
function Reminder() {
  const here = room.value;
  const tale = taleOf(here.tale);
  const calls = (/** @type {string[]} */ steps) => steps.filter((step) => isCalled(tale, step, here.roles));
  const called = (/** @type {string[]} */ steps) =>
    html`<ol>${calls(steps).map((step) => html`<li>${stepText(here.tale, step)}</li>`)}</ol>`;
  const times = [...new Set(tale.sheet.map((step) => tale.times[step]))].filter(Boolean);
  const title = (/** @type {string} */ phase) =>
    t([`ui-phase-${here.tale}-${phase}`, `ui-phase-${phase}`].find(has) || "ui-phase-night");
  const variants = variantsOn(tale);
  return html`<article class="small-print"><header><h1>${t(here.tale)}</h1><p>
    ${t("ui-set", { n: here.roles.length })}</p></header>
    <div class="both-nights">${
      tale.introductions.length > 0 &&
      html`<section><h2>${t("narrator-night-first")}</h2>
      ${called(tale.introductions)}</section>`
    }
    <section><h2>${t(tale.introductions.length ? "narrator-night-next" : "ui-phase-night")}</h2>
      ${
        times.length
          ? times.map(
              (time) =>
                html`<h3>${title(time)}</h3>
                  ${called(tale.sheet.filter((step) => tale.times[step] === time))}`,
            )
          : called(tale.sheet)
      }</section></div>
    ${
      variants.length > 0 &&
      html`<section><h2>${t("ui-house-rules")}</h2><ul>
      ${variants.map(
        (one) => html`<li><b>${t(`setting-${one.key}`)}</b> ${t(`setting-${one.key}.note`)}
      </li>`,
      )}</ul></section>`
    }
    <section><h2>${t("ui-in-play")}</h2><dl>${inOrder(here.tale, here.roles).map(
      ({ id, count }) =>
        html`<div><${Icon} name=${`g-${roleOf(here.tale, id).icon}`} /><dt>
          ${roleName(here.tale, id)}${count > 1 ? ` × ${count}` : ""}</dt>
      <dd>${ability(here.tale, id)}</dd></div>`,
    )}</dl></section></article>`;
}
