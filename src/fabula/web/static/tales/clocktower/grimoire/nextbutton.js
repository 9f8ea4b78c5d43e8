// @ts-check
// The one button at the foot with which a Storyteller goes on, and what it does now.
import { html, signal } from "../../../base/html.js";
import { Go } from "../../../parts/gobutton.js";
import { namingText } from "../../../parts/announcement.js";
import { Icon } from "../../../parts/scene.js";
import { isWatched } from "../../../base/phases.js";
import { several, t } from "../../../base/words.js";
import { asks, foresight, moment, tell } from "../../../base/wire.js";
import { book, named } from "./book.js";

/** @import { Ask } from "../../../base/wire.js" */

/**
 * What was pointed at and is not taken yet, by whose question it answers.
 * @typedef {{n: number, of: number, text: string, take: (() => void) | null}} Entered
 */
export const entered = signal(/** @type {Record<string, Entered>} */ ({}));

/** @param {import("../../../base/wire.js").Ask} ask */
export const keyOf = (ask) => `${ask.seat}${ask.id}`;

/** Who is asked and has not answered. */
const unanswered = () =>
  asks.value.filter((ask) => ask.seat !== null && !ask.open && ask.answered === undefined);

/** So many names stand on the button. */
const A_FEW = 3;

/** What going on does now. */
export function nextText() {
  const { phase, line } = book.value;
  if (namingText()) return namingText();
  if (isWatched()) return t("scene-go-on");
  const line_of = (/** @type {string} */ code) => foresight.value.find((one) => one.code === code);
  if (line_of("foresee-won")) return t("ui-confirm-end");
  const aside = line_of("foresee-aside");
  if (aside && ASIDE.includes(phase)) return t("grim-next-aside", { name: named(Number(aside.args?.who)) });
  const open = unanswered();
  const waiting = open.map((ask) => named(/** @type {number} */ (ask.seat)));
  if (phase === "vote" || phase === "exile")
    return t(book.value.needed === null ? "grim-next-hand" : "ui-next-call");
  if (phase === "ballot") return t("grim-next-vote");
  if (waiting.length && open.every((ask) => !ask.options.includes(null)))
    return waiting.length > A_FEW
      ? t("grim-next-lots-many", { n: waiting.length })
      : t("grim-next-lots", { names: several(waiting) });
  if (waiting.length > A_FEW) return t("grim-next-without-many", { n: waiting.length });
  if (waiting.length) return t("grim-next-without", { names: several(waiting) });
  if (phase === "dusk") return t("grim-next-dusk");
  if (phase === "night") return line ? t("grim-next-line") : t("ui-next-call");
  if (book.value.silence.length) return t("grim-next-all-talk");
  if (phase === "day") return t("grim-next-nominations");
  if (phase === "twilight") return t("grim-next-night");
  if (phase === "plea") return t("grim-next-vote");
  if (phase !== "nominations") return t("ui-next-call");
  const dies = line_of("foresee-executed");
  if (dies) return t("grim-next-execution", { name: named(Number(dies.args?.who)) });
  return t(line_of("foresee-vortox") ? "grim-next-vortox" : "grim-next-no-execution");
}

/** Whether going on is what is to be done now: nobody is waited for, and no day ends unasked. */
const isUsual = () => {
  const { phase } = book.value;
  if (phase === "ballot" || isWatched() || namingText()) return true;
  if (phase === "nominations" && !foresight.value.some(({ code }) => ENDS.includes(code))) return false;
  return !unanswered().length;
};
/** When somebody may be taken aside. */
const ASIDE = ["day", "nominations", "twilight"];
const ENDS = ["foresee-executed", "foresee-won"];

const goOn = (/** @type {string} */ at) => () => tell("next", { at });

/** The lot in the place of a choice that is being entered. */
export const ByLot = () =>
  html`<button class="btn plain small" onClick=${goOn(moment.value)}>${nextText()}</button>`;

export function Next() {
  const at = moment.value; // of what is shown, not of what may have come since
  const pointed = unanswered().find((ask) => entered.value[keyOf(ask)]);
  if (pointed) {
    const { n, of, text, take } = entered.value[keyOf(pointed)];
    return html`<${Go} does=${`${at} ${keyOf(pointed)}`} cls="main" disabled=${!take} go=${() => take?.()}>
      ${take ? t("ui-choose", { what: text }) : t("ui-picked", { n, of })}</${Go}>`;
  }
  const text = nextText();
  return html`<${Go} does=${`${at} ${text}`} cls=${isUsual() ? "main" : ""}
    go=${goOn(at)}>${text}<${Icon} name="u-next" /></${Go}>`;
}
