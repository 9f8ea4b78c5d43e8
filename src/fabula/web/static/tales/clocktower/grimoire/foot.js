// @ts-check
// The foot of the Grimoire: the one button that goes on, or what is laid or decided just now.
import { html } from "../../../base/html.js";
import { answering } from "../../../parts/circleanswer.js";
import { Lesson } from "../../../parts/lesson.js";
import { Take } from "./decision.js";
import { Laid, LAYING } from "./marks.js";
import { Next } from "./nextbutton.js";

/** @import { Ask } from "./decision.js" */

/** @param {{decision: Ask | undefined}} props */
export const Foot = ({ decision }) =>
  html`<div class="foot stick"><${Lesson} page="coach" />
    ${
      answering.value?.id === LAYING
        ? html`<${Laid} />`
        : decision
          ? html`<${Take} ask=${decision} />`
          : html`<${Next} />`
    }</div>`;
