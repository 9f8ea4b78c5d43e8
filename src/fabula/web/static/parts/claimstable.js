// @ts-check
// The table of claims: people down, days across; small as signs, and as sentences where there is room.
import { nameOf } from "../base/fold.js";
import {
  disputed,
  faceClaimedBy,
  heard,
  overheard,
  roleClaimedBy,
  roleOverheard,
} from "../base/publicrecord.js";
import { html } from "../base/html.js";
import { isDead, sceneOf } from "../base/phases.js";
import { claimText, naming } from "../base/story.js";
import { roleOf, taleOf } from "../base/tales.js";
import { role as roleName, t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { FaceAt, sitting } from "./face.js";
import { inATable } from "./namefit.js";
import { jottingOf, UNSURE } from "./pocketbook.js";
import { Icon, sideClass } from "./scene.js";
import { ClaimLine, whenText } from "./claimline.js";

/** @import { Choice } from "../base/choices.js" */
/** @typedef {import("../base/publicrecord.js").Claimed} Claimed */

/** A role as a small token. @param {{role: string, mine?: boolean}} props */
export function Tk({ role, mine = false }) {
  const { tale } = room.value;
  const { side, icon } = roleOf(tale, role);
  return html`<span class=${`tk s-${sideClass(side, tale)} ${mine ? "mine" : ""}`} role="img"
    aria-label=${mine ? t("floor-my-guess", { what: roleName(tale, role) }) : roleName(tale, role)}>
    <${Icon} name=${`g-${icon}`} /></span>`;
}

/** What this player thinks of a seat, small: roles, else a side. @param {{seat: number}} props */
export function Thought({ seat }) {
  const { tale } = room.value;
  const { side, roles } = jottingOf(seat);
  if (roles.length) return html`${roles.map((role) => html`<${Tk} role=${role} mine=${true} />`)}`;
  if (!side) return null;
  const look = side === UNSURE ? "" : sideClass(side, tale);
  return html`<span class=${`tk mine s-${look}`}>${
    look ? html`<${Icon} name=${`u-side-${look}`} />` : "?"
  }</span>`;
}

/** Whether a role is among those that several say to be. @param {number} seat */
export const clashes = (seat) => disputed(room.value.roles).includes(roleClaimedBy(seat));

/** When all talk, in one game or another. */
const TALK = ["day", "night"];

/** The days of which anything was said, as the time of day is called in which all talk.
 * @param {Claimed[]} claims */
function daysOf(claims) {
  const phase = TALK.find((one) => sceneOf(room.value.tale, one) === "day") || "";
  const days = [...new Set(claims.map(({ number }) => number))].sort((one, other) => one - other);
  return days.map((number) => ({ phase, number }));
}

/** @param {{seats: number[], open: (seat: number) => void}} props */
export function ClaimsTable({ seats, open }) {
  const claims = [...heard.value.claims, ...overheard.value];
  const days = daysOf(claims);
  return html`<div class=${`claims-box ${days.length > 1 ? "" : "one-day"}`} tabindex="0" role="group"
    aria-label=${t("book-claims")}><table class="claims-table"><thead><tr><th>${t("ui-player")}</th>
      <${Sign} icon="u-card" id="book-now" />
      ${days.map((day) => html`<${DayHead} key=${day.number} ...${day} />`)}
      <${Sign} icon="u-pen" id="book-mine" /></tr></thead><tbody>
      ${seats.map(
        (seat) => html`<tr key=${seat} class=${isDead(seat) ? "dead" : ""}>
          <${Who} seat=${seat} open=${open} />
          ${days.map(
            ({ number }) =>
              html`<td key=${number} class="said">${claims
                .filter((one) => one.seat === seat && one.number === number)
                .map(
                  (
                    one,
                  ) => html`<div class=${one.aloud ? "aloud" : ""} title=${one.aloud ? t("book-aloud") : ""}>
                    <${Small} ...${one} /><${ClaimLine} words=${one.words} /></div>`,
                )}</td>`,
          )}<td><span class="thoughts"><${Thought} seat=${seat} /></span></td></tr>`,
      )}</tbody></table></div>`;
}

/** The head of a day: its name, or where there is little room its sign and number.
 * @param {{phase: string, number: number}} props */
const DayHead = ({ phase, number }) =>
  html`<th class="day-head"><span class="sign-head" aria-hidden="true" data-number=${number}>
    <${Icon} name=${phase === "night" ? "u-moon" : "u-sunrise"} /></span>
    <span class="day-name">${whenText({ phase, number })}</span></th>`;

/** The head of a narrow column: its sign with a word below it. @param {{icon: string, id: string}} props */
const Sign = ({ icon, id }) =>
  html`<th title=${t(id)}><span class="sign-head" aria-hidden="true"><${Icon} name=${icon} />
    ${t(`${id}.short`)}</span><span class="vh">${t(id)}</span></th>`;

/** A player, and whom they say to be now. @param {{seat: number, open: (seat: number) => void}} props */
function Who({ seat, open }) {
  const [role, face] = [roleClaimedBy(seat), faceClaimedBy(seat)];
  const aloud = role ? "" : roleOverheard(seat);
  const name =
    seat === me.value.seat
      ? html`<b>${t("ui-you")}</b>`
      : html`<button class="btn plain" onClick=${() => open(seat)}>${inATable(nameOf(seat))}</button>`;
  return html`<th scope="row"><span class="sitter"><${FaceAt} seat=${seat} />${name}</span></th>
    <td><span class=${`tks ${clashes(seat) ? "clash" : ""}`}>${role && html`<${Tk} role=${role} />`}${
      aloud && html`<span class="aloud" title=${t("book-aloud")}><${Tk} role=${aloud} /></span>`
    }
      ${face && html`<${Tk} role=${face} />`}${
        clashes(seat) && html`<span class="vh">${t("book-clash")}</span>`
      }</span></td>`;
}

/** A claim as signs, but for the role that stands beside the name; what has none stays in words.
 * @param {Claimed} props */
function Small({ seat, words, aloud }) {
  const [word, ...about] = words;
  if (word === "claim" && about[0] === (aloud ? roleOverheard : roleClaimedBy)(seat)) return null;
  const signs = about.map((one) => sign(word, one));
  const { tale } = room.value;
  const all = claimText(tale, words, naming(nameOf));
  const opinion = OPINIONS[String(word)];
  return signs.every(Boolean) && signs.length > 0
    ? html`<span class="small-said" aria-hidden="true" title=${all}>${
        opinion && html`<${Icon} name=${`u-side-${opinion}`} cls=${opinion} />`
      }${signs}</span>`
    : html`<span class="small-said words" aria-hidden="true">${all}</span>`;
}

/** What these words say of a player. @type {Record<string, string>} */
const OPINIONS = { suspect: "evil", trust: "good" };
/** @type {Record<string, string>} */
const ANSWERS = { yes: "u-check", no: "u-close" };

/** A piece of a claim as a sign: a face, a token, a number, yes or no; else nothing.
 * @param {Choice} word @param {Choice} one */
function sign(word, one) {
  const { tale } = room.value;
  if (typeof one === "number") return sitting(one)?.face && html`<${FaceAt} seat=${one} />`;
  if (typeof one !== "string") return null;
  if (/^\d+$/.test(one)) return html`<b>${one}</b>`;
  if (ANSWERS[one]) return html`<${Icon} name=${ANSWERS[one]} />`;
  if (one === "good" || one === "evil") return html`<${Icon} name=${`u-side-${one}`} cls=${one} />`;
  const named = [...taleOf(tale).roles, ...taleOf(tale).led].some(({ id }) => id === one);
  return named && html`<${Tk} role=${one} />`;
}
