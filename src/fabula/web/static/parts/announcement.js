// @ts-check
// What whoever leads has still to tell, of which nobody else knows yet: lines of the sheet, with the words.
import { AFTER, BEFORE, courseOf } from "../base/course.js";
import { known, nameOf } from "../base/fold.js";
import { html, useEffect } from "../base/html.js";
import { ownSaid, worded } from "../base/scenewords.js";
import { DECIDED, isWatched, talksByNight, wakes } from "../base/phases.js";
import { wonText } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import {
  amendments,
  clock,
  hasNamed,
  entries,
  foresight,
  moment,
  nameable,
  room,
  tell,
  toName,
} from "../base/wire.js";
import { role as roleName, several, t } from "../base/words.js";
import { whyOf } from "./causes.js";
import { Held } from "./holdbutton.js";
import { PhoneWindow } from "./phonewindow.js";
import { shownTime } from "./ring.js";
import { Icon, sideClass } from "./scene.js";
import { useUntil } from "./time.js";

/** @import { Scene, Sentence } from "../base/messages.js" */

/** So long (ms) a finger rests on what tells several deaths at once. */
const A_RELEASE = 600;
/** What is said of somebody who is executed and does not die of it. */
const LIVES = "lives";
const DAWNS = ["dawn", "nightfall"];
/** What is told now: the dead of a dawn, or who is executed. */
const kind = () => (DAWNS.includes(known.value.phase) ? "dawn" : "execution");

/** How many were for the execution of a seat, as far as all have seen. @param {number} seat */
function handsFor(seat) {
  const tallied = entries.value.findLast((event) => event.e === "tallied" && event.nominee === seat);
  if (tallied && "votes" in tallied) return Number(tallied.votes);
  return known.value.votes.filter((at) => at === seat).length;
}

const lives = (/** @type {number} */ who) => ({ code: LIVES, args: { who } });

/** The card that turns with a death, if one does. @param {number} seat */
function turnedWith(seat) {
  const card = known.value.revealed[seat];
  return card?.copied || card?.role || "";
}

/**
 * Who is executed in this phase and does not die of it, or was dead already, as all are about to hear it.
 * @returns {Sentence[]}
 */
function executedAlive() {
  const all = entries.value;
  return all.slice(all.findLastIndex(({ e }) => e === "phase") + 1).flatMap((event) => {
    if (event.e === "survived") return [lives(event.seat)];
    if (event.e !== "executed") return [];
    const code = event.kind ? `execution-${event.kind}` : "execution";
    return [{ code, args: { who: event.seat, ...(event.nominee == null ? {} : { name: event.nominee }) } }];
  });
}

/** That so many hands were for the execution of a seat, if any. @param {number} seat @returns {Sentence[]} */
function counted(seat) {
  const hands = handsFor(seat);
  return hands ? [{ code: "result", args: { who: seat, n: hands } }] : [];
}

/** @param {Sentence[]} said */
const inWords = (said) => worded(room.value.tale, said).join(" ");

/**
 * The words with which somebody is named, or that it is nobody. That they live is said with them, unless it
 * is a line of its own.
 * @param {number | undefined} seat
 * @param {boolean} isApart
 * @returns {string}
 */
function phraseFor(seat, isApart) {
  const what = kind();
  /** @type {Sentence[]} */
  const said = [];
  const alive = seat === undefined && what === "execution" ? executedAlive() : [];
  if (alive.length) {
    said.push(...counted(Number(alive[0].args?.who)));
    said.push(...alive.filter(({ code }) => code !== LIVES || !isApart));
  } else if (seat === undefined) said.push({ code: `${what}-nobody` });
  else {
    if (what === "execution") said.push(...counted(seat));
    said.push({ code: what, args: { who: seat } });
    const turns = turnedWith(seat) && !wordsTime(); // after last words it turns by itself
    if (turns) said.push({ code: "card", args: { role: turnedWith(seat) } });
  }
  return inWords(said);
}

/** What going on does while somebody is to be named; empty where nobody is. */
export function namingText() {
  const seats = toName.value;
  const [first] = seats && kind() === "execution" ? executed(seats) : (seats ?? []);
  if (seats) return first === undefined ? t("scene-tell") : t("scene-name", { name: nameOf(first) });
  return wakes() ? t("scene-wake") : "";
}

/** The card of somebody, as whoever leads knows it. @param {number} seat */
function cardOf(seat) {
  const card = known.value.cards[seat];
  return card?.copied || card?.role || "";
}

/** The sign of a card on the list, in the colour of its side. @param {{seat: number}} props */
function Sign({ seat }) {
  const { tale } = room.value;
  const role = cardOf(seat);
  if (!role) return html`<${Icon} name="u-grave" cls="lead" />`;
  const facts = roleOf(tale, role);
  return html`<span class=${`mini ${sideClass(facts.side, facts.tale)}`} aria-hidden="true">
    <${Icon} name=${`g-${facts.icon}`} /></span>`;
}

/**
 * A name on the list: the card, and why they die or were to.
 * @param {{seat: number, lives?: boolean}} props
 */
function Whom({ seat, lives = false }) {
  const role = cardOf(seat);
  const hands = kind() === "execution" ? handsFor(seat) : 0;
  const why = lives ? hands > 0 && t("cause-vote-hands", { n: hands }) : whyOf(seat, hands);
  return html`<${Sign} seat=${seat} /><span class="grow"><b>${nameOf(seat)}</b>
    ${" "}${role && roleName(room.value.tale, role)}
    ${why && html`<br /><span class="small dim why">${why}</span>`}</span>`;
}

/**
 * Somebody who is still to be named: with a tap, once it may be their turn. Of one alone the foot does it.
 * @param {{seat: number, alone: boolean}} props
 */
function Unnamed({ seat, alone }) {
  const tellOf = () => tell("next", { at: moment.value, seat });
  const lives = kind() === "dawn" && mayBe("spare", seat);
  return html`<li class="unnamed"><${Whom} seat=${seat} /><span class="acts">${
    lives &&
    html`<button class="tog" aria-label=${t("naming-lives-on", { name: nameOf(seat) })}
      onClick=${() => fate("spare", seat)}>${t("naming-lives")}</button>`
  }${
    !alone &&
    nameable.value.includes(seat) &&
    html`<button class="btn small" aria-label=${t("scene-name", { name: nameOf(seat) })} onClick=${tellOf}>
      ${t("scene-name-one")}</button>`
  }</span></li>`;
}

/** Somebody who has been named. @param {{seat: number}} props */
const Named = ({ seat }) => html`<li class="told"><${Whom} seat=${seat} />
  <span class="ok"><${Icon} name="u-check" />${t("scene-named")}</span></li>`;

/**
 * What is told: how many die at a dawn, or who is executed.
 * @param {{what: string, seats: number[], note?: string}} props
 */
function Heading({ what, seats, note = "" }) {
  const isDawn = what === "dawn";
  const title = ownSaid(room.value.tale, "scene-kind", what);
  const names = several(seats.map(nameOf));
  const told = isDawn ? t("naming-title-dead", { n: seats.length }) : names;
  return html`<div class="head"><span class=${`emblem ${isDawn ? "" : "verdict"}`} aria-hidden="true">
      <${Icon} name=${!isDawn ? "u-gavel" : talksByNight(room.value.tale) ? "u-moon" : "u-sunrise"} /></span>
    <div><h2>${told ? t("naming-title", { kind: title, what: told }) : title}</h2>
      ${note && html`<p class="small dim">${note}</p>`}</div></div>`;
}

/** That last words come, and their time. @param {{time: string, over?: boolean}} props */
const WordsOf = ({ time, over = false }) => html`<li class=${`words ${over ? "told" : ""}`}>
  <${Icon} name=${over ? "u-check" : "u-candle"} cls="lead" />
  <span class="grow">${t("scene-last-words")}</span><span class="time">${time}</span></li>`;

/** How long last words may be, where whoever is executed has any (ms). */
const wordsTime = () => (kind() === "execution" ? 1000 * Number(room.value.settings.words || 0) : 0);

/** So much stays free between a card and what lies over it (px). */
const CLEAR = 8;

/**
 * Where a strip of what all watch lies over the foot of the page, the card with what is to be told stands
 * above it: as much of its end as has room.
 * @param {string} now Whenever this becomes another, the strip or the card is another.
 */
function useClear(now) {
  useEffect(() => {
    const clear = () => {
      const strip = document.querySelector(".show.lead:not(.in-ring)")?.getBoundingClientRect();
      const end = document.querySelector(".naming")?.lastElementChild;
      if (!(end instanceof HTMLElement) || !strip || strip.top < innerHeight / 2) return;
      end.style.scrollMarginBottom = `${innerHeight - strip.top + CLEAR}px`;
      end.scrollIntoView({ block: "nearest" });
    };
    const soon = requestAnimationFrame(() => requestAnimationFrame(clear));
    return () => cancelAnimationFrame(soon);
  }, [now]);
}

/** An execution as all watch it: who was named, what is left of last words, and what comes then. */
export function AtTheBlock() {
  const { scene } = clock.value;
  return scene?.speakers?.length ? html`<${Block} scene=${scene} key=${scene.n} />` : null;
}

const A_LOOK = 250;

/** @param {{scene: Scene}} props */
function Block({ scene }) {
  useUntil(scene.ends, A_LOOK);
  const { speakers = [], words = 0 } = scene;
  const { course, left } = courseOf(scene);
  const over = course === AFTER;
  useClear(`${scene.n} ${course}`);
  const time = t("ui-so-many-of", {
    n: shownTime(course === BEFORE ? words : Math.max(0, left)),
    of: shownTime(words),
  });
  const then = worded(room.value.tale, scene.said.slice(speakers.length + 1)).join(" ");
  return html`<div class="paper walk naming beheld"><${Heading} what="execution" seats=${speakers} />
    <ul class="list">${speakers.map((seat) => html`<${Named} seat=${seat} key=${seat} />`)}
    <${WordsOf} time=${over ? "" : time} over=${over} />
    ${
      then &&
      html`<li class=${over ? "told" : ""}><${Icon} name=${over ? "u-check" : "u-next"} cls="lead" />
      <span class="grow">${then}</span></li>`
    }</ul></div><${PhoneWindow} />`;
}

/** A dawn of which all has been told, as long as all watch it: who was named, and why. */
function AllNamed() {
  const named = hasNamed.value || [];
  if (clock.value.scene?.kind !== "dawn" || !named.length) return null;
  return html`<div class="paper walk released"><${Heading} what="dawn" seats=${named} />
    <ul class="list">${named.map((seat) => html`<${Named} seat=${seat} key=${seat} />`)}</ul></div>
    <${PhoneWindow} />`;
}

/** Whether this may be said of somebody who is to be named. @param {string} word @param {number} seat */
const mayBe = (word, seat) => amendments.value.some((one) => one[0] === word && one[1]?.any?.includes(seat));

/** What becomes of somebody, as whoever leads may say instead of the rule. */
const fate = (/** @type {string} */ word, /** @type {number} */ seat) =>
  void tell("amend", { act: [word, seat] });

/** Who is executed, be it that they do not die of it. @param {number[]} seats */
function executed(seats) {
  const [alive] = executedAlive();
  return seats.length ? seats : alive ? [Number(alive.args?.who)] : [];
}

/**
 * Whether whoever is executed dies of it: the rule's answer stands first, and the other may be given. What
 * is said of it after last words stands below, so that nothing moves under the finger.
 * @param {{seat: number, dies: boolean, then: string}} props
 */
const Fate = ({ seat, dies, then }) => html`<div class="judged">
  <div class="fate" role="group" aria-label=${nameOf(seat)}><b class="grow">${t("naming-fate")}</b>
    <button class="tog" aria-pressed=${String(dies)} onClick=${() => dies || fate("doom", seat)}>
      ${t("naming-dies")}</button>
    <button class="tog" aria-pressed=${String(!dies)} onClick=${() => dies && fate("spare", seat)}>
      ${t("naming-lives")}</button></div>
  ${then && html`<p class="then"><${Icon} name="u-next" />${then}</p>`}</div>`;

/** Those who are to be named, in any order, and who has been. */
export function ToName() {
  return toName.value ? html`<${Unheard} seats=${toName.value} />` : html`<${AllNamed} />`;
}

/** The card with those of whom nobody has heard. @param {{seats: number[]}} props */
function Unheard({ seats }) {
  const named = hasNamed.value || [];
  useClear(`${clock.value.scene?.n} ${seats}`);
  const all = () => tell("next", { at: moment.value, all: true });
  const atOnce = html`<${Held} act=${all} time=${A_RELEASE}>${t("scene-name-all")}</${Held}>`;
  const isExecution = kind() === "execution";
  const about = isExecution ? executed(seats) : seats;
  const living = about.filter((one) => !seats.includes(one));
  const isAlone = about.length + named.length === 1;
  const judged = isExecution && !named.length ? about.filter((one) => mayBe("doom", one)) : [];
  const then =
    seats.length || !judged.length ? "" : inWords(executedAlive().filter(({ code }) => code === LIVES));
  return html`<div class="paper walk naming">
    <${Heading} what=${kind()} seats=${[...named, ...about]} note=${t("scene-untold")} />
    <p class="say">${phraseFor(seats[0], judged.length > 0)}</p>
    ${
      about.length + named.length > 0 &&
      html`<ul class="list">${named.map(
        (seat) => html`<${Named} seat=${seat} key=${seat} />`,
      )}${living.map((seat) => html`<li key=${seat}><${Whom} seat=${seat} lives /></li>`)}
      ${seats.map((seat) => html`<${Unnamed} seat=${seat} alone=${isAlone} key=${seat} />`)}
      ${wordsTime() > 0 && html`<${WordsOf} time=${shownTime(wordsTime())} />`}</ul>`
    }
    ${judged.map(
      (seat) => html`<${Fate} seat=${seat} dies=${seats.includes(seat)} then=${then} key=${seat} />`,
    )}
    ${seats.length > 1 && atOnce}</div><${PhoneWindow} />`;
}

/** The end, a line of its own: who has won, in the words to say, before anybody else knows. */
export function TheEnd() {
  const decided = foresight.value.find(({ code }) => code === DECIDED);
  if (!decided || toName.value || isWatched()) return null;
  const sides = [decided.args?.sides ?? []].flat().map(String);
  return html`<div class="paper walk naming ending"><p class="small dim">${t("scene-untold")}</p>
    <p class="say">${wonText(room.value.tale, { sides, seats: [] }, () => "")}</p></div>`;
}
