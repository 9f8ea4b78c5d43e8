// @ts-check
// The Grimoire laid open: what the Spy sees of it, and what all see after the end.
import { nameOf } from "../../base/fold.js";
import { html, useState } from "../../base/html.js";
import { role as roleName, has, t } from "../../base/words.js";
import { roleOf } from "../../base/tales.js";
import { sideText } from "../../base/story.js";
import { me } from "../../base/wire.js";
import { Sheet } from "../../parts/controls.js";
import { Icon, sideClass } from "../../parts/scene.js";
import { TALE } from "./tale.js";

/**
 * @typedef {[number, string | null, string | null, string | null, string[]]} Page seat, role, role believed
 *  in, side, marks; no role where the token is not to be seen
 */

/** Whether the whole Grimoire was seen. @param {import("../../base/choices.js").Told} event */
export const isBook = (event) =>
  event.e === "informed" && event.kind === "spy" && Array.isArray(event.answer);

/** A mark in words. @param {string} mark */
const markText = (mark) => t([`mark-clocktower-${mark}`, `clocktower-${mark}`].find(has) || "square-mark");

/** Tokens in the order of the circle, each with its marks. @param {{pages: Page[]}} props */
export const Tokens = ({ pages }) =>
  html`<div class="open-book">${pages.map(
    ([seat, role, believed, side, marks]) => html`
  <figure
    class=${`gtok s-${side ? sideClass(side, TALE) : "neutral"} ${marks.includes("dead") ? "dead" : ""}`}>
    <span class="coin">${role ? html`<${Icon} name=${`g-${roleOf(TALE, role).icon}`} />` : "?"}</span>
    <figcaption><span>${seat === me.value.seat ? t("ui-you") : nameOf(seat)}</span><b>
      ${role ? roleName(TALE, role) : t("square-hidden-token")}</b>
      ${believed && html`<span>${t("square-believes", { role: roleName(TALE, believed) })}</span>`}
      ${side && html`<span class="tiny">${sideText(TALE, side)}</span>`}
      ${
        marks.length > 0 &&
        html`<span class="marks-of">${marks.map(
          (mark) => html`<span class="mark">
      ${markText(mark)}</span>`,
        )}</span>`
      }
        </figcaption></figure>`,
  )}</div>`;

/** What was seen, to be opened. @param {{pages: Page[]}} props */
export function Book({ pages }) {
  const [open, set] = useState(false);
  return html`<button class="btn" onClick=${() => set(true)}><${Icon} name="u-eye" />
    ${t("square-open-book")}</button>
    ${
      open &&
      html`<${Sheet} title=${t("square-book")} close=${() => set(false)} wide=${true}>
    <${Tokens} pages=${pages} /></${Sheet}>`
    }`;
}
