// @ts-check
// What somebody has half made in a sheet, such as a claim: it outlasts the sheet, which a scene closes.
import { useState } from "../base/html.js";
import { room } from "../base/wire.js";

/** What is half made on this device, by its game and its name. @type {Map<string, unknown>} */
const made = new Map();

/**
 * As a state, but what was half made in this game is there again when it is opened again.
 * Without a name it is not.
 * @template T
 * @param {string} name
 * @param {T} begun
 * @returns {[T, (value: T) => void]}
 */
export function useHalfMade(name, begun) {
  const key = `${room.value?.code} ${room.value?.game} ${name}`;
  const [value, set] = useState(name && made.has(key) ? /** @type {T} */ (made.get(key)) : begun);
  return [value, (to) => (made.set(key, to), set(to))];
}
