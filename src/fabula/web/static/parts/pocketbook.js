// @ts-check
// What this player has written down of the others: in pencil, at their seats, and seen by nobody else.
import { html } from "../base/html.js";
import { sideText } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import { role as roleName, several, t } from "../base/words.js";
import { pocketbook, unsent, write } from "../base/outbox.js";
import { connected, room } from "../base/wire.js";
import { Badge } from "./ring.js";
import { Icon, sideClass } from "./scene.js";

/** @import { Jotting } from "../base/messages.js" */

export const UNSURE = "unsure";

/** What is written of a seat. @param {number} seat @returns {Required<Jotting>} */
export const jottingOf = (seat) => ({
  side: "",
  roles: [],
  text: "",
  guesses: [],
  heard: [],
  ...pocketbook.value[seat],
});

/** Write something else of a seat; the rest stays. @param {number} seat @param {Partial<Jotting>} change */
export function jot(seat, change) {
  const { side, roles, text } = { ...jottingOf(seat), ...change };
  return write({ about: seat, side, roles, text });
}

/** Of one seat. */
const MOST_OVERHEARD = 12;

/**
 * Note what somebody said aloud, or strike it.
 * @param {number} seat
 * @param {(string | number)[]} words
 * @param {boolean} on
 */
export function overhear(seat, words, on) {
  const { side, roles, text, heard } = jottingOf(seat);
  const others = heard.map((one) => one.words).filter((one) => String(one) !== String(words));
  const aloud = on ? [...others, words].slice(-MOST_OVERHEARD) : others;
  return write({ about: seat, side, roles, text, heard: aloud });
}

/** The sign and the colour of a side, or of a role's. @param {string} side */
const lookOf = (side) => (side && side !== UNSURE ? `s-${sideClass(side, room.value.tale)}` : "");

/**
 * The side that somebody is taken for: the one that was named, or that of their roles.
 * @param {number} seat
 */
function sideSeen(seat) {
  const { side, roles } = jottingOf(seat);
  const sides = new Set(roles.map((role) => roleOf(room.value.tale, role).side));
  return side || (sides.size === 1 ? [...sides][0] : "");
}

/**
 * What is thought of a seat, as it stands there: a role, else a side; nothing where nothing is.
 * @param {number} seat
 */
export function penciled(seat) {
  const { side, roles, text } = jottingOf(seat);
  const [role] = roles;
  if (!side && !role && !text) return null;
  const cls = `l pencil ${lookOf(sideSeen(seat))}`;
  if (role) return html`<${Badge} cls=${cls} icon=${`g-${roleOf(room.value.tale, role).icon}`} />`;
  if (!side) return html`<${Badge} cls=${cls} icon="u-pen" />`;
  return side === UNSURE
    ? html`<${Badge} cls=${cls}>?</${Badge}>`
    : html`<${Badge} cls=${cls}><${Icon} name=${`u-side-${sideClass(side, room.value.tale)}`} /></${Badge}>`;
}

/** The same in words, for whoever hears the screen. @param {number} seat @returns {string[]} */
export function penciledWords(seat) {
  const { tale } = room.value;
  const { side, roles, text } = jottingOf(seat);
  const thought = [
    ...(side ? [side === UNSURE ? t("floor-unsure") : sideText(tale, side)] : []),
    ...roles.map((role) => roleName(tale, role)),
    ...(text ? [text] : []),
  ];
  return thought.length ? [t("floor-my-guess", { what: several(thought) })] : [];
}

/**
 * While there is no line: that what was written here is kept, and goes out later.
 * @param {{at: string}} props
 */
export const Unsent = ({ at }) =>
  html`<p class="small dim" role="status">${!connected.value && unsent.value[at] && t("table-kept")}</p>`;
