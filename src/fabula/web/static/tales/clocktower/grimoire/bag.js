// @ts-check
// Tokens seat after seat: those that were drawn from a real bag, or those that a Gardener gives out.
import { gapOf } from "../../../base/gaps.js";
import { html, signal, useEffect } from "../../../base/html.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { roleOf } from "../../../base/tales.js";
import { role as roleName, t } from "../../../base/words.js";
import { asks, room } from "../../../base/wire.js";
import { named } from "./book.js";

/** @typedef {{bag: string[], seats: number[], beside: boolean}} Shown */
/** @typedef {import("../../../base/wire.js").Ask & {why?: string}} Ask */

const TOKENS = ["tokens", "gardener"];
const KINDS = ["townsfolk", "outsider", "minion", "demon"];

/** What has been said so far of this question, and whose token comes next. */
const said = signal(
  /** @type {{id: string, at: number | null, of: Record<number, string>}} */ ({ id: "", at: null, of: {} }),
);

/** Whether a question is answered seat after seat. @param {Ask} ask */
export const isOfTokens = ({ prompt }) => TOKENS.includes(prompt);

/** What is asked, while it is. */
const asked = () =>
  /** @type {Ask | undefined} */ (asks.value.find((ask) => ask.seat === null && isOfTokens(ask)));
const now = () => (asked()?.id === said.value.id ? said.value : undefined);

/** The token that a seat is said to have drawn. @param {number} seat @returns {string | undefined} */
export const tokenAt = (seat) => now()?.of[seat];

/** Whether it is this seat's turn to say what it drew. @param {number} seat */
export const isNext = (seat) => now()?.at === seat;

/** Whether seats are touched now to say what they drew. */
export const isAskedFor = () => asked() !== undefined;

/** What still lies in the bag. @param {Shown} shown */
function left({ bag }) {
  const taken = Object.values(said.value.of);
  return bag.filter((role) => !taken.includes(role) || taken.splice(taken.indexOf(role), 1).length === 0);
}

/** How many tokens nobody is said to have drawn yet. */
export const leftInTheBag = () => (now() ? left(/** @type {Shown} */ (gapOf(asked()))).length : 0);

/**
 * Whose turn it is after this seat.
 * @param {Shown} shown
 * @param {Record<number, string>} of
 * @param {number | null} seat
 */
function following({ seats }, of, seat) {
  const from = seat === null ? 0 : seats.indexOf(seat) + 1;
  return [...seats.slice(from), ...seats.slice(0, from)].find((one) => !of[one]) ?? null;
}

/**
 * The seat drew this token; the last one is drawn by who is left.
 * @param {Shown} shown
 * @param {string} role
 */
function draw(shown, role) {
  const { id, at, of } = said.value;
  if (at === null) return;
  const more = { ...of, [at]: role };
  said.value = { id, at: following(shown, more, at), of: more };
  const rest = left(shown);
  if (rest.length === 1) draw(shown, rest[0]);
}

/** It is this seat's turn; what it was said to have drawn goes back into the bag. @param {number} seat */
export function turnTo(seat) {
  const { [seat]: _, ...of } = said.value.of;
  if (gapOf(asked())?.seats?.includes(seat)) said.value = { ...said.value, at: seat, of };
}

/** The tokens in the order of the seats, when all have one. @param {Shown} shown */
const whole = ({ seats }) =>
  seats.every((seat) => said.value.of[seat]) ? seats.map((seat) => said.value.of[seat]) : undefined;

/**
 * Whether somebody good sits beside each Demon, where the rules want it.
 * @param {Shown} shown
 * @param {string[]} order
 */
function isSeatedWell({ beside }, order) {
  const of = (/** @type {number} */ place) =>
    roleOf(room.value.tale, order[(place + order.length) % order.length]);
  return (
    !beside ||
    order.every((_, i) => of(i).kind !== "demon" || of(i - 1).side === "good" || of(i + 1).side === "good")
  );
}

/** @param {{role: string, count?: number}} props */
function Face({ role, count = 1 }) {
  const facts = roleOf(room.value.tale, role);
  return html`<span class=${`mini ${sideClass(facts.side, room.value.tale)}`}>
    <${Icon} name=${`g-${facts.icon}`} /></span><span>
    ${roleName(room.value.tale, role)}${count > 1 ? `\u00a0×\u00a0${count}` : ""}</span>`;
}

/** @param {{ask: Ask, make: (choice: string[] | undefined) => void}} props */
export function Tokens({ ask, make }) {
  const shown = /** @type {Shown} */ (gapOf(ask));
  useEffect(() => {
    if (said.value.id === ask.id) return;
    const before = /** @type {string[] | undefined} */ (ask.suggested);
    const of = Object.fromEntries((before || []).map((role, i) => [shown.seats[i], role]));
    said.value = { id: ask.id, at: following(shown, of, null), of };
  }, [ask.id]);
  const order = now() && whole(shown);
  const misplaced = Boolean(order) && !isSeatedWell(shown, /** @type {string[]} */ (order));
  useEffect(() => make(order && !misplaced ? order : undefined), [JSON.stringify(order), misplaced]);
  if (!now()) return null;
  const { at, of } = said.value;
  const bag = left(shown);
  const kinds = KINDS.filter((kind) => bag.some((role) => roleOf(room.value.tale, role).kind === kind));
  const whose = at === null ? t("grim-tokens-all") : t(`grim-${ask.prompt}-whose`, { name: named(at) });
  return html`<h3 class="whose" aria-live="polite">${whose}</h3>
    ${
      misplaced &&
      html`<p class="row small" role="alert"><${Icon} name="u-flag" /><span>
    ${t("grim-tokens-beside")}</span></p>`
    }
    ${kinds.map(
      (kind) => html`<div class="kind-of"><h4 class="small dim">${t(`${room.value.tale}-${kind}.plural`)}</h4>
      <div class="picks bag" role="group" aria-label=${t(`${room.value.tale}-${kind}.plural`)}>
      ${[...new Set(bag)]
        .filter((role) => roleOf(room.value.tale, role).kind === kind)
        .map(
          (role) =>
            html`<button class="pick" key=${role} disabled=${at === null} onClick=${() => draw(shown, role)}>
        <${Face} role=${role} count=${bag.filter((one) => one === role).length} /></button>`,
        )}</div></div>`,
    )}
    <div class="kind-of"><h4 class="small dim">${t("grim-tokens-drawn")}</h4>
      <div class="picks drawers" role="group" aria-label=${t("grim-tokens-drawn")}>
      ${shown.seats.map(
        (seat) =>
          html`<button class=${`pick ${seat === at ? "on" : ""}`} key=${seat}
              aria-pressed=${String(seat === at)} onClick=${() => turnTo(seat)}>
      ${of[seat] ? html`<${Face} role=${of[seat]} />` : null}<span class=${of[seat] ? "small dim" : ""}>
      ${named(seat)}</span></button>`,
      )}
      </div></div>`;
}
