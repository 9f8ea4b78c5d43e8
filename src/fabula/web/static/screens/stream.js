// @ts-check
// The overlay of a stream: what onlookers see, as three cards on a page that can be seen through.
import { known } from "../base/fold.js";
import { html, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { phaseTitle, sceneOf } from "../base/phases.js";
import { t } from "../base/words.js";
import { room } from "../base/wire.js";
import { Sheet } from "../parts/controls.js";
import { Ring } from "../parts/ring.js";
import { Icon, useWindow } from "../parts/scene.js";
import { TimeLeft } from "../parts/time.js";
import { seatOf, wordsNow } from "./screen.js";

/** @import { Typed } from "../base/choices.js" */

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

/** By how much it may be behind (s), and by how much more at a touch. */
const [MOST_BEHIND, STEP] = [120, 5];

/** The way to it, for whoever sets up a stream, as far behind the game as they choose. */
export function Way() {
  const [isOpen, open] = useState(false);
  const [delay, choose] = useState(0);
  const to = `/${room.value.code}/stream${delay ? `?delay=${delay}` : ""}`;
  const turn = (/** @type {Typed} */ event) => choose(Number(event.currentTarget.value));
  return html`<button class="btn plain" onClick=${() => open(true)}>
    <${Icon} name="u-eye" />${t("watching-stream")}</button>${
      isOpen &&
      html`<${Sheet} title=${t("watching-stream")} close=${() => open(false)}><div class="stack">
        <p>${t("watching-stream-delay")} <b>${t("ui-seconds", { n: delay })}</b></p>
        <input type="range" aria-label=${t("watching-stream-delay")} min="0" max=${MOST_BEHIND} step=${STEP}
          aria-valuetext=${t("ui-seconds", { n: delay })} value=${delay} onInput=${turn} />
        <a class="btn" href=${to} target="_blank" rel="noopener">${t("watching-stream-open")}</a>
        <p class="small dim centre-text">${location.host}${to}</p></div></${Sheet}>`
    }`;
}
