// @ts-check
// A person leads: the notebook. The whole table, the walk through the night with the phrase to say, what is
// to come and why, answers for those without a phone, corrections.
import { asTold, isApart, known, nameOf } from "../base/fold.js";
import { AskedHere, touched } from "../parts/circleanswer.js";
import { Waiting } from "../parts/latecomers.js";
import { html, useState } from "../base/html.js";
import { Sheet } from "../parts/controls.js";
import { OrderPanel, wordBadge, wordLabel } from "../parts/speakers.js";
import { ReadRules } from "../parts/brief.js";
import { ToSay } from "../parts/explanation.js";
import { Go } from "../parts/gobutton.js";
import { Lesson } from "../parts/lesson.js";
import { goneBadge, goneWords } from "../parts/connection.js";
import { Menu } from "../parts/menu.js";
import { AtTheBlock, namingText, TheEnd, ToName } from "../parts/announcement.js";
import { Badge, Ring } from "../parts/ring.js";
import { Bar, Icon, IconButton, Screen, sideClass, useWindow } from "../parts/scene.js";
import { TimeLeft } from "../parts/time.js";
import { DECIDED, isDead, nextCall, phaseTitle } from "../base/phases.js";
import { saidIn } from "../base/scenewords.js";
import { foreseenText, naming, stepText, storyLine } from "../base/story.js";
import { isCalled, roleOf, taleOf } from "../base/tales.js";
import { wordsNow } from "../parts/voice.js";
import { has, labelled, role as roleName, several, t } from "../base/words.js";
import {
  amendments,
  asks,
  clock,
  entries,
  foresight,
  hasNamed,
  moment,
  moves,
  room,
  tell,
  toName,
} from "../base/wire.js";
import { Spares } from "../parts/retelling.js";
import { AnswerFor, Decision, Hands, Moves, SeatNotes, SureToTakeBack, takeBack } from "./notebook.js";
import { Signs, Tips } from "./tips.js";

/** @import { Ask } from "../base/wire.js" */
/** @import { Child } from "../vendor/preact.js" */

/**
 * The card that lies at a place, for whoever sees all.
 * @param {string | number} place
 * @returns {{cls: string, face?: Child, role?: string}}
 */
export function tokenOf(place) {
  const { tale } = room.value;
  const card = known.value.cards[place];
  const facts = card && roleOf(tale, card.copied || card.role);
  return card
    ? {
        face: html`<${Icon} name=${`g-${facts.icon}`} />`,
        cls: `s-${sideClass(facts.side, facts.tale)}`,
        role: card.copied
          ? `${roleName(tale, card.role)} = ${roleName(tale, card.copied)}`
          : roleName(tale, card.role),
      }
    : { cls: "" };
}

/** Whether the same is asked of several, yes or no. @param {Ask[]} asked */
const areHands = (asked) =>
  asked.length > 1 &&
  asked.every(
    (ask) => ask.prompt === asked[0].prompt && ask.options.length === 2 && ask.options.includes(null),
  );

/** Who is to die, as far as it can be foreseen. */
const doomed = () =>
  foresight.value.filter((line) => line.code.startsWith("foresee-dies")).map((line) => line.args?.who);

/** Who may not speak: by the rules, or enchanted. */
const silent = () => [
  ...known.value.silent,
  ...entries.value
    .filter((event) => event.e === "enchanted")
    .filter(({ game }) => game === "this")
    .map((event) => event.seat),
];

/**
 * The seats of the ring, as whoever leads sees them; covered, they tell nothing that not all know.
 * @param {boolean} covered
 * @param {(seat: number) => void} open
 */
function seatsShown(covered, open) {
  const state = known.value;
  const asked = asks.value.filter((ask) => !ask.open && ask.seat !== null);
  const [dying, quiet] = [covered ? [] : doomed(), silent()];
  return room.value.seats.map((_, seat) => {
    const shown = covered ? { cls: "", role: "" } : tokenOf(seat);
    const onIt = covered ? { cls: "" } : touched(seat, amendments.value.length ? open : undefined);
    const waits = !covered && asked.some((ask) => ask.seat === seat && ask.answered === undefined);
    const words = [
      labelled(nameOf(seat), shown.role || ""),
      ...goneWords(seat),
      isDead(seat) && t("ui-dead"),
      dying.includes(seat) && t("ui-doomed"),
      quiet.includes(seat) && t("ui-silent"),
      wordLabel(seat),
    ];
    return {
      name: nameOf(seat),
      seat,
      apart: isApart(seat),
      ...shown,
      ...onIt,
      cls: `${shown.cls} ${onIt.cls} ${waits ? "cur" : ""} ${isDead(seat) ? "dead" : ""}`,
      label: words.filter(Boolean).join(", "),
      badge: html`${state.ready.includes(seat) && html`<${Badge} icon="u-check" />`}
        ${dying.includes(seat) && html`<${Badge} icon="u-grave" cls="l" />`}
        ${state.jailed.includes(seat) && html`<${Badge} icon="u-lock" />`}
        ${quiet.includes(seat) && html`<${Badge} icon="u-close" />`}
        ${state.nominees.includes(seat) && html`<${Badge} icon="u-hand-up" />`}
        ${wordBadge(seat)}${goneBadge(seat)}`,
    };
  });
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
  const inTurn = [...unanswered, ...asked.filter((ask) => ask.answered !== undefined)];
  const inHands = areHands(asked);
  const isOpen = unanswered.length > 0 && !inHands; // whose hand is not touched keeps it down
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
        ${!isDecided && !toName.value && html`<${Walk} />`}
      <${ToSay} topic=${known.value.phase === "vote" && !isDecided ? "vote" : ""} /><${Signs} />
        ${mine && html`<${Decision} key=${mine.id} ask=${mine} />`}<${Foresight} />
        ${
          inHands
            ? html`<${Hands} asked=${asked} />`
            : inTurn.map((ask) => html`<${AnswerFor} key=${`${ask.seat}${ask.id}`} ask=${ask} />`)
        }
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

/** From this width on the circle has a column of its own, and what of the height is not its own (px). */
const [WIDE, BESIDES, OF_SPARES] = [1000, 200, 120];

/**
 * The circle of all, as high as there is room for, so that what all watch has its place in the middle; and
 * the cards below it.
 * @param {{covered: boolean, open: (seat: number) => void}} props
 */
function Round({ covered, open }) {
  useWindow();
  const hasSpares = taleOf(room.value.tale).spares > 0;
  const low = innerWidth < WIDE ? 0 : innerHeight - BESIDES - (hasSpares ? OF_SPARES : 0);
  const token = (/** @type {string | number} */ place) => (covered ? { cls: "" } : tokenOf(place));
  return html`<div><${Ring} seats=${seatsShown(covered, open)} most=${640} low=${low} gtok=${true}>
    <${TimeLeft} /><${AskedHere} /></${Ring}>${hasSpares && html`<${Spares} token=${token} />`}</div>`;
}

/** What to say now; while all watch something, what is told of it. @param {string} tale */
function toBeSaid(tale) {
  const { scene } = clock.value;
  if (!scene) return wordsNow(tale, entries.value);
  const inIt = scene.said.map(({ code }) => (code.startsWith("dawn") ? "died" : code));
  const isFirst = scene.kind === "dawn" && (hasNamed.value || []).length < 2;
  const before = isFirst ? [wordsNow(tale, entries.value, inIt)] : [];
  return [...before, ...saidIn(tale, scene)].filter(Boolean).join(" ");
}

/** The sheet: where we are, and what to say. */
export function Walk() {
  const here = room.value;
  const { phase, step } = known.value;
  const tale = taleOf(here.tale);
  const asleep = tale.asleep.includes(phase);
  const steps = tale.sheet.filter((one) => isCalled(tale, one, here.roles));
  return html`<div class="paper walk"><p class="say">
    ${toBeSaid(here.tale) || t(has(`ui-screen-${phase}`) ? `ui-screen-${phase}` : "ui-screen-night")}</p>
    ${
      asleep &&
      html`<ol class="sheet-steps">
      ${steps.map(
        (one) => html`<li aria-current=${one === step ? "step" : undefined}>
      ${stepText(here.tale, one)}</li>`,
      )}</ol>`
    }</div>`;
}

/** What will happen and why, before it does. */
function Foresight() {
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
  const lines = entries.value.map((event) => storyLine(here.tale, asTold(event), name)).filter(Boolean);
  if (!lines.length) return null;
  return html`<div class="panel"><ol class="list">${lines
    .slice(-8)
    .reverse()
    .map((line) => html`<li class="small">${line}</li>`)}</ol>
    </div>`;
}
