// @ts-check
// The pages of the notebook: answers for those without a phone, hands at a glance, corrections, earlier
// answers.
import { known, nameOf } from "../base/fold.js";
import { gapOf, patternsOf, seatsIn, wordsIn } from "../base/gaps.js";
import { html, useState } from "../base/html.js";
import { Sheet } from "../parts/controls.js";
import { Icon } from "../parts/scene.js";
import { areStatements, sentences } from "../base/statements.js";
import { answerText, naming, optionText, sideText, stepText } from "../base/story.js";
import { screensOf } from "../base/tales.js";
import { has, role as roleName, several, t } from "../base/words.js";
import { amendments, asks, hasNamed, last, moves, room, tell } from "../base/wire.js";
import { SetBuilder } from "../parts/sets.js";
import { useCircle } from "../parts/circleanswer.js";
import { Note } from "../parts/leadernotes.js";
import { sizeOf, thingsOf, useChoice } from "../parts/chooser.js";

/** @import { Move } from "../base/messages.js" */
/** @import { Choice, Option } from "../base/choices.js" */
/** @typedef {import("../base/wire.js").Ask} Ask */

/** The text id of a question; `learn:seer` is what the seer learns. @param {string} prompt */
const idOf = (prompt) =>
  [
    `prompt-${room.value.tale}-${prompt.replace(":", "-")}`,
    `prompt-${room.value.tale}-${prompt}`,
    `prompt-${prompt.split(":")[0]}`,
  ].find(has) || "ui-choose-above";

/** The text of a question, after the role whose power it is about. @param {string} prompt */
function questionOf(prompt) {
  const [, role] = prompt.split(":");
  return role
    ? t("ui-about", { name: roleName(room.value.tale, role), question: t(idOf(prompt)) })
    : t(idOf(prompt));
}

/**
 * A part of an answer in words; what a role learns may be a number, all other numbers are seats, as are those
 * that it learns with something else.
 * @param {{prompt: string, options: Option[]}} ask
 * @param {Choice} part
 * @param {boolean} [alone]
 */
const partOf = (ask, part, alone = !ask.options.some(Array.isArray)) =>
  ask.prompt.startsWith("learn:") && (alone || typeof part !== "number")
    ? answerText(room.value.tale, part)
    : optionText(room.value.tale, part, naming(nameOf));

/**
 * An answer in words; to do nothing may have a word of its own.
 * @param {{prompt: string, options: Option[]}} ask
 * @param {Choice} choice
 */
export function answerOf(ask, choice) {
  if (areStatements(choice)) return sentences(room.value.tale, choice, naming(nameOf));
  if (choice !== null)
    return several([choice].flat().map((part) => partOf(ask, part, !Array.isArray(choice))));
  const own = `${idOf(ask.prompt)}.none`;
  return t(
    has(own) ? own : ask.options.flat().some((part) => typeof part === "string") ? "ui-nothing" : "ui-nobody",
  );
}

/**
 * Choose among options by touch, `apart` from the circle where that is out of reach.
 * @param {{ask: Ask, done: (value: Choice) => void, apart?: boolean}} props
 */
function Choosing({ ask, done, apart = false }) {
  return ask.prompt === "set" || gapOf(ask)?.pair
    ? html`<${Rebuilding} ask=${ask} done=${done} />`
    : html`<${Touching} ask=${ask} done=${done} apart=${apart} />`;
}

/**
 * What is put together anew from its parts, beginning with what was taken.
 * @param {{ask: Ask, done: (value: Choice) => void}} props
 */
function Rebuilding({ ask, done }) {
  const [made, make] = useState(ask.answered);
  const { PairMaker } = screensOf(room.value.tale);
  return html`${
    ask.prompt === "set"
      ? html`<${SetBuilder} shown=${ask.options[0]} suggested=${ask.answered} make=${make} />`
      : PairMaker && html`<${PairMaker} shape=${gapOf(ask)?.pair} made=${made} make=${make} name=${nameOf} />`
  }
    <button class="btn" disabled=${made === undefined} onClick=${() => made !== undefined && done(made)}>
      ${made === undefined ? t("ui-choose-above") : t("ui-change")}</button>`;
}

/** Whether the numbers among what may be touched are seats. @param {Ask} ask */
const areSeats = (ask) => !ask.prompt.startsWith("learn:") || ask.options.some(Array.isArray);

/** @param {{ask: Ask, done: (value: Choice) => void, apart: boolean}} props */
function Touching({ ask, done, apart }) {
  const { picked, touch, ...choice } = useChoice(ask);
  const things = thingsOf(ask);
  const whose = typeof ask.seat === "number" ? nameOf(ask.seat) : "";
  const seats = apart || !areSeats(ask) ? [] : things;
  const id = `${ask.seat}${ask.id}`;
  useCircle(
    { id, whose, title: questionOf(ask.prompt), things: seats, size: sizeOf(ask), picked, touch },
    true,
  );
  return html`<div class="chips">
    ${things.map(
      (one) => html`<button class=${`btn ${picked.includes(one) ? "chosen" : ""}`}
    aria-pressed=${String(picked.includes(one))} onClick=${() => touch(one)}>
      ${choice.nth(one) ? `${choice.nth(one)}. ` : ""}
    ${partOf(ask, one)}</button>`,
    )}</div>
    <div class="row wrap">${
      choice.none &&
      html`<button class="btn" onClick=${() => done(null)}>
    ${answerOf(ask, null)}</button>`
    }
      <button class="btn grow" disabled=${choice.whole === undefined}
        onClick=${() => done(choice.whole ?? null)}>
      ${
        choice.whole === undefined
          ? t("ui-choose-above")
          : t("ui-choose", { what: answerOf(ask, choice.whole) })
      }</button></div>`;
}

/**
 * The circle answers before the list is opened: a touch on a token opens it with that picked.
 * @param {{ask: Ask & {seat: number}, pick: (seat: number) => void}} props
 */
function AtOnce({ ask, pick }) {
  const [id, title] = [`${ask.seat}${ask.id}`, questionOf(ask.prompt)];
  const things = areSeats(ask) ? thingsOf(ask) : [];
  useCircle({ id, whose: nameOf(ask.seat), title, things, size: sizeOf(ask), picked: [], touch: pick }, true);
  return null;
}

/**
 * Answer for somebody without a phone; whose turn it is `at` the moment, the circle answers for.
 * @param {{ask: Ask & {seat: number}, at?: boolean}} props
 */
export function AnswerFor({ ask, at = false }) {
  const [open, set] = useState(false);
  const [picked, pick] = useState(/** @type {number | undefined} */ (undefined));
  const done = ask.answered !== undefined;
  const answer = (/** @type {Choice} */ value) => (
    set(false),
    tell("answer", { ask: ask.id, seat: ask.seat, choice: value })
  );
  const begun = picked === undefined ? ask.suggested : [picked];
  return html`<div class="panel stack answer-for"><div class="row between"><span class="grow"><b>
    ${nameOf(ask.seat)}</b><br />
    ${done ? answerOf(ask, ask.answered ?? null) : questionOf(ask.prompt)}</span>
    <button class="btn plain" aria-expanded=${String(open)}
      aria-label=${t("ui-about", {
        name: t(done ? "ui-change" : "ui-answer-for"),
        question: nameOf(ask.seat),
      })}
      onClick=${() => set(!open)}>${t(done ? "ui-change" : "ui-answer-for")}</button></div>
    ${
      open &&
      html`<${Choosing} done=${answer}
        ask=${done || begun === undefined ? ask : { ...ask, answered: begun }} />`
    }${
      at &&
      !open &&
      html`<${AtOnce} ask=${ask} pick=${(/** @type {number} */ seat) => (pick(seat), set(true))} />`
    }
      </div>`;
}

/**
 * What has to be known to decide this, to be opened: its title, and its lines.
 * @param {{id: string}} props
 */
const ToRead = ({ id }) =>
  has(`${id}.list`) &&
  html`<details><summary>${t(`${id}.read`)}</summary>
  <ul class="small">${t(`${id}.list`)
    .split("\n")
    .map((line) => html`<li>${line}</li>`)}</ul></details>`;

/** What the rules leave to the Storyteller. @param {{ask: Ask}} props */
export function Decision({ ask }) {
  const note = `${idOf(ask.prompt)}.note`;
  const answer = (/** @type {Choice} */ value) => tell("answer", { ask: ask.id, choice: value });
  return html`<section class="panel stack decision" aria-label=${t("ui-decide")}>
    <div><p class="small dim">${t("ui-decide")}</p><h2>${questionOf(ask.prompt)}</h2>
      ${has(note) && html`<p class="small dim">${t(note)}</p>`}<${ToRead} id=${idOf(ask.prompt)} /></div>
    <${Choosing} ask=${ask} done=${answer} />
    ${
      ask.suggested !== undefined &&
      html`<p class="small dim">
    ${t("ui-decide-else", { what: answerOf(ask, ask.suggested) })}</p>`
    }
      </section>`;
}

/**
 * A vote counted at a glance: touch whose hand is up; whoever is not touched keeps it down.
 * @param {{asked: Ask[]}} props
 */
export function Hands({ asked }) {
  const one = asked[0].options.find((option) => option !== null);
  const flip = (/** @type {Ask} */ ask) =>
    tell("answer", {
      ask: ask.id,
      seat: ask.seat,
      choice: ask.answered === one ? null : /** @type {number} */ (one),
    });
  const up = asked.filter((ask) => ask.answered === one).length;
  const question =
    typeof one === "number"
      ? t("ui-about", { name: nameOf(one), question: questionOf(asked[0].prompt) })
      : questionOf(asked[0].prompt);
  const seats = asked.map((ask) => /** @type {number} */ (ask.seat));
  useCircle({
    id: asked.map((ask) => ask.id).join(),
    title: question,
    things: seats,
    size: 0,
    picked: seats.filter((_, i) => asked[i].answered === one),
    touch: (seat) => flip(asked[seats.indexOf(seat)]),
  });
  return html`<div class="panel stack hands"><div class="row between"><h2>${question}</h2><span class="big">
    ${up}</span></div>
    <div class="chips" role="group" aria-label=${question}>
      ${asked.map(
        (ask) => html`<button class=${`btn ${ask.answered === one ? "chosen" : ""}`}
            aria-pressed=${String(ask.answered === one)}
      onClick=${() => flip(ask)}><${Icon} name="u-hand-up" />
        ${nameOf(/** @type {number} */ (ask.seat))}</button>`,
      )}</div></div>`;
}

/** What may be corrected about one seat, and named by it. @param {{seat: number, close: () => void}} props */
export function SeatNotes({ seat, close }) {
  const tale = room.value.tale;
  const [deep, dig] = useState("");
  const about = amendments.value.filter((one) => one[1]?.any?.includes(seat));
  const act = (/** @type {Choice[]} */ words) => (tell("amend", { act: words }), close());
  const floor = asks.value.find((ask) => ask.open && ask.seat === seat);
  // what puts up for the vote
  const word = room.value.settings.candidates === "suspected" ? "suspect" : "nominate";
  const naming = patternsOf(floor).find((option) => option[0] === word);
  const card = known.value.cards[seat];
  return html`<${Sheet} title=${nameOf(seat)} close=${close}><div class="stack">
    ${card && html`<p class="dim">${roleName(tale, card.copied || card.role)}</p>`}
    ${about.map((one) =>
      one.length === 2
        ? html`<button class="btn" onClick=${() => act([one[0], seat])}>${t(`ui-amend-${one[0]}`)}</button>`
        : html`<button class="btn" aria-expanded=${String(deep === one[0])}
            onClick=${() => dig(deep === one[0] ? "" : one[0])}>
        ${t(`ui-amend-${one[0]}`)}</button>
        ${
          deep === one[0] &&
          html`<div class="chips">
          ${wordsIn(one, 2).map(
            (role) =>
              html`<button class="btn" onClick=${() => act([one[0], seat, role])}>
                ${roleName(tale, role)}</button>`,
          )}</div>`
        }`,
    )}
    ${
      floor &&
      html`<button class="btn"
          onClick=${() => (tell("answer", { ask: floor.id, seat, choice: ["ready"] }), close())}>
      ${t("ui-ready-for")}</button>`
    }
    ${
      naming &&
      html`<h3>${t("ui-claim-nominate")}</h3><div class="chips">
      ${seatsIn(naming, 1).map(
        (other) =>
          html`<button class="btn"
              onClick=${() => (
                tell("answer", { ask: floor?.id ?? "", seat, choice: [word, other] }),
                close()
              )}>
      ${nameOf(other)}</button>`,
      )}</div>`
    }
    <${Note} seat=${seat} /><${Ending} act=${act} />
  </div></${Sheet}>`;
}

/** End it as the leader decides. @param {{act: (words: Choice[]) => void}} props */
function Ending({ act }) {
  const [sure, ask] = useState(false);
  const win = amendments.value.find((one) => one[0] === "win");
  if (!win) return null;
  return html`<button class="btn plain" aria-expanded=${String(sure)} onClick=${() => ask(!sure)}>
    ${t("ui-amend-win")}</button>
    ${
      sure &&
      html`<div class="chips">
      ${wordsIn(win, 1).map(
        (side) =>
          html`<button class="btn" onClick=${() => act(["win", side])}>
            ${sideText(room.value.tale, side)}</button>`,
      )}
      <button class="btn" onClick=${() => act(["end"])}>${t("story-won-nobody")}</button></div>`
    }`;
}

/**
 * Take the last step back; where that leads into another phase, only once it is said what that takes back.
 * @param {(sure: boolean) => void} ask
 */
export const takeBack = (ask) =>
  !hasNamed.value && last.value && last.value.phase !== known.value.phase ? ask(true) : void tell("undo");

/** Where a step back leads, and what is taken back. @param {{close: () => void}} props */
export function SureToTakeBack({ close }) {
  const { move, phase } = last.value || {};
  if (!move) return null;
  const tale = room.value.tale;
  const name = t([`ui-phase-${tale}-${phase}`, `ui-phase-${phase}`].find(has) || "ui-phase-dusk");
  const asked = move.who !== "time" && move.prompt !== "amend";
  return html`<${Sheet}
      title=${t("floor-undo-to", { where: [name, move.number || ""].filter(Boolean).join(" ") })}
          close=${close}>
    <div class="stack">
    <p>${t(asked ? "floor-undo-answer" : `floor-undo-${move.who === "time" ? "time" : "amend"}`)}</p>
    ${
      asked &&
      html`<p><span class="small dim">${titleOf(move, false)}</span><br /><b>
        ${whoOf(move)}</b> → ${answerOf(move, move.choice)}
      </p>`
    }
    <p class="small dim">${t("floor-undo-note")} ${asked && t("floor-undo-asked")}</p>
    <button class="btn main" onClick=${() => (tell("undo"), close())}><${Icon} name="u-undo" />
    ${t("floor-undo-do")}</button>
    <button class="btn" onClick=${close}>${t("floor-undo-not")}</button></div></${Sheet}>`;
}

/** Who gave an answer. @param {Move} one */
const whoOf = (one) =>
  typeof one.who === "number" ? nameOf(one.who) : t(one.who === "fate" ? "ui-fate" : "ui-you");

/** When something was asked, and what. @param {Move} one @param {boolean} [numbered] */
function titleOf(one, numbered = true) {
  const tale = room.value.tale;
  const [phase, step] = one.beat.split(":");
  const called = step
    ? stepText(tale, step)
    : t(
        [
          `ui-beat-${tale}-${phase}`,
          `ui-beat-${phase}`,
          `ui-phase-${tale}-${phase}`,
          `ui-phase-${phase}`,
        ].find(has) || "ui-phase-dusk",
      );
  return [
    numbered ? one.number || "" : "",
    called,
    one.who === "storyteller"
      ? step && one.prompt.endsWith(`:${step}`)
        ? t(idOf(one.prompt))
        : questionOf(one.prompt)
      : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * What was answered so far; any answer may be changed, and the telling goes on from there.
 * @param {{close: () => void}} props
 */
export function Moves({ close }) {
  const [at, open] = useState(/** @type {number | null} */ (null));
  const edit = (/** @type {number} */ move) => (/** @type {Choice} */ choice) => (
    tell("edit", { move, choice }),
    close()
  );
  return html`<${Sheet} title=${t("ui-answers")} close=${close} wide=${true}><p class="small dim">
    ${t("ui-answers-note")}</p>
    <ol class="list">${[...moves.value].reverse().map(
      (one) => html`<li key=${one.move} class="wrap">
    <span class="grow small"><span class="dim">${titleOf(one)}</span><br /><b>
    ${whoOf(one)}</b> → ${answerOf(one, one.choice)}</span>
    <button class="btn plain" aria-expanded=${String(at === one.move)}
      onClick=${() => open(at === one.move ? null : one.move)}>
      <${Icon} name="u-pen" />${t("ui-change")}</button>
    ${
      at === one.move &&
      html`<div class="stack full">
      <${Choosing} ask=${{ ...one, id: `move-${one.move}`, answered: one.choice }} done=${edit(one.move)}
        apart=${true} /></div>`
    }</li>`,
    )}</ol>
      </${Sheet}>`;
}
