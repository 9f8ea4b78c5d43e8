// @ts-check
// Both nights of the script in their order; a line is moved by its number, its arrows, or with the keyboard.
import { html, useEffect, useState } from "../../../base/html.js";
import { Seg } from "../../../parts/controls.js";
import { useDragged } from "../../../parts/dragged.js";
import { Icon, IconButton } from "../../../parts/scene.js";
import { callOf, wordsOfCalls } from "../calls.js";
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
  const [, come] = useState(false);
  useEffect(() => void wordsOfCalls().then(() => come(true)), []);
  const lines = /** @type {string[]} */ (seen.value?.[`${night}_sheet`] || []);
  const move = (/** @type {string} */ line, /** @type {number} */ to) => {
    const from = lines.indexOf(line);
    if (to < 0 || to >= lines.length || to === from) return;
    const moved = [...lines];
    moved.splice(to, 0, ...moved.splice(from, 1));
    order(night, moved);
    tell(t("workshop-moved", { name: nameOf(line), n: to + 1 }));
  };
  const { held, take, list } = useDragged(move);
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
    <ol class="list lines" ref=${list}>
      ${lines.map(
        (line, at) =>
          html`<${Line} key=${at} line=${line} night=${night} at=${at} held=${held === line} take=${take}
              move=${move} />`,
      )}</ol>
  </section>`;
}

/**
 * @param {{line: string, night: Night, at: number, held: boolean, take: (line: string,
 *  event: PointerEvent) => void, move: (line: string, to: number) => void}} props
 */
function Line({ line, night, at, held, take, move }) {
  const name = nameOf(line);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(line, at + step);
    const rows = /** @type {HTMLElement} */ (event.currentTarget).closest("ol")?.children;
    /** @type {HTMLElement | null | undefined} */ (rows?.[at + step]?.querySelector(".place"))?.focus();
  };
  const lead = callOf(line, facts(line).own, night);
  return html`<li class=${held ? "held" : ""} data-line=${line}>
    <button class="ibtn place" aria-label=${t("workshop-move", { name })} onKeyDown=${keys}
      onPointerDown=${(/** @type {PointerEvent} */ event) => take(line, event)}>${at + 1}
    </button>
    ${facts(line).kind && html`<${Token} id=${line} />`}<span class="grow wrapped"><b>${name}</b>
      ${lead && html`<span class="small dim ability">${lead}</span>`}</span>
    <span class="arrows"><${IconButton} name="u-down" label=${t("workshop-earlier", { name })}
      onClick=${() => move(line, at - 1)} />
      <${IconButton} name="u-down" label=${t("workshop-later", { name })}
        onClick=${() => move(line, at + 1)} /></span></li>`;
}
