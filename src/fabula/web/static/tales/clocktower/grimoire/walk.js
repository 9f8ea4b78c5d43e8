// @ts-check
// The night as a walk down its sheet, for whoever leads, and the dusk before it.
import { known } from "../../../base/fold.js";
import { html } from "../../../base/html.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { roleOf, taleOf } from "../../../base/tales.js";
import { has, labelled, role as roleName, several, t } from "../../../base/words.js";
import { asks, foresight, moves, room } from "../../../base/wire.js";
import { isDrawn } from "../script.js";
import { aboutOf, beliefOf, book, named, TOGETHER } from "./book.js";
import { holdUp } from "./cards.js";
import { choseWords, Decision } from "./decision.js";
import { Turn } from "./ledturn.js";
import { Preparing } from "./dusk.js";
import { iconOf, lineText } from "./lines.js";
import { due, haveShown, Told } from "./cardqueue.js";
import { ChoiceFor } from "./choices.js";
import { TO_COME } from "./foresight.js";

/** @import { Ask } from "../../../base/wire.js" */

/** So many of the lines that are done stand above the one that is walked; the earlier ones are folded. */
const IN_SIGHT = 2;

/** The lines of this night in the order of the sheet: done, the one that is walked, still to come. */
function linesTonight() {
  const { walked, line } = book.value;
  const here = walked.at(-1)?.line === line ? walked.at(-1) : undefined;
  const done = walked.filter((one) => one !== here && one.who.length > 0);
  const next = foresight.value
    .filter((one) => one.code === TO_COME)
    .map((one) => ({ line: String(one.args?.line), who: aboutOf(String(one.args?.line)), chose: [] }));
  return { done, here, next };
}

/** The seats that are prompted for. @param {{seat?: number}[]} turns */
const seatsOf = (turns) => turns.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));

/**
 * What to do with those who are woken: at most lines each by themselves.
 * @param {string} id
 * @param {number[]} seats
 * @param {string} line
 */
const wakeText = (id, seats, line) =>
  t(seats.length > 1 && !TOGETHER.includes(line) ? `${id}-in-turn` : id, {
    names: several(seats.map(named)),
  });

/** Whether somebody was woken for this line already tonight, to decide something. @param {string} line */
const wasWoken = (line) =>
  moves.value.some((one) => one.beat === `night:${line}` && one.number === known.value.number);

/** So many names stand in a title. */
const FEW = 2;

/**
 * The line that is walked now. What is decided about somebody who is told nothing wakes nobody.
 * @param {{decision?: Ask}} props
 */
function Now({ decision }) {
  const tale = room.value.tale;
  const { line } = book.value;
  const awake = [...new Set([...book.value.awake, ...book.value.told])];
  const turns = book.value.prompted;
  const who = awake.length ? awake : turns.length ? seatsOf(turns) : aboutOf(line);
  const asked = asks.value.filter((ask) => ask.seat !== null && !ask.open && ask.answered === undefined);
  const isRole = taleOf(tale).roles.some((role) => role.id === line) || turns.length > 0;
  const side = isRole
    ? sideClass(roleOf(tale, line).side, tale)
    : line.endsWith("_info")
      ? "evil"
      : "neutral";
  const done = !decision && !asked.length;
  const header = html`<header class="row"><span class=${`emblem small-emblem ${side}`}>
    <${Icon} name=${iconOf(line)} /></span>
    <div class="grow"><h2 class="line">
    ${who.length && who.length <= FEW ? labelled(lineText(line), several(who.map(named))) : lineText(line)}
    </h2>
      ${
        who.some((seat) => beliefOf(seat) === line) &&
        html`<p class="small">
      ${t("grim-really-drunk")}</p>`
      }</div></header>`;
  if (decision)
    return html`<section class="now" aria-label=${t("grim-now")}>${header}
    ${
      (awake.length > 0 || decision.honest) &&
      html`<p class="todo">
    ${wakeText("grim-wake", who, line)}</p>`
    }<${Told} /></section>`;
  return html`<section class="paper now" aria-label=${t("grim-now")}>
    ${header}
    ${
      (!turns.length || asked.length > 0 || awake.length > 0) &&
      html`<p class="todo">${wakeText(
        done
          ? wasWoken(line)
            ? "grim-let-sleep"
            : "grim-wake-show"
          : asked.length
            ? "grim-wake-choose"
            : "grim-wake",
        awake.length ? awake : who,
        line,
      )}</p>`
    }
    ${asked.map((ask) => html`<${ChoiceFor} key=${`${ask.seat}${ask.id}`} ask=${ask} />`)}
    ${turns.length > 0 && !asked.length && html`<${Turn} key=${line} role=${line} seats=${seatsOf(turns)} />`}
    <${Told} />
    ${
      isRole &&
      has(`${tale}-${line}-lead`) &&
      html`<details><summary class="small">${t("grim-how")}</summary><p class="small">
        ${t(`${tale}-${line}-lead`)}</p></details>`
    }
  </section>`;
}

/**
 * A line of the sheet that is done or to come.
 * @param {{walked: import("./book.js").Walked, done?: boolean}} props
 */
function Line({ walked: { line, who, chose }, done = false }) {
  const picked = chose.map(choseWords).join(", ");
  return html`<li class=${done ? "done" : "next"}><${Icon} name=${iconOf(line)} /><span class="grow"><b>
    ${lineText(line)}</b>
    ${who.length > 0 && `, ${several(who.map(named))}`}${picked && labelled("", picked)}</span>
    ${done && html`<${Icon} name="u-check" cls="tick" /><span class="vh">${t("grim-done")}</span>`}</li>`;
}

/**
 * The night: down the sheet, what is done above the line that is walked, what is to come below it. What is
 * left open on that line stands on its parchment.
 * @param {{decision?: Ask}} props
 */
export function Night({ decision }) {
  const { done, here, next } = linesTonight();
  const earlier = done.slice(0, -IN_SIGHT);
  const lines = (/** @type {import("./book.js").Walked[]} */ some, isDone = true) =>
    some.map((one) => html`<${Line} walked=${one} done=${isDone} />`);
  return html`<h2 class="sheet-title">${t("grim-sheet")}</h2>
    <ol class="sheet-lines">
      ${
        earlier.length > 0 &&
        html`<li class="earlier"><details><summary class="small">
          ${t("grim-earlier", { n: earlier.length })}</summary>
        <ol class="sheet-lines">${lines(earlier)}</ol></details></li>`
      }
      ${lines(done.slice(-IN_SIGHT))}
      ${
        (here || decision) &&
        html`<li class="here" aria-current="step"><div class=${decision && here ? "paper step" : ""}>
        ${here && html`<${Now} decision=${decision} />`}
        ${
          decision &&
          html`<${Decision} key=${decision.id} ask=${decision} within=${Boolean(here)}
          />`
        }</div></li>`
      }
      ${lines(next, false)}
    </ol>`;
}

/**
 * Whether somebody has looked at their role, and what is said of that: a bot is shown nothing by hand.
 * @param {number} seat
 * @param {ReturnType<typeof due>} cards
 */
function lookOf(seat, cards) {
  const person = room.value.people.find((one) => one.id === room.value.seats[seat]);
  const ready = known.value.ready.includes(seat);
  const waits = cards.filter((event) => event.seat === seat);
  const isBot = Boolean(person?.bot);
  const isGuest = !person || Boolean(person.guest);
  const seen = ready || isBot || (isGuest && !waits.length);
  const note = isBot
    ? "ui-bot"
    : ready
      ? "grim-has-seen"
      : seen
        ? "grim-was-shown"
        : isGuest
          ? "ui-guest"
          : "";
  return { seat, isBot, seen, note, waits };
}

/** Dusk: everybody is shown their role, those without a phone on this device. */
export function Dusk() {
  const tale = room.value.tale;
  const cards = due().filter((event) => event.e === "shown");
  const dealt = book.value.circle.filter((seat) => book.value.believed[seat]);
  const looks = dealt.map((seat) => lookOf(seat, cards));
  return html`<section class="panel stack"><h2>${t("grim-dusk")}</h2><p class="small dim">
    ${t(isDrawn() ? "grim-dusk-note-bag" : "grim-dusk-note")}</p>
    <ul class="list">${looks.map(
      ({ seat, isBot, seen, note, waits }) => html`<li>${
        seen && html`<${Icon} name="u-check" cls="tick" />`
      }<span class="grow"><bdi>${named(seat)}</bdi>
        ${note && html` <span class="small dim">${t(note)}</span>`}</span>
        ${
          !isBot &&
          html`<button class=${`btn small ${seen ? "plain" : ""}`}
          aria-label=${t("grim-show-role-to", { name: named(seat) })}
        onClick=${() =>
          holdUp({ title: "grim-card-you-are", roles: [book.value.believed[seat]] }, seat, () =>
            haveShown(waits),
          )}><${Icon} name="u-card" />
        ${t("grim-show")}</button>`
        }</li>`,
    )}</ul>
    <p class="small" role="status">${looks.every(({ seen }) => seen) && t("grim-dusk-over")}</p>
    <p class="small dim">
    ${t("grim-in-play", {
      roles: several(Object.values(book.value.roles).map((role) => roleName(tale, role))),
    })}</p>
      </section><${Preparing} />`;
}
