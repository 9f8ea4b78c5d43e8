// @ts-check
// The button with which whoever leads goes on.
import { html, useRef } from "../html.js";
import { loadLook } from "../looks.js";

loadLook("floor");

/** A key that is held down is no second wish. @param {KeyboardEvent} event */
const once = (event) => event.repeat && event.preventDefault();

/** It takes no touch for a moment whenever what it does has become another: so a double touch does one thing.
 *  @param {{does: string, go: () => void, cls?: string, disabled?: boolean, children?: any}} props */
export function Go({ does, go, cls = "", disabled = false, children }) {
  const last = useRef({ does, turn: 0 });
  if (last.current.does !== does) last.current = { does, turn: 1 - last.current.turn };
  return html`<button class=${`btn deaf-${last.current.turn} ${cls}`} disabled=${disabled} onKeyDown=${once} onClick=${go}>${children}
    </button>`;
}
