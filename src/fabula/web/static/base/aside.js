// @ts-check
// Who stands away from the square, where and since when: all may know it.
import { signal } from "./html.js";
import { ahead, clock } from "./wire.js";

/** Somebody goes to talk where they stand: the field for it is theirs at once, no other. */
export const toTalk = signal(false);

/** The server's time. */
export const now = () => Date.now() + ahead.value;

/** Those who have not been called back for long enough, and bots that have not left. */
export const standing = () =>
  (clock.value.aside || []).filter(({ ends, leaves }) => [ends, leaves].every((at) => !at || at > now()));

/** Who is asked to come aside, or has just declined. */
export const invited = () => (clock.value.invited || []).filter(({ until }) => until > now());

/** Where a seat stands; nothing on the square. @param {number | null} seat */
export const placeOf = (seat) => standing().find((one) => one.seat === seat)?.place || "";
