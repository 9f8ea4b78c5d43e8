// @ts-check
// The voice: any device may be the one that speaks. It says what all may hear, at the pace all share.
import { effect, signal } from "./html.js";
import { ahead, clock, entries, room } from "./wire.js";
import { has, lang, t } from "./words.js";

/** Whether this device speaks; it takes a tap, as browsers demand. */
export const speaks = signal(false);
/** Whether this device makes a soft noise that covers tapping. */
export const noise = signal(false);
/** The last words said, for those who cannot hear. */
export const caption = signal("");

export const voiceIsThere = () => "speechSynthesis" in window;

/** Say some ids one after another. @param {string[]} ids */
export function say(ids) {
  const words = ids.filter(has).map((id) => t(id));
  if (!words.length) return;
  caption.value = words.join(" ");
  if (!speaks.value || !voiceIsThere()) return;
  for (const part of words) {
    const spoken = new SpeechSynthesisUtterance(part);
    spoken.lang = { en: "en-GB", ru: "ru-RU", fr: "fr-FR" }[lang.value] || lang.value;
    const voice = speechSynthesis.getVoices().find((one) => one.lang.slice(0, 2) === lang.value);
    if (voice) spoken.voice = voice;
    spoken.rate = 0.95;
    speechSynthesis.speak(spoken);
  }
}

/** What is said for an event that all hear. @param {string} tale @param {any} event @param {string} step the step called before */
export function linesFor(tale, event, step) {
  if (event.e === "called") {
    const close = step ? [`voice-${tale}-${step}-sleep`] : [`voice-${tale}-begin`];
    return [...close, `voice-${tale}-${event.step}-wake`];
  }
  if (event.e !== "phase") return [];
  if (event.phase === "day") return [`voice-${tale}-${step}-sleep`, `voice-${tale}-day`];
  return ["dusk", "vote", "end"].includes(event.phase) ? [`voice-${tale}-${event.phase}`] : [];
}

let told = 0;
let step = "";
/** @type {any[]} */
let last = [];

effect(() => {
  const all = entries.value;
  const tale = room.value?.tale || "onenight";
  if (all.length < told || all[0] !== last[0]) {
    told = 0;
    step = "";
  }
  const catchingUp = told === 0 && all.length > 6;
  for (const event of all.slice(told)) {
    const lines = linesFor(tale, event, step);
    if (event.e === "called") step = event.step;
    if (event.e === "phase" && event.phase !== "night") step = "";
    if (lines.length && !catchingUp) say(lines);
  }
  told = all.length;
  last = all;
});

/** @type {ReturnType<typeof setTimeout> | undefined} */
let lastMinute;
const MINUTE = 60_000;

effect(() => {
  clearTimeout(lastMinute);
  const { phase, ends, length } = clock.value;
  if (phase !== "day" || !ends || !length || length <= MINUTE) return;
  const wait = ends - MINUTE - ahead.value - Date.now();
  if (wait > 0) lastMinute = setTimeout(() => say([`voice-${room.value?.tale}-last-minute`]), wait);
});

/** @type {AudioContext | null} */
let sound = null;
/** @type {GainNode | null} */
let rain = null;

effect(() => {
  if (noise.value) startNoise();
  else if (rain) rain.gain.value = 0;
});

/** Brown noise, like rain far off, from nothing but arithmetic. */
function startNoise() {
  sound ||= new AudioContext();
  sound.resume();
  if (!rain) {
    const length = sound.sampleRate * 4;
    const buffer = sound.createBuffer(1, length, sound.sampleRate);
    const data = buffer.getChannelData(0);
    let level = 0;
    for (let i = 0; i < length; i++) {
      level = (level + (Math.random() * 2 - 1) * 0.02) / 1.02;
      data[i] = level * 3.5;
    }
    const source = sound.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    rain = sound.createGain();
    source.connect(rain).connect(sound.destination);
    source.start();
  }
  rain.gain.value = 0.12;
}
