// @ts-check
// The ring of seats, and the candle in its middle.
import { frameHeight, ring, ringHeight, roomUnder } from "../base/circle.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { isLarge, type } from "../base/lettersize.js";
import { loadSigns } from "../base/signs.js";
import { told } from "../base/wire.js";
import { drawing, enamel, Face, sitting } from "./face.js";
import { inATable, useNames, useRoles } from "./namefit.js";
import { Icon } from "./scene.js";
import { shownText, SignAt, useShown } from "./playersigns.js";
import { Threads } from "./threads.js";

loadSigns("faces").catch(() => null); // without them a name tells who it is

/** @import { Child } from "../vendor/preact.js" */
/** @import { Hold } from "./longtouch.js" */

/**
 * seat: whose face it has, and its number; face: what lies there instead; apart: after it there is room;
 * hold: what a long touch does; does: what a touch does, where that is not always the same
 * @typedef {{name: string, seat?: number, label?: string, cls?: string, face?: Child, badge?: Child,
 *  role?: Child, onPick?: () => void, pressed?: boolean, apart?: boolean, hold?: Hold, does?: string}}
 *  SeatShown
 */

/**
 * What stands in the middle and points at seats.
 * @typedef {(at: (i: number) => import("../base/circle.js").Spot, box: import("./threads.js").Size) =>
 *  Child} Dial
 */

const NOON = -90;
const SIX = 90;
/** So few seats on so wide a ring leave room aside (px, a share of a big one), where names would be cut. */
const [FEW, WIDE, ASIDE, SHARE] = [14, 500, 44, 0.09];
/** With more seats a big one has this share aside, and tokens smaller by this much. */
const [LITTLE, LESS] = [0.03, 0.85];
/** The most width of a ring that is seen from near by, on screens wider than this (px). */
const MOST = [
  [1400, 840],
  [760, 660],
  [0, 520],
];
/** With more than so many seats a role has one line. */
const MANY = 12;
/** The most room for a name (px): on a narrow ring, on a wide one, on a big one. */
const [SHORT, LONG, LONGEST] = [116, 184, 420];
/** How much more room than a name a role below it has (px), and the most, a share of a big screen's width. */
const [WIDER, WIDEST] = [76, 0.125];
/** What a name and a role below it have of the height of a big screen. */
const NAMED = 0.066;
/** What a second line of a name has of it, and elsewhere (px). */
const [MORE, LINE] = [0.032, 14];
/** For a second line of a name tokens may shrink by less than this. */
const MUCH = 0.85;
/** The height of a name in one line, and of one with a role below it (px). */
const [NAME_LINE, WITH_ROLE] = [18, 34];
/** A line of a role below a name (px), and the most room for one. */
const [ROLE_LINE, ROLE] = [15, 104];
/** The largest tokens: what they and a name have of a big screen, at least, and elsewhere (px). */
const [COIN, NAME, LARGEST, LABEL, LARGE, LARGER] = [0.108, 0.037, 92, 32, 64, 84];
/** The largest in a ring that is lower than others, so that the time has room in its middle (px). */
const LESSER = 52;
/** So high is a phone on its side at most, where a circle has no room for larger ones. */
const LYING = 480;
/** So high is a big screen, or would be if it were as wide as a television. */
const high = () => Math.min(innerHeight, innerWidth * 0.75);

/**
 * Seats in a circle, which take this `share` of the screen's height if they can. With `me` that seat stands
 * at six o'clock, else the first at noon; clockwise is the order of play. A `big` one is seen from across a
 * room, with tokens no larger than it says, another from a desk, with a `coin` as large as that. A `bubble`
 * stands in the middle, above the rest, and points at a seat.
 * @param {{seats: SeatShown[], me?: number | null, children?: Child, dial?: Dial, most?: number, low?:
 *  number, share?: number, big?: boolean | number, gtok?: boolean, coin?: number, drop?: ((from: number,
 *  to: number) => void) | null, bubble?: {at: number, shown: (spot: import("../base/circle.js").Spot) =>
 *  Child} | null, threads?: import("./threadpicker.js").Thread[]}} props
 */
export function Ring({ me = null, children, dial, drop = null, bubble, threads = [], ...wish }) {
  const { seats, big = false, gtok = false, coin = 0 } = wish;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const names = useNames(
    box,
    seats.map(({ name }) => name),
    Boolean(big),
  );
  const roles = useRoles(box, big ? roleRoom : null, !big && gtok && seats.length > MANY);
  const { width, height, label, more, dense } = useSize(box, wish, names.tall);
  const [n, first] = [Math.max(1, seats.length), me ?? 0];
  const apart = seats.map((_, i) => Boolean(seats[(i + first) % n].apart));
  const room = { first: me === null ? NOON : SIX, ...(coin && { max: coin }) };
  const round = (/** @type {number} */ tall) =>
    ring({ ...sizes(n, width, height, big), ...room, height, label: tall, apart });
  const { token, seats: spots } = round(label);
  const at = (/** @type {number} */ i) => spots[(i - first + n) % n];
  const places = seats.map((_, i) => at(i));
  const rooms = places.map((one) => one.label);
  names.wrap(width, rooms, () => {
    const two = round(label + more);
    return {
      rooms: places.map((_, i) => two.seats[(i - first + n) % n].label),
      small: two.token < token * MUCH,
    };
  });
  const moved = (/** @type {number} */ i, /** @type {number} */ dx, /** @type {number} */ dy) => {
    const to = nearest(places, at(i).x + dx, at(i).y + dy);
    if (to !== i) drop?.(i, to);
  };
  const shown = useShown();
  const pointed = shown.flatMap(({ seat, at: to }) => pairOf(seats, seat, to));
  const drawn = threads.flatMap(({ from, to }) => pairOf(seats, from, to));
  const clsOf = (/** @type {[number, number]} */ pair) =>
    threads.find(({ from, to }) => from === seats[pair[0]].seat && to === seats[pair[1]].seat)?.cls || "";
  const isList = !big && isLarge();
  const low = big ? "" : tight(height, places, seats, token / 2 + label, token / 2);
  const cls = `${n > MANY ? "many" : ""} ${big ? "vast" : ""} ${isList ? "listed" : ""} ${low} ${dense}`;
  const size = { width, height, token, below: label, spots: places };
  const said =
    bubble !== undefined && html`<div class="says" role="status">${bubble?.shown(at(bubble.at))}</div>`;
  return html`<div class="ringbox" ref=${box}>
    <div class=${`ring ${cls} ${n % 2 ? "odd" : ""} ${me === null ? "noon" : ""}`}
      style=${{ "--w": `${width}px`, "--h": `${height}px`, "--token": `${token}px` }}>
      ${drawn.length > 0 && html`<${Threads} size=${size} pairs=${drawn} spot=${at} cls=${clsOf} />`}
      ${dial ? dial(at, size) : html`<div class="mid">${said}${children}</div>`}
      ${
        pointed.length > 0 &&
        html`<div class="pointed"><${Threads} size=${size} pairs=${pointed} spot=${at} />
        </div>`
      }<span class="vh" aria-live="polite">${shown.map(shownText).join(". ")}</span>
      ${seats.map(
        (seat, i) => html`<${Seat} key=${i} k=${i} seat=${seat} shown=${shown} spot=${at(i)} you=${i === me}
          gtok=${gtok} name=${isList ? whole(seat.name) : names.name(i, rooms[i])}
          role=${isList ? seat.role : roles(seat.role, rooms[i], (lines) => underName(size, at(i), lines))}
        moved=${drop ? (/** @type {number} */ dx, /** @type {number} */ dy) => moved(i, dx, dy) : null} />`,
      )}
    </div>
  </div>`;
}

/** A name that has as many lines as it needs. @param {string} name */
const whole = (name) => html`<span class="name">${inATable(name)}</span>`;

/**
 * A thread from one seat to another, by their places in the ring; none where one of them is not there.
 * @param {SeatShown[]} seats
 * @param {number} from
 * @param {number | null | undefined} to
 */
function pairOf(seats, from, to) {
  const pair = [from, to].map((one) => seats.findIndex((other) => other.seat === one));
  return pair.includes(-1) ? [] : [/** @type {[number, number]} */ (pair)];
}

/** Half the ring in which the time of a vote runs, how far it is lifted, how wide a letter is (px). */
const [RIM, LIFT, LETTER] = [54, 9, 7.5];

/**
 * Whether a name above the middle reaches into the ring in which the time of a vote runs.
 * @param {import("../base/circle.js").Spot} spot
 * @param {string} name
 * @param {number} below how far under the spot the name ends
 */
const isAmid = ({ x, y, label }, name, below) =>
  y < 0 &&
  y + below > -RIM - LIFT &&
  y + below < RIM &&
  Math.abs(x) - Math.min(label, name.length * LETTER) / 2 < RIM;

/** How far a candle in the middle reaches upwards, and aside, and what stands below it (px). */
const [TALL, SLIM, UNDER] = [115, 20, 92];

/**
 * Whether a name above the middle reaches to where a candle stands, or a seat to what stands below it.
 * @param {import("../base/circle.js").Spot} spot
 * @param {string} name
 * @param {number} below how far under the spot the name ends
 * @param {number} half of a token
 */
const isLit = ({ x, y, label }, name, below, half) =>
  y < 0
    ? y + below > -TALL && Math.abs(x) - Math.min(label, name.length * LETTER) / 2 < SLIM
    : y - half < UNDER && Math.abs(x) < SLIM + half;

/**
 * How little room there is amid a circle, as its classes.
 * @param {number} height
 * @param {import("../base/circle.js").Spot[]} places
 * @param {SeatShown[]} seats
 * @param {number} below how far under its spot a name ends
 * @param {number} half of a token
 */
function tight(height, places, seats, below, half) {
  const [isNear, isDim] = [isAmid, isLit].map((reaches) =>
    seats.some(({ name }, i) => reaches(places[i], name, below, half)),
  );
  return `${height <= LEAST ? "low" : ""} ${isNear ? "near" : ""} ${isDim ? "shaded" : ""}`;
}

/**
 * How wide a role may be below a name, on so many lines.
 * @param {{width: number, token: number, below: number, spots: import("../base/circle.js").Spot[]}} size
 * @param {import("../base/circle.js").Spot} one
 * @param {number} lines
 */
function underName({ width, token, below, spots }, one, lines) {
  const line = ROLE_LINE * type.value;
  const from = below - line;
  const band = { width, token, label: below + line, from, to: from + lines * line };
  return Math.min(ROLE, roomUnder(spots, one, band));
}

/** How wide a role may be on a big screen, below a name that has so much room. @param {number} room */
const roleRoom = (room) => Math.min(room + WIDER, innerWidth * WIDEST);

/**
 * How wide a ring of so many is, with what it leaves aside, and the most for tokens and names.
 * @param {number} n
 * @param {number} width
 * @param {number} height
 * @param {boolean | number} big
 */
const sizes = (n, width, height, big) => ({
  n,
  width,
  aside: width <= WIDE ? 0 : big ? Math.round(width * (n > FEW ? LITTLE : SHARE)) : n > FEW ? 0 : ASIDE,
  max:
    big === true
      ? Math.max(LARGEST, Math.round(high() * COIN * (n > FEW ? LESS : 1)))
      : big || (height < LEAST ? LESSER : width > WIDE && innerHeight > LYING ? LARGER : LARGE),
  widest: big ? LONGEST : width > WIDE ? LONG : SHORT,
});

/**
 * How wide a ring is: as wide as its place, up to `most`; measured anew whenever that changes, or how high
 * the screen is on which it stands.
 * @param {{current: HTMLElement | null}} box
 * @param {number} most
 */
function useWidth(box, most) {
  const [width, setWidth] = useState(Math.min(most, innerWidth));
  const [, setTall] = useState("");
  useEffect(() => {
    const screen = box.current?.closest(".screen.play");
    const measure = () => (
      setTall(`${innerHeight} ${screen?.clientHeight}`),
      box.current && setWidth(Math.min(most, box.current.clientWidth))
    );
    addEventListener("resize", measure);
    const watcher = new ResizeObserver(measure);
    for (const one of [box.current, screen]) if (one) watcher.observe(one);
    measure();
    return () => (watcher.disconnect(), removeEventListener("resize", measure));
  }, [most]);
  return width;
}

/** Above so many names have a lower line, so that all have room: in play on screens no higher than this (px),
 *  elsewhere on a phone on its side. */
const [CROWD, SHORT_OF, DENSE] = [16, 770, 13];

/** How low a ring may be; how low by day, and at the end in a window no higher than this (px). */
const [LEAST, LOWER, SMALL] = [250, 206, 680];

/**
 * The size of a ring, and the height of a name in it.
 * @param {{current: HTMLElement | null}} box
 * @param {{seats: SeatShown[], most?: number, low?: number, share?: number, big?: boolean | number, gtok?:
 *  boolean}} wish
 * @param {boolean} tall whether names have two lines
 */
function useSize(
  box,
  {
    seats,
    most = MOST.find(([from]) => innerWidth > from)?.[1] ?? 0,
    low = 0,
    share = 0.54,
    big = false,
    gtok = false,
  },
  tall,
) {
  const width = useWidth(box, most);
  const n = Math.max(1, seats.length);
  const isShort = innerHeight <= (box.current?.closest(".screen.play") ? SHORT_OF : LYING);
  const dense = isShort && n > CROWD && width <= WIDE ? "dense" : "";
  const plain = dense ? DENSE : NAME_LINE;
  const hasRoles = gtok && seats.some(({ role }) => role);
  const near = hasRoles ? WITH_ROLE : plain;
  const oneLine = big ? (gtok ? innerHeight * NAMED : Math.max(LABEL, high() * NAME)) : near;
  const more = Math.round((big ? high() * MORE : LINE) * type.value);
  const label = Math.round(oneLine * type.value) + (tall ? more : 0);
  const lowest = useFree(box, low);
  const shared = box.current && Number(getComputedStyle(box.current).getPropertyValue("--share"));
  const part = gtok && n > 12 && innerWidth <= 760 ? 0.78 : shared || share;
  const wish = big ? low : Math.max(lowest, Math.min(ringHeight(n, width), innerHeight * part));
  // by night cards lie there
  const byDay = box.current?.closest(".play:not(.night)");
  const isLower = byDay || (innerHeight <= SMALL && box.current?.closest(".after"));
  const least = Math.max(isLower ? LOWER : LEAST, frameHeight(n, width, label, Boolean(dense)));
  const [under, lift] = useState(0);
  useLayoutEffect(() => lift(box.current ? underTheFoot(box.current, under, Math.max(0, wish - least)) : 0));
  return { width, height: Math.round(Math.max(wish - under, least)), label, more, dense };
}

/**
 * Which of these spots is nearest.
 * @param {{x: number, y: number}[]} spots
 * @param {number} x
 * @param {number} y
 */
function nearest(spots, x, y) {
  const far = spots.map((one) => Math.hypot(one.x - x, one.y - y));
  return far.indexOf(Math.min(...far));
}

/**
 * The least height of a ring: all there is, where it stands beside the foot.
 * @param {{current: HTMLElement | null}} box
 * @param {number} low
 */
function useFree(box, low) {
  const [free, stretch] = useState(0);
  useLayoutEffect(() => stretch(box.current ? besideTheFoot(box.current) : 0));
  return Math.max(low, free);
}

/**
 * The height there is for a ring that stands beside the foot of a screen of play, and not above it.
 * @param {HTMLElement} box
 */
function besideTheFoot(box) {
  const foot = box.closest(".screen.play")?.querySelector(".foot");
  const { top, right } = box.getBoundingClientRect();
  const isBeside = foot && foot.getBoundingClientRect().left >= Math.floor(right);
  return isBeside ? Math.max(0, Math.floor(innerHeight - top - scrollY)) : 0;
}

/**
 * How much of the ring, were it as high as it likes, lay under the foot of a screen of play, or pushed the
 * caption off a big screen.
 * @param {HTMLElement} box
 * @param {number} lifted
 * @param {number} most
 */
function underTheFoot(box, lifted, most) {
  if (besideTheFoot(box)) return 0;
  const end = innerHeight <= SMALL && box.closest(".screen.after");
  const foot = (end || box.closest(".screen.play"))?.querySelector(".foot");
  const bottom = end ? underTheRing(box, end) : box.getBoundingClientRect().bottom;
  const hidden = foot ? bottom + scrollY + lifted - foot.getBoundingClientRect().top : tooHigh(box) + lifted;
  const least = end && bottom ? lifted : 0; // smaller tokens may leave room for words that stood below
  return Math.ceil(Math.min(most, Math.max(least, hidden)));
}

/**
 * The end of the nights and days below the ring of the end; nothing where they stand beside it.
 * @param {HTMLElement} box
 * @param {Element} end
 */
function underTheRing(box, end) {
  const nights = end.querySelector(".medallions")?.getBoundingClientRect();
  return nights && nights.top >= box.getBoundingClientRect().bottom ? nights.bottom : 0;
}

/**
 * By how much a big screen is higher than the device: its head, who may come in, the ring, the caption, but
 * for what stands beside the ring.
 * @param {HTMLElement} box
 */
function tooHigh(box) {
  const { right } = box.getBoundingClientRect();
  const parts = [...(box.closest(".screen.bigscreen")?.children || [])].filter(
    (one) => one.matches(".head, .come, .square, .cap") && one.getBoundingClientRect().left < right,
  );
  return parts.length
    ? parts.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0) - innerHeight
    : 0;
}

/**
 * @param {{seat: SeatShown, k: number, shown: import("./playersigns.js").Gesture[], spot:
 *  import("../base/circle.js").Spot, you: boolean, gtok: boolean, name: Child, role: Child | undefined,
 *  moved: ((dx: number, dy: number) => void) | null}} props
 */
function Seat({ seat, k, shown, spot, you, gtok, name, role, moved }) {
  const style = { "--x": spot.x, "--y": spot.y, "--lw": spot.label, "--rw": roleRoom(spot.label), "--k": k };
  const inside = html`<${Coin} seat=${seat} shown=${shown} />
    ${name}${role && html`<span class="role">${role}</span>`}`;
  const cls = [
    `seat ${seat.cls || ""} ${you ? "you" : ""} ${gtok ? "gtok" : ""}`,
    `${seat.onPick ? "can" : ""} ${seat.pressed ? "on" : ""}`,
  ].join(" ");
  const label = seat.label || seat.name;
  if (!seat.onPick)
    return html`<div class=${cls} style=${style} role="img" aria-label=${label}>${inside}</div>`;
  return html`<button class=${cls} style=${style} aria-label=${label}
    aria-pressed=${seat.pressed === undefined ? undefined : String(seat.pressed)}
    data-does=${seat.does} onContextMenu=${seat.hold?.onContextMenu} onClick=${seat.onPick}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => (walk(event), seat.hold?.onKeyDown?.(event))}
    onPointerDown=${
      moved ? (/** @type {PointerEvent} */ event) => drag(event, moved) : seat.hold?.onPointerDown
    }>
      ${inside}</button>`;
}

/**
 * What lies at a seat: the face of who sits there, or a role beside it.
 * @param {{seat: SeatShown, shown: import("./playersigns.js").Gesture[]}} props
 */
function Coin({ seat: { seat, name, face, badge }, shown }) {
  const one = seat === undefined || !told.value ? undefined : sitting(seat);
  const own = face ? "" : one?.face || "";
  return html`<span class=${`coin ${own && enamel(own)}`}>
    ${face ?? (own ? drawing(own) : initial(name))}${face && html`<${Face} of=${one} />`}
    ${own && one?.bot && html`<span class="plays-itself"><${Icon} name="u-bot" /></span>`}
    ${one && told.value?.settings.seat_numbers && html`<span class="number">${Number(seat) + 1}</span>`}
    ${badge}<${SignAt} seat=${seat} shown=${shown} /></span>`;
}

const A_TOUCH = 12;

/**
 * Carry a seat to another place; what moves less than a touch is a touch.
 * @param {PointerEvent} down
 * @param {(dx: number, dy: number) => void} moved
 * @param {(dx: number, dy: number) => void} [over] on the way
 */
export function drag(down, moved, over) {
  const seat = /** @type {HTMLElement} */ (down.currentTarget);
  let [dx, dy] = [0, 0];
  const move = (/** @type {PointerEvent} */ event) => {
    [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    const carried = Math.hypot(dx, dy) > A_TOUCH;
    seat.style.translate = carried ? `${dx}px ${dy}px` : "";
    seat.toggleAttribute("data-carried", carried);
    over?.(dx, dy);
  };
  const end = (/** @type {PointerEvent} */ event) => {
    for (const sign of ["pointermove", "pointerup", "pointercancel"])
      seat.removeEventListener(sign, /** @type {EventListener} */ (sign === "pointermove" ? move : end));
    seat.style.translate = "";
    seat.removeAttribute("data-carried");
    if (event.type !== "pointerup" || Math.hypot(dx, dy) <= A_TOUCH) return;
    seat.addEventListener("click", (click) => click.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    moved(dx, dy);
  };
  seat.setPointerCapture(down.pointerId);
  seat.addEventListener("pointermove", move);
  seat.addEventListener("pointerup", end);
  seat.addEventListener("pointercancel", end);
}

/** Arrows walk the ring. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...(event.currentTarget.parentElement?.querySelectorAll("button.seat") || [])];
  const next = all[(all.indexOf(event.currentTarget) + step + all.length) % all.length];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}

/** The first letter that shows. @param {string} name */
export const initial = (name) => [...name][0]?.toLocaleUpperCase() || "·";

/** A badge on a coin. @param {{icon?: string, cls?: string, children?: Child}} props */
export const Badge = ({ icon, cls = "", children }) =>
  html`<span class=${`badge ${cls}`}>${icon ? html`<${Icon} name=${icon} />` : children}</span>`;

/**
 * The candle: what is left of the time, never the only sign of it.
 * @param {{left: number, tall?: number}} props
 */
export const Candle = ({ left, tall = 84 }) => html`
  <div class="candle"
    style=${{
      "--left": Math.max(0.06, Math.min(1, left)),
      "--ch": `${tall}px`,
      "--cw": `${Math.round(tall * 0.285)}px`,
    }}
    aria-hidden="true"><i></i><b></b></div>`;

/** In its last seconds a time stands out, where it is twice as long (ms). */
const LAST = 10_000;

/**
 * The look of a time that is nearly over: what a heart that beats tells those who hear it.
 * @param {number | null} left
 * @param {number} length
 */
export const nearlyOver = (left, length) =>
  left !== null && left > 0 && left <= LAST && length > 2 * LAST ? "ebbs" : "";

/** A time that reads 4:32. @param {number} ms */
export const shownTime = (ms) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
