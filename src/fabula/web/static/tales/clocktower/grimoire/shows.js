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
import { choseWords } from "./decide.js";
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

/** What makes facts for several the same: Minions who see each other see all of them. @param {Told} event */
const sameness = ({ seat: _, ...event }) => (event.kind === FELLOWS ? FELLOWS : JSON.stringify(event));

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

/** What those who are awake together all see, on one card. @param {Told[]} events @returns {Show[]} */
function together(events) {
  const alike = grouped(
    events.filter(({ e }) => e === "informed"),
    sameness,
  ).filter((some) => some.length > 1);
  const each = alike.map((some) => {
    const seats = some.map(({ seat = -1 }) => seat);
    return {
      seats,
      events: some,
      card: /** @type {Held} */ (
        some[0].kind === FELLOWS ? { title: "grim-card-all-minions", seats } : cardOf(some[0])
      ),
    };
  });
  return grouped(each, ({ seats }) => seats.join()).map((some) => {
    const cards = some.map(({ card }) => card);
    const says = cards
      .map(({ title, seats = [] }) => labelled(t(title), several(seats.map((seat) => named(seat)))))
      .join(" · ");
    return {
      seats: some[0].seats,
      events: some.flatMap((one) => one.events),
      card: { ...cards[0], also: cards.slice(1) },
      text: labelled(several(some[0].seats.map(named)), says),
    };
  });
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
