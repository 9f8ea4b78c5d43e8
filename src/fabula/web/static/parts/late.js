// @ts-check
// What few open: its module and its words come when it is opened for the first time.
import { useEffect, useState } from "../base/html.js";
import { loadWordsOf } from "../base/words.js";

/** What is drawn once it has come, by whatever it needs. @typedef {(props: never) => unknown} Late */

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
 * A part that comes as soon as there is something for it to show, or null until it is there.
 * @param {boolean} wanted
 * @param {() => Promise<Late>} bring
 * @returns {Late | null}
 */
export function useOnceThere(wanted, bring) {
  const [at, set] = useState({ part: /** @type {Late | null} */ (null) });
  useEffect(() => {
    if (wanted)
      bring().then(
        (part) => set({ part }),
        () => {},
      );
  }, [wanted]);
  return at.part;
}
