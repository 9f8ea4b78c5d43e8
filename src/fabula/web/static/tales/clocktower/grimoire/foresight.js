// @ts-check
// What comes if nothing changes, and what has happened lately, in sentences.
import { asTold } from "../../../base/fold.js";
import { html } from "../../../base/html.js";
import { Icon } from "../../../parts/scene.js";
import { foreseenText, naming, storyLine } from "../../../base/story.js";
import { t } from "../../../base/words.js";
import { amendments, entries, foresight, room, tell } from "../../../base/wire.js";
import { book, named } from "./book.js";

/** @import { Args } from "../../../base/choices.js" */

const name = naming(named);

export const TO_COME = "foresee-line";

const ELSEWHERE = [TO_COME, "foresee-won"]; // the end has its own line

export const VOTES = "foresee-votes";

/** The signs of what comes, by its code. @type {Record<string, string>} */
const SIGNS = {
  "foresee-attack-dies": "u-grave",
  "foresee-attack-bounced": "u-grave",
  "foresee-dies-storyteller": "u-grave",
  "foresee-executed": "u-grave",
};

/** What comes if nothing changes. */
export function Foresight() {
  const lines = foresight.value.filter(
    (line) => !ELSEWHERE.includes(line.code) && (line.code !== VOTES || book.value.phase === "nominations"),
  );
  if (!lines.length) return null;
  return html`<section class="panel foresight"><h2>${t("ui-foresight")}</h2><ul class="list">
    ${lines.map(
      (line) => html`<li class="small">
    <${Icon} name=${SIGNS[line.code] || "u-bulb"} cls="lead" /><span>${foreseen(line)}
    </span></li>`,
    )}</ul>${lines.some(({ code }) => LAST_NIGHT.includes(code)) && html`<${EndNow} />`}
    ${
      amendments.value.some((one) => one[0] === "avert") &&
      html`<div class="stack"><p class="small dim">${t("grim-avert-note")}</p>
    <button class="btn" onClick=${() => tell("amend", { act: ["avert"] })}>${t("grim-avert")}</button></div>`
    }</section>`;
}

const LAST_NIGHT = ["foresee-last-night", "foresee-last-night-sure"];

/** The game may end here for want of anybody who could save the good. */
const EndNow = () =>
  amendments.value.some((one) => one[0] === "win") &&
  html`<div class="stack">
  <p class="small dim">${t("grim-end-note")}</p>
  <button class="btn" onClick=${() => tell("amend", { act: ["win", "evil"] })}><${Icon} name="u-flag" />
    ${t("story-clocktower-won-evil")}</button></div>`;

/** How many votes it takes, and how many would only save whoever is about to die. @param {number} n */
export const votesText = (n) =>
  foresight.value.some(({ code }) => code === "foresee-executed")
    ? t("square-needed-tie", { n, ties: n - 1 })
    : t(VOTES, { n });

/** What is to come. @param {{code: string, args?: Args}} line */
const foreseen = (line) =>
  line.code === VOTES ? votesText(Number(line.args?.n)) : foreseenText(room.value.tale, line, named);

/** What has happened lately, in sentences. */
export function Happened() {
  const tale = room.value.tale;
  const hidden = ["granted", "noted", "walked", "marked", "readied"];
  const lines = entries.value
    .filter((event) => !hidden.includes(event.e))
    .map((event) => storyLine(tale, asTold(event), name))
    .filter(Boolean);
  if (!lines.length) return null;
  return html`<details class="panel"><summary>${t("grim-happened")}</summary><ol class="list">
    ${lines
      .slice(-16)
      .reverse()
      .map((line) => html`<li class="small">${line}</li>`)}</ol></details>`;
}
