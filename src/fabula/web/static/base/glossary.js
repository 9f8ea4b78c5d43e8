// @ts-check
// The words of a table in the sentences that use them, as `fabula.text.glossary` finds them: by their forms,
// in which a stem* takes the endings of its language; what stands after ! is not the word. What begins with a
// small letter may have a capital at the head of a sentence.
import { taleOf } from "./tales.js";
import { has, lang, t } from "./words.js";

/** @typedef {{word: string, form: string, fits: RegExp}} Form */

const HEAD = /(^|[.!?…:;\n])[\s«“„(]*$/;
const INSIDE = /[-\p{L}\p{N}]/u;
const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** By language and tale. @type {Record<string, {longest: Form[], any: RegExp}>} */
const known = {};

/** A form without the sign that it is not the word. @param {string} form */
const meant = (form) => form.replace(/^!/, "");

/** What fits a form. @param {string} form @param {string} ending */
const pattern = (form, ending) =>
  meant(form)
    .split(" ")
    .map((part) => part.replace(/\*$/, "").replace(SIGNS, "\\$&") + (part.endsWith("*") ? ending : ""))
    .join("\\s") + "(?!-?[\\p{L}\\p{N}])";

/** All forms of a tale's words, and what finds any of them. @param {string} tale */
function formsOf(tale) {
  const key = `${lang.value} ${tale}`;
  if (known[key]) return known[key];
  const ending = `(?:${t("glossary-endings").split(" ").join("|")})?`;
  const forms = wordsOf(tale).flatMap((word) =>
    (has(`term-${tale}-${word}.forms`) ? t(`term-${tale}-${word}.forms`).split("|") : [])
      .map((form) => form.trim())
      .map((form) => ({ word, form, fits: new RegExp(`^${pattern(form, ending)}$`, "iu") })),
  );
  const words = (/** @type {Form} */ { form }) => form.split(" ").length;
  const longest = [...forms].sort((a, b) => words(b) - words(a) || b.form.length - a.form.length);
  return (known[key] = {
    longest,
    any: new RegExp(longest.map(({ form }) => pattern(form, ending)).join("|"), "giu"),
  });
}

/** Every word of a tale, in the order of its groups. @param {string} tale */
const wordsOf = (tale) => Object.values(taleOf(tale).glossary).flat();

/**
 * Whether what is said begins as large as its form does.
 * @param {string} said
 * @param {string} form
 * @param {string} before
 */
const mayBeginSo = (said, form, before) =>
  said[0] === meant(form)[0] ||
  (said[0] !== said[0].toLowerCase() && meant(form)[0] === meant(form)[0].toLowerCase() && HEAD.test(before));

/**
 * A text in pieces: what is only read, and the words that can be touched, each where it stands first.
 * @param {string} tale
 * @param {string} text
 * @param {string} not a word that is explained already
 * @returns {(string | {word: string, said: string})[]}
 */
export function pieces(tale, text, not = "") {
  const { longest, any } = formsOf(tale);
  const seen = new Set([not]);
  const parts = [];
  let [from, at] = [0, 0];
  for (;;) {
    any.lastIndex = at;
    const found = longest.length ? any.exec(text) : null;
    if (!found) return [...parts, text.slice(from)];
    const [said] = found;
    const before = text.slice(0, found.index);
    const isWhole = !INSIDE.test(before.slice(-1));
    const one =
      isWhole && longest.find(({ form, fits }) => fits.test(said) && mayBeginSo(said, form, before));
    at = one ? any.lastIndex : found.index + 1;
    if (!one || one.form.startsWith("!") || seen.has(one.word)) continue;
    seen.add(one.word);
    parts.push(text.slice(from, found.index), { word: one.word, said });
    from = at;
  }
}

/** The groups of a tale's words, and which words are in each. @param {string} tale */
export const groupsOf = (tale) => Object.entries(taleOf(tale).glossary);
