// @ts-check
// The table of the evening: who has won how often, over all games of this room.
import { html } from "../base/html.js";
import { has, t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { inATable } from "./namefit.js";
import { Icon } from "./scene.js";

/** Whether a game of this room has come to its end. */
export const isPlayedIn = () => (room.value.series || []).length > 0;

/** @param {number | null} [points] what the last game gave; nothing if they did not play in it */
const gained = (points = null) =>
  points === null ? "–" : points > 0 ? `+${points}` : String(points).replace("-", "−");

/**
 * The name as people know it now, whoever is still here.
 * @param {import("../base/messages.js").Standing} one
 */
const nameHere = (one) => room.value.people.find((other) => other.id === one.person)?.name || one.name;

/** So many games at most are a light each. */
const LIGHTS = 6;

/**
 * What somebody has won: a light for each game, lit where it was won.
 * @param {{one: import("../base/messages.js").Standing}} props
 */
const Lights = ({ one: { games, wins } }) =>
  html`<span class="lights" aria-hidden="true">${Array.from(
    { length: games },
    (_, i) => html`<i class=${i < wins ? "lit" : ""}></i>`,
  )}</span><span class="vh">${wins}</span>`;

/**
 * The table itself, in the order in which the server tells it, or some of its rows; with `lights` wins are
 * lights, as long as the evening is not long.
 * @param {{rows?: import("../base/messages.js").Standing[], lights?: boolean}} props
 */
export const Standings = ({ rows = room.value.series || [], lights = false }) =>
  html`<div class="scroll" tabindex="0" role="group" aria-label=${t("ui-series")}>
    <table class="who-table standings">
  ${
    has(`${room.value.tale}-standings`) &&
    html`<caption class="small dim">
  ${t(`${room.value.tale}-standings`)}</caption>`
  }
  <thead><tr><th>${t("ui-player")}</th><th>${t("ui-games")}</th><th>${t("ui-wins")}</th><th>
  ${t("ui-points")}</th><th>${t("ui-last-game")}
    </th></tr></thead>
  <tbody>${rows.map(
    (one) => html`<tr class=${one.person && one.person === me.value.id ? "mine" : ""}>
    <th scope="row">${one.bot && html`<${Icon} name="u-bot" /><span class="vh">${t("ui-bot")} </span>`}<bdi>
    ${inATable(nameHere(one))}</bdi>
      ${!one.person && html`<span class="note small dim">${t("ui-has-left")}</span>`}</th>
    <td>${one.games}</td>
    <td>${lights && one.games <= LIGHTS ? html`<${Lights} one=${one} />` : one.wins}</td>
    <td><b>${one.points}</b></td><td>${gained(one.last)}</td></tr>`,
  )}</tbody></table></div>`;
