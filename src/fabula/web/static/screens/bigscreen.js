// @ts-check
// The big screen, and what spectators see: the town, the clock, the voice, no secret.
import { known } from "../base/fold.js";
import { html, signal, useEffect } from "../base/html.js";
import { IWait } from "../parts/door.js";
import "../parts/explanation.js";
import { Menu, Paused } from "../parts/menu.js";
import { useOnceThere } from "../parts/lazymodule.js";
import { Ring } from "../parts/ring.js";
import { Icon, Screen, useWindow } from "../parts/scene.js";
import { areOpen, mostSoFar, openThreads } from "../parts/poll.js";
import { phaseTitle, sceneOf } from "../base/phases.js";
import { speaks, voiceIsThere } from "../parts/voice.js";
import { t } from "../base/words.js";
import { fabula, room } from "../base/wire.js";
import { Arrivals } from "./arrivals.js";
import { isBig, seatsSeen, wordsNow } from "./onlookers.js";
import { screensOf } from "../base/tales.js";
import { Middle } from "./bigmiddle.js";
import { Address, BeTheScreen, WayIn, WIDE_ENOUGH } from "./wayin.js";

/** @import { Child } from "../vendor/preact.js" */

const isOverlay = () => location.pathname.endsWith("/stream");

/** The overlay for a stream, on its own page. */
function Overlay() {
  const Shown = useOnceThere("watching", async () => (await import("./stream.js")).Stream);
  return Shown && html`<${Shown} />`;
}

/** A ring has so much of the width and of the height at most; so high is a phone on its side (px). */
const [BROAD, HIGHEST, LYING] = [0.86, 0.76, 480];

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

/** On a phone on its side the circle has all of the height, and the rest stands beside it. */
const isLow = () => innerHeight <= LYING && innerWidth > innerHeight;

function BigScreen() {
  const here = room.value;
  const { phase } = known.value;
  const scene = sceneOf(here.tale, phase);
  const playing = here.stage === "playing";
  const { Wall } = screensOf(here.tale);
  useWindow();
  const big = isBig();
  const ends = big && here.stage === "after" && fabula.value.length > 0;
  useEffect(() => {
    if (ends) void import("./finale.js").then((module) => (finale.value = module.default));
  }, [ends]);
  if (ends && finale.value) return html`<${finale.value} />`;
  if (big && innerWidth >= WIDE_ENOUGH && here.stage === "lobby")
    return html`<${Arrivals} menu=${html`<${Menu} />`}
      words=${html`<div class="here"><${IWait} /><${BeTheScreen} /></div>
        <${Words} words=${wordsNow(scene)} />`} />`;
  const size = {
    most: Math.round(innerWidth * (big && innerWidth > innerHeight ? BROAD : 1)),
    low: big ? Math.round(innerHeight * HIGHEST) : isLow() ? innerHeight : 0,
    big,
  };
  return html`<${Screen} tall=${220} cls="bigscreen">
    <header class="head"><h1 class="phase"><span class="disc"></span>
    ${here.stage === "lobby" ? t("ui-table") : phaseTitle(here.tale)}</h1><${Paused} />
      <div class="join"><${Address} />
        <${Menu} /></div></header>
    <${WayIn} />
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
