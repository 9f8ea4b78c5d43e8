// @ts-check
// The rules: first what everybody needs, in a few short chapters, then what is read when it comes up.
import { go, stepBack } from "../base/route.js";
import { html, useState } from "../base/html.js";
import { LanguageSeg, TaleSeg } from "../parts/controls.js";
import { ReadRules, useSteps } from "../parts/brief.js";
import { Bar, Icon, Screen } from "../parts/scene.js";
import { Worded } from "../parts/glossarytext.js";
import { isReady, keepTale, usualTale } from "../base/tales.js";
import { anyText, has, t } from "../base/words.js";

const CHAPTERS = 12;
const CELLS = " | "; // between what a line is about and what is said of it

/** The chapters of one part of the book. @param {string} part */
const chapters = (part) => Array.from({ length: CHAPTERS }, (_, i) => `${part}-${i + 1}`).filter(has);

export default function Rules() {
  const [tale, choose] = useState(usualTale);
  const Step = useSteps();
  return html`<${Screen} tall=${0} stars=${false} cls="almanac">
    <${Bar} title=${t("ui-rules")} back=${stepBack}>
    <${LanguageSeg} /></${Bar}>
    <${TaleSeg} at=${tale} choose=${choose} />
    ${
      isReady(tale) &&
      html`<article class="paper page rules"><p class="small dim">${t("glossary-note")}</p>
      <${ReadRules} tale=${tale} here=${true} />
      ${chapters(`rules-${tale}`).map(
        (id) => html`<section key=${id} class="chapter">
      ${Step && html`<${Step} of=${id} />`}<h2>${t(id)}</h2>
      <${Lines} tale=${tale} id=${id} /></section>`,
      )}
      ${
        !chapters(`rules-${tale}`).length &&
        html`<h2>${t(tale)}</h2>
          <p class="t">${anyText(`${tale}.note`)}</p>`
      }
      ${
        chapters(`more-${tale}`).length > 0 &&
        html`<section><h2>${t("ui-when-it-comes-up")}</h2>${chapters(`more-${tale}`).map(
          (id) =>
            html`<details key=${id}><summary>${t(id)}</summary><${Lines} tale=${tale} id=${id} /></details>`,
        )}</section>`
      }
      <button class="btn" onClick=${() => (keepTale(tale), go("/lead"))}><${Icon} name="u-candle" />
      ${t("ui-lead-first")}</button>
      <button class="btn" onClick=${() => go(`/words#${tale}`)}><${Icon} name="u-mark" />
      ${t("glossary-all")}</button>
      </article>`
    }</${Screen}>`;
}

/**
 * What a chapter says, line by line; lines that say something of something stand in a table.
 * @param {{tale: string, id: string}} props
 */
function Lines({ tale, id }) {
  const lines = t(`${id}.text`)
    .split("\n")
    .map((line) => line.split(CELLS));
  const rows = lines.filter(([, said]) => said);
  return html`${lines
    .filter(([, said]) => !said)
    .map(
      ([line]) => html`<p class="t">
    <${Worded} tale=${tale} text=${line} /></p>`,
    )}
    ${
      rows.length > 0 &&
      html`<dl class="glossary">${rows.map(
        ([about, said]) => html`<div><dt>${about}</dt><dd><${Worded} tale=${tale} text=${said} /></dd></div>`,
      )}</dl>`
    }`;
}
