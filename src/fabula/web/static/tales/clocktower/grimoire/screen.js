// @ts-check
// The Grimoire: the circle of tokens, the night as a walk down the sheet, the day, and one button that goes
// on.
import { Aloud } from "./announcements.js";
import { Circle } from "./tokens.js";
import { CardSheet, HeldUp } from "./cards.js";
import { book, named } from "./book.js";
import { Decision, Take } from "./decision.js";
import { isAskedFor, turnTo } from "./bag.js";
import { TurnSheet } from "./ledturn.js";
import { Looking } from "./visitor.js";
import { Laid, Laying, LAYING, MarksSheet, OwnMarkSheet } from "./marks.js";
import { Next } from "./nextbutton.js";
import { OrderSheet } from "./order.js";
import { ForTonight } from "./tonight.js";
import { AdviceSheet, ArrivalSheet, EndSheet, SeatBook } from "./seat.js";
import { due, ToShow } from "./cardqueue.js";
import { Waiting } from "../../../parts/latecomers.js";
import { Choices, Day, Dusk, Foresight, Happened, Night, Vote } from "./walk.js";
import { html, signal, useEffect, useRef, useState } from "../../../base/html.js";
import { loadLook } from "../../../base/looks.js";
import { ReadRules } from "../../../parts/brief.js";
import { answering, AskedHere } from "../../../parts/circleanswer.js";
import { Note } from "../../../parts/leadernotes.js";
import { Seg, Sheet } from "../../../parts/controls.js";
import { OrderPanel } from "../../../parts/speakers.js";
import { ToSay } from "../../../parts/explanation.js";
import { Handing } from "../../../parts/handover.js";
import { AtDusk } from "./dusk.js";
import { Lesson } from "../../../parts/lesson.js";
import { Menu } from "../../../parts/menu.js";
import { AtTheBlock, TheEnd, ToName } from "../../../parts/announcement.js";
import { Bar, Icon, Screen, sideClass, useWindow } from "../../../parts/scene.js";
import { isTimed, TimeLeft } from "../../../parts/time.js";
import { phaseTitle } from "../../../base/phases.js";
import { roleOf } from "../../../base/tales.js";
import { isLarge } from "../../../base/lettersize.js";
import { keep, role as roleName, t } from "../../../base/words.js";
import { asks, me, moves, room, tell } from "../../../base/wire.js";
import { CompanyLine, CompanySheet } from "../company.js";
import { RulingsSheet } from "../rulings.js";
import { Moves, SureToTakeBack, takeBack } from "../../../screens/notebook.js";

/** The phases of a day in which a player may be asked something besides a vote. */
const BY_DAY = ["dawn", "day", "nominations", "execution", "twilight"];
const NOMINATIONS = "nominations";
const TALKS = ["day", "nominations", "twilight"];

const MIRRORED = "fabula.mirrored";
/** Whether the sheet lies on the left, where a left hand writes; kept on this device. */
const isMirrored = signal(keep(() => localStorage.getItem(MIRRORED)) === "yes");

function mirror() {
  isMirrored.value = !isMirrored.value;
  keep(() => localStorage.setItem(MIRRORED, isMirrored.value ? "yes" : "no"));
}

/** @import { Ask } from "./decision.js" */
/** @import { Child } from "../../../vendor/preact.js" */

await Promise.all([loadLook("grimoire"), loadLook("marks"), loadLook("heldup")]);

/** What can be done at any moment, above. @param {{lay: (sheet: string) => void}} props */
function Tools({ lay }) {
  const tools = [
    { id: "card", icon: "u-card", label: t("grim-show-card"), cls: "wide-only" },
    { id: "marks", icon: "u-mark", label: t("mark-title"), cls: "wide-only" },
    ...(moves.value.length
      ? [{ id: "moves", icon: "u-journal", label: t("ui-answers"), cls: "wide-only" }]
      : []),
    { id: "more", icon: "u-plus", label: t("grim-more") },
  ];
  return html`<button class="tool" aria-label=${t("ui-undo")} onClick=${() => takeBack(() => lay("undo"))}>
      <${Icon} name="u-undo" /><span>
        ${t("grim-undo")}</span></button>
      ${tools.map(
        (tool) => html`<button class=${`tool ${tool.cls || ""}`} aria-label=${tool.label}
            onClick=${() => lay(tool.id)}>
        <${Icon} name=${tool.icon} /><span>${tool.label}</span></button>`,
      )}<${Menu} />`;
}

/**
 * What is done rarely, behind one button.
 * @param {{lay: (sheet: string) => void, close: () => void}} props
 */
function MoreSheet({ lay, close }) {
  const line = (/** @type {string} */ id, /** @type {string} */ icon, /** @type {string} */ label) =>
    html`<button class="btn" onClick=${() => lay(id)}><${Icon} name=${icon} />${label}</button>`;
  return html`<${Sheet} title=${t("grim-more")} close=${close}><div class="stack menu">
      ${
        moves.value.length > 0 &&
        html`<button class="btn narrow-only" onClick=${() => lay("moves")}><${Icon} name="u-journal" />
          ${t("ui-answers")}</button>`
      }
      <button class="btn narrow-only" onClick=${() => lay("card")}><${Icon} name="u-card" />
        ${t("grim-show-card")}</button>
      <button class="btn narrow-only" onClick=${() => lay("marks")}><${Icon} name="u-mark" />
        ${t("mark-title")}</button>${line("notes", "u-pen", t("desk-note"))}
      ${line("traveller", "u-plus", t("grim-traveller"))}
      ${line("company", "u-flag", t("company-title"))}
      ${line("rulings", "u-pen", t("rulings-title"))}
      ${line("order", "u-down", t("grim-order"))}
      ${line("advice", "u-bulb", t("grim-advice"))}
      ${line("handing", "u-candle", t("floor-handing"))}
      <button class="btn beside-only" aria-pressed=${String(isMirrored.value)}
        onClick=${() => (mirror(), close())}>
        <${Icon} name="u-hand-up" />${t("grim-mirror")}</button>
      ${line("picture", "u-save", t("grim-picture"))}
      ${line("end", "u-flag", t("ui-amend-win"))}</div></${Sheet}>`;
}

/** The notes of the game. @param {{close: () => void}} props */
const NotesSheet = ({ close }) =>
  html`<${Sheet} title=${t("desk-note")} close=${close}><${Note} /></${Sheet}>`;

/** A picture of all this, which comes when it is wished for. @param {{close: () => void}} props */
function LatePicture({ close }) {
  const [at, come] = useState({
    Page: /** @type {typeof import("./picture.js").PictureSheet | null} */ (null),
  });
  useEffect(() => {
    import("./picture.js").then((module) => come({ Page: module.PictureSheet }), close);
  }, []);
  return at.Page && html`<${at.Page} close=${close} />`;
}

/**
 * The sheets that lie over the Grimoire one at a time.
 * @type {Record<string, (props: {close: () => void}) => Child>}
 */
const SHEETS = {
  undo: SureToTakeBack,
  moves: Moves,
  marks: MarksSheet,
  notes: NotesSheet,
  card: CardSheet,
  traveller: ArrivalSheet,
  company: CompanySheet,
  rulings: RulingsSheet,
  order: OrderSheet,
  advice: AdviceSheet,
  handing: Handing,
  end: EndSheet,
  picture: LatePicture,
};

/** What there is to do now, from above. @param {{decision: Ask | undefined}} props */
function ToDo({ decision }) {
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

/** Which of the two halves is in front where there is room for one: what is to be done, once it is asked. */
function useHalf() {
  const [side, turn] = useState("walk");
  const decision = asks.value.find((ask) => ask.seat === null);
  useEffect(() => {
    if (decision) turn("walk");
  }, [decision?.prompt]); // not where it is only asked anew
  const isLaying = answering.value?.id === LAYING;
  const from = useRef(""); // what was in front before
  useEffect(() => {
    if (isLaying) from.current = side;
    if (from.current) turn(isLaying ? "ring" : from.current);
  }, [isLaying]);
  const { phase, line } = book.value;
  useEffect(() => {
    if (phase === NOMINATIONS) turn("walk"); // who nominates whom is said there
  }, [phase]);
  const asked = asks.value.filter((ask) => ask.seat !== null && !ask.open && ask.answered === undefined);
  const waits = due().length > 0; // to be shown, above all else
  useInSight([side, phase, line, waits, decision?.id, ...asked.map((ask) => `${ask.seat}${ask.id}`)].join());
  return { side, turn, decision };
}

/** From so wide on a device that stands upright has room for both halves, and for a larger circle alone. */
const UPRIGHT = 700;

/**
 * The switch between the two halves, or both and one, in the bar for as long as they do not stand side by
 * side.
 * @param {{at: string, turn: (side: string) => void}} props
 */
function Halves({ at, turn }) {
  useWindow();
  const half = t(book.value.phase === "night" ? "grim-half-sheet" : "grim-to-do");
  return html`<div class="grim-tabs"><${Seg} label=${t("ui-parts")} at=${at} choose=${turn} options=${[
    { id: "walk", label: innerWidth < UPRIGHT || isLarge() ? half : t("grim-both", { half }) },
    { id: "ring", label: t("grim-circle") },
  ]} /></div>`;
}

/** The Grimoire, to be led from, or only looked into. */
export default () => (me.value.leader ? html`<${Grimoire} />` : html`<${Looking}><${Middle} /></${Looking}>`);

function Grimoire() {
  const [seat, open] = useState(/** @type {number | null} */ (null));
  const [sheet, lay] = useState("");
  const [guest, welcome] = useState("");
  const [mark, rewrite] = useState(/** @type {number | null} */ (null));
  const { side, turn, decision } = useHalf();
  const close = () => lay("");
  const pick = (/** @type {number} */ one) => (isAskedFor() ? (turnTo(one), turn("walk")) : open(one));
  const { roles } = book.value;
  // while no token lies there yet, the circle is there for whoever turns to it
  const isBare = side === "walk" && Boolean(decision) && !isAskedFor() && !Object.keys(roles).length;
  return html`<${Screen} tall=${70} cls="leader grimoire">
    <${Bar} title=${phaseTitle(room.value.tale)} phase=${true}><${Halves} at=${side} turn=${turn} />
      <${Tools} lay=${lay} /></${Bar}>
    <p class="grim-phase small dim" aria-hidden="true">${phaseTitle(room.value.tale)}</p>
      <${Waiting} welcome=${welcome} /><${Aloud} />
    <div class=${`grim-body at-${side} ${isBare ? "bare" : ""} ${isMirrored.value ? "mirrored" : ""}`}>
      <div class="grim-left"><${Laying} />
        <${Circle} open=${pick} rewrite=${rewrite} alone=${side === "ring"}><${Middle} /></${Circle}></div>
      <${ToDo} decision=${decision} />
    </div>
    <div class="foot stick"><${Lesson} page="coach" />
    ${
      answering.value?.id === LAYING
        ? html`<${Laid} />`
        : decision
          ? html`<${Take} ask=${decision} />`
          : html`<${Next} />`
    }</div>
    ${seat !== null && html`<${SeatBook} seat=${seat} close=${() => open(null)} />`}
    ${sheet === "more" && html`<${MoreSheet} lay=${lay} close=${close} />`}
    ${SHEETS[sheet] && html`<${SHEETS[sheet]} key=${sheet} close=${close} />`}
    ${guest && html`<${ArrivalSheet} key="guest" person=${guest} close=${() => welcome("")} />`}
    ${mark !== null && html`<${OwnMarkSheet} key=${mark} mark=${mark} close=${() => rewrite(null)} />`}
    <${TurnSheet} /><${HeldUp} />
  </${Screen}>`;
}

const ROOM = 8;
/**
 * So much of what is no line of the sheet is enough to begin with: it lies below the circle, which is seen
 * too.
 */
const A_BEGINNING = 260;

/**
 * Scroll until what is to be done now is in sight, and so much of what stands above it as there is room for.
 */
function bringIntoSight() {
  const part = (/** @type {string} */ one) => document.querySelector(`.grimoire ${one}`);
  const walked = part("[aria-current=step]");
  const [bar, foot, right] = [part(".bar"), part(".foot"), part(".grim-right")];
  const step = (walked || part(".grim-right > *"))?.getBoundingClientRect();
  if (!bar || !foot || !right || !step?.height) return;
  // beside the circle, or below one that stays, the sheet is scrolled by itself
  const alone = getComputedStyle(right).overflowY === "auto";
  const scrolled = alone ? right : document.documentElement;
  const end = walked ? step.bottom : Math.min(step.bottom, step.top + A_BEGINNING);
  const top = alone ? right.getBoundingClientRect().top : bar.getBoundingClientRect().bottom;
  const bottom = alone ? right.getBoundingClientRect().bottom : innerHeight - foot.clientHeight;
  const by = Math.min(step.top - top - ROOM, end + ROOM - bottom);
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  scrolled.scrollTo({ top: Math.max(0, scrolled.scrollTop + by), behavior });
}

/**
 * @param {string} now Whenever this becomes another, something else is to be done; a device that is turned
 *  shows it anew.
 */
function useInSight(now) {
  const size = useWindow();
  useEffect(() => {
    const soon = requestAnimationFrame(() => requestAnimationFrame(bringIntoSight));
    return () => cancelAnimationFrame(soon);
  }, [now, size]);
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

/** The middle of the circle: the clock, who lives, what the Demon was shown. */
function Middle() {
  const tale = room.value.tale;
  const { circle, dead, bluffs } = book.value;
  const living = circle.filter((seat) => !dead.includes(seat)).length;
  if (answering.value) return html`${isTimed.value && html`<${TimeLeft} />`}<${AskedHere} />`;
  return html`${isTimed.value && html`<${TimeLeft} />`}
    ${circle.length > 0 && html`<span class="chip">${t("grim-living", { n: living })}</span>`}
    <${CompanyLine} />
    ${
      bluffs.length > 0 &&
      html`<span class="bluffs"><span class="tiny dim">${t("grim-bluffs")}</span><span class="row">
      ${bluffs.map(
        (role) => html`<span class="bluff"><span class=${`mini ${sideClass(roleOf(tale, role).side, tale)}`}>
      <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span><span class="tiny">
      ${roleName(tale, role)}</span></span>`,
      )}</span></span>`
    }`;
}
