// @ts-check
// The story on a phone: the circle as it was, the sentence inside it, the nights and days below.
import { fold } from "../base/fold.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../base/html.js";
import { talksByNight } from "../base/phases.js";
import { taleOf } from "../base/tales.js";
import { lang, t } from "../base/words.js";
import { fabula, me, room } from "../base/wire.js";
import { shownCount } from "../parts/hands.js";
import { OfTheMorning } from "../parts/mornings.js";
import {
  circleThen,
  isAbout,
  momentName,
  momentsOfStory,
  seatsThen,
  Spares,
  spansOf,
  threadsIn,
  tokenThen,
} from "../parts/retelling.js";
import { Badge, Ring } from "../parts/ring.js";
import { Icon, useWindow } from "../parts/scene.js";
import { Threads } from "../parts/threads.js";

/** @typedef {import("../parts/retelling.js").Moment} Moment */
/** @typedef {import("../parts/retelling.js").Span} Span */

/** So long a moment stands while the story plays (ms): the time to look, and to read each letter. */
const [LOOK, READ] = [1600, 38];
/** A sentence in the ring's middle (px): a letter and a line, as it is and set smaller. */
const SIZES = /** @type {const} */ ([
  { cls: "", letter: 8.2, line: 20 },
  { cls: "small-type", letter: 7.1, line: 17 },
]);
/** What stands in the middle besides it, and what the seats take at either side besides their tokens (px). */
const [BESIDES, ASIDE, WIDEST] = [84, 26, 230];
/** A letter of what a night or a step is called, and what is left free beside it (px). */
const [TITLE_LETTER, CLEAR] = [10.4, 6];
/** With more seats, or on a small device, roles have no room below their names. */
const [MANY, NARROW, LOW] = [8, 700, 480];
/** What the ring has of the height: of a phone, and beside the words (px of the bar and the foot). */
const [SHARE, BAR, FOOT] = [0.5, 64, 110];
const WIDE = matchMedia("(min-width: 900px), (max-height: 480px) and (min-width: 640px)");

/** The least height of the ring, this `share` of a phone's: no more has to be scrolled than must be. */
export const lowest = (share = SHARE) =>
  Math.round(
    WIDE.matches ? Math.min(640, innerHeight - (innerHeight > 480 ? BAR + FOOT : BAR)) : innerHeight * share,
  );

/**
 * How a sentence has room in the middle of a ring; nothing if it has none.
 * @param {string} text
 * @param {{width: number, height: number, token: number, below: number}} size
 */
function fitting(text, { width, height, token, below }) {
  const letters = (/** @type {number} */ letter) =>
    Math.floor(Math.min(WIDEST, width - 2 * (token + ASIDE)) / letter);
  const free = height - 2 * (token + below) - BESIDES;
  return SIZES.find(({ letter, line }) => Math.ceil((text.length * 1.3) / letters(letter)) * line <= free);
}

/**
 * Whether the name of a step has room between the seats beside it.
 * @param {string} title
 * @param {{width: number, token: number}} size
 */
const hasRoom = (title, { width, token }) =>
  title.length * TITLE_LETTER <= width - 2 * (token + ASIDE + CLEAR);

/** The moment that is shown, and what plays it. @param {Moment[]} moments */
function usePlayed(moments) {
  const [at, go] = useState(0);
  const [plays, play] = useState(false);
  const last = moments.length - 1;
  const isOver = at >= last;
  useEffect(() => {
    if (!plays) return undefined;
    if (isOver) return void play(false);
    const timer = setTimeout(() => go(at + 1), LOOK + READ * moments[at].text.length);
    return () => clearTimeout(timer);
  }, [plays, at, moments]);
  return {
    at: Math.min(at, last),
    plays: plays && !isOver,
    show: (/** @type {number} */ one) => (play(false), go(Math.max(0, Math.min(last, one)))),
    /** From where it stands, or once more from the beginning. */
    toggle: () => (play(!plays || isOver), isOver && go(0)),
  };
}

/** @typedef {ReturnType<typeof usePlayed>} Played */

/**
 * The middle of the ring: which night it is, what happens in it, and what plays it.
 * @param {{moment: Moment, played: Played, last: number, size: Parameters<typeof fitting>[1],
 *  spill: (on: boolean) => void}} props
 */
function Middle({ moment, played, last, size, spill }) {
  const way = fitting(moment.text, size);
  useLayoutEffect(() => spill(!way), [!way]);
  const title = momentName(moment);
  return html`<div class="mid"><span class=${`say ${hasRoom(title, size) ? "" : "narrow"}`}>${title}</span>
    ${way && html`<p class=${`told-now ${way.cls}`}>${moment.text}</p>`}
    <div class="plays"><button class="ibtn" aria-label=${t("ui-step-back")} disabled=${played.at === 0}
        onClick=${() => played.show(played.at - 1)}><${Icon} name="u-back" /></button>
      <button class="ibtn play-it" aria-label=${t(played.plays ? "finale-stop" : "finale-play")}
        onClick=${played.toggle}><${Icon} name=${played.plays ? "u-pause" : "u-play"} /></button>
      <button class="ibtn" aria-label=${t("ui-step-on")} disabled=${played.at === last}
        onClick=${() => played.show(played.at + 1)}><${Icon} name="u-next" /></button></div></div>`;
}

/** The moon and the sun. */
const SIGNS = {
  moon: html`<path fill="currentColor" d="M14 3a9 9 0 107 13A8 8 0 0114 3z" />`,
  sun: html`<circle cx="12" cy="12" r="5" fill="currentColor" />
    <path class="rays" d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.600 17.600L19 19M5 19l1.4-1.4
      M17.600 6.400L19 5" />`,
};

/** Whether a span is dark: where all sleep, or, if they talk by night, where they do. @param {Span} span */
const isDark = ({ isNight }) => isNight !== talksByNight(room.value.tale);

/** What a medallion says. @param {Span} span */
function spanName(span) {
  const { tale } = room.value;
  const { number } = span;
  const word = t(isDark(span) ? "ui-phase-night" : "ui-phase-day");
  return taleOf(tale).many_nights ? `${word} ${number}` : word;
}

/** The nights and the days: a touch or an arrow goes there. @param {{spans: Span[], played: Played}} props */
function Medallions({ spans, played }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const now = spans.findIndex(({ first, last }) => first <= played.at && played.at <= last);
  useEffect(() => {
    const one = row.current?.children[now];
    if (row.current && one instanceof HTMLElement)
      row.current.scrollTo({ left: one.offsetLeft - (row.current.clientWidth - one.offsetWidth) / 2 });
  }, [now]);
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const to = now + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] || 0);
    if (to === now || !spans[to]) return;
    event.preventDefault();
    played.show(spans[to].first);
    const one = row.current?.children[to];
    if (one instanceof HTMLElement) one.focus();
  };
  return html`<div class="medallions" role="group" aria-label=${t("finale-nights")} ref=${row}
    onKeyDown=${walk}>${spans.map(
      (span, i) => html`<button key=${i} class=${i < now ? "past" : ""}
      aria-label=${spanName(span)} aria-current=${i === now ? "step" : undefined}
      onClick=${() => played.show(span.first)}><span><svg viewBox="0 0 24 24" class="i" aria-hidden="true">
        ${SIGNS[isDark(span) ? "moon" : "sun"]}</svg></span>
      ${taleOf(room.value.tale).many_nights && html`<b>${span.number}</b>`}</button>`,
    )}</div>`;
}

/** All sentences of the night or the day that is shown. @param {{moments: Moment[], span: Span, played:
 *  Played}} props */
const Sentences = ({ moments, span, played }) =>
  html`<ol class="panel list beats" aria-label=${spanName(span)}>
    ${moments.slice(span.first, span.last + 1).map(({ text, icon, more }, i) => {
      const isNow = span.first + i === played.at;
      return html`<li key=${span.first + i}><button aria-current=${isNow ? "step" : undefined}
        onClick=${() => played.show(span.first + i)}><${Icon} name=${icon} cls="lead" />
        <span class="small">${text}</span></button>
        ${more && html`<p class="small dim">${more}</p>`}</li>`;
    })}</ol>`;

/** The night and the day on the ring, sentence by sentence. */
export function Retold() {
  useWindow();
  const moments = useMemo(momentsOfStory, [fabula.value, lang.value]);
  const spans = useMemo(() => spansOf(moments), [moments]);
  const played = usePlayed(moments);
  const [spilt, spill] = useState(false);
  const moment = moments[played.at];
  const span = spans.find(({ last }) => played.at <= last) || spans[0];
  const state = fold(moment.until);
  const circle = circleThen(state);
  const mine = me.value.seat === null ? -1 : circle.indexOf(me.value.seat);
  const hasRoles = circle.length <= MANY && innerWidth >= NARROW && innerHeight >= LOW;
  const counts = new Map(moment.scene?.counts);
  const seats = seatsThen(state, moment.step).map((seat, i) => ({
    ...seat,
    role: hasRoles ? seat.role : undefined,
    badge: counts.has(circle[i])
      ? html`<${Badge} cls="l counted">${shownCount(counts.get(circle[i]) ?? 0)}</${Badge}>`
      : seat.badge,
    cls: `gtok ${seat.cls.replace(" cur", "")} ${isAbout(moment, circle[i]) ? "cur" : ""}`,
  }));
  const dial = (
    /** @type {(i: number) => import("../base/circle.js").Spot} */ spot,
    /** @type {Parameters<typeof fitting>[1]} */ size,
  ) =>
    html`<${Threads} size=${size} pairs=${threadsIn(moment)} key=${played.at}
        spot=${(/** @type {number} */ seat) => spot(Math.max(0, circle.indexOf(seat)))} />
      <${Middle} moment=${moment} played=${played} last=${moments.length - 1}
        size=${size} spill=${spill} />`;
  return html`<section class="told-again"><div class="round"><${Ring} seats=${seats} most=${520}
      gtok=${hasRoles || WIDE.matches} me=${mine < 0 ? null : mine} dial=${dial}
      low=${lowest()} share=${SHARE} /></div>
    ${
      taleOf(room.value.tale).spares > 0 &&
      html`<${Spares} token=${(/** @type {string} */ place) => tokenThen(state, place)} />`
    }
    ${spilt && html`<p class="told-below">${moment.text}</p>`}
    <p class="vh" role="status">${moment.text}</p>
    <${Medallions} spans=${spans} played=${played} />
    ${!span.isNight && html`<${OfTheMorning} day=${span.number} />`}
    <${Sentences} moments=${moments} span=${span} played=${played} /></section>`;
}
