// @ts-check
// The hand of the clock: it goes round the circle to the seat that is counted next, and in it stands the
// count.
import { html, useRef } from "../../base/html.js";
import { t } from "../../base/words.js";
import { clock } from "../../base/wire.js";

/** @typedef {import("../../base/circle.js").Spot} Spot */

const FEW = 7; // so many notches fit
const WHOLE = 100;
/** How far the dial stays from the seats, its least and its largest radius (px), or a share of the height. */
const [AWAY, LEAST, MOST, SHARE] = [34, 52, 150, 0.19];
/** How far from a seat the hand ends that points at it (px), and how long it is at least. */
const [BEFORE, SHORT] = [10, 14];
/** In a circle too low for that it has this radius at least, and stays so far from what is there. */
const [TINY, NEAR] = [30, 5];

/** The middle of the seats, and how far the nearest is from it. @param {Spot[]} spots */
function middle(spots) {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  return { x, y, near: Math.min(...spots.map((one) => Math.hypot(one.x - x, one.y - y))) };
}

/** Degrees clockwise from noon. @param {Spot} spot @param {{x: number, y: number}} from */
const degrees = (spot, from) => (Math.atan2(spot.y - from.y, spot.x - from.x) * 180) / Math.PI + 90;

/** Degrees still to go, clockwise. @param {number} from @param {number} to */
const onward = (from, to) => (((to - from) % 360) + 360) % 360;

/**
 * How far it is from here to the rim of a seat, or to its name, which from below is nearer.
 * @param {Spot} spot
 * @param {{x: number, y: number}} from
 * @param {import("../../parts/threads.js").Size} size
 */
function wayTo(spot, { x, y }, { token, below = 0 }) {
  const far = Math.hypot(spot.x - x, spot.y - y) || 1;
  return far - token / 2 - below * Math.min(1, Math.max(0, (2 * (y - spot.y)) / far));
}

/**
 * A notch for each vote it takes: the last is hollow, and one that draws level bears a sign of it.
 * @param {{count: number, needed: number, ties: number | null}} props
 */
const Notches = ({ count, needed, ties }) =>
  html`<span class="notches" aria-hidden="true">${Array.from({ length: needed }, (_, i) => {
    const isTie = i + 1 === ties;
    const cls = i < count ? "on" : i + 1 === needed ? "last" : "";
    return html`<i class=${`${cls} ${isTie ? "tie" : ""}`.trim()}>${isTie && "="}</i>`;
  })}</span>`;

/**
 * Where there is room for no more it shows the count alone, between the name above and the seat below.
 * @param {{spots: Spot[], size: import("../../parts/threads.js").Size, start: number, at: number, over:
 *  boolean, count: number, needed: number, ties: number | null, note: string}} props start: the place in the
 *  ring where the hand begins, whoever is voted on; at: where it goes now; ties: how many votes draw level
 *  with whoever is about to die
 */
export function ClockHand({ spots, size, start, at, over, count, needed, ties, note }) {
  const { token, below = 0 } = size;
  const { x, y: amid, near } = middle(spots);
  const free = near - token / 2;
  const isTiny = free - AWAY < LEAST;
  const y = isTiny ? amid + below / 2 : amid;
  const largest = Math.max(MOST, innerHeight * SHARE);
  const radius = isTiny ? Math.max(TINY, free - below / 2 - NEAR) : Math.min(largest, free - AWAY);
  const begin = degrees(spots[start], { x, y });
  const gone = over ? 360 : onward(begin, degrees(spots[at], { x, y }));
  const last = useRef(gone);
  const jump = gone < last.current; // a new vote: the hand is set back at once
  last.current = gone;
  const took = clock.value.length || 0;
  const style = {
    "--x": x,
    "--y": y,
    "--r": `${radius}px`,
    "--gone": `${gone}deg`,
    "--begin": `${begin}deg`,
    "--took": `${jump ? 0 : took}ms`,
    "--reach": `${isTiny ? NEAR : Math.max(SHORT, wayTo(spots[at], { x, y }, size) - BEFORE - radius)}px`,
  };
  return html`<div class=${`dial ${isTiny ? "tiny" : ""}`} style=${style}>
    <svg viewBox="-50 -50 100 100" aria-hidden="true"><circle class="rim" r="46" />
    <circle class="rim thin" r="40" />
      <circle class="gone" r="46" pathLength=${WHOLE} stroke-dasharray=${`${(gone / 360) * WHOLE} ${WHOLE}`}
        transform=${`rotate(${begin - 90})`} /></svg>
    <i class="arrow" aria-hidden="true"></i>
    <div class="inner" role="status"><span class="tally"><b>${count}</b> <span>
    ${t("square-of", { n: needed })}</span></span>
      ${needed <= FEW && !isTiny && html`<${Notches} count=${count} needed=${needed} ties=${ties} />`}
      <span class=${isTiny ? "vh" : "small dim"}>
    ${ties === null ? note : t("square-ties", { n: ties })}</span></div>
  </div>`;
}
