// @ts-check
// A claim as a line, with the sign of its role and when it was made.
import { nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { claimText, naming } from "../base/story.js";
import { roleOf, taleOf } from "../base/tales.js";
import { has, loadWordsOf, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { Icon, sideClass } from "./scene.js";

/** @import { Choice } from "../base/choices.js" */
/** @import { When } from "../base/publicrecord.js" */

await Promise.all([loadLook("pocketbook"), loadWordsOf("pocketbook")]); // of all that shows a claim

/** When something was, as its phase is called. @param {When} when */
export function whenText({ phase, number }) {
  const own = `ui-phase-${room.value.tale}-${phase}`;
  const name = t(has(own) ? own : `ui-phase-${phase || "dusk"}`);
  return taleOf(room.value.tale).many_nights && number > 0 ? `${name} ${number}` : name;
}

/** A claim as a line, with the sign of the role. @param {{words: Choice[], old?: boolean}} props */
export function ClaimLine({ words, old = false }) {
  const { tale } = room.value;
  const role = words[0] === "claim" && typeof words[1] === "string" ? words[1] : "";
  const text = t("ui-quoted", { what: claimText(tale, words, naming(nameOf)) });
  return html`<span class="what">${
    role &&
    html`<span class=${`tk s-${sideClass(roleOf(tale, role).side, tale)}`}>
      <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span>`
  }${old ? html`<s>${text}</s>` : html`<span>${text}</span>`}</span>`;
}
