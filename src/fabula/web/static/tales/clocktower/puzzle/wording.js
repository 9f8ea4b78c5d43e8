// @ts-check
// A puzzle in words: who says what, and how one comes to the solution.
import { journalLine, naming } from "../../../base/story.js";
import { role as roleName, several, t } from "../../../base/words.js";

/** @import { Told } from "../../../base/choices.js" */

export const TALE = "clocktower";

/** One step of the proof. @typedef {{because: number[], follows: Record<string, string>}} Step */

/**
 * A puzzle as the server has it.
 * @typedef {{seed: number, grade: number, seats: number, counts: Record<string, number>, claims: string[],
 *  hidden: {id: string, kind: string}[], told: Record<string, Told>, dealt: string[], steps: Step[]}} Puzzle
 */

/** Whoever sits there. @param {number} seat */
export const nameAt = (seat) => t("puzzle-names").split(" ")[seat];

/**
 * What somebody was told, in the words of a game; nothing for most.
 * @param {Puzzle} of
 * @param {number} seat
 */
const toldTo = ({ told }, seat) => (told[seat] ? journalLine(TALE, told[seat], naming(nameAt), seat) : "");

/** What somebody says. @param {Puzzle} of @param {number} seat */
export function saysOf(of, seat) {
  const gaps = { name: nameAt(seat), role: roleName(TALE, of.claims[seat]), told: toldTo(of, seat) };
  return t(gaps.told ? "puzzle-told" : "puzzle-silent", gaps);
}

/**
 * What is known of somebody: a role, or less.
 * @param {Puzzle} of
 * @param {number} seat
 * @param {string} what
 */
const so = (of, seat, what) =>
  of.dealt.includes(what)
    ? t("puzzle-is-role", { name: nameAt(seat), role: roleName(TALE, what) })
    : t(`puzzle-is-${what}`, { name: nameAt(seat) });

/** What a step is about, before it says what follows. @param {Step} step */
export const lookAt = ({ because }) =>
  t("puzzle-look", { n: because.length, names: several(because.map(nameAt)) });

/** A step with what follows. @param {Puzzle} of @param {Step} step */
export const soOf = (of, { because, follows }) =>
  t("puzzle-so", {
    n: because.length,
    names: several(because.map(nameAt)),
    what: several(Object.entries(follows).map(([seat, what]) => so(of, Number(seat), what))),
  });

/** Who is what. @param {Puzzle} of */
export const solution = (of) =>
  t("puzzle-solved", { who: several(of.dealt.map((role, seat) => so(of, seat, role))) });

/** What all know of the game: how many of each kind, who may be hidden, and how it is to be taken. */
export const ground = (/** @type {Puzzle} */ of) => [
  t("puzzle-counts", of.counts),
  t("puzzle-hidden", { roles: several(of.hidden.map(({ id }) => roleName(TALE, id))) }),
  t("puzzle-rules"),
];
