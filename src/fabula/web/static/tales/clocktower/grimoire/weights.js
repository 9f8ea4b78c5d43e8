// @ts-check
// What each answer would leave, if all the good told each other all they know: asked of the server by whoever
// leads while they look at a question, and shown beside the answers and on the tokens.
import { computed, html, signal, useEffect } from "../../../base/html.js";
import { loadLook } from "../../../base/looks.js";
import { Icon } from "../../../parts/scene.js";
import { lang, t } from "../../../base/words.js";
import { asks, kept, me, room } from "../../../base/wire.js";
import { areSeveral } from "../../../parts/chooser.js";
import { named } from "./book.js";

/** @import { Choice, Option } from "../../../base/choices.js" */
/** @typedef {import("../../../base/wire.js").Ask} Ask */
loadLook("weights");

/** The word for what is left, how many deals, who may be the Demon in them.
 * @typedef {{word: string, n: number, demons: number[]}} Weight */

/** A question, and what is left after each answer to it. */
const weighed = signal(/** @type {{id: string, of: Map<string, Weight>}} */ ({ id: "", of: new Map() }));
/** The question that is being weighed. */
const weighing = signal("");

const key = (/** @type {Option | undefined} */ choice) => JSON.stringify(choice);
const UNKNOWN = "unknown";
export const IMPOSSIBLE = "impossible";
/** What is put together from parts is too much to weigh. */
const PUT_TOGETHER = ["set", "tokens", "gardener"];

/** The question that may be weighed now: asked of this person, with several answers that can be listed. */
const mine = computed(() => {
  const ask = me.value.leader ? asks.value.find((one) => one.seat === null) : undefined;
  const listed = ask && !PUT_TOGETHER.includes(ask.prompt) && ask.options.every((one) => key(one)[0] !== "{");
  return ask && listed && areSeveral(ask) ? ask.id : "";
});

/**
 * Have a question weighed for as long as it is looked at, if it is one that this person is asked now.
 * @param {Ask} ask
 */
export function useWeights({ id }) {
  const wanted = mine.value === id && id !== weighed.value.id ? id : "";
  const { code } = room.value;
  useEffect(() => {
    if (!wanted) return undefined;
    const over = new AbortController();
    weighing.value = wanted;
    fetch(`/api/rooms/${code}/weights?${new URLSearchParams({ ask: wanted })}`, {
      headers: { authorization: `Bearer ${kept(code)}` },
      signal: over.signal,
    })
      .then((answer) => (answer.ok ? answer.json() : []))
      .catch(() => [])
      .then((/** @type {[Choice, string, number, number[]][]} */ list) => {
        if (over.signal.aborted) return;
        const of = list.map(([choice, word, n, demons]) => [key(choice), { word, n, demons }]);
        weighed.value = { id: wanted, of: new Map(/** @type {[string, Weight][]} */ (of)) };
        weighing.value = "";
      });
    return () => (over.abort(), (weighing.value = ""));
  }, [wanted, code]);
}

/**
 * What is left after an answer, if that is known by now.
 * @param {Ask} ask
 * @param {Option | undefined} choice
 */
export function weightOf({ id }, choice) {
  const found = weighed.value.id === id ? weighed.value.of.get(key(choice)) : undefined;
  return found?.word === UNKNOWN ? undefined : found;
}

const number = (/** @type {number} */ n, /** @type {Intl.NumberFormatOptions} */ how = {}) =>
  new Intl.NumberFormat(lang.value, how).format(n);

/**
 * What is left, in words: in a sentence, in `short`, or as a `sign` of few letters.
 * @param {Weight} weight
 * @param {"short" | "sign"} [how]
 */
export const weightText = ({ word, n, demons }, how) =>
  t(`grim-left-${word}${how ? `.${how}` : ""}`, {
    n,
    deals: number(n, how === "sign" ? { notation: "compact" } : {}),
    demons: demons.length,
    name: demons.length ? named(demons[0]) : "",
  });

/** Whether tiles have room for what is left, so that none moves when it comes, or when nothing comes. */
const hasRoom = computed(() => mine.value !== "");

/** What is left, beside what it is left by. @param {{weight: Weight | undefined}} props */
export const Left = ({ weight }) =>
  weight
    ? html`<span class=${`left-by ${weight.word}`}>
        ${weight.word === IMPOSSIBLE && html`<${Icon} name="u-flag" />`}${weightText(weight, "short")}</span>`
    : hasRoom.value && html`<span class="left-by" aria-hidden="true">\u00a0</span>`;

/**
 * What the answer in the making would leave, or that it is being found out; a warning where that is nothing.
 * @param {{ask: Ask, made: Choice | undefined}} props
 */
export function LeftBy({ ask, made }) {
  const weight = weightOf(ask, made);
  if (!weight) return weighing.value === ask.id ? html`<p class="small dim">${t("grim-weighing")}</p>` : null;
  if (weight.word === IMPOSSIBLE)
    return html`<p class="row small verdict-line" role="alert"><${Icon} name="u-flag" />
      <span>${t("grim-left-warning")}</span></p>`;
  return html`<p class="small" aria-live="polite">${t("grim-left", { what: weightText(weight) })}</p>`;
}

/**
 * The lie that leaves most open: most who may be the Demon, then most deals.
 * @param {Ask} ask
 * @param {(choice: Option) => boolean} isTrue
 * @returns {Choice | undefined}
 */
export function mostOpen(ask, isTrue) {
  const lies = /** @type {Choice[]} */ (ask.options)
    .filter((one) => !isTrue(one))
    .map((one) => ({ one, weight: weightOf(ask, one) }))
    .filter(({ weight }) => weight && ["leaves", "at-least"].includes(weight.word));
  const open = (/** @type {Weight | undefined} */ weight) => [weight?.demons.length ?? 0, weight?.n ?? 0];
  const [best] = lies.sort(({ weight: a }, { weight: b }) => {
    const [[demons, deals], [others, more]] = [open(a), open(b)];
    return others - demons || more - deals;
  });
  return best?.one;
}
