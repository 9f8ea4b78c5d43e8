// @ts-check
// Skies: which light a scene has, whoever shows it. The sky decides, not what happens.
import { COUNTS_THE_DEAD } from "./phases.js";
import { taleOf } from "./tales.js";

/** @import { Scene } from "./messages.js" */

/** Which light a scene has, but for dusk. @type {Record<string, string>} */
const SKIES = { dawn: "dawn", end: "night" };
/** The same where all talk by night, and sleep by day. @type {Record<string, string>} */
const TURNED = { ...SKIES, dawn: "dusk", result: "night", power: "night", execution: "dawn", death: "dawn" };

/**
 * The light of a scene; whoever takes somebody along does so under the same sky, and the day goes on after a
 * vote, where there are many.
 * @param {string} tale
 * @param {Scene} scene
 */
export function skyOf(tale, { kind, phase = "" }) {
  const { asleep, many_nights: many } = taleOf(tale);
  const skies = !asleep.includes("night") ? TURNED : many ? { ...SKIES, result: "day" } : SKIES;
  return skies[kind === "death" && COUNTS_THE_DEAD.includes(phase) ? "dawn" : kind] || "dusk";
}
