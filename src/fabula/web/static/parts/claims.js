// @ts-check
// Who says to be whom: what was claimed aloud, as it stands at the seats, and as it is said.
import { known, nameOf } from "../base/fold.js";
import { faceClaimedBy, heard, roleClaimedBy, roleOverheard } from "../base/publicrecord.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { sceneOf } from "../base/phases.js";
import { claimText, naming } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import { me, room } from "../base/wire.js";
import { role as roleName, t } from "../base/words.js";
import { useOnceThere } from "./lazymodule.js";
import { inATable } from "./namefit.js";
import { Badge } from "./ring.js";
import { Icon, sideClass } from "./scene.js";

/** Up to so many seats there is room for the name of the role beneath that of the player. */
const WITH_NAMES = 12;
/** So long (ms) a bubble stands; of many at once the last are shown. */
const STANDS = 4000;
const MOST = 3;

/** What somebody claims to be, in words. @param {number} seat @returns {string[]} */
export function claimWords(seat) {
  const claim = known.value.claims.findLast((one) => one.seat === seat && one.words[0] === "claim");
  const aloud = !claim && roleOverheard(seat);
  if (aloud) return [t("floor-heard-aloud", { what: roleName(room.value.tale, aloud) })];
  return claim ? [claimText(room.value.tale, claim.words, naming(nameOf))] : [];
}

/** Whether what is claimed stands at the seats now. */
const isShown = () => ["day", "vote"].includes(sceneOf(room.value.tale, known.value.phase));

/**
 * What somebody claims to be, as all see it by day; nothing where their card lies open.
 * @param {number} seat
 * @param {boolean} big whether there is room for names of roles
 */
export function claimSeen(seat, big) {
  const { tale, seats } = room.value;
  const role = roleClaimedBy(seat);
  if (!role || known.value.revealed[seat] || sceneOf(tale, known.value.phase) !== "day") return {};
  return {
    badge: html`<${Badge} cls="claim" icon=${`g-${roleOf(tale, role).icon}`} />`,
    role: big && seats.length <= WITH_NAMES ? roleName(tale, role) : undefined,
  };
}

/** The last that was said to have been found out about a seat, as its sign. @param {number} seat */
function checkedSign(seat) {
  const { tale } = room.value;
  const last = heard.value.claims.findLast(({ words }) => words[0] === "checked" && words[1] === seat);
  if (!last) return null;
  const answer = String(last.words[2]);
  const side = sideClass(answer, tale);
  return html`<${Badge} cls=${`checked s-${side}`} icon=${`u-side-${side}`} />`;
}

/**
 * What is claimed at a seat, small, on a player's own screen: a role, the card they say they have now, and
 * what others say to have found out about them.
 * @param {number} seat
 */
export function claimTokens(seat) {
  const { tale } = room.value;
  const role = roleClaimedBy(seat);
  const aloud = role ? "" : roleOverheard(seat);
  const face = faceClaimedBy(seat);
  if (known.value.revealed[seat] || !isShown()) return null;
  return html`${
    (role || aloud) &&
    html`<${Badge} cls=${`claim ${aloud && "aloud"}`} icon=${`g-${roleOf(tale, role || aloud).icon}`} />`
  }${face && html`<${Badge} cls="claim face" icon=${`g-${roleOf(tale, face).icon}`} />`}${checkedSign(seat)}`;
}

/**
 * What was just claimed, one after another, each for some seconds; nothing of what was said before this
 * screen was opened.
 * @returns {{seat: number, words: import("../base/choices.js").Choice[]} | null}
 */
export function useBubble() {
  const { claims } = known.value;
  const [shown, show] = useState(claims.length);
  const from = Math.max(shown, claims.length - MOST);
  const now = claims[from];
  useEffect(() => {
    if (shown > claims.length) show(claims.length);
    if (!now) return undefined;
    const over = setTimeout(() => show(from + 1), STANDS);
    return () => clearTimeout(over);
  }, [claims.length, from]);
  return now ?? null;
}

/** The width of a bubble at most and at least, each step between, and what stays free around it (px). */
const [WIDEST, NARROWEST, STEP, FREE] = [300, 92, 8, 3];

/** How a bubble stands: above the time, alone where there is no room for both, and then in small letters. */
const WAYS = ["", "alone", "alone short"];

/**
 * Give a bubble the shape in which it and the time below it lie on no seat and no name; where there is none
 * it does not stand there, and is read among the news, which are above the ring, and in the chat.
 * @param {HTMLElement} bubble
 */
function fit(bubble) {
  const ring = bubble.closest(".ring");
  const boxes = (/** @type {string} */ what) =>
    [...(ring?.querySelectorAll(what) || [])].map((one) => one.getBoundingClientRect());
  const seats = boxes(".seat :is(.coin, .name)");
  const fits = (/** @type {string} */ way, /** @type {number} */ wide) => {
    bubble.className = `bubble paper ${way}`;
    bubble.style.maxWidth = `${wide}px`;
    const own = boxes(".bubble, .mid > .time").filter(({ width }) => width);
    return !seats.some((seat) => own.some((one) => isOver(one, seat)));
  };
  for (const way of WAYS) {
    /** @type {DOMRect | null} */
    let stood = null;
    for (let wide = WIDEST; wide >= NARROWEST; wide -= STEP) {
      const filled = stood && narrowed(stood, wide);
      // To lay the page out again for each width takes long.
      if (filled && seats.some((seat) => isOver(filled, seat))) continue;
      if (fits(way, wide)) return;
      stood = bubble.getBoundingClientRect();
    }
  }
  bubble.className = "bubble paper none";
}

/**
 * What a bubble fills at least that stands in the same middle and is no wider than this: it is no lower.
 * @param {DOMRect} box
 * @param {number} wide
 */
function narrowed({ x, y, width, height }, wide) {
  const aside = Math.max(0, width - wide) / 2;
  return new DOMRect(x + aside, y, width - 2 * aside, height);
}

/** Whether one box comes closer to another than it may. @param {DOMRect} one @param {DOMRect} other */
const isOver = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > -FREE &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > -FREE;

/** How much of the tail is hidden (px). */
const HIDDEN = 4;

/**
 * Let its tail stand out on the side on which the seat is.
 * @param {HTMLElement} bubble
 * @param {import("../base/circle.js").Spot} spot
 */
function point(bubble, { x, y }) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const far = Math.min(
    (width / 2 - HIDDEN) / Math.max(1, Math.abs(x)),
    (height / 2 - HIDDEN) / Math.max(1, Math.abs(y)),
  );
  bubble.style.setProperty("--tail", `${Math.round(x * far)}px ${Math.round(y * far)}px`);
}

/** A name in a bubble, which is narrow: a long one is broken at a syllable. @param {number} seat */
const named = (seat) => inATable(nameOf(seat));

/**
 * What was just said, in the middle of a ring.
 * @param {{seat: number, words: import("../base/choices.js").Choice[], spot:
 *  import("../base/circle.js").Spot}} claim
 */
function Bubble({ seat, words, spot }) {
  const { tale } = room.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const ReasonOf = useOnceThere("reasons", async () => (await import("./reasons.js")).ReasonOf);
  const lay = () => void (box.current && (fit(box.current), point(box.current, spot)));
  useLayoutEffect(lay);
  useEffect(() => {
    const mid = box.current?.closest(".mid");
    const watcher = new MutationObserver(lay); // a clock that begins to run takes its place beside it
    if (mid) watcher.observe(mid, { childList: true });
    return () => watcher.disconnect();
  }, [spot.x, spot.y]);
  const role = words[0] === "claim" && typeof words[1] === "string" ? roleOf(tale, words[1]) : null;
  return html`<div class="bubble paper" ref=${box}>
    ${
      role && html`<${Icon} name=${`g-${role.icon}`} cls=${`lead s-${sideClass(role.side, tale)}`} />`
    }<span><b>
    ${seat === me.value.seat ? t("ui-you") : named(seat)}</b><br />
    ${t("ui-quoted", { what: claimText(tale, words, naming(named)) })}${
      ReasonOf && html`<${ReasonOf} seat=${seat} words=${words} />`
    }</span></div>`;
}

/**
 * The bubble of a ring, in which somebody sits `at` a place.
 * @param {{seat: number, words: import("../base/choices.js").Choice[]} | null} claim
 * @param {(seat: number) => number} [at]
 */
export const bubbleOf = (claim, at = (seat) => seat) =>
  claim && {
    at: at(claim.seat),
    shown: (/** @type {import("../base/circle.js").Spot} */ spot) =>
      html`<${Bubble} ...${claim} spot=${spot} />`,
  };
