// @ts-check
// Where the seats stand: a pure function, 1 to 20 seats, from 320 px up. A superellipse is walked in equal
// steps of arc; a larger exponent fills the corners and so gains length. Taken is the largest token that
// leaves its neighbours clear, on the roundest curve that does; where none does, seats stand in rows and
// columns like a frame. After some seats there is room, as people sit: as many steps more as leave all others
// clear.

const CURVES = [2, 2.3, 2.6, 3, 3.5, 4, 4.6, 5.4];
const STEPS = 480;
const GAP = 7;
/**
 * So many steps more there are where there is room, the widest first; the smallest tokens make do with less.
 */
const [ROOMY, CLOSE] = [
  [1.2, 0.9, 0.6],
  [0.4, 0.25, 0.12],
];
const TEN_LETTERS = 58;
const SMALLEST = 44;
/** From the edge to the middle of a corner's seat, so that a name has room, and where it need not (px). */
const [CORNER, NARROW] = [37, 25];

/**
 * @typedef {{x: number, y: number, label: number}} Spot px from the centre; label = the widest name that fits
 */

/** The height a ring wants. @param {number} n @param {number} width */
export const ringHeight = (n, width) => Math.round(Math.min(1.54, Math.max(1.04, 0.6 + 0.052 * n)) * width);

/**
 * @param {{n: number, width: number, height: number, label?: number, edge?: number, aside?: number, max?:
 *  number, first?: number, widest?: number, apart?: boolean[]}} wish apart: after which seats there is room
 *  label: height of a name; aside: room left and right, for long names; widest: the most room for one; max:
 *  the largest token; first: the angle of seat 0 (90 = six o'clock, -90 = noon)
 * @returns {{token: number, seats: Spot[]}}
 */
export function ring({
  n,
  width,
  height,
  label = 18,
  edge = 3,
  aside = 0,
  max = 64,
  first = 90,
  widest = 116,
  apart = [],
}) {
  const asked = [n, width, height, label, edge, aside, max, first, widest, apart.map(Number)].join();
  const had = found.get(asked) || seek({ n, width, height, label, edge, aside, max, first, widest, apart });
  if (found.size >= MANY) found.clear();
  found.set(asked, had);
  return had;
}

/**
 * What was found already: screens are drawn far more often than anybody sits down or turns a phone.
 * @type {Map<string, {token: number, seats: Spot[]}>}
 */
const found = new Map();
const MANY = 60;

/**
 * @param {{n: number, width: number, height: number, label: number, edge: number, aside: number, max: number,
 *  first: number, widest: number, apart: boolean[]}} wish
 * @returns {{token: number, seats: Spot[]}}
 */
function seek({ n, width, height, label, edge, aside, max, first, widest, apart }) {
  const isEven = !apart.includes(true) || !apart.includes(false);
  for (let token = max; ; token -= 2) {
    for (const room of isEven ? [0] : token > SMALLEST ? ROOMY : [...ROOMY, ...CLOSE, 0]) {
      const far = steps(n, isEven ? [] : apart, room);
      for (const p of CURVES) {
        const seats = named(
          walk(far, width - 2 * aside, height, token, label, edge, first, p),
          token,
          label,
          width,
          widest,
        );
        if (isClear(seats, token)) return { token, seats };
      }
    }
    if (token <= SMALLEST)
      return {
        token,
        seats: named(frame(n, width, height, token, label, edge, first), token, label, width, widest),
      };
  }
}

/**
 * The least height in which so many seats stand clear of each other; the names in its corners need no room
 * where all stand as `dense` as they can.
 * @param {number} n
 * @param {number} width
 * @param {number} label
 * @param {boolean} [dense]
 */
export function frameHeight(n, width, label, dense = false) {
  const row = 1 + Math.floor((width - 2 * (dense ? NARROW : CORNER)) / (SMALLEST + 1));
  const side = Math.ceil(Math.max(0, n - 2 * row) / 2);
  const [near, far] = inRows(n - 2 * side);
  const isWide = (Math.max(near, far) - 1) * (SMALLEST + 1) <= width - 2 * NARROW;
  return (2 + side + Number(!isWide)) * (SMALLEST + label) + 6;
}

/**
 * How many of so many stand in the near row, an odd number, for seat 0 is in its middle, and in the far one.
 * @param {number} rows
 */
function inRows(rows) {
  const odd = [Math.floor(rows / 2), Math.ceil(rows / 2)].find((one) => one % 2);
  const near = odd ?? rows / 2 - 1;
  return [near, rows - near];
}

/**
 * Seats in two rows and two columns, in the order of the ring; seat 0 in the middle of its row.
 * @returns {{x: number, y: number}[]}
 * @param {number} n
 * @param {number} width
 * @param {number} height
 * @param {number} token
 * @param {number} label
 * @param {number} edge
 * @param {number} first
 */
function frame(n, width, height, token, label, edge, first) {
  const a = width / 2 - Math.max(token / 2, 34) - edge;
  const b = (height - token - label) / 2 - edge;
  const side = Math.max(0, Math.min(Math.floor((2 * b) / (token + label)) - 1, Math.floor((n - 2) / 2)));
  const [near, far] = inRows(n - 2 * side);
  const out = width / 2 - token / 2 - edge;
  const along = (/** @type {number} */ count, /** @type {number} */ i) => {
    const half = Math.max(a, Math.min(out, ((count - 1) * (token + 1)) / 2));
    return count < 2 ? 0 : half - (2 * half * i) / (count - 1);
  };
  const up = (/** @type {number} */ i) => b - (2 * b * (i + 1)) / (side + 1);
  const row = (/** @type {number} */ count, /** @type {number} */ y) =>
    Array.from({ length: count }, (_, i) => ({ x: along(count, i), y }));
  const column = Array.from({ length: side }, (_, i) => ({ x: -a, y: up(i) }));
  const bottom = row(near, b);
  const top = row(far, -b).reverse();
  const walk = [
    ...bottom.slice((near - 1) / 2),
    ...column,
    ...top,
    ...column.map(({ x, y }) => ({ x: -x, y: -y })),
    ...bottom.slice(0, (near - 1) / 2),
  ];
  const turn = first === 90 ? 1 : -1;
  return walk.map(({ x, y }) => ({ x: x * turn, y: y * turn - label / 2 }));
}

/**
 * How far round each seat stands, from 0 to 1.
 * @param {number} n
 * @param {boolean[]} apart
 * @param {number} room
 */
function steps(n, apart, room) {
  const all = n + room * apart.filter(Boolean).length;
  return Array.from({ length: n }, (_, k) => (k + room * apart.slice(0, k).filter(Boolean).length) / all);
}

/**
 * @returns {{x: number, y: number}[]}
 * @param {number[]} far
 * @param {number} width
 * @param {number} height
 * @param {number} token
 * @param {number} label
 * @param {number} edge
 * @param {number} first
 * @param {number} p
 */
function walk(far, width, height, token, label, edge, first, p) {
  const a = width / 2 - Math.max(token / 2, 34) - edge;
  const b = (height - token - label) / 2 - edge;
  const points = shape(first, p).map(({ c, s, r }) => ({ x: a * c * r, y: b * s * r - label / 2 }));
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    lengths.push(lengths[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y));
  }
  let at = 0;
  return far.map((part) => {
    while (lengths[at] < lengths[STEPS] * part) at++;
    return points[at];
  });
}

/**
 * The steps of each curve, the same at any size: cosine, sine, and how far out.
 * @type {Map<string, {c: number, s: number, r: number}[]>}
 */
const shapes = new Map();

/** @param {number} first @param {number} p */
function shape(first, p) {
  const key = `${first} ${p}`;
  const steps =
    shapes.get(key) ||
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const angle = (first * Math.PI) / 180 + (i / STEPS) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return { c, s, r: (Math.abs(c) ** p + Math.abs(s) ** p) ** (-1 / p) };
    });
  shapes.set(key, steps);
  return steps;
}

/** @param {Spot[]} seats @param {number} token */
const isClear = (seats, token) =>
  seats.every(
    (one, i) =>
      one.label >= TEN_LETTERS &&
      seats.slice(0, i).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= token + GAP),
  );

/**
 * How wide a text may be in a band below the token at a spot, `from` so far under it to so far, that it lies
 * on no other token, and on nothing that stands in so high a `label` below one.
 * @param {Spot[]} spots
 * @param {Spot} one
 * @param {{token: number, label: number, width: number, from: number, to: number}} band
 */
export function roomUnder(spots, one, { token, label, width, from, to }) {
  const [half, under] = [token / 2, one.y + token / 2];
  let room = 2 * (width / 2 - Math.abs(one.x)) - 2;
  for (const other of spots) {
    if (other === one) continue;
    const apart = Math.abs(other.x - one.x);
    const off = Math.max(under + from - other.y, other.y - under - to, 0);
    if (off < half) room = Math.min(room, 2 * (apart - Math.sqrt(half ** 2 - off ** 2)) - 4);
    const below = other.y + half;
    if (under + to > below && under + from < below + label) room = Math.min(room, apart - 3);
  }
  return room;
}

/**
 * @param {{x: number, y: number}[]} spots
 * @param {number} token
 * @param {number} label
 * @param {number} width
 * @param {number} widest
 * @returns {Spot[]}
 */
const named = (spots, token, label, width, widest) =>
  spots.map((one) => {
    let room = Math.min(widest, 2 * (width / 2 - Math.abs(one.x)) - 2);
    const top = one.y + token / 2;
    for (const other of spots) {
      if (other === one) continue;
      const apart = Math.abs(other.x - one.x);
      if (Math.abs(other.y - one.y) < label) room = Math.min(room, apart - 3);
      const beside = other.y - token / 2 < top + label && other.y + token / 2 > top;
      if (beside) room = Math.min(room, 2 * (apart - token / 2) - 4);
    }
    return { x: Math.round(one.x * 10) / 10, y: Math.round(one.y * 10) / 10, label: Math.round(room) };
  });
