// @ts-check
// What is left of the table's clock. Only what shows it is drawn anew while it runs: old phones have little
// to spare.
import { computed, html, useEffect, useState } from "../base/html.js";
import { sceneOf } from "../base/phases.js";
import { ahead, clock, room } from "../base/wire.js";
import { anyText, own, t } from "../base/words.js";
import { Candle, nearlyOver, shownTime } from "./ring.js";

const TICK = 250;
const A_SECOND = 1000;
const A_MINUTE = 60 * A_SECOND;

/** Whether there is a clock, running or stopped. */
export const isTimed = computed(() => Boolean(clock.value.length && (clock.value.left || clock.value.ends)));

/**
 * The ms until a moment of the server's clock, drawn anew at every step.
 * @param {number | null | undefined} ends
 * @param {number} step
 */
export function useUntil(ends, step) {
  const [, draw] = useState(0);
  const now = () => Math.max(0, (ends || 0) - ahead.value - Date.now());
  useEffect(() => {
    if (!ends) return undefined;
    const timer = setInterval(() => draw(Math.ceil(now() / step)), TICK); // the same number draws nothing
    return () => clearInterval(timer);
  }, [ends, step]);
  return now();
}

/**
 * In ms, drawn anew while it runs whenever another step of so many ms begins; null without a clock. A time
 * that begins only once all has been said stands whole until then.
 * @param {number} step
 * @returns {number | null}
 */
function useLeft(step) {
  const { ends, left, length } = clock.value;
  const until = useUntil(isTimed.value && !left ? ends : null, step);
  return isTimed.value ? Math.min(left || until, length || 0) : null;
}

/**
 * The look of the time in its last seconds; of one that stands it is the usual one.
 * @param {number | null} left
 */
const lookOf = (left) => (clock.value.left ? "" : nearlyOver(left, clock.value.length || 0));

/** The candle of the table. @param {{tall: number}} props */
export function TableCandle({ tall }) {
  const length = clock.value.length || 1;
  const left = useLeft(length / tall); // a step is a pixel
  return html`<${Candle} left=${left === null ? 1 : left / length} tall=${tall} />`;
}

/** How tall the candle of a night is that stands alone on a big screen (px). */
const ALONE = 150;

/** What a big screen shows while all are asleep. */
export const Asleep = () => html`<${TableCandle} tall=${ALONE} />
  <span class="say">${own(room.value.tale, "ui-town-sleeps")}</span>`;

/**
 * A ring that closes as the time goes by, with the figures in it, or what has come of it.
 * @param {{big?: boolean, children?: import("../vendor/preact.js").Child}} props
 */
export function TimeRing({ big = false, children }) {
  const length = clock.value.length || 1;
  const left = useLeft(A_SECOND);
  const gone = left === null ? 0 : Math.round(100 * (1 - left / length));
  return html`<div class=${`timering ${big ? "big" : ""} ${lookOf(left)}`}>
    <svg viewBox="-50 -50 100 100" aria-hidden="true"><circle r="46" />
    <circle class="gone" r="46" pathLength="100" stroke-dasharray=${`${gone} 100`} /></svg>
    ${children || html`<${TimeLeft} />`}</div>`;
}

/** What the time that runs is called, if whoever set it has said so. */
export function timeName() {
  const { about = "" } = clock.value;
  return anyText(`floor-about-${about}`) || about;
}

/**
 * The time left in figures with its name, or that the clock stands; `hidden` while nobody may see how long
 * it takes.
 * @param {{hidden?: boolean}} props
 */
export function TimeLeft({ hidden = false }) {
  const left = useLeft(A_SECOND);
  return html`<span class=${`time ${hidden ? "" : lookOf(left)}`}>
    ${left !== null && !hidden ? shownTime(left) : room.value?.paused ? t("ui-paused") : ""}</span>
    ${left !== null && !hidden && timeName() && html`<span class="about">${timeName()}</span>`}`;
}

/** What a screen reader says of a time that is nearly over, as the bell and the heart do to others. */
export function TimeTold() {
  const left = useLeft(A_SECOND) || 0;
  const length = clock.value.length || 0;
  const runs = left > 0 && !clock.value.left && sceneOf(room.value.tale, clock.value.phase) !== "night";
  const isLate = left <= A_MINUTE && length > A_MINUTE;
  const said = nearlyOver(left, length) ? "ui-last-seconds" : isLate ? "ui-last-minute" : "";
  return html`<p class="vh" role="status">${runs && said && t(said)}</p>`;
}
