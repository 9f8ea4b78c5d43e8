// @ts-check
// Whom whoever leads has still to name, of which nobody else knows yet: a line of the sheet, with the words.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { worded } from "../base/said.js";
import { clock, entries, moment, room, tell, toName } from "../base/wire.js";
import { role as roleName, t } from "../base/words.js";
import { Icon } from "./scene.js";

/** @import { Sentence } from "../base/messages.js" */

const DAWNS = ["dawn", "nightfall"];
const AWAKE = "dawn";

/** What is told now: the dead of a dawn, or who is executed. */
const kind = () => (DAWNS.includes(known.value.phase) ? "dawn" : "execution");

/** How many were for the execution of a seat, as far as all have seen. @param {number} seat */
function handsFor(seat) {
  const tallied = entries.value.findLast((event) => event.e === "tallied" && event.nominee === seat);
  if (tallied && "votes" in tallied) return Number(tallied.votes);
  return known.value.votes.filter((at) => at === seat).length;
}

/** The card that turns with a death, if one does. @param {number} seat */
function turnedWith(seat) {
  const card = known.value.revealed[seat];
  return card?.copied || card?.role || "";
}

/**
 * The words with which somebody is named, or that it is nobody.
 * @param {number | undefined} seat
 * @returns {string}
 */
function phraseFor(seat) {
  const what = kind();
  /** @type {Sentence[]} */
  const said = [];
  if (seat === undefined) said.push({ code: `${what}-nobody` });
  else {
    const hands = what === "execution" ? handsFor(seat) : 0;
    if (hands) said.push({ code: "result", args: { who: seat, n: hands } });
    said.push({ code: what, args: { who: seat } });
    if (turnedWith(seat)) said.push({ code: "card", args: { role: turnedWith(seat) } });
  }
  return worded(room.value.tale, said).join(" ");
}

/** What going on does while somebody is to be named; empty where nobody is. */
export function namingText() {
  const seats = toName.value;
  if (seats) return seats.length ? t("scene-name", { name: nameOf(seats[0]) }) : t("scene-tell");
  const { scene } = clock.value;
  return scene?.waits && scene.kind === AWAKE ? t("scene-wake") : "";
}

/** The card of those who are to be named. */
export function ToName() {
  const seats = toName.value;
  if (!seats) return null;
  const { tale } = room.value;
  const all = () => tell("next", { at: moment.value, all: true });
  return html`<div class="paper walk naming"><p class="small dim">${t("scene-untold")}</p>
    <p class="say">${phraseFor(seats[0])}</p>
    ${
      seats.length > 0 &&
      html`<ul class="list">${seats.map((seat) => {
        const card = known.value.cards[seat];
        const role = card?.copied || card?.role;
        return html`<li><${Icon} name="u-grave" cls="lead" />
          <span class="grow"><b>${nameOf(seat)}</b> ${role ? roleName(tale, role) : ""}</span></li>`;
      })}</ul>`
    }
    ${seats.length > 1 && html`<button class="btn" onClick=${all}>${t("scene-name-all")}</button>`}</div>`;
}
