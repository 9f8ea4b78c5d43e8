// @ts-check
// What a night has brought so far, for whoever leads: who has chosen whom, as threads and as marks at seats.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { naming, storyLine } from "../base/story.js";
import { roleOf, taleOf } from "../base/tales.js";
import { entries, moves, room } from "../base/wire.js";
import { Badge } from "../parts/ring.js";
import { sideClass } from "../parts/scene.js";

/** @import { Thread } from "../parts/threadpicker.js" */
/** @typedef {{from: number, to: number, role: string}} Deed */

loadLook("threads");

/** So many marks of deeds lie at a seat. */
const MOST = 2;

/** Who has chosen whom in the night that is on, at the call that is on too. @returns {Deed[]} */
export function deeds() {
  const { phase, step, number, cards } = known.value;
  if (!taleOf(room.value.tale).asleep.includes(phase)) return [];
  const since = entries.value.findLastIndex(({ e }) => e === "phase");
  const done = entries.value
    .slice(since + 1)
    .filter((event) => event.e === "chose")
    .map(({ seat, role, choice }) => ({ seat, role, choice }));
  const now = moves.value
    .filter((move) => move.beat === `${phase}:${step}` && move.number === number)
    .filter(({ who }) => !done.some(({ seat }) => seat === who))
    .map(({ who, choice }) => ({ seat: who, role: cards[Number(who)]?.role, choice }));
  return [...done, ...now].flatMap(({ seat: from, role, choice }) =>
    typeof from === "number" && role
      ? [choice].flat().flatMap((to) => (typeof to === "number" ? [{ from, to, role: String(role) }] : []))
      : [],
  );
}

/** How a deed looks, by the side of its role. @param {Deed} deed */
const lookOf = ({ role }) => {
  const { tale } = room.value;
  return `s-${sideClass(roleOf(tale, role).side, tale)}`;
};

/** The same as threads from seat to seat; nobody has one to themself. @returns {Thread[]} */
export const deedThreads = () =>
  deeds()
    .filter(({ from, to }) => from !== to)
    .map((deed) => ({ from: deed.from, to: deed.to, cls: lookOf(deed) }));

/** Whose choice a seat is tonight, as signs of their roles. @param {number} seat @param {Deed[]} all */
export const deedMarks = (seat, all) =>
  all
    .filter(({ to }) => to === seat)
    .slice(0, MOST)
    .map(
      (deed, i) =>
        html`<${Badge} cls=${`claim deed ${i ? "face" : ""} ${lookOf(deed)}`}
          icon=${`g-${roleOf(room.value.tale, deed.role).icon}`} />`,
    );

/** The same in words: who chooses this seat, and as what. @param {number} seat @param {Deed[]} all */
export const deedWords = (seat, all) =>
  all
    .filter(({ to }) => to === seat)
    .map(({ from, role }) =>
      storyLine(room.value.tale, { e: "chose", seat: from, role, choice: seat }, naming(nameOf)),
    );
