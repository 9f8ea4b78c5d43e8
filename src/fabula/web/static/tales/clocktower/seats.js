// @ts-check
// The circle of the town square as it is drawn: its seats with all that is known of them, and the middle of a
// vote.
import { isApart, known, nameOf } from "../../base/fold.js";
import { html } from "../../base/html.js";
import { isDead, thoseWhoAnswer } from "../../base/phases.js";
import { roleOf } from "../../base/tales.js";
import { t } from "../../base/words.js";
import { me, room } from "../../base/wire.js";
import { wordBadge, wordLabel } from "../../parts/floor.js";
import { goneBadge, goneWords } from "../../parts/line.js";
import { Badge, initial } from "../../parts/ring.js";
import { Icon } from "../../parts/scene.js";
import { ClockHand } from "./hand.js";
import { circle, mostToday, needsToken, polling, seatLabel, today, tokensOf } from "./poll.js";

/** @import { Child } from "../../vendor/preact.js" */
/** @typedef {import("../../parts/ring.js").SeatShown} SeatShown */

/** Who of the living is ready: the dead keep nobody waiting. */
export const agreed = () => thoseWhoAnswer().filter((seat) => known.value.ready.includes(seat));

/**
 * The seats of the circle with all that is known of them.
 * @param {(seat: number) => {cls?: string, label?: string[], badge?: Child, onPick?: () => void, pressed?:
 *  boolean}} more
 * @returns {SeatShown[]}
 */
export function squareSeats(more) {
  const here = room.value;
  const { about, nominated, nominators, travellers, revealed } = known.value;
  const ready = agreed();
  const poll = polling();
  return circle().map((seat) => {
    const one = here.people.find((other) => other.id === here.seats[seat]);
    const mine = seat === me.value.seat;
    const extra = more(seat);
    const role = revealed[seat]?.role || travellers[seat];
    const face =
      isDead(seat) && !revealed[seat]
        ? "u-grave"
        : role
          ? `g-${roleOf(here.tale, role).icon}`
          : one?.bot && !mine
            ? "u-bot"
            : "";
    const doomed = about === seat;
    const isUp = poll?.up.includes(seat);
    const hand = !poll
      ? null
      : poll.passed.includes(seat)
        ? html`<${Badge} icon=${isUp ? "u-hand-up" : "u-minus"} cls=${isUp ? "hand" : "down"} />`
        : poll.raised.includes(seat)
          ? html`<${Badge} icon="u-hand-up" />`
          : null;
    const token =
      needsToken(seat) &&
      html`<${Badge} icon=${tokensOf(seat) ? "u-candle" : "u-candle-out"}
      cls=${`${tokensOf(seat) ? "flame" : "spent"} ${poll ? "l" : ""}`} />`;
    const handWords = !poll
      ? []
      : poll.passed.includes(seat)
        ? [t(isUp ? "square-counted-up" : "square-counted-down")]
        : poll.raised.includes(seat)
          ? [t("ui-hand-is-up")]
          : [];
    return {
      name: mine ? t("ui-you") : nameOf(seat),
      apart: isApart(seat),
      face: face ? html`<${Icon} name=${face} />` : initial(nameOf(seat)),
      onPick: extra.onPick,
      pressed: extra.pressed,
      cls: [
        !one || one.gone ? "away" : "",
        isDead(seat) ? "dead" : "",
        travellers[seat] ? "traveller" : "",
        doomed ? "doomed" : "",
        poll?.about === seat ? "cur" : "",
        poll && !poll.isPlea && poll.next === seat ? "counted" : "",
        extra.cls || "",
      ].join(" "),
      label: seatLabel(seat, [
        ready.includes(seat) ? t("square-is-ready") : "",
        poll?.about === seat ? t("square-voted-on") : "",
        wordLabel(seat),
        ...goneWords(seat),
        ...handWords,
        ...(extra.label || []),
      ]),
      badge: html`${hand}${token}${
        !poll &&
        ready.includes(seat) &&
        !needsToken(seat) &&
        html`<${Badge}
          icon="u-check" />`
      }
        ${doomed && html`<${Badge} cls="low votes"><${Icon} name="u-gavel" />${mostToday()}</${Badge}>`}
        ${!doomed && nominated.includes(seat) && html`<${Badge} cls="low" icon="u-gavel" />`}
          ${
            nominators.includes(seat) &&
            html`<${Badge} cls="low l" icon="u-flag"
            />`
          }${wordBadge(seat)}${goneBadge(seat)}${extra.badge}`,
    };
  });
}

/**
 * The middle of a vote: the hand of the clock and the count.
 * @param {NonNullable<ReturnType<typeof polling>>} poll
 * @returns {import("../../parts/ring.js").Dial}
 */
export const dialOf =
  (poll) =>
  (at, { token }) => {
    const order = circle();
    return html`<${ClockHand} spots=${order.map((_, i) => at(i))} token=${token}
        start=${order.indexOf(poll.about)}
    at=${order.indexOf(poll.next ?? poll.about)} over=${poll.next === poll.about || poll.next === null}
    count=${poll.count} needed=${poll.needed} note=${t(poll.isExile ? "square-for-exile" : "square-votes")}
        />`;
  };

/** Who is about to die, and with how many votes. */
export function onTheBlock() {
  const { about } = known.value;
  if (about !== null) return t("square-on-block", { name: nameOf(about), n: mostToday() });
  return today().length ? t("square-on-block-tied", { n: mostToday() }) : t("square-on-block-nobody");
}
