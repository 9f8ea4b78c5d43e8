// @ts-check
// The page of a seat: what can be done with whoever sits there, what they have said, how they have voted, and
// what this player thinks of them.
import { known, nameOf } from "../base/fold.js";
import { patternsOf, seatsIn } from "../base/gaps.js";
import { heard, overheard } from "../base/publicrecord.js";
import { html, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { isDead } from "../base/phases.js";
import { claimText, naming, optionText, sideText } from "../base/story.js";
import { roleOf, taleOf } from "../base/tales.js";
import { has, loadWordsOf, role as roleName, several, t } from "../base/words.js";
import { asks, me, room, tell } from "../base/wire.js";
import { AskAside } from "./asideinvitation.js";
import { AskWhether } from "./confirmation.js";
import { Composing, useStatement } from "./composer.js";
import { Sheet } from "./controls.js";
import { FaceAt } from "./face.js";
import { inOrder } from "./cardsinplay.js";
import { jot, jottingOf, overhear, Unsent, UNSURE } from "./pocketbook.js";
import { useHalfMade } from "./sheetdraft.js";
import { Icon, IconButton, sideClass } from "./scene.js";
import { Lately } from "./table.js";
import { useWriting } from "./notefield.js";

/** @import { Choice, Pattern, Typed } from "../base/choices.js" */
/** @import { Said as Spoken } from "../base/messages.js" */
/** @typedef {import("../base/publicrecord.js").Claimed} Claimed */
/** @typedef {import("../base/publicrecord.js").When} When */

await Promise.all([loadLook("pocketbook"), loadWordsOf("pocketbook")]);

/** So many roles somebody may be taken for at a time. */
const MOST_ROLES = 3;
const LONGEST = 400;
/** What may be done with somebody by day, by its word, the most important first. */
const DEEDS = ["nominate", "exile", "suspect", "trust"];
const SIGNS = { nominate: "u-hand-up", exile: "u-flag", suspect: "u-side-evil", trust: "u-side-good" };
/** What is there only where it may be done, and then stands in for what may not. */
const INSTEAD = { exile: "nominate" };

/** When something was, as its phase is called. @param {When} when */
export function whenText({ phase, number }) {
  const own = `ui-phase-${room.value.tale}-${phase}`;
  const name = t(has(own) ? own : `ui-phase-${phase || "dusk"}`);
  return taleOf(room.value.tale).many_nights && number > 0 ? `${name} ${number}` : name;
}

/** From this size on the page of a seat stands aside: the ring stays in sight, and may be touched. */
const [BROAD, TALL] = [760, 480];

/** Lay a sheet aside where there is room, else over the screen. @param {HTMLDialogElement | null} box */
function aside(box) {
  if (!box) return;
  if (innerWidth < BROAD || innerHeight <= TALL) return void box.showModal();
  box.classList.add("aside");
  box.show();
  const leave = (/** @type {KeyboardEvent} */ { key }) => {
    if (box.isConnected && key !== "Escape") return;
    removeEventListener("keydown", leave);
    box.close();
  };
  addEventListener("keydown", leave);
}

/** @param {{seat: number, go: (seat: number) => void, close: () => void}} props */
export function SeatPage({ seat, go, close }) {
  const circle = known.value.circle || [...room.value.seats.keys()];
  const others = circle.filter((one) => one !== me.value.seat);
  const step = (/** @type {number} */ by) =>
    go(others[(others.indexOf(seat) + by + others.length) % others.length]);
  return html`<${Sheet} title=${nameOf(seat)} close=${close} lay=${aside}>
    <div class="seat-page stack" key=${seat}>
    <div class="row between neighbours"><${IconButton} name="u-back" label=${t("book-before")}
      onClick=${() => step(-1)} /><span class="dim named"><${FaceAt} seat=${seat} />
      ${several([t("floor-seat", { n: seat + 1 }), ...(isDead(seat) ? [t("ui-dead")] : [])])}</span>
      <${IconButton} name="u-next" label=${t("book-after")} onClick=${() => step(1)} /></div>
    <${Deeds} seat=${seat} close=${close} />
    <${Said} seat=${seat} /><${Pencil} seat=${seat} /><${Votes} seat=${seat} /></div></${Sheet}>`;
}

// ---- what can be done

/** @param {{seat: number, close: () => void}} props */
function Deeds({ seat, close }) {
  const ask = asks.value.find((one) => one.open);
  const patterns = patternsOf(ask);
  const may = (/** @type {string} */ word) =>
    patterns.some((one) => one[0] === word && one.length === 2 && seatsIn(one, 1).includes(seat));
  const hidden = Object.entries(INSTEAD).map(([one, other]) => (may(one) ? other : one));
  const offered = DEEDS.filter(
    (word) => !hidden.includes(word) && patterns.some(([other]) => other === word),
  );
  const isNominated = offered[0] === "nominate" && !may("nominate") && known.value.nominated.includes(seat);
  const act = (/** @type {string} */ word) => () =>
    tell("answer", { ask: ask?.id ?? "", choice: [word, seat] }).then(close);
  return html`${
    offered.length > 0 &&
    html`<div class="deeds">${offered.map(
      (word) => html`<button class="btn" key=${word} disabled=${!may(word)} onClick=${act(word)}>
      <${Icon} name=${SIGNS[/** @type {keyof typeof SIGNS} */ (word)]} />${t(`book-${word}`)}</button>`,
    )}</div>`
  }${isNominated && html`<p class="small dim">${t("book-was-nominated")}</p>`}${
    me.value.seat !== null &&
    !me.value.muted &&
    html`<button class="btn plain" onClick=${() => tell("sign", { sign: "point", at: seat }).then(close)}>
    <${Icon} name="w-point" />${t("book-point")}</button>`
  }<${AskAside} seat=${seat} then=${close} /><${Whisper} seat=${seat} />`;
}

/** Words for them alone. @param {{seat: number}} props */
function Whisper({ seat }) {
  const [text, type] = useHalfMade(`whisper ${seat}`, "");
  const [isSent, send] = useState(false);
  const one = room.value.people.find(({ id }) => id === room.value.seats[seat]);
  if (
    !one ||
    (one.bot && room.value.stage !== "playing") ||
    one.guest ||
    me.value.muted ||
    isDead(me.value.seat)
  )
    return null;
  const between = (/** @type {Spoken} */ { person, to = [] }) =>
    [to].flat().length === 1 && [person, to].flat().every((id) => [one.id, me.value.id].includes(id));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) tell("say", { text, to: one.id }).then((told) => told && (type(""), send(true)));
  };
  return html`<details class="whisper"><summary><${Icon} name="u-whisper" />${t("book-whisper")}</summary>
    <form class="row" onSubmit=${submit}><span class="field grow"><input class="words" maxlength="500"
      aria-label=${t("book-whisper-to", { name: nameOf(seat) })} value=${text}
      onInput=${(/** @type {Typed} */ event) => (type(event.currentTarget.value), send(false))} /></span>
      <button class="ibtn" aria-label=${t("ui-send")}><${Icon} name="u-next" /></button></form>
    <p class="small dim" role="status">${isSent ? t("book-whispered") : ""}</p>
    <${Lately} among=${between} /></details>`;
}

// ---- what they have said and done

/** A claim as a line, with the sign of the role. @param {{words: Choice[], old?: boolean}} props */
export function ClaimLine({ words, old = false }) {
  const { tale } = room.value;
  const role = words[0] === "claim" && typeof words[1] === "string" ? words[1] : "";
  const text = t("ui-quoted", { what: claimText(tale, words, naming(nameOf)) });
  return html`<span class="what">${
    role &&
    html`<span class=${`tk s-${sideClass(roleOf(tale, role).side, tale)}`}>
      <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span>`
  }${old ? html`<s>${text}</s>` : html`<span>${text}</span>`}</span>`;
}

/** @param {{seat: number}} props */
function Said({ seat }) {
  const { claims } = heard.value;
  const theirs = claims.filter((one) => one.seat === seat);
  const aloud = overheard.value.filter((one) => one.seat === seat);
  const last = theirs.findLast(({ words }) => words[0] === "claim");
  const others = claims.filter(({ seat: by, words }) => by !== seat && words.slice(1).includes(seat));
  return html`<section><h3>${t("book-says", { name: nameOf(seat) })}</h3>
    ${theirs.length + aloud.length === 0 && html`<p class="dim">${t("book-says-nothing")}</p>`}
    <ul class="heard-of">${theirs.map(
      (one) => html`<li><span class="when">${whenText(one)}</span>
      <${ClaimLine} words=${one.words} old=${one.words[0] === "claim" && one !== last} /></li>`,
    )}${aloud.map((one) => html`<${Aloud} key=${String(one.words)} ...${one} />`)}</ul>
    <${NoteAloud} seat=${seat} />
    ${
      others.length > 0 &&
      html`<h3>${t("book-of-them")}</h3><ul class="heard-of">${others.map(
        (one) => html`<li><span class="when">${whenText(one)}</span><span class="what"><b>
        ${nameOf(one.seat)}</b> <${ClaimLine} words=${one.words} /></span></li>`,
      )}</ul>`
    }</section>`;
}

/** What they said aloud, as this player noted it. @param {Claimed} props */
const Aloud = ({ seat, words, ...when }) => html`<li class="aloud"><span class="when">${whenText(when)}</span>
  <span class="what"><${ClaimLine} words=${words} /><span class="tiny dim">${t("book-aloud")}</span>
  <${IconButton} name="u-close" label=${t("book-aloud-strike")}
    onClick=${() => overhear(seat, /** @type {(string | number)[]} */ (words), false)} />
  <${AskWhether} seat=${seat} words=${words} /></span></li>`;

/** What is said in words that can be noted: who one is, and what one has found out or thinks. */
function spoken() {
  const { tale, roles } = room.value;
  const open = patternsOf(asks.value.find((one) => one.open)).filter(
    ([word, ...gaps]) =>
      word !== DEEDS[0] && has(`ui-claim-${word}`) && gaps.length > 0 && gaps.every((gap) => Object(gap).any),
  );
  const any = inOrder(tale, roles).map(({ id }) => id);
  return open.length ? open : [/** @type {Pattern} */ (["claim", { any }])];
}

/** Note what they say aloud: in pencil, and claimed by nobody. @param {{seat: number}} props */
function NoteAloud({ seat }) {
  const [isOpen, open] = useState(false);
  if (me.value.seat === null || room.value.stage !== "playing") return null;
  return html`<button class="btn plain" aria-expanded=${String(isOpen)} onClick=${() => open(!isOpen)}>
    <${Icon} name="u-pen" />${t("book-note-aloud")}</button>
    ${isOpen && html`<${ComposeAloud} seat=${seat} close=${() => open(false)} />`}`;
}

/** @param {{seat: number, close: () => void}} props */
function ComposeAloud({ seat, close }) {
  const made = useStatement(`aloud ${seat}`, spoken());
  const note = () => {
    const words = /** @type {(string | number)[]} */ (made.words);
    return overhear(seat, words, true).then((told) => told && (made.empty(), close()));
  };
  return html`<div class="stack"><${Composing} made=${made} note=${t("book-note-aloud-note")}>
    <button class="btn main grow" disabled=${!made.whole} onClick=${note}>${t("book-note-it")}</button>
    </${Composing}></div>`;
}

/** Whom they have named and voted for, and who has voted for them. @param {{seat: number}} props */
function Votes({ seat }) {
  const { named, votes } = heard.value;
  const name = (/** @type {Choice} */ place) => optionText(room.value.tale, place, naming(nameOf));
  const lines = [
    ...named
      .filter((one) => one.seat === seat)
      .map((one) => ({ when: one, text: t("book-named", { name: nameOf(one.nominee) }) })),
    ...votes
      .filter(({ hands }) => hands.includes(seat))
      .map((one) => ({ when: one, text: t("book-voted-for", { name: name(one.about) }) })),
    ...votes
      .filter(({ about }) => about === seat)
      .map((one) => ({
        when: one,
        text: one.hands.length
          ? t("book-votes-against", { names: several(one.hands.map(nameOf)) })
          : t("book-votes-nobody"),
      })),
  ];
  return html`<section><h3>${t("book-votes")}</h3>
    ${lines.length === 0 && html`<p class="dim">${t("book-no-votes")}</p>`}
    <ul class="heard-of">${lines.map(
      ({ when, text }) => html`<li><span class="when">${whenText(when)}</span>
      <span class="what">${text}</span></li>`,
    )}</ul></section>`;
}

// ---- what I think of them

/** The sides there are in this set. @returns {string[]} */
const sides = () => {
  const { tale, roles } = room.value;
  return [...new Set(roles.map((role) => roleOf(tale, role).side))];
};

/** @param {{seat: number}} props */
function Pencil({ seat }) {
  const { tale, roles } = room.value;
  const { side, roles: guessed } = jottingOf(seat);
  const turn = (/** @type {string} */ wish) => jot(seat, { side: side === wish ? "" : wish });
  const guess = (/** @type {string} */ role) =>
    jot(seat, {
      roles: guessed.includes(role) ? guessed.filter((one) => one !== role) : [...guessed, role],
    });
  const mayMore = guessed.length < MOST_ROLES;
  return html`<section class="mine-alone"><h3><${Icon} name="u-pen" />${t("book-mine")}<span
      class="small dim">
      ${t("book-mine-note")}</span></h3>
    <div class="sides-guessed" role="group" aria-label=${t("book-side")}>
      ${[...sides(), UNSURE].map(
        (one) => html`<button key=${one} class=${`btn ${side === one ? "chosen" : ""}`}
        aria-pressed=${String(side === one)} onClick=${() => turn(one)}>${
          one === UNSURE ? html`<b>?</b>` : html`<${Icon} name=${`u-side-${sideClass(one, tale)}`} />`
        } ${one === UNSURE ? t("floor-unsure") : sideText(tale, one)}</button>`,
      )}</div>
    <details open=${guessed.length === 0 ? undefined : true}><summary>${
      guessed.length ? several(guessed.map((role) => roleName(tale, role))) : t("book-roles")
    }</summary>
    <div class="roles-guessed" role="group" aria-label=${t("book-roles")}>${inOrder(tale, roles).map(
      ({ id }) => html`<button key=${id} class="pick" aria-pressed=${String(guessed.includes(id))}
        disabled=${!guessed.includes(id) && !mayMore} onClick=${() => guess(id)}>
        <span class=${`tk s-${sideClass(roleOf(tale, id).side, tale)}`}>
          <${Icon} name=${`g-${roleOf(tale, id).icon}`} /></span><span>${roleName(tale, id)}</span></button>`,
    )}</div></details>
    <${NoteOf} seat=${seat} /><${Unsent} at=${String(seat)} /></section>`;
}

/**
 * A note in one's own words; what is typed is kept after a pause, and whenever the field is left.
 * @param {{seat: number}} props
 */
function NoteOf({ seat }) {
  const { text, onInput, keep } = useWriting(
    seat,
    () => jottingOf(seat).text,
    (words) => jot(seat, { text: words }),
  );
  return html`<label class="note-of"><span class="vh">${t("book-note")}</span>
    <textarea class="words" rows="2" maxlength=${LONGEST} placeholder=${t("book-note")} value=${text}
      onInput=${onInput} onBlur=${keep}></textarea></label>`;
}
