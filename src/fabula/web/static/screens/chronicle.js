// @ts-check
// What stands in a chronicle, and how it comes out of it: games, names, all of it.
import { change, eveningOf, forget, grouped, pageOf, playedText } from "../base/evenings.js";
import { html, useState } from "../base/html.js";
import { origin } from "../base/origin.js";
import { wonText } from "../base/story.js";
import { dayWritten, plain, role as roleName, several, t } from "../base/words.js";
import { Icon, IconButton } from "../parts/scene.js";

/** @import { Game } from "../base/evenings.js" */
/** @import { Typed } from "../base/choices.js" */
/** @typedef {{link: string, again: () => void}} Where */

/**
 * A question before what cannot be taken back.
 * @param {{ask: string, yes: string, act: () => void, not: () => void}} props
 */
const Sure = ({ ask, yes, act, not }) =>
  html`<div class="panel sure stack" role="alertdialog" aria-label=${ask}><p>${ask}</p>
    <div class="row wrap"><button class="btn" onClick=${act}>${yes}</button>
    <button class="btn plain" onClick=${not}>${t("evenings-not")}</button></div></div>`;

/** The link to share, and the way to forget all of it. @param {{link: string, name: string, gone: () =>
 *  void}} props */
export function TheWhole({ link, name, gone }) {
  const [copied, tell] = useState(false);
  const [sure, ask] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(`${origin.value}${pageOf(link)}`).then(
      () => tell(true),
      () => null,
    );
  const burn = async () => {
    if (!(await change(link, "burn"))) return ask(false);
    forget(link);
    gone();
  };
  return html`<div class="row wrap"><button class="btn plain" onClick=${copy}><${Icon} name="u-share" />
    ${t(copied ? "evenings-copied" : "evenings-copy")}</button>
    <button class="btn plain" onClick=${() => ask(!sure)}>${t("evenings-burn")}</button></div>
    ${
      sure &&
      html`<${Sure} ask=${t("evenings-burn-ask", { name })} yes=${t("evenings-burn")} act=${burn}
      not=${() => ask(false)} />`
    }
    <p class="small dim">${t("evenings-note")}</p>`;
}

/** Every game, the latest first, each of which can be taken out. @param {Where & {games: Game[]}} props */
export function GamesKept({ games, link, again }) {
  const [sure, ask] = useState("");
  const drop = async (/** @type {string} */ game) => {
    await change(link, "drop", { game });
    ask("");
    again();
  };
  return html`<section class="panel"><details><summary><h2>${t("evenings-games")}</h2></summary>
    <ol class="list games-kept">${[...games].reverse().map(
      (game) => html`<li key=${game.id}><div class="row between"><span class="grow">
      <b>${playedText(game)}</b><br /><span class="small dim">${whenText(game)}</span><br />
      ${wonBy(game)}</span>
      <${IconButton} name="u-close" label=${t("evenings-drop", { when: whenText(game) })}
        onClick=${() => ask(sure === game.id ? "" : game.id)} /></div>
      <p class="small">${several(game.players.map((one) => whoText(game, one)))}</p>
      ${
        sure === game.id &&
        html`<${Sure} ask=${t("evenings-drop-ask")} yes=${t("evenings-drop-yes")}
        act=${() => drop(game.id)} not=${() => ask("")} />`
      }</li>`,
    )}</ol></details></section>`;
}

/** @param {Game} game */
const whenText = (game) =>
  `${dayWritten(eveningOf(game), { dateStyle: "medium" })}, ${t("evenings-minutes", {
    n: Math.max(1, Math.round(game.length / 60000)),
  })}`;

/** Who has won, in a sentence. @param {Game} game */
const wonBy = ({ tale, winners, players }) =>
  wonText(
    tale,
    { sides: winners, seats: players.flatMap((one, seat) => (one.won ? [seat] : [])) },
    (seat) => players[seat].at_end || players[seat].role,
  );

/** Somebody with their role. @param {Game} game @param {Game["players"][number]} one */
function whoText({ tale }, one) {
  const end = one.at_end ? ` → ${roleName(tale, one.at_end)}` : "";
  const name = one.bot ? t("ui-bot") : one.name || t("evenings-somebody");
  return `${name} (${roleName(tale, one.role)}${end})`;
}

/** Every name, each of which can be taken out; and one that was may be let in again.
 * @param {Where & {games: Game[]}} props */
export function NamesKept({ games, link, again }) {
  const [sure, ask] = useState("");
  const [name, type] = useState("");
  const [told, tell] = useState(false);
  const everybody = games.flatMap(({ players }) => players.map(({ name: one }) => one)).filter(Boolean);
  const names = [...grouped(everybody, plain).values()].map(([one]) => one).sort();
  const strike = async () => {
    await change(link, "strike", { name: sure });
    ask("");
    again();
  };
  const letIn = async (/** @type {Event} */ event) => {
    event.preventDefault();
    tell(await change(link, "let-in", { name }));
    type("");
  };
  return html`<section class="panel"><details><summary><h2>${t("evenings-names")}</h2></summary>
    <p class="small">${t("evenings-names-note")}</p>
    <ul class="list">${names.map(
      (one) => html`<li key=${one}><div class="row between"><bdi class="grow">${one}</bdi>
      <button class="btn small" aria-label=${t("evenings-strike-whom", { name: one })}
        onClick=${() => ask(sure === one ? "" : one)}>${t("evenings-strike")}</button></div>
      ${
        sure === one &&
        html`<${Sure} ask=${t("evenings-strike-ask", { name: one })} yes=${t("evenings-strike")} act=${strike}
        not=${() => ask("")} />`
      }</li>`,
    )}</ul>
    <form class="stack" onSubmit=${letIn}><label class="stack"><span class="small">
      ${t("evenings-let-in")}</span>
      <span class="field"><input class="words" maxlength="48" value=${name}
      onInput=${(/** @type {Typed} */ event) => (type(event.currentTarget.value), tell(false))} /></span>
      </label>
      <p class="small" role="status">${told && t("evenings-let-in-done")}</p>
      <button class="btn" type="submit" disabled=${!name.trim()}>${t("evenings-let-in-yes")}</button></form>
    </details></section>`;
}
