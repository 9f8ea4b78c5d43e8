// @ts-check
// The voice: any device may be the one that speaks. It says what all may hear, at the pace all share.
import { effect } from "../base/html.js";
import { ahead, clock, connected, entries, room, tell } from "../base/wire.js";
import { known, nameOf } from "../base/fold.js";
import { ability } from "./card.js";
import { toldHere, toldId, wordsOfTold } from "./varianttale.js";
import { pairsAmong, wordsOfPairs } from "./jinxes.js";
import { caption, drop, hush, isSaying, onceQuiet, sayAloud, speaks, unsay, voiceIsThere } from "./speech.js";
import { saidIn } from "../base/scenewords.js";
import { wonId } from "../base/story.js";
import { COUNTS_THE_DEAD } from "../base/phases.js";
import { isReady, screensOf, taleOf } from "../base/tales.js";
import { inTurn, wordingOf } from "../base/wordings.js";
import { has, loadWordsOf, role as roleName, several, t } from "../base/words.js";

/** @import { Entry } from "../base/events.js" */
/** @import { Scene } from "../base/messages.js" */
/** @typedef {import("../base/words.js").Gaps} Gaps */

export { caption, hush, isSaying, speaks, voiceIsThere };

/** @typedef {import("../base/wordings.js").Line} Line */

/** Lines in words, as far as there are any. @param {Line[]} lines @returns {string[]} */
const worded = (lines) => lines.filter(isThere).map(inWords);
const isThere = (/** @type {Line} */ line) => has(wordingOf(line));
const inWords = (/** @type {Line} */ line) =>
  t(wordingOf(line), typeof line === "string" ? undefined : line[1]);
const idOf = (/** @type {Line} */ line) => (typeof line === "string" ? line : line[0]);

/** What calls somebody, or asks for hands: once something else is called, it is not begun any more. */
const CALLS = /-(wake|named)$/;

/**
 * Say some lines one after another.
 * @param {Line[]} lines
 * @param {boolean} [captioned] whether they stand on the screen too
 */
export function say(lines, captioned = true) {
  const there = lines.filter(isThere);
  sayAloud(there.map(inWords), { of: there.map(idOf), captioned });
}

/**
 * Where the voice is in a telling: the call that is open, the phase, which have begun on this day before,
 * who is tied and how many have pleaded, whose exile was called for, which tales were told.
 */
const FRESH = () => ({
  step: "",
  phase: "",
  number: 0,
  begun: /** @type {string[]} */ ([]),
  tied: /** @type {number[]} */ ([]),
  pleas: 0,
  exiling: -1,
  told: /** @type {string[]} */ ([]),
});
let place = FRESH();

const namesOf = (/** @type {number[]} */ seats) => ({ names: several(seats.map(nameOf)), n: seats.length });
/** The role that a seat's card shows now that it is turned up. @param {number} seat */
const turnedUp = (seat) => {
  const card = known.value.revealed[seat];
  return card?.copied || card?.role || "";
};
/** A line, and the event it tells of. @typedef {{line: Line, of: string}} Said */

/**
 * Whether all watch a scene that tells of such an event, as the tale says.
 * @param {string} tale
 * @param {Entry} event
 */
function isWatched(tale, event) {
  const words = taleOf(tale).watched[event.e];
  const word = [
    "phase" in event && event.phase,
    "cause" in event && event.cause,
    "kind" in event && event.kind,
  ].find(Boolean);
  return Boolean(words) && (!words.length || words.includes(String(word)));
}

/**
 * Whether a line is said in a scene, and not besides. Where a tie is not the end of it the line calls those
 * who are tied.
 * @param {string} tale
 * @param {Said} told
 */
const isShown = (tale, { of }) =>
  of in taleOf(tale).watched && (of !== "tied" || Boolean(screensOf(tale).endsInATie));

/** Whether a line asks for hands, for which it is too late once they are counted. @param {Said} told */
const isNamed = ({ of }) => of === "named";

/**
 * Something of the tale, if it has words for it.
 * @param {string} what
 * @param {Gaps} gaps
 * @returns {[string, Gaps] | null}
 */
const ifWorded = (what, gaps) => (has(`voice-${room.value.tale}-${what}`) ? [what, gaps] : null);

/**
 * What is said of a single event, where the tale has words for it.
 * @type {import("../base/choices.js").ByEvent<[], [string, Gaps] | null>}
 */
const SPOKEN = {
  nominated: ({ seat, nominee }) => ["nominated", { who: nameOf(seat), name: nameOf(nominee) }],
  condemned: ({ seats }) => ["condemned", namesOf(seats)],
  survived: ({ seat }) => ["executed-lives", { name: nameOf(seat) }],
  unexecuted: () => ["executed-nobody", {}],
  died: ({ seat, cause }) => ifWorded(DEATHS_BY_DAY[cause] || `died-${cause}`, { name: nameOf(seat) }),
  used: ({ seat, kind, nominee }) => ifWorded(`used-${kind}`, { who: nameOf(seat), name: nameOf(nominee) }),
  nothing_happened: () => ["used-nothing", {}],
  stalled: ({ n }) => ["stalled", { n }],
  exile_called: ({ seat, nominee }) => ["exile-called", { who: nameOf(seat), name: nameOf(nominee) }],
  exile_failed: ({ nominee }) => ["exile-failed", { name: nameOf(nominee) }],
  arrived: ({ seat, role }) => [
    "arrived",
    { name: nameOf(seat), role: roleName(room.value.tale, role), ability: ability(room.value.tale, role) },
  ],
  settled: ({ seat }) => ["settled", { name: nameOf(seat) }],
  departed: ({ seat }) => ["departed", { name: nameOf(seat) }],
  last_wish: ({ seat, text }) => ["last-wish", { name: nameOf(seat), text }],
};
/** @type {Record<string, string>} */
const DEATHS_BY_DAY = { execution: "executed", exile: "exiled" };

/** Whether those who are called only meet. */
const isMeeting = () => place.phase === "acquaintance" || (place.phase === "night" && place.number === 1);

const MOST_PAIRS = 5;

/**
 * The rules between roles of the script, in play or not, so that they tell nothing.
 * @param {string} tale
 * @returns {Line[]}
 */
function pairsAloud(tale) {
  const pairs = pairsAmong(tale, room.value.roles);
  if (!pairs.length) return [];
  const rules = pairs.slice(0, MOST_PAIRS).map(
    ([a, b]) =>
      /** @type {Line} */ ([
        `voice-${tale}-jinx`,
        {
          a: roleName(tale, a),
          b: roleName(tale, b),
          rule: has(`jinx-${a}-${b}`) ? t(`jinx-${a}-${b}`) : "",
        },
      ]),
  );
  return [
    [`voice-${tale}-jinxes`, {}],
    ...rules,
    ...(pairs.length > MOST_PAIRS ? [`voice-${tale}-jinxes-more`] : []),
  ];
}

/** Whether all look at a phone of their own, which asks them: to close their eyes they are not told. */
function allHavePhones() {
  const { people, seats, settings } = room.value;
  return !settings.masks && !settings.varied && !people.some((one) => one.guest && seats.includes(one.id));
}

/**
 * A line of the tale, in the wording whose turn it is.
 * @param {string} tale
 * @param {string} what
 * @param {Gaps} [gaps]
 * @returns {Line}
 */
function lineOf(tale, what, gaps = {}) {
  const onPhones = `voice-${tale}-${what}-phones`;
  if (has(onPhones) && room.value && allHavePhones()) return [onPhones, gaps];
  const varied = room.value?.settings.varied ? inTurn(tale, place.step, room.value.game + place.number) : {};
  return [`voice-${tale}-${what}`, { ...varied, ...gaps }];
}

/** Another line where those who are called only meet. */
const meeting = (/** @type {string} */ tale, /** @type {string} */ what, usual = what) =>
  isMeeting() && has(`voice-${tale}-meet-${what}`) ? `meet-${what}` : usual;

/** Whoever was called last closes their eyes. @param {string} tale */
const sleepLine = (tale) => lineOf(tale, meeting(tale, `${place.step}-sleep`));

/** What is told once in a game. @param {string} tale @param {string} id @returns {Line[]} */
function onceTold(tale, id) {
  const lines = place.told.includes(id) ? [] : [toldId(tale, id)];
  place = { ...place, told: [...place.told, id] };
  return lines;
}

/** Somebody is called. @param {string} tale @param {string} step */
function linesOfCall(tale, step) {
  const begins = !place.phase || !has(`voice-${tale}-${place.phase}`);
  const before = place.step ? [sleepLine(tale)] : begins ? [lineOf(tale, "begin")] : [];
  place = { ...place, step };
  return [...before, lineOf(tale, meeting(tale, step, `${step}-wake`))];
}

/**
 * What is heard of those who have not lived to see a day, and of others.
 * @param {string} tale
 * @param {number} number of the day
 * @param {Entry[]} news
 * @returns {Said[]}
 */
function linesOfNews(tale, number, news) {
  const seatsOf = (/** @type {string} */ kind) =>
    news.flatMap((event) => (event.e === kind && "seat" in event ? (event.seat ?? []) : []));
  const nobody = number > 1 && !seatsOf("died").length;
  const told = Object.entries({ died: "killed", jailed: "jailed", freed: "freed", revived: "revived" })
    .filter(([kind, what]) => seatsOf(kind).length && (kind !== "revived" || has(`voice-${tale}-${what}`)))
    .map(([kind, what]) => ({ line: lineOf(tale, what, namesOf(seatsOf(kind))), of: kind }));
  return nobody ? [{ line: lineOf(tale, "nobody-killed"), of: "died" }, ...told] : told;
}

/**
 * What a phase begins with: the cards are looked at once, no day is over before the first, and what goes on
 * after a vote is not opened again.
 * @param {string} tale
 * @param {string} phase
 * @param {string} before the phase until now
 * @param {number[]} condemned
 * @returns {Line[]}
 */
function linesOfBeginning(tale, phase, before, condemned) {
  if (phase === "plea") return [lineOf(tale, "plea", { name: nameOf(place.tied[place.pleas++]) })];
  const duskAgain = phase === "dusk" && !["", "deal"].includes(before);
  const isFirst = place.number === 1 && has(`voice-${tale}-first-${phase}`);
  const goesOn = place.begun.includes(phase) && has(`voice-${tale}-more-${phase}`);
  const what = goesOn ? `more-${phase}` : phase;
  const about = { ...namesOf(phase === "farewell" ? condemned : place.tied), name: nameOf(place.exiling) };
  const usual = () => lineOf(tale, what, about);
  const lines = isFirst ? [lineOf(tale, `first-${phase}`)] : duskAgain ? [] : [usual()];
  return phase === "dusk" && !duskAgain ? [...lines, ...pairsAloud(tale)] : lines;
}

/**
 * A phase begins.
 * @param {string} tale
 * @param {Extract<Entry, {e: "phase"}>} event
 * @param {Entry[]} events all that came with it
 * @returns {Said[]}
 */
function linesOfPhase(tale, { phase, number }, events, rest = events) {
  const { asleep } = taleOf(tale);
  const goesOn = phase === "night" && asleep.includes("night");
  const lines = place.step && !goesOn ? [sleepLine(tale)] : [];
  const before = place.phase;
  if (phase !== before && !goesOn) place = { ...place, step: "" };
  const end = rest.findIndex((other) => other.e === "phase" || other.e === "called");
  const news = end < 0 ? rest : rest.slice(0, end);
  const condemned = [...news, ...events].find((other) => other.e === "condemned")?.seats || [];
  place = { ...place, phase, number, begun: number === place.number ? place.begun : [] };
  lines.push(
    ...toldHere(tale).flatMap(({ id, told }) => (told === phase ? onceTold(tale, id) : [])),
    ...linesOfBeginning(tale, phase, before, condemned),
  );
  place.begun = [...place.begun, phase];
  const counts = COUNTS_THE_DEAD.includes(phase) && !asleep.includes(phase);
  return [...lines.map((line) => ({ line, of: "" })), ...(counts ? linesOfNews(tale, number, news) : [])];
}

/**
 * What is said of one event.
 * @param {string} tale
 * @param {Entry} event
 * @returns {Line[]}
 */
function linesOfOne(tale, event) {
  const tell = /** @type {((event: Entry) => [string, Gaps] | null) | undefined} */ (SPOKEN[event.e]);
  const spoken = tell?.(event);
  const lines = spoken ? [lineOf(tale, ...spoken)] : [];
  if (event.e === "called") return linesOfCall(tale, event.step);
  if (event.e === "coloured")
    lines.push([`story-${tale}-coloured-${event.kind}`, { who: nameOf(event.seat ?? -1) }]);
  if (event.e === "won") lines.push(wonId(tale, event, turnedUp));
  if (event.e === "rolled") lines.push(...onceTold(tale, event.variant));
  if (event.e === "named") lines.push(lineOf(tale, "named", { name: nameOf(event.seat) }));
  if (event.e === "exile_called") place = { ...place, exiling: event.nominee };
  if (event.e === "tied") {
    place = { ...place, tied: event.seats, pleas: 0 };
    lines.push(lineOf(tale, "tied", namesOf(event.seats)));
  }
  return lines;
}

/**
 * What is said of events that all hear, in the order in which they came.
 * @param {string} tale
 * @param {Entry[]} events
 * @returns {Said[]}
 */
const toldFor = (tale, events) =>
  events.flatMap((event, i) =>
    event.e === "phase"
      ? linesOfPhase(tale, event, events, events.slice(i + 1))
      : linesOfOne(tale, event).map((line) => ({ line, of: event.e })),
  );

/**
 * The lines of events that all hear.
 * @param {string} tale
 * @param {Entry[]} events
 * @returns {Line[]}
 */
export const linesFor = (tale, events) => toldFor(tale, events).map(({ line }) => line);

const MARKS = ["phase", "called", "named", "tied"];
const isMark = (/** @type {Entry} */ event) => MARKS.includes(event.e);

/**
 * The words that belong to this moment, from all that was heard: the news before a talk belong to it.
 * @param {string} tale
 * @param {Entry[]} events
 * @param {string[]} but events of which it is said elsewhere
 * @returns {string}
 */
export function wordsNow(tale, events, but = []) {
  const marks = events.flatMap((event, i) => (isMark(event) ? [i] : []));
  let at = marks.length - 1;
  const leadsOn = (/** @type {Entry} */ event) =>
    event?.e === "tied" || (event?.e === "phase" && COUNTS_THE_DEAD.includes(event.phase));
  while (at > 0 && events[marks[at]].e === "phase" && leadsOn(events[marks[at - 1]])) at -= 1;
  const kept = place;
  let words = "";
  for (; at >= 0 && !words; at -= 1) {
    place = FRESH();
    linesFor(tale, events.slice(0, marks[at]));
    const told = toldFor(tale, events.slice(marks[at])).filter(({ of }) => !but.includes(of));
    words = worded(told.map(({ line }) => line)).join(" ");
    if (but.length) break;
  }
  place = kept;
  return words;
}

effect(() => {
  if (
    speaks.value &&
    room.value &&
    isReady(room.value.tale) &&
    pairsAmong(room.value.tale, room.value.roles).length
  )
    wordsOfPairs();
});

effect(() => {
  const tale = room.value?.tale;
  if (!tale || !isReady(tale)) return;
  if (room.value.settings.varied && taleOf(tale).speech.includes("varied")) loadWordsOf(`${tale}-wordings`);
  if (toldHere(tale).length) wordsOfTold(tale);
});

/** Whether a line tells what comes of a tie, which is seen first. @param {Said} told */
const isOfATie = ({ of }) => of === "tied";

/** What a sentence of a scene belongs to. */
const OF_A_SCENE = "scene ";
/** What is said when all scenes are over. @type {Line[]} */
const later = [];
/** What is said as soon as this scene is over, whatever follows. @type {{after: string, lines: Line[]}} */
let next = { after: "", lines: [] };
/** Which scene it is. @param {Scene | null} [scene] */
const nameOfScene = (scene) => (scene ? `${OF_A_SCENE}${scene.n} ${scene.kind}` : "");

/** Say what has waited for a scene that is over, now that this one is on, or none. @param {string} which */
function sayNext(which) {
  if (which === next.after) return;
  const { lines } = next;
  next = { after: which, lines: [] };
  say(lines);
}
/** Which scene has been said, or is about to be. */
let shown = "";
/** What is said after last words. @type {ReturnType<typeof setTimeout> | undefined} */
let rest;

let told = 0;
/** @type {Entry[]} */
let last = [];

effect(() => {
  const all = entries.value;
  const tale = room.value?.tale || "";
  if (all.length < told || all[0] !== last[0]) {
    told = 0;
    place = FRESH();
  }
  const catchingUp = told === 0 && all.length > 6;
  const isOn = Boolean(clock.peek().scene);
  const fresh = tale && isReady(tale) ? all.slice(told) : [];
  const split = isOn ? fresh.findLastIndex((event) => isWatched(tale, event)) + 1 : 0;
  const besides = (/** @type {Said[]} */ list) =>
    list.filter((one) => !isShown(tale, one)).map(({ line }) => line);
  const watched = toldFor(tale, fresh.slice(0, split)).filter((one) => !isNamed(one));
  const before = besides(watched.filter((one) => !isOfATie(one)));
  const tied = besides(watched.filter(isOfATie));
  const after = besides(toldFor(tale, fresh.slice(split)));
  told = all.length;
  last = all;
  if (catchingUp) return;
  const skipped = split || fresh.some(isMark) ? drop((of) => CALLS.test(of)) : [];
  sayNext(nameOfScene(clock.peek().scene));
  next.lines.push(...tied);
  const isSaid = (/** @type {Line} */ line) => !skipped.includes(idOf(line).replace(/-sleep$/, "-wake"));
  say(before.filter(isSaid));
  if (isOn) later.push(...after.filter(isSaid));
  else say(after.filter(isSaid));
});

/** When the scene that is on ends; by how much (ms) that is sooner. */
let ends = 0;
const A_MOMENT = 300;

/**
 * What a scene says in a moment, and what waits for that; a device too busy for it says it all the same once
 * the scene is over, for else nobody heard who has won.
 * @type {(() => void) | null}
 */
let due = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;

function sayDue() {
  clearTimeout(soon);
  const act = due;
  due = null;
  act?.();
}

/** Who cuts a scene short cuts its sentences short. @param {string} scene */
function breakOff(scene) {
  due = null;
  unsay((of) => of === scene);
}

effect(() => {
  const { scene, paused } = clock.value;
  const tale = room.value?.tale;
  if (!tale || !isReady(tale) || paused) return;
  clearTimeout(rest);
  const which = nameOfScene(scene);
  const over = which === shown ? scene?.ends || 0 : Date.now() + ahead.value;
  if (shown && over < ends - A_MOMENT) breakOff(shown);
  else if (which !== shown) sayDue();
  sayNext(which);
  ends = scene?.ends || 0;
  if (!scene) {
    shown = "";
    return void say(later.splice(0));
  }
  const begun = scene.length - ((scene.ends || 0) - ahead.value - Date.now());
  const heard = scene.speakers?.length ? scene.speakers.length + 1 : scene.said.length;
  const ended = (scene.words_at || 0) + (scene.words || 0) - begun; // and then the rest is said
  const done = () => report(scene.n);
  const isWhole = heard >= scene.said.length || ended <= 0;
  if (!isWhole)
    rest = setTimeout(
      () =>
        shown === which &&
        sayAloud(saidIn(tale, { ...scene, said: scene.said.slice(heard) }), { of: which, done }),
      ended,
    );
  if (which === shown) return;
  shown = which;
  // never before it is seen, be it late in the scene; one that is over by then is far too short
  const wait = (scene.speaks < scene.length ? scene.speaks : scene.length / 3) - begun;
  const first = { ...scene, said: scene.said.slice(0, heard) };
  const more = isWhole ? { of: which, done } : { of: which };
  due = () => sayAloud(saidIn(tale, first), more);
  soon = setTimeout(sayDue, Math.max(0, wait));
});

/** Whether this device has told that it speaks. */
let hasSpoken = false;

/** A device that speaks tells so, and when it has said what waits for it. */
const report = (/** @type {number} */ n) => void (speaks.value && tell("spoken", n ? { n } : {}));

effect(() => {
  if (!connected.value || !room.value?.code) return;
  if (speaks.value) tell("speaks");
  else if (hasSpoken) tell("speaks", { on: false });
  hasSpoken = speaks.value;
});

/** Which time runs only once all has been said: when it ends, as was reported last. */
let reported = 0;

/** Nothing more is to be said of what has begun: its time may run. */
function reportQuiet() {
  const { scene, ends, length } = clock.peek();
  const waits = !scene && ends && length && ends - length > Date.now() + ahead.peek();
  if (!waits || ends === reported || isSaying() || !speaks.peek()) return;
  reported = ends;
  report(0);
}
onceQuiet(reportQuiet);
effect(() => void (clock.value && queueMicrotask(reportQuiet)));

const MINUTE = 60_000;
/**
 * What is said so long before the end of a talk, where the tale has words for it.
 * @type {[string, number][]}
 */
export const WARNINGS = [
  ["time-to-choose", 3 * MINUTE],
  ["last-minute", MINUTE],
];
/** @type {ReturnType<typeof setTimeout>[]} */
let warnings = [];

effect(() => {
  warnings.forEach(clearTimeout);
  warnings = [];
  const { phase, ends, length } = clock.value;
  const tale = room.value?.tale;
  if (!tale || !isReady(tale) || !ends || !length || taleOf(tale).asleep.includes(phase)) return;
  for (const [what, before] of WARNINGS) {
    const wait = ends - before - ahead.value - Date.now();
    if (length > before && wait > 0) warnings.push(setTimeout(() => say([`voice-${tale}-${what}`]), wait));
  }
});
