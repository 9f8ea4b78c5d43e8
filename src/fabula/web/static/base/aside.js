// @ts-check
// Who stands away from the square, where and since when: all may know it.
import { effect, signal } from "./html.js";
import { ahead, clock } from "./wire.js";

/** Somebody goes to talk where they stand: the field for it is theirs at once, no other. */
export const toTalk = signal(false);

/** The server's time. */
export const now = () => Date.now() + ahead.value;

/** When somebody last left, or an invitation ended, by itself: no message tells of it then. */
const left = signal(0);
/** The server's time, to whoever draws anew when somebody leaves. */
const moment = () => Math.max(left.value, now());
effect(() => {
  const { aside = [], invited: asked = [] } = clock.value;
  const ends = [
    ...aside.flatMap(({ ends: end, leaves }) => [end, leaves]),
    ...asked.map(({ until }) => until),
  ];
  const next = Math.min(...ends.map((at) => (at && at > moment() ? at : Infinity)));
  const timer = next < Infinity && setTimeout(() => (left.value = next), next - now());
  return () => timer && clearTimeout(timer);
});

/** Those who have not been called back for long enough, and bots that have not left. */
export const standing = () =>
  (clock.value.aside || []).filter(({ ends, leaves }) => [ends, leaves].every((at) => !at || at > moment()));

/** Who is asked to come aside, or has just declined. */
export const invited = () => (clock.value.invited || []).filter(({ until }) => until > moment());

/** Where a seat stands; nothing on the square. @param {number | null} seat */
export const placeOf = (seat) => standing().find((one) => one.seat === seat)?.place || "";
