// @ts-check
// Seats for those who have come without a phone: one name after another, or many at once.
import { html, useRef, useState } from "../base/html.js";
import { refusalText, Sheet } from "../parts/controls.js";
import { Icon } from "../parts/scene.js";
import { several, t } from "../base/words.js";
import { busy, refusal, send } from "../base/wire.js";

/** @import { Typed } from "../base/choices.js" */
/** @import { Refusal } from "../base/wire.js" */

/** Opens the sheet. */
export function Guests() {
  const [open, set] = useState(false);
  return html`<button class="btn plain" onClick=${() => set(true)}><${Icon} name="u-plus" />
    ${t("ui-add-guest")}</button>
    ${
      open &&
      html`<${Sheet} title=${t("ui-add-guest")} close=${() => set(false)}><p class="small dim">
        ${t("ui-add-guest-note")}</p>
      <${Names} /></${Sheet}>`
    }`;
}

/** @param {string} list */
const namesIn = (list) =>
  list
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

function Names() {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const [list, type] = useState("");
  const [seated, seat] = useState(/** @type {string[]} */ ([]));
  const [why, tell] = useState("");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy.value) return;
    const names = namesIn(list);
    const done = [];
    try {
      for (const name of names) {
        await send("add_guest", { name });
        done.push(name);
      }
    } catch (refused) {
      refusal.value = null;
      tell(refusalText(/** @type {Refusal} */ (refused)));
    }
    seat([...seated, ...done]);
    type(names.slice(done.length).join(", "));
    field.current?.focus();
  };
  const enter = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && namesIn(list).length) submit(event);
  };
  return html`<form class="stack" onSubmit=${submit}>
    <label class="stack"><span>${t("floor-player-name")}</span><span class="field">
      <textarea class="words names" rows="2" autofocus autocomplete="off" ref=${field} value=${list}
      aria-invalid=${why ? "true" : undefined}
      onKeyDown=${enter}
          onInput=${(/** @type {Typed} */ event) => (type(event.currentTarget.value), tell(""))}></textarea>
            </span></label>
    <p class="small dim">${t("floor-player-names-note")}</p>
    ${why && html`<p class="warn-line" role="alert">${why}</p>`}
    <div role="status">${
      seated.length > 0 &&
      html`<p class="ok-line"><${Icon} name="u-check" cls="tick" />
    ${several(seated)}</p>`
    }</div>
    <button class="btn main" type="submit" disabled=${!namesIn(list).length}>${t("ui-seat-them")}</button>
  </form>`;
}
