// @ts-check
// The rules for newcomers, in a few short chapters, and the words of the table.
import { go } from "../app.js";
import { html } from "../html.js";
import { LanguageSeg } from "../parts/controls.js";
import { Bar, Screen } from "../parts/scene.js";
import { has, t } from "../words.js";

const CHAPTERS = 12;

export default function Rules() {
  const chapters = Array.from({ length: CHAPTERS }, (_, i) => i + 1).filter((n) => has(`rules-onenight-${n}`));
  const back = () => (history.length > 1 ? history.back() : go("/"));
  return html`<${Screen} tall=${0} stars=${false} cls="almanac"><${Bar} title=${t("ui-rules")} back=${back}><${LanguageSeg} /></${Bar}>
    <article class="paper page">${chapters.map((n) => html`<section><h2>${t(`rules-onenight-${n}`)}</h2>${t(`rules-onenight-${n}.text`).split("\n").map((line) => html`<p class="t">${line}</p>`)}</section>`)}</article></${Screen}>`;
}
