// @ts-check
// What is left of the table's clock. Only what shows it is drawn anew while it runs: old phones have little to spare.
import { computed, html, useEffect, useState } from "../html.js";
import { ahead, clock, room } from "../wire.js";
import { t } from "../words.js";
import { Candle, shownTime } from "./ring.js";

const TICK = 250;

/** Whether there is a clock, running or stopped. */
export const isTimed = computed(() => Boolean(clock.value.length && (clock.value.left || clock.value.ends)));

/** In ms, told anew several times a second while it runs; null without a clock. @returns {number | null} */
function useLeft() {
  const { ends, left } = clock.value;
  const [, draw] = useState(0);
  const runs = isTimed.value && !left;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => draw((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  if (!isTimed.value) return null;
  return left || Math.max(0, (ends || 0) - ahead.value - Date.now());
}

/** The candle of the table. @param {{tall: number}} props */
export function TableCandle({ tall }) {
  const left = useLeft();
  return html`<${Candle} left=${left === null ? 1 : left / (clock.value.length || 1)} tall=${tall} />`;
}

/** The time left in figures, or that the clock stands; `hidden` while nobody may see how long it takes. @param {{hidden?: boolean}} props */
export function TimeLeft({ hidden = false }) {
  const left = useLeft();
  return html`<span class="time">${left !== null && !hidden ? shownTime(left) : room.value?.paused ? t("ui-paused") : ""}</span>`;
}
