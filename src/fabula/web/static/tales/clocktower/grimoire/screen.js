// @ts-check
// The Grimoire as one screen: the circle of tokens, what there is to do, the tools above and the foot below.
import { Aloud } from "./announcements.js";
import { Circle } from "./tokens.js";
import { HeldUp } from "./cards.js";
import { book } from "./book.js";
import { isAskedFor, turnTo } from "./bag.js";
import { TurnSheet } from "./ledturn.js";
import { Looking } from "./visitor.js";
import { Laying, OwnMarkSheet } from "./marks.js";
import { ArrivalSheet, SeatBook } from "./seat.js";
import { Waiting } from "../../../parts/latecomers.js";
import { html, useState } from "../../../base/html.js";
import { loadLook } from "../../../base/looks.js";
import { Bar, Screen } from "../../../parts/scene.js";
import { phaseTitle } from "../../../base/phases.js";
import { me, room } from "../../../base/wire.js";
import { isMirrored, Tools, MoreSheet, SHEETS } from "./tools.js";
import { Foot } from "./foot.js";
import { Middle, PhaseLine } from "./middle.js";
import { ToDo } from "./tasks.js";
import { useHalf, Halves } from "./halves.js";

await Promise.all([loadLook("grimoire"), loadLook("marks"), loadLook("heldup")]);

/** The Grimoire, to be led from, or only looked into. */
export default () => (me.value.leader ? html`<${Grimoire} />` : html`<${Looking}><${Middle} /></${Looking}>`);

function Grimoire() {
  const [seat, open] = useState(/** @type {number | null} */ (null));
  const [sheet, lay] = useState("");
  const [guest, welcome] = useState("");
  const [mark, rewrite] = useState(/** @type {number | null} */ (null));
  const { side, turn, decision } = useHalf();
  const close = () => lay("");
  const pick = (/** @type {number} */ one) => (isAskedFor() ? (turnTo(one), turn("walk")) : open(one));
  const { roles } = book.value;
  // while no token lies there yet, the circle is there for whoever turns to it
  const isBare = side === "walk" && Boolean(decision) && !isAskedFor() && !Object.keys(roles).length;
  return html`<${Screen} tall=${70} cls="leader grimoire">
    <${Bar} title=${phaseTitle(room.value.tale)} phase=${true}><${Halves} at=${side} turn=${turn} />
      <${Tools} lay=${lay} /></${Bar}>
    <${PhaseLine} />
      <${Waiting} welcome=${welcome} /><${Aloud} />
    <div class=${`grim-body at-${side} ${isBare ? "bare" : ""} ${isMirrored.value ? "mirrored" : ""}`}>
      <div class="grim-left"><${Laying} />
        <${Circle} open=${pick} rewrite=${rewrite} alone=${side === "ring"}><${Middle} /></${Circle}></div>
      <${ToDo} decision=${decision} />
    </div>
    <${Foot} decision=${decision} />
    ${seat !== null && html`<${SeatBook} seat=${seat} close=${() => open(null)} />`}
    ${sheet === "more" && html`<${MoreSheet} lay=${lay} close=${close} />`}
    ${SHEETS[sheet] && html`<${SHEETS[sheet]} key=${sheet} close=${close} />`}
    ${guest && html`<${ArrivalSheet} key="guest" person=${guest} close=${() => welcome("")} />`}
    ${mark !== null && html`<${OwnMarkSheet} key=${mark} mark=${mark} close=${() => rewrite(null)} />`}
    <${TurnSheet} /><${HeldUp} />
  </${Screen}>`;
}
