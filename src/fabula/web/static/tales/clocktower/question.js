// @ts-check
// A question to this player alone, answered in the circle, in words or with eyes closed.
import { nameOf } from "../../base/fold.js";
import { html } from "../../base/html.js";
import { Lent } from "../../parts/guesthand.js";
import { Ring } from "../../parts/ring.js";
import { Icon } from "../../parts/scene.js";
import { TableCandle, TimeLeft } from "../../parts/time.js";
import { choiceText, naming } from "../../base/story.js";
import { has, t } from "../../base/words.js";
import { room, tell } from "../../base/wire.js";
import { useChoice } from "../../parts/chooser.js";
import { mySpot, squareSeats } from "./seats.js";
import { LastWish, longest } from "../../parts/lastwish.js";

/** @import { Choice } from "../../base/choices.js" */
/** @import { Ask } from "../../base/wire.js" */

/** @param {{ask: Ask}} props */
export function Asked({ ask }) {
  const here = room.value;
  const choice = useChoice(ask);
  const id = `prompt-${here.tale}-${ask.prompt.replaceAll(":", "-")}`;
  const answer = (/** @type {Choice} */ value) => tell("answer", { ask: ask.id, choice: value });
  const words = choice.words([]);
  const isWish = longest(ask) !== undefined;
  const seats = squareSeats((seat) => ({
    onPick: choice.may(seat) ? () => choice.touch(seat) : undefined,
    pressed: choice.picked.includes(seat),
  }));
  const nothing = t(
    words.includes("yes") ? "option-clocktower-no" : words.length ? "ui-nothing" : "ui-nobody",
  );
  return html`<div class="plaza"><div class="square-ask"><h2 class="title">${t(id)}</h2><p>
    ${has(`${id}.note`) ? t(`${id}.note`) : ""}</p>
    </div>
    <div class="middle"><${Ring} seats=${seats} me=${mySpot()}><${TableCandle} tall=${56} />
    <${TimeLeft} /></${Ring}></div></div>
    ${
      words.includes("hand")
        ? html`<${SecretHand} ask=${ask} answer=${answer} />`
        : isWish
          ? html`<div class="foot"><${LastWish} ask=${ask} label=${t(id)} answer=${answer} />
            <${Lent} /></div>`
          : html`<div class="foot">${
              words.length > 0 &&
              html`<div class="chips" role="group">
      ${words.map(
        (word) => html`<button class=${`btn ${choice.picked.includes(word) ? "chosen" : ""}`}
      aria-pressed=${String(choice.picked.includes(word))} onClick=${() => choice.touch(word)}>
      ${choiceText(here.tale, word, naming(nameOf))}</button>`,
      )}</div>`
            }<div class="row">
      ${
        choice.none &&
        html`<button class=${`btn ${words.length ? "grow" : ""}`}
        onClick=${() => answer(null)}>${nothing}</button>`
      }
      <button class="btn main grow" disabled=${choice.whole === undefined}
        onClick=${() => answer(choice.whole ?? null)}>
        ${
          choice.whole === undefined
            ? t(words.length ? "ui-choose-above" : "ui-choose-somebody")
            : t("ui-choose", { what: choiceText(here.tale, choice.whole, naming(nameOf)) })
        }</button></div><${Lent} /></div>`
    }`;
}

/**
 * Up or down with eyes closed: one touch either way, until all have answered.
 * @param {{ask: Ask, answer: (hand: string | null) => void}} props
 */
const SecretHand = ({ ask, answer }) =>
  html`<div class="foot"><div class="row" role="group" aria-label=${t("prompt-clocktower-secret_vote")}>
  ${[
    { hand: "hand", icon: "u-hand-up" },
    { hand: null, icon: "u-minus" },
  ].map(
    ({ hand, icon }) => html`
  <button class=${`btn grow ${ask.answered === hand ? "chosen" : ""}`}
    aria-pressed=${String(ask.answered === hand)}
    onClick=${() => answer(hand)}><${Icon} name=${icon} />
      ${t(hand ? "option-clocktower-hand" : "option-clocktower-hand_down")}</button>`,
  )}
    </div></div>`;
