// @ts-check
// What there is to do now, beside the circle: to tell, to show, to decide, to go through.
import { book, named } from "./book.js";
import { arePlacesOpen } from "./tokens.js";
import { Decision } from "./decision.js";
import { ForTonight } from "./tonight.js";
import { ToShow } from "./cardqueue.js";
import { Dusk, Night } from "./walk.js";
import { Day } from "./day.js";
import { Vote } from "./votes.js";
import { Foresight, Happened } from "./foresight.js";
import { Choices } from "./choices.js";
import { html } from "../../../base/html.js";
import { ReadRules } from "../../../parts/brief.js";
import { OrderPanel } from "../../../parts/speakers.js";
import { ToSay } from "../../../parts/explanation.js";
import { AtDusk } from "./dusk.js";
import { AtTheBlock, TheEnd, ToName } from "../../../parts/announcement.js";
import { Icon } from "../../../parts/scene.js";
import { roleOf } from "../../../base/tales.js";
import { role as roleName, t } from "../../../base/words.js";
import { asks, room, tell } from "../../../base/wire.js";

/** @import { Ask } from "./decision.js" */

/** The phases of a day in which a player may be asked something besides a vote. */
const BY_DAY = ["dawn", "day", "nominations", "execution", "twilight"];

export const NOMINATIONS = "nominations";

const TALKS = ["day", "nominations", "twilight"];

/** What there is to do now, from above. @param {{decision: Ask | undefined}} props */
export function ToDo({ decision }) {
  const { phase } = book.value;
  const votes = ["plea", "vote", "ballot", "exile"].includes(phase);
  return html`<section class="grim-right stack">
        <${ToName} /><${AtTheBlock} /><${TheEnd} /><${ToShow} /><${ToSay} topic=${topicNow()} />
        ${
          phase === "night"
            ? html`<${Night} decision=${decision} />`
            : decision &&
              html`<${Decision}
          key=${decision.id} ask=${decision} />`
        }
        ${decision && arePlacesOpen() && html`<p class="small dim">${t("grim-swap-note")}</p>`}
        ${!decision && phase === "dusk" && html`<${Dusk} />`}
        ${phase === "twilight" && html`<${AtDusk} />`}
        ${TALKS.includes(phase) && html`<${Day} /><${OrderPanel} />`}
        ${votes && html`<${Vote} />`}
        ${(votes || BY_DAY.includes(phase)) && html`<${ForTonight} />`}
        ${BY_DAY.includes(phase) && html`<${Choices} />`}
        ${!decision && ["", "deal"].includes(phase) && html`<${Choosing} />`}
        <${Foresight} /><${Happened} />
        ${["", "deal", "dusk"].includes(phase) && html`<${ReadRules} tale=${room.value.tale} />`}</section>`;
}

/** What comes up now that may be new to somebody at the table. */
function topicNow() {
  const { phase, dead, votes, hushed, exiling } = book.value;
  // while hands are counted the count is to be seen
  if (phase === "plea" && exiling !== null) return "exile";
  if (hushed || !["nominations", "plea"].includes(phase)) return "";
  return phase !== "nominations" && dead.some((seat) => votes[seat] !== 0) ? "ghost" : "nomination";
}

/** Travellers of the beginning choose who they are before the cards are told. */
function Choosing() {
  const asked = asks.value.filter((ask) => ask.seat !== null && ask.answered === undefined);
  const tale = room.value.tale;
  return html`${asked.map(
    (ask) =>
      html`<section class="panel stack" key=${ask.id}><h2>${named(/** @type {number} */ (ask.seat))}</h2>
        <p class="small">
    ${t("prompt-clocktower-traveller")}</p><div class="picks">
    ${
      /** @type {string[]} */ (ask.options).map(
        (role) =>
          html`<button class="pick"
              onClick=${() => tell("answer", { ask: ask.id, seat: ask.seat, choice: role })}>
                <span class="mini neutral">
    <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span><span>${roleName(tale, role)}</span></button>`,
      )
    }</div></section>`,
  )}`;
}
