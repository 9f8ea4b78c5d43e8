// @ts-check
// What somebody was heard to say aloud: they are asked whether they say so, and confirm it as a claim.
import { nameOf } from "../base/fold.js";
import { listedIn, patternsOf } from "../base/gaps.js";
import { hasClaimed } from "../base/publicrecord.js";
import { html, useState } from "../base/html.js";
import { claimText, naming } from "../base/story.js";
import { t } from "../base/words.js";
import { asks, me, room, tell } from "../base/wire.js";
import { Icon } from "./scene.js";

/** @import { Choice } from "../base/choices.js" */
/** @import { Said } from "../base/messages.js" */

/** What may be said now, whoever it is that says it. @param {Choice[]} words */
function windowFor(words) {
  const ask = asks.value.find((one) => one.open);
  const fits = patternsOf(ask).some(
    (one) =>
      one[0] === words[0] &&
      one.length === words.length &&
      words.every((word, i) => i === 0 || listedIn(one, i).includes(/** @type {string} */ (word))),
  );
  return fits ? ask : undefined;
}

/** A question in the talk, and the way to say yes to it. @param {{one: Said}} props */
export function Question({ one }) {
  const words = /** @type {Choice[]} */ (one.words?.[0] || []);
  const what = claimText(room.value.tale, words, naming(nameOf));
  const isMine = one.to === me.value.id;
  const ask = isMine && !hasClaimed(me.value.seat, words) ? windowFor(words) : undefined;
  return html`<bdi>${t("book-asks", { what: t("ui-quoted", { what }) })}</bdi>${
    isMine && hasClaimed(me.value.seat, words) && html` <${Icon} name="u-check" cls="inline" />`
  }${
    ask &&
    html`<br /><button class="btn small" onClick=${() => tell("answer", { ask: ask.id, choice: words })}>
      <${Icon} name="u-check" />${t("book-confirm")}</button>`
  }`;
}

/** Ask them whether they say so. @param {{seat: number, words: Choice[]}} props */
export function AskWhether({ seat, words }) {
  const [isAsked, ask] = useState(false);
  const one = room.value.people.find(({ id }) => id === room.value.seats[seat]);
  if (!one || one.bot || one.guest || room.value.stage !== "playing" || me.value.muted) return null;
  if (!isAsked && !windowFor(words)) return null;
  const claim = /** @type {(string | number)[]} */ (words);
  const act = () => tell("say", { text: "", to: one.id, words: claim }).then((told) => told && ask(true));
  return isAsked
    ? html`<span class="small dim" role="status">${t("book-asked")}</span>`
    : html`<button class="btn small" onClick=${act}><${Icon} name="u-whisper" />${t("book-ask")}</button>`;
}
