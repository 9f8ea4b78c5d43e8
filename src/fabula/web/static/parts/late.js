// @ts-check
// What few open: its module and its words come when it is opened for the first time.
import { useState } from "../base/html.js";
import { loadWordsOf } from "../base/words.js";

/**
 * A sheet that comes with its words, or null while it is closed; and what opens and closes it.
 * @param {string} words
 * @param {() => Promise<any>} bring
 * @returns {[any, (open: boolean) => void]}
 */
export function useLate(words, bring) {
  const [sheet, set] = useState(/** @type {any} */ (null));
  const open = async (/** @type {boolean} */ on) => {
    const [one] = on ? await Promise.all([bring(), loadWordsOf(words)]).catch(() => [null]) : [null];
    set(() => one);
  };
  return [sheet, open];
}
