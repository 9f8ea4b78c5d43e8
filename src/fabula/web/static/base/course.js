// @ts-check
// How far a scene has come: what is said before last words, these, or what comes after.
import { ahead } from "./wire.js";

/** @import { Scene } from "./messages.js" */

/** From when on a scene shows what comes of it (ms), where it has no last words. */
export const KNOWN_AT = 2000;
export const BEFORE = "before";
export const SPEAKING = "speaking";
export const AFTER = "after";

/**
 * How far a scene has come, how long it has been on, and what is left of last words (ms).
 * @param {Scene} scene
 */
export function courseOf(scene) {
  const { length, left: stopped, ends, words = 0, words_at: at = 0, speakers = [] } = scene;
  const gone = length - (stopped ?? Math.max(0, (ends ?? 0) - ahead.value - Date.now()));
  if (!speakers.length) return { gone, course: gone < KNOWN_AT ? BEFORE : AFTER, left: 0 };
  const left = at + words - gone;
  return { gone, course: gone < at ? BEFORE : left > 0 ? SPEAKING : AFTER, left };
}
