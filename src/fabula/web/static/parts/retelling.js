// @ts-check
// A game told again: its moments one after another, how the cards lay then, who did something to whom. What
// all have watched together is one moment, with the words and the hands of its scene.
import { asTold, beats, fold, isApart, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { sceneOf } from "../base/phases.js";
import { named, ownSaid, saidIn } from "../base/scenewords.js";
import { naming, stepText, storyLine } from "../base/story.js";
import { roleOf, taleOf } from "../base/tales.js";
import { titlesOf } from "../base/titles.js";
import { has, labelled, role as roleName, t } from "../base/words.js";
import { fabula, room } from "../base/wire.js";
import { Badge } from "./ring.js";
import { Icon, sideClass } from "./scene.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { Told } from "../base/choices.js" */
/** @import { Again } from "../base/events.js" */
/** @import { Scene } from "../base/messages.js" */

/** A card that somebody had. @typedef {{role: string, copied?: string}} Card */
/** A beat in which something happened, and all until then. @typedef {{name: string, events: Told[], until:
 *  Told[]}} Step */
/**
 * A sentence of the story, or a scene that all have watched: of which step it is, what has happened until
 * then and in it, what is read besides.
 * @typedef {{step: Step, until: Told[], events: Told[], text: string, icon: string, scene?: Again, more?:
 *  string}} Moment
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
export function cardText(card, believed) {
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
    ({ name, events }) =>
      name !== "look" && (name === "deal" || events.some((event) => event.scenes || lineOf(event))),
  );

/** What was said in a scene. @param {Again} scene */
const sentencesOf = (scene) => saidIn(room.value.tale, /** @type {Scene} */ (scene));

/** The sign of a scene, by its kind. @type {Record<string, string>} */
const SIGNS = {
  result: "u-hand-up",
  execution: "u-gavel",
  dawn: "u-sunrise",
  death: "u-grave",
  exile: "u-door",
  end: "u-flag",
};

/** The signs of steps in which no role is called and nothing is watched. @type {Record<string, string[]>} */
const STEPS = {
  "u-card": ["deal", "acquaintance"],
  "u-sunrise": ["dawn"],
  "u-chat": ["talk", "day", "plea", "hushed_plea", "trial"],
  "u-threads": ["nominations"],
  "u-pen": ["naming"],
  "u-hand-up": ["vote", "revote", "ballot", "election", "die", "revolution"],
  "u-candle": ["farewell", "last_words", "reckoning"],
  "u-gavel": ["execution"],
  "u-door": ["exile"],
  "u-moon": ["dusk", "sunset", "twilight", "night", "nightfall"],
  "u-flag": ["end"],
};

/** What a scene of a kind shows better, before it. @type {Record<string, string>} */
const TOLD_BY = { raised: "result" };
/** What is told once more after a scene of a kind. @type {Record<string, string>} */
const TOLD_IN = { quiet: "dawn" };

/**
 * What is shown of a step, event by event: its scenes, and what is said of all else. What belongs to a scene
 * is shown with it.
 * @param {Step} step
 */
function* shownOf({ name, events }) {
  let more = /** @type {string[]} */ ([]);
  const isOf = (/** @type {Told} */ { scenes }, /** @type {string | undefined} */ kind) =>
    Boolean(kind) && scenes?.some((scene) => scene.kind === kind);
  for (const [n, event] of events.entries()) {
    if (events.slice(n).some((one) => isOf(one, TOLD_BY[event.e]))) continue;
    if (events.slice(0, n).some((one) => isOf(one, TOLD_IN[event.e]))) continue;
    const line = name === "end" && event.e === "revealed" ? "" : lineOf(event);
    if (event.cast) more = [...more, line].filter(Boolean);
    for (const scene of event.scenes || []) {
      const text = sentencesOf(scene).join(" ");
      const cast = scene.kind === "result" ? more.join(" · ") : "";
      more = [];
      if (text) yield { n, text, icon: SIGNS[scene.kind] || "u-mark", scene, more: cast };
    }
    if (line && !event.watched && !event.scenes) yield { n, text: line, icon: iconOf(event) };
  }
}

/** The sentences of a step; of what all have watched those of its scenes. @param {Step} step */
export const linesOfStep = (step) => [...shownOf(step)].map(({ text }) => text);

/**
 * Whether somebody did something in a step, or all watched it; not that nobody did what they might.
 * @param {Step} step
 */
export const isOfEffect = ({ events }) =>
  events.some((one) => one.scenes || (lineOf(one) && !(one.e === "chose" && (one.choice ?? null) === null)));

/**
 * The story as its scenes and sentences; that all cards turn at the end is who was who.
 * @returns {Moment[]}
 */
export function momentsOfStory() {
  const moments = /** @type {Moment[]} */ ([]);
  for (const step of stepsOfStory()) {
    const before = step.until.length - step.events.length;
    if (step.name === "deal") {
      moments.push({ step, until: step.until, events: [], text: t("ui-screen-deal"), icon: "u-card" });
      continue;
    }
    let since = 0;
    for (const { n, ...shown } of shownOf(step)) {
      const until = step.until.slice(0, before + n + 1);
      moments.push({ step, until, events: step.events.slice(since, n + 1), ...shown });
      since = n + 1;
    }
  }
  return moments;
}

/** What a moment is called: a scene by its kind, all else by its step. @param {Moment} moment */
export const momentName = ({ step, scene }) =>
  (scene && ownSaid(room.value.tale, "scene-kind", scene.kind)) || beatName(step.name);

/** Whom a moment is about. @param {Moment} moment @param {number} seat */
export const isAbout = ({ step, events, scene }, seat) =>
  scene
    ? scene.dead?.includes(seat) || scene.said.some((one) => named(one).includes(seat))
    : step.name !== "deal" &&
      events.some(
        (event) =>
          !["granted", "revealed"].includes(event.e) &&
          [event.seat, event.a, event.b, event.place, event.candidate, event.nominee].includes(seat),
      );

/** Who did something to whom in a moment. @param {Moment} moment */
export const threadsIn = ({ events, scene }) => scene?.hands || threadsOf(events);

/** The signs of what happens without a role: seen, done, said. @type {Record<string, string[]>} */
const DEEDS = {
  "u-eye": ["learned", "saw", "met", "shown", "informed", "misled"],
  "u-threads": ["nominated", "chose", "swapped", "attacked", "saved", "pointed"],
  "u-chat": ["stated", "claimed", "announced", "last_wish"],
  "u-hand-up": ["voted", "tallied", "counted"],
};

/** The sign of what has happened: that of the role, where there is one. @param {Told} event */
const iconOf = ({ role, e }) =>
  role
    ? `g-${roleOf(room.value.tale, role).icon}`
    : Object.keys(DEEDS).find((sign) => DEEDS[sign].includes(e)) || "u-mark";

/** Which night or day a step is of. @param {Step} step */
function spanThen({ name, until }) {
  const scene = sceneOf(room.value.tale, name.split(":")[0]);
  const told = fold(until).number;
  const isNight = scene === "night" || name === "deal" || (scene === "dusk" && told === 0);
  return { isNight, number: Math.max(1, told) };
}

/** A word for the night or the day that a step is of. @param {Step} step */
export const spanOfStep = (step) => Object.values(spanThen(step)).join(" ");

/**
 * The sign of a step: of the role that is called, of what all watch in it, of its kind; else of the first
 * that is told in it.
 * @param {Step} step
 */
export function signOfStep(step) {
  const [name, called] = step.name.split(":");
  const role = taleOf(room.value.tale).roles.find(({ id }) => id === called);
  if (role) return `g-${role.icon}`;
  const shown = [...shownOf(step)];
  if (called) return shown.find(({ icon }) => icon.startsWith("g-"))?.icon || "u-eye"; // a gang, or news
  const watched = shown.findLast(({ scene }) => scene && SIGNS[scene.kind] && scene.kind !== "dawn");
  const own = Object.keys(STEPS).find((sign) => STEPS[sign].includes(name));
  return watched?.icon || own || shown[0]?.icon || "u-mark";
}

/**
 * The nights and days of the story, each with the moments in it.
 * @param {Moment[]} moments
 * @returns {Span[]}
 */
export function spansOf(moments) {
  const spans = /** @type {Span[]} */ ([]);
  for (const [at, { step, until }] of moments.entries()) {
    const { isNight, number } = spanThen({ ...step, until });
    const last = spans.at(-1);
    if (last && last.isNight === isNight && last.number === number) last.last = at;
    else spans.push({ isNight, number, first: at, last: at });
  }
  return spans;
}

/** Who did something to whom. @param {Told[]} events @returns {[number, number][]} */
export function threadsOf(events) {
  const pairs = events.flatMap(({ e, seat, choice, nominee, a, b, cast = [] }) => {
    if (e === "nominated") return nominee === undefined ? [] : [[seat, nominee]];
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
