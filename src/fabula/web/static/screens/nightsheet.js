// @ts-check
// The night sheet before whoever leads: what is done, where the night is, what to say now, what is to come.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { isDead } from "../base/phases.js";
import { saidIn } from "../base/scenewords.js";
import { stepText } from "../base/story.js";
import { isCalled, roleOf, taleOf } from "../base/tales.js";
import { Icon } from "../parts/scene.js";
import { wordsNow } from "../parts/voice.js";
import { has, labelled, several, t } from "../base/words.js";
import { clock, entries, hasNamed, moves, room } from "../base/wire.js";
import { answerOf } from "./notebook.js";

/** @import { Child } from "../vendor/preact.js" */

loadLook("walk");

/** What to say now; while all watch something, what is told of it. @param {string} tale */
function toBeSaid(tale) {
  const { scene } = clock.value;
  if (!scene) return wordsNow(tale, entries.value);
  const inIt = scene.said.map(({ code }) => (code.startsWith("dawn") ? "died" : code));
  const isFirst = scene.kind === "dawn" && (hasNamed.value || []).length < 2;
  const before = isFirst ? [wordsNow(tale, entries.value, inIt)] : [];
  return [...before, ...saidIn(tale, scene)].filter(Boolean).join(" ");
}

/** The calls of this night, in their order. @returns {string[]} */
function steps() {
  const here = room.value;
  const tale = taleOf(here.tale);
  const isNight = tale.asleep.includes(known.value.phase);
  return isNight ? tale.sheet.filter((one) => isCalled(tale, one, here.roles)) : [];
}

/** The roles that wake at a call. @param {string} step */
const rolesOf = (step) => {
  const { calls } = taleOf(room.value.tale);
  return (calls[step].length ? calls[step] : step.split("_")).filter((role) =>
    room.value.roles.includes(role),
  );
};

/** Who has one of these roles by their cards, and lives. @param {string[]} roles */
const holders = (roles) =>
  room.value.seats
    .map((_, seat) => seat)
    .filter((seat) => roles.includes(known.value.cards[seat]?.role) && !isDead(seat));

/**
 * A call as a line: its sign, its name, what else, and a way to change what was answered.
 * @param {{step: string, change?: (() => void) | false, children?: Child}} props
 */
const Line = ({ step, change, children }) =>
  html`<li><${Icon} name=${`g-${roleOf(room.value.tale, rolesOf(step)[0]).icon}`} />
    <span class="grow"><b>${stepText(room.value.tale, step)}</b>${children}</span>${
      change &&
      html`<button class="btn plain small" onClick=${change}
        aria-label=${labelled(stepText(room.value.tale, step), t("ui-change"))}>${t("ui-change")}</button>`
    }</li>`;

/** What was answered at a call of this night. @param {string} step */
const answeredAt = (step) =>
  moves.value.filter(
    ({ number, beat }) => number === known.value.number && beat === `${known.value.phase}:${step}`,
  );

/** An answer in words, after whoever gave it. @param {import("../base/messages.js").Move} move */
const given = (move) =>
  [typeof move.who === "number" ? nameOf(move.who) : "", answerOf(move, move.choice)]
    .filter(Boolean)
    .join(": ");

/** What has been answered tonight, call by call, each to be changed. @param {{change: () => void}} props */
export function DoneTonight({ change }) {
  const all = steps();
  const done = all.slice(0, Math.max(0, all.indexOf(known.value.step)));
  if (!done.length) return null;
  return html`<ol class="steps done">${done.map((step) => {
    const answers = answeredAt(step);
    return html`<${Line} step=${step} change=${answers.length > 0 && change}>${answers.map(
      (move) => html`<span class="small">${given(move)}</span>`,
    )}<//>`;
  })}</ol>`;
}

/** What has been answered at the call that is on. @param {{change: () => void}} props */
export function GivenNow({ change }) {
  const answers = steps().length ? answeredAt(known.value.step) : [];
  return html`${answers.map(
    (move) => html`<div class="row between given"><${Icon} name="u-check" /><span class="grow">
      ${given(move)}</span><button class="btn plain small" aria-label=${labelled(given(move), t("ui-change"))}
      onClick=${change}>${t("ui-change")}</button></div>`,
  )}`;
}

/** The calls that are still to come, and whose they are. */
export function StillTonight() {
  const all = steps();
  const rest = all.slice(all.indexOf(known.value.step) + 1);
  if (!rest.length) return null;
  return html`<ol class="steps to-come">${rest.map(
    (one) => html`<${Line} step=${one}><span class="small">
      ${several(holders(rolesOf(one)).map(nameOf))}</span><//>`,
  )}</ol>`;
}

/**
 * The card of the step: what to say, where we are, and who answers.
 * @param {{children?: Child}} props
 */
export function Walk({ children }) {
  const here = room.value;
  const { phase, step } = known.value;
  const calls = steps();
  return html`<div class="paper walk"><p class="say">
    ${toBeSaid(here.tale) || t(has(`ui-screen-${phase}`) ? `ui-screen-${phase}` : "ui-screen-night")}</p>
    ${
      calls.length > 0 &&
      html`<ol class="sheet-steps">
      ${calls.map(
        (one) => html`<li aria-current=${one === step ? "step" : undefined}>
      ${stepText(here.tale, one)}</li>`,
      )}</ol>`
    }${children}</div>`;
}
