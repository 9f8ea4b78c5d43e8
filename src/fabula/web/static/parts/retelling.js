// @ts-check
// A game told again: its moments one after another, how the cards lay then, who did something to whom.
import { asTold, beats, fold, isApart, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { sceneOf } from "../base/phases.js";
import { naming, stepText, storyLine } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import { titlesOf } from "../base/titles.js";
import { has, labelled, role as roleName, t } from "../base/words.js";
import { fabula, room } from "../base/wire.js";
import { Badge } from "./ring.js";
import { Icon, sideClass } from "./scene.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { Told } from "../base/choices.js" */

/** A card that somebody had. @typedef {{role: string, copied?: string}} Card */
/** A beat in which something happened, and all until then. @typedef {{name: string, events: Told[], until:
 *  Told[]}} Step */
/**
 * A sentence of the story: of which step it is, what has happened until then and in it, and who is marked.
 * @typedef {{step: Step, until: Told[], events: Told[], text: string, icon: string}} Moment
 */
/** A night or a day of the story: its first moment and its last. @typedef {{isNight: boolean, number: number,
 *  first: number, last: number}} Span */

export const SPARES = ["left", "middle", "right"];

/**
 * The cards in the middle, below the ring.
 * @param {{token: (place: string) => {cls: string, face?: Child, role?: string}}} props
 */
export const Spares = ({ token }) =>
  html`<div class="spares told">${SPARES.map((spare) => {
    const shown = token(spare);
    return html`<figure class=${`spare gtok ${shown.cls}`}><span class="coin">${shown.face || "☾"}</span>
      <figcaption>
    ${shown.role || t(`place-${spare}`)}</figcaption></figure>`;
  })}</div>`;

/**
 * A card in words: with what it copied, or what its player took it for.
 * @param {Card} card
 * @param {string} [believed]
 */
function cardText(card, believed) {
  const { tale } = room.value;
  return `${roleName(tale, card.role)}${
    card.copied ? ` = ${roleName(tale, card.copied)}` : believed ? ` (${roleName(tale, believed)})` : ""
  }`;
}

/**
 * The card that lay at a place at that moment.
 * @param {import("../base/fold.js").Known} state
 * @param {string | number} place
 */
export function tokenThen(state, place) {
  const card = state.cards[place];
  if (!card) return { face: undefined, cls: "" };
  const facts = roleOf(room.value.tale, card.copied || card.role);
  const side = sideClass(facts.side, facts.tale);
  return {
    face: html`<${Icon} name=${`g-${facts.icon}`} />
      <span class="pip"><${Icon} name=${`u-side-${side}`} /></span>`,
    cls: `s-${side}`,
    role: cardText(card, state.believed[place]),
  };
}

/** Who sits in the ring then: those who come later do not. @param {import("../base/fold.js").Known} state */
export function circleThen(state) {
  const comesLater = (/** @type {number} */ seat) =>
    !state.cards[seat] &&
    fabula.value.some((event) => event.e === "arrived" && event.seat === seat && event.after !== undefined);
  return [...room.value.seats.keys()].filter((seat) => !comesLater(seat));
}

/**
 * The seats as they were at that moment, lit where the beat was about them.
 * @param {import("../base/fold.js").Known} state
 * @param {Step} now
 */
export function seatsThen(state, now) {
  const involved = (/** @type {number} */ seat) =>
    now.name !== "deal" &&
    now.events.some(
      (event) =>
        !["shown", "granted", "revealed"].includes(event.e) &&
        [event.seat, event.a, event.b, event.place].includes(seat),
    );
  return circleThen(state).map((seat) => {
    const dead = state.dead.some((one) => one.seat === seat);
    const shown = tokenThen(state, seat);
    return {
      name: nameOf(seat),
      seat,
      apart: isApart(seat),
      ...shown,
      cls: `${shown.cls} ${dead ? "dead" : ""} ${involved(seat) ? "cur" : ""}`,
      label: labelled(nameOf(seat), [shown.role, dead && t("ui-dead")].filter(Boolean).join(", ")),
      badge: dead ? html`<${Badge} icon="u-grave" />` : null,
    };
  });
}

/** What a beat is called. @param {string} name */
export function beatName(name) {
  const [phase, step] = name.split(":");
  return step
    ? stepText(room.value.tale, step)
    : t(
        [`ui-beat-${phase}`, `ui-phase-${room.value.tale}-${phase}`, `ui-phase-${phase}`].find(has) ||
          "ui-phase-dusk",
      );
}

/** What is said of an event. @param {Told} event */
const lineOf = (event) => storyLine(room.value.tale, event, naming(nameOf));

/** All beats, each with what has happened until its end; cards looked at change nothing. @returns {Step[]} */
function wholeBeats() {
  let until = /** @type {Told[]} */ ([]);
  return beats.value.map(({ name, events }) => {
    const happened = events.filter(({ e }) => e !== "shown");
    until = [...until, ...happened];
    return { name, events: happened, until };
  });
}

/** The steps of the story: those in which something happened. */
export const stepsOfStory = () =>
  wholeBeats().filter(
    ({ name, events }) => name !== "look" && (name === "deal" || events.some((event) => lineOf(event))),
  );

/** The story as its sentences; that all cards turn at the end is who was who. @returns {Moment[]} */
export function momentsOfStory() {
  const moments = /** @type {Moment[]} */ ([]);
  for (const step of stepsOfStory()) {
    const before = step.until.length - step.events.length;
    const told = (/** @type {number} */ n) => step.until.slice(0, before + n);
    if (step.name === "deal") {
      moments.push({ step, until: step.until, events: [], text: t("ui-screen-deal"), icon: "u-card" });
      continue;
    }
    let since = 0;
    for (const [n, event] of step.events.entries()) {
      const text = step.name === "end" && event.e === "revealed" ? "" : lineOf(event);
      if (!text) continue;
      moments.push({
        step,
        until: told(n + 1),
        events: step.events.slice(since, n + 1),
        text,
        icon: iconOf(event),
      });
      since = n + 1;
    }
  }
  return moments;
}

/** The sign of what has happened: that of the role, where there is one. @param {Told} event */
const iconOf = (event) => (event.role ? `g-${roleOf(room.value.tale, event.role).icon}` : "u-mark");

/**
 * The nights and days of the story, each with the moments in it.
 * @param {Moment[]} moments
 * @returns {Span[]}
 */
export function spansOf(moments) {
  const { tale } = room.value;
  const spans = /** @type {Span[]} */ ([]);
  for (const [at, { step, until }] of moments.entries()) {
    const scene = sceneOf(tale, step.name.split(":")[0]);
    const told = fold(until).number;
    const isNight = scene === "night" || step.name === "deal" || (scene === "dusk" && told === 0);
    const number = Math.max(1, told);
    const last = spans.at(-1);
    if (last && last.isNight === isNight && last.number === number) last.last = at;
    else spans.push({ isNight, number, first: at, last: at });
  }
  return spans;
}

/** Who did something to whom. @param {Told[]} events @returns {[number, number][]} */
export function threadsOf(events) {
  const pairs = events.flatMap(({ e, seat, choice, a, b, cast = [] }) => {
    if (e === "chose") return [choice].flat(2).map((to) => [seat, to]);
    return e === "swapped" ? [[a, b]] : cast;
  });
  return /** @type {[number, number][]} */ (
    pairs.filter(([one, other]) => typeof one === "number" && typeof other === "number" && one !== other)
  );
}

/** What somebody is at the end. @param {import("../base/fold.js").Known} end @param {number} seat */
export const roleAt = (end, seat) => end.cards[seat]?.copied || end.cards[seat]?.role || "";

/** What the game has to say of its people. */
export function titles() {
  const { tale, seats } = room.value;
  const end = fold(fabula.value);
  const isGoodRole = (/** @type {string} */ role) =>
    Boolean(role) && sideClass(roleOf(tale, role).side, tale) === "good";
  return titlesOf({
    seats: seats.length,
    events: fabula.value.map(asTold),
    roleAt: (seat) => roleAt(end, seat),
    isGoodRole,
    isGood: (seat) => isGoodRole(roleAt(end, seat)),
    winners: end.won?.seats || [],
  });
}
