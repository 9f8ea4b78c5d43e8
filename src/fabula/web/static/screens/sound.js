// @ts-check
// Sounds of this device: each with its switch, and one volume for all.
import { html } from "../base/html.js";
import { Sheet, Switch } from "../parts/controls.js";
import { music, noise, silenced, SOUNDS, strike, volume } from "../parts/sound.js";
import { speaks, voiceIsThere } from "../parts/voice.js";
import { t } from "../base/words.js";

/** @import { Typed } from "../base/choices.js" */

/** What is heard at once when it is switched on; what lies under all comes by itself. */
const SAMPLES = SOUNDS.filter((name) => name !== "ambience");

/** @param {string} name @param {boolean} on */
function wishFor(name, on) {
  silenced.value = [...silenced.value.filter((one) => one !== name), ...(on ? [] : [name])];
  if (on && SAMPLES.includes(name)) strike(name);
}

/** How loud all is, heard as soon as it is set. */
const Volume = () => html`<div class="slider"><span class="small">${t("sound-volume")}</span>
  <input type="range" aria-label=${t("sound-volume")} min="0" max="10" value=${volume.value}
    onInput=${(/** @type {Typed} */ event) => (volume.value = Number(event.currentTarget.value))}
    onChange=${() => strike("stroke")} /></div>`;

/** What this device sounds, and how loud. @param {{close: () => void}} props */
export const SoundSheet = ({ close }) =>
  html`<${Sheet} title=${t("ui-sound")} close=${close}><div class="stack">
    ${
      voiceIsThere() &&
      html`<${Switch} label=${t("ui-speaks")} note=${t("ui-speaks-note")} on=${speaks.value}
      change=${(/** @type {boolean} */ on) => (speaks.value = on)} />`
    }
    <${Switch} label=${t("sound-noise")} note=${t("sound-noise-note")} on=${noise.value}
      change=${(/** @type {boolean} */ on) => (noise.value = on)} />
    ${
      speaks.value
        ? html`<${Volume} />
    ${SOUNDS.map(
      (name) => html`<${Switch} key=${name} label=${t(`sound-${name}`)} note=${t(`sound-${name}-note`)}
      on=${!silenced.value.includes(name)}
      change=${(/** @type {boolean} */ on) => wishFor(name, on)} />`,
    )}
    <${Switch} label=${t("sound-music")} note=${t("sound-music-note")} on=${music.value}
      change=${(/** @type {boolean} */ on) => (music.value = on)} />`
        : html`<p class="small dim">${t("sound-silent")}</p>`
    }</div></${Sheet}>`;
