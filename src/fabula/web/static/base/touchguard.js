// @ts-check
// No button changes its meaning under a finger: what takes the place of a lit button, and does something
// else, takes no touch for a moment. What changes by one's own touch on this page alone is no surprise; what
// the server tells may come at any moment.

/** @typedef {{does: string, box: DOMRect}} Lit what a button did that could be touched, and where it was */

/**
 * What lay under a finger before the server told something, and what it left there: all before the next
 * touch that is heard, once it `isDrawn`.
 * @typedef {{at: number, before: Lit[], after: Lit[] | null, isDrawn: boolean}} News
 */
/** @type {News[]} */
let told = [];

/** What was told is drawn by then, and what that brought about in turn. @param {() => void} then */
const afterTwoFrames = (then) =>
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(then))));

const deafness = () =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--d-deaf")) || 0;

/**
 * What a button does: what it says of itself, whose seat it is, or its words; numbers in them change nothing.
 * @param {Element} one
 */
const meaningOf = (one) =>
  one.getAttribute("data-does") ??
  one.querySelector(".name")?.textContent ??
  (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\d+/g, "").trim();

/** All that a finger could touch now: where sheets lie over the screen, what is on the uppermost. */
function lit() {
  const sheets = document.querySelectorAll("dialog[open]");
  const top = sheets[sheets.length - 1] || document;
  return [...top.querySelectorAll("button:enabled")].map((one) => ({
    does: meaningOf(one),
    box: one.getBoundingClientRect(),
  }));
}

const fresh = () => told.filter(({ at }) => performance.now() - at < deafness());

/** @param {DOMRect} box @param {number} x @param {number} y */
const covers = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/**
 * Whether the server has put this where something else was lit a moment ago. What lay there itself by then
 * has stayed: below it, as below the foot of a screen, other buttons may lie that no finger reaches.
 * @param {string} does
 * @param {number} x
 * @param {number} y
 * @param {Lit[]} now
 */
const surprises = (does, x, y, now) =>
  told.some(
    ({ before, after }) =>
      before.some((one) => covers(one.box, x, y)) &&
      !before.some((one) => one.does === does && covers(one.box, x, y)) &&
      (after || now).some((one) => one.does === does && covers(one.box, x, y)),
  );

/** So long after a scene no touch that was meant for it does anything else (ms), and until when that is. */
const AFTER_A_SCENE = 700;
let rests = 0;

/** A scene is over: a finger may still be on its way to it. */
export const rest = () => void (rests = performance.now() + Math.min(AFTER_A_SCENE, deafness()));

addEventListener("told", () => {
  if (!deafness()) return void (told = []);
  /** @type {News} */
  const news = { at: performance.now(), before: lit(), after: null, isDrawn: false };
  told = [...fresh(), news];
  afterTwoFrames(() => (news.isDrawn = true));
});

addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    told = fresh();
    if (performance.now() < rests) return void (event.preventDefault(), event.stopImmediatePropagation());
    if (!button || !told.length) return;
    const now = lit();
    const { left, top, width, height } = button.getBoundingClientRect();
    // keys have no place
    const [x, y] = event.detail ? [event.clientX, event.clientY] : [left + width / 2, top + height / 2];
    if (surprises(meaningOf(button), x, y, now))
      return void (event.preventDefault(), event.stopImmediatePropagation());
    // what comes from now on may be this touch's own doing, but for what is not drawn yet
    for (const one of told) if (one.isDrawn) one.after ||= now;
  },
  { capture: true },
);
