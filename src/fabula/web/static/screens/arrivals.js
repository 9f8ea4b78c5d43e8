// @ts-check
// The lobby on the big screen, to be read from across a room: how to come in, what is played, who is here.
import { html, useEffect, useRef } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { origin } from "../base/origin.js";
import { spaced } from "../base/route.js";
import { taleOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { room } from "../base/wire.js";
import { drawing, enamel } from "../parts/face.js";
import { inATable } from "../parts/namefit.js";
import { QR } from "../parts/qr.js";
import { Icon, Screen } from "../parts/scene.js";
import { strike } from "../parts/sound.js";
import { Tokens } from "./lobbyset.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { Person } from "../base/messages.js" */

loadLook("arrivals");

/**
 * Up to so many seats faces are larger, from so many on smaller, and smallest, and from so many roles on
 * their signs.
 */
const [FEW_SEATS, MANY_SEATS, CROWD, MANY_ROLES] = [8, 11, 16, 13];

/** Somebody who has come in. @param {{one: Person}} props */
const Came = ({ one }) => html`<li class=${`came ${one.gone ? "away" : ""}`}>
  <span class=${`coin-in ${enamel(one.face || "")}`}>${drawing(one.face || "")}
  ${one.bot && html`<span class="plays-itself"><${Icon} name="u-bot" /></span>`}</span>
  <bdi class="cut">${inATable(one.name)}</bdi></li>`;

/** How to come in: a picture for a camera, the address and the code for whoever types. */
function Way() {
  const { code } = room.value;
  return html`<section class="way">
    <${QR} text=${`${origin.value}/${code}`} label=${t("ui-qr")} />
    <p class="where">${new URL(origin.value).host}</p>
    <p class="digits">${spaced(code)}</p></section>`;
}

/** The lobby on the big screen. @param {{menu: Child, words: Child}} props */
export function Arrivals({ menu, words }) {
  const here = room.value;
  const [least, most] = taleOf(here.tale).seats;
  const n = here.seats.length;
  const before = useRef(n);
  useEffect(() => {
    if (n > before.current) strike("tick");
    before.current = n;
  }, [n]);
  const sitting = here.seats.flatMap((id) => here.people.find((one) => one.id === id) || []);
  const size = n <= FEW_SEATS ? "few" : n >= CROWD ? "many crowd" : n >= MANY_SEATS ? "many" : "";
  const signs = here.roles.length >= MANY_ROLES ? "roles-many" : "";
  return html`<${Screen} tall=${120} cls=${`bigscreen arrivals ${size} ${signs}`}>
    <${Way} />
    <section class="town-in">
      <header><h1>${t(here.tale)}</h1>${menu}</header>
      <p class="how-many"><b>${n}</b> ${t("ui-at-table", { n, least, most })}</p>
      <ul class="sitting">${sitting.map((one) => html`<${Came} key=${one.id} one=${one} />`)}
        ${Array(Math.max(0, least - n))
          .fill(0)
          .map(() => html`<li aria-hidden="true"><i></i></li>`)}</ul>
      <${Tokens} roles=${here.roles} />
      ${words}
    </section></${Screen}>`;
}
