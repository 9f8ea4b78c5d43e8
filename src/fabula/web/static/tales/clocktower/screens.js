// @ts-check
// The screens the Clocktower has of its own: the town square by day, with nominations, votes and exiles.
import { known, nameOf } from "../../base/fold.js";
import { patternsOf } from "../../base/gaps.js";
import { html, useEffect, useState } from "../../base/html.js";
import { loadLook } from "../../base/looks.js";
import { MyWord } from "../../parts/speakers.js";
import { Lent, LentHands } from "../../parts/guesthand.js";
import { First } from "../../parts/explanation.js";
import { Badge, initial, Ring } from "../../parts/ring.js";
import { Icon } from "../../parts/scene.js";
import { TableCandle, TimeLeft } from "../../parts/time.js";
import { isDead, thoseWhoAnswer } from "../../base/phases.js";
import { choiceText, naming, saidText } from "../../base/story.js";
import { bubbleOf, claimTokens, claimWords, useBubble } from "../../parts/claims.js";
import { useSeatPage } from "../../parts/lazypage.js";
import { Folding } from "../../parts/morebuttons.js";
import { penciled, penciledWords } from "../../parts/pocketbook.js";
import { woven } from "../../parts/threadpicker.js";
import { has, several, t } from "../../base/words.js";
import { asks, isKept, me, room, tell } from "../../base/wire.js";
import {
  circle,
  costsToken,
  livingHere,
  mayVote,
  neededForExile,
  neededText,
  polling,
  tokensOf,
} from "./poll.js";
import { useChoice } from "../../parts/chooser.js";
import { Claim, News } from "../../screens/day.js";
import { agreed, dialOf, onTheBlock, squareSeats } from "./seats.js";
import { Course, Powers } from "./dayrecord.js";
import { LastWish, longest } from "../../parts/lastwish.js";
import { Saying } from "./statementcomposer.js";

export { Book, Tokens as Pages, isBook } from "./openbook.js";
export {
  Arriving,
  MyScript as CardMore,
  Script,
  dealText,
  Editor,
  InPlay,
  SeatWish,
  signOf,
} from "./script.js";
export { scriptTitle } from "./tale.js";
export { factsOf, textOf } from "./ledroles.js";
export { Votes } from "./dayrecord.js";
export { PairMaker } from "./statementpair.js";
export { choosesRoles, isRole, RoleStrip } from "./rolestrip.js";
export { Coming, Raising, Wall, wallWords } from "./wall.js";

/** @import { Choice } from "../../base/choices.js" */
/** @import { Ask } from "../../base/wire.js" */

/** The page from which a person leads. */
export const desk = "grimoire";
/** What whoever learns to lead is taught: it comes when somebody does. */
export const lesson = () => import("./grimoire/lesson.js");
/** A nominee is about to die, or nobody is: nothing follows a tie. */
export const endsInATie = true;

const DEEDS = [
  "nominate",
  "slay",
  "strike",
  "exile",
  "give",
  "damsel",
  "puzzle",
  "accuse",
  "cult",
  "swap",
  "finish",
  "jest",
  "doom",
  "indict",
  "call_on",
  "veteran",
  "angel",
];
/** What is done with one touch, and to nobody. */
const AT_ONCE = ["cult", "indict"];
const SPOKEN = ["gossip", "juggle", "visit", "ask", "fish", "recall"];
/** What an accused player is at the next touch. @type {Record<string, string>} */
const NEXT_KIND = { "": "minion", minion: "demon", demon: "" };
const ENOUGH_FOR_ZEAL = 5;
/** What being ready means, by phase. @type {Record<string, string>} */
const GOES_ON = { nominations: "square-no-more", twilight: "square-to-night" };

await loadLook("square");

/** Where this device's seat stands in the ring. */
const mySpot = () => {
  const at = circle().indexOf(me.value.seat ?? -1);
  return at < 0 ? null : at;
};

/** By day, whatever is going on. */
export function Scene() {
  const planned = usePlanned();
  const asked = asks.value.find((one) => !one.open);
  if (asked) return html`<${Asked} key=${asked.id} ask=${asked} />`;
  return polling() ? html`<${Poll} />` : html`<${Floor} planned=${planned} />`;
}

/** What comes up now that may be new to this player. */
function topicNow() {
  const poll = polling();
  const seat = me.value.seat ?? -1;
  if (known.value.hushed && !poll?.isExile) return "";
  // while hands are counted the clock is to be seen
  if (poll?.isExile) return poll.isPlea ? "exile" : "";
  if (poll && isDead(seat) && mayVote(seat) && costsToken(seat)) return "ghost";
  return poll?.isPlea || known.value.phase === "nominations" ? "nomination" : "";
}

/** What one is about to do on the floor: it outlasts what others do meanwhile, but not the day. */
function usePlanned() {
  const [deed, plan] = useState("");
  const [picked, pick] = useState(/** @type {number[]} */ ([]));
  const [accused, accuse] = useState(/** @type {Record<number, string>} */ ({}));
  useEffect(() => (plan(""), pick([]), accuse({})), [known.value.number]);
  return { deed, plan, picked, pick, accused, accuse };
}

// ---- talk and nominations

/**
 * A seat while somebody accuses several of kinds: each touch makes it the next.
 * @param {number} seat
 * @param {Record<number, string>} accused
 * @param {(accused: Record<number, string>) => void} accuse
 */
function accusedSeat(seat, accused, accuse) {
  const kind = accused[seat];
  return {
    onPick: () => accuse({ ...accused, [seat]: NEXT_KIND[kind || ""] }),
    pressed: Boolean(kind),
    label: kind ? [t(`clocktower-${kind}`)] : [],
    badge: kind && html`<${Badge} cls="l">${initial(t(`clocktower-${kind}`))}</${Badge}>`,
  };
}

/**
 * A seat while nobody is chosen: with what one takes its player for, and what they claim to be.
 * @param {number} seat
 * @param {(seat: number) => void} open
 * @param {number | undefined} speaking
 */
function quietSeat(seat, open, speaking) {
  return {
    cls: `quiet ${seat === speaking ? "speaks" : ""}`,
    onPick: seat === me.value.seat ? undefined : () => open(seat),
    label: [...claimWords(seat), ...penciledWords(seat)],
    badge: html`${penciled(seat)}${claimTokens(seat)}`,
  };
}

/** Where the day is, and what has been: whose turn it is to die, or what was said last. */
const whereWeAre = (/** @type {(sheet: "course") => void} */ open) => html`<div class="row between line">
        ${
          known.value.phase === "nominations"
            ? html`<span class="block"><${Icon} name="u-gavel" /><span>${onTheBlock()}</span></span>`
            : html`<span class="small cut">${lastClaim()}</span>`
        }
        <button class="btn plain" onClick=${() => open("course")}>${t("square-course")}
        <${Icon} name="u-next" /></button></div>
      ${
        known.value.phase === "nominations" &&
        known.value.about !== null &&
        html`<p class="tops">${neededText()}</p>`
      }`;

/** Ready for what comes next. @param {Ask | undefined} ask @param {boolean} isMain */
function readyButton(ask, isMain) {
  const isReady = known.value.ready.includes(me.value.seat ?? -1);
  const next = GOES_ON[known.value.phase] || "square-to-nominations";
  if (isDead(me.value.seat) || !(ask || isReady)) return null;
  return html`<button class=${`btn grow ${isMain ? "main" : ""}`}
              disabled=${!ask || isReady || isKept(ask)}
          onClick=${() => tell("answer", { ask: ask?.id ?? "", choice: ["ready"] })}>
            <${Icon} name="u-check" />
          ${t(isKept(ask) ? "table-kept" : isReady ? "square-waits" : next)}</button>`;
}

/**
 * What one may say and do while nobody is chosen.
 * @param {{ask: Ask | undefined, may: (word: string) => boolean, begin: (word: string) => void, open: (sheet:
 *  "claim" | "course" | "powers") => void, powers: string[]}} planned
 */
function quietFoot({ ask, may, begin, open, powers }) {
  const hasToken = tokensOf(me.value.seat ?? -1);
  return html`${whereWeAre(open)}
      ${
        isDead(me.value.seat) &&
        html`<p class="hand-state"><${Icon} name=${hasToken ? "u-candle" : "u-candle-out"} />
        ${t(hasToken ? "square-you-are-dead" : "square-you-are-dead-spent")}</p>`
      }
      <div class="row">${
        may("nominate") &&
        html`<button class="btn main grow" onClick=${() => begin("nominate")}><${Icon} name="u-gavel" />
          ${t("square-nominate")}</button>`
      }
        ${readyButton(ask, !may("nominate"))}</div>
      ${me.value.muted && html`<p class="small">${t("refused-muted")}</p>`}
      <${Folding}><div class="row">
        <button class="btn grow" disabled=${!ask || me.value.muted || !sayings(ask).length}
        onClick=${() => open("claim")}>
        <${Icon} name="u-pen" />${t("ui-claim")}</button>
        ${
          powers.length > 0 &&
          html`<button class="btn grow" onClick=${() => open("powers")}><${Icon} name="u-bulb" />
            ${t("square-powers")}
          </button>`
        }<${MyWord} /></div></${Folding}>`;
}

/**
 * What has been opened over the floor.
 * @param {{sheet: string, open: (sheet: "") => void, ask: Ask | undefined, spoken: string, powers: string[],
 *  begin: (word: string) => void}} planned
 */
const sheetsOf = ({ sheet, open, ask, spoken, powers, begin }) => html`
    ${sheet === "course" && html`<${Course} close=${() => open("")} />`}
    ${sheet === "powers" && html`<${Powers} words=${powers} begin=${begin} close=${() => open("")} />`}
    ${
      sheet === "saying" &&
      html`<${Saying} key=${spoken} ask=${ask} word=${spoken} close=${() => open("")}
      />`
    }
    ${
      sheet === "claim" &&
      ask &&
      html`<${Claim} ask=${ask} patterns=${sayings(ask)} close=${() => open("")}
      />`
    }`;

/** What somebody said last. */
function lastClaim() {
  const { claims } = known.value;
  const last = claims.at(-1);
  return last ? saidText(room.value.tale, last, naming(nameOf)) : t("ui-nobody-claimed");
}

/**
 * Whom a deed is done to: who may be touched, who is, and what it would be done to now.
 * @param {ReturnType<typeof usePlanned>} planned
 * @param {Ask | undefined} ask
 */
function targetsOf({ deed, pick, accused, ...planned }, ask) {
  const shape = patternsOf(ask).find(([word]) => word === deed)?.[1];
  const gap = shape?.any || shape?.accused?.seats || [];
  const twos = gap.filter(Array.isArray);
  const picked = planned.picked.filter((seat) => gap.flat().includes(seat));
  const aim = (/** @type {number | null} */ seat) => {
    if (seat === null) return pick([]);
    const without = picked.filter((one) => one !== seat);
    return pick(picked.includes(seat) ? without : [...(twos.length ? picked.slice(-1) : []), seat]);
  };
  const isPicked = (/** @type {number[]} */ two) =>
    picked.length === 2 && two.every((one) => picked.includes(one));
  const target = (twos.length ? twos.find(isPicked) : picked[0]) ?? null;
  const named = (shape?.accused?.seats || [])
    .filter((seat) => accused[seat])
    .map((seat) => ["of_kind", seat, accused[seat]]);
  const chosen = shape?.accused ? (named.length ? named : null) : target;
  return { accuses: Boolean(shape?.accused), gap, picked, aim, target, chosen };
}

/** Say to whom a deed is done, or leave it. @param {{planned: Planned, ask: Ask | undefined}} props */
function Doing({ planned: { deed, plan, ...planned }, ask }) {
  const { chosen, target } = targetsOf({ deed, plan, ...planned }, ask);
  const act = () => (tell("answer", { ask: ask?.id ?? "", choice: [deed, chosen] }), plan(""));
  const name = target === null ? "" : several([target].flat().map(nameOf));
  return html`<div class="row"><button class="btn" onClick=${() => plan("")}>${t("ui-back")}</button>
        <button class="btn main grow" disabled=${chosen === null} onClick=${act}>
          ${chosen === null ? t("ui-choose-somebody") : t(`square-do-${deed}`, { name })}</button></div>`;
}

/** What is voted on, and how many hands it takes. @type {Record<string, () => string>} */
const IS_VOTED = {
  nominate: neededText,
  exile: () => t("square-needed", { n: neededForExile() }),
};

/**
 * How many hands it takes what one is about to do; while it is nothing yet, what a nomination takes, which
 * stands beside whoever is about to die.
 * @param {string} deed
 */
function handsFor(deed) {
  const isOpen = known.value.phase === "nominations" && known.value.about === null;
  const voted = IS_VOTED[deed || (isOpen ? "nominate" : "")];
  return voted ? voted() : "";
}

/** What stands in the circle while all talk. @param {{deed: string}} props */
const Talking = ({ deed }) => html`<${TableCandle} tall=${56} /><${TimeLeft} />
      <span class="chip">${t("square-living", { n: livingHere().length, of: circle().length })}</span>
      ${handsFor(deed) && html`<span class="chip"><${Icon} name="u-hand-up" />${handsFor(deed)}</span>`}
      ${
        agreed().length > 0 &&
        html`<span class="chip"><${Icon} name="u-check" />
        ${t("ui-ready-count", { n: agreed().length, of: thoseWhoAnswer().length })}</span>`
      }`;

/** @typedef {ReturnType<typeof usePlanned>} Planned */

/** @param {{planned: Planned}} props */
function Floor({ planned }) {
  const { deed, plan, accused, accuse } = planned;
  const ask = asks.value.find((one) => one.open);
  const [openSeat, seatPage] = useSeatPage();
  const claimed = useBubble();
  const [sheet, open] = useState(/** @type {"" | "claim" | "course" | "powers" | "saying"} */ (""));
  const [spoken, speak] = useState("");
  const { accuses, gap, picked, aim } = targetsOf(planned, ask);
  const choosing = gap.length > 0;
  const may = (/** @type {string} */ word) => patternsOf(ask).some(([other]) => other === word);
  const begin = (/** @type {string} */ word) => {
    if (SPOKEN.includes(word)) return (speak(word), open("saying"));
    open("");
    if (AT_ONCE.includes(word)) return tell("answer", { ask: ask?.id ?? "", choice: [word] });
    return (aim(null), accuse({}), plan(word));
  };
  const powers = [...DEEDS.slice(1), ...SPOKEN].filter(may);
  const shownAt = (/** @type {number} */ seat) => {
    if (accuses) return accusedSeat(seat, accused, accuse);
    if (!choosing) return quietSeat(seat, openSeat, claimed?.seat);
    const may = gap.flat().includes(seat);
    return may ? { onPick: () => aim(seat), pressed: picked.includes(seat) } : { cls: "quiet" };
  };
  return html`<div class="plaza">
    ${
      choosing
        ? html`<div class="square-ask"><h2 class="title">${question(deed)}</h2><p>
          ${question(deed, ".note")}</p></div>`
        : html`<${Nomination} /><${First} topic=${topicNow()} />
          <${News} skip=${["exile_supported"]} last=${3} />`
    }
    <div class="middle"><${Ring} seats=${squareSeats(shownAt)} me=${mySpot()} threads=${woven.value}
      bubble=${bubbleOf(choosing ? null : claimed, (seat) => circle().indexOf(seat))}>
      <${Talking} deed=${choosing ? deed : ""} /></${Ring}></div></div>
    <div class="foot">${
      choosing
        ? html`<${Doing} planned=${planned} ask=${ask} />`
        : quietFoot({ ask, may, begin, open, powers })
    }<${Lent} /></div>
    ${sheetsOf({ sheet, open, ask, spoken, powers, begin })}${seatPage}`;
}

/** What can be said and does nothing. @param {import("../../base/wire.js").Ask} ask */
const sayings = (ask) =>
  patternsOf(ask).filter(([word]) => word !== "ready" && !DEEDS.includes(word) && !SPOKEN.includes(word));

/** The question of something done on the floor. @param {string} deed */
const question = (deed, part = "") =>
  t(
    `${
      {
        nominate: "prompt-clocktower-nominate",
        slay: "prompt-clocktower-slayer",
        exile: "square-exile-whom",
        give: "prompt-clocktower-token",
        damsel: "prompt-clocktower-damsel",
        puzzle: "prompt-clocktower-puzzle",
        accuse: "square-accuse",
        swap: "prompt-clocktower-swap",
        finish: "prompt-clocktower-finish",
        jest: "prompt-clocktower-jest",
        doom: "square-power-doom",
        call_on: "square-power-call_on",
        veteran: "square-power-veteran",
        angel: "square-power-angel",
        strike: "prompt-clocktower-psychopath",
      }[deed]
    }${part}`,
  );

/**
 * Who nominates whom, to the nominee first of all; nothing where nobody did.
 * @param {{seat?: number, nominee: number} | null} nomination
 */
const nominationText = (nomination) => {
  if (nomination?.seat === undefined) return "";
  const who = nameOf(nomination.seat);
  const themself = nomination.seat === nomination.nominee;
  if (nomination.nominee === me.value.seat)
    return themself ? t("square-nominate-yourself") : t("square-nominates-you", { who });
  return themself
    ? t("square-nominates-themself", { who })
    : t("story-clocktower-nominated", { who, name: nameOf(nomination.nominee) });
};

/** Said until the plea begins. */
const Nomination = () => html`<div role="status">
  ${
    known.value.nomination &&
    html`<div class="news"><p class="paper strip">
  ${nominationText(known.value.nomination)}</p></div>`
  }</div>`;

// ---- pleas, votes, exiles

/** The ring leaves room for a hand, a word and a claim below. */
const LOW = 0.42;

function Poll() {
  const here = room.value;
  const poll = polling();
  const ask = asks.value.find((one) => one.open);
  const [claiming, claim] = useState(false);
  if (!poll) return null;
  const isReady = known.value.ready.includes(me.value.seat ?? -1);
  const seats = squareSeats(() => ({ cls: "quiet" }));
  return html`<div class="plaza"><div class="square-ask"><h2 class="title">
    ${t(poll.isExile ? "square-exile-title" : "square-vote-title", { name: nameOf(poll.about) })}</h2>
      <p>${poll.isExile ? t("square-exile-note") : nominationText(known.value.nomination)}</p>
      ${
        poll.isPlea &&
        html`<p class="needed"><${Icon} name="u-hand-up" />
        ${poll.isExile ? t("square-needed", { n: poll.needed }) : neededText()}</p>`
      }</div>
    <${First} topic=${topicNow()} />
    <div class="middle"><${Ring} seats=${seats} me=${mySpot()} threads=${woven.value}
      share=${poll.isPlea && !known.value.hushed ? LOW : undefined}
      dial=${poll.isPlea ? undefined : dialOf(poll)}>
      <${TableCandle} tall=${56} /><${TimeLeft} />
      <span class="small">${t("square-speaks")}</span></${Ring}></div></div>
    <div class="foot"><${MyHand} poll=${poll} />
      <${LentHands} up=${poll.raised} may=${(/** @type {number} */ seat) => poll.steps(seat) !== null} />
      ${
        poll.isPlea &&
        (ask || isReady) &&
        html`<div class="row"><button class="btn grow" disabled=${!ask || isReady}
        onClick=${() => tell("answer", { ask: ask?.id ?? "", choice: ["ready"] })}>
          <${Icon} name="u-check" />${t("ui-have-spoken")}</button>
        <button class="btn grow" disabled=${!ask || me.value.muted} onClick=${() => claim(true)}>
        <${Icon} name="u-pen" />
          ${t("ui-claim")}</button></div>`
      }
          </div>
    ${claiming && ask && html`<${Claim} ask=${ask} patterns=${sayings(ask)} close=${() => claim(false)} />`}`;
}

/**
 * One's own hand, up or down, until it is counted.
 * @param {{poll: NonNullable<ReturnType<typeof polling>>}} props
 */
function MyHand({ poll }) {
  const seat = me.value.seat;
  if (seat === null || !circle().includes(seat)) return null;
  if (known.value.hushed && !poll.isExile) return html`<p class="hand-state">${t("square-eyes-closed")}</p>`;
  if (!poll.isExile && !mayVote(seat))
    return html`<p class="hand-state"><${Icon} name="u-candle-out" />${t("square-cannot-vote")}</p>`;
  if (poll.passed.includes(seat)) {
    const up = poll.up.includes(seat);
    return html`<p class="hand-state" role="status"><${Icon} name=${up ? "u-hand-up" : "u-minus"} />
      ${t(up ? "square-counted-you-up" : "square-counted-you-down")}</p>`;
  }
  const up = poll.raised.includes(seat);
  const steps = poll.steps(seat);
  return html`<${Master} />${
    isZealot() &&
    !poll.isExile &&
    !isDead(seat) &&
    livingHere().length >= ENOUGH_FOR_ZEAL &&
    html`<p class="hand-state"><${Icon} name="g-hand" />${t("square-zealot")}</p>`
  }
    ${
      !poll.isExile &&
      costsToken(seat) &&
      html`<p class="last-vote">${t(tokensOf(seat) > 1 ? "square-costs-token" : "square-only-vote")}</p>`
    }
    <p class="hand-state" role="status"><${Icon} name=${up ? "u-hand-up" : "u-minus"} /><span>
      ${t(up ? "square-hand-up" : "square-hand-down")} ${
        poll.isPlea ? t("square-counts-later") : t("square-steps", { n: steps ?? 0 })
      }
      </span></p>
    <button class="btn main" aria-pressed=${String(up)} onClick=${() => tell("hand", { up: !up })}>
    <${Icon} name="u-hand-up" />
      ${t(up ? "square-lower" : "ui-raise-hand")}</button>`;
}

/** Whether this player's votes are bound: a Zealot's, and a Hermit's where there may be a Zealot. */
function isZealot() {
  const { card, roles, journal } = known.value;
  return (
    card === "zealot" ||
    (card === "hermit" && roles.includes("zealot")) ||
    journal.some((event) => event.e === "informed" && event.kind === "gained" && event.shown === "zealot")
  );
}

/** A Butler is reminded of their master, whose hand all can see. */
function Master() {
  const { card, journal } = known.value;
  const last =
    card === "butler" &&
    journal.findLast(
      (event) => event.e === "chose" && event.role === "butler" && typeof event.choice === "number",
    );
  const master = last ? Number(last.choice) : -1;
  const poll = polling();
  if (!last || !poll || poll.isExile) return null;
  const up = poll.raised.includes(master) || poll.up.includes(master);
  return html`<p class="hand-state"><${Icon} name="g-bow-tie" />
    ${t(up ? "square-master-up" : "square-master-down", { name: nameOf(master) })}</p>`;
}

// ---- a question to this player alone

/** @param {{ask: import("../../base/wire.js").Ask}} props */
function Asked({ ask }) {
  const here = room.value;
  const choice = useChoice(ask);
  const id = `prompt-${here.tale}-${ask.prompt.replaceAll(":", "-")}`;
  const answer = (/** @type {Choice} */ value) => tell("answer", { ask: ask.id, choice: value });
  const words = choice.words([]);
  const isWish = longest(ask) !== undefined;
  const seats = squareSeats((seat) => ({
    onPick: choice.may(seat) ? () => choice.touch(seat) : undefined,
    pressed: choice.picked.includes(seat),
  }));
  const nothing = t(
    words.includes("yes") ? "option-clocktower-no" : words.length ? "ui-nothing" : "ui-nobody",
  );
  return html`<div class="plaza"><div class="square-ask"><h2 class="title">${t(id)}</h2><p>
    ${has(`${id}.note`) ? t(`${id}.note`) : ""}</p>
    </div>
    <div class="middle"><${Ring} seats=${seats} me=${mySpot()}><${TableCandle} tall=${56} />
    <${TimeLeft} /></${Ring}></div></div>
    ${
      words.includes("hand")
        ? html`<${SecretHand} ask=${ask} answer=${answer} />`
        : isWish
          ? html`<div class="foot"><${LastWish} ask=${ask} label=${t(id)} answer=${answer} />
            <${Lent} /></div>`
          : html`<div class="foot">${
              words.length > 0 &&
              html`<div class="chips" role="group">
      ${words.map(
        (word) => html`<button class=${`btn ${choice.picked.includes(word) ? "chosen" : ""}`}
      aria-pressed=${String(choice.picked.includes(word))} onClick=${() => choice.touch(word)}>
      ${choiceText(here.tale, word, naming(nameOf))}</button>`,
      )}</div>`
            }<div class="row">
      ${
        choice.none &&
        html`<button class=${`btn ${words.length ? "grow" : ""}`}
        onClick=${() => answer(null)}>${nothing}</button>`
      }
      <button class="btn main grow" disabled=${choice.whole === undefined}
        onClick=${() => answer(choice.whole ?? null)}>
        ${
          choice.whole === undefined
            ? t(words.length ? "ui-choose-above" : "ui-choose-somebody")
            : t("ui-choose", { what: choiceText(here.tale, choice.whole, naming(nameOf)) })
        }</button></div><${Lent} /></div>`
    }`;
}

/**
 * Up or down with eyes closed: one touch either way, until all have answered.
 * @param {{ask: import("../../base/wire.js").Ask, answer: (hand: string | null) => void}} props
 */
const SecretHand = ({ ask, answer }) =>
  html`<div class="foot"><div class="row" role="group" aria-label=${t("prompt-clocktower-secret_vote")}>
  ${[
    { hand: "hand", icon: "u-hand-up" },
    { hand: null, icon: "u-minus" },
  ].map(
    ({ hand, icon }) => html`
  <button class=${`btn grow ${ask.answered === hand ? "chosen" : ""}`}
    aria-pressed=${String(ask.answered === hand)}
    onClick=${() => answer(hand)}><${Icon} name=${icon} />
      ${t(hand ? "option-clocktower-hand" : "option-clocktower-hand_down")}</button>`,
  )}
    </div></div>`;
