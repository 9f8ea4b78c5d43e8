// @ts-check
// The day: the ring, the candle, what was said in public, and the wish to vote.
import { known, nameOf } from "../base/fold.js";
import { html, useState } from "../base/html.js";
import { Sheet } from "../parts/controls.js";
import { Folding } from "../parts/morebuttons.js";
import { MyWord, Timekeeping } from "../parts/speakers.js";
import { Lent } from "../parts/guesthand.js";
import { inOrder } from "../parts/cardsinplay.js";
import { Ring } from "../parts/ring.js";
import { Icon } from "../parts/scene.js";
import { TableCandle, TimeLeft } from "../parts/time.js";
import { woven } from "../parts/threadpicker.js";
import { isDead, thoseWhoAnswer } from "../base/phases.js";
import { naming, saidText } from "../base/story.js";
import { bubbleOf, useBubble } from "../parts/claims.js";
import { Opened, useSeatPage } from "../parts/lazypage.js";
import { has, role as roleName, t } from "../base/words.js";
import { asks, isKept, me, room, tell } from "../base/wire.js";
import { News } from "./news.js";
import { sayings, Claim } from "./claim.js";
import { daySeats } from "./dayseats.js";

/** @import { Ask } from "../base/wire.js" */

/** What was said last, in one line. */
function lastClaim() {
  const last = known.value.claims.at(-1);
  return last ? saidText(room.value.tale, last, naming(nameOf)) : t("ui-nobody-claimed");
}

/** Whether all talk, and not one or a few for themselves, as in a plea. */
const allTalk = () => known.value.phase === "day" || known.value.phase === "night";

/** Where one has nothing to say: dead, or while others speak. */
const Listening = () => html`<p class="say centre-text">
            ${t(isDead(me.value.seat) ? "ui-you-are-dead" : "ui-listen")}
            </p><p class="small dim centre-text">
          ${t(isDead(me.value.seat) ? "ui-you-are-dead-note" : "ui-listen-note")}</p>`;

/**
 * Ready or not, and what one may say.
 * @param {{ask: Ask | undefined, mine: boolean, claim: () => void}} props
 */
function Speaking({ ask, mine, claim }) {
  const left = thoseWhoAnswer().filter((seat) => !known.value.ready.includes(seat)).length;
  return html`<button class="btn main" disabled=${!ask || mine || isKept(ask)}
          onClick=${() => tell("answer", { ask: ask?.id ?? "", choice: ["ready"] })}>
          <${Icon} name="u-hand-up" />
          ${
            isKept(ask)
              ? t("table-kept")
              : mine
                ? t("ui-waiting-for", { n: left })
                : t(allTalk() ? "ui-ready-to-vote" : "ui-have-spoken")
          }
          </button>
      ${me.value.muted && html`<p class="small">${t("refused-muted")}</p>`}
      <${Folding}><div class="row"><button class="btn grow" disabled=${!ask || !sayings(ask).length}
        onClick=${claim}>
        <${Icon} name="u-pen" />${t("ui-claim")}</button>
        ${allTalk() && !isDead(me.value.seat) && html`<${MyWord} />`}</div></${Folding}>`;
}

/** What there is to do below the ring. @param {{ask: Ask | undefined, open: (sheet: Laid) => void}} props */
function DayFoot({ ask, open }) {
  const mine = known.value.ready.includes(me.value.seat ?? -1);
  return html`<div class="foot"><${Timekeeping} />${
    begins() &&
    html`<button class="btn plain" onClick=${() => open("openings")}>
      <${Icon} name="u-bulb" />${t("ui-openings")}</button>`
  }<div class="row between line"><span class="small cut">${lastClaim()}</span>
      <button class="btn plain" onClick=${() => open("board")}>${t("ui-said-board")}
      <${Icon} name="u-next" /></button></div>
      ${
        !ask && !mine
          ? html`<${Listening} />`
          : html`<${Speaking} ask=${ask} mine=${mine} claim=${() => open("claim")} />`
      }<${Lent} /></div>`;
}

/** What lies over the day. @typedef {"" | "claim" | "board" | "openings"} Laid */

export function Day() {
  const ask = asks.value.find((one) => one.open);
  const asked = thoseWhoAnswer();
  const agreed = asked.filter((seat) => known.value.ready.includes(seat)).length;
  const [sheet, open] = useState(/** @type {Laid} */ (""));
  const [openSeat, seatPage] = useSeatPage();
  const claim = useBubble();
  return html`<${News} /><div class="middle"><${Ring} seats=${daySeats(openSeat, claim?.seat)}
      me=${me.value.seat} bubble=${bubbleOf(claim)} threads=${woven.value}>
      <${TableCandle} tall=${70} /><${TimeLeft} /><span class="small dim">${t("ui-talking")}</span>
      ${
        allTalk() &&
        html`<span class="chip"><${Icon} name="u-check" />
      ${t("ui-ready-count", { n: agreed, of: asked.length })}</span>`
      }
        </${Ring}></div>
    <${DayFoot} ask=${ask} open=${open} />
    ${seatPage}
    ${sheet === "openings" && html`<${Openings} close=${() => open("")} />`}
    ${sheet === "board" && html`<${Board} close=${() => open("")} />`}
    ${sheet === "claim" && ask && html`<${Claim} ask=${ask} close=${() => open("")} />`}`;
}

/** In the first games of a table there is help with the first words, where the tale has it. */
const begins = () => room.value.game <= FIRST_GAMES && has(`${room.value.tale}-openings`);
const FIRST_GAMES = 3;

/** First words that any role of the set might say, true or not. @param {{close: () => void}} props */
function Openings({ close }) {
  const { tale, roles } = room.value;
  const words = (/** @type {string} */ id) => `${tale}-${id}-opening`;
  return html`<${Sheet} title=${t("ui-openings")} close=${close}><p>${t(`${tale}-openings`)}</p>
    <dl class="facts">${inOrder(tale, roles)
      .filter(({ id }) => has(words(id)))
      .map(
        ({ id }) => html`<div key=${id}><dt>${roleName(tale, id)}</dt><dd>${t(words(id))}</dd></div>`,
      )}</dl></${Sheet}>`;
}

/** All that was said in public, and voted. @param {{close: () => void}} props */
const Board = ({ close }) => html`<${Sheet} title=${t("ui-said-board")} close=${close} wide=${true}>
    <${Opened} page="records" /></${Sheet}>`;
