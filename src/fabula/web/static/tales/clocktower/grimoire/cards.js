// @ts-check
// A card held up to a player on the leader's own device: large, in the reader's language. One touch covers
// it; what lies below it is seen once the device has been given back.
import { company } from "../company.js";
import { html, signal, useEffect, useRef, useState } from "../../../base/html.js";
import { ability, Side } from "../../../parts/card.js";
import { Seg, Sheet } from "../../../parts/controls.js";
import { Go } from "../../../parts/go.js";
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
  if (event.e !== "informed" || event.kind === "spy") return null;
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
  const tale = room.value.tale;
  const own = card.title === YOU_ARE && card.roles?.length === 1 ? roleOf(tale, card.roles[0]) : null;
  return html`<dialog class="held-up" ref=${box} onClose=${close} onCancel=${escape}
      aria-label=${t("grim-card")}>
    ${
      covered === card
        ? html`<div class="held-in given">
    ${inLanguage(
      card.lang || lang.value,
      () => html`<p class="held-title" lang=${card.lang}>
    ${t("grim-card-give-back")}</p>`,
    )}
      <${Go} does="given" cls="main" go=${close}>${t("grim-card-given")}</${Go}></div>`
        : inLanguage(
            card.lang || lang.value,
            () => html`
    <button class="held-in" lang=${card.lang} onClick=${cover}>
      <span class="held-title">${t(card.title, card.gaps)}</span>
      ${card.big !== undefined && html`<span class="held-big">${card.big}</span>`}
      ${card.text && html`<span class="held-text" dir="auto">${card.text}</span>`}
      ${card.word !== undefined && html`<span class="held-word">${answerText(tale, card.word)}</span>`}
      ${
        card.side &&
        html`<span class=${`held-word ${sideClass(card.side, tale)}`}>
        <${Icon} name=${`u-side-${sideClass(card.side, tale)}`} />${sideText(tale, card.side)}</span>`
      }
      ${
        card.roles &&
        html`<span class=${`held-roles n${card.roles.length}`}>
        ${card.roles.map(
          (role) =>
            html`<span class="held-role"><span class=${`emblem ${sideClass(roleOf(tale, role).side, tale)}`}>
        <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span><b>${roleName(tale, role)}</b></span>`,
        )}</span>`
      }
      ${
        own &&
        html`<span class="held-side">
        ${
          own.kind === TRAVELLER
            ? t(`${tale}-${TRAVELLER}`)
            : html`<${Side} tale=${tale} side=${own.side}
          kind=${own.kind} />`
        }</span>
        <span class="held-ability" dir="auto">${ability(tale, own.id)}</span>`
      }
      ${card.seats && html`<${Names} seats=${card.seats} />`}
      ${(card.also || []).map(
        ({ title, seats = [] }) => html`<span class="held-title">${t(title)}</span>
      <${Names} seats=${seats} />`,
      )}
      <span class="small dim">
      ${card.seat === undefined ? "" : `${named(card.seat)} · `}${t("grim-card-close")}</span>
    </button>`,
          )
    }</dialog>`;
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

/** Put a card together by hand. @param {{seat?: number, close: () => void}} props */
export function CardSheet({ seat, close }) {
  const [kind, choose] = useState("you-are");
  const [picked, pick] = useState(/** @type {(string | number)[]} */ ([]));
  const [to, turn] = useState(langOf(seat) || lang.value);
  const tale = room.value.tale;
  const roles = rolesHere();
  const what = ["you-are", "this-role", "bluffs"].includes(kind)
    ? "roles"
    : ["demon", "minions", "this-player"].includes(kind)
      ? "seats"
      : kind === "number"
        ? "big"
        : kind === "answer"
          ? "word"
          : kind === "your-side"
            ? "side"
            : "";
  const options = /** @type {Record<string, (string | number)[]>} */ ({
    roles,
    seats: book.value.circle,
    big: NUMBERS,
    word: ["yes", "no"],
    side: ["good", "evil"],
    "": [],
  })[what];
  const label = (/** @type {string | number} */ one) =>
    what === "roles"
      ? roleName(tale, String(one))
      : what === "seats"
        ? named(one)
        : what === "word"
          ? answerText(tale, one)
          : what === "side"
            ? sideText(tale, String(one))
            : one;
  const touch = (/** @type {string | number} */ one) =>
    pick(
      picked.includes(one)
        ? picked.filter((other) => other !== one)
        : MANY.includes(kind)
          ? [...picked, one]
          : [one],
    );
  const show = () => {
    const body =
      what === "roles" || what === "seats" ? { [what]: picked } : what ? { [what]: picked[0] } : {};
    close();
    loadAlso(to, tale).then(() => (held.value = { title: `grim-card-${kind}`, ...body, lang: to, seat }));
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
      aria-pressed=${String(picked.includes(one))} onClick=${() => touch(one)}>${label(one)}</button>`,
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
