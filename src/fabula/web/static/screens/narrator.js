// @ts-check
// The narrator alone: for a group with printed cards. It speaks nights and days with their clocks; no room is
// needed.
import { go } from "../base/route.js";
import { html, useEffect, useState } from "../base/html.js";
import { ReadRules, useBrief } from "../parts/brief.js";
import { Counter, LanguageSeg, Seg, Switch, TaleSeg } from "../parts/controls.js";
import { Go } from "../parts/gobutton.js";
import { Candle, nearlyOver, shownTime } from "../parts/ring.js";
import { Bar, Icon, Screen, sideClass } from "../parts/scene.js";
import { daylight } from "../base/light.js";
import { loadLook } from "../base/looks.js";
import { isLight, sceneOf } from "../base/phases.js";
import { isReady, taleOf, usualTale } from "../base/tales.js";
import { canStayLit, narrates } from "../parts/wakelock.js";
import { useLate, useWordsOf } from "../parts/lazymodule.js";
import { lastSeconds, strike } from "../parts/sound.js";
import { asleep, mood } from "../parts/switches.js";
import { caption, hush, say, speaks, voiceIsThere, WARNINGS } from "../parts/voice.js";
import { has, role as roleName, t } from "../base/words.js";
import { meetsFirst, narration, variantsAloud } from "./narration.js";

/** @import { Child } from "../vendor/preact.js" */

await loadLook("narrator");

/** How much longer a call is for those who do not know their roles yet. */
const FOR_NEWCOMERS = 1.5;
const A_MINUTE = 60;
/** So long how much time is left stands to be read (ms): later it is not so any more. */
const A_WARNING = 10_000;
const LONGEST = 30 * A_MINUTE;
const NIGHTS = ["first", "next"];
/** Below this height (px) the candle is small, from this size of a window on it is large. */
const [LOW, LARGE] = [480, 700];

export default function Narrator() {
  const [id, choose] = useState(usualTale);
  const leave = () => go("/");
  const bar = html`<${Bar} title=${t("ui-narrator")} back=${leave}><${LanguageSeg} /></${Bar}>`;
  const head = html`${bar}<${TaleSeg} at=${id} choose=${choose} />`;
  return isReady(id)
    ? html`<${Calls} key=${id} tale=${taleOf(id)} head=${head} />`
    : html`<${Screen} tall=${120}>${head}</${Screen}>`;
}

/** What this browser cannot do. */
const Lacks = () => html`${!canStayLit() && html`<p class="panel small">${t("awake-not")}</p>`}
  ${!voiceIsThere() && html`<p class="panel">${t("ui-no-voice")}</p>`}`;

/** How long all talk, where nobody says otherwise. @param {import("../base/tales.js").Tale} tale */
const usualTalk = (tale) => tale.timers.find(({ key }) => key === "talk")?.default || 5 * A_MINUTE;

/** With or without it. @param {string[]} list @param {string} id */
const flip = (list, id) => (list.includes(id) ? list.filter((one) => one !== id) : [...list, id]);

/** What is told, and how. @typedef {ReturnType<typeof usePlan>} Plan */

/** @param {import("../base/tales.js").Tale} tale */
function usePlan(tale) {
  const [roles, set] = useState([...new Set(tale.sets[String(Math.max(5, tale.seats[0]))])]);
  const [seconds, pace] = useState(10);
  const [talk, last] = useState(usualTalk(tale));
  const [isNew, learn] = useState(false);
  const [night, turn] = useState(NIGHTS[0]);
  const [variants, vary] = useState(/** @type {string[]} */ ([]));
  const [speech, wish] = useState(/** @type {string[]} */ ([]));
  useWordsOf(`${tale.id}-wordings`, speech.includes("varied"));
  return {
    ...{ tale, roles, set, seconds, pace, talk, last, isNew, learn },
    ...{ night, turn, variants, vary, speech, wish },
  };
}

/** The roles that are in the game, of those who wake. @param {{plan: Plan}} props */
const Wakers = ({ plan: { tale, roles, set } }) =>
  html`<ul class="list tiles">${tale.roles
    .filter((one) => one.wakes)
    .map(
      (one) =>
        html`<li><span class=${`mini ${sideClass(one.side, one.tale)}`}>
              <${Icon} name=${`g-${one.icon}`} /></span><span class="grow">
        <${Switch} label=${roleName(tale.id, one.id)} on=${roles.includes(one.id)}
          change=${() => set(flip(roles, one.id))} /></span></li>`,
    )}</ul>`;

/** How it is told: by which variants, in which words, how fast. @param {{plan: Plan}} props */
function Manner({ plan }) {
  const { tale, variants, vary, speech, wish, seconds, pace, talk, last } = plan;
  const flag = (
    /** @type {string} */ key,
    /** @type {string[]} */ list,
    /** @type {(list: string[]) => void} */ put,
  ) =>
    html`<${Switch} label=${t(`setting-${key}`)} note=${t(`setting-${key}.note`)} on=${list.includes(key)}
        change=${() => put(flip(list, key))} />`;
  return html`${variantsAloud(tale).map((key) => flag(key, variants, vary))}
      ${tale.speech.map((key) => flag(key, speech, wish))}
      <div class="row between"><span>${t("setting-step")}</span>
        <${Counter} label=${t("setting-step")} value=${seconds} shown=${t("ui-seconds", { n: seconds })}
        less=${seconds > 4 ? () => pace(seconds - 2) : null}
            more=${seconds < 40 ? () => pace(seconds + 2) : null} /></div>
      <${Switch} label=${t("ui-first-time")} note=${t("ui-first-time-note")} on=${plan.isNew}
        change=${plan.learn} />
      <div class="row between"><span>${t("setting-talk")}</span>
        <${Counter} label=${t("setting-talk")} value=${talk} shown=${shownTime(talk * 1000)}
        less=${talk > A_MINUTE ? () => last(talk - A_MINUTE) : null}
        more=${talk < LONGEST ? () => last(talk + A_MINUTE) : null} /></div>`;
}

/**
 * Which roles are in the game, how long calls and talk last, which night it is.
 * @param {{tale: import("../base/tales.js").Tale, head: Child}} props
 */
function Calls({ tale, head }) {
  const plan = usePlan(tale);
  const [nights, count] = useState(0);
  const [begun, begin] = useState(false);
  const [Sound, sound] = useLate("sound", async () => (await import("./sound.js")).SoundSheet);
  useBrief();
  const start = () => ((speaks.value = true), begin(true));
  const first = plan.night === NIGHTS[0];
  const seconds = Math.round(plan.seconds * (plan.isNew ? FOR_NEWCOMERS : 1));
  const pieces = narration(tale, { ...plan, seconds, first, nights });
  const goOn = () => (plan.turn(NIGHTS[1]), plan.learn(false), count(nights + 1));
  if (begun)
    return html`<${Telling} key=${nights} tale=${tale} pieces=${pieces} goOn=${meetsFirst(tale) ? goOn : null}
    done=${() => (count(nights + 1), begin(false))} />`;
  return html`<${Screen} cls="calls" tall=${120}>${head}
    <div class="body stack"><p class="dim">${t("ui-narrator-note")}</p>
    <${ReadRules} tale=${tale.id} here=${true} />
      ${
        meetsFirst(tale) &&
        html`<div class="centre-text"><${Seg} label=${t("narrator-night")} at=${plan.night}
        choose=${plan.turn}
        options=${NIGHTS.map((id) => ({ id, label: t(`narrator-night-${id}`) }))} /></div>`
      }
      <${Wakers} plan=${plan} /><${Manner} plan=${plan} />
      <button class="btn" onClick=${() => ((speaks.value = true), sound(true))}>
        <${Icon} name="u-sound" />${t("ui-sound")}</button>
      ${Sound && html`<${Sound} close=${() => sound(false)} />`}
      <${Lacks} /></div>
    <div class="foot stick"><button class="btn main" disabled=${pieces.length < 3} onClick=${start}>
    <${Icon} name="u-play" />
      ${t("ui-begin-night")}</button></div></${Screen}>`;
}

/**
 * A night and a day as they are spoken, up to the vote; then the next night, where there is one.
 * @param {{tale: import("../base/tales.js").Tale, pieces: import("./narration.js").Piece[],
 *   goOn: (() => void) | null, done: () => void}} props
 */
function Telling({ tale, pieces, goOn, done }) {
  const [at, go] = useState(0);
  const [stopped, stop] = useState(false);
  const piece = pieces[at];
  const [left, tick] = useState(piece.seconds);
  useEffect(() => {
    say(piece.say);
    daylight.value = isLight(tale.id, piece.phase);
    mood.value = daylight.value ? "day" : "night";
    asleep.value = sceneOf(tale.id, piece.phase) === "night";
    tick(piece.seconds);
  }, [at]);
  useEffect(() => {
    narrates.value = true;
    return () => {
      asleep.value = narrates.value = false;
      daylight.value = null;
    };
  }, []);
  useEffect(() => {
    for (const [what, before] of piece.talk && left < piece.seconds ? WARNINGS : []) {
      if (left * 1000 === before) say([`voice-${tale.id}-${what}`]);
      if (left * 1000 === before - A_WARNING) caption.value = "";
    }
    if (stopped || piece.last) return undefined;
    const soon = lastSeconds(left * 1000, piece.talk ? piece.seconds * 1000 : 0);
    const timers = [
      ...soon.filter(([, wait]) => wait <= 1000).map(([name, wait]) => setTimeout(() => strike(name), wait)),
      setTimeout(() => (left <= 1 ? go(at + 1) : tick(left - 1)), 1000),
    ];
    return () => timers.forEach(clearTimeout);
  }, [left, stopped, at]);
  const title =
    [`ui-phase-${tale.id}-${piece.phase}`, `ui-phase-${piece.phase}`].find(has) || "ui-phase-night";
  return html`<${Screen} tall=${72} cls="narrating">
    <${Bar} title=${t(title)} phase=${true} back=${done} />
    <${Held} piece=${piece} left=${left} />
    <p class="say caption" aria-live="polite">${caption.value}</p>
    <div class="foot"><div class="row">${
      piece.last
        ? html`${
            goOn && html`<button class="btn main grow" onClick=${goOn}>${t("narrator-night-next")}</button>`
          }
        <button class=${`btn grow ${goOn ? "" : "main"}`} onClick=${done}>${t("ui-again")}</button>`
        : html`<button class="btn grow" onClick=${() => stop(!stopped)}>
          <${Icon} name=${stopped ? "u-play" : "u-pause"} />
      ${t(stopped ? "ui-go-on" : "ui-pause")}</button>
      <${Go} does=${String(at)} cls="grow" go=${() => (hush(), go(at + 1))}>
      ${t(piece.talk ? "floor-vote-now" : "ui-next-call")}</${Go}>`
    }</div></div></${Screen}>`;
}

/** How tall the candle is (px): a tablet stands in the middle of a table. */
const tall = () => (innerHeight < LOW ? 64 : Math.min(innerHeight, innerWidth) < LARGE ? 150 : 220);

/**
 * A candle as long as the time left, with the time of a talk; or the number that is counted.
 * @param {{piece: import("./narration.js").Piece, left: number}} props
 */
const Held = ({ piece: { number, last, seconds, talk }, left }) =>
  html`<div class="hold">${
    number
      ? html`<p key=${number} class="number" aria-hidden="true">${number}</p>`
      : html`<${Candle} left=${last ? 1 : left / seconds} tall=${tall()} />`
  }${
    talk &&
    html`<p class=${`big ${nearlyOver(left * 1000, seconds * 1000)}`} role="timer">
      ${shownTime(left * 1000)}</p>`
  }</div>`;
