// @ts-check
// A question that is answered in a line of one's own, or not at all.
import { html, useState } from "../base/html.js";
import { t } from "../base/words.js";

/** @import { Ask } from "../base/wire.js" */
/** @import { Choice, Gap, Typed } from "../base/choices.js" */

/**
 * How long a line may be where such a question is asked.
 * @param {import("../base/wire.js").Ask} ask
 * @returns {number | undefined}
 */
export const longest = (ask) => /** @type {(Gap | null)[]} */ (ask.options).find((one) => one?.words)?.words;

/** @param {{ask: import("../base/wire.js").Ask, label: string, answer: (said: Choice) => void}} props */
export function LastWish({ ask, label, answer }) {
  const [text, write] = useState("");
  const line = text.replace(/\s+/g, " ").trim();
  return html`<div class="stack tight"><span class="field words">
    <textarea rows="2" dir="auto" maxlength=${longest(ask)} aria-label=${label}
      placeholder=${t("square-wish-line")} value=${text}
      onInput=${(/** @type {Typed} */ event) => write(event.currentTarget.value)} /></span>
    <div class="row"><button class="btn" onClick=${() => answer(null)}>${t("square-wish-nothing")}</button>
      <button class="btn main grow" disabled=${!line} onClick=${() => answer(["words", line])}>
      ${t("square-wish-say")}</button>
    </div></div>`;
}
