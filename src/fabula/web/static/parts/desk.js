// @ts-check
// What whoever leads writes for themself, of the game and of its seats: kept by the server with the game.
import { html, useEffect, useRef, useState } from "../base/html.js";
import { t } from "../base/words.js";
import { desk, tell } from "../base/wire.js";

/** @import { Typed } from "../base/choices.js" */

const LONGEST = 4000;
/** After so long a pause (ms) what was typed is kept. */
const A_PAUSE = 900;

/** What is written of the game, or about a seat. @param {number | undefined} seat */
const noteOf = (seat) => (seat === undefined ? desk.value.note : desk.value.about?.[seat]) || "";

/**
 * A note of the game, or about a seat, which all who lead may read and write.
 * @param {{seat?: number}} props
 */
export function Note({ seat }) {
  const written = noteOf(seat);
  const [text, type] = useState(written);
  const unsaved = useRef(/** @type {string | null} */ (null));
  const keep = () => {
    if (unsaved.current !== null) tell("pen", { text: unsaved.current, about: seat ?? null });
    unsaved.current = null;
  };
  useEffect(() => void (unsaved.current === null && type(written)), [written]);
  useEffect(() => {
    if (unsaved.current === null) return undefined;
    const later = setTimeout(keep, A_PAUSE);
    return () => clearTimeout(later);
  }, [text]);
  useEffect(() => keep, [seat]);
  const label = t(seat === undefined ? "desk-note" : "desk-note-about");
  return html`<section class="stack tight"><h3>${label}</h3><span class="field words">
    <textarea rows=${seat === undefined ? 8 : 3} maxlength=${LONGEST} aria-label=${label} value=${text}
      onInput=${(/** @type {Typed} */ event) => {
        unsaved.current = event.currentTarget.value;
        type(event.currentTarget.value);
      }} onBlur=${keep} /></span><p class="tiny dim">${t("desk-note-note")}</p></section>`;
}
