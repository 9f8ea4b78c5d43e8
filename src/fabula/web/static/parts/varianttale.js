// @ts-check
// The tale of a variant or a scenario: it stands where that is chosen, and is told when it begins.
import { html } from "../base/html.js";
import { taleOf } from "../base/tales.js";
import { has, loadWordsOf, t } from "../base/words.js";
import { useWordsOf } from "./lazymodule.js";
import { room } from "../base/wire.js";

/** @import { Setting } from "../base/tales.js" */

/** The text's id. @param {string} tale @param {string} id */
export const toldId = (tale, id) => `tale-${tale}-${id}`;

/** Have the words of these tales. @param {string} tale */
export const wordsOfTold = (tale) => loadWordsOf(`${tale}-tales`);

/**
 * Of what there is a tale, as a setting stands: of the word that was chosen, or of what is switched on.
 * @param {import("../base/tales.js").Setting} one
 * @returns {string}
 */
export function toldOf(one) {
  const value = room.value.settings[one.key];
  return !one.told || !value || value === one.default ? "" : one.options ? String(value) : one.key;
}

const sorted = (/** @type {string[]} */ cards) => [...cards].sort().join();

/**
 * The tales of this table, each with the phase at which it is told.
 * @param {string} tale
 * @returns {{id: string, told: string}[]}
 */
export function toldHere(tale) {
  const { settings, scenarios } = taleOf(tale);
  const roles = sorted(room.value.roles);
  const played = scenarios.filter(({ sets }) => sets.some((set) => sorted(set.roles) === roles));
  return [...settings.map((one) => ({ id: toldOf(one), told: one.told ?? "" })), ...played].filter(
    ({ id, told }) => id && told,
  );
}

/** @param {{tale: string, id: string}} props */
export function Told({ tale, id }) {
  useWordsOf(`${tale}-tales`);
  return has(toldId(tale, id)) && html`<p class="small told-tale">${t(toldId(tale, id))}</p>`;
}
