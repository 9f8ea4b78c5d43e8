// @ts-check
// The day: the ring, the candle, what was said in public, and the wish to vote.
import { known, nameOf } from "../base/fold.js";
import { patternsOf } from "../base/gaps.js";
import { html, useState } from "../base/html.js";
import { Composing, useStatement } from "../parts/composer.js";
import { Sheet } from "../parts/controls.js";
import { Folding } from "../parts/morebuttons.js";
import { MyWord, Timekeeping, wordBadge, wordLabel } from "../parts/speakers.js";
import { Lent } from "../parts/guesthand.js";
import { inOrder } from "../parts/cardsinplay.js";
import { useLate } from "../parts/lazymodule.js";
import { goneWords } from "../parts/connection.js";
import { Badge, Ring } from "../parts/ring.js";
import { Icon } from "../parts/scene.js";
import { TableCandle, TimeLeft } from "../parts/time.js";
import { woven } from "../parts/threadpicker.js";
import { isDead, thoseWhoAnswer } from "../base/phases.js";
import { naming, newsLines, saidText } from "../base/story.js";
import { bubbleOf, claimTokens, claimWords, useBubble } from "../parts/claims.js";
import { Opened, useSeatPage } from "../parts/lazypage.js";
import { penciled, penciledWords } from "../parts/pocketbook.js";
import { roleOf } from "../base/tales.js";
import { has, role as roleName, t } from "../base/words.js";
import { asks, isKept, me, room, tell } from "../base/wire.js";
import { seatsOf } from "../parts/seats.js";

/** @import { Choice, Gap, Pattern } from "../base/choices.js" */
/** @import { Ask } from "../base/wire.js" */

/** What stands at a seat by day, in words. @param {number} seat */
function labelOf(seat) {
  const { ready, jailed, nominees } = known.value;
  return [
    nameOf(seat),
    ...goneWords(seat),
    ...(isDead(seat) ? [t("ui-dead")] : []),
    ...(jailed.includes(seat) ? [t("ui-in-jail")] : []),
    ...(nominees.includes(seat) ? [t("ui-nominated")] : []),
    ...(ready.includes(seat) ? [t("ui-is-ready")] : []),
    ...(wordLabel(seat) ? [wordLabel(seat)] : []),
    ...claimWords(seat),
    ...penciledWords(seat),
  ].join(", ");
}

/**
 * The seats by day: who is ready, nominated, in jail, what is claimed there, and one's own guesses.
 * @param {(seat: number) => void} open
 * @param {number | undefined} speaking
 */
const daySeats = (open, speaking) =>
  seatsOf((seat) => {
    const { ready, jailed, nominees } = known.value;
    return {
      cls: `quiet ${seat === speaking ? "speaks" : ""}`,
      ...shownCard(seat),
      badge: html`${ready.includes(seat) && html`<${Badge} icon="u-check" />`}
        ${
          nominees.includes(seat) &&
          html`<${Badge} icon="u-hand-up"
          />`
        }${jailed.includes(seat) && html`<${Badge} icon="u-lock" />`}
        ${penciled(seat)}${claimTokens(seat)}${wordBadge(seat)}`,
      label: labelOf(seat),
      onPick: seat === me.value.seat ? undefined : () => open(seat),
    };
  });

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

/** What is said with some choice in it; of that the host may leave to somebody only what is a deed.
 * @param {import("../base/wire.js").Ask} ask @returns {Pattern[]} */
const sayings = (ask) =>
  patternsOf(ask).filter(([word, ...gaps]) => gaps.length > 0 && (!me.value.muted || word === "nominate"));

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

/** The face of a card that lies open on a seat. @param {number} seat */
export function shownCard(seat) {
  const card = known.value.revealed[seat];
  if (!card) return {};
  const facts = roleOf(room.value.tale, card.copied || card.role);
  return { face: html`<${Icon} name=${`g-${facts.icon}`} />` };
}

/** How many votes a seat has, by what all have seen last. @param {number} seat */
export const votesFor = (seat) =>
  known.value.votes.filter((at) => at === seat || (Array.isArray(at) && at[0] === seat)).length;

/**
 * What all have just heard: who died, whose card lies open, how was voted.
 * @param {{skip?: string[], last?: number}} props
 */
export function News({ skip = [], last = 0 }) {
  const here = room.value;
  const events = known.value.news
    .filter(({ e }) => !["voted", "counted", ...skip].includes(e))
    .map((event) => (event.e === "died" ? { ...event, n: votesFor(event.seat ?? -1) } : event));
  const lines = newsLines(here.tale, events, naming(nameOf), last, me.value.seat);
  return (
    lines.length > 0 &&
    html`<div class="news" aria-live="polite"><ul class="paper strip">${lines.map(
      (line) => html`<li>
      ${line}</li>`,
    )}</ul></div>`
  );
}

/** All that was said in public, and voted. @param {{close: () => void}} props */
const Board = ({ close }) => html`<${Sheet} title=${t("ui-said-board")} close=${close} wide=${true}>
    <${Opened} page="records" /></${Sheet}>`;

/**
 * Say something that is put together by touch.
 * @param {{ask: import("../base/wire.js").Ask, close: () => void, patterns?: Pattern[]}} props
 */
export function Claim({ ask, close, patterns = sayings(ask) }) {
  const made = useStatement("claim", patterns);
  const say = () =>
    tell("answer", { ask: ask.id, choice: made.words }).then((told) => told && (made.empty(), close()));
  const [help, open] = useLate("pocketbook", () =>
    import("../parts/bluffs.js").then((module) => module.Bluffs),
  );
  const draft = (/** @type {Choice[]} */ words) => (made.take(words), open(false));
  const mayBluff = patterns.some(([word]) => word === "claim") && !me.value.muted;
  return html`<${Sheet} title=${t("ui-claim")} close=${close}><div class="stack">
    ${
      mayBluff &&
      html`<button class="btn plain" aria-expanded=${String(Boolean(help))} onClick=${() => open(!help)}>
      <${Icon} name="u-bulb" />${t("floor-bluffs")}</button>`
    }${
      help
        ? html`<${help} patterns=${patterns} draft=${draft} />`
        : html`<${Composing} made=${made} note=${t("ui-claim-note")}>
      <button class="btn main grow" disabled=${!made.whole} onClick=${say}>
        ${t("ui-say-it")}</button></${Composing}>`
    }</div></${Sheet}>`;
}
