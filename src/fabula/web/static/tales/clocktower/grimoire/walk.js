// @ts-check
// What is to be done now, in words: the walk down the sheet by night, the course of the day.
import { patternsOf } from "../../../base/gaps.js";
import { asTold, known } from "../../../base/fold.js";
import { html, useEffect, useRef, useState } from "../../../base/html.js";
import { SpeechTime } from "../../../parts/speakers.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { TimeLeft } from "../../../parts/time.js";
import { foreseenText, naming, storyLine } from "../../../base/story.js";
import { roleOf, taleOf } from "../../../base/tales.js";
import { has, labelled, role as roleName, several, t } from "../../../base/words.js";
import { amendments, asks, clock, entries, foresight, moves, room, tell } from "../../../base/wire.js";
import { useCircle } from "../../../parts/circleanswer.js";
import { sizeOf, thingsOf, useChoice } from "../../../parts/chooser.js";
import { LastWish, longest } from "../../../parts/lastwish.js";
import { isDrawn } from "../script.js";
import { aboutOf, beliefOf, book, isSober, named, ownerOf, TOGETHER } from "./book.js";
import { holdUp } from "./cards.js";
import { choiceWords, choseWords, Decision, questionId } from "./decision.js";
import { Turn } from "./ledturn.js";
import { Preparing } from "./dusk.js";
import { iconOf, lineText } from "./lines.js";
import { ByLot, entered, keyOf } from "./nextbutton.js";
import { DeedsOf } from "./seat.js";
import { due, haveShown, Told } from "./cardqueue.js";

/** @import { Args, Choice } from "../../../base/choices.js" */
/** @import { Ask } from "../../../base/wire.js" */

const name = naming(named);
const TO_COME = "foresee-line";
const ELSEWHERE = [TO_COME, "foresee-won"]; // the end has its own line
const VOTES = "foresee-votes";
/** Why an answer is suggested for a player: a bot points at it, which is to be entered as of anybody. */
const POINTED = "pointed";

/** The seats that are prompted for. @param {{seat?: number}[]} turns */
const seatsOf = (turns) => turns.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));

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

/**
 * Whoever may be pointed at, then roles and whatever else, each in the order in which they are offered.
 * @param {Choice} one
 * @param {Choice} other
 */
const playersFirst = (one, other) => Number(typeof one !== "number") - Number(typeof other !== "number");

const isName = (/** @type {Choice} */ one) => typeof one === "string";

/** A player's choice: it comes from their phone, or the leader enters what they pointed at.
 *  @param {{ask: Ask, asked?: boolean}} props `asked`: the question stands above already. */
function ChoiceFor({ ask, asked = false }) {
  const choice = useChoice(ask);
  const atoms = [...thingsOf(ask)].sort(playersFirst);
  const answer = (/** @type {Choice} */ value) =>
    tell("answer", { ask: ask.id, seat: ask.seat, choice: value });
  const size = sizeOf(ask);
  const touch = (/** @type {Choice} */ one) => (size === 1 ? answer(one) : choice.touch(one));
  const [whose, title] = [named(/** @type {number} */ (ask.seat)), t(questionId(ask.prompt))];
  useCircle({ id: keyOf(ask), whose, title, things: atoms, size, picked: choice.picked, touch });
  const begun = size > 1 && choice.picked.length > 0;
  useEffect(() => {
    if (!begun) return undefined;
    const take = choice.whole === undefined ? null : () => answer(choice.whole ?? null);
    const text = take ? choiceWords(ask.prompt, choice.whole) : "";
    entered.value = { ...entered.value, [keyOf(ask)]: { n: choice.picked.length, of: size, text, take } };
    return () => {
      const { [keyOf(ask)]: _, ...others } = entered.value;
      entered.value = others;
    };
  }, [keyOf(ask), choice.picked.join()]);
  const person = room.value.people.find((one) => one.id === room.value.seats[ask.seat ?? -1]);
  const words = [
    asked ? "" : t(questionId(ask.prompt)),
    person && !person.guest && !person.bot && !person.gone ? t("grim-or-phone") : "",
  ].filter(Boolean);
  if (longest(ask) !== undefined)
    return html`<div class="stack tight">${words.length > 0 && html`<p class="small">${words.join(" ")}</p>`}
    <${LastWish} ask=${ask} label=${t(questionId(ask.prompt))} answer=${answer} /></div>`;
  return html`<div class="stack tight">
    ${
      ask.suggested !== undefined &&
      ask.why !== POINTED &&
      html`<div class="advice-line"><${Icon} name="u-undo" />
        <button class="btn small" onClick=${() => answer(ask.suggested ?? null)}>
    ${t("floor-undo-again")}</button><p class="small grow">
    ${t("floor-undo-before", { what: choiceWords(ask.prompt, ask.suggested) })}</p>
    </div>`
    }
      ${words.length > 0 && html`<p class="small">${words.join(" ")}</p>`}
    <div class="picks" role="group" aria-label=${t(questionId(ask.prompt))}>
      ${atoms.map(
        (one) => html`<button class=${`pick ${choice.picked.includes(one) ? "on" : ""}`}
      aria-pressed=${String(choice.picked.includes(one))} onClick=${() => touch(one)}>
        ${choiceWords(ask.prompt, one)}</button>`,
      )}
      ${
        ask.options.includes(null) &&
        html`<button class="pick" onClick=${() => answer(null)}>
        ${t(
          atoms.includes("yes")
            ? "option-clocktower-no"
            : atoms.some(isName)
              ? "grim-uses-nothing"
              : "ui-nobody",
        )}
        </button>`
      }</div>
    ${begun && html`<div><${ByLot} /></div>`}</div>`;
}

/** What players are asked by day, all at once or one of them, besides what anybody may say. */
export function Choices() {
  const asked = asks.value.filter((ask) => ask.seat !== null && !ask.open && ask.answered === undefined);
  if (!asked.length) return null;
  const [{ prompt }] = asked;
  const ofAll = asked.length > 1 && asked.every((ask) => ask.prompt === prompt);
  const note = `${questionId(prompt)}.note`;
  return html`<section class="panel stack">
    ${ofAll && html`<h2>${t(questionId(prompt))}</h2>${has(note) && html`<p class="small">${t(note)}</p>`}`}
    ${asked.map(
      (ask) => html`<div class="stack tight" key=${`${ask.seat}${ask.id}`}><h3>
      ${named(/** @type {number} */ (ask.seat))} <span class="small dim">
      ${roleName(room.value.tale, book.value.roles[/** @type {number} */ (ask.seat)])}</span></h3>
      ${
        !ofAll &&
        has(`${questionId(ask.prompt)}.note`) &&
        html`<p class="small dim">
      ${t(`${questionId(ask.prompt)}.note`)}</p>`
      }
      <${ChoiceFor} ask=${ask} asked=${ofAll} /></div>`,
    )}</section>`;
}

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

/** What the floor is open for, where it is not for talk alone. @type {Record<string, string>} */
const TITLES = { nominations: "grim-nominations", twilight: "grim-talk-at-dusk" };

/** The day: what can be done for whom. */
export function Day() {
  const open = asks.value.filter((ask) => ask.open);
  const { phase, nominations, silence } = book.value;
  const title = silence.length ? "ui-beat-hush" : TITLES[phase] || "grim-talk";
  const [who, choose] = useState(/** @type {number | null} */ (null));
  const last = useRef(/** @type {Ask | null} */ (null));
  const theirs = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => theirs.current?.scrollIntoView({ block: "nearest" }), [who]);
  const floor = open.find((ask) => ask.seat === who);
  // what is half made outlasts a question that comes in between
  last.current = who === null ? null : floor || last.current;
  const may = (/** @type {Ask} */ ask, /** @type {string} */ deed) =>
    patternsOf(ask).some((one) => one[0] === deed);
  const nominators = open.filter(
    (ask) => phase !== "nominations" || may(ask, "nominate") || may(ask, "exile"),
  );
  if (!nominators.length && !nominations.length && !last.current) return null;
  return html`<section class="panel stack" hidden=${!nominators.length && !nominations.length}><h2>
    ${t(title)}</h2>
    ${
      silence.length > 0 &&
      html`<p class="row between"><span class="small">
        ${t("grim-silent-now", { names: several(silence.map(named)) })}
      </span><span class="big narrow-only"><${TimeLeft} /></span></p>`
    }
    ${
      nominations.length > 0 &&
      html`<ul class="small">${nominations.map(
        (one) => html`<li>${t("grim-nominated", { who: named(one.seat), name: named(one.nominee) })}</li>`,
      )}</ul>`
    }
    ${
      nominators.length > 0 &&
      html`<p class="small dim">${t(phase === "nominations" ? "grim-who-nominates" : "grim-who-acts")}</p>
    <div class="picks" role="group" aria-label=${t("grim-who-acts")}>
      ${nominators.map(
        (ask) =>
          html`<button class=${`pick ${who === ask.seat ? "on" : ""}`}
              aria-pressed=${String(who === ask.seat)}
      onClick=${() => choose(who === ask.seat ? null : ask.seat)}>
        ${named(/** @type {number} */ (ask.seat))}</button>`,
      )}</div>`
    }
    ${
      last.current &&
      html`<div class="sub stack tight" ref=${theirs} hidden=${!floor}><h3>${named(last.current.seat)}</h3>
      <${DeedsOf} key=${last.current.seat} floor=${last.current} done=${() => choose(null)} /></div>`
    }</section>`;
}

/** What a hand is asked for when the clock's hand comes to it. */
const COUNTED = ["vote", "exile"];

/**
 * The other of what a hand can say, where it was miscounted: the count goes on from there.
 * @param {number} seat
 */
function recount(seat) {
  const one = moves.value.findLast(({ who, prompt }) => who === seat && COUNTED.includes(prompt));
  const other = one?.options.find((option) => option !== (one.choice ?? null));
  if (one && other !== undefined)
    void tell("edit", { move: one.move, choice: /** @type {Choice} */ (other) });
}

/** Whether a hand is up, and what a touch on it does. @param {number} seat */
function handOf(seat) {
  const over = book.value.passed.find((one) => one.seat === seat);
  const up = over ? over.up : (clock.value.hands || []).includes(seat);
  return { over, up, change: () => void (over ? recount(seat) : tell("hand", { up: !up, seat })) };
}

/** Whether a bot sits there: its hand is its own until it has been counted. @param {number} seat */
const isBots = (seat) => Boolean(room.value.people.find(({ id }) => id === room.value.seats[seat])?.bot);

/** A hand that goes up or down, and one that has been counted. @param {{seat: number, may: boolean}} props */
function HandOf({ seat, may }) {
  const { over, up, change } = handOf(seat);
  return html`<button class=${`pick ${up ? "on" : ""} ${over ? "over" : ""}`} aria-pressed=${String(up)}
    disabled=${!over && !may} onClick=${change}>
    <${Icon} name=${up ? "u-hand-up" : isBots(seat) ? "u-bot" : "u-minus"} /><span>${named(seat)}
    ${over && html`<span class="tiny dim block">${t("grim-counted")}</span>`}</span></button>`;
}

/**
 * All hands in the order in which they are counted; the circle takes them too.
 * @param {{order: number[], title: string, may: (seat: number) => boolean}} props
 */
function Hands({ order, title, may }) {
  const things = order.filter((seat) => may(seat) || handOf(seat).over);
  const picked = order.filter((seat) => handOf(seat).up);
  useCircle({ id: "hands", title, things, size: 0, picked, touch: (seat) => handOf(seat).change() });
  return html`<div class="picks" role="group" aria-label=${t("grim-hands")}>
    ${order.map((seat) => html`<${HandOf} key=${seat} seat=${seat} may=${may(seat)} />`)}</div>`;
}

/** A vote: hands that are up, entered by the leader or from phones, until the clock's hand has passed. */
export function Vote() {
  const { phase, nominee, exiling, count, circle, hushed, needed: was } = book.value;
  const isExile = exiling !== null;
  const target = isExile ? exiling : nominee;
  const hands = /** @type {number[]} */ (clock.value.hands || []);
  const needed = foresight.value.find((line) => line.code === VOTES)?.args?.n;
  const order =
    target === null
      ? circle
      : [...circle.slice(circle.indexOf(target) + 1), ...circle.slice(0, circle.indexOf(target) + 1)];
  const may = (/** @type {number} */ seat) =>
    !isBots(seat) && (isExile || !book.value.dead.includes(seat) || book.value.votes[seat] !== 0);
  const asked = asks.value.filter(
    (ask) => ask.seat !== null && !ask.open && ask.answered === undefined && ask.prompt !== BALLOT,
  );
  const note =
    phase === "ballot"
      ? "grim-ballot-note"
      : hushed
        ? "grim-hushed-note"
        : phase === "plea"
          ? "grim-plea-note"
          : "grim-hands-note";
  const title = t(isExile ? "grim-exile-of" : "grim-vote-on", {
    name: target === null ? "–" : named(target),
  });
  return html`<section class="panel stack"><div class="row between"><h2>${title}</h2>
    ${!hushed && html`<span class="big">${phase === "plea" ? hands.length : count}</span>`}</div>
    <p class="small">${
      was !== null
        ? t("square-needed", { n: was })
        : isExile
          ? t("grim-exile-needs", { n: Math.ceil(circle.length / 2) })
          : needed === undefined
            ? ""
            : votesText(Number(needed))
    }</p>
    <p class="small dim">${t(note)}</p>
    ${phase === "plea" && html`<${SpeechTime} />`}
    ${phase === "ballot" && html`<${Ballot} order=${order} title=${title} />`}
    ${!hushed && html`<${Hands} order=${order} title=${title} may=${may} />`}
    ${
      !hushed &&
      unservedHands(hands).map(
        ({ seat, master }) =>
          html`<p class="small row" role="status"><${Icon} name="u-bulb" /><span>
      ${t("grim-butler", { name: named(seat), master: named(master) })}</span></p>`,
      )
    }
    ${asked.map((ask) => html`<${ChoiceFor} key=${`${ask.seat}${ask.id}`} ask=${ask} />`)}</section>`;
}

/**
 * Hands that are up without that of the master: the count takes them as they are, and only who leads knows.
 * @param {number[]} hands
 */
function unservedHands(hands) {
  const { passed, marks } = book.value;
  const isUp = (/** @type {number} */ seat) =>
    passed.find((one) => one.seat === seat)?.up ?? hands.includes(seat);
  const works = (/** @type {number} */ seat) => !book.value.dead.includes(seat) && isSober(seat);
  return marks
    .filter(({ kind, seat }) => kind === "master" && !isUp(seat))
    .flatMap((mark) => {
      const seat = ownerOf(mark);
      return seat !== undefined && isUp(seat) && works(seat) ? [{ seat, master: mark.seat }] : [];
    });
}

const BALLOT = "secret_vote";
const isUp = (/** @type {Ask} */ ask) => ask.answered === "hand";

/**
 * Hands that nobody but the leader sees: all that are not entered as up are down.
 * @param {{order: number[], title: string}} props
 */
function Ballot({ order, title }) {
  const asked = order.flatMap((seat) =>
    asks.value.filter((ask) => ask.seat === seat && ask.prompt === BALLOT),
  );
  const turn = (/** @type {Ask} */ ask) =>
    void tell("answer", { ask: ask.id, seat: ask.seat, choice: isUp(ask) ? null : "hand" });
  const seats = asked.map((ask) => /** @type {number} */ (ask.seat));
  const picked = seats.filter((_, i) => isUp(asked[i]));
  const touch = (/** @type {number} */ seat) => turn(asked[seats.indexOf(seat)]);
  useCircle({ id: "ballot", title, things: seats, size: 0, picked, touch });
  return html`<div class="picks" role="group" aria-label=${t("grim-hands")}>${asked.map(
    (ask) => html`<button class=${`pick ${isUp(ask) ? "on" : ""}`} aria-pressed=${String(isUp(ask))}
      onClick=${() => turn(ask)}>
      <${Icon} name=${isUp(ask) ? "u-hand-up" : "u-minus"} /><span>
      ${named(/** @type {number} */ (ask.seat))}</span></button>`,
  )}</div>`;
}

/** The signs of what comes, by its code. @type {Record<string, string>} */
const SIGNS = {
  "foresee-attack-dies": "u-grave",
  "foresee-attack-bounced": "u-grave",
  "foresee-dies-storyteller": "u-grave",
  "foresee-executed": "u-grave",
};

/** What comes if nothing changes. */
export function Foresight() {
  const lines = foresight.value.filter(
    (line) => !ELSEWHERE.includes(line.code) && (line.code !== VOTES || book.value.phase === "nominations"),
  );
  if (!lines.length) return null;
  return html`<section class="panel foresight"><h2>${t("ui-foresight")}</h2><ul class="list">
    ${lines.map(
      (line) => html`<li class="small">
    <${Icon} name=${SIGNS[line.code] || "u-bulb"} cls="lead" /><span>${foreseen(line)}
    </span></li>`,
    )}</ul>${lines.some(({ code }) => LAST_NIGHT.includes(code)) && html`<${EndNow} />`}
    ${
      amendments.value.some((one) => one[0] === "avert") &&
      html`<div class="stack"><p class="small dim">${t("grim-avert-note")}</p>
    <button class="btn" onClick=${() => tell("amend", { act: ["avert"] })}>${t("grim-avert")}</button></div>`
    }</section>`;
}

const LAST_NIGHT = ["foresee-last-night", "foresee-last-night-sure"];

/** The game may end here for want of anybody who could save the good. */
const EndNow = () =>
  amendments.value.some((one) => one[0] === "win") &&
  html`<div class="stack">
  <p class="small dim">${t("grim-end-note")}</p>
  <button class="btn" onClick=${() => tell("amend", { act: ["win", "evil"] })}><${Icon} name="u-flag" />
    ${t("story-clocktower-won-evil")}</button></div>`;

/** How many votes it takes, and how many would only save whoever is about to die. @param {number} n */
const votesText = (n) =>
  foresight.value.some(({ code }) => code === "foresee-executed")
    ? t("square-needed-tie", { n, ties: n - 1 })
    : t(VOTES, { n });

/** What is to come. @param {{code: string, args?: Args}} line */
const foreseen = (line) =>
  line.code === VOTES ? votesText(Number(line.args?.n)) : foreseenText(room.value.tale, line, named);

/** What has happened lately, in sentences. */
export function Happened() {
  const tale = room.value.tale;
  const hidden = ["granted", "noted", "walked", "marked", "readied"];
  const lines = entries.value
    .filter((event) => !hidden.includes(event.e))
    .map((event) => storyLine(tale, asTold(event), name))
    .filter(Boolean);
  if (!lines.length) return null;
  return html`<details class="panel"><summary>${t("grim-happened")}</summary><ol class="list">
    ${lines
      .slice(-16)
      .reverse()
      .map((line) => html`<li class="small">${line}</li>`)}</ol></details>`;
}
