// @ts-check
// Quiet music, made of nothing but arithmetic: low and dark where all sleep under the moon, higher and
// brighter by daylight.
import { effect, signal } from "../base/html.js";
import { mood, plays } from "./voice.js";

/** What sounds now: a mood, or nothing. */
export const sounding = signal("");

const LOUD = 0.1;
/**
 * In seconds: how long one mood takes to give way to the other, how a note swells and dies away, how far
 * apart notes are.
 */
const TURN = 4;
const SWELL = 1.5;
const FADE = 4;
const APART = [2.5, 6];

/**
 * The chord that lies under all, and the notes that drift over it, in Hz.
 * @type {Record<string, {chord: number[], notes: number[]}>}
 */
const MOODS = {
  night: { chord: [73.4, 110, 146.8, 174.6], notes: [293.7, 349.2, 392, 440, 523.3] },
  day: { chord: [98, 146.8, 196, 246.9], notes: [392, 440, 493.9, 587.3, 659.3] },
};

/** @type {AudioContext | null} */
let sound = null;
/** @type {GainNode | null} */
let all = null;
/** @type {Record<string, GainNode>} */
const chords = {};
/** @type {ReturnType<typeof setTimeout> | undefined} */
let next;

/**
 * Let a gain come to a value in so many seconds.
 * @param {GainNode} node
 * @param {number} to
 * @param {number} within
 */
const come = (node, to, within) =>
  node.gain.setTargetAtTime(to, /** @type {AudioContext} */ (sound).currentTime, within / 3);

/** @param {AudioContext} at @param {AudioNode} into */
function silence(at, into) {
  const node = at.createGain();
  node.gain.value = 0;
  node.connect(into);
  return node;
}

/**
 * A chord that never ends, each of its tones twice and a little apart, so that it breathes.
 * @param {AudioContext} at
 * @param {AudioNode} into
 */
function hold(at, into) {
  for (const [name, { chord }] of Object.entries(MOODS)) {
    chords[name] = silence(at, into);
    for (const tone of chord.flatMap((hertz) => [hertz, hertz * 1.004])) {
      const one = at.createOscillator();
      one.type = "triangle";
      one.frequency.value = tone;
      one.connect(chords[name]);
      one.start();
    }
  }
}

/** One note of the mood, and after a while another. */
function drift() {
  if (!sound || !all) return;
  const { notes } = MOODS[mood.value];
  const one = sound.createOscillator();
  const swell = silence(sound, all);
  const now = sound.currentTime;
  one.frequency.value = notes[Math.floor(Math.random() * notes.length)];
  one.connect(swell);
  swell.gain.linearRampToValueAtTime(0.5, now + SWELL);
  swell.gain.linearRampToValueAtTime(0, now + SWELL + FADE);
  one.start();
  one.stop(now + SWELL + FADE);
  next = setTimeout(drift, 1000 * (APART[0] + Math.random() * (APART[1] - APART[0])));
}

function begin() {
  sound ||= new AudioContext();
  sound.resume();
  if (!all) {
    all = silence(sound, sound.destination);
    hold(sound, all);
  }
  come(all, LOUD, TURN);
  if (next === undefined) drift();
}

function end() {
  clearTimeout(next);
  next = undefined;
  if (all) come(all, 0, 1);
}

effect(() => {
  sounding.value = plays() ? mood.value : "";
  if (!sounding.value) return end();
  begin();
  for (const [name, chord] of Object.entries(chords)) come(chord, name === mood.value ? 0.12 : 0, TURN);
});
