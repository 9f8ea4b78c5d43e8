// @ts-check
// What lies at a seat besides its token: marks of the game, marks in the words of whoever leads, and what is
// known of who sits there.
import { roleOf, taleOf } from "../../../base/tales.js";
import { has, role as roleName, t } from "../../../base/words.js";
import { desk, room, tell } from "../../../base/wire.js";
import { sideClass } from "../../../parts/scene.js";
import { reminderText } from "../ledroles.js";
import { beliefOf, book, marksOf, ownerOf, sideOf } from "./book.js";

/** @import { OwnMark } from "../../../base/messages.js" */

/**
 * What lies at a seat; what is loose is a mark, which may be carried.
 * @typedef {{id: string, text: string, icon: string, cls: string, loose?: boolean, idle?: boolean,
 *  own?: OwnMark}} Chip `own`: in the words of whoever leads
 */

/**
 * Whose a mark is: a role of the almanac or of the company; nobody’s where several lay it.
 * @param {string} kind
 * @returns {string | undefined}
 */
export const whoseMark = (kind) => taleOf(room.value.tale).marks[kind];

/** The sign of a mark: that of the role whose it is. @param {string} kind */
export function signOfMark(kind) {
  const { roles } = taleOf(room.value.tale);
  const whose = roles.find((role) => role.id === whoseMark(kind));
  return whose ? `g-${whose.icon}` : "u-mark";
}

/**
 * A Juggler’s day of guesses is spent as it dawns, for there is no other; while it lasts nothing is.
 * @param {import("./book.js").Mark} mark
 */
const isFirstDay = ({ kind, owner, day }) =>
  kind === "spent" &&
  (Array.isArray(owner) ? owner[1] : owner?.role) === "juggler" &&
  day === book.value.number &&
  book.value.phase !== "night";

const IMPAIRS = ["drunk", "poisoned"];
/** What is noted of an ability whether it works or not. */
const NOTED = ["spent"];

/**
 * Whether a mark does nothing now: whose ability laid it is drunk or poisoned, or only believes to have it.
 * @param {import("./book.js").Mark} mark
 * @param {number[]} [asked] whose marks are being looked at: two may poison each other
 * @returns {boolean}
 */
function isIdle(mark, asked = []) {
  const owner = ownerOf(mark);
  if (owner === undefined || NOTED.includes(mark.kind) || asked.includes(owner)) return false;
  return (
    Boolean(beliefOf(owner)) ||
    marksOf(owner).some((one) => IMPAIRS.includes(one.kind) && !isIdle(one, [...asked, owner]))
  );
}

/** What a chip says to who cannot see how it lies. @param {Chip} chip */
export const chipText = ({ text, idle }) => (idle ? t("grim-mark-idle", { mark: text }) : text);

/** All that lies at a seat besides its role, in words. @param {number} seat @returns {Chip[]} */
export function chipsOf(seat) {
  const tale = room.value.tale;
  const signOf = (/** @type {string} */ role) => `g-${roleOf(tale, role).icon}`;
  /** @type {Chip[]} */
  const chips = marksOf(seat)
    .map((mark) => ({ ...mark, first: isFirstDay(mark), idle: isIdle(mark) }))
    .map(({ kind, first, idle }) => ({
      id: kind,
      loose: true,
      text: first ? t("grim-mark-juggling") : markText(kind),
      icon: signOfMark(kind),
      cls: `${IMPAIRS.includes(kind) ? "bad" : ""} ${idle ? "idle" : ""}`,
      idle,
    }));
  const belief = beliefOf(seat);
  if (belief)
    chips.unshift({
      id: "belief",
      text: t("grim-believes", { role: roleName(tale, belief) }),
      icon: signOf(belief),
      cls: "fair",
    });
  const { side, other } = sideOf(seat);
  if (other)
    chips.unshift({
      id: "side",
      text: t(`grim-side-${side}`),
      icon: `u-side-${sideClass(side, tale)}`,
      cls: side === "evil" ? "bad" : "fair",
    });
  if (book.value.fallen.includes(seat))
    chips.unshift({ id: "fallen", text: t("grim-fallen"), icon: "u-grave", cls: "bad" });
  if (book.value.silent.includes(seat))
    chips.push({ id: "silent", text: t("ui-silent"), icon: "u-close", cls: "" });
  return [...chips, ...ownMarks(seat).map(ownChip)];
}

/** The signs of the colours that a mark in own words may have. */
export const COLOURS = /** @type {const} */ ({
  plain: "u-pen",
  good: "u-side-good",
  evil: "u-side-evil",
  leaf: "u-side-gang",
  gem: "u-side-loner",
});

/** The marks in own words at a seat, or at none. @param {number | null} seat */
export const ownMarks = (seat) => (desk.value.marks || []).filter((one) => (one.seat ?? null) === seat);

/** A mark in own words as it lies there. @param {OwnMark} own @returns {Chip} */
export const ownChip = (own) => ({
  id: `own-${own.mark}`,
  text: own.text,
  icon: COLOURS[own.colour || "plain"],
  cls: `own c-${own.colour || "plain"}`,
  loose: true,
  own,
});

/**
 * Lay a mark in own words, or the same one otherwise.
 * @param {OwnMark} own
 * @param {Partial<OwnMark>} [change]
 */
export const lay = (own, change) => tell("lay", { colour: "plain", seat: null, ...own, ...change });

/** The name of a mark, of any tale's. @param {string} kind */
export function markText(kind) {
  const id = [`grim-mark-${kind}`, `mark-${room.value.tale}-${kind}`].find(has);
  return id ? t(id) : reminderText(kind);
}
