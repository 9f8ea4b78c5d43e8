// @ts-check
// The circle of the town square as it is drawn: its seats with all that is known of them, and the middle of a
// vote.
import { isApart, known, nameOf } from "../../base/fold.js";
import { html } from "../../base/html.js";
import { isDead, thoseWhoAnswer } from "../../base/phases.js";
import { roleOf } from "../../base/tales.js";
import { t } from "../../base/words.js";
import { me, room } from "../../base/wire.js";
import { wordBadge, wordLabel } from "../../parts/speakers.js";
import { goneBadge, goneWords } from "../../parts/connection.js";
import { sitting } from "../../parts/face.js";
import { Badge } from "../../parts/ring.js";
import { Icon } from "../../parts/scene.js";
import { ClockHand } from "./clockhand.js";
import { circle, mostToday, needsToken, polling, seatLabel, today, tokensOf } from "./poll.js";
import { claimTokens, claimWords } from "../../parts/claims.js";
import { penciled, penciledWords } from "../../parts/pocketbook.js";

/** @import { Child } from "../../vendor/preact.js" */
/** @typedef {import("../../parts/ring.js").SeatShown} SeatShown */

/** Who of the living is ready: the dead keep nobody waiting. */
export const agreed = () => thoseWhoAnswer().filter((seat) => known.value.ready.includes(seat));

/** What a tale's screen adds to a seat.
 * @typedef {{cls?: string, label?: string[], badge?: Child, role?: string, onPick?: () => void,
 *   pressed?: boolean}} Added */
/** @typedef {ReturnType<typeof polling>} Poll */

/** What a seat shows besides the face of who sits there: a role all know. @param {number} seat */
function roleAt(seat) {
  const { revealed, travellers } = known.value;
  const role = revealed[seat]?.role || (isDead(seat) ? "" : travellers[seat]);
  return role ? html`<${Icon} name=${`g-${roleOf(room.value.tale, role).icon}`} />` : undefined;
}

/** The hand of a seat in a vote, drawn and in words. @param {number} seat @param {Poll} poll */
function handOf(seat, poll) {
  const isUp = poll?.up.includes(seat);
  if (poll?.passed.includes(seat))
    return {
      hand: html`<${Badge} icon=${isUp ? "u-hand-up" : "u-minus"} cls=${isUp ? "hand" : "down"} />`,
      words: [t(isUp ? "square-counted-up" : "square-counted-down")],
    };
  if (poll?.raised.includes(seat))
    return { hand: html`<${Badge} icon="u-hand-up" />`, words: [t("ui-hand-is-up")] };
  return { hand: null, words: [] };
}

/** What happens at a seat, as its classes. @param {number} seat @param {Poll} poll */
function stateOf(seat, poll) {
  const one = sitting(seat);
  return [
    !one || one.gone ? "away" : "",
    isDead(seat) ? "dead" : "",
    known.value.travellers[seat] ? "traveller" : "",
    known.value.about === seat ? "doomed" : "",
    poll?.about === seat ? "cur" : "",
    poll && !poll.isPlea && poll.next === seat ? "counted" : "",
  ];
}

/** The signs at a seat besides its hand. @param {number} seat @param {Poll} poll @param {Added} extra */
function signsAt(seat, poll, extra) {
  const { about, nominated, nominators } = known.value;
  const doomed = about === seat;
  const hasToken = tokensOf(seat);
  const needs = needsToken(seat);
  return html`${
    needs &&
    html`<${Badge} icon=${hasToken ? "u-candle" : "u-candle-out"}
      cls=${`${hasToken ? "flame" : "spent"} ${poll ? "l" : ""}`} />`
  }${
    !poll &&
    agreed().includes(seat) &&
    !needs &&
    html`<${Badge}
          icon="u-check" />`
  }
        ${doomed && html`<${Badge} cls="low votes"><${Icon} name="u-gavel" />${mostToday()}</${Badge}>`}
        ${!doomed && nominated.includes(seat) && html`<${Badge} cls="low" icon="u-gavel" />`}
          ${
            nominators.includes(seat) &&
            html`<${Badge} cls="low l" icon="u-flag"
            />`
          }${wordBadge(seat)}${goneBadge(seat)}${extra.badge}`;
}

/**
 * The seats of the circle with all that is known of them.
 * @param {(seat: number) => Added} more
 * @returns {SeatShown[]}
 */
export function squareSeats(more) {
  const poll = polling();
  return circle().map((seat) => {
    const extra = more(seat);
    const { hand, words } = handOf(seat, poll);
    return {
      name: seat === me.value.seat ? t("ui-you") : nameOf(seat),
      seat,
      apart: isApart(seat),
      face: roleAt(seat),
      onPick: extra.onPick,
      pressed: extra.pressed,
      cls: [...stateOf(seat, poll), extra.cls || ""].join(" "),
      label: seatLabel(seat, [
        agreed().includes(seat) ? t("square-is-ready") : "",
        poll?.about === seat ? t("square-voted-on") : "",
        wordLabel(seat),
        ...goneWords(seat),
        ...words,
        ...(extra.label || []),
      ]),
      badge: html`${hand}${signsAt(seat, poll, extra)}`,
      role: extra.role,
    };
  });
}

/**
 * The middle of a vote: the hand of the clock and the count.
 * @param {NonNullable<ReturnType<typeof polling>>} poll
 * @returns {import("../../parts/ring.js").Dial}
 */
export const dialOf = (poll) => (at, size) => {
  const order = circle();
  return html`<${ClockHand} spots=${order.map((_, i) => at(i))} size=${size}
        start=${order.indexOf(poll.about)}
    at=${order.indexOf(poll.next ?? poll.about)} over=${poll.next === poll.about || poll.next === null}
    count=${poll.count} needed=${poll.needed} ties=${poll.ties}
    note=${t(poll.isExile ? "square-for-exile" : "square-votes")}
        />`;
};

/** Who is about to die, and with how many votes. */
export function onTheBlock() {
  const { about } = known.value;
  if (about !== null) return t("square-on-block", { name: nameOf(about), n: mostToday() });
  return today().length ? t("square-on-block-tied", { n: mostToday() }) : t("square-on-block-nobody");
}

/** Where this device's seat stands in the ring. */
export const mySpot = () => {
  const at = circle().indexOf(me.value.seat ?? -1);
  return at < 0 ? null : at;
};

/**
 * A seat while nobody is chosen: with what one takes its player for, and what they claim to be.
 * @param {number} seat
 * @param {(seat: number) => void} open
 * @param {number | undefined} speaking
 */
export function quietSeat(seat, open, speaking) {
  return {
    cls: `quiet ${seat === speaking ? "speaks" : ""}`,
    onPick: seat === me.value.seat ? undefined : () => open(seat),
    label: [...claimWords(seat), ...penciledWords(seat)],
    badge: html`${penciled(seat)}${claimTokens(seat)}`,
  };
}
