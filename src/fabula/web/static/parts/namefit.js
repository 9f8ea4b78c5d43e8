// @ts-check
// Names in the room there is for them: on one line or two, in smaller letters, by a first name and the least
// of the others that tells it apart from all beside it. None ends in three dots.
import { html, signal, useLayoutEffect, useState } from "../base/html.js";

/** @import { Child } from "../vendor/preact.js" */

/**
 * A name as it is written: in so large letters, a share of the usual, and how much of it is lost.
 * @typedef {[string, number, number]} Written
 */
/**
 * How wide a text is in letters that are a share of the usual, as if they were usual ones (px): where widths
 * are whole pixels, smaller letters are not narrower by as much as they are smaller.
 * @typedef {(text: string, size?: number) => number} Measure
 */

/** The smallest letters of a name that is read from near by: a share of the usual, and px. */
const [SMALLER, SMALLEST] = [0.8, 11];
/** How much is lost by the smallest letters, by a name that is shortened, by a word broken, or not ended. */
const [SMALL, SHORT, BROKEN, STOPPED] = [3, 1, 2, 6];
/** What two measures of one text may differ by. */
const SURE = 1.03;
/** How much smaller letters become that by themselves would just have had room. */
const A_LITTLE = 0.96;
/** With more seats than this a ring that is no wider (px) has no room for second lines. */
const [MANY, NARROW] = [15, 500];
/** Where a word may be broken: before a consonant, or the two letters that write one, and a vowel. */
const VOWELS = "aeiouyàâäéèêëîïôöùûüœаеёиоуыэюя";
const BEGINS = new RegExp(`^(?:[cpst]h|(?![${VOWELS}])\\p{L})[${VOWELS}]\\p{L}`, "iu");
const ENDS = /\p{L}{2}$/u;
const ONE_SOUND = /^[cpst]h/i;
const BREAK = "\u00ad";

/**
 * The places at which syllables end; without looking behind, which older phones cannot.
 * @param {string} text
 */
const syllablesOf = (text) =>
  [...Array(text.length).keys()].filter(
    (at) =>
      ENDS.test(text.slice(0, at)) && BEGINS.test(text.slice(at)) && !ONE_SOUND.test(text.slice(at - 1)),
  );

/** A text whose words may be broken at their syllables. @param {string} text */
export const inSyllables = (text) => {
  const ends = [0, ...syllablesOf(text), text.length];
  return ends
    .slice(1)
    .map((end, i) => text.slice(ends[i], end))
    .join(BREAK);
};

/** Words that have room in no column of a table. */
const LONG = /\p{L}{11,}/gu;

/** A name as a table has it: what is long in it may be broken at its syllables. @param {string} name */
export const inATable = (name) => name.replace(LONG, inSyllables);

/** Letters have come with which names are written: all are measured anew. */
const lettered = signal(0);
/** @type {Map<string, number>} */
const measured = new Map();
document.fonts.addEventListener("loadingdone", () => (measured.clear(), lettered.value++));
const pen = document.createElement("canvas").getContext("2d");

/** The same letters smaller. @param {string} font its weight, its size, its names @param {number} size */
function sized(font, size) {
  const [weight, px, ...names] = font.split(" ");
  return [weight, `${parseFloat(px) * size}px`, ...names].join(" ");
}

/** How wide a text is. @param {string} font @param {string} text */
function widthOf(font, text) {
  const key = `${font} ${text}`;
  if (!measured.has(key) && pen) {
    pen.font = font;
    measured.set(key, pen.measureText(text).width * SURE);
  }
  return measured.get(key) || 0;
}

/**
 * How the names of a ring are written: `wrap` what takes two lines if not all fit in these rooms on one,
 * `name` the one at a place.
 * @param {{current: HTMLElement | null}} box
 * @param {string[]} names
 * @param {boolean} big one is seen from across a room: no letters are smaller
 */
export function useNames(box, names, big) {
  const font = useFont(box, ".seat .name", 700);
  lettered.value;
  const measure = (/** @type {string} */ text, size = 1) => widthOf(sized(font, size), text) / size;
  const least = big || !font ? 1 : Math.max(SMALLER, Math.min(1, SMALLEST / parseFloat(font.slice(4))));
  const [tall, heighten] = useState("");
  const key = [font, innerWidth, ...names].join("\n");
  return {
    tall: tall === key,
    /**
     * @param {number} width
     * @param {number[]} rooms how wide each may be on one line
     * @param {() => {rooms: number[], small: boolean}} two the same with two lines, and whether seats were a
     *  good deal smaller then
     */
    wrap: (width, rooms, two) => {
      const lost = (/** @type {number[]} */ some, /** @type {number} */ lines) =>
        names.reduce((sum, one, i) => sum + written(one, names, some[i], measure, lines, least)[2], 0);
      const may = font && tall !== key && (names.length <= MANY || width > NARROW) && lost(rooms, 1) > 0;
      const other = may ? two() : null;
      const more = other ? lost(other.rooms, 2) + (other.small ? names.length / 2 : 0) : 0;
      const need = other && more < lost(rooms, 1);
      useLayoutEffect(() => void (need && heighten(key)));
    },
    /** @param {number} i @param {number} room */
    name: (i, room) => {
      const lines = tall === key ? 2 : 1;
      const [text, size] = font ? written(names[i], names, room, measure, lines, least) : [names[i], 1, 0];
      return html`<span class=${`name ${lines > 1 ? "wraps" : ""}`}>${
        size < 1 ? html`<span style=${{ fontSize: `${size}em` }}>${text}</span>` : text
      }</span>`;
    },
  };
}

/**
 * How the roles of a ring are written: where they have a `wide` room a word that has none is broken where it
 * may be; on one `line`, in smaller letters or not to their end; else in letters in which no word is longer
 * than what there is up to the `edge`.
 * @param {{current: HTMLElement | null}} box
 * @param {((room: number) => number) | null} wide how wide a role may be where its name is so wide
 * @param {boolean} line
 */
export function useRoles(box, wide, line) {
  const font = useFont(box, ".seat .role");
  const onOneLine = useOneLine(box);
  return (
    /** @type {Child} */ role,
    /** @type {number} */ room,
    /** @type {(lines: number) => number} */ under,
  ) => {
    if (typeof role !== "string") return role;
    if (line) return onOneLine(role, room);
    if (!wide) return font ? inItsWords(font, role, under) || onOneLine(role, under(1)) : role;
    const isLong = (/** @type {string} */ word) => font && widthOf(font, word) > wide(room);
    return role
      .split(" ")
      .map((word) => (isLong(word) ? inSyllables(word) : word))
      .join(" ");
  };
}

/**
 * A role on as few lines, and in as large letters, as have room, a word broken at a syllable where even the
 * smallest have none; nothing where it has no room at all.
 * @param {string} font
 * @param {string} role
 * @param {(lines: number) => number} under how wide it may be on so many lines
 */
function inItsWords(font, role, under) {
  const least = Math.min(1, SMALLEST / parseFloat(font.slice(4)));
  const measure = (/** @type {number} */ size) => (/** @type {string} */ text) =>
    widthOf(sized(font, size), text) / size;
  const broken = syllablesOf(role)
    .reverse()
    .map((at) => brokenAt(role, at));
  const sizes = [1, (1 + least) / 2, least];
  const ways = [
    ...sizes.flatMap((size) => [1, 2].map((lines) => [lines, size])),
    ...sizes.map((size) => [3, size]),
  ];
  for (const text of [role, ...broken])
    for (const [lines, size] of ways) {
      const room = under(lines);
      if (!fits(text, room / size, measure(size), lines)) continue;
      const style = { display: "inline-block", fontSize: `${size}em`, maxWidth: `${room}px` };
      return html`<span style=${style}>${text}</span>`;
    }
  return null;
}

/**
 * How a role is written where it has one line: in smaller letters, and where these have no room, not to its
 * end.
 * @param {{current: HTMLElement | null}} box
 */
function useOneLine(box) {
  const font = useFont(box, ".seat .role");
  lettered.value;
  const least = font ? SMALLEST / parseFloat(font.slice(4)) : 1;
  return (/** @type {string} */ role, /** @type {number} */ room) => {
    const asked = font ? Math.min(1, Math.max(least, room / widthOf(font, role))) : 1;
    const has = (/** @type {string} */ text, /** @type {number} */ size) =>
      !font || widthOf(sized(font, size), text) <= room + 0.5;
    const size = [asked, Math.max(least, asked * A_LITTLE)].find((one) => has(role, one)) ?? least;
    const fit = (/** @type {string} */ text) => has(text, size);
    const ends = [...role].map((_, n, all) => beginning(role, all.length - n));
    return html`<span style=${{ fontSize: `${size}em` }}>${ends.find(fit) ?? ends.at(-1)}</span>`;
  };
}

/**
 * How a role is written on one line or two. On two it is whole, a long word broken at a syllable, in
 * smaller letters if it must be; where even so it has no room, it has one line.
 * @param {{current: HTMLElement | null}} box
 */
export function useLines(box) {
  const font = useFont(box, ".seat .role");
  const onOneLine = useOneLine(box);
  const least = font ? Math.min(1, SMALLEST / parseFloat(font.slice(4))) : 1;
  const measure = (/** @type {number} */ size) => (/** @type {string} */ text) =>
    widthOf(sized(font, size), text) / size;
  return (/** @type {string} */ role, /** @type {number} */ room, /** @type {number} */ lines) => {
    if (!font) return role;
    const ways =
      lines > 1
        ? [
            role,
            ...syllablesOf(role)
              .reverse()
              .map((at) => brokenAt(role, at)),
          ]
        : [];
    for (const text of ways)
      for (const size of [1, (1 + least) / 2, least])
        if (measure(size)(text) <= room / size || fits(text, room / size, measure(size), 2))
          return html`<span style=${{ fontSize: `${size}em` }}>${text}</span>`;
    return onOneLine(role, room);
  };
}

/** A text that may be broken there. @param {string} text @param {number} at */
const brokenAt = (text, at) => `${text.slice(0, at)}${BREAK}${text.slice(at)}`;

/** Short words with which no role ends. */
const LEFT_OPEN = /(?:\s\S{1,3})+$/;

/**
 * So many letters of a role: as many whole words as there are, else a full stop where some of one is left
 * out.
 * @param {string} role
 * @param {number} n
 */
function beginning(role, n) {
  const whole = `${role} `
    .slice(0, n + 1)
    .split(" ")
    .slice(0, -1)
    .join(" ");
  return whole === role ? role : whole.replace(LEFT_OPEN, "") || begun(role, n);
}

/**
 * The letters in which the first of these is written, in this weight or in its own.
 * @param {{current: HTMLElement | null}} box
 * @param {string} selector
 * @param {number} [weight]
 */
function useFont(box, selector, weight) {
  const [font, write] = useState("");
  useLayoutEffect(() => {
    // In a page that is not laid out nothing has a width, and each name stands whole.
    const one = box.current?.clientWidth ? box.current.querySelector(selector) : null;
    const look = one && getComputedStyle(one);
    if (look) write(`${weight || look.fontWeight} ${look.fontSize} ${look.fontFamily}`);
  });
  return font;
}

/**
 * A name in the first way that fits.
 * @param {string} name
 * @param {string[]} all the names beside it
 * @param {number} room
 * @param {Measure} measure
 * @param {number} lines how many there may be
 * @param {number} least how small letters may be, a share
 * @returns {Written}
 */
function written(name, all, room, measure, lines, least) {
  const short = shortened(name, all);
  const between = (1 + least) / 2;
  const ways = [
    [1, 1],
    [1, between],
    [2, 1],
    [2, between],
    [1, least],
    [2, least],
  ];
  for (const text of [name, short])
    for (const [count, size] of ways)
      if (count <= lines && fits(text, room / size, (one) => measure(one, size), count))
        return [text, size, text === name ? (1 - size) * SMALL : SHORT];
  for (const index of lines > 1 ? syllablesOf(short).reverse() : []) {
    const text = brokenAt(short, index);
    if (fits(text, room / least, (one) => measure(one, least), 2)) return [text, least, BROKEN];
  }
  return [stopped(name, all, room / least, (one) => measure(one, least)), least, STOPPED];
}

/**
 * Whether a text has room on so many lines.
 * @param {string} text
 * @param {number} room
 * @param {Measure} measure
 * @param {number} count
 */
function fits(text, room, measure, count) {
  if (count < 2) return measure(text) <= room;
  const parts = text.match(new RegExp(`[^\\s${BREAK}-]*[\\s${BREAK}-]|[^\\s${BREAK}-]+`, "g")) || [];
  const has = (/** @type {string[]} */ some) => measure(some.join("").trim().replace(BREAK, "-")) <= room;
  /** @type {(some: string[], lines: number) => boolean} */
  const have = (some, lines) =>
    lines < 2
      ? has(some)
      : some.some((_, at) => at > 0 && has(some.slice(0, at)) && have(some.slice(at), lines - 1));
  return have(parts, count);
}

/**
 * So much of a word, with a full stop where some of it is left out; a half of a double name needs none.
 * @param {string} word
 * @param {number} n
 */
function begun(word, n) {
  const letters = [...word];
  const kept = letters.slice(0, n).join("");
  return letters.length <= n ? word : /-$/.test(kept) ? kept.slice(0, -1) : `${kept}.`;
}

/**
 * The first name, and as little of the last, or of all others, as tells it apart; so with a double name too.
 * @param {string} name
 * @param {string[]} all
 */
function shortened(name, all) {
  const last = (/** @type {string[]} */ words) => words.slice(-1);
  for (const kept of [last, (/** @type {string[]} */ words) => words])
    for (let n = 1; n < name.length; n++) {
      const short = (/** @type {string} */ one) => {
        const between = one.includes(" ") ? " " : "-";
        const [first, ...others] = one.split(between);
        return [first, ...kept(others).map((word) => begun(word, n))].join(between);
      };
      if (all.filter((one) => short(one) === short(name)).length < 2) return short(name);
    }
  return name;
}

/**
 * As much of the first name as there is room for, and the least of the last that tells it apart.
 * @param {string} name
 * @param {string[]} all
 * @param {number} room
 * @param {Measure} measure
 */
function stopped(name, all, room, measure) {
  const [first] = name.split(" ");
  const ways = [];
  for (let n = [...first].length; n > 0; n--) {
    const short = (/** @type {string} */ one) => {
      const [begins, ...others] = shortened(one, all).split(" ");
      return [begun(begins, n), ...others].join(" ");
    };
    const text = short(name);
    if (measure(text) <= room) ways.push([text, all.filter((one) => short(one) === text).length]);
  }
  return String((ways.find(([, same]) => Number(same) < 2) || ways[0] || [begun(first, 1)])[0]);
}
