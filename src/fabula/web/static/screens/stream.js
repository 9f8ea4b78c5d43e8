// @ts-check
// The overlay of a stream: what onlookers see, as three cards on a page that can be seen through.
import { known } from "../base/fold.js";
import { html, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { phaseTitle, sceneOf } from "../base/phases.js";
import { t } from "../base/words.js";
import { room } from "../base/wire.js";
import { Seg } from "../parts/controls.js";
import { Ring } from "../parts/ring.js";
import { Icon, useWindow } from "../parts/scene.js";
import { TimeLeft } from "../parts/time.js";
import { seatOf, wordsNow } from "./screen.js";

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

/** By how much a stream may be behind (s): players who watch it learn nothing early. */
const DELAYS = [0, 15, 30, 60, 120];

/** The way to it, for whoever sets up a stream. */
export function Way() {
  const [delay, choose] = useState(DELAYS[0]);
  const to = `/${room.value.code}/stream${delay ? `?delay=${delay}` : ""}`;
  return html`<details class="centre-text small"><summary>${t("watching-stream")}</summary>
    <div class="stack tight"><span>${t("watching-stream-delay")}</span>
    <${Seg} label=${t("watching-stream-delay")} at=${String(delay)}
      choose=${(/** @type {string} */ one) => choose(Number(one))}
      options=${DELAYS.map((one) => ({ id: String(one), label: t("ui-seconds", { n: one }) }))} />
    <a class="btn plain" href=${to} target="_blank" rel="noopener">
      <${Icon} name="u-eye" />${location.host}${to}</a></div></details>`;
}
