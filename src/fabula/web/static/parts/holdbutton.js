// @ts-check
// A button on which a finger rests a while, so that nothing is done by a slip.
import { html, useEffect, useRef, useState } from "../base/html.js";

/** @import { Child } from "../vendor/preact.js" */

/**
 * A button to be held for so long (ms); keys, and what reads the screen aloud, press it as any other.
 * @param {{act: () => void, time: number, cls?: string, children?: Child}} props
 */
export function Held({ act, time, cls = "", children }) {
  const timer = useRef(0);
  const [held, hold] = useState(false);
  const end = () => (clearTimeout(timer.current), hold(false));
  const begin = () => {
    hold(true);
    timer.current = setTimeout(act, time);
  };
  useEffect(() => end, []);
  return html`<button class=${`btn slow ${cls} ${held ? "held" : ""}`} style=${{ "--d-hold": `${time}ms` }}
    onPointerDown=${begin} onPointerUp=${end} onPointerLeave=${end} onPointerCancel=${end}
    onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
    onClick=${(/** @type {MouseEvent} */ event) => (event.stopPropagation(), event.detail === 0 && act())}>
    ${children}</button>`;
}
