// @ts-check
// The one socket to the server: it comes back by itself, and what was not acknowledged is sent again.
import { batch, computed, signal } from "./html.js";
import { keep, lang, loadWordsOf, t } from "./words.js";

/** @import { Args, Pattern } from "./choices.js" */
/** @import { Move, Person } from "./messages.js" */
/** @import { Signal } from "../vendor/signals.js" */
/** @import * as messages from "./messages.js" */
/** @import { Entry } from "./events.js" */
/** @typedef {messages.Ask} Ask */
/** @typedef {Omit<messages.Choose, "t" | "id">} Choose */
/** @typedef {{why: string, args: import("./choices.js").Args}} Refusal */
/** @typedef {Omit<messages.Clock, "t">} Clock */
/** @typedef {{code: string, person: string | null}} Place */

export const connected = signal(false);
/** The room as the server tells it. @type {Signal<messages.Room | null>} */
export const told = signal(null);
/**
 * The room, with the names of people as they are shown: a bot may play on under somebody's name. There is one
 * wherever a screen of a room is drawn; what may be drawn before asks for it.
 */
export const room = /** @type {import("../vendor/signals.js").Computed<messages.Room>} */ (
  computed(() => told.value && { ...told.value, people: told.value.people.map(asShown) })
);
/** @param {messages.Person} one */
const asShown = (one) => (one.stands_in ? { ...one, name: t("ui-stands-in", { name: one.name }) } : one);
/** @type {Signal<Ask[]>} */
export const asks = signal([]);
/** Whom whoever leads has still to name, of whom nobody else has heard; null where nothing is to be told. */
export const toName = signal(/** @type {number[] | null} */ (null));
/** Whom they have just named and would take back; null where nothing has been told. */
export const hasNamed = signal(/** @type {number[] | null} */ (null));
/** Who may be named next. */
export const nameable = signal(/** @type {number[]} */ ([]));
/** Of what those die whom they name, as it was foreseen. */
export const causes = signal(/** @type {messages.Foreseen[]} */ ([]));
/** For whom without a phone this device raises a hand, where Fabula leads. @type {{value: number[]}} */
export const hands = signal([]);
/** What they are asked before all. @type {Signal<Ask[]>} */
export const lent = signal([]);
/** What whoever leads would go on from. @type {Signal<string>} */
export const moment = signal("");
/** @type {Signal<Entry[]>} */
export const entries = signal([]);
/** @type {Signal<Clock>} */
export const clock = signal({ phase: "lobby" });
/** @type {Signal<Record<string, messages.Jotting>>} */
export const pocketbook = signal({});
/** What this player has written down that is about nobody. */
export const ownPage = signal("");
/** @type {Signal<Partial<messages.Desk>>} */
export const desk = signal({});
/** Which side this player says will win. */
export const wager = signal("");
/** @type {Signal<messages.Said[]>} */
export const said = signal([]);
/** @type {Signal<Entry[]>} */
export const fabula = signal([]);
/**
 * What a person who leads is told besides: what may be corrected, what was answered, what is to come.
 * @type {Signal<import("./choices.js").Pattern[]>}
 */
export const amendments = signal([]);
/** @type {Signal<messages.Move[]>} */
export const moves = signal([]);
/**
 * What undo would take back, and in which phase that was.
 * @type {Signal<{move: messages.Move, phase: string} | null>}
 */
export const last = signal(null);
/** @type {Signal<messages.Foreseen[]>} */
export const foresight = signal([]);
/** What whoever leads will be asked in the night to come. */
export const coming = signal(/** @type {Ask[]} */ ([]));
/** The entries that nobody without a phone has been told yet, by number. @type {{value: number[]}} */
export const toShow = signal([]);
/** The last refusal, for all to see until it is dealt with. @type {Signal<Refusal | null>} */
export const refusal = signal(null);
/** Who this device is: {code, person}. @type {Signal<Place | null>} */
export const place = signal(null);
/** Whether this device waits for somebody to let it in. */
export const knocking = signal(false);
/** What the server's clock is ahead of this device's, in ms. */
export const ahead = signal(0);

/** This person as the room knows them, with seat, host and leader. */
export const me = computed(() => {
  const here = room.value;
  const id = place.value?.person;
  if (!here || !id)
    return {
      id: null,
      seat: null,
      host: false,
      leader: false,
      watches: false,
      seenAll: false,
      name: "",
      muted: false,
    };
  const seat = here.seats.indexOf(id);
  const person = here.people.find((one) => one.id === id);
  return {
    id,
    name: person?.name || "",
    seat: seat < 0 ? null : seat,
    host: here.host === id,
    muted: Boolean(person?.muted),
    leader: [here.leader, ...(here.beside || [])].includes(id),
    watches: Boolean(here.watching?.includes(id)),
    seenAll: Boolean(here.seen_all?.includes(id)),
  };
});

/** What has to be there before a room of another tale is shown; the tales say it.
 * @type {{room: (tale: string) => Promise<unknown>}} */
export const before = { room: () => Promise.resolve() };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/**
 * Who is not answered for so long takes the line for dead: no browser says so of a line that nobody has
 * closed. Where that was in vain they wait twice as long, for it may be that a server has much to do.
 */
const ANSWERED_WITHIN = 2500;
/** Who comes in may have to wait until it is known which server has the room. */
const LET_IN_WITHIN = 8000;
/** A server that stops has handed its rooms over: whoever was in one comes again within this time. */
const AT_ONCE = 80;
const STOPPING = 1012;
/** The server says something, if only nothing, about twice as often. */
const SILENT_FOR = 35000;
/** How often who waits at the door asks again. */
const KNOCK = 2500;
/** @type {Record<number, string>} */
export const GONE = {
  4002: "refused-removed",
  4003: "refused-moved",
  4004: "refused-no-onlookers",
  4005: "refused-stands-still",
};

/** @type {WebSocket | null} */
let socket = null;
/** @typedef {messages.Make | messages.Join | messages.Return | messages.Watch | messages.MoveIn} First */
/** What is said first over a new line. @type {First | null} */
let first = null;
/** The room as told last. @type {messages.Room | null} */
let latest = null;
let game = 0;
let wait = FIRST_WAIT;
let patience = ANSWERED_WITHIN;
let silence = 0;
let wanted = false;
let numbered = 0;
/** @typedef {messages.Done | messages.Ticketed} Answered */
/** @typedef {{done: (told: Answered) => void, failed: (why: Refusal) => void}} Waits */
/** @typedef {Waits & {command: messages.Command, said: string, answer: Promise<Answered>}} Underway */
/** @type {Map<string, Underway>} */
const underway = new Map();
/** The same for all to see. @type {Signal<messages.Command[]>} */
const waiting = signal([]);
const note = () => (waiting.value = [...underway.values()].map(({ command }) => command));
/** @type {{done: (place: Place) => void, failed: (why: Refusal) => void} | null} */
let entering = null;

/** Whether something this device has said is not acknowledged yet. */
export const busy = computed(() => waiting.value.length > 0);

/** Whether the answer to this waits for a line, to be sent by itself. @param {Ask | undefined} ask */
export const isKept = (ask) =>
  Boolean(ask) &&
  !connected.value &&
  waiting.value.some((command) => command.t === "answer" && command.ask === ask?.id);

const keyOf = (/** @type {string} */ code) => `fabula.key.${code}`;

/** The key this device keeps for a room. @param {string} code @returns {string | null} */
export const kept = (code) => keep(() => localStorage.getItem(keyOf(code)));

/** A secret of this device's own, so that what is lost on the way may be sent again. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A code for a room: the server gives it another one if it is taken. */
const newCode = () => String(100000 + (crypto.getRandomValues(new Uint32Array(1))[0] % 900000));

/** The face this device chose last. */
const face = () => keep(() => localStorage.getItem("fabula.face")) || "";

/** Make a room. @param {{name: string, tale?: string, trial?: boolean, lead?: boolean}} wish */
export const make = (wish) =>
  enter({ t: "make", lang: lang.value, key: newKey(), code: newCode(), face: face(), ...wish });
/** Sit down in a room; who had a key there is known by it. @param {string} code @param {string} name */
export const join = (code, name) =>
  enter({ t: "join", code, name, lang: lang.value, key: kept(code) || newKey(), face: face() });
/** Come back with the kept key. @param {string} code */
export const back = (code) => enter({ t: "return", code, key: kept(code) || "" });
/** Look on, perhaps later. @param {string} code */
export const watch = (code) =>
  enter({ t: "watch", code, lang: lang.value, delay: +location.search.slice(7) | 0 });
/** Take one's place on this device. @param {string} code @param {string} ticket */
export const moveIn = (code, ticket) => enter({ t: "move_in", code, ticket });

/** It names the room, so that a proxy before several servers knows which one has it. */
const address = (code = "") =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?room=${encodeURIComponent(code)}`;

/**
 * Whether there is a table, without coming in; who has sat there learns more.
 * @param {string} code
 * @returns {Promise<messages.Found>}
 */
export const find = (code) =>
  new Promise((done, failed) => {
    const line = new WebSocket(address(code));
    line.onopen = () =>
      line.send(JSON.stringify({ t: "find", code, ...(kept(code) ? { key: kept(code) } : {}) }));
    line.onmessage = (event) => {
      const [told] = JSON.parse(event.data);
      if (!told) return;
      line.close();
      if (told.t === "found") done(told);
      else failed({ why: told.why, args: told.args || {} });
    };
    line.onerror = () => failed(null);
  });

const LAST = "fabula.last";

/** The table this device was at last. */
export const lastTable = () => keep(() => localStorage.getItem(LAST));

/** @param {First} message @returns {Promise<Place>} */
function enter(message) {
  leave();
  const words = loadWordsOf("door").catch(() => null);
  first = message;
  wanted = true;
  return new Promise((done, failed) => {
    entering = { done, failed: (why) => words.then(() => failed(why)) };
    connect();
  });
}

/** Let go of the room. */
export function leave() {
  wanted = false;
  first = null;
  latest = null;
  const old = socket;
  socket = null;
  old?.close();
  for (const each of [told, place, refusal, toName, hasNamed]) each.value = null;
  for (const each of [entries, said, fabula]) each.value = [];
  forgetLeading();
  for (const each of [asks, hands, lent, causes]) each.value = [];
  moment.value = "";
  clock.value = { phase: "lobby" };
  pocketbook.value = {};
  wager.value = ownPage.value = "";
  knocking.value = false;
  game = 0;
  underway.clear();
  note();
}

/** Who leads no more keeps nothing of what they were told for it. */
function forgetLeading() {
  for (const each of [amendments, moves, foresight, toShow, coming]) if (each.value.length) each.value = [];
  last.value = null;
  desk.value = {};
}

function connect() {
  if (!wanted || socket) return;
  const mine = new WebSocket(address(first?.code));
  socket = mine;
  mine.onopen = () => mine.send(JSON.stringify(first));
  expect(() => !connected.value, LET_IN_WITHIN);
  mine.onmessage = (event) => {
    if (mine !== socket) return;
    clearTimeout(silence);
    silence = setTimeout(() => mine === socket && drop(), SILENT_FOR);
    const messages = JSON.parse(event.data);
    if (messages.length) dispatchEvent(new Event("told")); // before anything of it is shown
    batch(() => messages.forEach(take));
  };
  mine.onclose = (event) => mine === socket && lost(event.code);
}

/** @param {number} code */
function lost(code) {
  const wasIn = connected.value;
  socket = null;
  connected.value = false;
  if (GONE[code]) {
    wanted = false;
    refusal.value = { why: GONE[code], args: {} };
    return;
  }
  if (entering) refusal.value = { why: "ui-no-line", args: {} };
  const handedOver = wasIn && code === STOPPING;
  setTimeout(connect, handedOver ? Math.random() * AT_ONCE : wait);
  if (!handedOver) wait = Math.min(LONGEST_WAIT, wait * 1.7);
}

/** Let go of a line that has not brought in time what is waited for. @param {() => boolean} waits */
function expect(waits, within = patience) {
  const mine = socket;
  setTimeout(() => {
    if (mine !== socket || !waits()) return;
    patience = Math.min(LET_IN_WITHIN, 2 * patience);
    drop();
  }, within);
}

/** What is under way is sent again over another line. */
function drop() {
  const dead = socket;
  if (!dead) return;
  lost(0);
  dead.close();
}

for (const sign of ["online", "offline"]) addEventListener(sign, drop);
for (const sign of ["online", "pageshow"]) addEventListener(sign, hurry);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && hurry());

function hurry() {
  wait = FIRST_WAIT;
  if (!socket || socket.readyState > 1) connect();
}

/** @param {messages.ServerMessage} message */
function take(message) {
  const act = /** @type {((message: messages.ServerMessage) => void) | undefined} */ (hear[message.t]);
  act?.(message);
}

/** What is done with each message; what is asked at the door is answered there. */
/**
 * @type {{[T in Exclude<messages.ServerMessage["t"], "found">]: (message: Extract<messages.ServerMessage, {t:
 *  T}>) => void} & {found?: undefined}}
 */
const hear = {
  welcome(message) {
    connected.value = true;
    knocking.value = false;
    wait = FIRST_WAIT;
    ahead.value = message.now - Date.now();
    const given = message.key;
    if (given) keep(() => localStorage.setItem(keyOf(message.code), given));
    const person = message.person ?? null;
    if (person) keep(() => localStorage.setItem(LAST, message.code));
    place.value = { code: message.code, person };
    const key = given || (first && "key" in first && first.key);
    if (person && key) first = { t: "return", code: message.code, key };
    first = from(game, entries.value.length);
    said.value = [];
    entering?.done(place.value);
    entering = null;
    for (const { command } of underway.values()) put(command);
  },
  room(message) {
    if (latest && (latest.game !== message.game || (latest.stage !== "lobby" && message.stage === "lobby"))) {
      said.value = said.value.map(withoutTheGame);
    }
    latest = message;
    if (!told.value || told.value.tale === message.tale) {
      told.value = message;
      if (!me.value.leader) forgetLeading();
    }
    // the old screen stays until the words of the other tale are there
    else before.room(message.tale).then(() => latest === message && (told.value = message));
  },
  entries(message) {
    if (message.game !== game || message.anew) {
      game = message.game;
      entries.value = [];
      fabula.value = [];
    }
    const have = entries.value.length;
    if (message.first > have + 1) return resync();
    const fresh = message.list.slice(have + 1 - message.first);
    if (fresh.length) entries.value = [...entries.value, ...fresh];
    first = from(game, entries.value.length);
  },
  asks(message) {
    asks.value = message.list || [];
    hands.value = message.hands || [];
    lent.value = message.lent || [];
    moment.value = message.at || "";
    toName.value = message.names ?? null;
    nameable.value = message.free || [];
    hasNamed.value = message.told ?? null;
    causes.value = message.why || [];
  },
  clock(message) {
    clock.value = message;
  },
  said(message) {
    if (message.n === said.value.length + 1) said.value = [...said.value, message];
  },
  pocketbook(message) {
    pocketbook.value = message.about || {};
    wager.value = message.wager || "";
    ownPage.value = message.text || "";
  },
  desk(message) {
    desk.value = message;
  },
  fabula(message) {
    fabula.value = message.list;
  },
  amendments(message) {
    amendments.value = message.list || [];
    last.value = message.back ? { move: message.back, phase: message.phase || "" } : null;
  },
  moves(message) {
    moves.value = [...(message.anew ? [] : moves.value.slice(0, message.first - 1)), ...message.list];
  },
  foresight(message) {
    foresight.value = message.list || [];
    toShow.value = message.show || [];
    coming.value = message.coming || [];
  },
  done(message) {
    settle(message.id, (one) => one.done(message));
  },
  ticketed(message) {
    settle(message.id, (one) => one.done(message));
  },
  refused(message) {
    const why = { why: message.why, args: message.args || {} };
    knocking.value = Boolean(entering) && message.why === "refused-waits-for-a-nod";
    if (knocking.value) {
      const mine = socket;
      setTimeout(() => mine === socket && mine?.send(JSON.stringify(first)), KNOCK);
      return;
    }
    if (entering && !message.id) {
      entering.failed(why);
      entering = null;
      wanted = false;
      socket?.close();
      return;
    }
    if (!message.id && first?.t === "return" && !room.value) wanted = false;
    refusal.value = why;
    settle(message.id, (one) => one.failed(why));
  },
};

/** @param {string | undefined} id @param {(one: Waits) => void} act */
function settle(id, act) {
  const one = underway.get(id || "");
  patience = ANSWERED_WITHIN;
  underway.delete(id || "");
  note();
  if (one) act(one);
}

/** What bots say names cards and seats of the game that is on, and goes with it; a person's own words stay.
 * @param {messages.Said} one */
const withoutTheGame = (one) => (one.words || one.why ? { ...one, text: "", words: null, why: null } : one);

/** What is said first, with what this device has seen by now. @param {number} game @param {number} since */
const from = (game, since) => first && /** @type {First} */ ({ ...first, game, since });

function resync() {
  first = from(0, 0);
  entries.value = [];
  game = 0;
  socket?.close();
}

/** @param {messages.Command} command */
function put(command) {
  if (!connected.value || socket?.readyState !== 1) return;
  socket.send(JSON.stringify(command));
  expect(() => underway.has(command.id));
}

/**
 * What is said of a command besides its kind and its id.
 * @template {messages.Command["t"]} T
 * @typedef {Omit<Extract<messages.Command, {t: T}>, "t" | "id">} More
 */
/**
 * What comes back.
 * @template {messages.Command["t"]} T
 * @typedef {T extends "ticket" | "evenings_link" | "invite" ? messages.Ticketed : messages.Done} AnswerTo
 */

const tab = Math.random().toString(36).slice(2, 8);

/**
 * Send a command; resolves when it is done and kept. An answer that is under way already is not sent once
 * more.
 * @template {messages.Command["t"]} T
 * @param {T} kind
 * @param {More<T>} [more]
 * @returns {Promise<AnswerTo<T>>}
 */
export function send(kind, more) {
  const said = JSON.stringify([kind, more]);
  const same = kind === "answer" && [...underway.values()].find((one) => one.said === said);
  if (same) return /** @type {Promise<AnswerTo<T>>} */ (same.answer);
  const command = /** @type {messages.Command} */ (
    /** @type {unknown} */ ({ t: kind, id: `${tab}-${++numbered}`, ...more })
  );
  const one = /** @type {Underway} */ ({ command, said });
  one.answer = new Promise((done, failed) => Object.assign(one, { done, failed }));
  underway.set(command.id, one);
  note();
  put(command);
  return /** @type {Promise<AnswerTo<T>>} */ (one.answer);
}

/**
 * Send a command; a refusal is shown by the page, nothing more is to be done here.
 * @template {messages.Command["t"]} T
 * @param {T} kind
 * @param {More<T>} [more]
 */
export const tell = (kind, more) => send(kind, more).catch(() => null);
