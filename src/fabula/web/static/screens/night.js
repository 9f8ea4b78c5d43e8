// @ts-check
// The night: one layout, one title, one ring, one candle, two buttons, two lines below, for everybody alike:
// a neighbour who looks on sees the same seats lit and the same buttons, whatever is asked. What cannot be
// chosen says so in words.
import { known, nameOf } from "../base/fold.js";
import { html, useEffect, useState } from "../base/html.js";
import { Badge, Ring } from "../parts/ring.js";
import { isTimed, TableCandle } from "../parts/time.js";
import { isDead } from "../base/phases.js";
import { choiceText, journalLine, naming, newsLines, optionText } from "../base/story.js";
import { screensOf, taleOf } from "../base/tales.js";
import { anyText, has, own, t } from "../base/words.js";
import { asks, isKept, me, room, tell } from "../base/wire.js";
import { sizeOf, useChoice } from "../parts/chooser.js";
import { hasBook } from "./journal.js";
import { seatsOf } from "../parts/seats.js";

/** @import { Choice, Told } from "../base/choices.js" */
/** @import { Ask } from "../base/wire.js" */

/** So many letters stand on the button. */
const TWO_LINES = 38;
const SPARES = ["left", "middle", "right"];

export function Night() {
  const here = room.value;
  const ask = asks.value.find((one) => !one.open);
  const choice = useChoice(ask);
  const [told, tellWhy] = useState({ id: "", why: "" });
  const touch = (/** @type {Choice} */ part) => {
    const may = ask && choice.may(part);
    take("");
    tellWhy({ id: ask?.id || "", why: may ? "" : "ui-night-not-that" });
    if (may) choice.touch(part);
  };
  const everybody = seatsOf((seat) => ({
    onPick: ask ? () => touch(seat) : undefined,
    pressed: choice.picked.includes(seat),
    badge: choice.nth(seat) ? html`<${Badge}>${choice.nth(seat)}</${Badge}>` : null,
    label: seat === me.value.seat ? t("ui-you") : nameOf(seat),
  }));
  // who came late sits where they sat down, who has left nowhere
  const order = known.value.circle || [...everybody.keys()];
  const mine = order.indexOf(me.value.seat ?? -1);
  const lives = ask || !isDead(me.value.seat);
  const { choosesRoles, isRole, RoleStrip } = screensOf(here.tale);
  const names = lives && choosesRoles?.(ask);
  const words = choice.words(SPARES).filter((word) => !names || !isRole?.(word));
  const spares = lives && taleOf(here.tale).spares > 0;
  const [answered, take] = useAnswered(ask);
  const answer = (/** @type {Choice} */ value) => {
    take(ask?.id || "");
    tell("answer", { ask: ask?.id ?? "", choice: value });
  };
  const pass = () => (choice.none ? answer(null) : tellWhy({ id: ask?.id || "", why: "ui-night-must" }));
  return html`<div class="ask"><h2 class="title">${title(ask)}</h2><p>
    ${note(ask, told.id === ask?.id ? told.why : "")}</p></div>
    <${Learned} />
    ${wordsToTouch(words, choice)}
    ${names && html`<${RoleStrip} ask=${ask} picked=${choice.picked} touch=${touch} />`}
    <div class="middle"><${Ring} seats=${order.map((seat) => everybody[seat])} me=${mine < 0 ? null : mine}>
      ${spares ? sparesToTouch(ask, choice.picked, touch) : html`<${TableCandle} tall=${72} />`}
      <span class=${`small dim ${spares ? "sleeps" : ""}`}>${spares && html`<${TableCandle} tall=${26} />`}
        ${own(here.tale, "ui-town-sleeps")}</span>
    </${Ring}></div>
    <div class="foot"><div class="row">
      ${
        lives &&
        html`<button class="btn" data-does="pass" disabled=${!ask} onClick=${pass}>${t("ui-nothing")}</button>
        <button class="btn main grow" data-does="choose" disabled=${!ask || choice.whole === undefined}
          title=${button(ask, choice)} onClick=${() => answer(choice.whole ?? null)}>
            ${short(button(ask, choice), choice.picked.length)}</button>`
      }</div>
      <p class="small dim two-lines centre-text">
        ${
          isKept(ask)
            ? t("table-kept")
            : answered && answered !== ask?.id
              ? t("ui-answered")
              : lives && t(isTimed.value ? "ui-night-note" : "ui-night-note-led")
        }
        </p></div>`;
}

/** So long it is said of an answer that it was taken, once something else is asked (ms). */
const SAID = 2500;

/**
 * Which question was answered last: until something is touched, or something else has been asked a while.
 * @param {Ask | undefined} ask
 * @returns {[string, (id: string) => void]}
 */
function useAnswered(ask) {
  const [answered, take] = useState("");
  const isNew = Boolean(ask && answered && answered !== ask.id);
  useEffect(() => {
    if (!isNew) return;
    const soon = setTimeout(() => take(""), SAID);
    return () => clearTimeout(soon);
  }, [isNew, ask?.id]);
  return [answered, take];
}

/** What is asked, or that nothing is. @param {Ask | undefined} of */
function title(of) {
  if (!of) return isDead(me.value.seat) ? t("ui-you-are-dead") : own(room.value.tale, "ui-night-quiet");
  return t(promptId(room.value.tale, of.prompt));
}

/**
 * What stands below it, or why something cannot be chosen.
 * @param {Ask | undefined} of
 * @param {string} why
 */
function note(of, why) {
  if (of && why) return html`<b>${t(why)}</b>`;
  if (of) return anyText(`${promptId(room.value.tale, of.prompt)}.note`);
  const walked = `ui-night-walked-${room.value.tale}`; // by a person, without a clock
  return t(
    isDead(me.value.seat)
      ? "ui-you-are-dead-note"
      : !isTimed.value && has(walked)
        ? walked
        : "ui-night-quiet-note",
  );
}

/** So that the button keeps its height. @param {string} text @param {number} n */
function short(text, n) {
  return text.length > TWO_LINES ? t("table-chosen", { n }) : text;
}

/** What the button says. @param {Ask | undefined} of @param {ReturnType<typeof useChoice>} choice */
function button(of, { picked, whole }) {
  if (!of) return t("ui-not-asked");
  if (!picked.length) return t("ui-choose-somebody");
  if (whole === undefined) return t("ui-picked", { n: picked.length, of: sizeOf(of) });
  return t("ui-choose", { what: choiceText(room.value.tale, picked, naming(nameOf)) });
}

/**
 * The cards in the middle, to be touched.
 * @param {Ask | undefined} ask
 * @param {Choice[]} picked
 * @param {(spare: string) => void} touch
 */
const sparesToTouch = (ask, picked, touch) =>
  html`<div class="spares" role="group" aria-label=${t("ui-spares")}>
          ${SPARES.map(
            (spare) => html`<button class=${`spare ${picked.includes(spare) ? "on" : ""}`}
          aria-pressed=${String(picked.includes(spare))}
            disabled=${!ask} onClick=${() => touch(spare)}><span aria-hidden="true">☾</span>
              <span class="vh">${t(`place-${spare}`)}</span>
              </button>`,
          )}</div>`;

/** The words that may be chosen. @param {Choice[]} words @param {ReturnType<typeof useChoice>} choice */
const wordsToTouch = (words, choice) =>
  words.length > 0 &&
  html`<div class="chips centre">
      ${words.map(
        (word) => html`<button class=${`btn ${choice.picked.includes(word) ? "chosen" : ""}`}
      aria-pressed=${String(choice.picked.includes(word))} onClick=${() => choice.touch(word)}>
      ${optionText(room.value.tale, word, naming(nameOf))}</button>`,
      )}</div>`;

/** The text of what is asked: dreams are of no tale. @param {string} tale @param {string} prompt */
export const promptId = (tale, prompt) =>
  prompt.startsWith("dream-") ? `prompt-${prompt}` : `prompt-${tale}-${prompt.replaceAll(":", "-")}`;

/**
 * Of several times that fingers were pointed only the last.
 * @param {string[]} lines
 * @param {Told[]} events
 */
const lastPointing = (lines, events) =>
  lines.filter((_, i) => events[i]?.e !== "pointed" || i === lines.length - 1);

/** What this call has taught: a strip of parchment, and later a line of the journal. */
function Learned() {
  const { learned, awake, news } = known.value;
  const here = room.value;
  const mine = learned
    .map((event) => journalLine(here.tale, event, naming(nameOf), me.value.seat))
    .filter(Boolean);
  const lines = mine.length
    ? lastPointing(mine, learned)
    : newsLines(
        here.tale,
        news.filter((event) => event.e !== "voted"),
        naming(nameOf),
        0,
      );
  const book = learned.find(hasBook);
  const title = awake && has(`${here.tale}-${awake}`) && !lines.length ? "" : lines.join(" ");
  return html`<div class="learned" aria-live="polite">
    ${title && html`<p class="paper strip">${lines.map((line) => html`<span>${line}</span>`)}</p>`}
    ${book && html`<${screensOf(here.tale).Book} pages=${book.answer} />`}</div>`;
}
