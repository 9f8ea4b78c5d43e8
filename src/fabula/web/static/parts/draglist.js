// @ts-check
// A list whose lines are dragged to other places by a handle, by mouse or finger.
import { useRef, useState } from "../base/html.js";

const EDGE = 96; // px from the edge of the screen, where the page goes on under the finger
const STEP = 10;
const ENDS = /** @type {const} */ (["pointerup", "pointercancel"]);

/**
 * Which line is held, and how to take one up; each is named by its `data-line`. Rows have to stay where they
 * are and change what they say: a row that moved would be let go by the finger.
 * @param {(line: string, to: number) => void} move
 * @param {(line: string) => void} [settle] what is done when it is let go
 */
export function useDragged(move, settle = () => {}) {
  const [held, hold] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const carry = useRef({ move, settle });
  carry.current = { move, settle };
  // at once, not when the page is drawn next: a quick finger is on its way by then, or gone
  const take = (/** @type {string} */ line, /** @type {PointerEvent} */ { pointerId }) => {
    const drag = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== pointerId) return;
      carry.current.move(line, placeUnder(event.clientY, list.current, line));
      const scrolled = scrolledBy(list.current);
      if (event.clientY > innerHeight - EDGE) scrolled.scrollBy(0, STEP);
      else if (event.clientY < 2 * EDGE) scrolled.scrollBy(0, -STEP);
    };
    const release = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== pointerId) return;
      removeEventListener("pointermove", drag);
      for (const end of ENDS) removeEventListener(end, release);
      hold("");
      carry.current.settle(line);
    };
    addEventListener("pointermove", drag);
    for (const end of ENDS) addEventListener(end, release);
    hold(line);
  };
  return { held, take, list };
}

/** What goes on under the finger: the sheet with the list, or the page. @param {Element | null} list */
function scrolledBy(list) {
  for (let one = list; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return one;
  return window;
}

/**
 * The place a held line goes to: that of the line whose middle the finger has passed.
 * @param {number} y
 * @param {HTMLElement | null} list
 * @param {string} held
 */
function placeUnder(y, list, held) {
  const rows = /** @type {HTMLElement[]} */ ([...(list?.children || [])]);
  const from = rows.findIndex((row) => row.dataset.line === held);
  const middle = (/** @type {HTMLElement} */ row) =>
    row.getBoundingClientRect().top + row.getBoundingClientRect().height / 2;
  const above = rows.findIndex((row, at) => at < from && y < middle(row));
  if (above >= 0) return above;
  return rows.findLastIndex((row, at) => at >= from && (at === from || y > middle(row)));
}
