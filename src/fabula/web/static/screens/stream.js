// @ts-check
// The overlay of a stream: what onlookers see, as three cards on a page that can be seen through.
import { frameHeight } from "../base/circle.js";
import { known } from "../base/fold.js";
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { phaseTitle, sceneOf } from "../base/phases.js";
import { t } from "../base/words.js";
import { room } from "../base/wire.js";
import { Ring } from "../parts/ring.js";
import { useWindow } from "../parts/scene.js";
import { HandsNow, openThreads } from "../parts/poll.js";
import { TimeLeft } from "../parts/time.js";
import { screensOf } from "../base/tales.js";
import { seatsSeen, wordsNow } from "./onlookers.js";

/** So much of the picture the circle takes; of an upright one, and at most where many sit in a low one. */
const [ACROSS, HIGH, UPRIGHT, BROADEST, HIGHEST] = [0.34, 0.56, 0.8, 0.6, 0.86];
/** With more seats than this it is broader by a step for each. */
const [FEW, STEP] = [12, 0.01];
/** A name on two lines (px). */
const NAME = 32;

/** How broad the circle is, so that all seats have room. @param {number} seats */
function across(seats) {
  if (innerWidth < innerHeight) return UPRIGHT;
  let part = ACROSS + STEP * Math.max(0, seats - FEW);
  while (part < BROADEST && frameHeight(seats, innerWidth * part, NAME) > innerHeight * HIGHEST) part += STEP;
  return part;
}

export function Stream() {
  loadLook("stream");
  useWindow();
  const here = room.value;
  const scene = sceneOf(here.tale, known.value.phase);
  const part = across(here.seats.length);
  const dial = here.stage === "playing" ? screensOf(here.tale).wallDial?.() : undefined;
  return html`<div class="stream" style=${{ "--across": part }}>
    <header class="over-video"><h1>${here.stage === "lobby" ? t("ui-table") : phaseTitle(here.tale)}</h1>
      <${TimeLeft} hidden=${scene === "night"} /></header>
    <div class="over-video circle"><${Ring} seats=${seatsSeen()} threads=${openThreads()} dial=${dial}
      most=${Math.round(innerWidth * part)} low=${Math.round(innerHeight * HIGH)}>
      ${scene === "vote" && html`<${HandsNow} />`}</${Ring}></div>
    <p class="over-video moment" aria-live="polite">${wordsNow(scene)}</p></div>`;
}
