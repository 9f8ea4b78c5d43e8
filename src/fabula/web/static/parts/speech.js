// @ts-check
// Speech: the one queue of what this device says. Sentence after sentence, none dropped and none on top of
// another; the caption is the sentence that is being said; what waits for it hears when all is said.
import { signal } from "../base/html.js";
import { wish } from "../base/preferences.js";
import { lang } from "../base/words.js";

/** Whether this device speaks; it takes a tap, as browsers demand. */
export const speaks = signal(false);
/** The last words said, for those who cannot hear. */
export const caption = signal("");
export const voiceIsThere = () => "speechSynthesis" in window;

/** How fast it speaks; usually a little slower than people do. @type {Record<string, number>} */
export const PACES = { slow: 0.8, usual: 0.95, brisk: 1.15 };
/** The pace that somebody has chosen for this device. */
export const pace = wish("pace", "usual");
/** The voice that somebody has chosen here for each language, by its address. */
export const chosen = wish("voices", /** @type {Record<string, string>} */ ({}));

const TONGUES = /** @type {Record<string, string>} */ ({ en: "en-GB", ru: "ru-RU", fr: "fr-FR" });

/**
 * The voices that this device has for its language: browsers find them late.
 * @returns {SpeechSynthesisVoice[]}
 */
export const voicesHere = () =>
  voiceIsThere() ? speechSynthesis.getVoices().filter((one) => one.lang.slice(0, 2) === lang.peek()) : [];

/**
 * In ms: until a voice has begun, a letter aloud, a letter read in silence, a breath after what is read.
 * A voice that tells nothing is taken to have ended after its time; one that is heard has as much again.
 */
const [BEFORE, A_LETTER, A_LETTER_READ, A_BREATH] = [1600, 85, 62, 900];

/**
 * A sentence to be said, what it belongs to, and what hears that it is over.
 * @typedef {{text: string, of: string, captioned: boolean, done?: () => void}} Sentence
 */
/** @type {Sentence[]} */
let queue = [];
/** @type {Sentence | null} */
let now = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let watch;

/** What hears that all has been said. @type {() => void} */
let whenQuiet = () => undefined;
/** @param {() => void} act */
export const onceQuiet = (act) => void (whenQuiet = act);

/** Whether a sentence is being said aloud now: all other sounds are softer meanwhile. */
export const saying = signal(false);

/** Whether something is being said, or will be. */
export const isSaying = () => Boolean(now || queue.length);

/**
 * Say these sentences one after another, once all before them are said. On a device that is silent their
 * captions come at the pace of reading, and what is newer does not wait.
 * @param {string[]} words
 * @param {{of?: string | string[], captioned?: boolean, done?: () => void}} [more] `of`: what they belong to
 */
export function sayAloud(words, { of = "", captioned = true, done } = {}) {
  if (!words.length) return done?.();
  const aloud = speaks.peek() && voiceIsThere();
  if (!aloud && !captioned) return done?.();
  if (!aloud) unsay(() => true);
  queue.push(
    ...words.map((text, i) => ({
      text,
      of: typeof of === "string" ? of : of[i],
      captioned,
      done: i + 1 < words.length ? undefined : done,
    })),
  );
  if (!now) goOn();
}

/**
 * Leave unsaid what belongs to something that is over, and break off in the middle of it.
 * @param {(of: string) => boolean} isOver
 */
export function unsay(isOver) {
  drop(isOver);
  if (now && isOver(now.of)) {
    now = null;
    clearTimeout(watch);
    if (voiceIsThere()) speechSynthesis.cancel();
    goOn();
  }
}

/** Leave unsaid what has not been begun. @param {(of: string) => boolean} isOver */
export function drop(isOver) {
  const dropped = queue.filter((one) => isOver(one.of));
  queue = queue.filter((one) => !isOver(one.of));
  return dropped.map((one) => one.of);
}

/** Say nothing more. */
export const hush = () => unsay(() => true);

/** So long a sentence is read (ms). @param {Sentence} one */
const readFor = (one) => one.text.length * A_LETTER_READ + A_BREATH;

function goOn() {
  now = queue.shift() || null;
  saying.value = Boolean(now && speaks.peek() && voiceIsThere());
  if (!now) return whenQuiet();
  if (now.captioned) caption.value = now.text;
  if (speaks.peek() && voiceIsThere()) utter(now);
  else watch = setTimeout(isOver, readFor(now), now);
}

/** A sentence has been said, and nobody has come before. @param {Sentence} one */
function isOver(one) {
  if (one !== now) return;
  clearTimeout(watch);
  one.done?.();
  goOn();
}

/**
 * A sentence that no voice has said stays until it can have been read.
 * @param {Sentence} one
 * @param {number} gone for how long it has stood there (ms)
 */
function isRead(one, gone) {
  if (one !== now) return;
  clearTimeout(watch);
  watch = setTimeout(isOver, one.captioned ? Math.max(0, readFor(one) - gone) : 0, one);
}

/** @param {Sentence} one */
function utter(one) {
  const spoken = new SpeechSynthesisUtterance(one.text);
  spoken.lang = TONGUES[lang.peek()] || lang.peek();
  const voices = voicesHere();
  const wished = chosen.peek()[lang.peek()];
  spoken.voice = voices.find((one) => one.voiceURI === wished) || voices[0] || null;
  spoken.rate = PACES[pace.peek()] || PACES.usual;
  const began = Date.now();
  spoken.onend = () => isOver(one);
  spoken.onerror = () => isRead(one, Date.now() - began);
  const time = BEFORE + (one.text.length * A_LETTER) / spoken.rate;
  watch = setTimeout(() => {
    if (!speechSynthesis.speaking) return isOver(one);
    watch = setTimeout(() => (speechSynthesis.cancel(), isOver(one)), time);
  }, time);
  speechSynthesis.speak(spoken);
}
