// @ts-check
// Lines in an order that is changed: each by its number, dragged, by its arrows, or with the keyboard.
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { t } from "../base/words.js";
import { useDragged } from "./draglist.js";
import { IconButton } from "./scene.js";

/** @import { Child } from "../vendor/preact.js" */
/**
 * @typedef {{lines: string[], name: (line: string) => string, show: (line: string) => Child,
 *  move: (line: string, to: number) => void, settle?: (line: string) => void}} Order
 */

await loadLook("lines"); // a line that is not held fast would be scrolled by a finger

/**
 * Where a line is carried about it is moved at each place; `settle` says that it stays.
 * @param {Order} props
 */
export function Ordered({ lines, name, show, move, settle = () => {} }) {
  const { held, take, list } = useDragged(move, settle);
  return html`<ol class="list lines" ref=${list}>${lines.map(
    (line, at) =>
      html`<${Line} key=${at} line=${line} at=${at} held=${held === line} take=${take} name=${name(line)}
        move=${(/** @type {number} */ to) => (move(line, to), settle(line))}>${show(line)}</${Line}>`,
  )}</ol>`;
}

/**
 * @param {{line: string, at: number, held: boolean, name: string, children?: Child, take: (line: string,
 *  event: PointerEvent) => void, move: (to: number) => void}} props
 */
function Line({ line, at, held, name, children, take, move }) {
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(at + step);
    const rows = /** @type {HTMLElement} */ (event.currentTarget).closest("ol")?.children;
    /** @type {HTMLElement | null | undefined} */ (rows?.[at + step]?.querySelector(".place"))?.focus();
  };
  return html`<li class=${held ? "held" : ""} data-line=${line}>
    <button class="ibtn place" aria-label=${t("workshop-move", { name })} onKeyDown=${keys}
      onPointerDown=${(/** @type {PointerEvent} */ event) => take(line, event)}>${at + 1}
    </button>
    ${children}
    <span class="arrows"><${IconButton} name="u-down" label=${t("workshop-earlier", { name })}
      onClick=${() => move(at - 1)} />
      <${IconButton} name="u-down" label=${t("workshop-later", { name })}
        onClick=${() => move(at + 1)} /></span></li>`;
}
