// @ts-check
// Where the marks of the seats lie: at their tokens, towards the middle if they can, where they cover nothing
// and each is nearer to its own token than to any other.
import { clock } from "../../../base/wire.js";
import { answering } from "../../../parts/circleanswer.js";
import { company } from "../company.js";
import { book } from "./book.js";
import { chipsOf } from "./chips.js";

/** @import { Spot } from "../../../base/circle.js" */
/** @import { Chip } from "./chips.js" */

/**
 * Room that is taken, from the middle of the circle to its own (px).
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 */
/**
 * How marks lie together: in words below each other, or as signs in a row or a column.
 * @typedef {{cls: string, sizes: {w: number, h: number}[], across?: boolean}} Form
 */
/**
 * `texts` is the room of what may be written below each token, `sure` of what surely is.
 * @typedef {{token: number, seats: Spot[], label: number, texts: Box[], sure: Box[]}} Laid
 */

/** What a token shows by itself, without a word. */
const ON_THE_TOKEN = ["belief", "fallen"];
const LETTER = 6.8;
const CHIP = 26;
const GAP = 3;
/** So far from its token a mark may lie (px), and so much of it between two that are tried. */
const FAR = 90;
const STEP = 3;
/** So many times further from any other token than from its own, and so much more (px). */
const APART = 1.15;
const MORE = 3;
/** Of a name and a role so much is surely written, however short; how high, and with two lines of it. */
const [WRITTEN, LOW, TALL] = [30, 36, 50];
/** How wide a letter of a name is, and the widest that it is by the mean (px). */
const [A_LETTER, WIDEST] = [7, 9];
/** The height of a line in the middle. */
const ONE_MORE = 38;
/** What the Demon was shown, and who lives, in the middle (px). */
const MIDDLE = {
  upright: { bluffs: { w: 196, h: 130 }, living: { w: 120, h: 50 } },
  lying: { bluffs: { w: 172, h: 90 }, living: { w: 0, h: 0 } },
};
/** What is asked in the middle (px): how wide it is, a letter and a line of it, and what lies below. */
const ASKED = {
  narrow: { w: 200, within: 140, letter: 10, line: 23, below: 96, whose: 25 },
  wide: { w: 300, within: 290, letter: 13, line: 30, below: 76, whose: 25 },
};
/** Of so few even a phone has room for marks in words; a circle so wide has it always (px). */
const SO_FEW = 7;
const WIDE = 560;
/** How far from the way to the middle marks may lie (degrees), and what lies exactly below or beside. */
const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 78, -78, 100, -100, 125, -125, 150, -150];
const AXES = [0, 90, 180, 270];

/**
 * The ways from a spot on which its marks may lie, the straight way to the middle first, and beside the last.
 * @param {Spot} spot
 */
function waysFrom({ x, y }) {
  const straight = (Math.atan2(-y, -x) * 180) / Math.PI;
  const turns = AXES.map((axis) => ((axis - straight + 540) % 360) - 180);
  return [...TURNS, ...turns.filter((turn) => Math.abs(turn) <= 150)]
    .sort((one, other) => Math.abs(one) - Math.abs(other))
    .map((turn) => ((straight + turn) * Math.PI) / 180);
}

/** How far one is from another. @param {Box} one @param {Box} other */
const between = (one, other) =>
  Math.hypot(
    Math.max(0, Math.abs(one.x - other.x) - (one.w + other.w) / 2),
    Math.max(0, Math.abs(one.y - other.y) - (one.h + other.h) / 2),
  );

/**
 * The room that words take below their token, so wide and so high at most.
 * @param {Spot} spot
 * @param {{token: number, label: number}} laid
 * @param {number} wide
 * @param {number} high
 * @returns {Box}
 */
function words(spot, { token, label }, wide, high) {
  const h = Math.min(label, high);
  return { x: spot.x, y: spot.y + (token + h) / 2, w: Math.min(spot.label, wide), h };
}

/**
 * The room of the face of whoever sits there, which stands out at the left of their token.
 * @param {Spot} spot
 * @param {number} token
 * @returns {Box}
 */
const faceAt = ({ x, y }, token) => ({ x: x - token * 0.32 - 10, y, w: token * 0.36, h: token * 0.36 });

/** How far a box is from a token. @param {Box} box @param {Spot} spot @param {Laid} laid */
const toToken = (box, spot, { token }) => between(box, { ...spot, w: 0, h: 0 }) - token / 2;

/**
 * How far a box is from a token with what is written below it.
 * @param {Box} box
 * @param {number} at
 * @param {Laid} laid
 * @param {Box[]} texts
 */
const toSeat = (box, at, laid, texts) =>
  Math.min(toToken(box, laid.seats[at], laid), between(box, texts[at]));

/**
 * The room that all of a form take together.
 * @param {Form} form
 * @returns {{w: number, h: number}}
 */
function together({ sizes, across }) {
  const [widths, heights] = [sizes.map(({ w }) => w), sizes.map(({ h }) => h)];
  const sum = (/** @type {number[]} */ all) => all.reduce((so, one) => so + one + GAP, -GAP);
  return across ? { w: sum(widths), h: Math.max(...heights) } : { w: Math.max(...widths), h: sum(heights) };
}

/**
 * Where each of a form lies within their box: those beside their token keep to it.
 * @param {Box} box
 * @param {Form} form
 * @param {number} side -1 with the token to their left, 1 to their right, 0 above or below
 * @returns {Box[]}
 */
function parts(box, { sizes, across }, side) {
  let [left, top] = [box.x - box.w / 2, box.y - box.h / 2];
  return sizes.map(({ w, h }) => {
    const at = across ? left + w / 2 : box.x + (side * (box.w - w)) / 2;
    const one = { x: at, y: top + h / 2, w, h };
    if (across) left += w + GAP;
    else top += h + GAP;
    return one;
  });
}

/**
 * The place for the marks of one seat in one of these forms, the nearest there is.
 * @param {number} at which seat
 * @param {Form[]} forms
 * @param {Laid} laid
 * @param {Box[]} taken
 * @param {{width: number, height: number}} whole
 */
function lean(at, forms, laid, taken, whole) {
  const own = laid.seats[at];
  const ways = waysFrom(own);
  for (let far = GAP; far < FAR; far += STEP)
    for (const form of forms)
      for (const way of ways) {
        const box = beside(own, together(form), laid.token / 2 + far, way);
        const side = Math.abs(box.x - own.x) < box.w / 4 ? 0 : Math.sign(own.x - box.x);
        if (isFree(box, taken, whole) && isAtIts(at, parts(box, form, side), laid))
          return { ...box, form, side };
      }
  return null;
}

/**
 * A box that lies in a direction from a token, so far from its middle.
 * @param {Spot} spot
 * @param {{w: number, h: number}} size
 * @param {number} far
 * @param {number} way
 * @returns {Box}
 */
function beside(spot, size, far, way) {
  const [across, down] = [Math.cos(way), Math.sin(way)];
  const away = Math.min((size.w / 2 + far) / Math.abs(across), (size.h / 2 + far) / Math.abs(down));
  return { x: spot.x + across * away, y: spot.y + down * away, ...size };
}

/** How many letters the longest of these has. @param {string[]} texts */
const longest = (texts) => Math.max(...texts.map((text) => text.length));

/** @param {Box} box @param {Box[]} taken @param {{width: number, height: number}} whole */
const isFree = (box, taken, { width, height }) =>
  Math.abs(box.x) + box.w / 2 < width / 2 &&
  Math.abs(box.y) + box.h / 2 < height / 2 &&
  taken.every(
    (other) =>
      Math.abs(other.x - box.x) > (other.w + box.w) / 2 + 2 ||
      Math.abs(other.y - box.y) > (other.h + box.h) / 2 + 2,
  );

/** Whether each lies nearer to its own seat than to any other. @param {number} at @param {Box[]} boxes @param
 *  {Laid} laid */
const isAtIts = (at, boxes, laid) =>
  boxes.every((box) => {
    const seat = toSeat(box, at, laid, laid.sure) * APART + MORE;
    const token = toToken(box, laid.seats[at], laid);
    return laid.seats.every(
      (one, i) => i === at || (toSeat(box, i, laid, laid.texts) > seat && toToken(box, one, laid) > token),
    );
  });

/**
 * The marks of all seats and where they lie: in words where there is room, else as signs alone, else over the
 * token.
 * @param {number[]} seats
 * @param {Omit<Laid, "sure" | "texts">} tokens
 * @param {{width: number, height: number, lying: boolean, written: string[][], long:
 *  boolean[][]}} where `lying` on a phone on its side, `written` below each token, `long` whether its role
 *  surely has two lines, and whether it may have
 */
export function marksIn(seats, tokens, { width, height, lying, written, long }) {
  const { token, seats: spots } = tokens;
  const high = long.map((is) => is.map((two) => (two ? TALL : LOW)));
  const texts = spots.map((spot, at) => words(spot, tokens, longest(written[at]) * A_LETTER, high[at][1]));
  const sure = spots.map((spot, at) => words(spot, tokens, WRITTEN, high[at][0]));
  const laid = { ...tokens, texts, sure };
  const taken = spots.flatMap((spot, at) => [
    { x: spot.x, y: spot.y - 4, w: token, h: token + 8 },
    faceAt(spot, token),
    words(spot, tokens, longest(written[at]) * WIDEST, high[at][1] + 2),
  ]);
  taken.push(middle(width >= WIDE, lying));
  return seats.flatMap((seat, at) => {
    const chips = chipsOf(seat);
    if (!chips.length) return [];
    const signs = chips.filter((chip) => !ON_THE_TOKEN.includes(chip.id));
    const [inWords, bare] = formsOf(chips, signs);
    const inOne = (/** @type {Form[]} */ forms) => lean(at, forms, laid, taken, { width, height });
    const words = width >= WIDE || seats.length <= SO_FEW ? inOne(inWords) : null;
    const place = words || inOne(bare);
    if (place) {
      taken.push(place);
      const cls = `${place.form.cls} ${["to-left", "", "to-right"][place.side + 1]}`;
      const x = place.x + (place.side * place.w) / 2;
      return { seat, chips: words ? chips : signs, words: Boolean(words), cls, x, y: place.y };
    }
    const { x, y } = spots[at];
    return { seat, chips: signs, words: false, cls: "bare over", x, y: y + token / 2 };
  });
}

/**
 * How the marks of a seat may lie in words, and how as signs.
 * @param {Chip[]} chips
 * @param {Chip[]} signs those that the token does not show by itself
 * @returns {[Form[], Form[]]}
 */
function formsOf(chips, signs) {
  const inWords = chips.map(({ text }) => ({ w: 40 + text.length * LETTER, h: CHIP }));
  const bare = signs.map(() => ({ w: CHIP, h: CHIP }));
  const inRow = { cls: "bare", sizes: bare, across: true };
  return [
    [{ cls: "", sizes: inWords }],
    [inRow, { cls: "bare stacked", sizes: bare }].slice(0, Math.min(2, signs.length)),
  ];
}

/**
 * What lies in the middle: the clock, who lives, the Fabled, what the Demon was shown.
 * @param {boolean} wide two Fabled stand side by side
 * @param {boolean} lying on a phone on its side nobody says there who lives
 * @returns {Box}
 */
function middle(wide, lying) {
  const lines = Math.ceil(company.value.length / (wide ? 2 : 1));
  const more = (clock.value.length ? 44 : 0) + lines * ONE_MORE;
  const widest = lines && wide ? 290 : lines ? 150 : 0;
  if (answering.value) return asked(answering.value, wide, more);
  const { bluffs, living } = MIDDLE[lying ? "lying" : "upright"];
  const { w, h } = book.value.bluffs.length ? bluffs : living;
  return { x: 0, y: 0, w: Math.max(w, widest), h: h + more };
}

/**
 * What is asked there, with how one answers it and what opens a sheet below it.
 * @param {{title: string, whose?: string}} question
 * @param {boolean} wide
 * @param {number} more what else lies there
 * @returns {Box}
 */
function asked({ title, whose }, wide, more) {
  const { w, within, letter, line, below, whose: above } = ASKED[wide ? "wide" : "narrow"];
  const lines = Math.ceil((title.length * letter) / within);
  return { x: 0, y: 0, w, h: lines * line + below + (whose ? above : 0) + more };
}
