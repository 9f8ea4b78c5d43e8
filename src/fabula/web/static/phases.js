// @ts-check
// Which scene a phase is: the card looked at, sleep, talk or a vote. One table for all tales.
import { known } from "./fold.js";
import { taleOf } from "./tales.js";
import { has, t } from "./words.js";

const TALKS = ["day", "night", "nominations", "plea", "farewell"];

/** @typedef {"dusk" | "night" | "day" | "vote"} Scene */

/** The scene of a phase. @param {string} tale @param {string} phase @returns {Scene} */
export function sceneOf(tale, phase) {
  if (phase === "dusk" || phase === "deal" || phase === "") return "dusk";
  if (taleOf(tale).asleep.includes(phase)) return "night";
  return TALKS.includes(phase) ? "day" : "vote";
}

/** Whether the page is light: by day, and where the world is upside down while all sleep. @param {string} tale @param {string} phase */
export function isLight(tale, phase) {
  const scene = sceneOf(tale, phase);
  if (taleOf(tale).asleep.includes("night")) return scene === "day" || scene === "vote";
  return scene === "night";
}

/** The name of the phase, with its number where nights are many. @param {string} tale */
export function phaseTitle(tale) {
  const { phase: now, number, card } = known.value;
  const phase = now === "deal" && card ? "dusk" : now;
  const own = `ui-phase-${tale}-${phase}`;
  const name = t(has(own) ? own : `ui-phase-${phase || "dusk"}`);
  return taleOf(tale).extra === 0 && number > 0 && phase !== "end" ? `${name} ${number}` : name;
}

/** Who still plays. @param {number} seats */
export const living = (seats) => Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !isDead(seat));

/** @param {number | null} seat */
export const isDead = (seat) => known.value.dead.some((one) => one.seat === seat);
