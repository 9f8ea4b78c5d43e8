// @ts-check
// Both nights of the script in their order; a line is moved by its number, its arrows, or with the keyboard.
import { html, useEffect, useRef, useState } from "../html.js";
import { Seg } from "../parts/controls.js";
import { Icon, IconButton } from "../parts/scene.js";
import { TALE } from "../screens/bring.js";
import { has as hasText, t } from "../words.js";
import { hasOrder, NIGHTS, order, seen } from "./draft.js";
import { facts, Token } from "./roles.js";

/** @typedef {keyof typeof NIGHTS} Night */

/** What a line is called. @param {string} line */
const nameOf = (line) => (hasText(`script-${line}`) ? t(`script-${line}`) : facts(line).name);

/** What whoever leads does at a line. @param {string} line @param {Night} night */
const leadOf = (line, night) => facts(line).own?.[night === "first_night" ? "first_reminder" : "other_reminder"] || (hasText(`${TALE}-${line}-lead`) ? t(`${TALE}-${line}-lead`) : "");

export function Nights() {
  const [night, turn] = useState(/** @type {Night} */ ("first_night"));
  const [told, tell] = useState("");
  const [held, hold] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = /** @type {string[]} */ (seen.value?.[`${night}_sheet`] || []);
  const move = (/** @type {string} */ line, /** @type {number} */ to) => {
    const from = lines.indexOf(line);
    if (to < 0 || to >= lines.length || to === from) return;
    const moved = [...lines];
    moved.splice(to, 0, ...moved.splice(from, 1));
    order(night, moved);
    tell(t("workshop-moved", { name: nameOf(line), n: to + 1 }));
  };
  const carry = useRef(move);
  carry.current = move;
  useEffect(() => {
    if (!held) return undefined;
    const drag = (/** @type {PointerEvent} */ event) => carry.current(held, lineUnder(event.clientY, list.current, held));
    const release = () => hold("");
    addEventListener("pointermove", drag);
    for (const sign of ["pointerup", "pointercancel"]) addEventListener(sign, release);
    return () => {
      removeEventListener("pointermove", drag);
      for (const sign of ["pointerup", "pointercancel"]) removeEventListener(sign, release);
    };
  }, [held]);
  return html`<section class="stack nights" aria-label=${t("workshop-nights")}>
    <${Seg} label=${t("workshop-nights")} at=${night} choose=${turn} options=${Object.keys(NIGHTS).map((id) => ({ id, label: t(`script-${id}`) }))} />
    <p class="small dim">${t("workshop-order-note")}</p>
    <div class="row between wrap"><p class="small"><b>${t(hasOrder(night) ? "workshop-order-own" : "workshop-order-usual")}</b></p>
      ${hasOrder(night) && html`<button class="btn" onClick=${() => order(night, null)}><${Icon} name="u-undo" />${t("workshop-order-back")}</button>`}</div>
    <p class="vh" role="status">${told}</p>
    <ol class="list lines" ref=${list}>${lines.map((line, at) => html`<${Line} key=${line} line=${line} night=${night} at=${at} held=${held === line} hold=${hold} move=${move} />`)}</ol>
  </section>`;
}

/** The place a held line goes to: that of the line whose middle the finger has passed. @param {number} y @param {HTMLElement | null} list @param {string} held */
function lineUnder(y, list, held) {
  const rows = /** @type {HTMLElement[]} */ ([...(list?.children || [])]);
  const from = rows.findIndex((row) => row.dataset.line === held);
  const middle = (/** @type {HTMLElement} */ row) => row.getBoundingClientRect().top + row.getBoundingClientRect().height / 2;
  const above = rows.findIndex((row, at) => at < from && y < middle(row));
  if (above >= 0) return above;
  return rows.findLastIndex((row, at) => at >= from && (at === from || y > middle(row)));
}

/** @param {{line: string, night: Night, at: number, held: boolean, hold: (line: string) => void, move: (line: string, to: number) => void}} props */
function Line({ line, night, at, held, hold, move }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const name = nameOf(line);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(line, at + step);
    requestAnimationFrame(() => place.current?.focus()); // a line that is moved in the page loses it
  };
  const lead = leadOf(line, night);
  return html`<li class=${held ? "held" : ""} data-line=${line}><button class="ibtn place" ref=${place} aria-label=${t("workshop-move", { name })} onKeyDown=${keys} onPointerDown=${() => hold(line)}>${at + 1}</button>
    ${facts(line).kind && html`<${Token} id=${line} />`}<span class="grow wrapped"><b>${name}</b>${lead && html`<span class="small dim ability">${lead}</span>`}</span>
    <span class="arrows"><${IconButton} name="u-down" label=${t("workshop-earlier", { name })} onClick=${() => move(line, at - 1)} /><${IconButton} name="u-down" label=${t("workshop-later", { name })} onClick=${() => move(line, at + 1)} /></span></li>`;
}
