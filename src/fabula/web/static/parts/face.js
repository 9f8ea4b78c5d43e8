// @ts-check
// A person's face: the sign by which they are known on every screen, a drawing on its enamel.
import { enamelOf } from "../base/faces.js";
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { loadSigns } from "../base/signs.js";
import { room } from "../base/wire.js";
import { Icon } from "./scene.js";

/** @import { Person } from "../base/messages.js" */

/** @type {Promise<unknown> | null} */
let coming = null;

/** Have the drawings and their enamels, once. */
export function loadFaces() {
  coming ||= Promise.all([loadLook("faces"), loadSigns("faces")]).catch((failed) => {
    coming = null;
    throw failed;
  });
  return coming;
}

/** Who sits there, a person or a bot; nobody where the seat is empty. @param {number} seat */
export const sitting = (seat) => room.value.people.find((one) => one.id === room.value.seats[seat]);

/** The drawing of a face. @param {string} face */
export const drawing = (face) => html`<${Icon} name=${`f-${face}`} />`;

/** The classes of what shows a face. @param {string} face */
export const enamel = (face) => `enamel e-${enamelOf(face)}`;

/** The face of somebody, small, before their name. @param {{of?: Person, cls?: string}} props */
export const Face = ({ of, cls = "" }) =>
  of?.face
    ? html`<span class=${`face-of ${enamel(of.face)} ${cls}`} aria-hidden="true">${drawing(of.face)}</span>`
    : null;

/** The face of who sits there. @param {{seat: number, cls?: string}} props */
export const FaceAt = ({ seat, cls = "" }) => html`<${Face} of=${sitting(seat)} cls=${cls} />`;

/**
 * A name with its face before it, where a list is read.
 * @param {{seat: number, name: string}} props
 */
export const Named = ({ seat, name }) =>
  html`<span class="named"><${FaceAt} seat=${seat} /><bdi>${name}</bdi></span>`;
