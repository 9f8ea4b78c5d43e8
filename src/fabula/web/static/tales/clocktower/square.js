// @ts-check
// The town square by day: talk and nominations, votes and exiles, and whatever one is asked.
import { patternsOf } from "../../base/gaps.js";
import { loadLook } from "../../base/looks.js";
import { html, useState } from "../../base/html.js";
import { Lent } from "../../parts/guesthand.js";
import { Ring } from "../../parts/ring.js";
import { bubbleOf, useBubble } from "../../parts/claims.js";
import { useSeatPage } from "../../parts/lazypage.js";
import { woven } from "../../parts/threadpicker.js";
import { asks, tell } from "../../base/wire.js";
import { circle, polling } from "./poll.js";
import { mySpot, squareSeats, quietSeat } from "./seats.js";
import { Above } from "./nominations.js";
import { DEEDS, AT_ONCE, SPOKEN, usePlanned, accusedSeat, targetsOf, Doing, question } from "./deeds.js";
import { Asked } from "./question.js";
import { Poll } from "./pollscreen.js";
import { quietFoot, sheetsOf } from "./squarefoot.js";
import { Talking } from "./squaremiddle.js";

/** @import { Planned } from "./deeds.js" */

await loadLook("square");

/** By day, whatever is going on. */
export function Scene() {
  const planned = usePlanned();
  const asked = asks.value.find((one) => !one.open);
  if (asked) return html`<${Asked} key=${asked.id} ask=${asked} />`;
  return polling() ? html`<${Poll} />` : html`<${Floor} planned=${planned} />`;
}

/** @param {{planned: Planned}} props */
function Floor({ planned }) {
  const { deed, plan, accused, accuse } = planned;
  const ask = asks.value.find((one) => one.open);
  const [openSeat, seatPage] = useSeatPage();
  const claimed = useBubble();
  const [sheet, open] = useState(/** @type {"" | "claim" | "course" | "powers" | "saying"} */ (""));
  const [spoken, speak] = useState("");
  const { accuses, gap, picked, aim } = targetsOf(planned, ask);
  const choosing = gap.length > 0;
  const may = (/** @type {string} */ word) => patternsOf(ask).some(([other]) => other === word);
  const begin = (/** @type {string} */ word) => {
    if (SPOKEN.includes(word)) return (speak(word), open("saying"));
    open("");
    if (AT_ONCE.includes(word)) return tell("answer", { ask: ask?.id ?? "", choice: [word] });
    return (aim(null), accuse({}), plan(word));
  };
  const powers = [...DEEDS.slice(1), ...SPOKEN].filter(may);
  const shownAt = (/** @type {number} */ seat) => {
    if (accuses) return accusedSeat(seat, accused, accuse);
    if (!choosing) return quietSeat(seat, openSeat, claimed?.seat);
    const may = gap.flat().includes(seat);
    return may ? { onPick: () => aim(seat), pressed: picked.includes(seat) } : { cls: "quiet" };
  };
  return html`<div class="plaza">
    ${
      choosing
        ? html`<div class="square-ask"><h2 class="title">${question(deed)}</h2><p>
          ${question(deed, ".note")}</p></div>`
        : html`<${Above} />`
    }
    <div class="middle"><${Ring} seats=${squareSeats(shownAt)} me=${mySpot()} threads=${woven.value}
      bubble=${bubbleOf(choosing ? null : claimed, (seat) => circle().indexOf(seat))}>
      <${Talking} deed=${choosing ? deed : ""} /></${Ring}></div></div>
    <div class="foot">${
      choosing
        ? html`<${Doing} planned=${planned} ask=${ask} />`
        : quietFoot({ ask, may, begin, open, powers })
    }<${Lent} /></div>
    ${sheetsOf({ sheet, open, ask, spoken, powers, begin })}${seatPage}`;
}
