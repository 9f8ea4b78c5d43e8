// @ts-check
// Facts of the tales, as the server tells them.
import { signal } from "./html.js";
import { loadSigns } from "./signs.js";
import { given, has, keep, loadWordsOf } from "./words.js";
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

/** Have the facts and words of a tale; signs come after. @param {string} id */
export function loadTale(id) {
  const facts = async () => void (known[id] = await (await fetch(`/api/tales/${id}`)).json());
  const shown = async () => void (screens[id] = await ownScreens[id]?.());
  loading[id] ||= Promise.all([facts(), loadWordsOf(id), shown()])
    .then(() => ((loaded.value += 1), void loadSigns(id).catch(() => tryLater(id))))
    .catch(() => tryLater(id));
  return loading[id];
}

before.room = loadTale;

/** The server may be away. @param {string} id */
function tryLater(id) {
  delete loading[id];
  setTimeout(loadTale, 1000, id);
}

/** Whether everything of a tale is there; a screen that asks is drawn again when it is. @param {string} id */
export function isReady(id) {
  loadTale(id);
  return loaded.value > 0 && known[id] !== undefined && has(`${id}-${known[id].roles[0].id}`);
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
