// @ts-check
// The rules for newcomers, in a few short chapters, and the words of the table.
import { go } from "../app.js";
import { html, useState } from "../html.js";
import { LanguageSeg, TaleSeg } from "../parts/controls.js";
import { Bar, Screen } from "../parts/scene.js";
import { isReady, usualTale } from "../tales.js";
import { has, t } from "../words.js";

const CHAPTERS = 12;

export default function Rules() {
  const [tale, choose] = useState(usualTale);
  const chapters = isReady(tale) ? Array.from({ length: CHAPTERS }, (_, i) => i + 1).filter((n) => has(`rules-${tale}-${n}`)) : [];
  const back = () => (history.length > 1 ? history.back() : go("/"));
  return html`<${Screen} tall=${0} stars=${false} cls="almanac"><${Bar} title=${t("ui-rules")} back=${back}><${LanguageSeg} /></${Bar}>
    <${TaleSeg} at=${tale} choose=${choose} />
    <article class="paper page">
      ${chapters.map((n) => html`<section><h2>${t(`rules-${tale}-${n}`)}</h2>
      ${t(`rules-${tale}-${n}.text`).split("\n").map((line) => html`<p class="t">${line}</p>`)}</section>`)}</article></${Screen}>`;
}
