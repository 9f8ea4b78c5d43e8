// @ts-check
// The button with which whoever leads goes on.
import { html } from "../base/html.js";
import { Held } from "./held.js";

/** @import { Child } from "../vendor/preact.js" */

/** A key that is held down is no second wish. @param {KeyboardEvent} event */
const once = (event) => event.repeat && event.preventDefault();

/** So long (ms) a finger rests on what all are told at once and nobody can take back. */
const A_RELEASE = 600;

/**
 * `does` is another whenever it does something else: a double touch does one thing. What is `slow` is held.
 * @param {{does: string, go: (event?: Event) => void, cls?: string, disabled?: boolean, slow?: boolean,
 *  children?: Child}} props
 */
export const Go = ({ does, go, cls = "", disabled = false, slow = false, children }) =>
  slow
    ? html`<${Held} act=${go} time=${A_RELEASE} cls=${cls} key=${does}>${children}</${Held}>`
    : html`<button class=${`btn ${cls}`} data-does=${does} disabled=${disabled} onKeyDown=${once}
      onClick=${go}>${children}</button>`;
