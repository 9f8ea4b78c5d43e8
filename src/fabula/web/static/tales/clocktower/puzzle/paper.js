// @ts-check
// A puzzle on paper: the circle with what each says, room to write, and the solution on a page of its own.
import { html } from "../../../base/html.js";
import { printed } from "../../../base/paper.js";
import { role as roleName, t } from "../../../base/words.js";
import { ground, nameAt, saysOf, solution, soOf, TALE } from "./wording.js";

/** @import { Puzzle } from "./wording.js" */

/** The circle as it is drawn (in units of the drawing). */
const [WIDE, HIGH, FAR, TALL, COIN] = [400, 236, 158, 88, 17];

/** Where a seat stands: the first at noon, clockwise. @param {number} seat @param {number} of */
function spot(seat, of) {
  const turn = (2 * Math.PI * seat) / of - Math.PI / 2;
  return { x: WIDE / 2 + FAR * Math.cos(turn), y: HIGH / 2 - 8 + TALL * Math.sin(turn) };
}

/** The circle, with a blank coin for each player. @param {{of: Puzzle}} props */
const Circle = ({ of }) => html`<svg class="circle" viewBox=${`0 0 ${WIDE} ${HIGH}`}>
  ${of.claims.map((claim, seat) => {
    const { x, y } = spot(seat, of.seats);
    return html`<circle cx=${x} cy=${y} r=${COIN} />
      <text x=${x} y=${y + COIN + 11} font-size="10">${nameAt(seat)}</text>
      <text x=${x} y=${y + COIN + 21} font-size="8">${roleName(TALE, claim)}</text>`;
  })}</svg>`;

/** Print a puzzle, and its solution behind it. @param {Puzzle} of @param {string} title */
export const print = (of, title) =>
  printed(html`<article class="puzzle"><header><h1>${t("puzzle-title")}</h1><p>${title}</p></header>
    <${Circle} of=${of} />
    ${ground(of).map((line) => html`<p>${line}</p>`)}
    <ol class="says">${of.claims.map((_, seat) => html`<li>${saysOf(of, seat)}</li>`)}</ol>
    <h2>${t("puzzle-asked")}</h2></article>
  <article class="puzzle"><header><h1>${t("puzzle-solution")}</h1><p>${title}</p></header>
    <p>${solution(of)}</p><p>${t("puzzle-proof")}</p>
    <ol>${of.steps.map((step) => html`<li>${soOf(of, step)}</li>`)}</ol></article>`);
