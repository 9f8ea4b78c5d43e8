// @ts-check
// What all see of a vote, whoever leads it and in every tale but the Clocktower: who is up, the hands of the
// names that are done, who has answered, and the ring of its time. Nothing in it comes from what only some
// know.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { has, several, t } from "../base/words.js";
import { clock, room } from "../base/wire.js";
import { Badge } from "./ring.js";
import { TableCandle, TimeLeft, TimeRing } from "./time.js";

/** @typedef {import("./threadpicker.js").Thread} Thread */

/** The question about a name: it is asked of the table, not of the one who is named. @param {number} seat */
export function questionAbout(seat) {
  const own = `prompt-${room.value.tale}-hand.name`;
  return t(has(own) ? own : "ui-voted-on", { name: nameOf(seat) });
}

/** How many hands were seen for a name that is done; nothing for one that is not. @param {number} seat */
const handsFor = (seat) => /** @type {number | undefined} */ (known.value.counts[seat]);

/** Whether a name is done, and its number stands at its seat. @param {number} seat */
export const isDone = (seat) => handsFor(seat) !== undefined;

/** Who has the most hands of the names that are done, and that as many draw level; empty before that. */
export function mostSoFar() {
  const { candidate, counts } = known.value;
  const now = isPointing(candidate) ? pointedAtMost().map((seat) => [seat, pointsAt(seat)]) : null;
  const done = /** @type {[string | number, number][]} */ (now || Object.entries(counts));
  const n = Math.max(0, ...done.map(([, hands]) => hands));
  const names = several(done.filter(([, hands]) => hands === n).map(([seat]) => nameOf(Number(seat))));
  return n ? t("ui-most-so-far", { names, n }) : "";
}

/** Whether somebody has answered, and nobody sees yet what. @param {number} seat */
const hasAnswered = (seat) => (clock.value.answered || []).includes(seat);

/** Where hands are open, what each has answered so far: a seat, a hand that is up, or nothing (null). */
const openHands = () => new Map(clock.value.seen || []);

/** Whether what is answered is seen at once. */
export const areOpen = () => Array.isArray(clock.value.seen);

/** Whether hands are open, and what is answered is at whom one points. @param {number | null} up */
const isPointing = (up) => up === null && openHands().size > 0;

/** Who points at whom, where all see that as it comes; heavier at who has most. @returns {Thread[]} */
export function openThreads() {
  const { candidate } = known.value;
  if (!isPointing(candidate)) return [];
  const top = pointedAtMost();
  return [...openHands()].flatMap(([from, to]) =>
    typeof to === "number" && to !== from ? [{ from, to, cls: top.includes(to) ? "top" : "" }] : [],
  );
}

/** How many point at a seat, where hands are open. @param {number} seat */
const pointsAt = (seat) => [...openHands().values()].filter((at) => at === seat).length;

/** At whom most point, where hands are open. */
function pointedAtMost() {
  const seats = [...new Set(openHands().values())].filter((at) => typeof at === "number");
  const most = Math.max(0, ...seats.map(pointsAt));
  return seats.filter((seat) => pointsAt(seat) === most);
}

/** How a seat stands out in a vote: who is up, or at whom most point. @param {number} seat
 *  @param {number | null} up */
export function pollClass(seat, up) {
  const isTop = isPointing(up) && pointedAtMost().includes(seat);
  return seat === up ? "cur up" : isTop ? "up" : "";
}

/** How many are for a seat as all see it: now, or since its name is done. @param {number} seat
 *  @param {number | null} up */
const shownAt = (seat, up) => (isPointing(up) ? pointsAt(seat) || undefined : handsFor(seat));

/** The sign of an answer given, and its words: what it was where hands are open, else that there is one.
 * @param {number} seat @param {number | null} up */
function answerOf(seat, up) {
  const open = openHands();
  const at = open.get(seat);
  const isCovered = !open.has(seat) && hasAnswered(seat);
  if (!open.has(seat)) return isCovered ? { icon: "u-check", cls: "", word: "ui-has-answered" } : null;
  if (at === null) return { icon: "u-minus", cls: "down", word: "ui-hand-is-down" };
  if (up === null && typeof at === "number") return { icon: "", cls: "", word: "ui-points-at", at };
  return { icon: "u-hand-up", cls: "hand", word: "ui-hand-is-up" };
}

/** The signs of a seat in a vote: the gavel for who is up, the hands of a name that is done, an answer given.
 * @param {number} seat @param {number | null} up */
export function pollBadges(seat, up) {
  const n = shownAt(seat, up);
  const answer = answerOf(seat, up);
  return html`${pollClass(seat, up) && html`<${Badge} icon="u-gavel" cls="low" />`}
    ${n !== undefined && html`<${Badge} cls="l">${n}</${Badge}>`}
    ${answer?.icon && html`<${Badge} icon=${answer.icon} cls=${answer.cls} />`}`;
}

/** The same in words. @param {number} seat @param {number | null} up */
export function pollWords(seat, up) {
  const n = shownAt(seat, up);
  const answer = answerOf(seat, up);
  const name = answer?.at === undefined ? "" : nameOf(answer.at);
  return [
    ...(seat === up ? [t("ui-voted-on", { name: nameOf(seat) })] : []),
    ...(n === undefined ? [] : [t("ui-hands", { n })]),
    ...(answer ? [t(answer.word, { name })] : []),
  ];
}

/** How many hands all see up now, for the name that is voted on; null where they are not to be seen. */
function handsUp() {
  const { raised, candidate } = known.value;
  const open = openHands();
  if (!open.size || candidate === null) return raised ? raised.seats.length : null;
  return [...open.values()].filter((at) => at !== null).length;
}

/** The hands that all see, and how many have answered, amid a circle that has its time elsewhere. */
export function HandsNow() {
  const up = handsUp();
  const { asked: of = 0, answered = [] } = clock.value;
  return html`${up !== null && html`<span class="say">${t("ui-hands", { n: up })}</span>`}
    ${of > 0 && html`<span class="small dim">${t("ui-so-many-of", { n: answered.length, of })}</span>`}`;
}

/** How tall a candle is where no time runs (px): on a big screen, and elsewhere. */
const [LARGE, TALL] = [112, 70];

/**
 * The middle of a vote: the ring of its time, and in it the hands once they are seen; where no time runs and
 * no hand has been seen a candle, for a ring would be empty.
 * @param {{big?: boolean}} props
 */
export function PollMiddle({ big = false }) {
  const { raised } = known.value;
  const up = openHands().size && known.value.candidate !== null ? handsUp() : null;
  const { ends, left, asked: of = 0, answered = [] } = clock.value;
  const done =
    of > 0 && html`<span class="small dim">${t("ui-so-many-of", { n: answered.length, of })}</span>`;
  if (!raised && !ends && !left) return html`<${TableCandle} tall=${big ? LARGE : TALL} />${done}`;
  return html`<${TimeRing} big=${big}>${
    done
      ? html`${
          up === null ? html`<${TimeLeft} />` : html`<span class="say">${t("ui-hands", { n: up })}</span>`
        }${done}`
      : raised && html`<span class="say">${t("ui-hands", { n: raised.seats.length })}</span>`
  }</${TimeRing}>`;
}
