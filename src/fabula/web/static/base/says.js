// @ts-check
// Statements in words, as the server's own teller has them: nested lists of the Clocktower's small language.
import { has, role as roleName, several, t } from "./words.js";

/** @typedef {import("./story.js").Naming} Naming */

const ABC = ["a", "b", "c"];
const gaps = (/** @type {string[]} */ told) => Object.fromEntries(told.map((text, i) => [ABC[i], text]));

/**
 * A statement as a sentence without its full stop; somebody's own words as they are.
 * @param {string} tale
 * @param {any[]} statement
 * @param {Naming} name
 */
export function sentence(tale, statement, name) {
  if (statement[0] === "words") return String(statement[1]);
  const said = joined(tale, statement, name);
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

/** Whether an answer is made of statements: of parts each of which begins with a word. @param {any} answer */
export const areStatements = (answer) =>
  Array.isArray(answer) &&
  answer.length > 0 &&
  answer.every((one) => Array.isArray(one) && typeof one[0] === "string");

/**
 * Several statements, each in quotation marks.
 * @param {string} tale
 * @param {any[][]} statements
 * @param {Naming} name
 */
export const sentences = (tale, statements, name) =>
  several(statements.map((one) => t("ui-quoted", { what: sentence(tale, one, name) })));

/** @param {string} tale @param {any[]} statement @param {Naming} name @returns {string} */
function joined(tale, [word, ...rest], name) {
  if (!["and", "or", "exactly"].includes(word)) return part(tale, [word, ...rest], name);
  const parts = rest.filter(Array.isArray);
  const told = parts.map((one) => part(tale, one, name));
  if (word === "exactly") return t("says-exactly", { n: rest[0], ...gaps(told) });
  return t(
    `says-${word}${parts.length > 2 ? "-three" : ""}`,
    gaps(told.map((text, i) => (isWrapped(parts[i]) ? t("says-bracket", { a: text }) : text))),
  );
}

/**
 * Whether it is a negation said around what it denies, as that word has no negative form.
 * @param {any[]} negation
 */
const isWrapped = (negation) => negation[0] === "not" && !has(`says-not-${negation[1][0]}`);

/** @param {string} tale @param {any[]} part @param {Naming} name @returns {string} */
function part(tale, [word, ...rest], name) {
  if (isWrapped([word, ...rest])) return t("says-not", { a: part(tale, rest[0], name) });
  if (word === "not") return part(tale, [`not-${rest[0][0]}`, ...rest[0].slice(1)], name);
  const number = rest.find((one) => typeof one === "number") ?? 0;
  const what = rest.find((one) => typeof one === "string") ?? "";
  const isRole = !has(`says-a-${what}`);
  const id = isRole && has(`says-${word}-role`) ? `says-${word}-role` : `says-${word}`;
  const told = isRole
    ? roleName(tale, what)
    : t(isOfAll(word) ? `says-many-${what}.of` : `says-a-${what}`, { n: number });
  return t(id, { what: told, who: name(number), n: number });
}

/** Whether a word counts players. @param {string} word */
const isOfAll = (word) => word === "count" || word === "living";

/**
 * A role, kind or side as something to choose.
 * @param {string} tale
 * @param {string} word
 * @param {string} what
 */
export const whatText = (tale, word, what) =>
  has(`says-a-${what}`) ? t(`says-${isOfAll(word) ? "many" : "a"}-${what}`) : roleName(tale, what);
