// @ts-check
// A role without rules has its turn: what to do, and what to do it with: wake, show a card, ask, put a mark.
import { wordsIn } from "../../../base/gaps.js";
import { html, signal, useState } from "../../../base/html.js";
import { textOf } from "../ledroles.js";
import { Seg, Sheet } from "../../../parts/controls.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { roleOf } from "../../../base/tales.js";
import { has, role as roleName, t } from "../../../base/words.js";
import { amendments, room, tell } from "../../../base/wire.js";
import { book, named } from "./book.js";
import { holdUp } from "./cards.js";
import { markText } from "./chips.js";

/** @import { Child } from "../../../vendor/preact.js" */
/** @import { Choice, Typed } from "../../../base/choices.js" */

/** What is laid over the Grimoire, for which role and seat. */
const laid = signal(/** @type {{sheet: string, role: string, seat: number} | null} */ (null));

const KINDS = ["townsfolk", "outsider", "minion", "demon", "traveller"];
const MOST = 6;
const MOST_READY = 9;
/**
 * The mark of the rules that somebody gets by a role that is not without rules.
 * @type {Record<string, string>}
 */
const OF_FABLED = { angel: "angel", buddhist: "veteran" };
const patternOf = (/** @type {string} */ word) => amendments.value.find((one) => one[0] === word);
const act = (/** @type {Choice[]} */ words) => tell("amend", { act: words });

/** What a role has to do tonight, in its own words. @param {string} role */
export const promptOf = (role) =>
  textOf(role, book.value.number === 1 ? "first" : "other") || textOf(role, "ability");

/**
 * Things to touch, several at once.
 * @param {{label: string, all: Choice[], picked: Choice[], touch: (one: Choice) => void, words: (one: Choice)
 *  => Child}} props
 */
const Several = ({ label, all, picked, touch, words }) =>
  html`<div class="picks" role="group" aria-label=${label}>
  ${all.map(
    (one) => html`<button class=${`pick ${picked.includes(one) ? "on" : ""}`}
        aria-pressed=${String(picked.includes(one))}
  onClick=${() => touch(one)}>${words(one)}</button>`,
  )}</div>`;

/** @param {string} role */
const token = (
  role,
) => html`<span class=${`mini ${sideClass(roleOf(room.value.tale, role).side, room.value.tale)}`}>
  <${Icon} name=${`g-${roleOf(room.value.tale, role).icon}`} /></span><span>
  ${roleName(room.value.tale, role)}</span>`;

/**
 * An information card for a player, sent to their phone or held up here.
 * @param {{seat: number, close: () => void}} props
 */
export function InfoCard({ seat, close }) {
  const [text, type] = useState("");
  const [seats, pickSeats] = useState(/** @type {number[]} */ ([]));
  const [roles, pickRoles] = useState(/** @type {string[]} */ ([]));
  const pattern = patternOf("card");
  /** @template T @param {T[]} list @param {T} one */
  const flip = (list, one) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one].slice(-MOST);
  const possible = /** @type {string[]} */ (pattern?.[4]?.some || []);
  const plain = text.replace(/\s+/g, " ").trim();
  const empty = !plain && !seats.length && !roles.length;
  const send = () => act(["card", seat, plain, seats, roles]).then(close);
  const hold = () => (
    close(),
    holdUp(
      {
        title: "grim-card-note",
        text: plain,
        seats: seats.length ? seats : undefined,
        roles: roles.length ? roles : undefined,
      },
      seat,
    )
  );
  return html`<${Sheet} title=${t("grim-info-card", { name: named(seat) })} close=${close} wide=${true}>
    <div class="stack">
    <span class="field words">
      <textarea rows="3" dir="auto" maxlength=${pattern?.[2]?.text || 0}
        aria-label=${t("grim-info-text")} placeholder=${t("grim-info-text")}
      value=${text} onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} /></span>
    <h3>${t("grim-info-players")}</h3>
      <${Several} label=${t("grim-info-players")} all=${book.value.circle} picked=${seats}
      touch=${(/** @type {number} */ one) => pickSeats(flip(seats, one))} words=${named} />
    <details><summary>${t("grim-info-roles")}
      ${roles.length > 0 && html` (${roles.map((role) => roleName(room.value.tale, role)).join(", ")})`}
      </summary>
      ${KINDS.map((kind) => {
        const of = possible.filter((role) => roleOf(room.value.tale, role).kind === kind);
        return (
          of.length > 0 &&
          html`<div class="kind-of"><h4 class="small dim">${t(`${room.value.tale}-${kind}.plural`)}</h4>
          <${Several} label=${t(`${room.value.tale}-${kind}.plural`)} all=${of} picked=${roles}
          touch=${(/** @type {string} */ one) => pickRoles(flip(roles, one))} words=${token} /></div>`
        );
      })}</details>
    <p class="small dim">${t("grim-info-note")}</p>
    <div class="row wrap"><button class="btn" disabled=${empty} onClick=${hold}><${Icon} name="u-card" />
    ${t("grim-info-hold")}</button>
      <button class="btn main grow" disabled=${empty || !pattern} onClick=${send}><${Icon} name="u-next" />
        ${t("grim-info-send", { name: named(seat) })}</button></div>
  </div></${Sheet}>`;
}

/** What a player is asked on their phone. @param {{seat: number, close: () => void}} props */
function AskSheet({ seat, close }) {
  const ask = (/** @type {string} */ what) => act(["ask", seat, what]).then(close);
  return html`<${Sheet} title=${t("grim-ask", { name: named(seat) })} close=${close}><div class="stack">
    <p class="small dim">
    ${t("grim-ask-note")}</p>
    ${wordsIn(patternOf("ask"), 2).map(
      (what) => html`<button class="btn" onClick=${() => ask(what)}>${t(`grim-ask-${what}`)}</button>`,
    )}</div></${Sheet}>`;
}

/** A reminder of this role, laid at a seat. @param {{role: string, close: () => void}} props */
function MarkSheet({ role, close }) {
  const pattern = patternOf("mark");
  const kinds = wordsIn(pattern, 2).filter((kind) => kind === OF_FABLED[role] || kind.startsWith(`${role}.`));
  const [kind, choose] = useState(kinds[0]);
  return html`<${Sheet} title=${t("grim-put-mark")} close=${close}><div class="stack">
    ${
      kinds.length > 1
        ? html`<${Seg} tall=${true} label=${t("grim-put-mark")} at=${kind} choose=${choose}
      options=${kinds.map((id) => ({ id, label: markText(id) }))} />`
        : html`<p>${kinds.map(markText)}</p>`
    }
    <h3>${t("grim-put-where")}</h3><div class="picks" role="group" aria-label=${t("grim-put-where")}>
      ${book.value.circle.map(
        (seat) =>
          html`<button class="pick" onClick=${() => act(["mark", seat, kind]).then(close)}>
            ${named(seat)}</button>`,
      )}</div></div></${Sheet}>`;
}

/**
 * The turn of a Fabled that is about some players: whoever leads marks them.
 * @param {{role: string}} props
 */
const Marking = ({ role }) => html`<p class="prompt-text">${promptOf(role)}</p>
  <button class="btn small" disabled=${!patternOf("mark")}
    onClick=${() => (laid.value = { sheet: "mark", role, seat: 0 })}>
    <${Icon} name="u-mark" />${t("grim-amend-mark")}</button>`;

/**
 * What whoever leads may decide about such a role, to take over or to change, where there is some.
 * @param {{role: string}} props
 */
function Ready({ role }) {
  const lines = Array.from({ length: MOST_READY }, (_, n) => `led-${role}-${n + 1}`).filter(has);
  return (
    lines.length > 0 &&
    html`<details><summary class="small">${t("led-ready")}</summary>
    <ul class="small">${lines.map((id) => html`<li key=${id}>${t(id)}</li>`)}</ul></details>`
  );
}

/** The turn of a role without rules. @param {{role: string, seats: number[]}} props */
export function Turn({ role, seats }) {
  const [seat, turn] = useState(seats[0] ?? book.value.circle[0]);
  const lay = (/** @type {string} */ sheet) => (laid.value = { sheet, role, seat });
  const own = textOf(role, "ability");
  const text = promptOf(role);
  if (OF_FABLED[role]) return html`<${Marking} role=${role} />`;
  return html`<p class="prompt-text" dir="auto">${text}</p>
    ${
      own &&
      own !== text &&
      html`<details><summary class="small">${t("grim-led-ability")}</summary><p class="small" dir="auto">
        ${own}</p>
      </details>`
    }
    <${Ready} role=${role} />
    ${
      (seats.length === 0 || seats.length > 1) &&
      html`<div class="picks" role="group" aria-label=${t("grim-who-acts")}>
      ${(seats.length ? seats : book.value.circle).map(
        (one) =>
          html`<button class=${`pick ${one === seat ? "on" : ""}`} aria-pressed=${String(one === seat)}
              onClick=${() => turn(one)}>${named(one)}
      </button>`,
      )}</div>`
    }
    <div class="chips"><button class="btn small" disabled=${!patternOf("wake")}
      onClick=${() => act(["wake", seat])}>
      <${Icon} name="u-eye" />${t("grim-amend-wake")}</button>
      <button class="btn small" onClick=${() => lay("card")}><${Icon} name="u-card" />
      ${t("grim-show-card")}</button>
      <button class="btn small" disabled=${!patternOf("ask")} onClick=${() => lay("ask")}>
      <${Icon} name="u-hand-up" />${t("grim-amend-ask")}
        </button>
      <button class="btn small" disabled=${!patternOf("mark")} onClick=${() => lay("mark")}>
      <${Icon} name="u-mark" />${t("grim-amend-mark")}
        </button></div>
    <p class="small dim">${t("grim-led-note")}</p>`;
}

/**
 * The sheet that was laid over the Grimoire for a turn, if any: not on the parchment, whose colours are
 * others.
 */
export function TurnSheet() {
  const open = laid.value;
  const close = () => (laid.value = null);
  if (open?.sheet === "card") return html`<${InfoCard} seat=${open.seat} close=${close} />`;
  if (open?.sheet === "ask") return html`<${AskSheet} seat=${open.seat} close=${close} />`;
  return open?.sheet === "mark" ? html`<${MarkSheet} role=${open.role} close=${close} />` : null;
}
