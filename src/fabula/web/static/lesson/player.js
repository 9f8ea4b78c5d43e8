// @ts-check
// What a player among bots is taught: three words at the first card of a game, and a line in each phase, from
// what this seat knows and all have heard.
import { known, nameOf } from "../base/fold.js";
import { disputed, heard, roleClaimedBy } from "../base/publicrecord.js";
import { html, signal, useEffect, useState } from "../base/html.js";
import { isLarge } from "../base/lettersize.js";
import { isDead, sceneOf } from "../base/phases.js";
import { journalLine, naming } from "../base/story.js";
import { roleOf, taleOf } from "../base/tales.js";
import { has, keep, labelled, loadWordsOf, role as roleName, several, t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { reckoned, textOf } from "../parts/reckoning.js";
import { Icon, IconButton } from "../parts/scene.js";

/** @import { Gaps } from "../base/words.js" */
/** @import { Left } from "../parts/reckoning.js" */
/** @typedef {{id: string, args?: Gaps}} Said */
/** @typedef {{id: string, children?: import("../vendor/preact.js").Child}} LineShown */

/** The sides that have nothing to hide. */
const HONEST = ["good", "village", "town", "vampires"];
const ONE_SPEAKS = ["plea", "farewell"];
const TALKS = ["day", "night"];
const VOTES = ["vote", "ballot", "revote", "election"];
/** What a journal says besides what was learned. */
const DONE = ["chose", "shown"];
const CARDS = ["learn-card-1", "learn-card-2", "learn-card-3"];
const [AWAY, MARKED] = ["fabula.hints", "fabula.marked"];

const isAway = signal(keep(() => localStorage.getItem(AWAY)) === "away");

/** @param {boolean} away */
function put(away) {
  isAway.value = away;
  keep(() => localStorage.setItem(AWAY, away ? "away" : "there"));
}

/** The buttons that a line may name. */
const buttons = () => ({ claim: t("ui-claim"), go: t("square-no-more"), night: t("square-to-night") });

/** The sign in the bar: it shows the hints, or puts them away. */
const Sign = () =>
  said() &&
  html`<${IconButton} name="u-bulb" label=${t(isAway.value ? "learn-again" : "learn-away")}
    onClick=${() => put(!isAway.value)} />`;

/** What is said of a morning: how many deals one's own view allows, or who must be the Demon. */
const SAID_OF_A_MORNING = ["proves", "leaves", "at-least"];

/** Of so many it is said there how likely they are: the circle below needs its room. */
const NAMED = 3;

/** Whether this player has something to hide, and knows more than can be worked out. */
const isHiding = () => !HONEST.includes(roleOf(room.value.tale, known.value.card).side);

/** What one's own view and marks allow this morning, in a game in which that can be worked out. */
function useMorning() {
  const [at, tell] = useState({ number: 0, left: /** @type {Left | null} */ (null) });
  const { phase, number } = known.value;
  const { tale } = room.value;
  const isTalk = sceneOf(tale, phase) === "day" && TALKS.includes(phase);
  const isWorked = isTalk && taleOf(tale).notes_help && !isAway.value && !isHiding();
  useEffect(() => {
    if (!isWorked) return undefined;
    const over = new AbortController();
    loadWordsOf("pocketbook")
      .then(() => reckoned(over.signal))
      .then(
        (left) => tell({ number, left }),
        () => null,
      );
    return () => over.abort();
  }, [isWorked, number]);
  const { left } = at;
  const isSaid = isWorked && at.number === number && left && SAID_OF_A_MORNING.includes(left.word);
  return isSaid ? textOf(left, NAMED) : ""; // in the language that is spoken now
}

/**
 * What is said; with large letters it lies under a button, and leaves the circle its height.
 * @param {LineShown} line
 */
const Folded = ({ id, children }) =>
  isLarge()
    ? html`<details class="folding" key=${id}>
        <summary class="btn"><${Icon} name="u-bulb" />${t("learn")}</summary>
        <p class="paper strip">${children}</p></details>`
    : html`<p class="paper strip" role="status"><${Icon} name="u-bulb" />${children}</p>`;

/** The line of this phase. */
function Line() {
  const morning = useMorning();
  const now = isAway.value ? null : said();
  return (
    now &&
    html`<aside class="hint-line" aria-label=${t("learn")}><${Folded} id=${now.id}><span>${t(now.id, {
      ...buttons(),
      ...now.args,
    })}${morning && html`<small>${labelled(t("learn-morning"), morning)}</small>`}</span></${Folded}></aside>`
  );
}

/** What is said now; nothing by night, when the screen itself says it to all. @returns {Said | null} */
function said() {
  const { tale } = room.value;
  const { phase } = known.value;
  const scene = sceneOf(tale, phase);
  const isTalk = scene === "day" && TALKS.includes(phase);
  if (scene === "dusk" || scene === "night") return null;
  const now = isDead(me.value.seat)
    ? { id: `learn-${tale}-dead` }
    : ONE_SPEAKS.includes(phase)
      ? { id: "learn-plea" }
      : isTalk
        ? hint()
        : { id: `learn-${tale}-${VOTES.includes(phase) ? "vote" : phase}` };
  return has(now.id) ? now : null;
}

/** Several may have a card of which there are several. @param {string} role */
const cardsOf = (role) =>
  Math.max(roleOf(room.value.tale, role).copies, room.value.roles.filter((one) => one === role).length);

/** What can be said of the talk: from what was claimed and learned, else what to do in it. @returns {Said} */
function hint() {
  const { tale, roles, seats } = room.value;
  const { card, journal } = known.value;
  const mine = me.value.seat ?? -1;
  const hides = isHiding();
  const says = (/** @type {string} */ role) =>
    [...seats.keys()].filter((seat) => !isDead(seat) && roleClaimedBy(seat) === role);
  const doubles = says(card).find((seat) => seat !== mine);
  if (doubles !== undefined && !hides && cardsOf(card) === 1)
    return { id: "learn-mine", args: { name: nameOf(doubles), role: roleName(tale, card) } };
  const clash = disputed(roles).find((role) => says(role).length > cardsOf(role));
  if (clash) {
    const who = says(clash).map(nameOf);
    const args = { names: several(who), many: who.length, role: roleName(tale, clash), n: cardsOf(clash) };
    return { id: "learn-clash", args };
  }
  if (roleClaimedBy(mine)) return silentOne() || { id: `learn-${tale}-day` };
  if (hides) return { id: `learn-${tale}-hides` };
  const lines = journal
    .filter(({ e }) => !DONE.includes(e))
    .map((event) => journalLine(tale, event, naming(nameOf), mine));
  const what = lines.findLast(Boolean);
  return what ? { id: "learn-learned", args: { what } } : { id: `learn-${tale}-day` };
}

/** Of whom nobody knows who they say to be, once half of the others have said it. @returns {Said | null} */
function silentOne() {
  const said = new Set(heard.value.claims.map(({ seat }) => seat));
  const others = [...room.value.seats.keys()].filter((seat) => seat !== me.value.seat && !isDead(seat));
  const silent = others.filter((seat) => !said.has(seat));
  return silent.length > 0 && silent.length * 2 <= others.length
    ? { id: "learn-ask", args: { name: nameOf(silent[0]) } }
    : null;
}

/** What this device has shown at the first card, by game. @returns {string[]} */
const marked = () => keep(() => JSON.parse(localStorage.getItem(MARKED) || "[]")) || [];

/** Three words at the first card of each game, while it is looked at for the first time. */
function Marks() {
  const { tale } = room.value;
  const [isFirst] = useState(!marked().includes(tale));
  useEffect(() => {
    const root = document.documentElement;
    if (!isFirst) return undefined;
    root.classList.add("card-marked");
    return () => {
      root.classList.remove("card-marked");
      keep(() => localStorage.setItem(MARKED, JSON.stringify([...new Set([...marked(), tale])])));
    };
  }, [isFirst]);
  return html`<div class="marks-of-card small">${
    isFirst && html`<ol aria-label=${t("learn-card")}>${CARDS.map((id) => html`<li>${t(id)}</li>`)}</ol>`
  }<p class="dim centre-text">${t("learn-waits")}</p></div>`;
}

export default { Sign, Line, Marks };
