// @ts-check
// Threads between the seats of a ring: who has raised a hand for whom, pointed at whom, done what to whom.
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";

/** @import { Spot } from "../base/circle.js" */

loadLook("threads");

/** How far a thread bows: inward, and aside, so that two who point at each other are told apart. */
const [INWARD, ASIDE] = [0.72, 0.1];
/** How much of that is left between seats of one row or column, whose neighbours stand in the way. */
const IN_LINE = 0.4;
/** How else it may bow, inward and aside, where it would run over the coin of somebody else. */
const ELSE = [
  [0.5, 0.1],
  [0.3, 0.1],
  [0.72, -0.1],
  [0.5, -0.1],
  [0.1, 0.1],
  [0.3, -0.1],
  [0.72, 0.22],
  [0.72, -0.22],
  [-0.2, 0.1],
];
/** How far from the rim of other coins a thread is to stay (tokens); in how many places that is looked at. */
const [FREE, PLACES] = [0.08, 24];
/**
 * The size of a ring, of its tokens, and of what is written below each (px), and where they all are.
 * @typedef {{width: number, height: number, token: number, below?: number, spots?: Point[]}} Size
 */
/** @typedef {{x: number, y: number}} Point */
/**
 * A thread and its head: over which point it bows.
 * @typedef {Record<"begin" | "over" | "neck" | "tip", Point>} Bow
 */

/** Where a thread begins, in tokens from the middle of a seat; and further below, for its name. */
const [AWAY, BELOW] = [0.64, 0.42];
/** Where it ends: on the rim; and how far below the middle at most, so that a head lies beside the name. */
const [RIM, LOWEST] = [0.57, 0.24];
/** The most of the way between two seats that is left free at either, and that a head may have. */
const [HALF, SHORT] = [0.42, 0.16];
/** How long a head is, and how near neighbours are (tokens). */
const [HEAD, NEAR] = [0.3, 1.7];

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
function way(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} far */
function towards(from, to, far) {
  const { x, y } = way(from, to);
  return { x: from.x + x * far, y: from.y + y * far };
}

/**
 * How far from the middle of a seat a thread begins that goes on to there; never as far as a neighbour.
 * @param {{x: number, y: number}} seat
 * @param {{x: number, y: number}} on
 * @param {Size} size
 * @param {number} most
 */
function clear(seat, on, { token, below = 0 }, most) {
  const down = Math.max(0, (on.y - seat.y) / (Math.hypot(on.x - seat.x, on.y - seat.y) || 1));
  return Math.min(token * AWAY + Math.max(token * BELOW, below) * down, most);
}

/**
 * The head of a thread that comes to a seat from there: from below it comes to the side of the seat.
 * @param {{x: number, y: number}} seat
 * @param {{x: number, y: number}} from
 * @param {number} token
 * @param {number} most how far it may stay away, and how long it may be
 * @param {number} long
 */
function headAt(seat, from, token, most, long) {
  const { x, y } = way(seat, from);
  const down = Math.min(y, LOWEST / RIM);
  const aside = Math.sqrt(1 - down * down) * (x < 0 ? -1 : 1);
  const rim = y > down ? { x: aside, y: down } : { x, y };
  const far = Math.min(token * RIM, most);
  const tip = { x: seat.x + rim.x * far, y: seat.y + rim.y * far };
  const back = way(tip, from);
  const on = y > down ? { x: tip.x + (back.x + rim.x) * token, y: tip.y + (back.y + rim.y) * token } : from;
  return { tip, neck: towards(tip, on, long) };
}

/**
 * A thread that bows so far inward and aside.
 * @param {Point} from
 * @param {Point} to
 * @param {Size} size
 * @param {number} inward
 * @param {number} aside
 * @returns {Bow}
 */
function bowed(from, to, size, inward, aside) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const over = {
    x: ((from.x + to.x) / 2) * inward + (to.y - from.y) * aside,
    y: ((from.y + to.y) / 2) * inward - (to.x - from.x) * aside,
  };
  const begin = towards(from, over, clear(from, over, size, far * HALF));
  return {
    begin,
    over,
    ...headAt(to, over, size.token, far * HALF, Math.min(size.token * HEAD, far * SHORT)),
  };
}

/**
 * How far a thread stays from the coins of all but those two whom it joins (tokens).
 * @param {Bow} bow
 * @param {Point} from
 * @param {Point} to
 * @param {Size} size
 */
function freeOf({ begin, over, neck }, from, to, { token, spots = [] }) {
  const others = spots.filter((one) => one !== from && one !== to);
  const far = Array.from({ length: PLACES + 1 }, (_, i) => {
    const [t, u] = [i / PLACES, 1 - i / PLACES];
    const x = u * u * begin.x + 2 * u * t * over.x + t * t * neck.x;
    const y = u * u * begin.y + 2 * u * t * over.y + t * t * neck.y;
    return Math.min(...others.map((one) => Math.hypot(one.x - x, one.y - y)));
  });
  return Math.min(...far) / token - 0.5;
}

/**
 * A thread from one seat to another and its head, as the paths of a picture; it runs over no other coin, or
 * over as little of one as it can.
 * @param {Point} from
 * @param {Point} to
 * @param {Size} size
 */
function drawn(from, to, size) {
  const { token } = size;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const inLine = Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < token / 2;
  const inward = far < token * NEAR ? 1 - (1 - INWARD) / 2 : inLine ? IN_LINE : INWARD;
  let bow = bowed(from, to, size, inward, ASIDE);
  let free = freeOf(bow, from, to, size);
  for (const [more, aside] of ELSE) {
    if (free >= FREE) break;
    const other = bowed(from, to, size, more, aside);
    const its = freeOf(other, from, to, size);
    if (its > free) [bow, free] = [other, its];
  }
  const { begin, over, neck, tip } = bow;
  const [wx, wy] = [(neck.y - tip.y) * 0.42, (tip.x - neck.x) * 0.42];
  return {
    line: `M${begin.x} ${begin.y}Q${over.x} ${over.y} ${neck.x} ${neck.y}`,
    head: `M${tip.x} ${tip.y}L${neck.x + wx} ${neck.y + wy}L${neck.x - wx} ${neck.y - wy}z`,
  };
}

/**
 * Threads from seat to seat, in this order; what each is may be told by a class.
 * @param {{spot: (i: number) => {x: number, y: number}, size: Size, pairs: [number, number][], cls?:
 *  (pair: [number, number]) => string}} props
 */
export const Threads = ({ spot, size, pairs, cls = () => "" }) => html`<svg class="threads" aria-hidden="true"
  viewBox=${`${-size.width / 2} ${-size.height / 2} ${size.width} ${size.height}`}>
  ${pairs.map((pair, i) => {
    const { line, head } = drawn(spot(pair[0]), spot(pair[1]), size);
    return html`<g class=${`thread ${cls(pair)}`} style=${{ "--k": i }} key=${`${i} ${pair}`}>
      <path class="cord" pathLength="1" d=${line} /><path class="tip" d=${head} /></g>`;
  })}</svg>`;
