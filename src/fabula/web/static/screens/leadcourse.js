// @ts-check
// The path for somebody who has never led: a few screenfuls, and then a trial game with bots.
import { go, stepBack } from "../base/route.js";
import { html, useEffect, useState } from "../base/html.js";
import { tryToLead } from "./trial.js";
import { loadLook } from "../base/looks.js";
import { ReadRules } from "../parts/brief.js";
import { LanguageSeg, TaleSeg } from "../parts/controls.js";
import { Bar, Icon, Screen } from "../parts/scene.js";
import { isReady, keepTale, usualTale } from "../base/tales.js";
import { has, loadWordsOf, t } from "../base/words.js";

const MOST = 12;
/** What is read in more than half a minute, by its number; the trial takes longest. */
const MINUTES = { 5: 1, 6: 1 };
const OF_THE_TRIAL = 5;

await Promise.all([loadLook("lesson"), loadWordsOf("path")]);

/** What is read before the trial. @param {string} tale */
const stepsOf = (tale) => Array.from({ length: MOST }, (_, n) => `path-${tale}-${n + 1}`).filter(has);

export default function Lead() {
  const [tale, choose] = useState(usualTale);
  const [at, turn] = useState(Number(location.hash.slice(1)) || 1);
  const [begun, begin] = useState(false);
  const steps = isReady(tale) ? [...stepsOf(tale), "path-trial"] : [];
  const n = Math.min(Math.max(at, 1), steps.length);
  useEffect(() => {
    if (steps.length) history.replaceState(null, "", `#${n}`);
    scrollTo(0, 0);
  }, [n, steps.length]);
  const back = () => (n > 1 ? turn(n - 1) : stepBack());
  const start = () => (begin(true), tryToLead(tale).finally(() => begin(false)));
  const isLast = n === steps.length;
  const minutes = isLast ? OF_THE_TRIAL : MINUTES[/** @type {keyof typeof MINUTES} */ (n)] || 0;
  return html`<${Screen} tall=${0} stars=${false} cls="almanac lead">
    <${Bar} title=${steps.length ? t("path-step", { n, of: steps.length }) : ""} back=${back}>
    <${LanguageSeg} /></${Bar}>
    ${
      n < 2 &&
      html`<${TaleSeg} at=${tale}
      choose=${(/** @type {string} */ id) => (keepTale(id), choose(id))} />`
    }
    ${
      steps.length > 0 &&
      html`<p class="small dim centre-text">
      ${n < 2 ? t("path-note") : `${t("ui-lead-first")} · ${t("path-minutes", { n: minutes })}`}</p>
    <article class="paper page path" key=${steps[n - 1]}>
    <${OneStep} id=${steps[n - 1]} tale=${tale} n=${n} /></article>
    <div class="foot stick">${
      isLast
        ? html`<button class="btn main" disabled=${begun} onClick=${start}><${Icon} name="u-bot" />
        ${t("path-trial-go")}</button>`
        : html`<button class="btn main" onClick=${() => turn(n + 1)}>${t("ui-next-call")}
          <${Icon} name="u-next" /></button>
        <button class="btn plain small" disabled=${begun} onClick=${start}><${Icon} name="u-bot" />
        ${t("path-straight")}</button>`
    }</div>`
    }
      </${Screen}>`;
}

/** The steps at which more may be read. */
const ROLES = 2;
const RULES = 4;

/** @param {{id: string, tale: string, n: number}} props */
function OneStep({ id, tale, n }) {
  const of = (/** @type {string} */ place) => () => (keepTale(tale), go(place));
  return html`<h2>${t(id)}</h2>
    ${
      has(`${id}.say`) &&
      html`<blockquote><span class="small dim">${t("path-aloud")}</span>
      <p class="say">${t(`${id}.say`)}</p></blockquote>`
    }
    ${t(`${id}.text`)
      .split("\n")
      .map((line) => html`<p>${line}</p>`)}
    ${
      n === ROLES &&
      html`<button class="btn small" onClick=${of("/almanac")}><${Icon} name="u-journal" />
    ${t("path-roles")}</button>`
    }
    ${n === RULES && html`<${ReadRules} tale=${tale} here=${true} cls="small" />`}`;
}
