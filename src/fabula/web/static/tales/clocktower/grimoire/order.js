// @ts-check
// The order of the other nights, in play: a line is dragged to its place, or moved by arrows and keys.
import { wordsIn } from "../../../base/gaps.js";
import { html, useRef, useState } from "../../../base/html.js";
import { roleOf } from "../../../base/tales.js";
import { role as roleName, several, t } from "../../../base/words.js";
import { amendments, room, tell } from "../../../base/wire.js";
import { Sheet } from "../../../parts/controls.js";
import { useOnceThere } from "../../../parts/lazymodule.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { book, named } from "./book.js";
import { rolesHere } from "./cards.js";

/** Whose this line is, or who takes it for theirs. @param {string} line */
function whose(line) {
  const { believed, circle, roles } = book.value;
  return circle.filter((seat) => roles[seat] === line || believed[seat] === line);
}

/** The order in which the other nights are walked. @param {{close: () => void}} props */
export function OrderSheet({ close }) {
  const pattern = amendments.value.find((one) => one[0] === "order");
  const List = useOnceThere("workshop", async () => (await import("../../../parts/orderlist.js")).Ordered);
  const here = new Set(rolesHere());
  const all = wordsIn(pattern, 1).filter((one) => here.has(one));
  const [carried, carry] = useState(/** @type {string[] | null} */ (null));
  const now = useRef(all);
  now.current = carried || all;
  const tale = room.value.tale;
  const move = (/** @type {string} */ line, /** @type {number} */ to) => {
    if (to < 0 || to >= now.current.length) return;
    const others = now.current.filter((one) => one !== line);
    now.current = [...others.slice(0, to), line, ...others.slice(to)];
    carry(now.current);
  };
  // before the line that follows it now; before itself means last
  const settle = (/** @type {string} */ line) => {
    const next = now.current[now.current.indexOf(line) + 1] ?? line;
    if (`${now.current}` === `${all}`) return carry(null);
    return tell("amend", { act: ["order", line, next] }).then(() => carry(null));
  };
  const show = (/** @type {string} */ line) => {
    const { side, icon } = roleOf(tale, line);
    const who = whose(line);
    return html`<span class=${`mini ${sideClass(side, tale)} ${who.length ? "" : "nobodys"}`}>
      <${Icon} name=${`g-${icon}`} /></span>
      <span class="grow wrapped"><b>${roleName(tale, line)}</b>${
        who.length > 0 && html`<span class="whose small">${several(who.map(named))}</span>`
      }</span>`;
  };
  return html`<${Sheet} title=${t("grim-order")} close=${close} wide=${true}><div class="stack">
    <p class="small dim">${t(pattern ? "grim-order-note" : "grim-order-not-now")}</p>
    ${
      pattern &&
      List &&
      html`<${List} lines=${now.current} move=${move} settle=${settle} show=${show}
        name=${(/** @type {string} */ line) => roleName(tale, line)} />`
    }</div></${Sheet}>`;
}
