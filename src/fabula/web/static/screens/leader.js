// @ts-check
// A person leads: the notebook. The whole table, the walk through the night with the phrase to say, what is
// to come and why, answers for those without a phone, corrections.
import { known, nameOf } from "../base/fold.js";
import { Waiting } from "../parts/latecomers.js";
import { html, useState } from "../base/html.js";
import { Sheet } from "../parts/controls.js";
import { OrderPanel } from "../parts/speakers.js";
import { ReadRules } from "../parts/brief.js";
import { ToSay } from "../parts/explanation.js";
import { Go } from "../parts/gobutton.js";
import { Lesson } from "../parts/lesson.js";
import { Menu } from "../parts/menu.js";
import { AtTheBlock, namingText, TheEnd, ToName } from "../parts/announcement.js";
import { Bar, Icon, IconButton, Screen } from "../parts/scene.js";
import { nextCall, phaseTitle } from "../base/phases.js";
import { several, t } from "../base/words.js";
import { asks, foresight, moment, moves, room, tell, toName } from "../base/wire.js";
import { AnswerFor, Decision, Hands, Moves, SeatNotes, SureToTakeBack, takeBack } from "./notebook.js";
import { Signs, Tips } from "./tips.js";
import { DoneTonight, GivenNow, StillTonight, Walk } from "./nightsheet.js";
import { Foresight, Happened } from "./foresight.js";
import { Round } from "./leaderring.js";

/** @import { Ask } from "../base/wire.js" */

/** Whether the same is asked of several, yes or no. @param {Ask[]} asked */
const areHands = (asked) =>
  asked.length > 1 &&
  asked.every(
    (ask) => ask.prompt === asked[0].prompt && ask.options.length === 2 && ask.options.includes(null),
  );

/** Whether somebody without a phone sits there. @param {number | null} seat */
const isGuest = (seat) =>
  seat !== null && room.value.people.some(({ id, guest }) => guest && id === room.value.seats[seat]);

/**
 * Who is asked, those first who have not answered; for the first of them without a phone the circle answers.
 * @param {Ask[]} asked
 */
function answersTo(asked) {
  const isDone = (/** @type {Ask} */ { answered }) => answered !== undefined;
  const inTurn = [...asked.filter((ask) => !isDone(ask)), ...asked.filter(isDone)];
  const first = inTurn.find((ask) => !isDone(ask) && isGuest(ask.seat));
  return inTurn.map(
    (ask) => html`<${AnswerFor} key=${`${ask.seat}${ask.id}`} ask=${ask} at=${ask === first} />`,
  );
}

export default function Leader() {
  const here = room.value;
  const [seatOpen, open] = useState(/** @type {number | null} */ (null));
  const [book, look] = useState(false);
  const [going, sure] = useState(false);
  const [covered, cover] = useState(false); // from whoever might look over one's shoulder
  const [past, pass] = useState(""); // the moment from which one would go on past open answers
  const at = moment.value; // of what is shown, not of what may have come since
  const isWon = foresight.value.some((line) => line.code === "foresee-won");
  const next = namingText() || t(nextCall());
  const mine = asks.value.find((ask) => ask.seat === null);
  const asked = asks.value.filter((ask) => !ask.open && ask.seat !== null);
  const unanswered = asked.filter((ask) => ask.answered === undefined);
  const isDecided = isWon && !asked.length && !mine; // then there is nothing more to call
  const inHands = areHands(asked);
  const isOpen = unanswered.length > 0 && !inHands; // whose hand is not touched keeps it down
  const hasCard = !isDecided && !toName.value;
  const answers = !inHands && answersTo(asked);
  return html`<${Screen} tall=${120} cls="leader">
    <${Bar} title=${phaseTitle(here.tale)} phase=${true}>
      <${IconButton} name=${covered ? "u-eye" : "u-lock"} label=${t(covered ? "ui-uncover" : "ui-cover")}
        onClick=${() => cover(!covered)} />
      <${IconButton} name="u-undo" label=${t("ui-undo")} onClick=${() => takeBack(sure)} />
      ${
        moves.value.length > 0 &&
        html`<${IconButton} name="u-journal" label=${t("ui-answers")}
        onClick=${() => look(true)} />`
      }<${Menu} />
      </${Bar}>
    <div class="body two">
      <${Round} covered=${covered} open=${open} />
      ${
        covered
          ? html`<section class="stack"><${Walk} /><p class="panel">${t("ui-covered")}</p></section>`
          : html`
      <section class="stack"><${Waiting} /><${ToName} /><${AtTheBlock} /><${TheEnd} />
        ${
          hasCard &&
          html`<${DoneTonight} change=${() => look(true)} />
          <${Walk}><${GivenNow} change=${() => look(true)} />${answers}</${Walk}><${StillTonight} />`
        }
      <${ToSay} topic=${known.value.phase === "vote" && !isDecided ? "vote" : ""} /><${Signs} />
        ${mine && html`<${Decision} key=${mine.id} ask=${mine} />`}<${Foresight} />
        ${inHands ? html`<${Hands} asked=${asked} />` : !hasCard && answers}
        <${OrderPanel} /><${Happened} /><${ReadRules} tale=${here.tale} /><${Tips} tale=${here.tale} />
        </section>`
      }
    </div>
    <div class="foot stick"><${Lesson} page="coach" />
      <${Go} does=${`${at} ${next}`} cls="main"
        go=${() => (isOpen && past !== at ? pass(at) : tell("next", { at }))}>
      ${next}<${Icon} name="u-next" /></${Go}></div>
    ${seatOpen !== null && html`<${SeatNotes} seat=${seatOpen} close=${() => open(null)} />`}
    ${going && html`<${SureToTakeBack} close=${() => sure(false)} />`}
    ${book && html`<${Moves} close=${() => look(false)} />`}
    ${past === at && isOpen && html`<${PastOpen} asked=${unanswered} at=${at} close=${() => pass("")} />`}
  </${Screen}>`;
}

/**
 * Asks whoever would go on although somebody has not answered.
 * @param {{asked: Ask[], at: string, close: () => void}} props
 */
const PastOpen = ({ asked, at, close }) =>
  html`<${Sheet} title=${t("table-open", { n: asked.length })} close=${close}><div class="stack">
    <p>${t("table-open-note", { names: several(asked.map(({ seat }) => nameOf(seat ?? -1))) })}</p>
    <button class="btn main" onClick=${() => (tell("next", { at }), close())}>${t("table-open-go")}
    <${Icon} name="u-next" /></button>
    <button class="btn" onClick=${close}>${t("ui-back")}</button></div></${Sheet}>`;
