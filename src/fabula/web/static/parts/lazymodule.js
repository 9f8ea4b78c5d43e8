// @ts-check
// What few open: its module and its words come when it is opened for the first time.
import { effect, useEffect, useRef, useState } from "../base/html.js";
import { connected, place } from "../base/wire.js";
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

/** After so many ms at a table what may be opened there is brought ahead: the line may be gone by then. */
const AHEAD = 3000;
/** So many ms more pass before each time that something is asked for again. */
const A_MOMENT = 1000;

/** Until there is a line to the table: at once where it is there. @returns {Promise<void>} */
const line = () =>
  new Promise((done) => {
    const end = effect(() => {
      if (connected.value) queueMicrotask(() => (end(), done()));
    });
  });

/**
 * What was asked for, however long the line is away, or null where it is not wanted any more.
 * @template T
 * @param {() => Promise<T>} bring
 * @param {() => boolean} isWanted
 */
export async function brought(bring, isWanted) {
  for (let tries = 1; isWanted(); tries++) {
    const one = await bring().catch(() => null);
    if (one) return isWanted() ? one : null;
    await new Promise((done) => setTimeout(done, tries * A_MOMENT));
    await line();
  }
  return null;
}

/** Have what may be opened at a table brought while there is a line. @param {() => Promise<unknown>} bring */
export function useAhead(bring) {
  useEffect(() => {
    if (!place.value) return;
    const soon = setTimeout(() => bring().catch(() => null), AHEAD);
    return () => clearTimeout(soon);
  }, []);
}

/**
 * A sheet that comes with its words, or null while it is closed; and what opens and closes it.
 * @param {string} words
 * @param {() => Promise<Late>} bring
 * @returns {[Late | null, (open: boolean) => void]}
 */
export function useLate(words, bring) {
  const [at, set] = useState({ sheet: /** @type {Late | null} */ (null) });
  const wish = useRef({});
  const come = () => Promise.all([bring(), loadWordsOf(words)]).then(([one]) => one);
  useAhead(come);
  const open = async (/** @type {boolean} */ on) => {
    const mine = (wish.current = {});
    const sheet = on ? await brought(come, () => wish.current === mine) : null;
    if (wish.current === mine) set({ sheet });
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
