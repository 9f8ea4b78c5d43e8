// @ts-check
// The notebook as its owner sees it, and their wager: what the server keeps, and over it what was written
// while there was no line. That stands on this device until it is kept there, also when the page is closed
// meanwhile.
import { known } from "./fold.js";
import { computed, effect, signal } from "./html.js";
import { keep } from "./words.js";
import * as wire from "./wire.js";
import { wager as kept } from "./wire.js";

/** @import { Jotting } from "./messages.js" */
/** @typedef {import("./wire.js").More<"jot">} Written */
/** @typedef {Record<string, Written>} Unsent what was written, by seat, as the own page, or as the wager */

const PAGE = "page";
const WAGER = "wager";

/** @type {import("../vendor/signals.js").Signal<Unsent>} */
export const unsent = signal({});

/** Whose notebook this is, and of which game; nobody has one before a game or after it. */
const owner = computed(() => {
  const [here, at] = [wire.told.value, wire.place.value];
  return here?.stage === "playing" && at?.person && wire.me.value.seat !== null
    ? { at: `fabula.unsent.${at.code}.${at.person}`, game: here.game }
    : null;
});

/** What this device has kept for them; what it kept of another game is thrown away. @returns {Unsent} */
function found() {
  const mine = owner.value;
  if (!mine) return {};
  const stored = keep(() => JSON.parse(localStorage.getItem(mine.at) || "null"));
  return stored?.game === mine.game ? stored.notes : {};
}

/** @param {Unsent} notes */
function lay(notes) {
  unsent.value = notes;
  const mine = owner.value;
  if (!mine) return;
  if (Object.keys(notes).length)
    keep(() => localStorage.setItem(mine.at, JSON.stringify({ game: mine.game, notes })));
  else keep(() => localStorage.removeItem(mine.at));
}

/** @param {string} about @param {Written} written */
async function put(about, written) {
  const told = about === WAGER ? wire.tell("wager", { side: written.side || "" }) : wire.tell("jot", written);
  const done = await told;
  if (unsent.value[about] !== written) return done; // something else was written there since
  const { [about]: _, ...others } = unsent.value;
  lay(others);
  return done;
}

/** Write in the notebook. @param {Written} words */
export function write(words) {
  const about = String(words.about ?? PAGE);
  const written = { ...unsent.value[about], ...words };
  lay({ ...unsent.value, [about]: written });
  return put(about, written);
}

/** Wager on a side, or on none. @param {string} side */
export function layWager(side) {
  const written = { side };
  lay({ ...unsent.value, [WAGER]: written });
  return put(WAGER, written);
}

/** Whose notes lie here; the page may be opened, left, and opened again. */
let whose = "";
effect(() => {
  const mine = owner.value;
  const now = mine ? `${mine.at}.${mine.game}` : "";
  if (now === whose) return;
  whose = now;
  const notes = found();
  unsent.value = notes;
  void Promise.resolve(Object.entries(notes)).then((all) => all.forEach(([about, one]) => put(about, one)));
});

/** @param {Written} written @param {Jotting | undefined} before @returns {Jotting} */
function laidOver({ side, roles, text, heard }, before) {
  const since = new Map((before?.heard || []).map((one) => [String(one.words), one]));
  const { phase, number } = known.value;
  const aloud = heard?.map((words) => since.get(String(words)) || { words, phase, number });
  return { ...before, side, roles, text, heard: aloud ?? before?.heard };
}

/** What is written of each seat. */
export const pocketbook = computed(() => {
  const all = { ...wire.pocketbook.value };
  for (const [about, written] of Object.entries(unsent.value))
    if (about !== PAGE && about !== WAGER) all[about] = laidOver(written, all[about]);
  return all;
});

/** What is written that is about nobody. */
export const ownPage = computed(() => unsent.value[PAGE]?.text ?? wire.ownPage.value);

/** On whom this player wagers, or nobody. */
export const wager = computed(() => unsent.value[WAGER]?.side ?? kept.value);
