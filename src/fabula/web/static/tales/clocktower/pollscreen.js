// @ts-check
// A plea, a vote or an exile for who sits there: whom it is about, and one's own hand.
import { known, nameOf } from "../../base/fold.js";
import { html, useState } from "../../base/html.js";
import { LentHands } from "../../parts/guesthand.js";
import { First } from "../../parts/explanation.js";
import { Ring } from "../../parts/ring.js";
import { Icon } from "../../parts/scene.js";
import { TableCandle, TimeLeft } from "../../parts/time.js";
import { isDead } from "../../base/phases.js";
import { woven } from "../../parts/threadpicker.js";
import { t } from "../../base/words.js";
import { asks, me, tell } from "../../base/wire.js";
import { circle, costsToken, livingHere, mayVote, neededText, polling, tokensOf } from "./poll.js";
import { Claim } from "../../screens/claim.js";
import { mySpot, dialOf, squareSeats } from "./seats.js";
import { topicNow, nominationText } from "./nominations.js";
import { sayings } from "./deeds.js";

const ENOUGH_FOR_ZEAL = 5;

/** The ring leaves room for a hand, a word and a claim below. */
const LOW = 0.42;

export function Poll() {
  const poll = polling();
  const ask = asks.value.find((one) => one.open);
  const [claiming, claim] = useState(false);
  if (!poll) return null;
  const isReady = known.value.ready.includes(me.value.seat ?? -1);
  const seats = squareSeats(() => ({ cls: "quiet" }));
  return html`<div class="plaza"><div class="square-ask"><h2 class="title">
    ${t(poll.isExile ? "square-exile-title" : "square-vote-title", { name: nameOf(poll.about) })}</h2>
      <p>${poll.isExile ? t("square-exile-note") : nominationText(known.value.nomination)}</p>
      ${
        poll.isPlea &&
        html`<p class="needed"><${Icon} name="u-hand-up" />
        ${poll.isExile ? t("square-needed", { n: poll.needed }) : neededText()}</p>`
      }</div>
    <${First} topic=${topicNow()} />
    <div class="middle"><${Ring} seats=${seats} me=${mySpot()} threads=${woven.value}
      share=${poll.isPlea && !known.value.hushed ? LOW : undefined}
      dial=${poll.isPlea ? undefined : dialOf(poll)}>
      <${TableCandle} tall=${56} /><${TimeLeft} />
      <span class="small">${t("square-speaks")}</span></${Ring}></div></div>
    <div class="foot"><${MyHand} poll=${poll} />
      <${LentHands} up=${poll.raised} may=${(/** @type {number} */ seat) => poll.steps(seat) !== null} />
      ${
        poll.isPlea &&
        (ask || isReady) &&
        html`<div class="row"><button class="btn grow" disabled=${!ask || isReady}
        onClick=${() => tell("answer", { ask: ask?.id ?? "", choice: ["ready"] })}>
          <${Icon} name="u-check" />${t("ui-have-spoken")}</button>
        <button class="btn grow" disabled=${!ask || me.value.muted} onClick=${() => claim(true)}>
        <${Icon} name="u-pen" />
          ${t("ui-claim")}</button></div>`
      }
          </div>
    ${claiming && ask && html`<${Claim} ask=${ask} patterns=${sayings(ask)} close=${() => claim(false)} />`}`;
}

/**
 * One's own hand, up or down, until it is counted.
 * @param {{poll: NonNullable<ReturnType<typeof polling>>}} props
 */
function MyHand({ poll }) {
  const seat = me.value.seat;
  if (seat === null || !circle().includes(seat)) return null;
  if (known.value.hushed && !poll.isExile) return html`<p class="hand-state">${t("square-eyes-closed")}</p>`;
  if (!poll.isExile && !mayVote(seat))
    return html`<p class="hand-state"><${Icon} name="u-candle-out" />${t("square-cannot-vote")}</p>`;
  if (poll.passed.includes(seat)) {
    const up = poll.up.includes(seat);
    return html`<p class="hand-state" role="status"><${Icon} name=${up ? "u-hand-up" : "u-minus"} />
      ${t(up ? "square-counted-you-up" : "square-counted-you-down")}</p>`;
  }
  const up = poll.raised.includes(seat);
  const steps = poll.steps(seat);
  return html`<${Master} />${
    isZealot() &&
    !poll.isExile &&
    !isDead(seat) &&
    livingHere().length >= ENOUGH_FOR_ZEAL &&
    html`<p class="hand-state"><${Icon} name="g-hand" />${t("square-zealot")}</p>`
  }
    ${
      !poll.isExile &&
      costsToken(seat) &&
      html`<p class="last-vote">${t(tokensOf(seat) > 1 ? "square-costs-token" : "square-only-vote")}</p>`
    }
    <p class="hand-state" role="status"><${Icon} name=${up ? "u-hand-up" : "u-minus"} /><span>
      ${t(up ? "square-hand-up" : "square-hand-down")} ${
        poll.isPlea ? t("square-counts-later") : t("square-steps", { n: steps ?? 0 })
      }
      </span></p>
    <button class="btn main" aria-pressed=${String(up)} onClick=${() => tell("hand", { up: !up })}>
    <${Icon} name="u-hand-up" />
      ${t(up ? "square-lower" : "ui-raise-hand")}</button>`;
}

/** Whether this player's votes are bound: a Zealot's, and a Hermit's where there may be a Zealot. */
function isZealot() {
  const { card, roles, journal } = known.value;
  return (
    card === "zealot" ||
    (card === "hermit" && roles.includes("zealot")) ||
    journal.some((event) => event.e === "informed" && event.kind === "gained" && event.shown === "zealot")
  );
}

/** A Butler is reminded of their master, whose hand all can see. */
function Master() {
  const { card, journal } = known.value;
  const last =
    card === "butler" &&
    journal.findLast(
      (event) => event.e === "chose" && event.role === "butler" && typeof event.choice === "number",
    );
  const master = last ? Number(last.choice) : -1;
  const poll = polling();
  if (!last || !poll || poll.isExile) return null;
  const up = poll.raised.includes(master) || poll.up.includes(master);
  return html`<p class="hand-state"><${Icon} name="g-bow-tie" />
    ${t(up ? "square-master-up" : "square-master-down", { name: nameOf(master) })}</p>`;
}
