// @ts-check
// All that was public, to be found again: who claimed what on which day, who named and voted for whom.
import { known, nameOf } from "../base/fold.js";
import { disputed, faceClaimedBy, heard, roleClaimedBy } from "../base/heard.js";
import { html, useState } from "../base/html.js";
import { isDead } from "../base/phases.js";
import { naming, optionText } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import { role as roleName, several, t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { Allowed } from "./allowed.js";
import { Seg } from "./controls.js";
import { FaceAt } from "./face.js";
import { jottingOf, UNSURE } from "./pocketbook.js";
import { Icon, sideClass } from "./scene.js";
import { ClaimLine, SeatPage, whenText } from "./seatpage.js";

/** @typedef {import("../base/heard.js").When} When */

const circle = () => known.value.circle || [...room.value.seats.keys()];
const keyOf = (/** @type {When} */ { phase, number }) => `${phase} ${number}`;

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

/** What is to be seen, and of whom. */
export function Records() {
  const [view, turn] = useState("claims");
  const [only, choose] = useState("");
  const [seat, open] = useState(/** @type {number | null} */ (null));
  const seats = only ? [Number(only)] : circle();
  return html`<section class="records stack">
    <div class="row wrap between"><${Seg} label=${t("book-records")} at=${view} choose=${turn}
      options=${["claims", "votes"].map((id) => ({ id, label: t(`book-${id}`) }))} />
    <label class="row only"><span class="small">${t("ui-player")}</span>
      <select aria-label=${t("ui-player")} value=${only}
        onChange=${(/** @type {import("../base/choices.js").Typed} */ event) =>
          choose(event.currentTarget.value)}><option value="">${t("book-all")}</option>
        ${circle().map((one) => html`<option value=${String(one)}>${nameOf(one)}</option>`)}</select></label>
    </div>
    <${Allowed} />
    ${
      view === "claims"
        ? html`<${Claims} seats=${seats} open=${open} all=${!only} />`
        : html`<${Votes} only=${only ? Number(only) : null} />`
    }
    ${seat !== null && html`<${SeatPage} seat=${seat} go=${open} close=${() => open(null)} />`}</section>`;
}

const FILTERS = ["all", "disputed", "silent"];

/** Players down, days across. @param {{seats: number[], open: (seat: number) => void, all: boolean}} props */
function Claims({ seats, open, all }) {
  const [filter, choose] = useState("all");
  const { claims } = heard.value;
  const more = disputed(room.value.roles);
  const clashes = (/** @type {number} */ seat) => more.includes(roleClaimedBy(seat));
  const speaks = (/** @type {number} */ seat) => claims.some((one) => one.seat === seat);
  /** @type {Record<string, (seat: number) => boolean>} */
  const fits = { all: () => true, disputed: clashes, silent: (seat) => !speaks(seat) && !isDead(seat) };
  const shown = all ? seats.filter(fits[filter]) : seats;
  const days = [...new Map(claims.map((one) => [keyOf(one), one])).values()];
  return html`${
    all &&
    html`<div class="chips" role="group" aria-label=${t("book-claims")}>${FILTERS.map(
      (one) => html`<button key=${one} class=${`btn ${one === filter ? "chosen" : ""}`}
      aria-pressed=${String(one === filter)} onClick=${() => choose(one)}>${t(`book-filter-${one}`, {
        n: seats.filter(fits[one]).length,
      })}</button>`,
    )}</div>`
  }
    ${
      shown.length === 0
        ? html`<p class="dim">${t("ui-nobody")}</p>`
        : html`<div class="scroll" tabindex="0" role="group" aria-label=${t("book-claims")}>
      <table class="claims-table"><thead><tr><th>${t("ui-player")}</th>
      ${days.map((day) => html`<th key=${keyOf(day)}>${whenText(day)}</th>`)}</tr></thead><tbody>
      ${shown.map(
        (seat) => html`<tr key=${seat} class=${isDead(seat) ? "dead" : ""}><th scope="row">
          <${Head} seat=${seat} open=${open} clash=${clashes(seat)} /></th>
          ${days.map(
            (day) =>
              html`<td key=${keyOf(day)}>${claims
                .filter((one) => one.seat === seat && keyOf(one) === keyOf(day))
                .map((one) => html`<${ClaimLine} words=${one.words} />`)}</td>`,
          )}</tr>`,
      )}</tbody></table></div>`
    }`;
}

/** A player, whom they claim to be, and what one thinks of it.
 * @param {{seat: number, open: (seat: number) => void, clash: boolean}} props */
function Head({ seat, open, clash }) {
  const [role, face] = [roleClaimedBy(seat), faceClaimedBy(seat)];
  const name =
    seat === me.value.seat
      ? html`<b>${t("ui-you")}</b>`
      : html`<button class="btn plain" onClick=${() => open(seat)}>${nameOf(seat)}</button>`;
  return html`<${FaceAt} seat=${seat} /> ${name}<span class=${`tks ${clash ? "clash" : ""}`}>
    ${role && html`<${Tk} role=${role} />`}${face && html`<${Tk} role=${face} />`}
    ${clash && html`<span class="small">${t("book-clash")}</span>`}<${Thought} seat=${seat} /></span>`;
}

/** All votes, or those of one player, the last first. @param {{only: number | null}} props */
function Votes({ only }) {
  const { named, votes } = heard.value;
  const about = (/** @type {import("../base/choices.js").Choice} */ place) =>
    optionText(room.value.tale, place, naming(nameOf));
  const mine = (/** @type {import("../base/heard.js").Vote} */ one) =>
    only === null || one.about === only || one.hands.includes(only);
  const shown = votes.filter(mine);
  const proposals = named.filter((one) => only === null || one.seat === only || one.nominee === only);
  const lines = [
    ...proposals.map((one) => ({
      when: one,
      head: t("book-nominates", { who: nameOf(one.seat), name: nameOf(one.nominee) }),
      hands: "",
    })),
    ...shown.map((one) => ({
      when: one,
      head: t("book-for", { name: about(one.about), n: one.hands.length }),
      hands: one.hands.length ? several(one.hands.map(nameOf)) : "",
    })),
  ];
  const up = only === null ? 0 : votes.filter(({ hands }) => hands.includes(only)).length;
  return html`${
    only !== null && votes.length > 0 && html`<p>${t("book-hands-of", { n: up, of: votes.length })}</p>`
  }
    ${lines.length === 0 && html`<p class="dim">${t("book-no-votes")}</p>`}
    <ul class="heard-of">${lines.map(
      ({ when, head, hands }) => html`<li><span class="when">${whenText(when)}</span>
      <span class="what"><b>${head}</b>${hands && html`<span>${hands}</span>`}</span></li>`,
    )}</ul>`;
}
