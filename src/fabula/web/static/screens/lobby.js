// @ts-check
// The lobby: code and QR, seats in a circle, the set with its live check, variants, who leads.
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { Kept } from "../parts/chroniclelink.js";
import { Menu } from "../parts/menu.js";
import { Bar, Icon, IconButton, Screen } from "../parts/scene.js";
import { isPlayedIn, Standings } from "../parts/standings.js";
import { screensOf, taleOf } from "../base/tales.js";
import { loadWordsOf, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import { goHome } from "../base/route.js";
import { keepTable, LastTime } from "./lastevening.js";
import { adviceText, SetSheet } from "./set.js";
import { SeatSheet, Talk } from "../parts/table.js";
import { Manners, Rules, RulesSheet } from "./houserules.js";
import { share, TableCode } from "./tablecode.js";
import { TheSet } from "./lobbyset.js";
import { Seats } from "./lobbyseats.js";

/** What a game needs besides is there before its first cards are: a deal waits for nothing. */
const ahead = () =>
  Promise.allSettled([
    import("./play.js"),
    import("../parts/show.js"),
    import("../parts/reasons.js"),
    loadWordsOf("reasons"),
    loadWordsOf("learning"),
    loadLook("learning"),
  ]);

export default function Lobby() {
  useEffect(() => void ahead(), []);
  const [sheet, open] = useState("");
  const [seat, choose] = useState(/** @type {string | null} */ (null));
  return html`<${Screen} tall=${140} cls="lobby">
    <${Bar} title=${t("ui-table")} home=${goHome}>
    <${IconButton} name="u-share" label=${t("ui-share")} onClick=${share} /><${Menu} />
      </${Bar}>
    <div class="body stack two">
      <section class="stack">
        <${TableCode} />
        <${LastTime} />
        <${Seats} pick=${choose} />
        <${Manners} />
      </section>
      <section class="stack"><${TheSet} edit=${() => open("set")} /><${Rules} edit=${() => open("rules")} />
        ${isPlayedIn() && html`<div class="panel"><h2>${t("ui-series")}</h2><${Standings} /></div>`}
        <p class="centre-text"><${Kept} /></p>
        <${Talk} /></section>
    </div>
    <${Foot} />
    ${sheet === "set" && html`<${SetSheet} close=${() => open("")} />`}
    ${sheet === "rules" && html`<${RulesSheet} close=${() => open("")} />`}
    ${seat && html`<${SeatSheet} person=${seat} close=${() => choose(null)} />`}
  </${Screen}>`;
}

function Foot() {
  const here = room.value;
  if (!me.value.host) {
    const host = here.people.find((one) => one.id === here.host)?.name || "";
    return html`<div class="foot stick"><p class="small centre-text">${t("ui-wait-host", { name: host })}</p>
      ${
        me.value.seat === null &&
        me.value.id !== here.leader &&
        html`<button class="btn main" onClick=${() => tell("sit")}>${t("ui-sit-down")}</button>`
      }</div>`;
  }
  const stands = me.value.seat === null && !me.value.leader;
  const stops = (here.advice || []).filter((line) => line.level === "stop");
  return html`<div class="foot stick"><p class="small centre-text">
    ${stops.length ? adviceText(stops[0]) : t("ui-ready-to-deal")}</p>
    ${stands && html`<button class="btn" onClick=${() => tell("sit")}>${t("ui-sit-down")}</button>`}
    <div class="row"><button class="btn" onClick=${() => tell("add_bot")}
      disabled=${here.seats.length >= taleOf(here.tale).seats[1]}>
      <${Icon} name="u-bot" />${t("ui-add-bot")}</button>
    <button class="btn main grow" disabled=${stops.length > 0} onClick=${() => (keepTable(), tell("start"))}>
      ${screensOf(here.tale).dealText?.() || t("ui-deal")}</button></div></div>`;
}
