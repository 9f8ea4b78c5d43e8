// @ts-check
// The night sheet before whoever leads: where the night is, and what to say now.
import { known } from "../base/fold.js";
import { html } from "../base/html.js";
import { saidIn } from "../base/scenewords.js";
import { stepText } from "../base/story.js";
import { isCalled, taleOf } from "../base/tales.js";
import { wordsNow } from "../parts/voice.js";
import { has, t } from "../base/words.js";
import { clock, entries, hasNamed, room } from "../base/wire.js";

/** What to say now; while all watch something, what is told of it. @param {string} tale */
function toBeSaid(tale) {
  const { scene } = clock.value;
  if (!scene) return wordsNow(tale, entries.value);
  const inIt = scene.said.map(({ code }) => (code.startsWith("dawn") ? "died" : code));
  const isFirst = scene.kind === "dawn" && (hasNamed.value || []).length < 2;
  const before = isFirst ? [wordsNow(tale, entries.value, inIt)] : [];
  return [...before, ...saidIn(tale, scene)].filter(Boolean).join(" ");
}

/** The sheet: where we are, and what to say. */
export function Walk() {
  const here = room.value;
  const { phase, step } = known.value;
  const tale = taleOf(here.tale);
  const asleep = tale.asleep.includes(phase);
  const steps = tale.sheet.filter((one) => isCalled(tale, one, here.roles));
  return html`<div class="paper walk"><p class="say">
    ${toBeSaid(here.tale) || t(has(`ui-screen-${phase}`) ? `ui-screen-${phase}` : "ui-screen-night")}</p>
    ${
      asleep &&
      html`<ol class="sheet-steps">
      ${steps.map(
        (one) => html`<li aria-current=${one === step ? "step" : undefined}>
      ${stepText(here.tale, one)}</li>`,
      )}</ol>`
    }</div>`;
}
