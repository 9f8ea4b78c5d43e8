// @ts-check
// The circle of tokens as people sit, with marks that lean towards the middle until they cover nothing.
import { frameHeight, ring, ringHeight } from "../../../base/circle.js";
import { isApart, known } from "../../../base/fold.js";
import { html, useEffect, useRef, useState } from "../../../base/html.js";
import { wordBadge, wordLabel } from "../../../parts/speakers.js";
import { touched } from "../../../parts/circleanswer.js";
import { FaceAt } from "../../../parts/face.js";
import { useLines, useNames } from "../../../parts/namefit.js";
import { goneBadge, goneWords } from "../../../parts/connection.js";
import { drag } from "../../../parts/ring.js";
import { SignAt, useShown } from "../../../parts/playersigns.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { sideText } from "../../../base/story.js";
import { isLarge } from "../../../base/lettersize.js";
import { roleOf } from "../../../base/tales.js";
import { labelled, role as roleName, t } from "../../../base/words.js";
import { amendments, asks, clock, room, tell } from "../../../base/wire.js";
import { beliefOf, book, named, sideOf } from "./book.js";
import { chipsOf, chipText, lay, ownChip, ownMarks } from "./chips.js";
import { isNext, tokenAt } from "./bag.js";
import { marksIn } from "./markplaces.js";

/** @import { Child } from "../../../vendor/preact.js" */
/** @import { Chip } from "./chips.js" */

const NOON = -90;
/** The height of a name with its role below it in one line, and in two, up to the sign on the next token. */
const LABEL = 42;
const TWO_LINES = 56;
/** The same in one line where so many stand on a phone that this sign keeps within its token. */
const CLOSE = 36;
const NARROWEST = 58;
/** A token of this size shows all its signs at their size. */
const LARGE = 52;
/** What a circle is called with names of this height. @type {Record<number, string>} */
const LINED = { [CLOSE]: "tight close", [LABEL]: "tight" };
/** On a phone so many stand in a row without cutting their names, and so high is a row. */
const IN_A_ROW = 5;
const ROW = 88;
/** What there is of a phone besides them: the bar, the phase, the foot (px). */
const BESIDES = 162;
const LETTER = 6.8;
/** A letter of a role below a large token. */
const LARGE_LETTER = 7.8;
/** So much of that each letter of a role has at least. */
const SURELY = 0.82;
const FEW = 12;
/** The largest token of few. */
const MOST = 96;
/** A wide circle is never lower, and so much of its height is left to the middle. */
const LOWEST = 400;
const MIDDLE = 136;
/** From the border to the tokens, where the circle is wide. */
const EDGE = 26;
const WIDE = 560;
/** From so wide on the sheet stands beside the circle. */
const BESIDE = 1000;
/** On a phone on its side too, where the circle has all the height but this. */
const ON_ITS_SIDE = "(max-height: 480px) and (min-width: 620px)";
const RIM = 20;
/** No circle is wider: an eye takes it in at once. */
const WIDEST = 960;

/**
 * What lies at a seat, or is said to have been drawn there.
 * @param {number} seat
 * @returns {string | undefined}
 */
const roleAt = (seat) => book.value.roles[seat] || tokenAt(seat);

/**
 * The side of what lies there, and whether it is another than its role's.
 * @param {number} seat
 * @param {string} role
 */
const sideAt = (seat, role) =>
  book.value.roles[seat] ? sideOf(seat) : { side: roleOf(room.value.tale, role).side, other: false };

/** What can be read of a token. @param {number} seat */
function wordsOf(seat) {
  const tale = room.value.tale;
  const role = roleAt(seat);
  const dead = book.value.dead.includes(seat);
  const votes = book.value.votes[seat];
  return [
    named(seat),
    ...(role ? [roleName(tale, role), sideText(tale, sideAt(seat, role).side)] : []),
    ...(dead ? [t("ui-dead")] : []),
    ...(votes === undefined ? [] : [t("grim-votes-left", { n: votes })]),
    ...chipsOf(seat).map(chipText),
    ...(book.value.awake.includes(seat) ? [t("grim-awake")] : []),
    ...(known.value.nominated.includes(seat) ? [t("square-was-nominated")] : []),
    ...(known.value.nominators.includes(seat) ? [t("square-has-nominated")] : []),
    ...(wordLabel(seat) ? [wordLabel(seat)] : []),
    ...goneWords(seat),
  ].join(", ");
}

/** Whether the name of a role takes two lines under its token. @param {number} seat @param {number} space */
const isLong = (seat, space) => {
  const role = roleAt(seat);
  const letter = innerWidth >= WIDE && book.value.circle.length <= FEW ? LARGE_LETTER : LETTER;
  return role !== undefined && roleName(room.value.tale, role).length * letter > space;
};

/**
 * Of each seat whether its role surely has two lines, and whether it may have.
 * @param {number[]} seats
 * @param {ReturnType<typeof tokensIn>} tokens
 */
const longAt = (seats, { seats: spots, label }) =>
  seats.map((seat, i) =>
    label < TWO_LINES ? [false, false] : [SURELY, 1].map((one) => isLong(seat, spots[i].label / one)),
  );

/**
 * The ring with room for names in two lines where that leaves the tokens large enough.
 * @param {number[]} seats
 * @param {Omit<Parameters<typeof ring>[0], "label">} wish
 * @param {number} label the height of a name with its role in one line
 */
function spread(seats, wish, label) {
  const tight = ring({ ...wish, label });
  if (label === CLOSE || !seats.some((seat, i) => isLong(seat, tight.seats[i].label)))
    return { ...tight, label };
  const roomy = ring({ ...wish, label: TWO_LINES });
  const fits =
    roomy.token >= Math.min(tight.token, LARGE) &&
    roomy.seats.every(({ label }, i) => label >= Math.min(NARROWEST, tight.seats[i].label));
  return fits ? { ...roomy, label: TWO_LINES } : { ...tight, label };
}

/** How much room there is for the circle, measured anew whenever it changes. */
function useRoom() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, measure] = useState({ width: Math.min(720, innerWidth - 24), tall: innerHeight });
  useEffect(() => {
    const look = () => {
      const width = box.current?.clientWidth; // none while the other half is in front
      if (width) measure({ width: Math.min(WIDEST, width), tall: innerHeight });
    };
    const watcher = new ResizeObserver(look);
    if (box.current) watcher.observe(box.current);
    look();
    return () => watcher.disconnect();
  }, []);
  return { box, ...size };
}

/** How many rows so many make on a phone. @param {number} n */
const rowsOf = (n) => Math.max(0, Math.ceil((n - 2 * IN_A_ROW) / 2) + 2);

/**
 * The height of a name with its role in one line: less where otherwise some tokens lay under the foot.
 * @param {number} n
 * @param {number} width
 * @param {number} tall
 */
const labelOf = (n, width, tall) => (width < WIDE && rowsOf(n) * ROW > tall - BESIDES ? CLOSE : LABEL);

/**
 * How high the circle is: as round as it may be, within the window, and no lower than its rows need.
 * @param {number} n
 * @param {number} width
 * @param {number} tall
 * @param {boolean} alone whether nothing stands below it
 */
function heightOf(n, width, tall, alone) {
  if (matchMedia(ON_ITS_SIDE).matches) return Math.max(tall - RIM, frameHeight(n, width, LABEL));
  const wide = width >= WIDE;
  const beside = innerWidth >= BESIDE;
  const most = wide && !alone && !beside ? tall * 0.52 : tall - (wide && beside ? 150 : 215);
  const wish = wide ? ringHeight(n, width) : 1.62 * width;
  const label = labelOf(n, width, tall);
  return Math.round(
    Math.max(
      Math.min(wish, Math.max(most, wide ? LOWEST : 320)),
      frameHeight(n, width, label),
      wide ? 0 : rowsOf(n) * (ROW - LABEL + label),
      280,
    ),
  );
}

/**
 * Where the tokens lie.
 * @param {number[]} seats
 * @param {number} width
 * @param {number} height
 * @param {number} label
 */
function tokensIn(seats, width, height, label) {
  const n = Math.max(1, seats.length);
  const wide = width >= WIDE;
  const low = Math.round((height - MIDDLE) / 2) - LABEL - EDGE;
  const wish = {
    n,
    width,
    height,
    edge: wide ? EDGE : 3,
    first: NOON,
    apart: seats.map(isApart),
    max: wide ? Math.min(n > FEW ? 80 : MOST, Math.max(low, LARGE)) : 60,
    widest: wide ? 128 : 116,
  };
  return spread(seats, wish, label);
}

/**
 * The tokens as people sit, with what lies at them.
 * @param {{open?: (seat: number) => void, rewrite?: (mark: number) => void, alone?: boolean, children?:
 *  Child}} props `open` the sheet of one, `rewrite` a mark in own words; `alone` with nothing below
 */
export function Circle({ open, rewrite, alone = false, children }) {
  const { box, width, tall } = useRoom();
  const [target, aim] = useState(/** @type {number | null} */ (null));
  const { circle } = book.value;
  const seats = circle.length ? circle : room.value.seats.map((_, /** @type {number} */ seat) => seat);
  const names = useNames(box, seats.map(named), false);
  const inLines = useLines(box);
  const n = Math.max(1, seats.length);
  const height = heightOf(n, width, tall, alone);
  const lying = matchMedia(ON_ITS_SIDE).matches;
  const tokens = tokensIn(seats, width, height, lying ? LABEL : labelOf(n, width, tall));
  const { token, seats: spots, label } = tokens;
  const shown = useShown();
  const [written, long] = [seats.map(namesAt), longAt(seats, tokens)];
  const laid = marksIn(seats, tokens, { width, height, lying, written, long });
  const nearest = (/** @type {number} */ x, /** @type {number} */ y) =>
    seats.find((_, i) => Math.hypot(spots[i].x - x, spots[i].y + label / 2 - y) < token) ?? null;
  const grasp = (/** @type {number} */ i) =>
    swapping(seats[i], (dx, dy) => nearest(spots[i].x + dx, spots[i].y + dy), aim);
  const isList = isLarge();
  const lines = isList ? 0 : label < TWO_LINES ? 1 : n > FEW ? 2 : 0;
  const scale = `${n > FEW ? "many" : ""} ${token < LARGE ? "small-tokens" : ""} ${isList ? "listed" : ""}`;
  return html`<div class="ringbox" ref=${box}>
    <div class=${`ring grim-ring ${scale} ${LINED[label] || ""}`}
    style=${{ "--w": `${width}px`, "--h": `${height}px`, "--token": `${token}px` }}>
    ${children && html`<div class="mid">${children}</div>`}
    ${seats.map(
      (seat, i) =>
        html`<${Token} key=${seat} seat=${seat} shown=${shown} spot=${spots[i]} aimed=${seat === target}
            open=${open} grasp=${mayChange(seat) ? grasp(i) : undefined}
            name=${isList ? whole(seat) : names.name(i, spots[i].label)}
            written=${(/** @type {string} */ role) =>
              lines ? inLines(role, spots[i].label, lines) : role} />`,
    )}
    ${laid.map(
      ({ seat, chips, words, cls, x, y }) =>
        html`<div class=${`marks ${cls}`} key=${`m${seat}`} aria-hidden="true"
            style=${{ "--x": x, "--y": y }}>
      ${chips.map(
        (chip) =>
          html`<${Mark} key=${chip.id} seat=${seat} chip=${chip} words=${words}
              pick=${chip.own ? () => rewrite?.(chip.own?.mark ?? -1) : touched(seat, open).onPick}
              nearest=${nearest} aim=${aim} />`,
      )}</div>`,
    )}
    ${ownMarks(null).map(
      (own) => html`<div class="marks free" key=${`o${own.mark}`}
          style=${{ "--x": ((own.x || 0) * width) / 2, "--y": ((own.y || 0) * height) / 2 }}>
      <${Mark} seat=${null} chip=${ownChip(own)} words=${true} pick=${() => rewrite?.(own.mark)}
        nearest=${nearest} aim=${aim} /></div>`,
    )}
  </div><${MarkList}
    seats=${laid.filter((one) => isList || !one.words).map((one) => one.seat)}
        /></div>`;
}

/** What is written below a token. @param {number} seat */
const namesAt = (seat) => [named(seat), roleName(room.value.tale, roleAt(seat) || "")];

/** A name that has a line for itself. @param {number} seat */
const whole = (seat) => html`<span class="name">${named(seat)}</span>`;

/**
 * Whatever is carried, where it is let go nothing is lit as its goal any more.
 * @param {PointerEvent} down
 * @param {(seat: number | null) => void} aim
 */
function letGo(down, aim) {
  for (const sign of ["pointerup", "pointercancel"])
    down.currentTarget?.addEventListener(sign, () => aim(null), { once: true });
}

/**
 * How the token of a seat is carried to another, with whose it changes places; on the way that one is lit.
 * @param {number} seat
 * @param {(dx: number, dy: number) => number | null} nearest
 * @param {(seat: number | null) => void} aim
 */
const swapping = (seat, nearest, aim) => (/** @type {PointerEvent} */ down) => {
  const goal = (/** @type {number} */ dx, /** @type {number} */ dy) => {
    const other = nearest(dx, dy);
    return other === seat ? null : other;
  };
  letGo(down, aim);
  drag(
    down,
    (dx, dy) => {
      const other = goal(dx, dy);
      if (other !== null) tell("amend", { act: ["swap", seat, other] });
    },
    (dx, dy) => aim(goal(dx, dy)),
  );
};

/**
 * A mark, which may be carried to another seat, one in own words anywhere; what moves less than a touch is a
 * touch.
 * @param {{seat: number | null, chip: Chip, words: boolean, pick?: () => void, nearest: (x: number, y:
 *  number) => number | null, aim: (seat: number | null) => void}} props
 */
function Mark({ seat, chip, words, pick, nearest, aim }) {
  const loose = chip.own || (chip.loose && seat !== null && mayCarry(seat));
  const grasp = (/** @type {PointerEvent} */ down) => {
    const mark = /** @type {HTMLElement} */ (down.currentTarget);
    const round = /** @type {HTMLElement} */ (mark.closest(".ring")).getBoundingClientRect();
    const [x, y] = [down.clientX - round.left - round.width / 2, down.clientY - round.top - round.height / 2];
    const at = (/** @type {number} */ dx, /** @type {number} */ dy) => nearest(x + dx, y + dy);
    letGo(down, aim);
    drag(
      down,
      (dx, dy) => {
        const other = at(dx, dy);
        const [halfX, halfY] = [round.width / 2, round.height / 2];
        const put = (/** @type {number} */ one) => Math.max(-1, Math.min(1, one));
        if (chip.own) lay(chip.own, { seat: other, x: put((x + dx) / halfX), y: put((y + dy) / halfY) });
        else if (other !== null && other !== seat) tell("amend", { act: ["carry", seat, chip.id, other] });
      },
      (dx, dy) => aim(at(dx, dy)),
    );
  };
  return html`<span class=${`mk ${chip.cls} ${loose ? "loose" : ""}`}
      title=${seat === null ? chip.text : labelled(named(seat), chipText(chip))}
    onPointerDown=${loose ? grasp : undefined} onClick=${loose ? pick : undefined}>
      <${Icon} name=${chip.icon} />${words ? chip.text : null}
    </span>`;
}

/** Whether the roles of this seat and another may change places by hand before all have seen them: tokens are
 *  still laid out, and who drags one means that. @param {number} seat */
const mayChange = (seat) =>
  ["", "deal", "dusk"].includes(book.value.phase) &&
  Object.keys(book.value.roles).length > 0 &&
  amendments.value.some((one) => one[0] === "swap" && one[1].any?.includes(seat));

/** Whether roles may still change places by hand. */
export const arePlacesOpen = () => book.value.circle.some(mayChange);

/** Whether a mark of this seat may lie elsewhere. @param {number} seat */
const mayCarry = (seat) => amendments.value.some((one) => one[0] === "carry" && one[1].any?.includes(seat));

/** The marks in words, where there is no room for them in the circle. @param {{seats: number[]}} props */
const MarkList = ({ seats }) =>
  seats.length > 0 &&
  html`<ul class="mark-list small">
  ${seats.map(
    (seat) => html`<li><b>${labelled(named(seat), "")}</b>
  ${chipsOf(seat).map(chipText).join(", ")}</li>`,
  )}</ul>`;

/**
 * One token.
 * @param {{seat: number, shown: import("../../../base/messages.js").Gesture[], spot:
 *  import("../../../base/circle.js").Spot, aimed: boolean, name: Child, written: (role: string) => Child,
 *  open?: (seat: number) => void, grasp?: (down: PointerEvent) => void}} props
 */
function Token({ seat, shown, spot, aimed, name, written, open, grasp }) {
  const tale = room.value.tale;
  const role = roleAt(seat);
  const facts = role ? roleOf(tale, role) : null;
  const dead = book.value.dead.includes(seat);
  const { side, other } = role ? sideAt(seat, role) : { side: "", other: false };
  const belief = beliefOf(seat);
  const votes = book.value.votes[seat];
  const waits = asks.value.some((ask) => ask.seat === seat && !ask.open && ask.answered === undefined);
  const hand = (clock.value.hands || []).includes(seat);
  const polled = book.value.passed.find((one) => one.seat === seat);
  const { nominated, nominators } = known.value;
  const onIt = touched(seat, open);
  const cls = `seat gtok can ${role ? `s-${sideClass(side, tale)}` : "s-neutral"} ${dead ? "dead" : ""} ${
    waits || isNext(seat) || book.value.awake.includes(seat) ? "cur" : ""
  } ${other ? "turned" : ""} ${aimed ? "aimed" : ""} ${grasp ? "loose" : ""} ${onIt.cls}`;
  const { onPointerDown, onKeyDown, onContextMenu } = onIt.hold;
  return html`<button class=${cls} style=${{ "--x": spot.x, "--y": spot.y, "--lw": spot.label }}
      aria-label=${[wordsOf(seat), ...(onIt.note ? [onIt.note.text] : [])].join(", ")} data-does=${onIt.does}
      aria-pressed=${onIt.pressed === undefined ? undefined : String(onIt.pressed)}
      onPointerDown=${(/** @type {PointerEvent} */ down) => {
        onPointerDown?.(down);
        grasp?.(down);
      }}
      onKeyDown=${onKeyDown} onContextMenu=${onContextMenu}
    onClick=${onIt.onPick}>
    <span class="coin">${facts ? html`<${Icon} name=${`g-${facts.icon}`} cls="face" />` : seat + 1}
      ${role && html`<span class="pip"><${Icon} name=${`u-side-${sideClass(side, tale)}`} /></span>`}
      <${FaceAt} seat=${seat} />
      ${room.value.settings.seat_numbers && html`<span class="number">${seat + 1}</span>`}
      ${belief && html`<span class="belief"><${Icon} name=${`g-${roleOf(tale, belief).icon}`} /></span>`}
      ${dead && html`<span class="shroud"><${Icon} name="u-grave" /></span>`}
      ${
        dead &&
        votes !== undefined &&
        html`<span class=${`badge ${votes ? "flame" : "spent"}`}>
          <${Icon} name=${votes ? "u-candle" : "u-candle-out"} /></span>`
      }
      ${!dead && votes !== undefined && html`<span class="badge">${votes}</span>`}
      ${(hand || polled?.up) && html`<span class="badge hand l"><${Icon} name="u-hand-up" /></span>`}
      ${
        (nominated.includes(seat) || book.value.nominee === seat || book.value.exiling === seat) &&
        html`<span class="badge low"><${Icon} name="u-gavel" /></span>`
      }
      ${nominators.includes(seat) && html`<span class="badge low l"><${Icon} name="u-flag" /></span>`}
      ${wordBadge(seat)}${goneBadge(seat)}
      ${known.value.ready.includes(seat) && html`<span class="badge l"><${Icon} name="u-check" /></span>`}
      <${SignAt} seat=${seat} shown=${shown} />
      ${onIt.note && html`<span class="badge left-sign">${onIt.note.sign}</span>`}
    </span>${name}${role && html`<span class="role">${written(roleName(tale, role))}</span>`}</button>`;
}
