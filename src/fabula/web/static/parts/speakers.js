// @ts-check
// The floor apart from the rules: whose hand is up to speak, the timer somebody has set, the call to gather.
import { known, nameOf } from "../base/fold.js";
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { sceneOf } from "../base/phases.js";
import { screensOf } from "../base/tales.js";
import { say } from "./voice.js";
import { t } from "../base/words.js";
import { ahead, clock, me, room, tell } from "../base/wire.js";
import { placeOf, standing } from "../base/aside.js";
import { Sheet } from "./controls.js";
import { Opened } from "./lazypage.js";
import { Badge } from "./ring.js";
import { Icon } from "./scene.js";
import { isTimed, TimeLeft, timeName } from "./time.js";

/** @import { Typed } from "../base/choices.js" */

loadLook("floor");

const MINUTE = 60;
const MINUTES = [1, 3, 5, 8];
/** How long a call stays, and how late it is still heard, in ms. */
const A_CALL = 60_000;

/**
 * The seats that wish to speak, who asked first first; those who have left the circle are not among them.
 * @returns {number[]}
 */
const words = () =>
  (clock.value.words || []).filter((seat) => !known.value.circle || known.value.circle.includes(seat));

/** Whether Fabula leads a game in which this player minds the time. */
const mindsTime = () =>
  Boolean(
    room.value?.stage === "playing" &&
    room.value.settings.lead !== "person" &&
    me.value.seat !== null &&
    known.value.timekeeper === me.value.seat,
  );

/** Whether this person gives the word: who leads, or the host and the timekeeper where Fabula does. */
export const keepsOrder = () =>
  Boolean(
    room.value && (room.value.settings.lead === "person" ? me.value.leader : me.value.host || mindsTime()),
  );

/** The place of a seat's hand among those that are up, and that it stands aside. @param {number} seat */
export const wordBadge = (seat) =>
  html`${
    words().includes(seat) &&
    html`<${Badge} cls="to-speak"><${Icon} name="u-hand-up" />${words().indexOf(seat) + 1}</${Badge}>`
  }${placeOf(seat) && html`<${Badge} cls="aside" icon="u-whisper" />`}`;

/** The same in words. @param {number} seat */
export const wordLabel = (seat) =>
  [
    words().includes(seat) ? t("floor-wishes", { n: words().indexOf(seat) + 1 }) : "",
    placeOf(seat) && t(`floor-aside-${placeOf(seat)}`),
  ]
    .filter(Boolean)
    .join(", ");

/** One's own hand, up or down. */
export function MyWord() {
  const seat = me.value.seat;
  if (seat === null) return null;
  const up = words().includes(seat);
  return html`<button class="btn to-speak" aria-pressed=${String(up)}
      aria-label=${t(up ? "floor-lower-mine" : "floor-ask")}
    onClick=${() => tell("word", { up: !up })}>${
      !up &&
      html`<${Icon} name="u-hand-up"
        />`
    }${t(up ? "floor-lower" : "floor-word")}
    </button>`;
}

/** Phases in which one has the floor and the others listen, unless the tale has a square of its own. */
const ONE_SPEAKS = ["plea", "farewell"];

/** Whether all may speak now: by day, before the game and after it. */
function isOpen() {
  const { stage, tale } = room.value;
  const { phase } = known.value;
  return (
    stage !== "playing" ||
    (sceneOf(tale, phase) === "day" && (!ONE_SPEAKS.includes(phase) || Boolean(screensOf(tale).Scene)))
  );
}

/** Whether all eyes are open. */
const isAwake = () =>
  room.value?.stage !== "playing" || ["day", "vote"].includes(sceneOf(room.value.tale, known.value.phase));

/** What a time may be called so that all read it in their own language. */
const CALLED = ["apart", "together"];
/** The most minutes and letters one may write. */
const [MOST_MINUTES, MOST_LETTERS] = [60, 24];

/** A time of as many minutes as one likes, under a name that all see beside it. */
function OwnTime() {
  const [minutes, count] = useState("");
  const [about, call] = useState("");
  const n = Math.min(MOST_MINUTES, parseInt(minutes, 10) || 0);
  const chosen = CALLED.find((one) => one === about);
  return html`<details class="own"><summary class="small">${t("floor-own-time")}</summary>
    <div class="stack"><div class="times">${CALLED.map(
      (one) => html`<button class="btn" key=${one} aria-pressed=${String(one === about)}
        onClick=${() => call(one === about ? "" : one)}>${t(`floor-about-${one}`)}</button>`,
    )}</div>
    <div class="row"><label class="field"><input class="words" inputmode="numeric" maxlength="2"
        aria-label=${t("floor-own-minutes")} placeholder=${t("floor-min", { n: "…" })} value=${minutes}
        onInput=${(/** @type {Typed} */ event) => count(event.currentTarget.value)} /></label>
      <label class="field grow"><input class="words" maxlength=${MOST_LETTERS} dir="auto"
        aria-label=${t("floor-own-name")} placeholder=${t("floor-own-name")} value=${chosen ? "" : about}
        onInput=${(/** @type {Typed} */ event) => call(event.currentTarget.value)} /></label></div>
    <button class="btn" disabled=${!n}
      onClick=${() => tell("timer", { seconds: n * MINUTE, more: false, about })}>
      ${n ? t("floor-own-start", { n }) : t("floor-own-minutes")}</button></div></details>`;
}

/** What who keeps order has to do with: hands, time, the call. @param {{close?: () => void}} props */
function Order({ close = () => undefined }) {
  const here = room.value;
  const runs = Boolean(clock.value.timer);
  const byFabula = here.stage === "playing" && here.settings.lead !== "person";
  const set = (/** @type {number} */ seconds, more = false) => tell("timer", { seconds, more });
  if (!keepsOrder() || !isOpen()) return null;
  return html`<div class="order stack">
    ${
      words().length > 0 &&
      html`<h2>${t("floor-hands")}</h2><div class="hands">
      ${words().map(
        (seat, n) =>
          html`<button class="btn" key=${seat} aria-label=${t("floor-lower-of", { name: nameOf(seat) })}
      onClick=${() => tell("word", { up: false, seat })}><${Icon} name="u-hand-up" />
        ${n + 1}. ${nameOf(seat)}<${Icon} name="u-close" />
      </button>`,
      )}</div>`
    }
    ${
      (!byFabula || clock.value.ends) &&
      html`<h2>${t("floor-time")}</h2>
      ${runs && html`<div class="running"><${TimeLeft} /></div>`}
      <div class="times">${MINUTES.map(
        (n) =>
          html`<button class="btn" key=${n} aria-label=${t("floor-minutes", { n })}
              onClick=${() => set(n * MINUTE)}>${t("floor-min", { n })}
        </button>`,
      )}</div>
      ${
        (runs || byFabula) &&
        html`<div class="times"><button class="btn" onClick=${() => set(MINUTE, true)}>
          <${Icon} name="u-plus" />
        ${t("floor-minutes", { n: 1 })}</button>
        ${
          runs &&
          html`<button class="btn" onClick=${() => set(0)}><${Icon} name="u-close" />
        ${t("floor-stop")}</button>`
        }</div>`
      }
      ${!byFabula && html`<${OwnTime} />`}
      ${
        byFabula &&
        mindsTime() &&
        html`<button class="btn" onClick=${() => (set(0), close())}><${Icon} name="u-hand-up" />
        ${t("floor-vote-now")}</button>`
      }
      <p class="small dim">${t(byFabula ? "floor-time-fabula" : "floor-time-note")}</p>`
    }
    <details><summary class="small">${t("floor-manners")}</summary><p class="small">
    ${t("floor-manners-talk")}</p>
      <p class="small">${t("floor-manners-rude")}</p></details>
    ${standing().length > 0 && html`<${Opened} page="aside" />`}
    <button class="btn" onClick=${() => ((calls = true), tell("gather"), close())}>
    <${Icon} name="u-sound" />${t("floor-gather")}</button>
      </div>`;
}

/** Of so many seconds each is offered for a speech. */
const SPEECHES = [30, 60, 120];
const lasting = (/** @type {number} */ seconds) =>
  seconds < MINUTE ? t("ui-seconds", { n: seconds }) : t("floor-min", { n: seconds / MINUTE });

/** Time for whoever accuses or defends: all see it, and it ends with the speeches. */
export function SpeechTime() {
  const runs = Boolean(clock.value.timer);
  const set = (/** @type {number} */ seconds) => tell("timer", { seconds, more: false });
  if (!keepsOrder()) return null;
  return html`<div class="order stack tight"><h3>${t("floor-speech")}</h3>
    <div class="times">${SPEECHES.map(
      (n) => html`<button class="btn" key=${n} onClick=${() => set(n)}>
    ${lasting(n)}</button>`,
    )}</div>
    ${
      runs &&
      html`<div class="running row between"><${TimeLeft} /><button class="btn" onClick=${() => set(0)}>
        <${Icon} name="u-close" />
      ${t("floor-stop")}</button></div>`
    }</div>`;
}

/** The same in a panel, where who leads has the day before them. */
export const OrderPanel = () =>
  keepsOrder() && isOpen() && html`<section class="panel"><${Order} /></section>`;

/** What the timekeeper of this night has to know, and the way to it. */
export function Timekeeping() {
  const [open, set] = useState(false);
  return (
    mindsTime() &&
    html`<div class="row between line"><span class="small">${t("floor-timekeeper")}</span>
    <button class="btn plain" onClick=${() => set(true)}>${t("floor-time")}
    <${Icon} name="u-next" /></button></div>
    ${open && html`<${OrderSheet} close=${() => set(false)} />`}`
  );
}

/** The same over the screen. @param {{close: () => void}} props */
export const OrderSheet = ({ close }) =>
  html`<${Sheet} title=${t("floor-order")} close=${close}>
  ${
    isOpen()
      ? html`<${Order} close=${close} />`
      : html`<p class="dim">
  ${t("floor-not-now")}</p>`
  }</${Sheet}>`;

/** The time left of a timer, before the game and after it; while it lasts its screens have a clock. */
export function TimerChip() {
  return room.value?.stage !== "playing" && isTimed.value
    ? html`<span class="chip"><${TimeLeft} /></span>`
    : null;
}

// ---- the call

/** The last call this device has answered to. */
let answered = 0;
/** Whether the next call is this device's own. */
let calls = false;
/** The end of the timer that has been rung. */
let rung = 0;

const now = () => Date.now() + ahead.value;
const VIBRATION = [200, 100, 200, 100, 400];
const PITCHES = [659, 523];
/** @type {AudioContext | null} */
let sound = null;

/** A bell, and a phone that trembles: what a browser allows once its page has been touched. */
function ring() {
  const touched = navigator.userActivation;
  if (touched && !touched.hasBeenActive) return;
  navigator.vibrate?.(VIBRATION);
  sound ||= new AudioContext();
  sound.resume();
  for (const [n, pitch] of PITCHES.entries()) {
    const at = sound.currentTime + n * 0.45;
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.28, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 1.4);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 1.5);
  }
}

/** All are called together: seen and heard on every device, until it is touched. */
export function Call() {
  const { gathered, timer, ends } = clock.value;
  const about = timeName();
  const [, draw] = useState(0);
  if (calls && gathered && gathered > answered) {
    answered = gathered;
    calls = false;
  }
  const fresh = gathered && gathered > answered && now() - gathered < A_CALL && isAwake();
  const answer = () => ((answered = gathered || answered), draw((n) => n + 1));
  useEffect(() => {
    if (!fresh || !gathered) return undefined;
    ring();
    say(["floor-call"]);
    const over = setTimeout(answer, A_CALL - (now() - gathered));
    return () => clearTimeout(over);
  }, [fresh ? gathered : 0]);
  useEffect(() => {
    if (!timer || !ends || ends <= now() || ends === rung) return undefined;
    const over = setTimeout(() => {
      rung = ends;
      ring();
      say([about ? ["floor-time-is-up-of", { what: about }] : "floor-time-is-up"]);
    }, ends - now());
    return () => clearTimeout(over);
  }, [timer, ends, about]);
  return fresh
    ? html`<div class="call" role="alert"><${Icon} name="u-sound" /><span>${t("floor-call")}</span>
    <button class="ibtn" aria-label=${t("ui-close")} onClick=${answer}>
    <${Icon} name="u-check" /></button></div>`
    : null;
}
