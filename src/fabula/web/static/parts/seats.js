// @ts-check
// The seats of a ring in play, as one of those who sit there sees them.
import { isApart, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { isDead } from "../base/phases.js";
import { t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { goneBadge } from "./connection.js";

/**
 * Seats for a ring in play.
 * @param {(seat: number) => Partial<import("./ring.js").SeatShown>} more
 * @returns {import("./ring.js").SeatShown[]}
 */
export const seatsOf = (more) =>
  room.value.seats.map((/** @type {string | null} */ id, /** @type {number} */ seat) => {
    const one = room.value.people.find((other) => other.id === id);
    const mine = seat === me.value.seat;
    const own = more(seat);
    return {
      name: mine ? t("ui-you") : nameOf(seat),
      seat,
      apart: isApart(seat),
      ...own,
      badge: html`${own.badge}${goneBadge(seat)}`,
      cls: `${!one || one.gone ? "away" : ""} ${isDead(seat) ? "dead" : ""} ${own.cls || ""}`,
    };
  });
