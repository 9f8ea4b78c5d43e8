// @ts-check
// The head of a script: what it is called and whose it is, and how many of each kind are in a game of it.
import { html } from "../../base/html.js";
import { Icon } from "../../parts/scene.js";
import { taleOf } from "../../base/tales.js";
import { t } from "../../base/words.js";
import { entries, room } from "../../base/wire.js";
import { KINDS, scriptTitle, TALE } from "./tale.js";

const GOOD = ["townsfolk", "outsider"];
const MOST_RESIDENTS = 15;

/** How many of each kind are in a game of so many. @param {number} seats */
const numbersFor = (seats) => taleOf(TALE).numbers[String(seats)];

/** How many came in at the beginning, and how many of them by their own wish as Travellers. */
function atFirst() {
  const began = room.value.stage === "lobby" ? null : entries.value.find((event) => event.e === "began");
  const { seats, travelling = {} } = room.value;
  return began
    ? [began.seats, began.settings.travellers?.length || 0]
    : [seats.length, Object.values(travelling).filter(Boolean).length];
}

/** The numbers of the table, as chips: each kind with its side's sign. */
export function Numbers() {
  const [seats, wished] = atFirst();
  const numbers = numbersFor(seats - wished);
  if (!numbers) return null;
  const travellers = wished + Math.max(0, seats - wished - MOST_RESIDENTS);
  return html`<div class="numbers" role="img" aria-label=${t("clocktower-counts", numbers)}>
    ${KINDS.map(
      (kind) => html`<span class=${`chip ${GOOD.includes(kind) ? "good" : "evil"}`}>
      <${Icon} name=${GOOD.includes(kind) ? "u-side-good" : "u-side-evil"} />
      ${t(`clocktower-${kind}.plural`)} ${numbers[kind]}</span>`,
    )}
    ${
      travellers > 0 &&
      html`<span class="chip"><${Icon} name="g-bindle" />
    ${t("clocktower-traveller.plural")} ${travellers}</span>`
    }
      </div>`;
}

/** Its name, and whose it is. */
export const Title = () => html`<div><h2 class="wrapped">${scriptTitle()}</h2>
  ${
    room.value.author &&
    html`<p class="small dim wrapped">
  ${t("script-by", { author: room.value.author })}</p>`
  }</div>`;
