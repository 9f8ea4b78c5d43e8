// @ts-check
// The recipes of all that sounds: tones, noises, how they swell, die away and are filtered. Nothing is
// recorded.

/**
 * A value (Hz), or a glide from one to another within so many seconds.
 * @typedef {number | [from: number, to: number, within: number]} Glide
 */
/**
 * One layer of a sound: a tone or a noise, through a filter if it says so, from `at` on: it swells to its
 * `gain` within `attack`, stays for `hold` and dies away within `decay` (all in seconds).
 * @typedef {{tone?: OscillatorType, hertz?: Glide, noise?: "white" | "brown", filter?: BiquadFilterType,
 *  cut?: Glide, q?: number, gain: number, attack?: number, hold?: number, decay: number, at?: number}} Layer
 */
/**
 * One layer of what goes on until it is ended: it breathes by `depth` of its gain, each breath so long (s).
 * @typedef {{tone?: OscillatorType, hertz?: number, noise?: "white" | "brown", filter?: BiquadFilterType,
 *  cut?: number, q?: number, gain: number, breath?: number, depth?: number}} Held
 */

/**
 * A bell: its partials, each with a gain and how long it rings.
 * @param {number} pitch
 * @param {number} gain
 */
const bell = (pitch, gain, rings = 1, at = 0) =>
  [
    [196, 0.2, 4.5],
    [392, 0.12, 3.2],
    [470, 0.1, 2.4],
    [588, 0.06, 1.6],
    [784, 0.04, 1.1],
  ].map(
    ([hertz, loud, long]) =>
      /** @type {Layer} */ ({
        tone: "sine",
        hertz: hertz * pitch,
        gain: loud * gain,
        attack: 0.004,
        decay: long * rings,
        at,
      }),
  );

/** A blow of wood upon wood. @param {number} gain @param {number} at @returns {Layer[]} */
const blow = (gain, at) => [
  { noise: "white", filter: "bandpass", cut: 900, q: 1.2, gain: 1.1 * gain, decay: 0.07, at },
  { tone: "sine", hertz: [150, 70, 0.08], gain: 0.46 * gain, decay: 0.14, at },
  { tone: "triangle", hertz: [480, 320, 0.05], gain: 0.19 * gain, decay: 0.09, at },
];

/**
 * A chord that opens out, the lowest tone first: so an evening ends.
 * @param {number[]} tones
 */
const opening = (tones) =>
  tones.map(
    (hertz, i) =>
      /** @type {Layer} */ ({
        tone: "triangle",
        hertz,
        gain: 0.13 - 0.012 * i,
        attack: 0.06,
        hold: 0.5,
        decay: 4.5,
        at: 0.12 * i,
      }),
  );

/**
 * A card that turns: air past its edge, and that it lies down.
 * @param {number} gain
 * @returns {Layer[]}
 */
const turn = (gain) => [
  {
    noise: "white",
    filter: "bandpass",
    cut: [1800, 5200, 0.14],
    q: 0.8,
    gain: 0.55 * gain,
    attack: 0.02,
    decay: 0.13,
  },
  { noise: "white", filter: "lowpass", cut: 1400, gain: 0.7 * gain, decay: 0.05, at: 0.15 },
];

/**
 * What sounds once, by its name.
 * @type {Record<string, Layer[]>}
 */
export const RECIPES = {
  bell: bell(1, 1),
  gavel: [...blow(1, 0), ...blow(0.6, 0.17)],
  drum: [
    { tone: "sine", hertz: [92, 58, 0.12], gain: 0.42, decay: 0.38 },
    { tone: "triangle", hertz: [420, 260, 0.1], gain: 0.14, decay: 0.2 },
    { noise: "white", filter: "bandpass", cut: 600, q: 0.8, gain: 0.4, decay: 0.06 },
  ],
  tick: [{ tone: "triangle", hertz: 1250, gain: 0.34, attack: 0.001, decay: 0.09 }],
  heart: [
    { tone: "sine", hertz: [116, 60, 0.1], gain: 0.35, decay: 0.16 },
    { tone: "triangle", hertz: [420, 240, 0.1], gain: 0.13, decay: 0.14 },
    { tone: "sine", hertz: [104, 56, 0.1], gain: 0.22, decay: 0.16, at: 0.19 },
    { tone: "triangle", hertz: [380, 220, 0.1], gain: 0.09, decay: 0.14, at: 0.19 },
  ],
  card: turn(1),
  soft: turn(0.35),
  high: bell(2.5, 0.5, 0.6),
  shot: [
    { noise: "white", filter: "lowpass", cut: [2600, 300, 0.18], gain: 0.62, decay: 0.15 },
    { tone: "sine", hertz: [110, 45, 0.2], gain: 0.4, decay: 0.26 },
    { tone: "triangle", hertz: [520, 180, 0.12], gain: 0.16, decay: 0.14 },
  ],
  candle: [
    { noise: "white", filter: "lowpass", cut: [1400, 300, 0.26], gain: 0.8, attack: 0.03, decay: 0.26 },
  ],
  tower: [...bell(1.5, 0.7, 0.5), ...bell(1.5, 0.7, 0.7, 1.1)],
  stroke: bell(1.5, 0.7, 0.6),
  finale: opening([98, 146.8, 196, 246.9, 293.7, 392]),
  fallen: opening([98, 138.6, 196, 233.1, 277.2, 370]), // where evil has won: third and fifth are low
};

/**
 * What lies under a phase in which all sleep, by whether it is dark outside: wind and crickets, or a light
 * air.
 * @type {Record<string, Held[]>}
 */
export const AMBIENCE = {
  night: [
    { noise: "brown", filter: "bandpass", cut: 320, q: 0.5, gain: 0.34, breath: 7, depth: 0.5 },
    { tone: "sine", hertz: 4200, gain: 0.006, breath: 0.9, depth: 1 },
    { tone: "sine", hertz: 3900, gain: 0.004, breath: 1.3, depth: 1 },
  ],
  day: [{ noise: "brown", filter: "bandpass", cut: 520, q: 0.4, gain: 0.3, breath: 9, depth: 0.6 }],
};

/** Rain far off, which covers tapping. @type {Held[]} */
export const RAIN = [{ noise: "brown", gain: 0.12 }];

/**
 * Music: the chord that lies under all, and the notes that drift over it, in Hz; lower and darker by night.
 * @type {Record<string, {chord: Held[], notes: number[]}>}
 */
export const MUSIC = {
  night: { chord: chord([73.4, 110, 146.8, 174.6]), notes: [293.7, 349.2, 392, 440, 523.3] },
  day: { chord: chord([98, 146.8, 196, 246.9]), notes: [392, 440, 493.9, 587.3, 659.3] },
};

/** A chord, each of its tones twice and a little apart, so that it breathes. @param {number[]} tones */
function chord(tones) {
  const twice = tones.flatMap((hertz) => [hertz, hertz * 1.004]);
  return twice.map((hertz) => /** @type {Held} */ ({ tone: "triangle", hertz, gain: 0.012 }));
}

/** A note over the chord. @param {number} hertz @returns {Layer[]} */
export const note = (hertz) => [{ tone: "sine", hertz, gain: 0.05, attack: 1.5, decay: 4 }];
