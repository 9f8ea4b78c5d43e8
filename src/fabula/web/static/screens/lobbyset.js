// @ts-check
// The set in the lobby: its roles as tokens, what may be exchanged, and another tale for this table.
import { html } from "../base/html.js";
import { TaleSeg } from "../parts/controls.js";
import { InPlay } from "../parts/cardsinplay.js";
import { Icon, IconButton, sideClass } from "../parts/scene.js";
import { pair } from "../base/story.js";
import { keepTale, loadLobby, roleOf, screensOf, taleOf, tales } from "../base/tales.js";
import { role as roleName, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import { Check, mayChoose } from "./set.js";

/** Roles of the set as tokens. @param {{roles: string[]}} props */
export const Tokens = ({ roles }) =>
  html`<ul class="roles">${roles.map((id) => {
    const facts = roleOf(room.value.tale, id);
    return html`<li class="rt">
    <span class=${sideClass(facts.side, facts.tale)} role="img" aria-label=${roleName(room.value.tale, id)}
    title=${roleName(room.value.tale, id)}><${Icon} name=${`g-${facts.icon}`} /></span></li>`;
  })}</ul>`;

/** @param {{edit: () => void}} props */
export function TheSet({ edit }) {
  const here = room.value;
  const tale = taleOf(here.tale);
  const chooses = me.value.host && tales.length > 1;
  const { Script } = screensOf(here.tale);
  if (Script)
    return html`<div class="panel">
    ${
      chooses
        ? html`<${TaleSeg} at=${here.tale} choose=${layOut} />`
        : html`<span class="small dim">
    ${t(here.tale)}</span>`
    }
    <${Script} edit=${edit} /></div>`;
  return html`<div class="panel">${chooses && html`<${TaleSeg} at=${here.tale} choose=${layOut} />`}
    <div class="row between"><div>${!chooses && html`<span class="small dim">${t(here.tale)}</span>`}<h2>
      ${t("ui-set", { n: here.roles.length })}</h2></div>
    ${mayChoose() && html`<${IconButton} name="u-pen" label=${t("ui-edit-set")} onClick=${edit} />`}</div>
    ${here.title && html`<p class="set-title"><bdi>${here.title}</bdi></p>`}
    ${
      here.settings.choosing &&
      html`<p class="small dim">
        ${pair(t("setting-choosing"), t(`setting-choosing-${here.settings.choosing}`))}</p>`
    }
    <${InPlay} roles=${here.roles} />
    <${NextRole} tale=${tale} />
    <p class="small">${t(tale.spares ? "ui-cards-count" : "ui-cards-count-all", {
      cards: here.roles.length,
      players: here.seats.length,
      spare: tale.spares,
    })}</p>
    <${Check} />
    <button class="btn plain" onClick=${() => import("./reminder.js").then(({ print }) => print())}>
    <${Icon} name="u-card" />
      ${t("ui-print-order")}</button></div>`;
}

/**
 * After a game one card may be exchanged for one that nobody has met yet.
 * @param {{tale: import("../base/tales.js").Tale}} props
 */
function NextRole({ tale }) {
  const { roles, game, tale: id } = room.value;
  const come = tale.next_roles[tale.next_roles.findLastIndex((one) => roles.includes(one)) + 1];
  const gone = tale.plain_roles.find((one) => roles.includes(one));
  if (!me.value.host || !game || !come || !gone) return null;
  const change = () => {
    const next = [...roles, come];
    next.splice(next.indexOf(gone), 1);
    tell("choose", { roles: next });
  };
  return html`<div class="row between"><span class="small grow"><b>
    ${t("ui-next-role.note", { come: roleName(id, come) })}</b><br />
    <span class="dim">${t(`${id}-${come}-short`)}</span></span>
    <button class="btn" onClick=${change}>${t("ui-next-role", { gone: roleName(id, gone) })}</button></div>`;
}

/** Another game for this table. @param {string} tale */
async function layOut(tale) {
  await loadLobby(tale);
  keepTale(tale);
  tell("tale", { tale });
}
