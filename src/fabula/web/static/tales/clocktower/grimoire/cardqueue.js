// @ts-check
// What is to be shown to whom: a card for each fact, one for all who are awake together, until it has been
// shown.
import { asTold } from "../../../base/fold.js";
import { html } from "../../../base/html.js";
import { Icon } from "../../../parts/scene.js";
import { journalLine, naming, storyLine } from "../../../base/story.js";
import { roleOf } from "../../../base/tales.js";
import { labelled, role as roleName, several, t } from "../../../base/words.js";
import { entries, room, tell, toShow } from "../../../base/wire.js";
import { book, isSober, marksOf, named, ownerOf, TOGETHER } from "./book.js";
import { cardOf, holdUp } from "./cards.js";
import { markText } from "./chips.js";
import { choseWords } from "./decision.js";
import { isWithoutAPhone, signOf } from "./signs.js";

/** @import { Entry } from "../../../base/events.js" */
/** @import { Held } from "./cards.js" */
/** @import { Choice, Told } from "../../../base/choices.js" */
/** @import { Child } from "../../../vendor/preact.js" */

/**
 * What one card says to whom, and by which entries it was told.
 * @typedef {{seats: number[], events: Told[], card: Held | null, text: string}} Show
 */

const name = naming(named);
const TOLD = ["informed", "shown", "card"];
const FELLOWS = "fellows";
const HERRING = "red_herring";

/**
 * What happened besides in words, where whoever leads does something for it.
 * @type {import("../../../base/choices.js").ByEvent<[], string>}
 */
const HAPPENED = {
  chose: ({ seat, role, choice }) =>
    t("grim-chose", { name: named(seat), what: choseWords({ role, choice }) }),
  fell: ({ seat }) => t("grim-falls", { name: named(seat) }),
  marked: ({ seat, kind }) => t("grim-marks", { name: named(seat), mark: markText(kind) }),
};

const happenedText = (/** @type {Entry} */ event) =>
  /** @type {((event: Entry) => string) | undefined} */ (HAPPENED[event.e]);

/** A fact in words, for whoever leads. @param {Told} event */
function factText(event) {
  const tale = room.value.tale;
  if (event.e === "shown")
    return t("grim-to-show-role", { name: named(event.seat), role: roleName(tale, event.role ?? "") });
  if (event.e === "card") return storyLine(tale, event, name);
  const told = labelled(
    named(event.seat),
    journalLine(tale, event, name, event.seat ?? -1) || storyLine(tale, event, name),
  );
  return [told, ...becauseOf(event)].join(" ");
}

/**
 * Why a sober Fortune Teller is told yes, where it is so: one of the two is a Demon, or the red herring.
 * @param {Told} event
 */
function becauseOf({ kind, seat, answer, a, b }) {
  if (kind !== "fortune_teller" || answer !== "yes" || !isSober(Number(seat))) return [];
  const is = (/** @type {number} */ one) =>
    roleOf(room.value.tale, book.value.roles[one]).kind === "demon"
      ? t("grim-because-demon", { name: named(one) })
      : marksOf(one).some((mark) => mark.kind === HERRING && ownerOf(mark) === seat)
        ? t("grim-because-herring", { name: named(one) })
        : "";
  return [a, b].map((one) => is(Number(one))).filter(Boolean);
}

/** What makes facts for several the same. @param {Told} event */
const sameness = ({ seat: _, ...event }) => JSON.stringify(event);

/**
 * What all see who are awake together, whichever of it they are told: the Demons, or the Minions.
 * @type {Record<string, "demon" | "minions">}
 */
const SEEN = { demon: "demon", legion_wakes: "demon", minions: "minions", [FELLOWS]: "minions" };
const seenBy = (/** @type {Told} */ { kind = "" }) => SEEN[kind];

/**
 * Things by what is the same of them.
 * @template T
 * @param {T[]} things
 * @param {(one: T) => string} by
 * @returns {T[][]}
 */
function grouped(things, by) {
  const groups = /** @type {Record<string, T[]>} */ ({});
  for (const one of things) (groups[by(one)] ||= []).push(one);
  return Object.values(groups);
}

/**
 * What several are told of the same players, or one of them alone, as it stands on a card.
 * @param {Told[]} some
 * @param {number[]} awake
 * @returns {Held | null}
 */
function seenCard(some, awake) {
  const what = seenBy(some[0]);
  if (!what) return cardOf(some[0]);
  const own = some.flatMap(({ kind, seat = -1 }) => (kind === FELLOWS ? [seat] : []));
  const seats = [...new Set([...some.flatMap((one) => one.seats || []), ...own])].sort((a, b) => a - b);
  const isAmongThem = awake.some((seat) => seats.includes(seat));
  if (what === "minions")
    return { title: isAmongThem ? "grim-card-all-minions" : "grim-card-minions", seats };
  return { title: some.every(isOneOf(seats)) ? "grim-card-all-demons" : "grim-card-demon", seats };
}

const isOneOf = (/** @type {number[]} */ seats) => (/** @type {Told} */ one) =>
  seats.includes(one.seat ?? -1);

/** What a card says, in words. @param {Held} card */
const saysOf = ({ title, gaps, seats = [], roles = [] }) =>
  labelled(
    t(title, gaps),
    several([...roles.map((role) => roleName(room.value.tale, role)), ...seats.map((seat) => named(seat))]),
  );

/**
 * What those who are awake together see, on one card: all of it that is for the same players.
 * @param {Told[]} events
 * @returns {Show[]}
 */
function together(events) {
  const facts = events.filter(({ e }) => e === "informed");
  const awake = [...new Set(facts.filter(seenBy).map(({ seat = -1 }) => seat))];
  const parts = grouped(facts, (fact) => seenBy(fact) || sameness(fact)).flatMap((some) => {
    const card = seenCard(some, awake);
    const seats = seenBy(some[0]) ? awake : some.map(({ seat = -1 }) => seat);
    return card ? [{ seats, events: some, card }] : [];
  });
  return grouped(parts, ({ seats }) => seats.join())
    .map((some) => {
      const cards = some.map(({ card }) => card);
      const { seats } = some[0];
      return {
        seats,
        events: some.flatMap((one) => one.events),
        card: { ...cards[0], also: cards.slice(1) },
        text: labelled(several(seats.map(named)), cards.map(saysOf).join(" · ")),
      };
    })
    .filter((show) => show.events.length > 1);
}

/** All that is to be shown, on as few cards as may be. @param {Told[]} events @returns {Show[]} */
function showsOf(events) {
  const shared = TOGETHER.includes(book.value.line) ? together(events) : [];
  const single = events.filter((event) => !shared.some((one) => one.events.includes(event)));
  return [
    ...shared,
    ...single.map((event) => ({
      seats: [event.seat ?? -1],
      events: [event],
      card: cardOf(event),
      text: factText(event),
    })),
  ];
}

/** The numbers of entries. @param {Told[]} events */
const numbersOf = (events) => events.map((event) => entries.value.indexOf(/** @type {Entry} */ (event)) + 1);

/** What somebody without a phone has not been told yet. */
export const due = () =>
  toShow.value
    .map((number) => entries.value[number - 1])
    .filter(Boolean)
    .map(asTold);

/** These were shown. @param {Told[]} events */
export const haveShown = (events) => {
  const numbers = numbersOf(events).filter((number) => toShow.value.includes(number));
  if (numbers.length) tell("showed", { entries: numbers });
};

/** A fact with its card, or to be said. @param {{show: Show, children?: Child}} props */
const Line = ({ show, children }) => html`<li><span class="grow">${show.text}${
  show.seats.every(isWithoutAPhone) &&
  signOf(show.card) &&
  html` <span class="small dim block">${signOf(show.card)}</span>`
}</span>
  ${
    show.card &&
    html`<button class="btn small"
    onClick=${() =>
      show.card &&
      holdUp(show.card, show.seats.length > 1 ? undefined : show.seats[0], () => haveShown(show.events))}>
    <${Icon} name="u-card" />${t("grim-show")}</button>`
  }${children}</li>`;

/** What happened on the line that is walked, each fact with its card to show. */
export function Told() {
  const { beat } = book.value;
  const happened = beat.flatMap((event) => happenedText(event)?.(event) ?? []);
  const shows = showsOf(beat.map(asTold).filter(({ e }) => TOLD.includes(e))).filter(({ text }) => text);
  if (!happened.length && !shows.length) return null;
  return html`<ol class="list told">${happened.map(
    (text) => html`<li><span class="grow">
    ${text}</span></li>`,
  )}
    ${shows.map((show) => html`<${Line} show=${show} />`)}</ol>`;
}

/** What waits to be shown or said, besides what stands on the line that is walked, and the cards at dusk. */
export function ToShow() {
  const { beat, phase } = book.value;
  const events = due()
    .filter((event) => !beat.includes(/** @type {Entry} */ (event)) || phase !== "night")
    .filter(({ e }) => phase !== "dusk" || e !== "shown");
  const shows = showsOf(events).filter(({ text }) => text);
  if (!shows.length) return null;
  return html`<section class="panel stack tight" aria-label=${t("grim-due")}><h2>${t("grim-due")}</h2>
    <ol class="list told">
    ${shows.map(
      (
        show,
      ) => html`<${Line} show=${show}><button class="btn small plain" onClick=${() => haveShown(show.events)}>
      <${Icon} name="u-check" />${t("grim-due-done")}</button></${Line}>`,
    )}</ol></section>`;
}
