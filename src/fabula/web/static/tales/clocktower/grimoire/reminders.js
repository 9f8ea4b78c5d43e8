// @ts-check
// The reminders in a picture of the Grimoire: all of them, each at its token, where they lie on nothing else.
import { GOLD, HEIGHT, MIDDLE, reach, sign, wide, WIDTH, write } from "../../../screens/picture.js";

/** @import { Coin } from "../../../screens/picture.js" */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** What a mark says; one in own words with its sign and its colour. @typedef {{text: string, icon?: string,
 *  colour?: string}} Word */
/** What lies at a token. @typedef {{coin: Coin, words: Word[]}} Laid */
/** @typedef {CanvasRenderingContext2D} Pen */

/** Letters, the largest first (px); a line and what stays free around a token, of that or in px. */
const [SIZES, LINE, FREE] = [[24, 21, 18, 16, 14], 1.15, 8];
/** So many reminders stand in one line at most; what stands between them. */
const [MOST, BETWEEN] = [3, " · "];
/** Where the title of a picture ends, and where its foot begins. */
const [HIGHEST, LOWEST] = [140, HEIGHT - 92];
/** What the bluffs take in the middle. */
const BLUFFS = { x: MIDDLE.x - 250, y: MIDDLE.y - 125, w: 500, h: 225 };

/** @param {Box} one @param {Box} other */
const meet = (one, other) =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

/** The token itself, and its name and role. @param {Coin} coin @param {number} most @returns {Box[]} */
const takenBy = ({ x, y, r }, most) => [
  { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
  { x: x - most / 2, y: y + r, w: most, h: reach(r) - r },
];

/**
 * Where so large a block may stand at a token: below it, beside it towards the middle, or above.
 * @param {Coin} coin
 * @param {number} w
 * @param {number} h
 * @returns {Box[]}
 */
function places({ x, y, r }, w, h) {
  const low = y + reach(r) + FREE / 2;
  const inward = x > MIDDLE.x ? x - r - FREE - w : x + r + FREE;
  const along = x > MIDDLE.x ? x + r - w : x - r;
  const ways = [
    [x - w / 2, low],
    [inward, y - h / 2],
    [along, low],
    [inward, y - r],
    [inward, y + r - h],
    [x - w / 2, y - r - FREE - h],
    [along, y - r - FREE - h],
  ];
  return ways.map(([left, top]) => ({ x: left, y: top, w, h }));
}

/** Words in lines of so many. @param {Word[]} words @param {number} many */
const inLines = (words, many) =>
  Array.from({ length: Math.ceil(words.length / many) }, (_, i) => words.slice(i * many, (i + 1) * many));

/** How much of a letter's size a sign takes before its words, with the space after it. */
const SIGN = 1.3;

/** How wide a mark is. @param {Pen} pen @param {Word} word @param {number} size */
const wordWide = (pen, { text, icon }, size) => wide(pen, text, size) + (icon ? size * SIGN : 0);

/** How wide a line is. @param {Pen} pen @param {Word[]} line @param {number} size */
const lineWide = (pen, line, size) =>
  line.reduce((sum, word) => sum + wordWide(pen, word, size), (line.length - 1) * wide(pen, BETWEEN, size));

/** @typedef {{lines: Word[][], size: number, box: Box}} Block */

/**
 * All ways to set these words at a token, the most readable first.
 * @param {Pen} pen
 * @param {Laid} laid
 * @returns {Generator<Block>}
 */
function* ways(pen, { coin, words }) {
  for (const size of SIZES)
    for (let many = 1; many <= MOST; many++) {
      const lines = inLines(words, many);
      const w = Math.max(...lines.map((line) => lineWide(pen, line, size)));
      for (const box of places(coin, w, lines.length * size * LINE)) yield { lines, size, box };
    }
}

/**
 * All ways to set these words in the middle, under the name of whose they are: for where nothing is free at
 * their token.
 * @param {Pen} pen
 * @param {Laid} laid
 * @returns {Generator<Block>}
 */
function* waysAmid(pen, { coin, words }) {
  for (const size of SIZES)
    for (let many = 1; many <= MOST; many++) {
      const lines = [[{ text: coin.name }], ...inLines(words, many)];
      const w = Math.max(...lines.map((line) => lineWide(pen, line, size)));
      const h = lines.length * size * LINE;
      for (const x of [MIDDLE.x - w / 2, MIDDLE.x - w - FREE, MIDDLE.x + FREE])
        for (let y = HIGHEST; y + h <= LOWEST; y += size) yield { lines, size, box: { x, y, w, h } };
    }
}

/**
 * Where words stand that lie at no token: in the middle, below the bluffs.
 * @param {Pen} pen
 * @param {Word[]} words
 * @param {number} top
 * @returns {Block}
 */
function inTheMiddle(pen, words, top) {
  const [size] = SIZES;
  const lines = inLines(words, 2);
  const w = Math.max(...lines.map((line) => lineWide(pen, line, size)));
  return { lines, size, box: { x: MIDDLE.x - w / 2, y: top, w, h: lines.length * size * LINE } };
}

/**
 * A line with its signs and in its colours.
 * @param {Pen} pen
 * @param {Word[]} line
 * @param {{middle: number, y: number, size: number}} at
 */
async function drawLine(pen, line, { middle, y, size }) {
  let x = middle - lineWide(pen, line, size) / 2;
  const say = (/** @type {string} */ text, /** @type {string} */ colour) => {
    const w = wide(pen, text, size);
    write(pen, text, { x: x + w / 2, y, most: WIDTH, size, colour });
    x += w;
  };
  for (const [i, { text, icon, colour = GOLD }] of line.entries()) {
    if (i) say(BETWEEN, GOLD);
    if (icon) pen.drawImage(await sign(icon, colour), x, y - size * 0.86, size, size);
    if (icon) x += size * SIGN;
    say(text, colour);
  }
}

/** @param {Pen} pen @param {Block} block */
async function draw(pen, { lines, size, box }) {
  for (const [i, line] of lines.entries())
    await drawLine(pen, line, { middle: box.x + box.w / 2, y: box.y + (i + 0.8) * size * LINE, size });
}

/**
 * Draw them all.
 * @param {Pen} pen
 * @param {{coins: Coin[], most: number}} around
 * @param {Laid[]} laid
 * @param {{bluffs: boolean, words: Word[]}} middle whether bluffs stand there, and what lies at no token
 */
export async function drawReminders(pen, { coins, most }, laid, { bluffs, words }) {
  const taken = [...coins.flatMap((coin) => takenBy(coin, most)), ...(bluffs ? [BLUFFS] : [])];
  const isFree = (/** @type {Box} */ box) =>
    box.x >= FREE &&
    box.x + box.w <= WIDTH - FREE &&
    box.y >= HIGHEST &&
    box.y + box.h <= LOWEST &&
    !taken.some((one) => meet(one, box));
  const put = (/** @type {Block} */ block) => (taken.push(block.box), draw(pen, block));
  if (words.length) await put(inTheMiddle(pen, words, bluffs ? BLUFFS.y + BLUFFS.h : MIDDLE.y));
  for (const one of laid) {
    const all = [...ways(pen, one), ...waysAmid(pen, one)];
    await put(all.find(({ box }) => isFree(box)) || all[all.length - 1]);
  }
}
