// @ts-check
// The instrument: it plays the recipes. It comes when something is heard for the first time, and all that
// this device sounds goes through it: one volume, softer while somebody speaks.
import { effect } from "../base/html.js";
import { AMBIENCE, MUSIC, note, RAIN, RECIPES } from "../base/recipes.js";
import { saying } from "./speech.js";
import { underneath, volume } from "./switches.js";

/** @import { Glide, Held, Layer } from "../base/recipes.js" */

/** The volume at which recipes sound as they are written, and the highest tone that comes through (Hz). */
const AS_WRITTEN = 7;
const HIGHEST = 9000;
/** While somebody speaks all else is softer by 9 dB; how fast it becomes so, and loud again (s). */
const [SOFTER, DOWN, UP] = [0.355, 0.12, 0.4];
/** In seconds: how a mood gives way to the other, how rain and wind come and go, how far apart notes are. */
const TURN = 4;
const COME = 0.5;
const APART = [2.5, 6];
/** As good as silence, for what dies away never comes to nothing. */
const NOTHING = 0.001;
/** Of how many seconds a noise is that goes on. */
const LONG = 4;

/** @type {AudioContext | null} */
let sound = null;
/** @type {GainNode | null} */
let loudness = null;
/** @type {GainNode | null} */
let all = null;

/** The one way to the loudspeaker, made when something is to be heard. */
function opened() {
  sound ||= new AudioContext();
  void sound.resume();
  if (!all || !loudness) ({ all, loudness } = outlet(sound, volume.peek()));
  return { sound, all };
}

/** From here on what would be too much for a loudspeaker is bent, and from twice the whole stroke on cut. */
const BENT = 0.7;
const MUCH = 2;
const bend = (/** @type {number} */ v) =>
  Math.abs(v) <= BENT ? v : Math.sign(v) * (BENT + (1 - BENT) * Math.tanh((Math.abs(v) - BENT) / (1 - BENT)));
const CURVE = Float32Array.from({ length: 4097 }, (_, i) => bend((i / 2048 - 1) * MUCH));

/**
 * The way of all that sounds: softer while somebody speaks, as loud as is wished, nothing shrill or torn.
 * @param {BaseAudioContext} at
 * @param {number} wished from 0 to 10
 */
export function outlet(at, wished) {
  const all = new GainNode(at, { gain: 1 });
  const loudness = new GainNode(at, { gain: loud(wished) });
  const through = new BiquadFilterNode(at, { type: "lowpass", frequency: HIGHEST });
  const fitted = new GainNode(at, { gain: 1 / MUCH });
  const bent = new WaveShaperNode(at, { curve: CURVE });
  all.connect(loudness).connect(through).connect(fitted).connect(bent).connect(at.destination);
  return { all, loudness };
}

/** @param {number} wished from 0 to 10 */
const loud = (wished) => (wished / AS_WRITTEN) ** 2;

/** @type {WeakMap<BaseAudioContext, Record<string, AudioBuffer>>} */
const noises = new WeakMap();

/**
 * A noise of arithmetic: white, or brown as rain far off.
 * @param {BaseAudioContext} at
 * @param {string} kind
 */
function noiseOf(at, kind) {
  const made = noises.get(at) || {};
  noises.set(at, made);
  if (made[kind]) return made[kind];
  const buffer = at.createBuffer(1, at.sampleRate * LONG, at.sampleRate);
  const data = buffer.getChannelData(0);
  let level = 0;
  for (let i = 0; i < data.length; i++) {
    const one = Math.random() * 2 - 1;
    level = (level + one * 0.02) / 1.02;
    data[i] = kind === "brown" ? level * 3.5 : one;
  }
  if (kind === "brown") joined(data);
  return (made[kind] = buffer);
}

/**
 * Let what goes round end where it begins, by a little all the way: a step would tick.
 * @param {Float32Array} data
 */
function joined(data) {
  const step = (data[data.length - 1] - data[0]) / data.length;
  data.forEach((one, i) => (data[i] = one - step * i));
}

/** @param {AudioParam} param @param {Glide} glide @param {number} when */
function slide(param, glide, when) {
  const [from, to, within] = Array.isArray(glide) ? glide : [glide, glide, 0];
  param.setValueAtTime(from, when);
  if (within) param.exponentialRampToValueAtTime(to, when + within);
}

/**
 * What a layer is made of, through its filter.
 * @param {BaseAudioContext} at
 * @param {Layer | Held} layer
 * @param {number} when
 */
function sourceOf(at, { tone, hertz = 440, noise, filter, cut = HIGHEST, q = 1 }, when) {
  const source = noise
    ? new AudioBufferSourceNode(at, { buffer: noiseOf(at, noise), loop: true })
    : new OscillatorNode(at, { type: tone });
  if (source instanceof OscillatorNode) slide(source.frequency, hertz, when);
  if (!filter) return { source, out: source };
  const through = new BiquadFilterNode(at, { type: filter, Q: q });
  slide(through.frequency, cut, when);
  return { source, out: source.connect(through) };
}

/**
 * Let layers sound once; how long they last (s).
 * @param {BaseAudioContext} at
 * @param {AudioNode} into
 * @param {Layer[]} layers
 */
export function sounded(at, into, layers, now = at.currentTime) {
  let last = 0;
  for (const layer of layers) {
    const { gain, attack = 0.002, hold = 0, decay, at: after = 0 } = layer;
    const when = now + after;
    const { source, out } = sourceOf(at, layer, when);
    const swell = new GainNode(at, { gain: 0 });
    swell.gain.setValueAtTime(NOTHING, when);
    swell.gain.exponentialRampToValueAtTime(gain, when + attack);
    swell.gain.setValueAtTime(gain, when + attack + hold);
    swell.gain.exponentialRampToValueAtTime(NOTHING, when + attack + hold + decay);
    out.connect(swell).connect(into);
    source.start(when);
    source.stop(when + attack + hold + decay);
    last = Math.max(last, after + attack + hold + decay);
  }
  return last;
}

/**
 * Let layers sound without end, each breathing in its own time.
 * @param {BaseAudioContext} at
 * @param {AudioNode} into
 * @param {Held[]} layers
 */
export function held(at, into, layers) {
  for (const layer of layers) {
    const { gain, breath = 0, depth = 0 } = layer;
    const { source, out } = sourceOf(at, layer, at.currentTime);
    const swell = new GainNode(at, { gain: gain * (1 - depth / 2) });
    out.connect(swell).connect(into);
    source.start();
    if (!breath) continue;
    const slow = new OscillatorNode(at, { frequency: 1 / breath });
    slow.connect(new GainNode(at, { gain: (gain * depth) / 2 })).connect(swell.gain);
    slow.start();
  }
}

/** Let a sound be heard. @param {string} name */
export function play(name) {
  const { sound: at, all: into } = opened();
  sounded(at, into, RECIPES[name]);
}

/**
 * What goes on, by its part and its name, and the gain by which it comes and goes.
 * @type {Record<string, Record<string, GainNode>>}
 */
const going = { music: {}, ambience: {}, rain: {} };
/** @param {string} part @param {string} name */
const layersOf = (part, name) =>
  part === "rain" ? RAIN : part === "music" ? MUSIC[name].chord : AMBIENCE[name];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let next;

/**
 * Let a gain come to a value, evenly and within so many seconds.
 * @param {GainNode} node
 * @param {number} to
 * @param {number} within
 */
function come(node, to, within) {
  const now = node.context.currentTime;
  node.gain.cancelScheduledValues(now);
  node.gain.setValueAtTime(node.gain.value, now);
  node.gain.linearRampToValueAtTime(to, now + within);
}

/** One note of the music, and after a while another. */
function drift() {
  const hour = underneath().music;
  const into = going.music[hour];
  if (!into) return void (next = undefined);
  const { notes } = MUSIC[hour];
  sounded(into.context, into, note(notes[Math.floor(Math.random() * notes.length)]));
  next = setTimeout(drift, 1000 * (APART[0] + Math.random() * (APART[1] - APART[0])));
}

effect(() => {
  const wanted = Object.entries(underneath());
  for (const [part, name] of wanted) {
    if (name && !going[part][name]) {
      const { sound: at, all: into } = opened();
      const gain = new GainNode(at, { gain: 0 });
      gain.connect(into);
      held(at, gain, layersOf(part, name));
      going[part][name] = gain;
    }
    for (const [one, gain] of Object.entries(going[part]))
      come(gain, one === name ? 1 : 0, name && part === "music" ? TURN : COME);
  }
  if (underneath().music && next === undefined) drift();
});

effect(() => {
  const to = loud(volume.value);
  if (loudness) come(loudness, to, DOWN);
});

effect(() => {
  const to = saying.value ? SOFTER : 1;
  if (all) come(all, to, to < 1 ? DOWN : UP);
});
