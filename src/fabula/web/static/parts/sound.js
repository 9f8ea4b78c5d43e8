// @ts-check
// What this device sounds, and when. A sound belongs to what all hear: a scene, a phase, a clock. It never
// comes before all see what it tells, so no sound tells more than its scene does.
import { known } from "../base/fold.js";
import { effect } from "../base/html.js";
import { isLight, sceneOf } from "../base/phases.js";
import { isReady, taleOf } from "../base/tales.js";
import { ALL_ARE_OPEN, eachOf, FIRST_TURNS } from "../base/cardturns.js";
import { ahead, clock, room } from "../base/wire.js";
import { speaks } from "./speech.js";
import { asleep, isHeard, mood, underneath } from "./switches.js";

/** @import { Scene } from "../base/messages.js" */

/** Whose switch a sound has that has none of its own. @type {Record<string, string>} */
const UNDER = { stroke: "tower", tick: "tower", drum: "gavel", high: "bell", soft: "card", fallen: "finale" };

/** Let a sound be heard, if this device has it. @param {string} name */
export function strike(name) {
  if (isHeard(UNDER[name] || name)) void import("./instrument.js").then(({ play }) => play(name));
}

effect(() => {
  if (Object.values(underneath()).some(Boolean)) void import("./instrument.js");
});

/** What sounds in a scene of a kind, and when (ms). @type {Record<string, [string, number][]>} */
const IN_A_SCENE = {
  result: [["drum", 1200]],
  dawn: [["bell", 0]],
  execution: [["gavel", 900]],
  power: [["shot", 1500]], // whatever comes of it
};
/**
 * The chord of the end, by who has won: a dark one where nobody but evil has.
 * @param {Partial<Scene>} scene
 * @param {string} tale
 */
function chordOf({ said = [] }, tale) {
  const looks = tale && isReady(tale) ? taleOf(tale).looks : {};
  const won = said.flatMap(({ code, args }) => (code === "won" ? args?.sides || [] : []));
  return won.length && won.every((side) => (looks[side] || side) === "evil") ? "fallen" : "finale";
}

/** When three, two, one are told (ms). */
const THREE_TWO_ONE = [0, 900, 1800];
/** When the light goes out of those who die, when their cards turn, and how long after another. */
const [GOES_OUT, TURNS_AT, THE_NEXT] = [2000, 2800, 900];
/** Where a light goes out; of a deed before all that is when it has flown. @type {Record<string, number>} */
const OUT = { execution: GOES_OUT, dawn: GOES_OUT, death: GOES_OUT, power: TURNS_AT };
/** When all windows light, for nobody has died. */
const ALL_LIGHT = 1400;
/** Whom a Hunter takes along: when the shot is fired, and when it has hit. */
const [ALONG, HIT] = [3500, 4000];

/**
 * When the lights go out of those who die in a scene (ms).
 * @param {Partial<Scene>} scene
 * @param {number} after last words are over
 */
function lightsOut({ kind = "", dead = [], said = [] }, after) {
  const along = said.flatMap(({ code, args }) => (code === "died-hunter" ? [Number(args?.who)] : []));
  const isDeed = kind === "power";
  return (kind in OUT ? dead : []).flatMap((seat, i) => {
    if (along.includes(seat)) return [timed("shot", after + ALONG), timed("candle", after + HIT)];
    return [timed("candle", after + OUT[kind] + (isDeed ? 0 : i * THE_NEXT))];
  });
}

/** @param {string} name @param {number} when @returns {[string, number]} */
const timed = (name, when) => [name, when];

/**
 * All that sounds in a scene, and when (ms): by its kind, and by what all see in it, when they see it.
 * @param {Pick<Scene, "kind"> & Partial<Scene>} scene
 * @param {number} seats how many cards lie on the table
 * @param {string} [tale] whose sides they are
 * @returns {[string, number][]}
 */
export function soundsOf(scene, seats, tale = "") {
  const { kind, cards = [], dead = [], speakers = [], words = 0, words_at: at = 0, countdown = 0 } = scene;
  const after = speakers.length ? at + words - GOES_OUT : 0;
  const turns = kind === "end" ? Array(seats).fill(0) : cards;
  const each = kind === "end" ? eachOf(seats) : THE_NEXT;
  const first = kind === "end" ? FIRST_TURNS : after + TURNS_AT;
  const own = kind === "end" ? [timed(chordOf(scene, tale), ALL_ARE_OPEN)] : IN_A_SCENE[kind] || [];
  return [
    ...(countdown ? THREE_TWO_ONE : []).map((when) => timed("tick", when)),
    ...own.map(([name, when]) => timed(name, countdown + when)),
    ...(kind === "dawn" && !dead.length ? [timed("high", ALL_LIGHT)] : []),
    ...lightsOut(scene, after),
    ...turns.map((_, i) => timed("card", first + i * each)),
  ];
}

/** @type {ReturnType<typeof setTimeout>[]} */
let due = [];
/**
 * Let sounds be heard so many ms from now, in the place of what was to come.
 * @param {[string, number][]} all
 */
function arrange(all) {
  due.forEach(clearTimeout);
  due = all.map(([name, wait]) => setTimeout(() => strike(name), wait));
}

/** How late a sound may still come (ms): whoever comes later hears it no more. */
const LATE = 400;
/** Which scene was seen begin here. */
let scene = "";

effect(() => {
  const { scene: one, paused } = clock.value;
  const name = one ? `${room.peek()?.game} ${one.n}` : "";
  const isNew = name !== scene;
  if (!paused) scene = name;
  if (paused || !speaks.value) return arrange([]);
  if (!one) return arrange(beats());
  const gone = one.length - ((one.ends ?? 0) - ahead.peek() - Date.now());
  const { seats = [], tale = "" } = room.peek() || {};
  const all = soundsOf(one, seats.length + (isReady(tale) ? taleOf(tale).spares : 0), tale);
  arrange(
    all
      .map(([name, at]) => /** @type {[string, number]} */ ([name, at - gone]))
      .filter(([, wait]) => wait > (isNew ? -LATE : 0)),
  );
});

/** How far before the end of a talk or a vote a heart beats (ms), ever faster. */
const BEATS = [10, 9, 8, 7, 6, 5, 4, 3, 2.4, 1.8, 1.2, 0.6].map((seconds) => seconds * 1000);
const A_MINUTE = 60_000;

/** The last seconds of what all talk or vote in, and a stroke of the clock a minute before its end. */
function beats() {
  const { phase, ends, length } = clock.peek();
  const tale = room.peek()?.tale;
  if (!tale || !isReady(tale) || !ends || !length || sceneOf(tale, phase) === "night") return [];
  return lastSeconds(ends - ahead.peek() - Date.now(), length);
}

/**
 * What sounds before a time is over that is so long (ms), as far as there is so much left of it.
 * @param {number} left
 * @param {number} length
 */
export function lastSeconds(left, length) {
  const strokes = length > A_MINUTE ? [/** @type {const} */ (["stroke", A_MINUTE])] : [];
  const hearts = length > 2 * BEATS[0] ? BEATS.map((before) => /** @type {const} */ (["heart", before])) : [];
  return [...strokes, ...hearts]
    .map(([name, before]) => /** @type {[string, number]} */ ([name, left - before]))
    .filter(([, wait]) => wait > 0);
}

effect(() => {
  const tale = room.value?.tale;
  if (!tale || !isReady(tale)) return;
  const playing = room.value.stage === "playing";
  mood.value = playing && isLight(tale, known.value.phase) ? "day" : "night";
  asleep.value = playing && Boolean(known.value.phase) && sceneOf(tale, known.value.phase) === "night";
});

/** Whether all slept, as far as this device has seen. */
let slept = false;
effect(() => {
  if (asleep.value && !slept) strike("tower");
  slept = asleep.value;
});
