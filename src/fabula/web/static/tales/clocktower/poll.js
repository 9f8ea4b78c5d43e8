// @ts-check
// The poll of the Clocktower, and the circle it goes round: what all can see of it, told from the entries.
// Numbers are only shown here; the server counts.
import { known, nameOf } from "../../base/fold.js";
import { isDead } from "../../base/phases.js";
import { role as roleName, t } from "../../base/words.js";
import { clock, room } from "../../base/wire.js";

/** The seats of those who are here, clockwise. @returns {number[]} */
export const circle = () =>
  known.value.circle || room.value.seats.map((_, /** @type {number} */ seat) => seat);

/** Who is alive, Travellers too. */
export const livingHere = () => circle().filter((seat) => !isDead(seat));

const half = (/** @type {number} */ number) => Math.ceil(number / 2);

/** The votes of today, without exiles. */
export const today = () =>
  known.value.tallies.filter((one) => !one.exile && one.number === known.value.number);

/** The votes of whoever is about to die; those before an execution do not count any more. */
export const mostToday = () =>
  today()
    .filter((one) => !one.over)
    .reduce((most, { votes }) => Math.max(most, votes), 0);

/** The Voudon with whom only the dead vote, if one lives. */
const voudon = () => livingHere().find((seat) => known.value.travellers[seat] === "voudon");

/**
 * So many votes it takes now: half of the living, and more than anybody had today; for a Voudon the second is
 * enough.
 */
const needed = () =>
  known.value.electorate?.value ??
  Math.max(voudon() === undefined ? half(livingHere().length) : 1, mostToday() + 1);

/**
 * How many votes it takes, and how many would only draw level with whoever is about to die.
 * @param {number} [n]
 */
export function neededText(n = needed()) {
  if (known.value.about === null) return t("square-needed", { n });
  return t(circle().filter(mayVote).length < n ? "square-cannot-top" : "square-needed-tie", {
    n,
    ties: n - 1,
  });
}

/** How many votes it takes, in no more words than a circle of a phone has room for. */
export const neededShort = () => t("square-needed", { n: needed() });

/** So many hands an exile takes: half of all. */
export const neededForExile = () => half(circle().length);

/** Whether a seat votes only with a token: the dead, and a Beggar. @param {number} seat */
export const needsToken = (seat) => isDead(seat) || known.value.travellers[seat] === "beggar";

/** @param {number} seat */
export const tokensOf = (seat) => known.value.tokens[seat] || 0;

/** Whether a seat's hand can count in a vote. @param {number} seat */
export function mayVote(seat) {
  const told = known.value.electorate;
  if (told) return told.seats.includes(seat);
  return voudon() === undefined ? !needsToken(seat) || tokensOf(seat) > 0 : isDead(seat) || seat === voudon();
}

/** Whether a vote costs this seat a token. @param {number} seat */
export const costsToken = (seat) => needsToken(seat) && voudon() === undefined;

/** All clockwise, this one last: so hands are counted. @param {number} seat */
function clockwiseTo(seat) {
  const all = circle();
  const at = all.indexOf(seat) + 1;
  return [...all.slice(at), ...all.slice(0, at)];
}

/**
 * What is voted on, and how far the hand of the clock has come; nothing while nothing is.
 * @returns {{about: number, by: number | null, isExile: boolean, isPlea: boolean, needed: number, count:
 *  number, ties: number | null, next: number | null, passed: number[], up: number[], raised:
 *  number[], steps: (seat: number) => number | null} | null}
 */
export function polling() {
  const { phase, nomination, exiling, poll } = known.value;
  const isExile = exiling !== null;
  const about = isExile ? exiling : (nomination?.nominee ?? null);
  if (about === null || !["plea", "vote", "exile"].includes(phase)) return null;
  const passed = poll?.passed || [];
  const order = clockwiseTo(about).filter((seat) => passed.includes(seat) || isExile || mayVote(seat));
  const waiting = order.filter((seat) => !passed.includes(seat));
  return {
    about,
    isExile,
    passed,
    by: isExile ? null : (nomination?.seat ?? null),
    isPlea: phase === "plea",
    needed: isExile ? neededForExile() : needed(),
    ties: isExile || known.value.about === null ? null : needed() - 1,
    count: poll?.count || 0,
    next: waiting[0] ?? null,
    up: poll?.hands || [],
    raised: clock.value.hands || [],
    steps: (seat) => (waiting.includes(seat) ? waiting.indexOf(seat) : null),
  };
}

/** All that a seat's signs say, in words. @param {number} seat @param {string[]} more */
export function seatLabel(seat, more) {
  const { about, nominated, nominators } = known.value;
  const votes = about === seat ? t("square-about", { n: mostToday() }) : "";
  const role = known.value.travellers[seat];
  return [
    nameOf(seat),
    role && roleName("clocktower", role),
    isDead(seat) && t("ui-dead"),
    needsToken(seat) && t(tokensOf(seat) ? "square-has-vote" : "square-no-vote"),
    votes,
    nominated.includes(seat) && t("square-was-nominated"),
    nominators.includes(seat) && t("square-has-nominated"),
    ...more,
  ]
    .filter(Boolean)
    .join(", ");
}
