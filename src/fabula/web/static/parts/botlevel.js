// @ts-check
// How well a bot plays and how it carries itself: the host chooses before the deal, all others read it.
import { html, useState } from "../base/html.js";
import { t } from "../base/words.js";
import { tell } from "../base/wire.js";
import { Seg } from "./controls.js";

/** @typedef {import("../base/messages.js").Person} Person */
/** @typedef {NonNullable<import("../base/messages.js").AddBot["mind"]>} Mind */

const LEVELS = ["newcomer", "regular", "sharp"];
const TEMPERS = ["even", "lively", "quiet"];

/** The level and the temperament in a mind's name. @param {string} mind @returns {[string, string]} */
function read(mind) {
  const [level, temper = "even"] = (mind === "sensible" ? "sharp" : mind).split("-");
  return [LEVELS.includes(level) ? level : "newcomer", temper];
}

/** @param {string} level @param {string} temper */
const named = (level, temper) => /** @type {Mind} */ (temper === "even" ? level : `${level}-${temper}`);

/** One of a few. @param {{text: string, of: string[], at: string, choose: (one: string) => void}} props */
const OneOf = ({ text, of, at, choose }) =>
  html`<div><p class="small dim">${t(text)}</p><${Seg} label=${t(text)} at=${at} choose=${choose}
    options=${of.map((id) => ({ id, label: t(`${text}-${id}`) }))} /></div>`;

/** @param {{one: Person, mayChange: boolean}} props */
export function BotLevel({ one, mayChange }) {
  const [taken, hold] = useState(""); // until all know it: who touches both does not take the first back
  const [level, temper] = read(taken || one.bot || "");
  const words = { level: t(`bot-level-${level}`), temper: t(`bot-temper-${temper}`) };
  /** @param {string} level @param {string} temper */
  const take = async (level, temper) => {
    const mind = named(level, temper);
    hold(mind);
    await tell("add_bot", { person: one.id, mind });
    hold((now) => (now === mind ? "" : now));
  };
  return html`<div class="stack">
    ${
      mayChange &&
      html`<${OneOf} text="bot-level" of=${LEVELS} at=${level}
        choose=${(/** @type {string} */ one) => take(one, temper)} />
      <${OneOf} text="bot-temper" of=${TEMPERS} at=${temper}
        choose=${(/** @type {string} */ one) => take(level, one)} />`
    }
    <p class="dim">${t("bot-level-note", words)}</p></div>`;
}
