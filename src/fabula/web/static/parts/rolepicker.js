// @ts-check
// Cards for a set, as a grid: above it, in sight for good, how many are taken, and a field to find one.
import { html, useState } from "../base/html.js";
import { ownWording, roleOf } from "../base/tales.js";
import { plain, role as roleName, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { Source } from "./card.js";
import { Counter } from "./controls.js";
import { Icon, IconButton, sideClass } from "./scene.js";

/** @import { Typed } from "../base/choices.js" */
/** @typedef {import("../base/tales.js").Tale} Tale */
/** @typedef {{tale: Tale, put: (roles: string[]) => void, reword: (role: string) => void}} Hand */

/** @param {Hand} props */
export function RolePicker({ tale, put, reword }) {
  const { roles, seats } = room.value;
  const [sought, seek] = useState("");
  const fits = (/** @type {{id: string}} */ { id }) =>
    plain(`${roleName(tale.id, id)} ${t(`${tale.id}-${id}-short`)}`).includes(plain(sought.trim()));
  const shown = tale.roles.filter(fits);
  const [n, of] = [roles.length, seats.length + tale.spares];
  return html`<div class="picker-head"><b class=${n === of ? "" : "off"} role="status">
      ${t("set-cards", { n, of })}</b>
    <span class="field grow"><input class="words" type="search" autocomplete="off" value=${sought}
      aria-label=${t("set-search")} placeholder=${t("set-search")}
      onInput=${(/** @type {Typed} */ event) => seek(event.currentTarget.value)} /></span></div>
    ${!shown.length && html`<p class="dim">${t("set-none")}</p>`}
    <ul class="list picker tokens">${shown.map(
      ({ id }) => html`<${Token} key=${id} id=${id} tale=${tale} put=${put} reword=${reword} />`,
    )}</ul>`;
}

/** A card as its token: a touch takes one more. @param {Hand & {id: string}} props */
function Token({ id, tale, put, reword }) {
  const { roles } = room.value;
  const facts = roleOf(tale.id, id);
  const count = roles.filter((/** @type {string} */ one) => one === id).length;
  const more = () => put([...roles, id]);
  const less = () => put(roles.filter((_, /** @type {number} */ i) => i !== roles.indexOf(id)));
  return html`<li class=${count ? "taken" : ""}><span class="row"><span class="mini-of" onClick=${more}>
      <span class=${`mini ${sideClass(facts.side, facts.tale)}`}><${Icon} name=${`g-${facts.icon}`} /></span>
      </span><${IconButton} name="u-pen" label=${t("ui-reword", { what: roleName(tale.id, id) })}
      onClick=${() => reword(id)} /></span>
    <b>${roleName(tale.id, id)}</b>
    <span class="small dim short">${t(`${tale.id}-${id}-short`)}</span>
    ${ownWording(tale.id, id) && html`<${Source} tale=${tale.id} role=${id} />`}
    <${Counter} label=${roleName(tale.id, id)} value=${count}
      less=${count ? less : null} more=${more} /></li>`;
}
