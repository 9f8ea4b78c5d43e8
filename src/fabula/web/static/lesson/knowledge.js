// @ts-check
// After a game among bots: what this player could have known, step by step, beside the truth.
import { asTold, nameOf } from "../base/fold.js";
import { heard } from "../base/publicrecord.js";
import { html, useEffect, useState } from "../base/html.js";
import { journalLine, naming, ofTale, saidText } from "../base/story.js";
import { several, t } from "../base/words.js";
import { entries, kept, me, room } from "../base/wire.js";
import { FaceAt } from "../parts/face.js";
import { mostLikely, useMornings } from "../parts/mornings.js";
import { Icon } from "../parts/scene.js";
import { whenText } from "../parts/claimline.js";
import { truthOf } from "../screens/hindsight.js";

/** @import { Told } from "../base/choices.js" */
/**
 * When the talk of a day began, or was over, and whom one might have suspected and trusted then; whether lots
 * pointed for one in the vote that followed.
 * @typedef {{phase: string, number: number, begins: boolean, suspects: number[], trusted: number[],
 *  drawn: boolean}} Step
 */

/** The sides that have nothing to hide. */
const HONEST = ["good", "village", "town", "vampires"];
const DONE = ["chose", "shown"];
/** So many sayings are told again of a day. */
const MOST = 3;

const isBad = (/** @type {number} */ seat) => !HONEST.includes(truthOf(seat).side);

export default function Known() {
  const [steps, come] = useState(/** @type {Step[] | null} */ (null));
  const { code, game } = room.value;
  useEffect(() => {
    fetch(`/api/rooms/${code}/hindsight`, { headers: { authorization: `Bearer ${kept(code)}` } })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(come, () => come([]));
  }, [code, game]);
  const mornings = useMornings();
  if (!steps?.length) return null;
  const hides = isBad(me.value.seat ?? -1);
  const last = mornings.at(-1);
  const together = last
    ? [t(ofTale(room.value.tale, "learn-known-together"), { day: last.day, who: mostLikely(last) })]
    : [];
  return html`<section class="panel known-then"><h2>${t("learn-known")}</h2>
    <p class="small dim">${t(hides ? "learn-known-of-you" : "learn-known-by-you")}</p>
    <ol>${steps
      .map((step, i) => ({ step, lines: linesOf(step, steps[i - 1]) }))
      .filter(({ step }, i) => tellsMore(step, i, steps))
      .map((one, i) => html`<${Then} key=${i} ...${one} />`)}</ol>
    <p class="paper strip">${[hides ? hidden(steps) : verdict(steps), ...together, ...lastVote(steps)].map(
      (line) => html`<span>${line}</span>`,
    )}</p></section>`;
}

/** What was new at a moment, in lines. @param {Step} step @param {Step} [before] */
function linesOf(step, before) {
  const fresh = step.suspects.filter((seat) => !before?.suspects.includes(seat));
  return step.begins ? learnedBefore(step) : saidIn(step, fresh);
}

/**
 * Whether a moment changed anything; the last is always told.
 * @param {Step} step
 * @param {number} i
 * @param {Step[]} all
 */
const tellsMore = (step, i, all) =>
  i === all.length - 1 ||
  linesOf(step, all[i - 1]).length > 0 ||
  step.suspects.join() !== (all[i - 1]?.suspects || []).join();

/** One moment: what was new, and whom it spoke against. @param {{step: Step, lines: string[]}} props */
function Then({ step, lines }) {
  const others = [...room.value.seats.keys()].filter((seat) => seat !== me.value.seat);
  const title = t(step.begins ? "learn-known-began" : "learn-known-over", { when: whenText(step) });
  const look = (/** @type {number} */ seat) =>
    step.suspects.includes(seat) ? "lit" : step.trusted.includes(seat) ? "out" : "";
  return html`<li><span class="when"><${Icon} name=${step.begins ? "u-eye" : "u-chat"} /></span><div>
    <p><b>${title}</b> ${lines.join(" · ")}</p>
    <p class="left">${others.map(
      (seat) => html`<span class=${look(seat)} title=${nameOf(seat)}><${FaceAt} seat=${seat} /></span>`,
    )}</p>
    <p class="small">${
      step.suspects.length
        ? t("learn-known-suspects", { names: several(step.suspects.map(nameOf)) })
        : t("learn-known-nobody")
    }</p></div></li>`;
}

/** What this seat was told since the talk before. @param {Step} step */
function learnedBefore({ phase, number }) {
  /** @type {string[]} */
  let lines = [];
  for (const event of entries.value) {
    if (event.e === "phase") {
      if (event.phase === phase && event.number === number) return lines;
      if (event.phase === phase) lines = [];
    } else if (!DONE.includes(event.e)) {
      const line = journalLine(room.value.tale, asTold(event), naming(nameOf), me.value.seat);
      if (line && event.e !== "shown") lines.push(line);
    }
  }
  return [];
}

/**
 * What was said in a talk by those whom it made suspect, or of them.
 * @param {Step} step
 * @param {number[]} fresh
 */
const saidIn = ({ phase, number }, fresh) =>
  heard.value.claims
    .filter((one) => one.phase === phase && one.number === number)
    .filter(({ seat, words }) => fresh.some((other) => other === seat || words.includes(other)))
    .slice(-MOST)
    .map((one) => saidText(room.value.tale, one, naming(nameOf)));

/** Whether it could be known, from when on, or who was wronged. @param {Step[]} steps */
function verdict(steps) {
  const isRight = (/** @type {Step} */ { suspects }) => suspects.length > 0 && suspects.every(isBad);
  const last = steps[steps.length - 1];
  const from = steps.findLastIndex((step) => !isRight(step)) + 1;
  if (from < steps.length)
    return t("learn-known-right", { when: whenText(steps[from]), names: several(last.suspects.map(nameOf)) });
  const wronged = last.suspects.filter((seat) => !isBad(seat));
  return wronged.length
    ? t("learn-known-false", { names: several(wronged.map(nameOf)) })
    : t("learn-known-not");
}

/** Whether somebody who hid had been found out. @param {Step[]} steps */
function hidden(steps) {
  const found = steps.find(({ suspects }) => suspects.includes(me.value.seat ?? -1));
  return found ? t("learn-known-found", { when: whenText(found) }) : t("learn-known-hid");
}

/** Against whom one voted last, and what they were; what lots did in one’s name is not judged.
 * @param {Step[]} steps */
function lastVote(steps) {
  const last = heard.value.votes.findLast(({ hands }) => hands.includes(me.value.seat ?? -1));
  if (typeof last?.about !== "number") return [];
  if (steps[steps.length - 1].drawn) return [t("learn-known-vote-drawn", { name: nameOf(last.about) })];
  return [
    t(isBad(last.about) ? "learn-known-vote-bad" : "learn-known-vote-good", { name: nameOf(last.about) }),
  ];
}
