// @ts-check
// The two halves of the Grimoire, the circle and what is to be done: which is in front, and what is in sight.
import { book } from "./book.js";
import { LAYING } from "./marks.js";
import { due } from "./cardqueue.js";
import { html, useEffect, useRef, useState } from "../../../base/html.js";
import { answering } from "../../../parts/circleanswer.js";
import { Seg } from "../../../parts/controls.js";
import { useWindow } from "../../../parts/scene.js";
import { isLarge } from "../../../base/lettersize.js";
import { t } from "../../../base/words.js";
import { asks } from "../../../base/wire.js";
import { NOMINATIONS } from "./tasks.js";

/** Which of the two halves is in front where there is room for one: what is to be done, once it is asked. */
export function useHalf() {
  const [side, turn] = useState("walk");
  const decision = asks.value.find((ask) => ask.seat === null);
  useEffect(() => {
    if (decision) turn("walk");
  }, [decision?.prompt]); // not where it is only asked anew
  const isLaying = answering.value?.id === LAYING;
  const from = useRef(""); // what was in front before
  useEffect(() => {
    if (isLaying) from.current = side;
    if (from.current) turn(isLaying ? "ring" : from.current);
  }, [isLaying]);
  const { phase, line } = book.value;
  useEffect(() => {
    if (phase === NOMINATIONS) turn("walk"); // who nominates whom is said there
  }, [phase]);
  const asked = asks.value.filter((ask) => ask.seat !== null && !ask.open && ask.answered === undefined);
  const waits = due().length > 0; // to be shown, above all else
  useInSight([side, phase, line, waits, decision?.id, ...asked.map((ask) => `${ask.seat}${ask.id}`)].join());
  return { side, turn, decision };
}

/** From so wide on a device that stands upright has room for both halves, and for a larger circle alone. */
const UPRIGHT = 700;

/**
 * The switch between the two halves, or both and one, in the bar for as long as they do not stand side by
 * side.
 * @param {{at: string, turn: (side: string) => void}} props
 */
export function Halves({ at, turn }) {
  useWindow();
  const half = t(book.value.phase === "night" ? "grim-half-sheet" : "grim-to-do");
  return html`<div class="grim-tabs"><${Seg} label=${t("ui-parts")} at=${at} choose=${turn} options=${[
    { id: "walk", label: innerWidth < UPRIGHT || isLarge() ? half : t("grim-both", { half }) },
    { id: "ring", label: t("grim-circle") },
  ]} /></div>`;
}

const ROOM = 8;

/**
 * So much of what is no line of the sheet is enough to begin with: it lies below the circle, which is seen
 * too.
 */
const A_BEGINNING = 260;

/**
 * Scroll until what is to be done now is in sight, and so much of what stands above it as there is room for.
 */
function bringIntoSight() {
  const part = (/** @type {string} */ one) => document.querySelector(`.grimoire ${one}`);
  const walked = part("[aria-current=step]");
  const [bar, foot, right] = [part(".bar"), part(".foot"), part(".grim-right")];
  const step = (walked || part(".grim-right > *"))?.getBoundingClientRect();
  if (!bar || !foot || !right || !step?.height) return;
  // beside the circle, or below one that stays, the sheet is scrolled by itself
  const alone = getComputedStyle(right).overflowY === "auto";
  const scrolled = alone ? right : document.documentElement;
  const end = walked ? step.bottom : Math.min(step.bottom, step.top + A_BEGINNING);
  const top = alone ? right.getBoundingClientRect().top : bar.getBoundingClientRect().bottom;
  const bottom = alone ? right.getBoundingClientRect().bottom : innerHeight - foot.clientHeight;
  const by = Math.min(step.top - top - ROOM, end + ROOM - bottom);
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  scrolled.scrollTo({ top: Math.max(0, scrolled.scrollTop + by), behavior });
}

/**
 * @param {string} now Whenever this becomes another, something else is to be done; a device that is turned
 *  shows it anew.
 */
function useInSight(now) {
  const size = useWindow();
  useEffect(() => {
    const soon = requestAnimationFrame(() => requestAnimationFrame(bringIntoSight));
    return () => cancelAnimationFrame(soon);
  }, [now, size]);
}
