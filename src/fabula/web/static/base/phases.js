// @ts-check
// Which scene a phase is: the card looked at, sleep, talk or a vote. One table for all tales.
import { known } from "./fold.js";
import { taleOf } from "./tales.js";
import { has, t } from "./words.js";
import { clock, foresight, room, toName } from "./wire.js";

const TALKS = ["day", "night", "nominations", "plea", "farewell", "twilight"];

/** Phases in which all hear who has not lived to see them. */
export const COUNTS_THE_DEAD = ["dawn", "nightfall"];

/** @typedef {"dusk" | "night" | "day" | "vote"} Scene */

/** The scene of a phase. @param {string} tale @param {string} phase @returns {Scene} */
export function sceneOf(tale, phase) {
  if (phase === "dusk" || phase === "deal" || phase === "") return "dusk";
  if (taleOf(tale).asleep.includes(phase)) return "night";
  return TALKS.includes(phase) ? "day" : "vote";
}

/** Whether all sleep: then nothing is done with anybody, and nobody is asked anything by another. */
export const isNight = () => sceneOf(room.value.tale, known.value.phase) === "night";

/** Whether all talk by night and sleep by day, so that the world is upside down. @param {string} tale */
export const talksByNight = (tale) => !taleOf(tale).asleep.includes("night");

/**
 * Whether the page is light: by day, and where the world is upside down while all sleep.
 * @param {string} tale
 * @param {string} phase
 */
export function isLight(tale, phase) {
  const scene = sceneOf(tale, phase);
  return talksByNight(tale) ? scene === "night" : scene === "day" || scene === "vote";
}

/**
 * The name of a phase, with its number where nights are many.
 * @param {string} tale
 * @param {string} phase
 * @param {number} number
 */
export function titleOf(tale, phase, number) {
  const own = `ui-phase-${tale}-${phase}`;
  const name = t(has(own) ? own : `ui-phase-${phase || "dusk"}`);
  return taleOf(tale).many_nights && number > 0 && phase !== "end" ? `${name} ${number}` : name;
}

/** The same of the phase that is on. @param {string} tale */
export function phaseTitle(tale) {
  const { phase, number, card } = known.value;
  return titleOf(tale, phase === "deal" && card ? "dusk" : phase, number);
}

/**
 * Who still plays and can say that they are ready: nobody says it for who has no phone where Fabula leads.
 */
export function thoseWhoAnswer() {
  const { people, seats, settings } = room.value;
  const canSay = (/** @type {number} */ seat) => people.some((one) => one.id === seats[seat] && !one.guest);
  const circle = known.value.circle || [...seats.keys()];
  return circle.filter((seat) => !isDead(seat) && (settings.lead === "person" || canSay(seat)));
}

/** @param {number | null} seat */
export const isDead = (seat) => known.value.dead.some((one) => one.seat === seat);

/** Whether going on ends what all watch and nothing else; where that waits for the leader, it does both. */
export const isWatched = () => Boolean(clock.value.scene && !clock.value.scene.waits);

export const DECIDED = "foresee-won";

/** Whether it is decided who has won, and only the end is still to be told. */
const isDecided = () => foresight.value.some(({ code }) => code === DECIDED);

/** What going on does of a scene: if it waits for whoever leads, the town wakes, or the end is told. */
export function onward() {
  const { scene } = clock.value;
  if (!scene?.waits || toName.value) return "scene-go-on";
  if (isDecided()) return "ui-confirm-end";
  return scene.kind === "dawn" ? "scene-wake" : "scene-go-on";
}

/** Whether going on wakes the town after a dawn of which all has been told. */
export const wakes = () => onward() === "scene-wake";

/** What going on does where roles are called aloud. */
export function nextCall() {
  if (isWatched()) return "scene-go-on";
  if (isDecided()) return "ui-confirm-end";
  return known.value.phase === "dusk" ? "ui-next-begin" : "ui-next-call";
}
