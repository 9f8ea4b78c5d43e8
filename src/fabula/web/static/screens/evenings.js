// @ts-check
// Our evenings: what is kept of the games of a group, counted by evening, side, person and role.
import {
  byEvening,
  byPerson,
  byRole,
  grouped,
  known,
  pageOf,
  playedText,
  read,
  remember,
  taleText,
} from "../base/evenings.js";
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { stepBack } from "../base/route.js";
import { sideText } from "../base/story.js";
import { dayWritten, loadWordsOf, role as roleName, t } from "../base/words.js";
import { LanguageSeg } from "../parts/controls.js";
import { Files, useTales } from "../parts/files.js";
import { Bar, Icon, Screen, sideClass } from "../parts/scene.js";
import { GamesKept, NamesKept, TheWhole } from "./chronicle.js";

/** @import { Book, Game } from "../base/evenings.js" */
/** @import { Typed } from "../base/choices.js" */

await Promise.all([loadLook("evenings"), loadWordsOf("evenings")]);

/** As many evenings stand in a row; earlier ones are counted, not drawn. */
const MOST_COLUMNS = 24;
const ROLES_AT_FIRST = 12;

export default function Evenings() {
  const [link, open] = useState(location.hash.slice(1));
  useEffect(() => {
    const turn = () => open(location.hash.slice(1));
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, []);
  return html`<${Screen} tall=${0} stars=${false} cls="evenings">
    <${Bar} title=${t("evenings-title")} back=${stepBack}>
    <${LanguageSeg} /></${Bar}>
    <div class="body">${link ? html`<${Chronicle} link=${link} key=${link} />` : html`<${Known} />`}</div>
  </${Screen}>`;
}

/** The chronicles of which this device has a link. */
const Known = () =>
  html`<p class="panel">${t("evenings-intro")}</p>
    <ul class="list tiles">${known().map(
      ({ link, name }) => html`<li key=${link}><a class="tile" href=${pageOf(link)}>
      <${Icon} name="u-journal" /><b class="grow cut"><bdi>${name}</bdi></b>
      <${Icon} name="u-next" /></a></li>`,
    )}</ul>`;

/** @param {{link: string}} props */
function Chronicle({ link }) {
  const [book, set] = useState(/** @type {Book | null | undefined} */ (undefined));
  const again = () =>
    read(link)
      .catch(() => null)
      .then((found) => {
        if (found) remember({ link, name: found.name || "" });
        set(found);
      });
  useEffect(() => void again(), []);
  const ready = useTales(book?.games || []);
  if (book === null) return html`<p class="panel" role="alert">${t("evenings-unknown")}</p>`;
  if (!book || !ready) return html`<i class="flame"></i>`;
  return html`<${Told} book=${book} link=${link} again=${again} gone=${() => set(null)} />`;
}

/** @param {{book: Book, link: string, again: () => void, gone: () => void}} props */
function Told({ book, link, again, gone }) {
  const [tale, only] = useState("");
  const played = [...new Set(book.games.map((game) => game.tale))];
  const games = book.games.filter((game) => !tale || game.tale === tale);
  return html`<section class="panel stack head"><h2><bdi>${book.name}</bdi></h2>
      <p>${t("evenings-sum", { n: games.length, evenings: byEvening(games).length })}</p>
      ${played.length > 1 && html`<${Which} tales=${played} at=${tale} choose=${only} />`}
      ${games.length > 0 && html`<${Files} book=${book} name=${book.name || "fabula"} />`}
      <${TheWhole} link=${link} name=${book.name || ""} gone=${gone} /></section>
    ${games.length === 0 && html`<p class="panel">${t("evenings-none")}</p>`}
    ${
      games.length > 0 &&
      html`<${Columns} games=${games} /><${Sides} games=${games} /><${People} games=${games} />
      <${Roles} games=${games} key=${tale} />
      <${GamesKept} games=${games} link=${link} again=${again} />`
    }
    <${NamesKept} games=${book.games} link=${link} again=${again} />`;
}

/** Of which game. @param {{tales: string[], at: string, choose: (tale: string) => void}} props */
const Which = ({ tales, at, choose }) =>
  html`<label class="row"><span>${t("ui-game")}</span><select value=${at} aria-label=${t("ui-game")}
    onChange=${(/** @type {Typed} */ event) => choose(event.currentTarget.value)}>
    <option value="">${t("ui-all")}</option>
    ${tales.map((id) => html`<option value=${id}>${taleText(id)}</option>`)}
    </select></label>`;

/** A day as it is written here. @param {number} at @param {Intl.DateTimeFormatOptions} [how] */
const dayText = (at, how = { day: "numeric", month: "short" }) => dayWritten(at, how);

/** How many games each evening had. @param {{games: Game[]}} props */
function Columns({ games }) {
  const evenings = byEvening(games).slice(-MOST_COLUMNS);
  const most = Math.max(...evenings.map(([, list]) => list.length));
  return html`<section class="panel"><h2>${t("evenings-each")}</h2>
    <ol class="columns">${evenings.map(
      ([day, list]) => html`<li key=${day}><span class="n">${list.length}</span>
      <i style=${{ height: `${(100 * list.length) / most}%` }}></i>
      <span class="day">${dayText(Number(day))}</span></li>`,
    )}</ol></section>`;
}

/** Who won how often, for each script. @param {{games: Game[]}} props */
const Sides = ({ games }) =>
  html`<section class="panel stack"><h2>${t("evenings-sides")}</h2>
    ${[...grouped(games, playedText)].map(([name, list]) => {
      const winners = [...grouped(list, (game) => game.winners.join(" "))];
      return html`<div key=${name} class="sides-won"><h3>${name}</h3>
        <div class="bar-of" aria-hidden="true">${winners.map(
          ([sides, won]) => html`<i key=${sides} class=${`s-${look(list[0].tale, sides)}`}
            style=${{ flexGrow: won.length }}></i>`,
        )}</div>
        <ul class="legend">${winners.map(
          ([sides, won]) =>
            html`<li key=${sides}><${Icon} name=${`u-side-${look(list[0].tale, sides)}`} />
          ${winnersText(list[0].tale, sides)} <b>${won.length}</b></li>`,
        )}</ul></div>`;
    })}</section>`;

/** @param {string} tale @param {string} sides */
const look = (tale, sides) => (sides ? sideClass(sides.split(" ")[0], tale) : "neutral");
/** @param {string} tale @param {string} sides */
const winnersText = (tale, sides) =>
  sides
    ? sides
        .split(" ")
        .map((side) => sideText(tale, side))
        .join(" + ")
    : t("ui-nobody");

/** A share as a bar with its numbers. @param {{won: number, games: number}} props */
const Share = ({ won, games }) =>
  html`<span class="share"><span>${t("evenings-won-of", { won, n: games })}</span>
    <i class="bar-of" aria-hidden="true"><i style=${{ width: `${(100 * won) / games}%` }}></i></i></span>`;

/** Who played how often, won how often, and as what. @param {{games: Game[]}} props */
const People = ({ games }) =>
  byPerson(games).length > 0 &&
  html`<section class="panel"><h2>${t("evenings-people")}</h2>
    <ul class="list counted">${byPerson(games).map(
      (one) => html`<li key=${one.name}><b class="grow"><bdi>${one.name}</bdi>
      <span class="small dim note">${favourites(one.list)}</span></b>
      <${Share} won=${one.won} games=${one.games} /></li>`,
    )}</ul></section>`;

/** The roles somebody had most often. @param {import("../base/evenings.js").Part[]} list */
const favourites = (list) =>
  [...grouped(list, ({ tale, player }) => roleName(tale, player.role))]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, 3)
    .map(([role, { length }]) => (length > 1 ? `${role}\u00a0×\u00a0${length}` : role))
    .join(", ");

/** How often each role was there, and how often it won. @param {{games: Game[]}} props */
function Roles({ games }) {
  const [all, show] = useState(false);
  const roles = byRole(games);
  return html`<section class="panel"><h2>${t("evenings-roles")}</h2>
    <ul class="list counted">${roles.slice(0, all ? roles.length : ROLES_AT_FIRST).map(
      (one) => html`<li key=${`${one.tale} ${one.role}`}>
      <span class="grow">${roleName(one.tale, one.role)}</span>
      <${Share} won=${one.won} games=${one.games} /></li>`,
    )}</ul>
    ${
      !all &&
      roles.length > ROLES_AT_FIRST &&
      html`<button class="btn plain" onClick=${() => show(true)}>
      ${t("evenings-all-roles", { n: roles.length })}</button>`
    }</section>`;
}
