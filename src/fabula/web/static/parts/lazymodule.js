// @ts-check
// What few open: its module and its words come when it is opened for the first time.
import { useEffect, useState } from "../base/html.js";
import { loadWordsOf } from "../base/words.js";

/** What is drawn once it has come, by whatever it needs. @typedef {(props: never) => unknown} Late */

/**
 * Have words once they are wanted: whatever has missed one of them is drawn anew when they are there.
 * @param {string} words
 * @param {boolean} [wanted]
 */
export function useWordsOf(words, wanted = true) {
  useEffect(() => {
    if (wanted) loadWordsOf(words).catch(() => null);
  }, [words, wanted]);
}

/**
 * A sheet that comes with its words, or null while it is closed; and what opens and closes it.
 * @param {string} words
 * @param {() => Promise<Late>} bring
 * @returns {[Late | null, (open: boolean) => void]}
 */
export function useLate(words, bring) {
  const [at, set] = useState({ sheet: /** @type {Late | null} */ (null) });
  const open = async (/** @type {boolean} */ on) => {
    const sheet = on
      ? await Promise.all([bring(), loadWordsOf(words)]).then(
          ([one]) => one,
          () => null,
        )
      : null;
    set({ sheet });
  };
  return [at.sheet, open];
}

/**
 * A part that comes with its words as soon as there is something for it to show, or null until it is there.
 * @param {string} words
 * @param {() => Promise<Late>} bring
 * @param {boolean} [wanted]
 * @returns {Late | null}
 */
export function useOnceThere(words, bring, wanted = true) {
  const [part, open] = useLate(words, bring);
  useEffect(() => {
    if (wanted) open(true);
  }, [wanted]);
  return part;
}
