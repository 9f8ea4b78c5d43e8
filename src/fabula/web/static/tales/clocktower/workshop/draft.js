// @ts-check
// The scripts of this browser: a draft is what the published format says, and the server says what it thinks
// of it.
import { computed, signal } from "../../../base/html.js";
import { keep, t } from "../../../base/words.js";

/** @import { Found, OwnRole, Problem, Weighed } from "../found.js" */
/** @import { Ask } from "../../../base/wire.js" */

/**
 * What a script says of itself, and what else it brings along.
 * @typedef {{name?: string, author?: string, url?: string, firstNight?: string[], otherNight?: string[],
 *  [key: string]: unknown}} Meta
 */
/**
 * A script in the making: what `_meta` says, the ids of published roles, roles of the author's own as
 * objects, and for a small one the id of the script it was made of.
 * @typedef {{id: string, meta: Meta, roles: string[], own: OwnRole[], of?: string}} Draft
 */
/**
 * @typedef {{id: string, published: string, kind: string, set: string, degree: string, icon: string | null}}
 *  Listed
 */

const KEPT = "fabula.scripts";
const MOST_SCRIPTS = 60;
const LONGEST = 200000;
const PATIENCE = 150;
export const NIGHTS = { first_night: "firstNight", other_nights: "otherNight" };

/** All drafts, the one worked on last first. @type {import("../../../vendor/signals.js").Signal<Draft[]>} */
export const shelf = signal([]);
const at = signal("");
/**
 * What the server says of the draft on the bench.
 * @type {import("../../../vendor/signals.js").Signal<Weighed | null>}
 */
export const seen = signal(null);
/**
 * What was not understood when it was opened.
 * @type {import("../../../vendor/signals.js").Signal<Problem[]>}
 */
export const problems = signal([]);
/** Whether the server could not be asked. */
export const away = signal(false);
/** Whether this browser keeps nothing. */
export const keepsNothing = signal(false);
/** What was taken off the shelf last. @type {import("../../../vendor/signals.js").Signal<Draft | null>} */
export const removed = signal(null);
/** All published roles. @type {Listed[]} */
export let roll = [];

/** The draft on the bench. */
export const draft = computed(() => shelf.value.find((one) => one.id === at.value) || fresh());

/** @returns {Draft} */
const fresh = () => ({ id: "", meta: {}, roles: [], own: [] });
const newId = () => Math.random().toString(36).slice(2, 10);

/** Have the roll and the shelf. */
export async function begin() {
  if (!roll.length) roll = await (await fetch("/api/scripts/roll")).json();
  if (!shelf.value.length) shelf.value = kept();
  if (!at.value) at.value = shelf.value[0]?.id || "";
  await look();
}

/** @param {Partial<Draft> | null} one */
const isDraft = (one) =>
  typeof one?.id === "string" &&
  one.meta &&
  typeof one.meta === "object" &&
  Array.isArray(one.roles) &&
  one.roles.every((role) => typeof role === "string") &&
  Array.isArray(one.own);

/** What this browser has kept. @returns {Draft[]} */
const kept = () => keep(() => JSON.parse(localStorage.getItem(KEPT) || "[]").filter(isDraft)) || [];

// another tab may work on them too
addEventListener("storage", (event) => event.key === KEPT && (shelf.value = kept()));

function put() {
  keepsNothing.value = keep(() => (localStorage.setItem(KEPT, JSON.stringify(shelf.value)), true)) === null;
}

/** A draft as a text in the published format. @param {Draft} one */
const textOf = (one) => JSON.stringify([{ id: "_meta", ...one.meta }, ...one.roles, ...one.own]);

/** @param {string} text */
const weigh = async (text) => (await fetch("/api/scripts/weigh", { method: "POST", body: text })).json();

let asked = 0; // an answer to less than the last state says nothing any more

/** Ask what the server says of the draft. */
async function look() {
  const mine = ++asked;
  try {
    const found = await weigh(textOf(draft.value));
    if (mine === asked) seen.value = found;
    away.value = false;
  } catch {
    away.value = true;
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** Put another state of the draft on the bench. @param {Partial<Draft>} change */
function work(change) {
  const one = { ...draft.value, ...change };
  one.id ||= newId();
  shelf.value = [one, ...shelf.value.filter((other) => other.id !== one.id)].slice(0, MOST_SCRIPTS);
  at.value = one.id;
  put();
  asked++;
  clearTimeout(waiting);
  waiting = setTimeout(look, PATIENCE);
}

// ---- what is in it

/** @param {string} role */
export const has = (role) => draft.value.roles.includes(role);

/** Take a role in, or leave it out. @param {string} role @param {boolean} on */
export function choose(role, on) {
  const { roles, own, meta } = draft.value;
  if (on) return work({ roles: [...new Set([...roles, role])] });
  const orders = Object.values(NIGHTS)
    .filter((key) => meta[key])
    .map((key) => [key, nightOf(meta, key).filter((line) => line !== role)]);
  work({
    roles: roles.filter((one) => one !== role),
    own: own.filter((one) => one.id !== role),
    meta: { ...meta, ...Object.fromEntries(orders) },
  });
}

/** The order a script has of its own for a night. @param {Meta} meta @param {string} key */
const nightOf = (meta, key) => /** @type {string[]} */ (meta[key] || []);

/** Its name, or who made it. @param {"name" | "author"} key @param {string} value */
export const write = (key, value) => work({ meta: { ...draft.value.meta, [key]: value } });

/**
 * Give a night an order of the script's own, or take it back.
 * @param {keyof typeof NIGHTS} night
 * @param {string[] | null} lines
 */
export function order(night, lines) {
  const { [NIGHTS[night]]: before, ...meta } = draft.value.meta;
  if (lines && seen.value) seen.value = { ...seen.value, [`${night}_sheet`]: lines };
  work({ meta: lines ? { ...meta, [NIGHTS[night]]: lines } : meta });
}

/** Whether a night has an order of its own. @param {keyof typeof NIGHTS} night */
export const hasOrder = (night) => nightOf(draft.value.meta, NIGHTS[night]).length > 0;

/** What it is called. @param {Draft} one */
export const titleOf = (one) => one.meta.name || t("workshop-unnamed");

// ---- the shelf

/** Put a draft on the bench. @param {Partial<Draft>} one */
export function lay(one) {
  seen.value = null;
  problems.value = [];
  at.value = "";
  work({ ...fresh(), ...one, id: one.id || newId() });
}

/** Another one like this. @param {Draft} one */
export const copy = (one) =>
  lay({ ...one, id: "", meta: { ...one.meta, name: t("workshop-copy-of", { name: titleOf(one) }) } });

/** Take a draft off the shelf. @param {Draft} one */
export function remove(one) {
  removed.value = one;
  shelf.value = shelf.value.filter((other) => other.id !== one.id);
  put();
  if (at.value !== one.id) return;
  at.value = shelf.value[0]?.id || "";
  look();
}

/** What was taken off comes back. */
export function putBack() {
  if (removed.value) lay(removed.value);
  removed.value = null;
}

/**
 * Work on what was understood of a script; one that lies there already is not laid twice.
 * @param {Weighed} found
 */
export function take(found) {
  const [meta, ...entries] = JSON.parse(found.file);
  const { id, ...about } = meta;
  const one = {
    meta: about,
    roles: Object.keys(found.kinds),
    own: entries.filter((/** @type {string | OwnRole} */ entry) => typeof entry === "object"),
  };
  for (const key of Object.values(NIGHTS)) if (about[key]) about[key] = about[key].map(known);
  const same = shelf.value.find((other) => textOf(other) === textOf({ ...one, id: "" }));
  lay(same || one);
  problems.value = found.problems.filter(({ code }) => code !== "no-name");
}

/** A published id as it is here. @param {string} line */
const known = (line) =>
  roll.find((one) => one.published === line)?.id ||
  { minioninfo: "minion_info", demoninfo: "demon_info" }[line] ||
  line;

/** Open a text somebody brings; whether a script was in it. @param {string} text */
export async function open(text) {
  const found = await weigh(text.slice(0, LONGEST + 1));
  const some = Object.keys(found.kinds).length + found.homebrew.length > 0;
  if (some) take(found);
  else problems.value = found.problems;
  return some;
}

/** The script that the one on the bench was made small of, while it is here. */
export const larger = computed(() => shelf.value.find((one) => one.id === draft.value.of));

let pressed = 0; // of presses that come faster than their answers only the last makes a script

/**
 * Make a small script of this one, for five and six players; pressed again it gives way to another of the
 * same roles.
 */
export async function makeSmall() {
  const mine = ++pressed;
  const last = larger.value && draft.value;
  const one = larger.value || draft.value;
  const found = await (
    await fetch(`/api/scripts/weigh?small=${newId()}`, { method: "POST", body: textOf(one) })
  ).json();
  if (mine !== pressed) return;
  if (last) remove(last);
  take(found);
  work({ of: one.id, meta: { ...draft.value.meta, name: t("workshop-small-of", { name: titleOf(one) }) } });
}

// ---- a link that carries it

const PLAIN = "p";
const PACKED = "z";

/** @param {Uint8Array} bytes */
const toText = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** @param {string} text */
const toBytes = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));

/**
 * @param {Uint8Array} bytes
 * @param {ReadableWritablePair<Uint8Array, BufferSource>} through
 * @returns {Promise<Uint8Array>}
 */
async function flow(bytes, through) {
  const reader = new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(through).getReader();
  /** @type {number[]} */
  const all = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) all.push(byte);
    if (all.length > 2 * LONGEST) throw new Error("too large");
  }
  return Uint8Array.from(all);
}

/** A draft as the last part of an address. @param {Draft} one */
export async function pack(one) {
  const ids = one.roles.map((role) => roll.find(({ id }) => id === role)?.published || role);
  const bytes = new TextEncoder().encode(JSON.stringify([one.meta, ids.join(" "), ...one.own]));
  return typeof CompressionStream === "undefined"
    ? PLAIN + toText(bytes)
    : PACKED + toText(await flow(bytes, new CompressionStream("deflate-raw")));
}

/**
 * The text of a script from the last part of an address; nothing if there is none in it.
 * @param {string} part
 */
export async function unpack(part) {
  try {
    const bytes = toBytes(part.slice(1));
    const plain =
      part[0] === PACKED
        ? await flow(bytes, new DecompressionStream("deflate-raw"))
        : part[0] === PLAIN
          ? bytes
          : new Uint8Array();
    const [meta, ids, ...own] = JSON.parse(new TextDecoder().decode(plain));
    return JSON.stringify([{ ...meta, id: "_meta" }, ...ids.split(" ").filter(Boolean), ...own]);
  } catch {
    return "";
  }
}
