// @ts-check
// What is to come and why, and what has happened lately, for whoever leads.
import { asTold, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { Icon } from "../parts/scene.js";
import { DECIDED } from "../base/phases.js";
import { foreseenText, naming, storyLine } from "../base/story.js";
import { t } from "../base/words.js";
import { entries, foresight, room } from "../base/wire.js";

/** What will happen and why, before it does. */
export function Foresight() {
  const lines = foresight.value.filter(({ code }) => code !== DECIDED); // the end has its own line
  if (!lines.length) return null;
  const name = naming(nameOf);
  return html`<div class="panel foresight"><h2>${t("ui-foresight")}</h2><ul class="list">
    ${lines.map(
      (line) => html`<li class="small">
    <${Icon} name=${line.code.startsWith("foresee-dies") ? "u-grave" : "u-bulb"} cls="lead" />
    <span>${foreseenText(room.value.tale, line, name)}</span></li>`,
    )}</ul></div>`;
}

/** What has happened lately, as the leader may know it. */
export function Happened() {
  const here = room.value;
  const name = naming(nameOf);
  // for whom nobody raised a hand is one line too many
  const told = entries.value.filter((event) => event.e !== "raised" || event.seats.length > 0);
  const lines = told.map((event) => storyLine(here.tale, asTold(event), name)).filter(Boolean);
  if (!lines.length) return null;
  return html`<div class="panel"><ol class="list">${lines
    .slice(-8)
    .reverse()
    .map((line) => html`<li class="small">${line}</li>`)}</ol>
    </div>`;
}
