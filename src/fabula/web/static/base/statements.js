// @ts-check
// Statements in words, as the server's own teller has them: nested lists of the Clocktower's small language.
import { has, role as roleName, several, t } from "./words.js";

/** @import { Choice, Statement } from "./choices.js" */
/** @typedef {import("./story.js").Naming} Naming */

const ABC = ["a", "b", "c"];
const gaps = (/** @type {string[]} */ told) => Object.fromEntries(told.map((text, i) => [ABC[i], text]));

/**
 * A statement as a sentence without its full stop; somebody's own words as they are.
 * @param {string} tale
 * @param {Statement} statement
 * @param {Naming} name
 */
export function sentence(tale, statement, name) {
  if (statement[0] === "words") return String(statement[1]);
  const said = joined(tale, statement, name);
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

/**
 * Whether an answer is made of statements: of parts each of which begins with a word.
 * @param {Choice | undefined} answer
 * @returns {answer is Statement[]}
 */
export const areStatements = (answer) =>
  Array.isArray(answer) && answer.length > 0 && answer.every(isStatement);

/** Whether this begins with a word. @param {Choice | undefined} one @returns {one is Statement} */
export function isStatement(one) {
  return Array.isArray(one) && typeof one[0] === "string";
}

/**
 * Several statements, each in quotation marks.
 * @param {string} tale
 * @param {Statement[]} statements
 * @param {Naming} name
 */
export const sentences = (tale, statements, name) =>
  several(statements.map((one) => t("ui-quoted", { what: sentence(tale, one, name) })));

/** @param {string} tale @param {Statement} statement @param {Naming} name @returns {string} */
function joined(tale, [word, ...rest], name) {
  if (!["and", "or", "exactly"].includes(word)) return part(tale, [word, ...rest], name);
  const parts = rest.filter(isStatement);
  const told = parts.map((one) => part(tale, one, name));
  if (word === "exactly") return t("says-exactly", { n: Number(rest[0]), ...gaps(told) });
  return t(
    `says-${word}${parts.length > 2 ? "-three" : ""}`,
    gaps(told.map((text, i) => (isWrapped(parts[i]) ? t("says-bracket", { a: text }) : text))),
  );
}

/**
 * Whether it is a negation said around what it denies, as that word has no negative form.
 * @param {Statement} negation
 */
const isWrapped = ([word, denied]) => word === "not" && isStatement(denied) && !has(`says-not-${denied[0]}`);

/** @param {string} tale @param {Statement} part @param {Naming} name @returns {string} */
function part(tale, [word, ...rest], name) {
  const [denied] = rest;
  if (word === "not" && isStatement(denied)) {
    if (isWrapped([word, denied])) return t("says-not", { a: part(tale, denied, name) });
    const [kind, ...of] = denied;
    return part(tale, [`not-${kind}`, ...of], name);
  }
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
