// @ts-check
// The one socket to the server: it comes back by itself, and what was not acknowledged is sent again.
import { batch, computed, signal } from "./html.js";
import { loadTale } from "./tales.js";
import { keep, lang } from "./words.js";

/** @typedef {{id: string, prompt: string, seat: number | null, options: any[], answered?: any, suggested?: any, open?: boolean}} Ask */
/** @typedef {{phase: string, ends?: number | null, left?: number | null, length?: number | null, paused?: boolean}} Clock */

export const connected = signal(false);
/** @type {import("./vendor/signals.js").Signal<any>} */
export const room = signal(null);
/** @type {import("./vendor/signals.js").Signal<Ask[]>} */
export const asks = signal([]);
/** What whoever leads would go on from. @type {import("./vendor/signals.js").Signal<string>} */
export const moment = signal("");
/** @type {import("./vendor/signals.js").Signal<any[]>} */
export const entries = signal([]);
/** @type {import("./vendor/signals.js").Signal<Clock>} */
export const clock = signal({ phase: "lobby" });
/** @type {import("./vendor/signals.js").Signal<any[]>} */
export const said = signal([]);
/** @type {import("./vendor/signals.js").Signal<any[]>} */
export const fabula = signal([]);
/**
 * What a person who leads is told besides: what may be corrected, what was answered, what is to come.
 * @type {import("./vendor/signals.js").Signal<any[]>}
 */
export const amendments = signal([]);
/** @type {import("./vendor/signals.js").Signal<any[]>} */
export const moves = signal([]);
/**
 * What undo would take back, and in which phase that was.
 * @type {import("./vendor/signals.js").Signal<{move: any, phase: string} | null>}
 */
export const last = signal(null);
/** @type {import("./vendor/signals.js").Signal<any[]>} */
export const foresight = signal([]);
/** Whether something this device has said is not acknowledged yet. */
export const busy = signal(false);
/** The last refusal, for all to see until it is dealt with. @type {import("./vendor/signals.js").Signal<any>} */
export const refusal = signal(null);
/** Who this device is: {code, person}. @type {import("./vendor/signals.js").Signal<any>} */
export const place = signal(null);
/** What the server's clock is ahead of this device's, in ms. */
export const ahead = signal(0);

/** This person as the room knows them, with seat, host and leader. */
export const me = computed(() => {
  const here = room.value;
  const id = place.value?.person;
  if (!here || !id) return { id: null, seat: null, host: false, leader: false, name: "" };
  const seat = here.seats.indexOf(id);
  const person = here.people.find((/** @type {any} */ one) => one.id === id);
  return { id, name: person?.name || "", seat: seat < 0 ? null : seat, host: here.host === id,
    leader: [here.leader, ...(here.beside || [])].includes(id) };
});

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Who is not answered for so long takes the line for dead: no browser says so of a line that nobody has closed. */
const ANSWERED_WITHIN = 8000;
/** The server says something, if only nothing, about twice as often. */
const SILENT_FOR = 35000;
/** @type {Record<number, string>} */
const GONE = { 4002: "refused-removed", 4003: "refused-moved" };

/** @type {WebSocket | null} */
let socket = null;
/** @type {any} */
let first = null;
/** The room as told last. @type {any} */
let latest = null;
let game = 0;
let wait = FIRST_WAIT;
let silence = 0;
let wanted = false;
let numbered = 0;
/** @type {Map<string, {command: any, done: (value: any) => void, failed: (why: any) => void}>} */
const underway = new Map();
/** @type {{done: (value: any) => void, failed: (why: any) => void} | null} */
let entering = null;

const keyOf = (/** @type {string} */ code) => `fabula.key.${code}`;

/** The key this device keeps for a room. @param {string} code @returns {string | null} */
export const kept = (code) => keep(() => localStorage.getItem(keyOf(code)));

/** A secret of this device's own, so that what is lost on the way may be sent again. */
const newKey = () => [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Make a room. @param {{name: string, tale?: string, trial?: boolean}} wish */
export const make = (wish) => enter({ t: "make", lang: lang.value, key: newKey(), ...wish });
/** Sit down in a room. @param {string} code @param {string} name */
export const join = (code, name) => enter({ t: "join", code, name, lang: lang.value, key: newKey() });
/** Come back with the kept key. @param {string} code */
export const back = (code) => enter({ t: "return", code, key: kept(code) });
/** Look on. @param {string} code */
export const watch = (code) => enter({ t: "watch", code, lang: lang.value });
/** Take one's place on this device. @param {string} code @param {string} ticket */
export const moveIn = (code, ticket) => enter({ t: "move_in", code, ticket });

/** @param {any} message @returns {Promise<any>} */
function enter(message) {
  leave();
  first = message;
  wanted = true;
  return new Promise((done, failed) => {
    entering = { done, failed };
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
  for (const each of [room, place, refusal]) each.value = null;
  for (const each of [entries, said, fabula]) each.value = [];
  forgetLeading();
  asks.value = [];
  moment.value = "";
  clock.value = { phase: "lobby" };
  game = 0;
  underway.clear();
  busy.value = false;
}

/** Who leads no more keeps nothing of what they were told for it. */
function forgetLeading() {
  for (const each of [amendments, moves, foresight]) if (each.value.length) each.value = [];
  last.value = null;
}

function connect() {
  if (!wanted || socket) return;
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket = mine;
  mine.onopen = () => mine.send(JSON.stringify(first));
  expect(() => !connected.value);
  mine.onmessage = (event) => {
    if (mine !== socket) return;
    clearTimeout(silence);
    silence = setTimeout(() => mine === socket && drop(), SILENT_FOR);
    batch(() => JSON.parse(event.data).forEach(take));
  };
  mine.onclose = (event) => mine === socket && lost(event.code);
}

/** @param {number} code */
function lost(code) {
  socket = null;
  connected.value = false;
  if (GONE[code]) {
    wanted = false;
    refusal.value = { why: GONE[code], args: {} };
    return;
  }
  setTimeout(connect, wait);
  wait = Math.min(LONGEST_WAIT, wait * 1.7);
}

/** Let go of a line that has not brought in time what is waited for. @param {() => boolean} waits */
function expect(waits) {
  const mine = socket;
  setTimeout(() => mine === socket && waits() && drop(), ANSWERED_WITHIN);
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

/** @param {any} message */
function take(message) {
  const kind = /** @type {keyof typeof hear} */ (message.t);
  hear[kind]?.(message);
}

/** All ways to take so many of some things, in their order. @param {any[]} things @param {number} of @returns {any[][]} */
const subsets = (things, of) =>
  (of ? things.flatMap((one, i) => subsets(things.slice(i + 1), of - 1).map((rest) => [one, ...rest])) : [[]]);

/** What is asked, each option by itself where only what they are made of was sent. @param {any} ask */
function spelledOut(ask) {
  const made = ask.options?.[0];
  return made?.subsets ? { ...ask, options: subsets(made.subsets, made.of) } : ask;
}

const hear = {
  /** @param {any} message */
  welcome(message) {
    connected.value = true;
    wait = FIRST_WAIT;
    ahead.value = message.now - Date.now();
    if (message.key) keep(() => localStorage.setItem(keyOf(message.code), message.key));
    const person = message.person ?? null;
    place.value = { code: message.code, person };
    const key = message.key || first.key;
    first = person && key
      ? { t: "return", code: message.code, key, game, since: entries.value.length }
      : { t: "watch", code: message.code, lang: lang.value, game, since: entries.value.length };
    said.value = [];
    entering?.done(place.value);
    entering = null;
    for (const { command } of underway.values()) put(command);
  },
  /** @param {any} message */
  room(message) {
    latest = message;
    if (!room.value || room.value.tale === message.tale) {
      room.value = message;
      if (!me.value.leader) forgetLeading();
    }
    // the old screen stays until the words of the other tale are there
    else loadTale(message.tale).then(() => latest === message && (room.value = message));
  },
  /** @param {any} message */
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
    first = { ...first, game, since: entries.value.length };
  },
  /** @param {any} message */
  asks(message) {
    asks.value = (message.list || []).map(spelledOut);
    moment.value = message.at || "";
  },
  /** @param {any} message */
  clock(message) {
    clock.value = message;
  },
  /** @param {any} message */
  said(message) {
    if (message.n === said.value.length + 1) said.value = [...said.value, message];
  },
  /** @param {any} message */
  fabula(message) {
    fabula.value = message.list;
  },
  /** @param {any} message */
  amendments(message) {
    amendments.value = message.list || [];
    last.value = message.back ? { move: message.back, phase: message.phase || "" } : null;
  },
  /** @param {any} message */
  moves(message) {
    moves.value = [...(message.anew ? [] : moves.value.slice(0, message.first - 1)), ...message.list.map(spelledOut)];
  },
  /** @param {any} message */
  foresight(message) {
    foresight.value = message.list || [];
  },
  /** @param {any} message */
  done(message) {
    settle(message.id, (one) => one.done(message));
  },
  /** @param {any} message */
  ticketed(message) {
    settle(message.id, (one) => one.done(message));
  },
  /** @param {any} message */
  refused(message) {
    const why = { why: message.why, args: message.args || {} };
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

/** @param {string} id @param {(one: {done: (v: any) => void, failed: (v: any) => void}) => void} act */
function settle(id, act) {
  const one = underway.get(id);
  underway.delete(id);
  busy.value = underway.size > 0;
  if (one) act(one);
}

function resync() {
  first = { ...first, game: 0, since: 0 };
  entries.value = [];
  game = 0;
  socket?.close();
}

/** @param {any} command */
function put(command) {
  if (!connected.value || socket?.readyState !== 1) return;
  socket.send(JSON.stringify(command));
  expect(() => underway.has(command.id));
}

const tab = Math.random().toString(36).slice(2, 8);

/** Send a command; resolves when it is done and kept. @param {string} kind @param {Record<string, any>} [more] */
export function send(kind, more) {
  const command = { t: kind, id: `${tab}-${++numbered}`, ...more };
  return new Promise((done, failed) => {
    underway.set(command.id, { command, done, failed });
    busy.value = true;
    put(command);
  });
}

/** Send a command; a refusal is shown by the page, nothing more is to be done here. */
export const tell = (/** @type {string} */ kind, /** @type {Record<string, any>} */ more) => send(kind, more).catch(() => null);
