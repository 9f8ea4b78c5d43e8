// @ts-check
// The rulings of this table: how it plays where the book is open, written by whoever leads, told to all and
// kept.
import { html, useState } from "../../base/html.js";
import { Sheet, writesRulings } from "../../parts/controls.js";
import { Icon } from "../../parts/scene.js";
import { t } from "../../base/words.js";
import { room, tell } from "../../base/wire.js";

/** @import { Typed } from "../../base/choices.js" */

const LONGEST = 300;

/** The rulings of the table, to be read. */
export const Rulings = () =>
  (room.value.house_rulings || []).length > 0 &&
  html`<section class="stack tight"><h3>${t("rulings-title")}</h3>
  <ul class="list">${room.value.house_rulings?.map(
    (text) => html`<li><bdi class="wrapped">
  ${text}</bdi></li>`,
  )}
  </ul></section>`;

/** The same for whoever writes them. @param {{close: () => void}} props */
export function RulingsSheet({ close }) {
  const [text, type] = useState("");
  const write = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) tell("rule", { text }).then(() => type(""));
  };
  return html`<${Sheet} title=${t("rulings-title")} close=${close}><div class="stack"><p class="small dim">
    ${t("rulings-note")}</p>
    <form class="stack" onSubmit=${write}><span class="field words">
    <textarea rows="3" maxlength=${LONGEST} aria-label=${t("rulings-write")}
      placeholder=${t("rulings-write")} value=${text}
          onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} /></span>
      <button class="btn main" disabled=${!text.trim()}>${t("rulings-tell")}</button></form>
    <ul class="list">${(room.value.house_rulings || []).map(
      (/** @type {string} */ one) => html`<li><bdi class="grow wrapped">${one}</bdi>
      <button class="ibtn" aria-label=${t("rulings-drop", { text: one })}
        onClick=${() => tell("rule", { text: one, off: true })}>
      <${Icon} name="u-close" /></button></li>`,
    )}</ul></div></${Sheet}>`;
}

/** To write one, where the rules of the table stand. */
export function RulingsDoor() {
  const [open, set] = useState(false);
  return html`<${Rulings} />${
    writesRulings() &&
    html`<button class="btn small" onClick=${() => set(true)}><${Icon} name="u-pen" />
    ${t("rulings-title")}</button>`
  }${open && html`<${RulingsSheet} close=${() => set(false)} />`}`;
}
