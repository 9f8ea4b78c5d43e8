// @ts-check
// The big screen, and what spectators see: the town, the clock, the voice, no secret.
import { known } from "../base/fold.js";
import { html, signal, useEffect } from "../base/html.js";
import { go, spaced } from "../base/route.js";
import { IWait } from "../parts/door.js";
import "../parts/explanation.js";
import { Menu } from "../parts/menu.js";
import { QR } from "../parts/qr.js";
import { useOnceThere } from "../parts/lazymodule.js";
import { Lent } from "../parts/guesthand.js";
import { ForAStream } from "../parts/otherscreens.js";
import { Ring } from "../parts/ring.js";
import { Icon, Screen, useWindow } from "../parts/scene.js";
import { areOpen, mostSoFar, openThreads, PollMiddle } from "../parts/poll.js";
import { Asleep, TableCandle, TimeLeft } from "../parts/time.js";
import { phaseTitle, sceneOf } from "../base/phases.js";
import { speaks, voiceIsThere } from "../parts/voice.js";
import { origin } from "../base/origin.js";
import { t } from "../base/words.js";
import { fabula, me, room, tell } from "../base/wire.js";
import { Arrivals } from "./arrivals.js";
import { Tokens } from "./lobby.js";
import { isBig, seatsSeen, wordsNow } from "./onlookers.js";
import { screensOf } from "../base/tales.js";

/** @import { Child } from "../vendor/preact.js" */

/** From this width on a device that only looks on may be the big screen. */
const WIDE_ENOUGH = 900;
const isBigScreen = () => location.pathname.endsWith("/screen");
const isOverlay = () => location.pathname.endsWith("/stream");

/** To whoever looks on with a large device: it could be the screen for all. */
const BeTheScreen = () =>
  innerWidth >= WIDE_ENOUGH &&
  me.value.seat === null &&
  !isBigScreen() &&
  html`<button class="btn" onClick=${() => go(`/${room.value.code}/screen`)}>
    <${Icon} name="u-eye" />${t("ui-big-screen")}</button><${ForAStream} />`;

/** The overlay for a stream, on its own page. */
function Overlay() {
  const Shown = useOnceThere("watching", async () => (await import("./stream.js")).Stream);
  return Shown && html`<${Shown} />`;
}

/** To who looks on with a device of their own: what this is, and what else there is to do. */
function Looking() {
  const here = room.value;
  if (here.stage !== "playing" || isBigScreen()) return null;
  if (me.value.seenAll) return html`<p class="looking small">${t("floor-looking-known")}</p>`;
  const more = !me.value.id
    ? "floor-looking-nameless"
    : here.seats.includes(null)
      ? "floor-looking-seat"
      : screensOf(here.tale).Coming
        ? ""
        : "floor-looking-next";
  return html`<p class="looks-on small">${t("floor-looking")} ${more && t(more)}</p>`;
}

/** The ring has so much of the height at most; and so high is a phone on its side at most (px). */
const [HIGHEST, LYING] = [0.76, 480];

/**
 * What is said, a note on it, and how this device comes to say it.
 * @param {{words: string, note?: string}} props
 */
const Words = ({ words, note }) => html`<div class="cap" aria-live="polite"><span>${words}
  ${note && html`<small>${note}</small>`}</span>
  ${
    voiceIsThere() &&
    !speaks.value &&
    html`<button class="btn" onClick=${() => (speaks.value = true)}><${Icon} name="u-sound" />
      ${t("ui-let-speak")}</button>`
  }</div>`;

/** The end, once it has come. */
const finale = signal(/** @type {(() => Child) | null} */ (null));

export default () => (isOverlay() ? html`<${Overlay} />` : html`<${BigScreen} />`);

/** Which share of a big screen’s width a ring has; and how tall the candle of its day is (px). */
const [BROAD, DAY] = [0.86, 110];

/** On a phone on its side the circle has all of the height, and the rest stands beside it. */
const isLow = () => innerHeight <= LYING && innerWidth > innerHeight;

/** What stands amid the circle while a game is on. @param {{scene: string, big: boolean}} props */
function Middle({ scene, big }) {
  if (scene === "vote") return html`<${PollMiddle} big=${big} />`;
  if (scene === "night" && big) return html`<${Asleep} />`;
  return html`<${TableCandle} tall=${big ? DAY : 64} /><${TimeLeft} hidden=${scene === "night"} />
    <${Tokens} roles=${room.value.roles} />`;
}

function BigScreen() {
  const here = room.value;
  const { phase } = known.value;
  const scene = sceneOf(here.tale, phase);
  const playing = here.stage === "playing";
  const { Wall, Coming, Raising } = screensOf(here.tale);
  useWindow();
  const big = isBig();
  const ends = big && here.stage === "after" && fabula.value.length > 0;
  useEffect(() => {
    if (ends) void import("./finale.js").then((module) => (finale.value = module.default));
  }, [ends]);
  if (ends && finale.value) return html`<${finale.value} />`;
  if (big && innerWidth >= WIDE_ENOUGH && here.stage === "lobby")
    return html`<${Arrivals} menu=${html`<${Menu} />`}
      words=${html`<${IWait} /><${BeTheScreen} /><${Words} words=${wordsNow(scene)} />`} />`;
  const size = {
    most: Math.round(innerWidth * (big && innerWidth > innerHeight ? BROAD : 1)),
    low: big ? Math.round(innerHeight * HIGHEST) : isLow() ? innerHeight : 0,
    big,
  };
  return html`<${Screen} tall=${220} cls="bigscreen">
    <header class="head"><h1 class="phase"><span class="disc"></span>
    ${here.stage === "lobby" ? t("ui-table") : phaseTitle(here.tale)}</h1>
      <div class="join"><div><div class="small dim">${t("ui-join-here")}</div><div class="n">
      ${spaced(here.code)}</div></div>
        <${QR} text=${`${origin.value}/${here.code}`} label=${t("ui-qr")} size=${84} />
        <${Menu} /></div></header>
    <div class="come"><${Looking} /><${BeTheScreen} />
      ${
        me.value.id &&
        !me.value.seenAll &&
        here.stage !== "lobby" &&
        here.seats.includes(null) &&
        html`<button class="btn" onClick=${() => tell("sit")}>${t("ui-take-empty")}</button>`
      }<${IWait} />
        ${Coming && html`<${Coming} />`}<${Lent} />${Raising && html`<${Raising} />`}</div>
    <div class="square">${
      Wall && playing
        ? html`<${Wall} ...${size} />`
        : html`<${Ring} seats=${seatsSeen()} threads=${openThreads()} ...${size}>
      ${
        playing && phase !== "end"
          ? html`<${Middle} scene=${scene} big=${big} />`
          : here.stage === "lobby" &&
            html`<span class="big">${here.seats.length}</span><span class="dim">
            ${t("ui-at-table-short")}</span>`
      }</${Ring}>`
    }</div>
    <${Words} words=${wordsNow(scene)}
      note=${scene === "vote" && (areOpen() || known.value.candidate !== null) ? mostSoFar() : ""} />
  </${Screen}>`;
}
