// @ts-check
// What whoever leads a trial game did, beside what bots pointed at and what was advised; kept on this device.
import { known, nameOf } from "../base/fold.js";
import { computed, effect, signal } from "../base/html.js";
import { answerOf } from "../screens/notebook.js";
import { taleOf } from "../base/tales.js";
import { keep, several, t } from "../base/words.js";
import { asks, entries, moment, moves, room } from "../base/wire.js";
import { own } from "./talelesson.js";

/** @import { Move } from "../base/messages.js" */
/** @import { Ask } from "../base/wire.js" */
/** @import { Choice, Option } from "../base/choices.js" */

/**
 * Something that went otherwise: `lot`, `misheard`, `decided` or `unshown`.
 * `at` is the moment at which it was first seen.
 * @typedef {{id: string, key: string, seats: number[], prompt?: string, choice?: Choice, at?: string}} Slip
 */
/**
 * `offered` is what was advised or pointed at, by night or day, question and seat.
 * @typedef {{of: string, offered: Record<string, Choice[]>, shown: string[], unshown: Slip[], ever: Slip[],
 *  read: string[]}} Diary
 */

const POINTED = "pointed";
const BEFORE = "before";
const BY_CLOCK = "clock";
const STORYTELLER = "storyteller";
/** Nothing is better there than anything else. */
const FREE = ["set", "tokens"];
const KEPT = "fabula.lesson";

const nameOfTheGame = () => (room.value ? `${room.value.code}.${room.value.game}` : "");

/** @returns {Diary} */
function opened() {
  const kept = keep(() => JSON.parse(sessionStorage.getItem(KEPT) || "null"));
  const of = nameOfTheGame();
  return kept?.of === of ? kept : { of, offered: {}, shown: [], unshown: [], ever: [], read: [] };
}

const diary = signal(opened());

/** @param {Partial<Diary>} more */
function note(more) {
  diary.value = { ...diary.peek(), ...more };
  keep(() => sessionStorage.setItem(KEPT, JSON.stringify(diary.peek())));
}

effect(() => {
  if (nameOfTheGame() !== diary.peek().of) diary.value = opened();
});

const same = (/** @type {Choice | undefined} */ one, /** @type {Choice | undefined} */ other) =>
  JSON.stringify(one) === JSON.stringify(other);
/** @param {number} number @param {string} prompt @param {number | string} who */
const keyOf = (number, prompt, who) => `${number} ${prompt} ${who}`;

effect(() => {
  const { offered } = diary.peek();
  const more = asks.value.flatMap((ask) => {
    const { why = "" } = ask;
    const counts = ask.seat === null ? why !== BEFORE && !FREE.includes(ask.prompt) : why === POINTED;
    const key = keyOf(known.value.number, ask.prompt, ask.seat ?? STORYTELLER);
    const isNew =
      counts && ask.suggested !== undefined && !offered[key]?.some((one) => same(one, ask.suggested));
    return isNew ? [[key, [...(offered[key] || []), ask.suggested]]] : [];
  });
  if (more.length) note({ offered: { ...offered, ...Object.fromEntries(more) } });
});

/** @param {Move} move @returns {Slip[]} */
function slipOf({ move, number, who, prompt, choice, by }) {
  const offered = diary.value.offered[keyOf(number, prompt, who)];
  if (!offered) return [];
  const key = `${move} ${JSON.stringify(choice)}`;
  if (by === BY_CLOCK) return [{ id: "lot", key, seats: [Number(who)], prompt }];
  if (offered.some((one) => same(one, choice))) return [];
  const id = who === STORYTELLER ? "decided" : "misheard";
  return [{ id, key, seats: who === STORYTELLER ? [] : [Number(who)], prompt, choice: offered.at(-1) }];
}

/** What stands otherwise now. @type {{value: Slip[]}} */
const slips = computed(() => [...moves.value.flatMap(slipOf), ...diary.value.unshown]);

effect(() => {
  const { ever } = diary.peek();
  const more = slips.value.filter(({ key }) => !ever.some((one) => one.key === key));
  if (more.length) note({ ever: [...ever, ...more.map((slip) => ({ ...slip, at: moment.peek() }))] });
});

// ---------------------------------------------------------------- what was shown

/** The seats that are told something with a card on the line that is walked. */
const toldNow = () => own.value?.told() ?? [];
const lineNow = () => own.value?.line() ?? "";

/** Whom this line tells something that they were not shown. */
export const unseen = () => toldNow().filter((seat) => !diary.value.shown.includes(`${lineNow()} ${seat}`));

let walked = { line: "", seats: /** @type {number[]} */ ([]) };

effect(() => {
  const card = own.value?.held();
  if (!card) return;
  const seats = card.seat === undefined ? toldNow() : [card.seat];
  const { shown, unshown } = diary.peek();
  const left = unshown.map((slip) => ({
    ...slip,
    seats: slip.seats.filter((seat) => !seats.includes(seat)),
  }));
  const now = seats.map((seat) => `${lineNow()} ${seat}`);
  note({ shown: [...new Set([...shown, ...now])], unshown: left.filter((slip) => slip.seats.length) });
});

effect(() => {
  const line = lineNow();
  const { shown, unshown } = diary.peek();
  if (walked.line && line !== walked.line) {
    const seats = walked.seats.filter((seat) => !shown.includes(`${walked.line} ${seat}`));
    const others = unshown.filter((slip) => slip.key !== walked.line && slip.key !== line);
    note({ unshown: seats.length ? [...others, { id: "unshown", key: walked.line, seats }] : others });
  }
  walked = { line, seats: toldNow() };
});

// ---------------------------------------------------------------- read, and told

/**
 * What has just gone otherwise: until it is read or mended, or the game goes on.
 * @returns {Slip | undefined}
 */
export const fresh = () =>
  diary.value.ever.find(
    ({ key, at }) =>
      at === moment.value && !diary.value.read.includes(key) && slips.value.some((one) => one.key === key),
  );

/** It was taken note of. @param {Slip} slip */
export const read = ({ key }) => note({ read: [...diary.peek().read, key] });

/**
 * A choice in the words of its game.
 * @param {{prompt: string, options: Option[]}} ask
 * @param {Choice} choice
 */
export const inWords = (ask, choice) =>
  own.value ? own.value.inWords(ask.prompt, choice) : answerOf(ask, choice);

/** At what a bot points. @param {Ask} ask */
export const pointsText = (ask) => {
  const name = nameOf(Number(ask.seat));
  if (ask.suggested === undefined) return "";
  return ask.suggested === null
    ? t("lesson-points-none", { name })
    : t("lesson-points", { name, what: inWords(ask, ask.suggested) });
};

/** What it means, and how to mend it. @param {Slip} slip */
export function slipText({ id, seats, prompt = "", choice = null }) {
  const names = several(seats.map(nameOf));
  return t(`lesson-slip-${id}.text`, {
    names,
    name: names,
    what: inWords({ prompt, options: [choice] }, choice),
  });
}

/**
 * All that ever went otherwise in this game, those of a kind together, mended or not.
 * @returns {{alike: Slip[], mended: boolean}[]}
 */
export function everything() {
  /** @type {Map<string, {alike: Slip[], mended: boolean}>} */
  const kinds = new Map();
  for (const slip of diary.value.ever) {
    const mended = !slips.value.some(({ key }) => key === slip.key);
    const kind = `${slip.id} ${mended}`;
    kinds.set(kind, { alike: [...(kinds.get(kind)?.alike || []), slip], mended });
  }
  return [...kinds.values()];
}

/** Several of a kind: how many, and who they are about. @param {Slip[]} alike */
export const severalText = (alike) =>
  t(`lesson-slip-${alike[0].id}.several`, {
    n: alike.reduce((sum, { seats }) => sum + Math.max(1, seats.length), 0),
    names: several([...new Set(alike.flatMap(({ seats }) => seats))].map(nameOf)),
  });

/** How often each thing went well. */
export function counted() {
  const seen = /** @type {Set<number>} */ (new Set());
  let call = 0;
  for (const { e } of entries.value) {
    if (e === "called" || e === "walked") call += 1;
    if (e === "woke") seen.add(call);
  }
  const made = moves.value.filter(
    ({ who, number, prompt }) => diary.value.offered[keyOf(number, prompt, who)],
  );
  const wrong = moves.value.flatMap(slipOf).filter(({ id }) => id !== "decided").length;
  return {
    calls: seen.size,
    shown: diary.value.shown.length,
    entered: made.filter(({ who }) => who !== STORYTELLER).length - wrong,
    decided: made.filter(({ who }) => who === STORYTELLER).length,
  };
}

const VOTES = ["vote", "nominations"];

/** Whether the first day is over: there was a vote, or time for one, and night has come or comes next. */
export function isThroughADay() {
  const phases = entries.value.filter((event) => event.e === "phase").map(({ phase }) => phase);
  const voted = phases.findIndex((phase) => VOTES.includes(phase));
  const night = [...taleOf(room.value.tale).asleep, "twilight"];
  return voted >= 0 && phases.slice(voted).some((phase) => night.includes(phase));
}
