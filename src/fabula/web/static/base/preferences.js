// @ts-check
// What somebody wishes of this device, such as its sounds: kept on it, and told to nobody.
import { effect, signal } from "./html.js";
import { keep } from "./words.js";

/**
 * A wish of one's own, as it was kept here last.
 * @template T
 * @param {string} name
 * @param {T} usual
 * @returns {import("../vendor/signals.js").Signal<T>}
 */
export function wish(name, usual) {
  const key = `fabula.${name}`;
  const kept = keep(() => /** @type {T} */ (JSON.parse(localStorage.getItem(key) || "null")));
  const one = signal(kept ?? usual);
  effect(() => {
    const text = JSON.stringify(one.value);
    keep(() =>
      text === JSON.stringify(usual) ? localStorage.removeItem(key) : localStorage.setItem(key, text),
    );
  });
  return one;
}
