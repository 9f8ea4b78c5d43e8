// @ts-check
// What a guest sees before they come in: whose table it is, which game, who sits there, which faces are free.
import { FACES, keepFace, lastFace } from "../base/faces.js";
import { html, useState } from "../base/html.js";
import { t } from "../base/words.js";
import { Face, loadFaces } from "../parts/face.js";
import { Faces } from "../parts/faces.js";
import { Icon } from "../parts/scene.js";

await loadFaces().catch(() => null); // a sign that has not come would be a bare disc

/** @typedef {import("../base/faces.js").Face} Sign */
/** @typedef {import("../base/messages.js").Found} Found */

/** More than so many stand below the name of a guest, who would have to look for where to write it. */
const FEW = 9;

/** @param {{there: Found, part: "who" | "faces" | "others"}} props */
export function AtTheTable({ there, part }) {
  const { worn = [], seated = [] } = there;
  if (part === "faces") return html`<${Wished} worn=${worn} />`;
  if (part === "who") return html`<${Who} there=${there} />`;
  return (
    seated.length > FEW &&
    html`<section class="panel stack tight at-the-table"><h2>${t("face-who-sits")}</h2>
      <${Seated} there=${there} /></section>`
  );
}

/** Whose table it is, and who sits there where they are few. @param {{there: Found}} props */
function Who({ there }) {
  const { host = "", tale = "", stage, seated = [] } = there;
  return html`<section class="panel stack tight at-the-table">
    <div class="row between wrap"><h2>${t("face-table-of", { name: host })}</h2>
      <span class="chip">${t(`face-stage-${stage}`)}</span></div>
    <p class="dim">${t(tale)}</p>
    ${seated.length <= FEW && html`<${Seated} there=${there} />`}</section>`;
}

/** Who sits there; a bot makes room for a guest. @param {{there: Found}} props */
const Seated = ({ there: { seated = [] } }) =>
  html`<ul class="who-sits" aria-label=${t("face-who-sits")}>${seated.map(
    (one) => html`<li key=${one.id} class="named"><${Face} of=${one} /><bdi class=${one.bot ? "dim" : ""}>
      ${one.name}</bdi>${
        one.bot &&
        html`<${Icon} name="u-bot" cls="inline" /><span class="vh">
      ${t("ui-bot")}</span>`
      }</li>`,
  )}</ul>`;

/**
 * The face one would like: that of last time, or the first that is free. What is chosen stays on this device,
 * which asks for it at the door.
 * @param {{worn: string[]}} props
 */
function Wished({ worn }) {
  const [face, wish] = useState(() => [lastFace(), ...FACES].find((one) => one && !worn.includes(one)));
  const choose = (/** @type {Sign} */ one) => (keepFace(one), wish(one));
  return html`<${Faces} at=${face || ""} taken=${worn} choose=${choose} />`;
}
