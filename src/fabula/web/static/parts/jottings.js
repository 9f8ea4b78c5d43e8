// @ts-check
// What this player thinks of somebody: a side, roles and a note, in pencil.
import { html } from "../base/html.js";
import { sideText } from "../base/story.js";
import { nameOf } from "../base/fold.js";
import { roleClaimedBy } from "../base/publicrecord.js";
import { roleOf, taleOf } from "../base/tales.js";
import { has, labelled, role as roleName, several, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { inOrder } from "./cardsinplay.js";
import { bringIntoSight } from "./controls.js";
import { FaceAt } from "./face.js";
import { inATable } from "./namefit.js";
import { jot, jottingOf, Unsent, UNSURE } from "./pocketbook.js";
import { Icon, sideClass } from "./scene.js";
import { useWriting } from "./notefield.js";

/** So many roles somebody may be taken for at a time. */
const MOST_ROLES = 3;

const LONGEST = 400;

/** The sides there are in this set. @returns {string[]} */
const sides = () => {
  const { tale, roles } = room.value;
  return [...new Set(roles.map((role) => roleOf(tale, role).side))];
};

/** Who says to have a role. @param {string} id */
const claimants = (id) => [...room.value.seats.keys()].filter((seat) => roleClaimedBy(seat) === id);

/**
 * The roles of a set by their kinds, where a tale has words for those, in the order of its almanac.
 * @param {string} tale
 * @param {string[]} roles
 */
function byKind(tale, roles) {
  const named = (/** @type {string} */ kind) => (has(`${tale}-${kind}.plural`) ? kind : "");
  const kinds = [...new Set(taleOf(tale).roles.map(({ kind }) => named(kind)))];
  const all = inOrder(tale, roles).map(({ id }) => ({ id, kind: named(roleOf(tale, id).kind) }));
  return kinds
    .map((kind) => ({ kind, ids: all.filter((one) => one.kind === kind).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0);
}

/** A role to guess, with the faces of two who say to have it. @param {{id: string}} props */
function Guess({ id }) {
  const { tale } = room.value;
  const who = claimants(id);
  return html`<span class=${`tk s-${sideClass(roleOf(tale, id).side, tale)}`}>
    <${Icon} name=${`g-${roleOf(tale, id).icon}`} />${
      who.length > 0 &&
      html`<span class="claimed-by">${who.slice(0, 2).map((seat) => html`<${FaceAt} seat=${seat} />`)}</span>`
    }</span><span>${inATable(roleName(tale, id))}</span>${
      who.length > 0 &&
      html`<span class="vh">${labelled(t("book-roles-claimed.by"), several(who.map(nameOf)))}</span>`
    }`;
}

/** @param {{seat: number}} props */
export function Pencil({ seat }) {
  const { tale, roles } = room.value;
  const { side, roles: guessed } = jottingOf(seat);
  const turn = (/** @type {string} */ wish) => jot(seat, { side: side === wish ? "" : wish });
  const guess = (/** @type {string} */ role) =>
    jot(seat, {
      roles: guessed.includes(role) ? guessed.filter((one) => one !== role) : [...guessed, role],
    });
  const mayMore = guessed.length < MOST_ROLES;
  const showRoles = (/** @type {Event & {currentTarget: HTMLElement}} */ { currentTarget: head }) =>
    requestAnimationFrame(() => bringIntoSight(head.parentElement));
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
    <details class="opened-below" open=${guessed.length === 0 ? undefined : true}>
    <summary onClick=${showRoles}>${
      guessed.length ? several(guessed.map((role) => roleName(tale, role))) : t("book-roles")
    }</summary>
    <div class="roles-guessed" role="group" aria-label=${t("book-roles")}>${byKind(tale, roles).map(
      ({ kind, ids }) => html`${kind && html`<h4>${t(`${tale}-${kind}.plural`)}</h4>`}
      <div class="of-kind">${ids.map(
        (id) => html`<button key=${id} class="pick" aria-pressed=${String(guessed.includes(id))}
          disabled=${!guessed.includes(id) && !mayMore} onClick=${() => guess(id)}>
          <${Guess} id=${id} /></button>`,
      )}</div>`,
    )}${
      roles.some((id) => claimants(id).length) && html`<p class="small dim">${t("book-roles-claimed")}</p>`
    }</div></details>
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
