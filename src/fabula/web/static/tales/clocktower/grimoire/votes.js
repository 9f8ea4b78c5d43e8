// @ts-check
// A vote as whoever leads counts it: hands that are up, and hands that nobody else sees.
import { html } from "../../../base/html.js";
import { SpeechTime } from "../../../parts/speakers.js";
import { Icon } from "../../../parts/scene.js";
import { t } from "../../../base/words.js";
import { asks, clock, foresight, moves, room, tell } from "../../../base/wire.js";
import { useCircle } from "../../../parts/circleanswer.js";
import { book, isSober, named, ownerOf } from "./book.js";
import { ChoiceFor } from "./choices.js";
import { VOTES, votesText } from "./foresight.js";

/** @import { Choice } from "../../../base/choices.js" */
/** @import { Ask } from "../../../base/wire.js" */

/** What a hand is asked for when the clock's hand comes to it. */
const COUNTED = ["vote", "exile"];

/**
 * The other of what a hand can say, where it was miscounted: the count goes on from there.
 * @param {number} seat
 */
function recount(seat) {
  const one = moves.value.findLast(({ who, prompt }) => who === seat && COUNTED.includes(prompt));
  const other = one?.options.find((option) => option !== (one.choice ?? null));
  if (one && other !== undefined)
    void tell("edit", { move: one.move, choice: /** @type {Choice} */ (other) });
}

/** Whether a hand is up, and what a touch on it does. @param {number} seat */
function handOf(seat) {
  const over = book.value.passed.find((one) => one.seat === seat);
  const up = over ? over.up : (clock.value.hands || []).includes(seat);
  return { over, up, change: () => void (over ? recount(seat) : tell("hand", { up: !up, seat })) };
}

/** Whether a bot sits there: its hand is its own until it has been counted. @param {number} seat */
const isBots = (seat) => Boolean(room.value.people.find(({ id }) => id === room.value.seats[seat])?.bot);

/** A hand that goes up or down, and one that has been counted. @param {{seat: number, may: boolean}} props */
function HandOf({ seat, may }) {
  const { over, up, change } = handOf(seat);
  return html`<button class=${`pick ${up ? "on" : ""} ${over ? "over" : ""}`} aria-pressed=${String(up)}
    disabled=${!over && !may} onClick=${change}>
    <${Icon} name=${up ? "u-hand-up" : isBots(seat) ? "u-bot" : "u-minus"} /><span>${named(seat)}
    ${over && html`<span class="tiny dim block">${t("grim-counted")}</span>`}</span></button>`;
}

/**
 * All hands in the order in which they are counted; the circle takes them too.
 * @param {{order: number[], title: string, may: (seat: number) => boolean}} props
 */
function Hands({ order, title, may }) {
  const things = order.filter((seat) => may(seat) || handOf(seat).over);
  const picked = order.filter((seat) => handOf(seat).up);
  useCircle({ id: "hands", title, things, size: 0, picked, touch: (seat) => handOf(seat).change() });
  return html`<div class="picks" role="group" aria-label=${t("grim-hands")}>
    ${order.map((seat) => html`<${HandOf} key=${seat} seat=${seat} may=${may(seat)} />`)}</div>`;
}

/** A vote: hands that are up, entered by the leader or from phones, until the clock's hand has passed. */
export function Vote() {
  const { phase, nominee, exiling, count, circle, hushed, needed: was } = book.value;
  const isExile = exiling !== null;
  const target = isExile ? exiling : nominee;
  const hands = /** @type {number[]} */ (clock.value.hands || []);
  const needed = foresight.value.find((line) => line.code === VOTES)?.args?.n;
  const order =
    target === null
      ? circle
      : [...circle.slice(circle.indexOf(target) + 1), ...circle.slice(0, circle.indexOf(target) + 1)];
  const may = (/** @type {number} */ seat) =>
    !isBots(seat) && (isExile || !book.value.dead.includes(seat) || book.value.votes[seat] !== 0);
  const asked = asks.value.filter(
    (ask) => ask.seat !== null && !ask.open && ask.answered === undefined && ask.prompt !== BALLOT,
  );
  const note =
    phase === "ballot"
      ? "grim-ballot-note"
      : hushed
        ? "grim-hushed-note"
        : phase === "plea"
          ? "grim-plea-note"
          : "grim-hands-note";
  const title = t(isExile ? "grim-exile-of" : "grim-vote-on", {
    name: target === null ? "–" : named(target),
  });
  return html`<section class="panel stack"><div class="row between"><h2>${title}</h2>
    ${!hushed && html`<span class="big">${phase === "plea" ? hands.length : count}</span>`}</div>
    <p class="small">${
      was !== null
        ? t("square-needed", { n: was })
        : isExile
          ? t("grim-exile-needs", { n: Math.ceil(circle.length / 2) })
          : needed === undefined
            ? ""
            : votesText(Number(needed))
    }</p>
    <p class="small dim">${t(note)}</p>
    ${phase === "plea" && html`<${SpeechTime} />`}
    ${phase === "ballot" && html`<${Ballot} order=${order} title=${title} />`}
    ${!hushed && html`<${Hands} order=${order} title=${title} may=${may} />`}
    ${
      !hushed &&
      unservedHands(hands).map(
        ({ seat, master }) =>
          html`<p class="small row" role="status"><${Icon} name="u-bulb" /><span>
      ${t("grim-butler", { name: named(seat), master: named(master) })}</span></p>`,
      )
    }
    ${asked.map((ask) => html`<${ChoiceFor} key=${`${ask.seat}${ask.id}`} ask=${ask} />`)}</section>`;
}

/**
 * Hands that are up without that of the master: the count takes them as they are, and only who leads knows.
 * @param {number[]} hands
 */
function unservedHands(hands) {
  const { passed, marks } = book.value;
  const isUp = (/** @type {number} */ seat) =>
    passed.find((one) => one.seat === seat)?.up ?? hands.includes(seat);
  const works = (/** @type {number} */ seat) => !book.value.dead.includes(seat) && isSober(seat);
  return marks
    .filter(({ kind, seat }) => kind === "master" && !isUp(seat))
    .flatMap((mark) => {
      const seat = ownerOf(mark);
      return seat !== undefined && isUp(seat) && works(seat) ? [{ seat, master: mark.seat }] : [];
    });
}

const BALLOT = "secret_vote";

const isUp = (/** @type {Ask} */ ask) => ask.answered === "hand";

/**
 * Hands that nobody but the leader sees: all that are not entered as up are down.
 * @param {{order: number[], title: string}} props
 */
function Ballot({ order, title }) {
  const asked = order.flatMap((seat) =>
    asks.value.filter((ask) => ask.seat === seat && ask.prompt === BALLOT),
  );
  const turn = (/** @type {Ask} */ ask) =>
    void tell("answer", { ask: ask.id, seat: ask.seat, choice: isUp(ask) ? null : "hand" });
  const seats = asked.map((ask) => /** @type {number} */ (ask.seat));
  const picked = seats.filter((_, i) => isUp(asked[i]));
  const touch = (/** @type {number} */ seat) => turn(asked[seats.indexOf(seat)]);
  useCircle({ id: "ballot", title, things: seats, size: 0, picked, touch });
  return html`<div class="picks" role="group" aria-label=${t("grim-hands")}>${asked.map(
    (ask) => html`<button class=${`pick ${isUp(ask) ? "on" : ""}`} aria-pressed=${String(isUp(ask))}
      onClick=${() => turn(ask)}>
      <${Icon} name=${isUp(ask) ? "u-hand-up" : "u-minus"} /><span>
      ${named(/** @type {number} */ (ask.seat))}</span></button>`,
  )}</div>`;
}
