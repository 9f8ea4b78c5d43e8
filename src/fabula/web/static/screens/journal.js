// @ts-check
// The journal: all that this player was told, in order; covered like the card, for any line of it may tell a
// neighbour who this is.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { useHold } from "../parts/card.js";
import { Opened } from "../parts/lazypage.js";
import { InPlay as Set } from "../parts/cardsinplay.js";
import { Icon } from "../parts/scene.js";
import { journalLine, naming } from "../base/story.js";
import { roleOf, screensOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { me, room } from "../base/wire.js";

/** @import { Told } from "../base/choices.js" */

/** Whether a book of tokens was seen. @param {Told} event */
export const hasBook = (event) => Boolean(screensOf(room.value.tale).isBook?.(event));

export function Journal() {
  const here = room.value;
  const { InPlay, Pages } = screensOf(here.tale);
  const lines = known.value.journal
    .map((event) => ({ event, text: journalLine(here.tale, event, naming(nameOf), me.value.seat) }))
    .filter((line) => line.text);
  const { held, holds } = useHold();
  return html`<section class="panel told-me"><h2>${t("ui-journal")}</h2>
    <button class="btn hold-notes" ...${holds}><${Icon} name="u-eye" />
    ${t("floor-hold-notes")}</button>
    ${!held && html`<p class="small dim">${t("floor-hold-note")}</p>`}
      ${
        held &&
        html`<ol class="list" aria-live="polite">
      ${lines.map(
        ({ event, text }) =>
          html`<li><${Icon} name=${event.role ? `g-${roleOf(here.tale, event.role).icon}` : "u-mark"}
              cls="lead" /><span>${text}
      ${hasBook(event) && html`<${Pages} pages=${event.answer} />`}</span></li>`,
      )}</ol>`
      }
    ${here.freed?.map(
      (one) => html`<p class="small">
    ${t("door-freed", { ...one, seat: one.seat + 1 })}</p>`,
    )}</section>
    <section class="panel"><h2>${t("ui-said-board")}</h2><${Opened} page="records" /></section>
    ${
      InPlay
        ? html`<${InPlay} />`
        : html`<section class="panel"><h2>${t("ui-in-play")}</h2>
    <${Set} roles=${here.roles} /></section>`
    }`;
}
