// @ts-check
// The signs by which somebody without a phone is told an answer in silence: fingers, a fist, a nod, a thumb.
import { t } from "../../../base/words.js";
import { room } from "../../../base/wire.js";

/** @import { Choice } from "../../../base/choices.js" */

/** @type {Record<string, string>} */
const OF_WORDS = { yes: "sign-nod", no: "sign-shake", good: "sign-thumb-up", evil: "sign-thumb-down" };

/** Whether whoever sits there reads nothing on a phone of their own. @param {number | undefined} seat */
export function isWithoutAPhone(seat) {
  if (seat === undefined) return false;
  const person = room.value.people.find((one) => one.id === room.value.seats[seat]);
  return !person || Boolean(person.guest);
}

/**
 * The sign for one answer; nothing where a token has to be shown.
 * @param {Choice | undefined} answer
 */
function signFor(answer) {
  if (typeof answer === "number") return answer ? t("sign-fingers", { n: answer }) : t("sign-fist");
  const sign = OF_WORDS[String(answer)];
  return sign ? t(sign) : "";
}

/**
 * The sign for what a card says: without one its tokens are shown, its players pointed at.
 * @param {{big?: string | number, word?: Choice, side?: string, roles?: string[], seats?: number[]} | null}
 *  card
 */
export function signOf(card) {
  const answer = card?.big ?? card?.word ?? card?.side;
  if (answer !== undefined) return signFor(answer);
  const { roles = [], seats = [] } = card || {};
  return roles.length
    ? t(seats.length ? "sign-token-and-point" : "sign-token", { n: roles.length })
    : seats.length
      ? t("sign-point")
      : "";
}

/**
 * The sign for what is about to be told to this seat.
 * @param {Choice | undefined} answer
 * @param {number | undefined} seat
 */
export const signToGive = (answer, seat) => (isWithoutAPhone(seat) ? signFor(answer) : "");
