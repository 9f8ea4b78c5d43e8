// @ts-check
// What one hears and feels of this device: its voice, its sounds with a switch each and one volume, its
// pulse.
import { html, useEffect, useState } from "../base/html.js";
import { canStayLit } from "../parts/wakelock.js";
import { LanguageSeg, Seg, Sheet, Switch } from "../parts/controls.js";
import { canPulse, pulses } from "../parts/pulse.js";
import { strike } from "../parts/sound.js";
import { music, noise, silenced, SOUNDS, volume } from "../parts/switches.js";
import { Icon } from "../parts/scene.js";
import { chosen, hush, pace, PACES, sayAloud, speaks, voiceIsThere, voicesHere } from "../parts/speech.js";
import { lang, t } from "../base/words.js";

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

/** The voices of this language, as soon as the browser has found them. */
function useVoices() {
  const [, found] = useState(0);
  useEffect(() => {
    const again = () => found((n) => n + 1);
    speechSynthesis.addEventListener?.("voiceschanged", again);
    return () => speechSynthesis.removeEventListener?.("voiceschanged", again);
  }, []);
  return voicesHere();
}

/** A sentence in the voice that is chosen. */
function sample() {
  hush();
  sayAloud([t("sound-sample")], { captioned: false });
}

/** In which language, with which voice and how fast this device speaks. */
function Voice() {
  const voices = useVoices();
  const take = (/** @type {Typed} */ event) =>
    (chosen.value = { ...chosen.value, [lang.value]: event.currentTarget.value });
  return html`<div class="row between"><span>${t("ui-language")}</span><${LanguageSeg} /></div>
    ${
      voices.length > 1 &&
      html`<label class="row"><span>${t("sound-voice")}</span>
      <select class="grow" value=${chosen.value[lang.value] || voices[0].voiceURI} onChange=${take}>
      ${voices.map((one) => html`<option value=${one.voiceURI}>${one.name}</option>`)}</select></label>`
    }
    <div class="row between"><span>${t("sound-pace")}</span>
      <${Seg} label=${t("sound-pace")} at=${pace.value}
        choose=${(/** @type {string} */ id) => (pace.value = id)}
        options=${Object.keys(PACES).map((id) => ({ id, label: t(`sound-pace-${id}`) }))} /></div>
    <button class="btn" onClick=${sample}><${Icon} name="u-sound" />${t("sound-hear")}</button>`;
}

/** What is felt in the hand, and whether the screen stays lit. */
const Held = () =>
  html`${
    canPulse() &&
    html`<${Switch} label=${t("sound-pulse")} note=${t("sound-pulse-note")} on=${pulses.value}
    change=${(/** @type {boolean} */ on) => (pulses.value = on)} />`
  }<p class="small dim">${t(canStayLit() ? "awake-lit" : "awake-not")}</p>`;

/** What this device sounds, and how loud. @param {{close: () => void}} props */
export const SoundSheet = ({ close }) =>
  html`<${Sheet} title=${t("ui-sound")} close=${close}><div class="stack">
    ${
      voiceIsThere() &&
      html`<${Switch} label=${t("ui-speaks")} note=${t("ui-speaks-note")} on=${speaks.value}
      change=${(/** @type {boolean} */ on) => (speaks.value = on)} />`
    }
    ${voiceIsThere() && speaks.value && html`<${Voice} />`}
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
    }<${Held} /></div></${Sheet}>`;
