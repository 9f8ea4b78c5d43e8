// @ts-check
// The button with which whoever leads goes on.
import { html } from "../base/html.js";

/** @import { Child } from "../vendor/preact.js" */

/** A key that is held down is no second wish. @param {KeyboardEvent} event */
const once = (event) => event.repeat && event.preventDefault();

/**
 * `does` is another whenever it does something else: a double touch does one thing.
 * @param {{does: string, go: (event: Event) => void, cls?: string, disabled?: boolean,
 *  children?: Child}} props
 */
export const Go = ({ does, go, cls = "", disabled = false, children }) =>
  html`<button class=${`btn ${cls}`} data-does=${does} disabled=${disabled} onKeyDown=${once} onClick=${go}>
    ${children}</button>`;
