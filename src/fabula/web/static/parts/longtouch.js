// @ts-check
// A long touch, which does something else than a touch does; with keys, S.

/** So long (ms) is a long touch, so far (px) a finger moves in it at most; so long lifting it is no touch. */
const [LONG, STILL, LIFTED] = [450, 12, 400];

/**
 * @typedef {{onPointerDown?: (event: PointerEvent) => void, onKeyDown?: (event: KeyboardEvent) => void,
 *  onContextMenu?: (event: Event) => void}} Hold
 */

/**
 * Have a long touch, or the key S, do something else than a touch does.
 * @param {(() => void) | undefined} act
 * @returns {Hold}
 */
export function longTouch(act) {
  if (!act) return {};
  const onPointerDown = (/** @type {PointerEvent} */ down) => {
    const over = new AbortController();
    const listen = (/** @type {string[]} */ signs, /** @type {(event: never) => void} */ hear) =>
      signs.forEach((sign) =>
        addEventListener(sign, /** @type {EventListener} */ (hear), { capture: true, signal: over.signal }),
      );
    const swallow = (/** @type {Event} */ click) => (click.stopPropagation(), click.preventDefault());
    const later = setTimeout(() => (listen(["click"], swallow), act()), LONG);
    const move = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) =>
      Math.hypot(x - down.clientX, y - down.clientY) > STILL && clearTimeout(later);
    const lift = () => {
      clearTimeout(later);
      listen(["pointerdown", "keydown"], () => over.abort()); // what comes of those is meant
      setTimeout(() => over.abort(), LIFTED);
    };
    listen(["pointermove"], move);
    listen(["pointerup", "pointercancel"], lift);
  };
  // the same key where its letter is a Cyrillic one
  const onKeyDown = (/** @type {KeyboardEvent} */ { code, key }) =>
    (code === "KeyS" || key.toLowerCase() === "s") && act();
  const onContextMenu = (/** @type {Event} */ event) => event.preventDefault(); // a phone asks for it so too
  return { onPointerDown, onKeyDown, onContextMenu };
}
