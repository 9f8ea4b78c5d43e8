// @ts-check
// Both nights of the script in their order; a line is moved by its number, its arrows, or with the keyboard.
import { html, useState } from "../../../base/html.js";
import { Seg } from "../../../parts/controls.js";
import { useWordsOf } from "../../../parts/lazymodule.js";
import { Ordered } from "../../../parts/orderlist.js";
import { Icon } from "../../../parts/scene.js";
import { callOf } from "../calls.js";
import { has as hasText, t } from "../../../base/words.js";
import { hasOrder, NIGHTS, order, seen } from "./draft.js";
import { facts, Token } from "./roles.js";

/** @typedef {keyof typeof NIGHTS} Night */

/** What a line is called. @param {string} line */
const nameOf = (line) => (hasText(`script-${line}`) ? t(`script-${line}`) : facts(line).name);

/** Whether what a table takes of a script has a place for its order. */
const takesOrder = () => "first_night" in (seen.value?.choose?.more || {});

export function Nights() {
  const [night, turn] = useState(/** @type {Night} */ ("first_night"));
  const [told, tell] = useState("");
  useWordsOf("calls");
  const lines = /** @type {string[]} */ (seen.value?.[`${night}_sheet`] || []);
  const move = (/** @type {string} */ line, /** @type {number} */ to) => {
    const from = lines.indexOf(line);
    if (to < 0 || to >= lines.length || to === from) return;
    const moved = [...lines];
    moved.splice(to, 0, ...moved.splice(from, 1));
    order(night, moved);
    tell(t("workshop-moved", { name: nameOf(line), n: to + 1 }));
  };
  return html`<section class="stack nights" aria-label=${t("workshop-nights")}>
    <${Seg} label=${t("workshop-nights")} at=${night} choose=${turn}
      options=${Object.keys(NIGHTS).map((id) => ({ id, label: t(`script-${id}`) }))} />
    <p class="small dim">
    ${t("workshop-order-note")}${seen.value && !takesOrder() && html` ${t("workshop-order-table")}`}</p>
    <div class="row between wrap"><p class="small"><b>
    ${t(hasOrder(night) ? "workshop-order-own" : "workshop-order-usual")}</b></p>
      <button class="btn" disabled=${!hasOrder(night)} onClick=${() => order(night, null)}>
      <${Icon} name="u-undo" />
        ${t("workshop-order-back")}</button></div>
    <p class="vh" role="status">${told}</p>
    <${Ordered} lines=${lines} name=${nameOf} move=${move} show=${(/** @type {string} */ line) =>
      html`<${OfLine} line=${line} night=${night} />`} />
  </section>`;
}

/** What a line is, and what is done in it. @param {{line: string, night: Night}} props */
function OfLine({ line, night }) {
  const lead = callOf(line, facts(line).own, night);
  return html`${facts(line).kind && html`<${Token} id=${line} />`}<span class="grow wrapped"><b>
    ${nameOf(line)}</b>${lead && html`<span class="small dim ability">${lead}</span>`}</span>`;
}
