// @ts-check
// Choosing a face: the signs that are free, and which of them it is.
import { FACES, keepFace } from "../base/faces.js";
import { html, useEffect } from "../base/html.js";
import { t } from "../base/words.js";
import { room, tell } from "../base/wire.js";
import { drawing, enamel, loadFaces } from "./face.js";

/** @import { Person } from "../base/messages.js" */
/** @typedef {import("../base/faces.js").Face} Sign */

/**
 * All faces; those that others have cannot be touched.
 * @param {{at: string, taken: string[], choose: (face: Sign) => void}} props
 */
export function Faces({ at, taken, choose }) {
  useEffect(() => void loadFaces(), []);
  return html`<div class="stack tight"><div class="row between">
    <span id="face-title">${t("face-title")}</span>
    <span class="dim" aria-hidden="true">${at && t(`face-${at}`)}</span></div>
    <div class="faces" role="radiogroup" aria-labelledby="face-title">${FACES.map(
      (face) => html`<button type="button" role="radio" key=${face} aria-label=${t(`face-${face}`)}
      aria-checked=${String(face === at)} disabled=${face !== at && taken.includes(face)}
      onClick=${() => choose(face)}>
      <span class=${`face-of ${enamel(face)}`}>${drawing(face)}</span></button>`,
    )}</div></div>`;
}

/** Another face for somebody, in the lobby. @param {{of: Person, mine: boolean}} props */
export function OwnFace({ of, mine }) {
  const taken = room.value.people.flatMap((one) => (one.bot || one.id === of.id ? [] : one.face || []));
  const choose = (/** @type {Sign} */ face) => {
    if (mine) keepFace(face);
    tell("face", mine ? { face } : { face, person: of.id });
  };
  return html`<${Faces} at=${of.face || ""} taken=${taken} choose=${choose} />`;
}
