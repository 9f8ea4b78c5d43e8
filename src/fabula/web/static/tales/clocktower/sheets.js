// @ts-check
// A script on paper: the roles for the players, and both nights for whoever leads.
import { html } from "../../base/html.js";
import { ability } from "../../parts/card.js";
import { printed } from "../../base/paper.js";
import { kindName, Numbers } from "../../parts/numbers.js";
import { Icon } from "../../parts/scene.js";
import { roleOf } from "../../base/tales.js";
import { has, t } from "../../base/words.js";
import { callOf } from "./calls.js";
import { Jinxes, ownRules } from "../../parts/jinxes.js";
import { named, TALE } from "./bring.js";

/** @import { Found, OwnRole } from "./found.js" */

const KINDS = ["townsfolk", "outsider", "minion", "demon", "traveller", "fabled", "loric"];
const NIGHTS = /** @type {const} */ (["first_night", "other_nights"]);

/** Print a script as it was read. @param {Found} found */
export const print = (found) => printed(html`<${Pages} found=${found} />`);

/**
 * @param {Found} found
 * @returns {(id: string) => OwnRole | undefined} what a role is: one of the author's own, or one that is
 *  published
 */
const knownIn = (found) => (id) => found.homebrew.find((one) => one.id === id);

// How the type may be set: letters in a line of a column, and lines in a column of one page.
const SETTINGS = [
  { cls: "", wide: 50, tall: 60 },
  { cls: "small-print", wide: 55, tall: 66 },
  { cls: "fine-print", wide: 61, tall: 77 },
  { cls: "tiny-print", wide: 70, tall: 86 },
];
const GAP = 0.3; // of a line, between two entries
const OF_NUMBERS = 8; // lines

/**
 * The largest type in which these fit on a page.
 * @param {(wide: number) => number} lines how many lines they take
 */
const setting = (lines) =>
  (SETTINGS.find(({ wide, tall }) => lines(wide) <= tall) || SETTINGS[SETTINGS.length - 1]).cls;

/** How many lines these texts take. @param {string[]} texts @param {number} wide */
const linesOf = (texts, wide) => texts.reduce((sum, text) => sum + Math.ceil(text.length / wide) + GAP, 0);

/** A sheet of roles, and a sheet with both nights side by side. @param {{found: Found}} props */
function Pages({ found }) {
  const own = knownIn(found);
  const name = (/** @type {string} */ id) => own(id)?.name || named(id);
  const ids = [...Object.keys(found.kinds), ...found.homebrew.map((one) => one.id)];
  const kindOf = (/** @type {string} */ id) => own(id)?.kind || found.kinds[id];
  const head = html`<header><h1>${found.name || t("script-of-your-own")}</h1>
    ${found.author && html`<p>${t("script-by", { author: found.author })}</p>`}</header>`;
  const rulings = /** @type {string[]} */ (found.rulings || []);
  const lines = (/** @type {"first_night" | "other_nights"} */ night) => found[`${night}_sheet`];
  const ofPairs = (/** @type {number} */ wide) =>
    found.jinxes.length &&
    1 +
      (found.jinxes.length +
        linesOf(
          found.jinxes.map((/** @type {string[]} */ [a, b]) => t(`jinx-${a}-${b}`)),
          wide,
        )) /
        2;
  const ofRoles = (/** @type {number} */ wide) =>
    KINDS.reduce((sum, kind) => {
      const list = ids.filter((id) => kindOf(id) === kind);
      return (
        sum +
        (list.length &&
          2.2 +
            (list.length +
              linesOf(
                list.map((id) => abilityOf(id, own(id))),
                wide,
              )) /
              2)
      );
    }, 0) +
    linesOf(
      ownRules(found).map(([a, b, rule]) => `${a}${b}${rule}`),
      wide,
    ) +
    ofPairs(wide);
  const ofNights = (/** @type {number} */ wide) =>
    OF_NUMBERS +
    Math.max(
      ...NIGHTS.map((night) =>
        linesOf(
          lines(night).map((line) => `00. ${lineName(line, name)} ${callOf(line, own(line), night)}`),
          wide,
        ),
      ),
    );
  return html`<article class=${setting(ofRoles)}>${head}
    ${KINDS.map((kind) => /** @type {const} */ ([kind, ids.filter((id) => kindOf(id) === kind)]))
      .filter(([, list]) => list.length)
      .map(
        ([kind, list]) =>
          html`<section><h2>${kindName(TALE, kind)}</h2>
      <dl>${list.map(
        (/** @type {string} */ id) => html`<div>${sign(id)}<dt>${name(id)}</dt><dd>
      ${abilityOf(id, own(id))}</dd></div>`,
      )}</dl>
        </section>`,
      )}
    <${Jinxes} pairs=${found.jinxes} led=${found.led_jinxes} own=${ownRules(found)} name=${name} />
    ${
      rulings.length > 0 &&
      html`<section><h2>${t("rulings-title")}</h2><ul>
      ${rulings.map((text) => html`<li>${text}</li>`)}</ul></section>`
    }
    </article>
    <article class=${`both-nights ${setting(ofNights)}`}>${head}
      ${NIGHTS.map(
        (night) => html`<section><h2>${t(`script-${night}`)}</h2><ol>
      ${lines(night).map(
        (line) => html`<li>${sign(line)}<b>
      ${lineName(line, name)}</b> ${callOf(line, own(line), night)}</li>`,
      )}</ol>
      </section>`,
      )}<${Numbers} tale=${TALE} /></article>`;
}

/** The sign of a role that has one. @param {string} id */
const sign = (id) =>
  roleOf(TALE, id).id === id
    ? html`<${Icon} name=${`g-${roleOf(TALE, id).icon}`} />`
    : html`<span class="i"></span>`;

/** What a role does. @param {string} id @param {OwnRole | undefined} own */
const abilityOf = (id, own) => own?.ability || ability(TALE, id);

/** @param {string} line @param {(id: string) => string} name */
const lineName = (line, name) => (has(`script-${line}`) ? t(`script-${line}`) : name(line));
