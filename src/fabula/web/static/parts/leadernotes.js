// @ts-check
// What whoever leads writes for themself, of the game and of its seats: kept by the server with the game.
import { html } from "../base/html.js";
import { t } from "../base/words.js";
import { desk, tell } from "../base/wire.js";
import { useWriting } from "./notefield.js";

const LONGEST = 4000;

/** What is written of the game, or about a seat. @param {number | undefined} seat */
const noteOf = (seat) => (seat === undefined ? desk.value.note : desk.value.about?.[seat]) || "";

/**
 * A note of the game, or about a seat, which all who lead may read and write.
 * @param {{seat?: number}} props
 */
export function Note({ seat }) {
  const { text, onInput, keep } = useWriting(
    seat,
    () => noteOf(seat),
    (words) => tell("pen", { text: words, about: seat ?? null }),
  );
  const label = t(seat === undefined ? "desk-note" : "desk-note-about");
  return html`<section class="stack tight"><h3 class=${seat === undefined ? "vh" : ""}>${label}</h3>
    <span class="field words"><textarea rows=${seat === undefined ? 8 : 3} maxlength=${LONGEST}
      aria-label=${label} value=${text} onInput=${onInput} onBlur=${keep} /></span>
    <p class="tiny dim">${t("desk-note-note")}</p></section>`;
}
