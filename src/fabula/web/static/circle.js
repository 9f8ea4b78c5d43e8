// @ts-check
// Where the seats stand: a pure function, 1 to 20 seats, from 320 px up. A superellipse is walked in equal steps
// of arc; a larger exponent fills the corners and so gains length. Taken is the largest token that leaves its
// neighbours clear, on the roundest curve that does.

const CURVES = [2, 2.3, 2.6, 3, 3.5, 4, 4.6, 5.4];
const STEPS = 480;
const GAP = 7;
const TEN_LETTERS = 58;
const SMALLEST = 44;

/** @typedef {{x: number, y: number, label: number}} Spot px from the centre; label = the widest name that fits */

/** The height a ring wants. @param {number} n @param {number} width */
export const ringHeight = (n, width) => Math.round(Math.min(1.54, Math.max(1.04, 0.6 + 0.052 * n)) * width);

/**
 * @param {{n: number, width: number, height: number, label?: number, edge?: number, max?: number, first?: number, widest?: number}} wish
 *   label: height of a name; widest: the most room for one; max: the largest token; first: the angle of seat 0 (90 = six o'clock, -90 = noon)
 * @returns {{token: number, seats: Spot[]}}
 */
export function ring({ n, width, height, label = 18, edge = 3, max = 64, first = 90, widest = 116 }) {
  for (let token = max; ; token -= 2) {
    const last = token <= SMALLEST;
    for (const p of CURVES) {
      const seats = named(walk(n, width, height, token, label, edge, first, p), token, label, width, widest);
      if (last && p === CURVES.at(-1)) return { token, seats };
      if (isClear(seats, token)) return { token, seats };
    }
  }
}

/** @returns {{x: number, y: number}[]} @param {number} n @param {number} width @param {number} height @param {number} token
 *  @param {number} label @param {number} edge @param {number} first @param {number} p */
function walk(n, width, height, token, label, edge, first, p) {
  const a = width / 2 - Math.max(token / 2, 34) - edge;
  const b = (height - token - label) / 2 - edge;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = (first * Math.PI) / 180 + (i / STEPS) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const r = (Math.abs(c) ** p + Math.abs(s) ** p) ** (-1 / p);
    return { x: a * c * r, y: b * s * r - label / 2 };
  });
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    lengths.push(lengths[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y));
  }
  return Array.from({ length: n }, (_, k) => {
    const goal = (lengths[STEPS] * k) / n;
    return points[lengths.findIndex((length) => length >= goal)];
  });
}

/** @param {Spot[]} seats @param {number} token */
const isClear = (seats, token) =>
  seats.every((one, i) => one.label >= TEN_LETTERS
    && seats.slice(0, i).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= token + GAP));

/** @param {{x: number, y: number}[]} spots @param {number} token @param {number} label @param {number} width @param {number} widest @returns {Spot[]} */
const named = (spots, token, label, width, widest) => spots.map((one) => {
  let room = Math.min(widest, 2 * (width / 2 - Math.abs(one.x)) - 2);
  const top = one.y + token / 2;
  for (const other of spots) {
    const apart = Math.abs(other.x - one.x);
    if (apart < 1) continue;
    if (Math.abs(other.y - one.y) < label) room = Math.min(room, apart - 3);
    const beside = other.y - token / 2 < top + label && other.y + token / 2 > top;
    if (beside) room = Math.min(room, 2 * (apart - token / 2) - 4);
  }
  return { x: Math.round(one.x * 10) / 10, y: Math.round(one.y * 10) / 10, label: Math.round(room) };
});
