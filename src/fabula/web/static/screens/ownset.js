// @ts-check
// A set that somebody has shared: its cards, and the ways to a table that plays it.
import { go } from "../base/route.js";
import { html, useState } from "../base/html.js";
import { carried, isSame, keepSet, shelf } from "../base/ownsets.js";
import { LanguageSeg } from "../parts/controls.js";
import { Cards, useWords } from "../parts/ownsets.js";
import { Bar, Icon, Screen } from "../parts/scene.js";
import { isReady, screensOf, taleOf, tales } from "../base/tales.js";
import { t } from "../base/words.js";
import { make, me, room, send } from "../base/wire.js";
import { keepName, NameForm } from "./home.js";

export default function OwnSet() {
  const [set] = useState(() => carried(location.hash.slice(1)));
  const known = set && tales.some(({ id }) => id === set.tale) ? set : null;
  const ready = useWords() && (!known || isReady(known.tale));
  return html`<${Screen} tall=${140}><${Bar} title=${ready ? t("sets-brought") : ""} home=${() => go("/")}>
    <${LanguageSeg} /></${Bar}>
    ${
      ready &&
      html`<div class="body stack">${
        known && isPlayable(known)
          ? html`<${Brought} set=${known} />`
          : html`<p class="panel" role="alert">${t("sets-unreadable")}</p>`
      }</div>`
    }</${Screen}>`;
}

/** Whether this Fabula knows all its cards. @param {import("../base/ownsets.js").OwnSet} set */
const isPlayable = ({ tale, roles }) =>
  !screensOf(tale).Script && roles.every((role) => taleOf(tale).roles.some(({ id }) => id === role));

/** @param {{set: import("../base/ownsets.js").OwnSet}} props */
function Brought({ set }) {
  const { tale, roles } = set;
  const name = set.name || t(tale);
  const players = roles.length - taleOf(tale).spares;
  const here = room.value;
  const mayLay = here?.stage === "lobby" && me.value.host;
  const lay = async () => {
    if (room.value.tale !== tale) await send("tale", { tale });
    await send("choose", { roles, title: set.name });
    go(`/${room.value.code}`);
  };
  const begin = async (/** @type {string} */ person) => {
    keepName(person);
    await make({ name: person, tale });
    await lay();
  };
  const isKept = shelf.value.some(
    (one) => one.tale === tale && one.name === name && isSame(one.roles, roles),
  );
  return html`<div class="panel stack"><span class="small dim">
    ${t(tale)} · ${t("ui-for-players", { n: players })}</span>
      <h2><bdi>${name}</bdi></h2><p><${Cards} tale=${tale} roles=${roles} /></p>
      <button class="btn" disabled=${isKept} onClick=${() => keepSet({ ...set, name })}>
      <${Icon} name=${isKept ? "u-check" : "u-save"} />
        ${t(isKept ? "sets-kept" : "sets-keep-here")}</button></div>
    <div class="panel stack">${
      mayLay
        ? html`<button class="btn main" onClick=${() => lay().catch(() => null)}>
          ${t("sets-lay", { code: here.code })}</button>`
        : html`<${NameForm} act=${begin} label=${t("sets-make")} />`
    }</div>`;
}
