// @ts-check
// On paper, for whoever leads: the rules in a minute in large letters, and the sheet by which a game is set
// up.
import { html } from "../base/html.js";
import { Numbers } from "../parts/numbers.js";
import { printed } from "../base/paper.js";
import { loadWordsOf, numbered, t } from "../base/words.js";

/** Print the card of a game. @param {string} tale */
export const printBrief = (tale) =>
  printed(html`<article class="to-read"><header><h1>${t(tale)}</h1><p>${t("brief")}</p></header>
  <ol>${numbered(`brief-${tale}`).map((id) => html`<li key=${id}>${t(id)}</li>`)}</ol></article>`);

/** Print how a game is set up, step by step, and how many of each kind are dealt. @param {string} tale */
export async function printSetUp(tale) {
  await Promise.all([loadWordsOf("brief"), loadWordsOf("scripts")]);
  printed(html`<article class="to-set-up"><header><h1>${t("setup")}</h1><p>${t(tale)}</p></header>
    <ol>${numbered(`setup-${tale}`).map(
      (id) => html`<li key=${id}><b>
    ${t(id)}.</b> ${t(`${id}.text`)}</li>`,
    )}</ol>
    <${Numbers} tale=${tale} /></article>`);
}
