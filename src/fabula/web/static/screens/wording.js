// @ts-check
// What a card says at this table: the host's own words, as plain text.
import { html, useState } from "../base/html.js";
import { refusalText, Sheet } from "../parts/controls.js";
import { Icon } from "../parts/scene.js";
import { ownWording } from "../base/tales.js";
import { role as roleName, t } from "../base/words.js";
import { refusal, room, send } from "../base/wire.js";

/** @import { Typed } from "../base/choices.js" */
/** @import { Refusal } from "../base/wire.js" */

const MOST = 300;
const UNCOUNTED = /[\p{M}\u200c\u200d]/gu;

/** How many characters one sees. @param {string} text */
const visible = (text) => [...text.normalize("NFC").trim().replace(UNCOUNTED, "")].length;

/** @param {{role: string, close: () => void}} props */
export function WordingSheet({ role, close }) {
  const { tale } = room.value;
  const own = ownWording(tale, role);
  const [text, type] = useState(own);
  const [why, tellWhy] = useState("");
  const put = async (/** @type {string} */ wish) => {
    try {
      await send("reword", { role, text: wish });
      close();
    } catch (refused) {
      refusal.value = null;
      tellWhy(refusalText(/** @type {Refusal} */ (refused)));
    }
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    put(text);
  };
  const count = visible(text);
  return html`<${Sheet} title=${roleName(tale, role)} close=${close}><form class="stack" onSubmit=${submit}>
    <p class="small">${t("ui-reword-note")}</p>
    <span class="field words">
      <textarea rows="5" dir="auto" maxlength=${2 * MOST} autofocus aria-label=${t("ui-own-wording")}
      placeholder=${t(`${tale}-${role}-ability`)}
      aria-invalid=${why ? "true" : undefined} value=${text}
        onInput=${(/** @type {Typed} */ event) => (type(event.currentTarget.value), tellWhy(""))} /></span>
    <p class=${`small ${count > MOST ? "warn-line" : "dim"}`}>
    ${t("ui-reword-count", { n: count, most: MOST })}</p>
    ${why && html`<p class="warn-line" role="alert">${why}</p>`}
    <button class="btn main" type="submit" disabled=${!own && !count}>${t("ui-reword-keep")}</button>
    ${
      own &&
      html`<button class="btn" type="button" onClick=${() => put("")}><${Icon} name="u-undo" />
    ${t("ui-reword-back")}</button>`
    }
    <h3>${t("ui-almanac-says")}</h3><p class="dim">${t(`${tale}-${role}-ability`)}</p>
  </form></${Sheet}>`;
}
