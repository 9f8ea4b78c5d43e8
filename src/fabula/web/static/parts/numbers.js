// @ts-check
// How many cards of each kind are dealt, by the number of players: a table for paper.
import { html } from "../base/html.js";
import { taleOf } from "../base/tales.js";
import { has, t } from "../base/words.js";

/**
 * How many of each kind are dealt to so many players; above the last of these the others are Travellers.
 * @param {{tale: string}} props
 */
export function Numbers({ tale }) {
  const dealt = Object.entries(taleOf(tale).numbers).filter(
    ([seats, counts]) => Object.values(counts).reduce((sum, one) => sum + one, 0) === Number(seats),
  );
  return html`<table><tr><th scope="row">${t("script-seats")}</th>
    ${dealt.map(([seats]) => html`<th scope="col">${seats}</th>`)}</tr>
    ${Object.keys(dealt[0][1]).map(
      (kind) =>
        html`<tr><th scope="row">${kindName(tale, kind)}</th>${dealt.map(
          ([, counts]) => html`<td>
          ${counts[kind]}</td>`,
        )}</tr>`,
    )}</table>`;
}

/** Those of a kind. @param {string} tale @param {string} kind */
export const kindName = (tale, kind) =>
  t(has(`${tale}-${kind}`) ? `${tale}-${kind}.plural` : `script-${kind}`);
