// @ts-check
// Words for ids, in the language this person chose. The same files serve the server.
import { signal } from "./html.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

/** @typedef {"en" | "ru" | "fr"} Language */
/** @type {Language[]} */
export const LANGUAGES = ["en", "ru", "fr"];
const KEPT = "fabula.lang";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** How many files of words have come; what has missed a text reads it, and is drawn anew by the next. */
const come = signal(0);

/** The language in use; screens read it, so that a change draws them anew. */
export const lang = signal(preferred());

function preferred() {
  const kept = keep(() => localStorage.getItem(KEPT));
  const asked = [kept, ...navigator.languages].map((one) => (one || "").slice(0, 2));
  return asked.map((one) => LANGUAGES.find((lang) => lang === one)).find(Boolean) || "en";
}

/**
 * @template T
 * @param {() => T} act
 * @returns {T | null} what `act` gives, or null where storage is forbidden
 */
export function keep(act) {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Tales whose words are wanted too. @type {Set<string>} */
const wanted = new Set();
/** @type {Map<string, Promise<void>>} */
const loading = new Map();
/** What was asked for and is not there yet, or could not be had. @type {Set<string>} */
const missing = new Set();

/** Load a file of words once. @param {string} name the language @param {string} [tale] */
function load(name, tale) {
  const path = tale ? `/text/${name}/${tale}.ftl` : `/text/${name}.ftl`;
  const coming =
    loading.get(path) ||
    fetch(path)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(path)))
      .then((text) => add(name, text));
  if (!loading.has(path)) missing.add(path);
  loading.set(path, coming);
  coming.then(
    () => missing.delete(path),
    () => loading.delete(path),
  );
  return coming;
}

/** @param {string} name @param {string} text */
function add(name, text) {
  const bundle = bundles.get(name) || new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(name, bundle);
  come.value += 1;
}

/** Change the language, once all is there that is wanted by then. @param {Language} name */
export async function setLang(name) {
  for (let there = -1; there < wanted.size;) {
    there = wanted.size;
    await Promise.all([load(name), ...[...wanted].map((tale) => load(name, tale))]);
  }
  lang.value = name;
  document.documentElement.lang = name;
  keep(() => localStorage.setItem(KEPT, name));
}

/** What is said in a lobby of a tale. @param {string} tale */
export const lobbyOf = (tale) => `${tale}-lobby`;

/** Load the words of a tale, now and in every language chosen later. @param {string} tale */
export function loadWordsOf(tale) {
  wanted.add(tale);
  return load(lang.value, tale);
}

/** Load the words before the first screen. */
export const loadWords = () => setLang(lang.value);

/** @param {string} id @returns {boolean} */
export const has = (id) => Boolean(pattern(id, other || lang.value));

/** So many texts a row has at most. */
const LONGEST_ROW = 20;

/** All texts of a row, by their number. @param {string} of */
export const numbered = (of) => Array.from({ length: LONGEST_ROW }, (_, n) => `${of}-${n + 1}`).filter(has);

/** Another language for what is shown to somebody else, while it is put together. */
let other = "";

/** Have the words of a language besides one's own. @param {string} name @param {string} tale */
export const loadAlso = (name, tale) =>
  Promise.all([load(name), load(name, lobbyOf(tale)), load(name, tale)]);

/**
 * Put something together in another language, whose words are there.
 * @template T
 * @param {string} name
 * @param {() => T} act
 * @returns {T}
 */
export function inLanguage(name, act) {
  other = name;
  try {
    return act();
  } finally {
    other = "";
  }
}

/** @param {string} id @param {string} name */
function pattern(id, name) {
  const [message, attribute] = id.split(".");
  const found = bundles.get(name)?.getMessage(message);
  return found ? (attribute ? found.attributes[attribute] : found.value) : void come.value;
}

/**
 * Elided as on the server: d'Ada, qu'Ada. What begins with a small letter stands in the file as it is said.
 */
const BEFORE_A_NAME = /\b([Dd]|(?:[Ll]ors|[Pp]uis)?[Qq]u)e (?=[AÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜÆŒ])/g;

/**
 * The text of an id, its gaps filled.
 * @param {string} id
 * @param {Gaps} [args]
 * @returns {string}
 */
export function t(id, args) {
  const found = pattern(id, other || lang.value);
  const bundle = bundles.get(other || lang.value);
  if (!found || !bundle) return missing.size ? "" : id; // what comes is drawn then
  const text = bundle.formatPattern(found, { ...given.variants(), ...args }, []);
  return (other || lang.value) === "fr" ? text.replace(BEFORE_A_NAME, "$1’") : text;
}

/**
 * The text of an id if there is one, else nothing: a tale of somebody's own says less than ours.
 * @param {string} id
 * @param {Gaps} [args]
 */
export const anyText = (id, args) => (has(id) ? t(id, args) : "");

/**
 * A tale's own text where it has one, else that of all tales.
 * @param {string} tale
 * @param {string} id
 * @param {Gaps} [args]
 */
export const own = (tale, id, args) => t(has(`${id}-${tale}`) ? `${id}-${tale}` : id, args);

/**
 * What fills the gaps of a text, as far as it is there.
 * @typedef {Record<string, string | number | undefined>} Gaps
 */

/** What comes with a room: names of roles, and the variants by which texts differ.
 * @type {{name: (role: string) => string | undefined, variants: () => Record<string, string> | undefined}} */
export const given = { name: () => undefined, variants: () => undefined };

/** A role's name. @param {string} tale @param {string} role @param {string} [wanted] a grammatical case */
export const role = (tale, role, wanted) =>
  given.name(role) ||
  t([...(wanted ? [`${tale}-${role}.${wanted}`] : []), `${tale}-${role}`, `roll-${role}`].find(has) || role);

/**
 * A label and what stands beside it, with the colon of the language.
 * @param {string} label
 * @param {string | number} text
 */
export const labelled = (label, text) => t("ui-labelled", { label, text });

/** Several things in a row. @param {string[]} things */
export const several = (things) =>
  things.length < 2
    ? things.join("")
    : t("ui-several", { first: things.slice(0, -1).join(", "), last: things[things.length - 1] });

/**
 * How words are compared in a search: letters alone, whatever stands on or under them.
 * @param {string} text
 */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * A day as this language writes it. In French the first of a month is an ordinal, which no browser knows.
 * @param {Date | number} at
 * @param {Intl.DateTimeFormatOptions} how with the month in letters
 */
export const dayWritten = (at, how) =>
  new Intl.DateTimeFormat(lang.value, how)
    .formatToParts(at)
    .map(({ type, value }) => (lang.value === "fr" && type === "day" && value === "1" ? "1er" : value))
    .join("");
