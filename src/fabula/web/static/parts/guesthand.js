// @ts-check
// The hand of somebody without a phone, where Fabula leads: the host or a neighbour touches what they say
// aloud.
import { known, nameOf } from "../base/fold.js";
import { patternsOf } from "../base/gaps.js";
import { html, useState } from "../base/html.js";
import { choiceText, naming } from "../base/story.js";
import { thingsOf, useChoice } from "./chooser.js";
import { LastWish, longest } from "./lastwish.js";
import { has, t } from "../base/words.js";
import { hands, lent, room, tell } from "../base/wire.js";
import { Sheet } from "./controls.js";
import { Icon } from "./scene.js";

/** @import { Choice } from "../base/choices.js" */
/** @typedef {import("../base/wire.js").Ask} Ask */

/** A button for each who is asked something before all. */
export function Lent() {
  const [at, open] = useState(/** @type {number | null} */ (null));
  const ask = lent.value.find((one) => one.seat === at);
  if (!lent.value.length) return null;
  return html`<div class="row wrap lent">${lent.value.map(
    (one) =>
      html`<button class="btn grow" key=${one.seat} aria-pressed=${String(one.answered !== undefined)}
          onClick=${() => open(one.seat)}>
      <${Icon} name=${one.answered === undefined ? "u-hand-up" : "u-check"} />
      ${t("table-lent", { name: nameOf(Number(one.seat)) })}
      </button>`,
  )}</div>
    ${
      ask &&
      html`<${Sheet} title=${t("table-lent", { name: nameOf(Number(at)) })} close=${() => open(null)}>
        <div class="stack">
      <p class="small dim">${t("table-lent-note", { name: nameOf(Number(at)) })}</p>
      ${
        ask.open
          ? html`<${Sayings} ask=${ask} close=${() => open(null)} />`
          : html`<${Answers} key=${ask.id} ask=${ask} close=${() => open(null)} />`
      }</div></${Sheet}>`
    }`;
}

/** The question about one player, or about several of them. @param {Ask} ask @param {Choice[]} options */
function question(ask, options) {
  const id = `prompt-${room.value.tale}-${ask.prompt}`;
  const asked = t(has(id) ? id : `prompt-${room.value.tale}-vote`);
  return options.length === 1 && typeof options[0] === "number"
    ? t("ui-about", { name: nameOf(options[0]), question: asked })
    : asked;
}

/** What is said with a gap: whom they nominate. @param {{ask: Ask, close: () => void}} props */
const Sayings = ({ ask, close }) =>
  patternsOf(ask).map(
    ([word, gap]) => html`<h3>${t(`table-lent-${word}`)}</h3><div class="chips">
  ${
    /** @type {(number | null)[]} */ (gap?.any || [null]).map(
      (seat) => html`<button class="btn"
    onClick=${() => {
      tell("answer", { ask: ask.id, choice: seat === null ? [word] : [word, seat], seat: ask.seat });
      close();
    }}>
    ${seat === null ? t(`table-lent-${word}`) : nameOf(seat)}</button>`,
    )
  }</div>`,
  );

/** All that may be answered, by touch. @param {{ask: Ask, close: () => void}} props */
function Answers({ ask, close }) {
  const choice = useChoice(ask);
  const options = /** @type {Choice[]} */ (ask.options.filter((option) => option !== null));
  const one = options.length === 1;
  const text = (/** @type {Choice} */ value) => choiceText(room.value.tale, value, naming(nameOf));
  const answer = (/** @type {Choice} */ value) => (
    tell("answer", { ask: ask.id, choice: value, seat: ask.seat }),
    close()
  );
  const asked = question(ask, options);
  if (longest(ask))
    return html`<p class="say small-say">${asked}</p>
      <${LastWish} ask=${ask} label=${asked} answer=${answer} />`;
  return html`<p class="say small-say">${asked}</p>
    ${
      !one &&
      html`<div class="chips">${thingsOf(ask).map(
        (part) => html`<button
      class=${`btn ${choice.picked.includes(part) ? "chosen" : ""}`}
          aria-pressed=${String(choice.picked.includes(part))}
      onClick=${() => choice.touch(part)}>${text(part)}</button>`,
      )}</div>`
    }
    <div class="row">${
      choice.none &&
      html`<button class="btn grow" aria-pressed=${String(ask.answered === null)}
      onClick=${() => answer(null)}>${t(one ? "table-lent-down" : "ui-nobody")}</button>`
    }
    <button class="btn main grow" disabled=${!one && choice.whole === undefined}
      onClick=${() => answer(one ? options[0] : (choice.whole ?? null))}>
      ${
        one
          ? t("table-lent-up")
          : choice.whole === undefined
            ? t("ui-choose-somebody")
            : t("ui-point-at", { name: text(choice.whole) })
      }
      </button></div>`;
}

/** Hands that are counted one after another. @param {{up: number[], may: (seat: number) => boolean}} props */
export const LentHands = ({ up, may }) =>
  hands.value
    .filter((seat) => may(seat) && !known.value.hushed)
    .map(
      (seat) =>
        html`<button class="btn lent-hand" key=${seat} aria-pressed=${String(up.includes(seat))}
    onClick=${() => tell("hand", { up: !up.includes(seat), seat })}>
  <${Icon} name="u-hand-up" />
  ${t(up.includes(seat) ? "table-lent-lower" : "table-lent-raise", { name: nameOf(seat) })}</button>`,
    );
