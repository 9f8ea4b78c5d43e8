// @ts-check
// A vote: all point at once, or answer for one name after another; sealed until all have.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { First } from "../parts/explanation.js";
import { Lent } from "../parts/guesthand.js";
import { Badge, Ring } from "../parts/ring.js";
import {
  areOpen,
  isDone,
  mostSoFar,
  openThreads,
  pollBadges,
  pollClass,
  PollMiddle,
  pollWords,
  questionAbout,
} from "../parts/poll.js";
import { COUNTS_THE_DEAD, isDead } from "../base/phases.js";
import { choiceText, naming, optionText } from "../base/story.js";
import { taleOf } from "../base/tales.js";
import { anyText, has, t } from "../base/words.js";
import { asks, isKept, me, room, tell } from "../base/wire.js";
import { useChoice } from "../parts/chooser.js";
import { shownCard } from "./dayseats.js";
import { News, votesFor } from "./news.js";
import { seatsOf } from "../parts/seats.js";
import { TableCandle } from "../parts/time.js";

/** @import { Choice } from "../base/choices.js" */

/** @typedef {import("../base/wire.js").Ask} Ask */

export function Vote() {
  const ask = asks.value.find((one) => !one.open);
  const choice = useChoice(ask);
  const single = oneQuestion(ask);
  const toPoint = ask && single === undefined && ask.answered === undefined && !choice.picked.length;
  const { candidate, raised, jailed, nominees } = known.value;
  const up = typeof single === "number" ? single : candidate;
  const isDawn = COUNTS_THE_DEAD.includes(known.value.phase); // then what was voted is over
  const hasVotes = (/** @type {number} */ seat) =>
    up === null && !isDawn && !isDone(seat) && votesFor(seat) > 0;
  const seats = seatsOf((seat) => ({
    ...shownCard(seat),
    onPick: single === undefined && choice.may(seat) ? () => choice.touch(seat) : undefined,
    pressed: choice.picked.includes(seat),
    label: `${seat === me.value.seat ? t("ui-you") : nameOf(seat)}${isDead(seat) ? `, ${t("ui-dead")}` : ""}${
      raised?.seats.includes(seat) ? `, ${t("ui-hand-is-up")}` : ""
    }${pollWords(seat, up)
      .map((word) => `, ${word}`)
      .join("")}`,
    cls: pollClass(seat, up),
    badge: html`${pollBadges(seat, up)}
      ${hasVotes(seat) && html`<${Badge} cls="l">${votesFor(seat)}</${Badge}>`}
      ${choice.nth(seat) ? html`<${Badge}>${choice.nth(seat)}</${Badge}>` : null}
      ${raised?.seats.includes(seat) && html`<${Badge} icon="u-hand-up" cls="hand" />`}
      ${jailed.includes(seat) && html`<${Badge} icon="u-lock" />`}
      ${!raised && nominees.includes(seat) && html`<${Badge} cls="l" icon="u-hand-up" />`}`,
  }));
  const isOver = known.value.news.some(({ e }) => e === "died");
  const isNews = !ask && up === null && (isOver || isDawn);
  return html`<div class="ask">${!isNews && html`<h2 class="title">${title()}</h2>`}<p>
    ${
      ask
        ? anyText(`${idOf(ask)}.note`)
        : isDead(me.value.seat)
          ? t("ui-you-are-dead-note")
          : !isNews && t("ui-vote-wait")
    }</p>
    </div>
    <${First} topic=${known.value.phase === "vote" ? "vote" : ""} /><${News} />
    <div class="middle"><${Ring} seats=${seats} me=${me.value.seat}
      threads=${[...(single === undefined ? arrows(choice.picked) : []), ...othersThreads(me.value.seat)]}>
      ${isNews ? html`<${TableCandle} tall=${70} />` : html`<${PollMiddle} />`}<span class="small dim">
        ${toPoint && t("ui-point")}
      </span></${Ring}></div>
    <div class="foot">${
      (up !== null || areOpen()) && html`<p class="small centre-text most" role="status">${mostSoFar()}</p>`
    }${
      ask &&
      (single === undefined
        ? html`<${Pointing} ask=${ask} choice=${choice} />`
        : html`<${YesOrNo} ask=${ask} one=${single} />`)
    }<${Lent} /></div>`;

  function title() {
    if (ask && typeof single !== "number") return t(idOf(ask));
    return up === null ? t("ui-phase-vote") : questionAbout(up);
  }
}

/**
 * One's own arrows to whom one points at, which nobody else sees; none while a hand is only up or down.
 * @param {Choice[]} picked
 */
function arrows(picked) {
  const from = me.value.seat;
  const seats = picked.filter((one) => typeof one === "number" && one !== from);
  return from === null ? [] : seats.map((to) => ({ from, to: Number(to), cls: "mine" }));
}

/** Where hands are open, the arrows of all others. @param {number | null} mine */
const othersThreads = (mine) => openThreads().filter(({ from }) => from !== mine);

/** The text of a question. @param {Ask} ask */
function idOf(ask) {
  const id = `prompt-${room.value.tale}-${ask.prompt}`;
  return has(id) ? id : `prompt-${room.value.tale}-vote`;
}

/** What is asked if it is one thing, yes or no. @param {Ask | undefined} ask @returns {Choice | undefined} */
function oneQuestion(ask) {
  if (!ask || ask.open || ask.options.length !== 2 || !ask.options.includes(null)) return undefined;
  return taleOf(room.value.tale).counted.includes(ask.prompt)
    ? undefined
    : /** @type {Choice | undefined} */ (ask.options.find((option) => option !== null));
}

/** Who sees an answer, and that it may be changed. @param {Ask} ask @param {string} covered its text where
 *  hands are not open */
const howSealed = (ask, covered) => t(isKept(ask) ? "table-kept" : areOpen() ? "ui-vote-open" : covered);

/**
 * Choose in the circle, then press.
 * @param {{ask: Ask, choice: ReturnType<typeof useChoice>}} props
 */
function Pointing({ ask, choice }) {
  const tale = room.value.tale;
  const name = naming(nameOf);
  const pointed = ask.answered !== undefined;
  const answer = (/** @type {Choice} */ value) => tell("answer", { ask: ask.id, choice: value });
  const stays =
    pointed &&
    JSON.stringify(choice.whole ?? null) === JSON.stringify(ask.answered) &&
    choice.picked.length > 0;
  const words = choice.words([]);
  return html`${
    words.length > 0 &&
    html`<div class="chips centre">
    ${words.map(
      (word) => html`<button class=${`btn ${choice.picked.includes(word) ? "chosen" : ""}`}
          onClick=${() => choice.touch(word)}>
    ${optionText(tale, word, name)}</button>`,
    )}</div>`
  }
    <div class="row wrap either">${
      choice.none &&
      html`<button class="btn" aria-pressed=${String(ask.answered === null)}
          onClick=${() => answer(null)}>
      ${t("ui-nobody")}</button>`
    }
      <button class="btn main grow" data-does="point" disabled=${choice.whole === undefined || stays}
        onClick=${() => answer(choice.whole ?? null)}>
        ${
          stays
            ? t("ui-pointed-at", { name: choiceText(tale, ask.answered, name) })
            : choice.whole === undefined
              ? t("ui-choose-somebody")
              : t("ui-point-at", { name: choiceText(tale, choice.whole, name) })
        }</button></div>
    <p class="small dim centre-text">
    ${howSealed(ask, pointed ? "ui-vote-change" : "ui-vote-sealed")}</p>`;
}

/** Raise the hand, or not. @param {{ask: Ask, one: Choice}} props */
function YesOrNo({ ask, one }) {
  const answer = (/** @type {Choice} */ value) => tell("answer", { ask: ask.id, choice: value });
  const given = ask.answered;
  return html`<div class="row">
    <button class=${`btn grow ${given === null ? "chosen" : ""}`} data-does=${`down ${ask.id}`}
      aria-pressed=${String(given === null)} onClick=${() => answer(null)}>
    ${t("ui-keep-hand-down")}</button>
      <button class=${`btn main grow ${given === one ? "chosen" : ""}`} data-does=${`up ${ask.id}`}
        aria-pressed=${String(given === one)} onClick=${() => answer(one)}>
        ${t("ui-raise-hand")}</button></div>
    <p class="small dim centre-text">
    ${howSealed(ask, given === undefined ? "ui-hands-sealed" : "ui-hands-change")}</p>`;
}
