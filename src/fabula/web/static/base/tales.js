// @ts-check
// Facts of the tales, as the server tells them.
import { signal } from "./html.js";
import { loadSigns } from "./signs.js";
import { given, keep, lobbyOf, loadWordsOf } from "./words.js";
import { before, room, told } from "./wire.js";

/** @import { TableSettings } from "./choices.js" */
/** @import { TaleScreens } from "./contract.js" */
/** @typedef {import("./facts.js").Role} Role */
/** @typedef {import("./facts.js").Setting} Setting */
/** @typedef {import("./facts.js").Scenario} Scenario */
/** @typedef {import("./facts.js").Timer} Timer */
/** @typedef {import("./facts.js").Tale} Tale */

/** The tales there are, and for how many. @type {{id: string, seats: number[]}[]} */
export let tales = [];

/** @type {Record<string, Tale>} */
const known = {};
const loaded = signal(0);
/** Tales of which all is there, and lobbies. @type {Set<string>} */
const there = new Set();

/** Load the table of tales before the first screen. */
export async function loadTales() {
  tales = await (await fetch("/api/tales")).json();
}

/** @type {Record<string, Promise<unknown>>} */
const loading = {};

/** The screens of tales that have some of their own, as the start names them.
 * @type {Record<string, () => Promise<Partial<TaleScreens>>>} */
export const ownScreens = {};

/** @type {Record<string, Partial<TaleScreens>>} */
const screens = {};

/**
 * The screens a tale has of its own; nothing where those of all tales do.
 * @param {string} id
 * @returns {Partial<TaleScreens>}
 */
export const screensOf = (id) => screens[id] || {};

/** Have what a lobby of a tale needs: its facts, what is said there, and screens. @param {string} id */
export function loadLobby(id) {
  const facts = async () => void (known[id] = await (await fetch(`/api/tales/${id}`)).json());
  const shown = async () => void (screens[id] = await ownScreens[id]?.());
  return once(lobbyOf(id), id, loadLobby, () => Promise.all([facts(), loadWordsOf(lobbyOf(id)), shown()]));
}

/** Have all of a tale, where one is in a lobby once that is there; signs come last. @param {string} id */
export function loadTale(id) {
  const all = async () => {
    if (told.peek()?.stage === "lobby") await loadLobby(id);
    await Promise.all([loadLobby(id), loadWordsOf(id)]);
    if (!there.has(lobbyOf(id))) throw new Error(lobbyOf(id));
    loadSigns(id).catch(() => again(id, id, loadTale));
  };
  return once(id, id, loadTale, all);
}

before.room = loadLobby;

/**
 * Bring something once, and a moment later where the server is away.
 * @param {string} what @param {string} id @param {(id: string) => unknown} load
 * @param {() => Promise<unknown>} bring
 */
function once(what, id, load, bring) {
  const isHere = () => (there.add(what), void (loaded.value += 1));
  return (loading[what] ||= bring().then(isHere, () => again(what, id, load)));
}

/** @param {string} what @param {string} id @param {(id: string) => unknown} load */
function again(what, id, load) {
  delete loading[what];
  setTimeout(load, 1000, id);
}

/** Whether everything of a tale is there; a screen that asks is drawn again when it is. @param {string} id */
export function isReady(id) {
  loadTale(id);
  return loaded.value > 0 && there.has(id);
}

/** Whether what a room shows now is there, as by `isReady`. @param {{tale: string, stage: string}} room */
export function isReadyFor({ tale, stage }) {
  const isAll = isReady(tale);
  return isAll || (stage === "lobby" && there.has(lobbyOf(tale)));
}

const LAST = "fabula.tale";

/** The tale of the room, else the one this device chose last, else the first. */
export const usualTale = () =>
  room.value?.tale ||
  tales.find(({ id }) => id === keep(() => localStorage.getItem(LAST)))?.id ||
  tales[0].id;

/** Choose this tale next time too. @param {string} id */
export const keepTale = (id) => keep(() => localStorage.setItem(LAST, id));

/** @param {string} id @returns {Tale} */
export const taleOf = (id) => known[id];

/**
 * Whether a call is made for one of these roles; a call named after two roles is made for both together.
 * @param {Tale} tale
 * @param {string} step
 * @param {string[]} roles
 */
export const isCalled = (tale, step, roles) =>
  tale.calls[step].length
    ? tale.calls[step].some((role) => roles.includes(role))
    : step.split("_").every((role) => roles.includes(role));

/** @param {string} tale @param {string} role @returns {Role} */
export const roleOf = (tale, role) =>
  [...taleOf(tale).roles, ...taleOf(tale).led].find((one) => one.id === role) ||
  screensOf(tale).factsOf?.(role) ||
  taleOf(tale).roles[0];

/**
 * What a card says at this table, where its host has reworded it.
 * @param {string} tale
 * @param {string} role
 * @returns {string}
 */
export const ownWording = (tale, role) => (room.value?.tale === tale && room.value.wordings?.[role]) || "";

/** @type {TableSettings | undefined} */
let settings;
/** @type {Record<string, string>} */
let variants = {};

/** The settings of the room as its texts know them: `{ $variant_undine -> ... }`; a flag is on or off. */
given.variants = () => {
  if (settings !== told.peek()?.settings) {
    settings = told.peek()?.settings;
    variants = Object.fromEntries(
      Object.entries(settings || {}).map(([key, value]) => [
        `variant_${key}`,
        typeof value === "boolean" ? (value ? "on" : "off") : String(value),
      ]),
    );
  }
  return variants;
};
