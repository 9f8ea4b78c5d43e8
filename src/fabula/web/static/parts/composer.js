// @ts-check
// A statement that is put together by touch: the gaps of a pattern, one after another.
import { nameOf } from "../base/fold.js";
import { html, useEffect, useRef } from "../base/html.js";
import { claimText, naming, optionText } from "../base/story.js";
import { has, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { useHalfMade } from "./sheetdraft.js";
import { Icon } from "./scene.js";

/** @import { Choice, Gap, Pattern } from "../base/choices.js" */
/** @import { Child } from "../vendor/preact.js" */

/**
 * A statement by one of these patterns, as far as it is made; it is there again under its name.
 * @param {string} name
 * @param {Pattern[]} patterns
 */
export function useStatement(name, patterns) {
  const [half, make] = useHalfMade(name, { word: "", words: /** @type {Choice[]} */ ([]) });
  const at = patterns.find(([word]) => word === half.word) || patterns[0];
  const filled = half.word && half.word !== at[0] ? [] : half.words;
  const gaps = /** @type {Gap[]} */ (at.slice(1));
  const whole = filled.length === gaps.length;
  const fill = (/** @type {Choice[]} */ words) => make({ word: String(at[0]), words });
  return {
    patterns,
    at,
    filled,
    whole,
    words: [at[0], ...filled],
    gap: gaps[Math.min(filled.length, gaps.length - 1)],
    choose: (/** @type {Pattern} */ one) => make({ word: String(one[0]), words: [] }),
    pick: (/** @type {Choice} */ word) => fill([...filled.slice(0, gaps.length - (whole ? 1 : 0)), word]),
    back: () => fill(filled.slice(0, -1)),
    empty: () => fill([]),
    /** Take a whole statement that was drafted. @param {Choice[]} words */
    take: ([word, ...words]) => make({ word: String(word), words }),
  };
}

/** One thing that may stand in a gap. @param {Choice} word */
function shown(word) {
  const { tale } = room.value;
  if (typeof word !== "string") return optionText(tale, word, naming(nameOf));
  if (/^\d+$/.test(word)) return word;
  const isAnswer = !has(`place-${word}`) && has(`answer-${word}`) && !has(`${tale}-${word}`);
  return isAnswer ? t(`answer-${word}`) : optionText(tale, word, naming(nameOf));
}

/**
 * What it is about, what it says so far, what may come next, and what is done with it.
 * @param {{made: ReturnType<typeof useStatement>, note: string, children?: Child}} props
 */
export const Composing = ({
  made: { patterns, at, filled, whole, words, gap, choose, pick, back },
  note,
  children,
}) => {
  const sentence = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // what was made before, or drafted elsewhere, is what one comes to see, and of what kind it is
    const kinds = sentence.current?.previousElementSibling;
    kinds?.querySelector(".chosen")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (whole) sentence.current?.scrollIntoView({ block: "center" });
  }, []);
  return html`<div class="row wrap what-about" role="group" aria-label=${t("ui-claim")}>
      ${patterns.map(
        (one) => html`<button class=${`btn ${one === at ? "chosen" : ""}`} aria-pressed=${String(one === at)}
      onClick=${() => choose(one)}>${t(`ui-claim-${one[0]}`)}</button>`,
      )}</div>
    <p class="say small-say" aria-live="polite" ref=${sentence}>
      ${
        whole
          ? t("ui-quoted", { what: claimText(room.value.tale, words, naming(nameOf)) })
          : filled.length
            ? `${shown(filled[0])} …`
            : note
      }</p>
    <div class="chips">${gap?.any?.map(
      (word) =>
        html`<button class=${`btn ${filled.at(-1) === word ? "chosen" : ""}`} onClick=${() => pick(word)}>
          ${shown(word)}</button>`,
    )}</div>
    <div class="row in-reach">${
      filled.length > 0 &&
      html`<button class="btn" onClick=${back}><${Icon} name="u-undo" />${t("ui-back")}</button>`
    }${children}</div>`;
};
