// @ts-check
// Sets of cards with a name: kept in this browser, and carried by links. What a link brings is checked like
// any set.
import { signal } from "./html.js";
import { origin } from "./origin.js";
import { keep } from "./words.js";

/** @typedef {{name: string, tale: string, roles: string[]}} OwnSet */

const KEPT = "fabula.sets";
const MOST = 60;
const MOST_CARDS = 100;
export const LONGEST_NAME = 40;

const isSet = (/** @type {Partial<OwnSet> | null} */ one) =>
  [one?.name, one?.tale].every((word) => typeof word === "string") &&
  Array.isArray(one?.roles) &&
  one.roles.every((role) => typeof role === "string");

/** @returns {OwnSet[]} */
const read = () => keep(() => JSON.parse(localStorage.getItem(KEPT) || "[]").filter(isSet)) || [];

/** What this browser keeps, the newest first. */
export const shelf = signal(read());

addEventListener("storage", ({ key }) => void (key === KEPT && (shelf.value = read())));

/** @param {OwnSet[]} sets */
function write(sets) {
  shelf.value = sets;
  keep(() => localStorage.setItem(KEPT, JSON.stringify(sets)));
}

const others = (/** @type {OwnSet} */ one) =>
  read().filter(({ name, tale }) => name !== one.name || tale !== one.tale);

/** Keep a set; one of the same name for the same game gives way to it. @param {OwnSet} one */
export const keepSet = (one) => write([one, ...others(one)].slice(0, MOST));

/** @param {OwnSet} one */
export const forgetSet = (one) => write(others(one));

/** How often each card lies in a set. @param {string[]} roles @returns {[string, number][]} */
export const counted = (roles) =>
  [...new Set(roles)].map((role) => [role, roles.filter((one) => one === role).length]);

/** Whether two sets hold the same cards. @param {string[]} one @param {string[]} other */
export const isSame = (one, other) => [...one].sort().join() === [...other].sort().join();

/** @param {OwnSet} set */
export function linkTo({ name, tale, roles }) {
  const cards = counted(roles)
    .map(([role, n]) => `${role}*${n}`)
    .join(" ");
  return `${origin.value}/set#${new URLSearchParams({ tale, name, cards })}`;
}

/**
 * The set that the last part of an address carries; nothing if there is none in it.
 * @param {string} part
 * @returns {OwnSet | null}
 */
export function carried(part) {
  const told = new URLSearchParams(part);
  const [tale, name, cards] = ["tale", "name", "cards"].map((key) => told.get(key)?.trim() || "");
  const roles = cards
    .split(" ")
    .flatMap((card) => {
      const [role, n] = card.split("*");
      return Array.from({ length: Math.min(Number(n) || 1, MOST_CARDS) }, () => role);
    })
    .filter(Boolean);
  return tale && roles.length && roles.length <= MOST_CARDS
    ? { tale, name: name.slice(0, LONGEST_NAME), roles }
    : null;
}
