// @ts-check
// How a trial game went: what was done well, what to mind, and the way to a real table.
import { html } from "../base/html.js";
import { spaced } from "../base/route.js";
import { Sheet } from "../parts/controls.js";
import { Icon } from "../parts/scene.js";
import { t } from "../base/words.js";
import { room } from "../base/wire.js";
import { counted, everything, isThroughADay, severalText, slipText } from "./observation.js";
import { backToTheTable, layATable, onceMore, tableBefore } from "../screens/trial.js";

export { ready } from "./talelesson.js";

/** Where the game is over it stands on the page. */
export default () =>
  html`<section class="panel stack lesson-end"><h2>${t("lesson-summary")}</h2><${HowItWent} /></section>`;

/** Where it goes on it is a sheet. @param {{close: () => void}} props */
export const Summary = ({ close }) => html`<${Sheet} title=${t("lesson-summary")} close=${close}>
  <div class="stack lesson-end"><${HowItWent} />
  <button class="btn plain" onClick=${close}>${t("lesson-on")}</button></div></${Sheet}>`;

function HowItWent() {
  const done = Object.entries(counted()).filter(([, n]) => n > 0);
  const otherwise = everything();
  const before = tableBefore();
  return html`<h3>${t("lesson-well")}</h3><ul class="list small">
    ${done.map(
      ([what, n]) => html`<li><${Icon} name="u-check" cls="tick" /><span>
    ${t(`lesson-well-${what}`, { n })}</span></li>`,
    )}
    ${
      isThroughADay() &&
      html`<li><${Icon} name="u-check" cls="tick" /><span>
    ${t("lesson-well-day")}</span></li>`
    }</ul>
    <h3>${t("lesson-mind")}</h3>
    ${!otherwise.length && html`<p class="small">${t("lesson-mind-nothing")}</p>`}
    <ul class="list small">${otherwise.map((one) => html`<${Otherwise} ...${one} />`)}</ul>
    <h3>${t("lesson-ready")}</h3><p class="small">${t("lesson-ready.text", { tale: t(room.value.tale) })}</p>
    ${
      before &&
      html`<button class="btn main" onClick=${backToTheTable}><${Icon} name="u-back" />
      ${t("lesson-back", { code: spaced(before) })}</button>`
    }
    <button class=${`btn ${before ? "" : "main"}`} onClick=${layATable}><${Icon} name="u-candle" />
    ${t("lesson-table")}</button>
    <button class="btn" onClick=${onceMore}><${Icon} name="u-bot" />${t("lesson-once-more")}</button>`;
}

/** One line for all of a kind. @param {{alike: import("./observation.js").Slip[], mended: boolean}} props */
function Otherwise({ alike, mended }) {
  const [first] = alike;
  const [title, text] =
    alike.length > 1
      ? [severalText(alike), t(`lesson-slip-${first.id}.mind`)]
      : [t(`lesson-slip-${first.id}`), slipText(first)];
  return html`<li><${Icon} name=${mended ? "u-check" : "u-bulb"} cls=${mended ? "tick" : ""} /><span><b>
    ${title}</b>
    ${mended ? html` <span class="dim">${t("lesson-mended")}</span>` : html`<br />${text}`}</span></li>`;
}
