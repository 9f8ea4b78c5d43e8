// @ts-check
// The rules in a minute on a page of paper, in large letters, for whoever reads them aloud.
import { html } from "../html.js";
import { printed } from "../paper.js";
import { t } from "../words.js";
import { sentences } from "../parts/brief.js";

/** Print the card of a game. @param {string} tale */
export const print = (tale) => printed(html`<article class="to-read"><header><h1>${t(tale)}</h1><p>${t("brief")}</p></header>
  <ol>${sentences(tale).map((id) => html`<li key=${id}>${t(id)}</li>`)}</ol></article>`);
