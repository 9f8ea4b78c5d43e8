// @ts-check
// A field of one's own words, which are kept after a pause and whenever the field is left.
import { useEffect, useRef, useState } from "../base/html.js";

/** @import { Typed } from "../base/choices.js" */

/** After so long a pause (ms) what was typed is kept. */
const A_PAUSE = 900;

/**
 * What stands in the field, and what the field does; it is kept also where it comes to be about another seat.
 * @param {number | undefined} about
 * @param {() => string} read what is kept now
 * @param {(text: string) => void} save
 */
export function useWriting(about, read, save) {
  const written = read();
  const [text, type] = useState(written);
  const unsaved = useRef(/** @type {string | null} */ (null));
  const keep = () => {
    if (unsaved.current !== null && unsaved.current !== read()) save(unsaved.current);
    unsaved.current = null;
  };
  useEffect(() => void (unsaved.current === null && type(written)), [written]);
  useEffect(() => {
    if (unsaved.current === null) return undefined;
    const later = setTimeout(keep, A_PAUSE);
    return () => clearTimeout(later);
  }, [text]);
  useEffect(() => keep, [about]);
  const last = useRef(keep);
  last.current = keep;
  useEffect(() => {
    const closed = () => last.current(); // no pause is left to wait for
    addEventListener("pagehide", closed);
    return () => removeEventListener("pagehide", closed);
  }, []);
  const onInput = (/** @type {Typed} */ event) => {
    unsaved.current = event.currentTarget.value;
    type(event.currentTarget.value);
  };
  return { text, onInput, keep };
}
