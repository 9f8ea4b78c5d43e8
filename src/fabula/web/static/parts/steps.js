// @ts-check
// A picture for each step of the rules: they are drawn under the ids of the texts that they go with.
import { html } from "../base/html.js";
import { loadSigns } from "../base/signs.js";

await loadSigns("steps").catch(() => null); // without them the words say it all

/**
 * The picture of a text of the rules; nothing where a tale of somebody's own has none.
 * @param {{of: string}} props
 */
export const Step = ({ of }) =>
  document.getElementById(of)
    ? html`<svg class="step" aria-hidden="true" viewBox="0 0 64 64"><use href=${`#${of}`} /></svg>`
    : null;
