// @ts-check
// What players are asked, for whoever leads to answer for those without a phone.
import { html, useEffect } from "../../../base/html.js";
import { Icon } from "../../../parts/scene.js";
import { has, role as roleName, t } from "../../../base/words.js";
import { asks, room, tell } from "../../../base/wire.js";
import { useCircle } from "../../../parts/circleanswer.js";
import { sizeOf, thingsOf, useChoice } from "../../../parts/chooser.js";
import { LastWish, longest } from "../../../parts/lastwish.js";
import { book, named } from "./book.js";
import { choiceWords, questionId } from "./decision.js";
import { ByLot, entered, keyOf } from "./nextbutton.js";

/** @import { Choice } from "../../../base/choices.js" */
/** @import { Ask } from "../../../base/wire.js" */

/** Why an answer is suggested for a player: a bot points at it, which is to be entered as of anybody. */
const POINTED = "pointed";

/**
 * Whoever may be pointed at, then roles and whatever else, each in the order in which they are offered.
 * @param {Choice} one
 * @param {Choice} other
 */
const playersFirst = (one, other) => Number(typeof one !== "number") - Number(typeof other !== "number");

const isName = (/** @type {Choice} */ one) => typeof one === "string";

/** A player's choice: it comes from their phone, or the leader enters what they pointed at.
 *  @param {{ask: Ask, asked?: boolean}} props `asked`: the question stands above already. */
export function ChoiceFor({ ask, asked = false }) {
  const choice = useChoice(ask);
  const atoms = [...thingsOf(ask)].sort(playersFirst);
  const answer = (/** @type {Choice} */ value) =>
    tell("answer", { ask: ask.id, seat: ask.seat, choice: value });
  const size = sizeOf(ask);
  const touch = (/** @type {Choice} */ one) => (size === 1 ? answer(one) : choice.touch(one));
  const [whose, title] = [named(/** @type {number} */ (ask.seat)), t(questionId(ask.prompt))];
  useCircle({ id: keyOf(ask), whose, title, things: atoms, size, picked: choice.picked, touch });
  const begun = size > 1 && choice.picked.length > 0;
  useEffect(() => {
    if (!begun) return undefined;
    const take = choice.whole === undefined ? null : () => answer(choice.whole ?? null);
    const text = take ? choiceWords(ask.prompt, choice.whole) : "";
    entered.value = { ...entered.value, [keyOf(ask)]: { n: choice.picked.length, of: size, text, take } };
    return () => {
      const { [keyOf(ask)]: _, ...others } = entered.value;
      entered.value = others;
    };
  }, [keyOf(ask), choice.picked.join()]);
  const person = room.value.people.find((one) => one.id === room.value.seats[ask.seat ?? -1]);
  const words = [
    asked ? "" : t(questionId(ask.prompt)),
    person && !person.guest && !person.bot && !person.gone ? t("grim-or-phone") : "",
  ].filter(Boolean);
  const lines = words.map((line) => html`<p class="small">${line}</p>`);
  if (longest(ask) !== undefined)
    return html`<div class="stack tight">${lines}
    <${LastWish} ask=${ask} label=${t(questionId(ask.prompt))} answer=${answer} /></div>`;
  return html`<div class="stack tight">
    ${
      ask.suggested !== undefined &&
      ask.why !== POINTED &&
      html`<div class="advice-line"><${Icon} name="u-undo" />
        <button class="btn small" onClick=${() => answer(ask.suggested ?? null)}>
    ${t("floor-undo-again")}</button><p class="small grow">
    ${t("floor-undo-before", { what: choiceWords(ask.prompt, ask.suggested) })}</p>
    </div>`
    }
      ${lines}
    <div class="picks" role="group" aria-label=${t(questionId(ask.prompt))}>
      ${atoms.map(
        (one) => html`<button class=${`pick ${choice.picked.includes(one) ? "on" : ""}`}
      aria-pressed=${String(choice.picked.includes(one))} onClick=${() => touch(one)}>
        ${choiceWords(ask.prompt, one)}</button>`,
      )}
      ${
        ask.options.includes(null) &&
        html`<button class="pick" onClick=${() => answer(null)}>
        ${t(
          atoms.includes("yes")
            ? "option-clocktower-no"
            : atoms.some(isName)
              ? "grim-uses-nothing"
              : "ui-nobody",
        )}
        </button>`
      }</div>
    ${begun && html`<div><${ByLot} /></div>`}</div>`;
}

/** What players are asked by day, all at once or one of them, besides what anybody may say. */
export function Choices() {
  const asked = asks.value.filter((ask) => ask.seat !== null && !ask.open && ask.answered === undefined);
  if (!asked.length) return null;
  const [{ prompt }] = asked;
  const ofAll = asked.length > 1 && asked.every((ask) => ask.prompt === prompt);
  const note = `${questionId(prompt)}.note`;
  return html`<section class="panel stack">
    ${ofAll && html`<h2>${t(questionId(prompt))}</h2>${has(note) && html`<p class="small">${t(note)}</p>`}`}
    ${asked.map(
      (ask) => html`<div class="stack tight" key=${`${ask.seat}${ask.id}`}><h3>
      ${named(/** @type {number} */ (ask.seat))} <span class="small dim">
      ${roleName(room.value.tale, book.value.roles[/** @type {number} */ (ask.seat)])}</span></h3>
      ${
        !ofAll &&
        has(`${questionId(ask.prompt)}.note`) &&
        html`<p class="small dim">
      ${t(`${questionId(ask.prompt)}.note`)}</p>`
      }
      <${ChoiceFor} ask=${ask} asked=${ofAll} /></div>`,
    )}</section>`;
}
