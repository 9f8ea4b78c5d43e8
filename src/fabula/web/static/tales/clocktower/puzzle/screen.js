// @ts-check
// Puzzles: that of the day, and a row of each grade. Who says what stands round the circle; one marks whom
// one takes for what, takes hints one by one, names the Demon, and reads the proof.
import { html, useEffect, useState } from "../../../base/html.js";
import { loadLook } from "../../../base/looks.js";
import { stepBack } from "../../../base/route.js";
import { isReady, roleOf } from "../../../base/tales.js";
import { dayWritten, loadWordsOf, role as roleName, t } from "../../../base/words.js";
import { LanguageSeg, Seg } from "../../../parts/controls.js";
import { Badge, Ring } from "../../../parts/ring.js";
import { Bar, Icon, Screen, sideClass } from "../../../parts/scene.js";
import { asked, dayOf, GRADES, nextOf, note, noted, ofTheDay } from "./progress.js";
import { ground, lookAt, nameAt, saysOf, solution, soOf, TALE } from "./wording.js";

/** @import { Noted, Which } from "./progress.js" */
/** @import { Puzzle } from "./wording.js" */

await Promise.all([loadWordsOf("puzzles"), loadLook("puzzle")]);

const DAY = "day";
const HONEST = "honest";

/** What a puzzle is called. @param {Which} which */
function titleOf(which) {
  const at = dayOf(which);
  const day = at && dayWritten(at, { dateStyle: "long" });
  const { grade, number } = which;
  return day ? `${day} · ${t("puzzle-grade", { grade })}` : t("puzzle-grade-number", { grade, n: number });
}

export default function Puzzles() {
  const [which, turn] = useState(asked);
  const isOfDay = dayOf(which) !== null;
  const open = (/** @type {Which} */ one) => {
    history.replaceState(null, "", dayOf(one) ? location.pathname : `#${one.grade}.${one.number}`);
    turn(one);
  };
  const choose = (/** @type {string} */ id) => open(id === DAY ? ofTheDay() : nextOf(Number(id)));
  return html`<${Screen} tall=${0} stars=${false} cls="almanac puzzles">
    <${Bar} title=${t("puzzle-title")} back=${stepBack}><${LanguageSeg} /></${Bar}>
    <div class="centre-text"><${Seg} label=${t("puzzle-which")} at=${isOfDay ? DAY : String(which.grade)}
      choose=${choose} options=${[
        { id: DAY, label: t("puzzle-day") },
        ...GRADES.map((grade) => ({ id: String(grade), label: String(grade) })),
      ]} /></div>
    <p class="small dim centre-text">${titleOf(which)}</p>
    ${
      isReady(TALE) &&
      html`<${Fetched} key=${`${which.grade}.${which.number}`} which=${which} open=${open} />`
    }
  </${Screen}>`;
}

/** A puzzle once it is there. @param {{which: Which, open: (one: Which) => void}} props */
function Fetched({ which, open }) {
  const [of, come] = useState(/** @type {Puzzle | null} */ (null));
  const [missed, miss] = useState(false);
  const [tries, again] = useState(0);
  useEffect(() => {
    let wanted = true;
    miss(false);
    fetch(`/api/puzzles/${which.grade}/${which.number}`)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(
        (found) => wanted && come(found),
        () => wanted && miss(true),
      );
    return () => void (wanted = false);
  }, [tries]);
  if (of) return html`<${Board} of=${of} which=${which} open=${open} />`;
  return html`<div class="stack centre-text" role="status">
    ${
      missed
        ? html`<p>${t("puzzle-failed")}</p>
          <button class="btn" onClick=${() => again(tries + 1)}>${t("puzzle-again")}</button>
          <button class="btn plain" onClick=${() => open({ ...which, number: which.number + 1 })}>
            ${t("puzzle-next")}</button>`
        : html`<p class="dim">${t("puzzle-coming")}</p>`
    }</div>`;
}

/** @param {{of: Puzzle, which: Which, open: (one: Which) => void}} props */
function Board({ of, which, open }) {
  const [mine, set] = useState(() => noted(which));
  const [at, touch] = useState(/** @type {number | null} */ (null));
  const change = (/** @type {Partial<Noted>} */ some) => {
    const all = { ...mine, ...some };
    note(which, all);
    set(all);
  };
  const mark = (/** @type {number} */ seat, /** @type {string} */ what) =>
    change({ marks: { ...mine.marks, [seat]: what }, named: null });
  const print = () => import("./paper.js").then((module) => module.print(of, titleOf(which)));
  return html`<div class="body two"><div>
      <${Ring} gtok=${true} most=${560}
        seats=${of.claims.map((_, seat) => seatOf(of, seat, mine, at, touch))}>
        <span class="dim">${t("puzzle-asked")}</span></${Ring}>
      ${mine.done ? null : html`<${Marking} of=${of} at=${at} mine=${mine} mark=${mark} />`}
    </div><div class="stack">
      ${ground(of).map((line) => html`<p class="small">${line}</p>`)}
      <ul class="list says">${of.claims.map(
        (_, seat) => html`<li class=${at === seat && !mine.done ? "at" : ""}>${saysOf(of, seat)}</li>`,
      )}</ul>
      <${Answer} of=${of} mine=${mine} change=${change} />
      <${Steps} of=${of} mine=${mine} change=${change} />
      <div class="row wrap"><button class="btn" onClick=${print}><${Icon} name="u-journal" />
        ${t("puzzle-print")}</button>
        ${
          dayOf(which) === null &&
          html`<button class=${`btn ${mine.done ? "main" : ""}`}
          onClick=${() => open({ ...which, number: which.number + 1 })}>
          ${t("puzzle-next")}<${Icon} name="u-next" /></button>`
        }</div>
    </div></div>`;
}

/** Whether a role is a Demon's. @param {Puzzle} of @param {string | undefined} role */
const isDemon = ({ hidden }, role) => hidden.some(({ id, kind }) => id === role && kind === "demon");

/**
 * A seat of the circle: what its player claims to be, and one's mark; who they are once it is over.
 * @param {Puzzle} of
 * @param {number} seat
 * @param {Noted} mine
 * @param {number | null} at
 * @param {(seat: number | null) => void} touch
 */
function seatOf(of, seat, mine, at, touch) {
  const marked = mine.marks[seat];
  const shown = mine.done ? of.dealt[seat] : of.claims[seat];
  const facts = roleOf(TALE, shown);
  const words = marked === HONEST ? t("puzzle-mark-honest") : marked ? roleName(TALE, marked) : "";
  return {
    name: nameAt(seat),
    role: roleName(TALE, shown),
    label: [nameAt(seat), roleName(TALE, shown), mine.done ? "" : words].filter(Boolean).join(", "),
    cls: `s-${sideClass(facts.side, TALE)}`,
    face: html`<${Icon} name=${`g-${facts.icon}`} />`,
    badge:
      marked &&
      !mine.done &&
      html`<${Badge} icon=${marked === HONEST ? "u-check" : `g-${roleOf(TALE, marked).icon}`}
      cls=${marked === HONEST ? "" : "hand"} />`,
    onPick: mine.done ? undefined : () => touch(at === seat ? null : seat),
    pressed: mine.done ? undefined : at === seat,
  };
}

/**
 * What one takes the player for that was touched.
 * @param {{of: Puzzle, at: number | null, mine: Noted, mark: (seat: number, what: string) => void}} props
 */
function Marking({ of, at, mine, mark }) {
  if (at === null) return html`<p class="small dim centre-text">${t("puzzle-touch")}</p>`;
  return html`<div class="marking"><p class="centre-text">${saysOf(of, at)}</p>
    <div class="row centre wrap" role="group" aria-label=${t("puzzle-mark", { name: nameAt(at) })}>
    ${[
      { id: "", label: t("puzzle-mark-none") },
      { id: HONEST, label: t("puzzle-mark-honest") },
      ...of.hidden.map(({ id }) => ({ id, label: roleName(TALE, id) })),
    ].map(
      ({ id, label }) => html`<button class=${`btn small ${(mine.marks[at] || "") === id ? "chosen" : ""}`}
      aria-pressed=${String((mine.marks[at] || "") === id)} onClick=${() => mark(at, id)}>${label}</button>`,
    )}</div></div>`;
}

/**
 * Whom one names as the Demon, and whether that is so.
 * @param {{of: Puzzle, mine: Noted, change: (some: Partial<Noted>) => void}} props
 */
function Answer({ of, mine, change }) {
  const demon = of.dealt.findIndex((role) => isDemon(of, role));
  const named = of.claims.flatMap((_, seat) => (isDemon(of, mine.marks[seat]) ? [seat] : []));
  const [one] = named.length === 1 ? named : [];
  const answer = () => change({ named: one, done: one === demon });
  return html`<div class="stack" role="status">
    ${
      mine.named !== null &&
      (!mine.done || mine.named === demon) &&
      html`<p class=${mine.named === demon ? "say" : "warn-line"}>
      ${t(mine.named === demon ? "puzzle-right" : "puzzle-wrong", { name: nameAt(mine.named) })}</p>`
    }
    ${
      !mine.done &&
      (one === undefined
        ? html`<p class="small dim">${t("puzzle-answer-how")}</p>`
        : html`<button class="btn main" onClick=${answer}>${t("puzzle-answer", { name: nameAt(one) })}
          </button>`)
    }</div>`;
}

/**
 * Hints one by one: first whose words to look at, then what follows from them; at the end the whole proof.
 * @param {{of: Puzzle, mine: Noted, change: (some: Partial<Noted>) => void}} props
 */
function Steps({ of, mine, change }) {
  const taken = mine.done ? 2 * of.steps.length : mine.hints;
  const steps = of.steps.slice(0, Math.ceil(taken / 2));
  const isLast = taken >= 2 * of.steps.length;
  return html`<section class="stack" aria-live="polite"><h2>
    ${t(mine.done ? "puzzle-solution" : "puzzle-hints")}</h2>
    ${mine.done && html`<p>${solution(of)}</p>`}
    ${(mine.done || isLast) && html`<p class="small dim">${t("puzzle-proof")}</p>`}
    ${
      steps.length > 0 &&
      html`<ol class="steps">${steps.map(
        (step, n) => html`<li key=${n}>${2 * n + 1 < taken ? soOf(of, step) : lookAt(step)}</li>`,
      )}</ol>`
    }
    ${
      !mine.done &&
      html`<div class="row wrap">${
        !isLast &&
        html`<button class="btn" onClick=${() => change({ hints: taken + 1 })}><${Icon} name="u-bulb" />
        ${t(taken % 2 ? "puzzle-hint-follows" : "puzzle-hint")}</button>`
      }
      <button class="btn plain" onClick=${() => change({ done: true })}>${t("puzzle-solution-show")}</button>
      </div>`
    }</section>`;
}
