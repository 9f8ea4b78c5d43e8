// @ts-check
// A card held up to a player on the leader's own device: large, in the reader's language. One touch covers
// it; what lies below it is seen once the device has been given back.
import { company } from "../company.js";
import { isBook } from "../openbook.js";
import { html, signal, useEffect, useRef, useState } from "../../../base/html.js";
import { ability, Side } from "../../../parts/card.js";
import { Seg, Sheet } from "../../../parts/controls.js";
import { Go } from "../../../parts/gobutton.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { answerText, sideText } from "../../../base/story.js";
import { roleOf } from "../../../base/tales.js";
import {
  has,
  inLanguage,
  LANGUAGES,
  lang,
  loadAlso,
  role as roleName,
  several,
  t,
} from "../../../base/words.js";
import { room } from "../../../base/wire.js";
import { book, langOf, named } from "./book.js";

/** @import { Args, Choice, Told } from "../../../base/choices.js" */

/**
 * What is held up now.
 * @typedef {{title: string, gaps?: Args, roles?: string[], seats?: number[], big?: string |
 *  number, text?: string, word?: Choice, side?: string, lang?: string, seat?: number, also?: Held[], done?:
 *  () => void}} Held
 */
export const held = signal(/** @type {Held | null} */ (null));

/**
 * Hold up a card.
 * @param {Held} card
 * @param {number} [seat] who is to read it
 * @param {() => void} [done] it was read
 */
export function holdUp(card, seat, done) {
  const wanted = langOf(seat) || lang.value;
  loadAlso(wanted, room.value.tale).then(() => (held.value = { ...card, seat, done, lang: wanted }));
}

const SEATS = { demon: "seats", minions: "seats", fellows: "seats" };

/**
 * Whether what was told is about players and nothing else: then the sentence says it best.
 * @param {Told} event
 */
const isOfPlayers = (event) =>
  Array.isArray(event.answer) &&
  event.shown === undefined &&
  event.answer.every((one) => typeof one === "number");

/** The names a sentence may speak of. @param {Told} event */
const namesIn = ({ a, b, place, seats = [] }) => ({
  a: named(a),
  b: named(b),
  place: named(place),
  names: several(seats.map((seat) => named(seat))),
});

/** The card for something that was told. @param {Told} event @returns {Held | null} */
export function cardOf(event) {
  if (event.e === "card")
    return { title: "grim-card-note", text: event.text, seats: event.seats, roles: event.roles };
  if (event.e === "shown") return { title: "grim-card-you-are", roles: [event.role ?? ""] };
  if (event.e !== "informed" || isBook(event)) return null;
  if (event.kind === "bluffs")
    return { title: "grim-card-bluffs", roles: [event.answer ?? []].flat().map(String) };
  if (event.kind === "no_outsiders") return { title: "grim-card-no-outsiders", big: 0 };
  if (event.kind && event.kind in SEATS) return { title: `grim-card-${event.kind}`, seats: event.seats };
  if (event.kind === "side") return { title: "grim-card-your-side", side: String(event.answer) };
  if (event.kind === "shown_player") return { title: "grim-card-this-player", seats: [Number(event.place)] };
  if (event.kind === "shown_role") return { title: "grim-card-this-role", roles: [event.shown ?? ""] };
  if (isOfPlayers(event) && has(`story-you-informed-${event.kind}`))
    return {
      title: `story-you-informed-${event.kind}`,
      gaps: namesIn(event),
    };
  const seats = [event.a, event.b, event.place].filter((seat) => typeof seat === "number");
  if (event.shown)
    return {
      title: seats.length > 1 ? "grim-card-one-of-two" : "grim-card-this-player-is",
      roles: [event.shown],
      seats,
    };
  if (event.n !== undefined) return { title: "grim-card-number", big: event.n };
  if (event.answer === "good" || event.answer === "evil")
    return { title: "grim-card-this-player-is", seats, side: event.answer };
  return { title: "grim-card-answer", seats, word: event.answer };
}

/** Without a phone one reads here what the card would say. */
const YOU_ARE = "grim-card-you-are";
/** Their side is theirs alone, and no matter of the card. */
const TRAVELLER = "traveller";

/** @param {{seats: number[]}} props */
const Names = ({ seats }) =>
  html`<span class="held-names">${seats.map((seat) => html`<bdi>${named(seat)}</bdi>`)}</span>`;

// What is put together in the reader's language is put together at once: a piece of its own would come later.

/** What is seen once the card has been read. @param {Held} card @param {() => void} close */
const givenBack = (card, close) => html`<div class="held-in given">
    ${inLanguage(
      card.lang || lang.value,
      () => html`<p class="held-title" lang=${card.lang}>
    ${t("grim-card-give-back")}</p>`,
    )}
      <${Go} does="given" cls="main" go=${close}>${t("grim-card-given")}</${Go}></div>`;

/** Roles, each with its sign. @param {string[]} roles */
function rolesHeld(roles) {
  const tale = room.value.tale;
  const sign = (/** @type {string} */ role) =>
    html`<span class=${`emblem ${sideClass(roleOf(tale, role).side, tale)}`}>
        <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span>`;
  return html`<span class=${`held-roles n${roles.length}`}>
        ${roles.map(
          (role) => html`<span class="held-role">${sign(role)}<b>${roleName(tale, role)}</b></span>`,
        )}</span>`;
}

/** The side and the words of one's own card. @param {Held} card */
function ownCard({ title, roles }) {
  if (title !== YOU_ARE || roles?.length !== 1) return null;
  const tale = room.value.tale;
  const { id, kind, side } = roleOf(tale, roles[0]);
  return html`<span class="held-side">
        ${kind === TRAVELLER ? t(`${tale}-${TRAVELLER}`) : Side({ tale, side, kind })}</span>
        <span class="held-ability" dir="auto">${ability(tale, id)}</span>`;
}

/** A side as a word with its sign. @param {string} side */
function sideHeld(side) {
  const tale = room.value.tale;
  return html`<span class=${`held-word ${sideClass(side, tale)}`}>
        <${Icon} name=${`u-side-${sideClass(side, tale)}`} />${sideText(tale, side)}</span>`;
}

/** What is to be read. @param {Held} card @param {() => void} cover */
const toRead = (card, cover) => html`
    <button class=${`held-in ${card.also?.length ? "several" : ""}`} lang=${card.lang} onClick=${cover}>
      <span class="held-title">${t(card.title, card.gaps)}</span>
      ${card.big !== undefined && html`<span class="held-big">${card.big}</span>`}
      ${card.text && html`<span class="held-text" dir="auto">${card.text}</span>`}
      ${
        card.word !== undefined &&
        html`<span class="held-word">${answerText(room.value.tale, card.word)}</span>`
      }
      ${card.side && sideHeld(card.side)}${card.roles && rolesHeld(card.roles)}${ownCard(card)}
      ${card.seats && html`<${Names} seats=${card.seats} />`}
      ${(card.also || []).map(
        ({ title, gaps, roles, seats }) => html`<span class="held-title">${t(title, gaps)}</span>
      ${roles && rolesHeld(roles)}${seats && html`<${Names} seats=${seats} />`}`,
      )}
      <span class="small dim">
      ${card.seat === undefined ? "" : `${named(card.seat)} · `}${t("grim-card-close")}</span>
    </button>`;

/** The card over everything. */
export function HeldUp() {
  const card = held.value;
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [covered, lay] = useState(/** @type {Held | null} */ (null));
  useEffect(() => {
    if (card && !box.current?.open) box.current?.showModal();
  }, [card]);
  if (!card) return null;
  const close = () => (held.value = null);
  const cover = () => {
    lay(card);
    card.done?.();
  };
  const escape = (/** @type {Event} */ event) => (
    event.preventDefault(),
    covered === card ? close() : cover()
  );
  const read = () => inLanguage(card.lang || lang.value, () => toRead(card, cover));
  return html`<dialog class="held-up" ref=${box} onClose=${close} onCancel=${escape}
      aria-label=${t("grim-card")}>
    ${covered === card ? givenBack(card, close) : read()}
  </dialog>`;
}

const KINDS = [
  "demon",
  "minions",
  "you-are",
  "this-role",
  "bluffs",
  "this-player",
  "number",
  "answer",
  "your-side",
  "use-ability",
  "nominated-you",
];
const BARE = ["use-ability", "nominated-you"];
const NUMBERS = [0, 1, 2, 3, 4, 5];
const MANY = ["minions", "bluffs", "this-player"];

/** The roles of the script, of whoever travels, and of the Storyteller. @returns {string[]} */
export const rolesHere = () => [
  ...new Set([...room.value.roles, ...Object.values(book.value.roles), ...company.value]),
];

/** What a card of each kind shows: roles, players, a number, a word, a side; or nothing but its line.
 * @type {Record<string, "roles" | "seats" | "big" | "word" | "side">} */
const SHOWS = {
  ...{ "you-are": "roles", "this-role": "roles", bluffs: "roles" },
  ...{ demon: "seats", minions: "seats", "this-player": "seats" },
  ...{ number: "big", answer: "word", "your-side": "side" },
};

/** All that may stand on a card. @param {string} what @returns {(string | number)[]} */
const choicesOf = (what) =>
  ({
    roles: rolesHere(),
    seats: book.value.circle,
    big: NUMBERS,
    word: ["yes", "no"],
    side: ["good", "evil"],
  })[what] || [];

/** One of these, in words. @param {string} what @param {string | number} one */
function labelOf(what, one) {
  const tale = room.value.tale;
  if (what === "roles") return roleName(tale, String(one));
  if (what === "seats") return named(one);
  if (what === "word") return answerText(tale, one);
  return what === "side" ? sideText(tale, String(one)) : one;
}

/** Put a card together by hand. @param {{seat?: number, close: () => void}} props */
export function CardSheet({ seat, close }) {
  const [kind, choose] = useState("you-are");
  const [picked, pick] = useState(/** @type {(string | number)[]} */ ([]));
  const [to, turn] = useState(langOf(seat) || lang.value);
  const what = SHOWS[kind] || "";
  const options = choicesOf(what);
  const touch = (/** @type {string | number} */ one) => {
    const without = picked.filter((other) => other !== one);
    pick(picked.includes(one) ? without : MANY.includes(kind) ? [...picked, one] : [one]);
  };
  const show = () => {
    const body = what === "roles" || what === "seats" ? picked : picked[0];
    const card = { title: `grim-card-${kind}`, ...(what ? { [what]: body } : {}), lang: to, seat };
    close();
    loadAlso(to, room.value.tale).then(() => (held.value = card));
  };
  return html`<${Sheet} title=${t("grim-show-card")} close=${close} wide=${true}><div class="stack">
    <div class="chips">${KINDS.map(
      (one) =>
        html`<button class=${`btn small ${one === kind ? "chosen" : ""}`} aria-pressed=${String(one === kind)}
      onClick=${() => (choose(one), pick([]))}>${t(`grim-card-${one}`)}</button>`,
    )}</div>
    ${
      options.length > 0 &&
      html`<hr /><div class="chips">
      ${options.map(
        (one) => html`<button class=${`btn small ${picked.includes(one) ? "chosen" : ""}`}
      aria-pressed=${String(picked.includes(one))} onClick=${() => touch(one)}>
        ${labelOf(what, one)}</button>`,
      )}</div>`
    }
    <div class="row between"><span class="small dim">${t("grim-card-language")}</span>
      <${Seg} label=${t("grim-card-language")} at=${to} choose=${turn}
        options=${LANGUAGES.map((one) => ({ id: one, label: one }))} /></div>
    <button class="btn main" disabled=${!BARE.includes(kind) && picked.length === 0} onClick=${show}>
    <${Icon} name="u-card" />
      ${t("grim-show")}</button>
  </div></${Sheet}>`;
}
