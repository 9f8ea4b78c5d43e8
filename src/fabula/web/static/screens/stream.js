// @ts-check
// The overlay of a stream: what onlookers see, as three cards on a page that can be seen through.
import { known } from "../base/fold.js";
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { phaseTitle, sceneOf } from "../base/phases.js";
import { t } from "../base/words.js";
import { room } from "../base/wire.js";
import { Ring } from "../parts/ring.js";
import { useWindow } from "../parts/scene.js";
import { TimeLeft } from "../parts/time.js";
import { seatOf, wordsNow } from "./onlooking.js";

/** So much of the picture the circle takes. */
const [ACROSS, HIGH] = [0.34, 0.56];

export function Stream() {
  loadLook("stream");
  useWindow();
  const here = room.value;
  const scene = sceneOf(here.tale, known.value.phase);
  return html`<main class="stream">
    <header class="over-video"><h1>${here.stage === "lobby" ? t("ui-table") : phaseTitle(here.tale)}</h1>
      <${TimeLeft} hidden=${scene === "night"} /></header>
    <div class="over-video circle"><${Ring} seats=${here.seats.map(seatOf)}
      most=${Math.round(innerWidth * ACROSS)} low=${Math.round(innerHeight * HIGH)} /></div>
    <p class="over-video moment" aria-live="polite">${wordsNow(scene)}</p></main>`;
}
