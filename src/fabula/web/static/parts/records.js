// @ts-check
// All that was public, to be found again: who claimed what on which day, who named and voted for whom.
import { known, nameOf } from "../base/fold.js";
import { heard } from "../base/publicrecord.js";
import { html, useState } from "../base/html.js";
import { isDead } from "../base/phases.js";
import { t } from "../base/words.js";
import { ownPage, write } from "../base/outbox.js";
import { me, room } from "../base/wire.js";
import { Allowed } from "./reckoning.js";
import { clashes, ClaimsTable } from "./claimstable.js";
import { Seg } from "./controls.js";
import { useWindow } from "./scene.js";
import { SeatPage } from "./seatpage.js";
import { Unsent } from "./pocketbook.js";
import { VotesPast } from "./votespast.js";
import { useWriting } from "./notefield.js";

const circle = () => known.value.circle || [...room.value.seats.keys()];

/** What is to be seen, and of whom. */
export const Records = () => html`<${Book} />`;

/** The same beside the circle: small, and of everybody. */
export const Beside = () => html`<${Book} small=${true} />`;

/** From this width on it stands at the side, in one column. */
const AT_THE_SIDE = 1100;

/** @param {{small?: boolean}} props */
function Book({ small = false }) {
  const [view, turn] = useState("claims");
  const [only, choose] = useState("");
  const [seat, open] = useState(/** @type {number | null} */ (null));
  useWindow();
  const columns = small && innerWidth < AT_THE_SIDE ? 2 : 1;
  return html`<section class="records stack">
    <div class="row wrap between"><${Seg} label=${t("book-records")} at=${view} choose=${turn}
      options=${pages().map((id) => ({ id, label: t(`book-${id}`) }))} />
    ${
      !small &&
      view !== "page" &&
      html`<label class="row only"><span class="small">${t("ui-player")}</span>
      <select aria-label=${t("ui-player")} value=${only}
        onChange=${(/** @type {import("../base/choices.js").Typed} */ event) =>
          choose(event.currentTarget.value)}><option value="">${t("book-all")}</option>
        ${circle().map((one) => html`<option value=${String(one)}>${nameOf(one)}</option>`)}</select></label>`
    }</div>
    ${view === "claims" && html`<${Claims} only=${only} open=${open} columns=${columns} />`}
    ${view === "votes" && html`<${VotesPast} only=${only ? Number(only) : null} />`}
    ${view === "page" && html`<${OwnPage} />`}
    ${!small && view !== "page" && html`<${Allowed} />`}
    ${seat !== null && html`<${SeatPage} seat=${seat} go=${open} close=${() => open(null)} />`}</section>`;
}

/** What there is to be read: whoever sits here has a page of their own. */
const pages = () => ["claims", "votes", ...(me.value.seat === null ? [] : ["page"])];

const LONGEST_PAGE = 4000;

/** A page for whatever else one wishes to keep; what is typed is kept after a pause. */
function OwnPage() {
  const { text, onInput, keep } = useWriting(
    undefined,
    () => ownPage.value,
    (words) => write({ text: words }),
  );
  return html`<label class="own-page stack tight"><span class="small dim">${t("book-page-note")}</span>
    <textarea class="words" rows="8" maxlength=${LONGEST_PAGE} aria-label=${t("book-page")} value=${text}
      onInput=${onInput} onBlur=${keep}></textarea><${Unsent} at="page" /></label>`;
}

/** Which people are looked at, by what they have said. @type {Record<string, (seat: number) => boolean>} */
const FILTERS = {
  all: () => true,
  disputed: clashes,
  silent: (seat) => !heard.value.claims.some((one) => one.seat === seat) && !isDead(seat),
};

/** All, or one; those of whom something is to be settled alone.
 * @param {{only: string, open: (seat: number) => void, columns: number}} props */
function Claims({ only, open, columns }) {
  const [filter, choose] = useState("all");
  const seats = only ? [Number(only)] : circle();
  const shown = only ? seats : seats.filter(FILTERS[filter]);
  const half = Math.ceil(shown.length / columns);
  const parts = columns > 1 && shown.length > 1 ? [shown.slice(0, half), shown.slice(half)] : [shown];
  return html`${
    !only &&
    html`<div class="chips" role="group" aria-label=${t("book-claims")}>${Object.keys(FILTERS).map(
      (one) => html`<button key=${one} class=${`btn ${one === filter ? "chosen" : ""}`}
      aria-pressed=${String(one === filter)} onClick=${() => choose(one)}>${t(`book-filter-${one}`, {
        n: seats.filter(FILTERS[one]).length,
      })}</button>`,
    )}</div>`
  }
    ${
      shown.length === 0
        ? html`<p class="dim">${t("ui-nobody")}</p>`
        : html`<div class="claims-columns">${parts.map(
            (part, i) => html`<${ClaimsTable} key=${i} seats=${part} open=${open} />`,
          )}</div>`
    }${shown.some(clashes) && html`<p class="small dim">${t("book-framed")}</p>`}`;
}
