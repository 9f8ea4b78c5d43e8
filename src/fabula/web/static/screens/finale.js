// @ts-check
// The end on the big screen, which plays by itself: who has won, the game told again a step at a time, the
// titles of the evening, its table. A touch goes on; the last picture stands until the table plays again.
import { fold, known, nameOf } from "../base/fold.js";
import { html, useEffect, useMemo, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { latest } from "../base/scenewords.js";
import { wonText } from "../base/story.js";
import { taleOf } from "../base/tales.js";
import { clock, fabula, room } from "../base/wire.js";
import { keep, lang, loadWordsOf, t } from "../base/words.js";
import { Emblem, Side } from "../parts/card.js";
import { AllMornings, useMornings } from "../parts/mornings.js";
import { SEALS } from "../base/titles.js";
import {
  beatName,
  circleThen,
  isOfEffect,
  linesOfStep,
  roleAt,
  seatsThen,
  signOfStep,
  Spares,
  spanOfStep,
  stepsOfStory,
  threadsOf,
  titles,
  tokenThen,
} from "../parts/retelling.js";
import { Candle, Ring } from "../parts/ring.js";
import { Icon, Screen, sideClass, Title } from "../parts/scene.js";
import { strike } from "../parts/sound.js";
import { isPlayedIn, Standings } from "../parts/standings.js";
import { Threads } from "../parts/threads.js";

/** @import { Told } from "../base/choices.js" */
/** @typedef {ReturnType<typeof stepsOfStory>} Steps */
/** `span` is a word for the night or the day of a step.
 * @typedef {{kind: "won" | "step" | "mornings" | "titles" | "last", at: number, span?: string}} Part */

await Promise.all([loadLook("finale"), loadWordsOf("finale")]);

/** So long each part stands (ms); the last has no end. */
const LASTS = { won: 6000, step: 3000, mornings: 12000, titles: 8600, last: 0 };
/** What sounds as a part begins. @type {Record<string, string>} */
const SOUNDS = { step: "soft", titles: "high" };
const MOST_STEPS = 24;

/** How much of the height the ring has, with cards below it and without. */
const [LOW, HIGH] = [0.6, 0.76];
/** With more seats tokens are smaller, this much of the height, so that names and roles have room. */
const [MANY, SMALL] = [12, 0.066];
/** What is left free beside the ring, for names (px). */
const EDGE = 80;

/** With more who have won their medals are smaller, and smaller still. */
const [PAIRS, CROWD] = [4, 7];

/** Who has won, in the colour of their side, with its sign. */
function Won() {
  const { tale } = room.value;
  const end = fold(fabula.value);
  const won = end.won || known.value.won || { sides: [], seats: [] };
  const dead = end.dead.map(({ seat }) => nameOf(seat));
  const names = dead.join(", ");
  const n = won.seats.length;
  const medals = n > CROWD ? "crowd" : n > PAIRS ? "several" : "";
  return html`<div class="flood">${won.sides.map(
    (side) => html`<i class=${`gtok s-${sideClass(side, tale)}`}>
    <${Icon} name=${`u-side-${sideClass(side, tale)}`} /></i>`,
  )}</div>
    <div class="spoken"><h1><${Title} text=${wonText(tale, won, (seat) => roleAt(end, seat))} /></h1>
    ${
      !taleOf(tale).many_nights &&
      html`<p>${names ? t("story-dead", { names, n: dead.length }) : t("story-nobody-died")}</p>`
    }
    <div class=${`medals ${medals}`}>${won.seats.map(
      (seat) => html`<span key=${seat}><${Emblem} tale=${tale} role=${roleAt(end, seat)} />
      <b>${nameOf(seat)}</b></span>`,
    )}</div></div>`;
}

/**
 * One step of the game: the cards as they lay then, who did something to whom, and what it was.
 * @param {{steps: Steps, at: number}} props
 */
function Step({ steps, at }) {
  const { tale } = room.value;
  const now = steps[at];
  const state = fold(now.until);
  const lines = linesOfStep(now);
  const pairs = threadsOf(now.events);
  const seats = seatsThen(state, now).map((one) =>
    pairs.flat().includes(one.seat) ? { ...one, cls: `${one.cls} met` } : one,
  );
  const placeOf = (/** @type {number} */ seat) => Math.max(0, circleThen(state).indexOf(seat));
  const number = taleOf(tale).many_nights && state.number;
  const tall = Math.round(innerHeight * (taleOf(tale).spares > 0 ? LOW : HIGH));
  const dial = (
    /** @type {(i: number) => {x: number, y: number}} */ spot,
    /** @type {import("../parts/threads.js").Size} */ size,
  ) =>
    html`<${Threads} spot=${(/** @type {number} */ seat) => spot(placeOf(seat))} size=${size}
        pairs=${pairs} key=${at} />
      <div class="mid"><span class="say">${beatName(now.name)}</span>
      ${number ? html`<span class="dim">${number}</span>` : ""}</div>`;
  return html`<h1 class="vh">${beatName(now.name)} ${number || ""}</h1>
    <div class="square"><${Ring} seats=${seats} most=${innerWidth - EDGE} low=${tall}
    big=${seats.length > MANY ? Math.round(innerHeight * SMALL) : true} gtok=${true} dial=${dial} /></div>
    ${
      taleOf(tale).spares > 0 &&
      html`<${Spares} token=${(/** @type {string} */ place) => tokenThen(state, place)} />`
    }
    <p class="cap"><span>${latest(lines)}</span></p>`;
}

/** So many steps of a night or a day stand in a row at most, the one that is told among them. */
const IN_A_STRIP = 5;

/**
 * Which step of its night or day this is: those before it, itself, those to come.
 * @param {{steps: Steps, parts: Part[], part: Part}} props
 */
function Strip({ steps, parts, part }) {
  const those = parts.filter(({ kind, span }) => kind === "step" && span === part.span);
  const from = Math.max(0, Math.min(those.indexOf(part) - (IN_A_STRIP >> 1), those.length - IN_A_STRIP));
  const name = (/** @type {number} */ at) => (at === part.at ? "here" : at < part.at ? "past" : "");
  return html`<ol class="in-order" aria-hidden="true">${those
    .slice(from, from + IN_A_STRIP)
    .map(({ at }) => html`<li class=${name(at)} key=${at}><${Icon} name=${signOfStep(steps[at])} /></li>`)}
  </ol>`;
}

/** The titles of the evening, on parchment. */
const Titles = () => html`<div class="spoken"><h1>${t("finale-titles")}</h1>
  <ul class="honours">${titles().map(
    ({ title, seat }, i) => html`<li style=${{ "--k": i }} key=${title}>
    <i class="seal"><${Icon} name=${`u-${SEALS[title]}`} /></i><span>${t(`finale-${title}`)}</span>
    <b>${nameOf(seat)}</b><span>${t(`finale-${title}-note`)}</span></li>`,
  )}</ul></div>`;

/** So many rows of the evening's table stand below each other; beside one column the question has room. */
const [ROWS, IN_TWO] = [8, 20];
/** How tall its candle is (px). */
const CANDLE = 150;

/** All rows of the evening's table, in so many columns. @param {{columns: number}} props */
function Evening({ columns }) {
  const rows = room.value.series || [];
  const each = Math.ceil(rows.length / columns);
  return html`<div class=${`columns ${columns > 1 ? "several" : ""}`}>${Array.from(
    { length: columns },
    (_, i) => html`<div key=${i} style=${{ "--before": i * each }}>
      <${Standings} rows=${rows.slice(i * each, (i + 1) * each)} lights=${true} /></div>`,
  )}</div>`;
}

/** Where there is a button to play again. */
function whereAgain() {
  const host = room.value.people.find(({ id }) => id === room.value.host);
  return host ? t("finale-again-at", { name: host.name }) : t("ui-wait-again");
}

/** How many games of the evening each side has won. */
const Tally = () =>
  html`<p class="tally-of-sides">${(room.value.sides || []).map(
    ([side, n]) =>
      html`<span key=${side}><${Side} tale=${room.value.tale} side=${side} /> <b>${n}</b></span>`,
  )}</p>`;

/** What stands until the table plays again: the table of the evening, and the question. */
function Last() {
  const n = room.value.series?.length || 0;
  const columns = n <= ROWS ? 1 : n <= IN_TWO ? 2 : 3;
  return html`<div class=${`closing ${columns > 1 || !isPlayedIn() ? "" : "beside-it"}`}>
    <div class="spoken"><h1>${t(isPlayedIn() ? "ui-series" : "ui-after-title")}</h1>
    ${isPlayedIn() && html`<${Evening} columns=${columns} />`}</div>
    <div class="once-more"><${Tally} /><${Candle} left=${0.5} tall=${CANDLE} />
      <p class="say">${t("finale-again")}</p><p>${whereAgain()}</p></div></div>`;
}

/**
 * The parts of this end, in order.
 * @param {Steps} steps
 * @param {boolean} known whether it is known what the good could have known
 * @returns {Part[]}
 */
const partsOf = (steps, known) => [
  { kind: "won", at: 0 },
  ...steps
    .map((step, at) => ({ kind: /** @type {const} */ ("step"), at, span: spanOfStep(step) }))
    .filter(({ at }) => linesOfStep(steps[at]).length && isOfEffect(steps[at]))
    .slice(-MOST_STEPS),
  ...(known ? [{ kind: /** @type {const} */ ("mornings"), at: 0 }] : []),
  ...(titles().length ? [{ kind: /** @type {const} */ ("titles"), at: 0 }] : []),
  { kind: "last", at: 0 },
];

/** Under what this device keeps how far this end has played: loaded anew, it goes on from there. */
const kept = () => `fabula.finale.${room.value.code}.${room.value.game}`;
const placeKept = () => Number(keep(() => sessionStorage.getItem(kept())) || 0);
const keepPlace = (/** @type {number} */ n) => void keep(() => sessionStorage.setItem(kept(), String(n)));

export default function Finale() {
  const steps = useMemo(stepsOfStory, [fabula.value, lang.value]);
  const mornings = useMornings();
  const parts = useMemo(() => partsOf(steps, mornings.length > 0), [steps, mornings]);
  const [n, turn] = useState(placeKept);
  const part = parts[Math.min(n, parts.length - 1)];
  const on = () => turn((one) => Math.min(one + 1, parts.length - 1));
  const waits = Boolean(clock.value.scene);
  useEffect(() => keepPlace(n), [n]);
  useEffect(() => {
    if (!waits && part.kind in SOUNDS) strike(SOUNDS[part.kind]);
  }, [n, waits]);
  useEffect(() => {
    if (waits || !LASTS[part.kind]) return undefined;
    const timer = setTimeout(on, LASTS[part.kind]);
    return () => clearTimeout(timer);
  }, [n, waits, parts]);
  return html`<div onClick=${on}><${Screen} tall=${160} cls=${`finale ${part.kind}`}>
    ${part.kind === "won" && html`<${Won} />`}
    ${
      part.kind === "step" &&
      html`<${Step} steps=${steps} at=${part.at} /><${Strip} steps=${steps} parts=${parts} part=${part} />`
    }
    ${part.kind === "mornings" && html`<${AllMornings} mornings=${mornings} />`}
    ${part.kind === "titles" && html`<${Titles} />`}
    ${part.kind === "last" && html`<${Last} />`}</${Screen}></div>`;
}
