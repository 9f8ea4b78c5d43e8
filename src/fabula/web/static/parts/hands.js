// @ts-check
// What a vote has come to, at the seats: who has pointed at whom, how many each has, who has most; and at the
// end the cards of all, as they turn in the order of seats.
import { isApart, known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { isDead } from "../base/phases.js";
import { named } from "../base/scenewords.js";
import { roleOf, taleOf } from "../base/tales.js";
import { eachOf } from "../base/cardturns.js";
import { isLarge } from "../base/lettersize.js";
import { entries, me, room } from "../base/wire.js";
import { labelled, role as roleName, t } from "../base/words.js";
import { Emblem } from "./card.js";
import { Badge, Ring } from "./ring.js";
import { Icon, sideClass } from "./scene.js";
import { Threads } from "./threads.js";

/** @import { Scene } from "../base/messages.js" */

/** From this size on it is seen from across a room; so much of the height have the ring and its tokens. */
const [WIDE, TALL, HIGH, COIN] = [900, 600, 0.67, 0.115];
/** How much less of it there is in a low window (px), whose words have as much to say. */
const [FLAT, LESS] = [720, 0.08];
/** The same where roles stand below the names of so many, and one name is near the next; or of very many. */
const [MANY, HIGHER, SMALLER] = [10, 0.72, 0.085];
const [MORE, SMALLEST] = [16, 0.075];
/** How much of the width a ring has there, and the most it has elsewhere. */
const [BROAD, MOST] = [0.9, 520];
/** So low is a phone on its side at most, and so much of that is no ring's. */
const [LYING, MARGIN] = [480, 24];
const COUNT = [3, 2, 1];
const SPARES = ["left", "middle", "right"];

/** The seats in the order of play. @returns {number[]} */
const circle = () => known.value.circle || room.value.seats.map((_, seat) => seat);

/** What tells of hands; whoever dies after the last of it has not died yet for those who see them. */
const COUNTED = ["voted", "counted", "raised", "tallied", "exile_supported", "exile_failed"];

/** Who was dead when these hands went up. @returns {(seat: number) => boolean} */
function deadBefore() {
  const all = entries.value;
  const since = all.slice(all.findLastIndex(({ e }) => COUNTED.includes(e)));
  const dying = since.flatMap((event) => (event.e === "died" ? [event.seat] : []));
  return (seat) => isDead(seat) && !dying.includes(seat);
}

/** A count that was told in halves; of roses it may be less than nothing. @param {number} halves */
export function shownCount(halves) {
  const many = Math.abs(halves);
  return `${halves < 0 ? "−" : ""}${many === 1 ? "" : Math.floor(many / 2)}${many % 2 ? "½" : ""}`;
}

/**
 * How large a ring is in a scene; on a phone on its side it stands beside the words, as high as it is.
 * @param {number} [roles] how many stand in it
 */
function sizeHere(roles = 0) {
  if (innerHeight <= LYING) return { most: MOST, low: innerWidth > innerHeight ? innerHeight - MARGIN : 0 };
  if (innerWidth < WIDE || innerHeight < TALL) return { most: MOST };
  const shares = roles < MANY ? [HIGH, COIN] : [HIGHER, roles < MORE ? SMALLER : SMALLEST];
  const less = innerHeight < FLAT ? LESS : 0;
  const [low, largest] = shares.map((share, i) => Math.round(innerHeight * (share - (i ? 0 : less))));
  return { low, big: largest, most: Math.round(innerWidth * BROAD) };
}

/** Whether names of a ring would be a list here that leaves no room for what is told. */
export const isTold = () => isLarge() && !sizeHere().big;

/** Where one’s own seat stands among these; null for who looks on. @param {number[]} seats */
function ownPlace(seats) {
  const place = seats.indexOf(me.value.seat ?? -1);
  return place < 0 ? null : place;
}

/** Three, two, one. */
export const Countdown = () =>
  html`<div class="mid countdown" aria-hidden="true">${COUNT.map(
    (n, k) => html`<b key=${n} style=${{ "--k": k }}>${n}</b>`,
  )}</div>`;

/**
 * The ring with the hands as threads and the count at each seat that has any.
 * @param {{scene: Scene}} props
 */
export function Hands({ scene: { hands = [], counts = [], countdown = 0, said } }) {
  const top = named(said[0]);
  const order = circle();
  const count = new Map(counts);
  const wasDead = deadBefore();
  const mine = me.value.seat;
  const seats = order.map((seat) => {
    const n = count.get(seat);
    const hasNone = hands.length > 0 && !top.includes(seat) && !hands.some(([one]) => one === seat);
    return {
      name: seat === mine ? t("ui-you") : nameOf(seat),
      seat,
      label: n === undefined ? nameOf(seat) : labelled(nameOf(seat), shownCount(n)),
      apart: isApart(seat),
      cls: `${wasDead(seat) ? "dead" : ""} ${top.includes(seat) && n ? "up" : ""} ${hasNone ? "aside" : ""}`,
      badge: n === undefined ? null : html`<${Badge} cls="l counted">${shownCount(n)}</${Badge}>`,
    };
  });
  const pairs = hands.filter(([one, other]) => one !== other && order.includes(one) && order.includes(other));
  return html`<${Ring} ...${sizeHere()} seats=${seats} me=${ownPlace(order)}
    dial=${(
      /** @type {(i: number) => {x: number, y: number}} */ at,
      /** @type {{width: number, height: number, token: number}} */ size,
    ) => html`<${Threads} size=${size} pairs=${pairs}
      spot=${(/** @type {number} */ seat) => at(order.indexOf(seat))}
      cls=${(/** @type {[number, number]} */ [one, other]) =>
        `${top.includes(other) ? "top" : ""} ${one === mine ? "mine" : ""}`} />
      ${countdown > 0 && html`<${Countdown} />`}`} />`;
}

/** So wide and high is a device at least where words stand amid a circle, and so far from its seats (px). */
const [ROOMY, LOFTY, APART] = [360, 640, 4];

/** What such a circle has of the height at least. */
const TALLER = 0.56;

/** Whether a device has room for a circle with words amid it, and is no big screen. */
export const hasCircle = () => innerWidth >= ROOMY && innerWidth < WIDE && innerHeight >= LOFTY && !isLarge();

/** Whether the words amid a circle break no name, and lie on no seat and beside none too near. */
export function standClear() {
  const boxes = (/** @type {string} */ what) =>
    [...document.querySelectorAll(`.show .ring ${what}`)].map((one) => {
      const inside = document.createRange();
      inside.selectNodeContents(one);
      return (one.matches(".coin") ? one : inside).getBoundingClientRect();
    });
  const seats = boxes(".seat :is(.coin, .name)");
  const isWhole = [...document.querySelectorAll(".show .amid h1")].every(
    (one) => one.scrollWidth <= one.clientWidth,
  );
  return (
    isWhole &&
    boxes(".amid :is(h1, .line)").every((one) =>
      seats.every(
        (seat) =>
          Math.min(one.right, seat.right) - Math.max(one.left, seat.left) < -APART ||
          Math.min(one.bottom, seat.bottom) - Math.max(one.top, seat.top) < -APART,
      ),
    )
  );
}

/**
 * The circle as whoever looks on sees it while it is told who has died: a stone more, and the words amid it.
 * @param {{scene: Scene, children: import("../vendor/preact.js").Child}} props
 */
export function Circle({ scene: { dead = [] }, children }) {
  const seats = circle().map((seat) => {
    const dies = dead.includes(seat); // until it is told they look like all others
    const wasDead = isDead(seat) && !dies;
    return {
      name: nameOf(seat),
      seat,
      apart: isApart(seat),
      label: wasDead ? `${nameOf(seat)}, ${t("ui-dead")}` : nameOf(seat),
      cls: dies ? "gone" : wasDead ? "dead aside" : "aside",
      badge: dies && html`<${Badge} icon="u-grave" />`,
    };
  });
  return html`<${Ring} most=${MOST} low=${Math.round(innerHeight * TALLER)} seats=${seats}
    dial=${() => html`<div class="mid amid">${children}</div>`} />`;
}

/** A count stands on the line of its name. */
const BEFORE_A_COUNT = / (?=\S+$)/;

/**
 * All that have been counted, in words, most first, but for those whose number is told already; for who sees
 * no ring.
 * @param {Scene} scene
 */
export function countsInWords({ counts = [], said }) {
  const told = said.filter(({ args }) => args?.n !== undefined).flatMap(named);
  return counts
    .filter(([seat]) => !told.includes(seat))
    .sort(([, one], [, other]) => other - one)
    .map(([seat, n]) => labelled(nameOf(seat), shownCount(n)).replace(BEFORE_A_COUNT, "\u00a0"))
    .join("\u00a0· ");
}

/** The cards of all, turning one by one, and then those in the middle. @param {{scene: Scene}} props */
export function Cards({ scene: { winners = [] } }) {
  const { tale } = room.value;
  const order = circle();
  const cardAt = (/** @type {string | number} */ place) => {
    const card = known.value.revealed[place];
    return card?.copied || card?.role || "";
  };
  const seats = order.map((seat) => {
    const role = cardAt(seat);
    const { icon, side } = roleOf(tale, role);
    return {
      name: seat === me.value.seat ? t("ui-you") : nameOf(seat),
      seat,
      label: role ? labelled(nameOf(seat), roleName(tale, role)) : nameOf(seat),
      apart: isApart(seat),
      face: role ? html`<${Icon} name=${`g-${icon}`} />` : undefined,
      role: role && roleName(tale, role),
      cls: `turning ${role ? `s-${sideClass(side, tale)}` : ""} ${winners.includes(seat) ? "won" : ""}`,
    };
  });
  const spares = taleOf(tale).spares > 0 ? SPARES.filter(cardAt) : [];
  const each = eachOf(order.length + spares.length);
  const size = sizeHere(seats.length);
  return html`<div class="turns" style=${{ "--each": `${each}ms` }}><${Ring} ...${size} gtok=${true}
    seats=${seats} me=${ownPlace(order)}><div class="middlecards">${spares.map(
      (place, i) => html`<span style=${{ "--k": order.length + i }} key=${place}>
      <${Emblem} tale=${tale} role=${cardAt(place)} /><span class="vh">${roleName(tale, cardAt(place))}</span>
      </span>`,
    )}</div></${Ring}></div>`;
}
