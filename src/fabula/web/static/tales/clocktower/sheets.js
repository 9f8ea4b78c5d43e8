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
import { named, TALE } from "./tale.js";

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

/** What a draft names, by what the sheets ask of it. @typedef {ReturnType<typeof readIn>} Read */

/** @param {Found} found */
function readIn(found) {
  const own = knownIn(found);
  const ids = [...Object.keys(found.kinds), ...found.homebrew.map((one) => one.id)];
  const kindOf = (/** @type {string} */ id) => own(id)?.kind || found.kinds[id];
  return {
    found,
    own,
    name: (/** @type {string} */ id) => own(id)?.name || named(id),
    of: (/** @type {string} */ kind) => ids.filter((id) => kindOf(id) === kind),
    lines: (/** @type {"first_night" | "other_nights"} */ night) => found[`${night}_sheet`],
  };
}

/** A head, and so many texts in two columns, each in a line of its own at least. */
const inColumns = (/** @type {number} */ head, /** @type {string[]} */ texts, /** @type {number} */ wide) =>
  texts.length && head + (texts.length + linesOf(texts, wide)) / 2;

/** How many lines the sheet of roles takes. @param {Read} read @returns {(wide: number) => number} */
const linesOfRoles =
  ({ found, own, of }) =>
  (wide) =>
    KINDS.reduce(
      (sum, kind) =>
        sum +
        inColumns(
          2.2,
          of(kind).map((id) => abilityOf(id, own(id))),
          wide,
        ),
      0,
    ) +
    linesOf(
      ownRules(found).map(([a, b, rule]) => `${a}${b}${rule}`),
      wide,
    ) +
    inColumns(
      1,
      found.jinxes.map((/** @type {string[]} */ [a, b]) => t(`jinx-${a}-${b}`)),
      wide,
    );

/** How many lines the sheet of both nights takes. @param {Read} read @returns {(wide: number) => number} */
const linesOfNights =
  ({ own, name, lines }) =>
  (wide) =>
    OF_NUMBERS +
    Math.max(
      ...NIGHTS.map((night) =>
        linesOf(
          lines(night).map((line) => `00. ${lineName(line, name)} ${callOf(line, own(line), night)}`),
          wide,
        ),
      ),
    );

/** All roles by kind, the rules for pairs, what is ruled at this table. @param {{read: Read}} props */
function RolesPage({ read: { found, own, name, of } }) {
  const rulings = /** @type {string[]} */ (found.rulings || []);
  return html`${KINDS.map((kind) => /** @type {const} */ ([kind, of(kind)]))
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
    }`;
}

/** Both nights side by side. @param {{read: Read}} props */
const NightsPage = ({ read: { own, name, lines } }) =>
  NIGHTS.map(
    (night) => html`<section><h2>${t(`script-${night}`)}</h2><ol>
      ${lines(night).map(
        (line) => html`<li>${sign(line)}<b>
      ${lineName(line, name)}</b> ${callOf(line, own(line), night)}</li>`,
      )}</ol>
      </section>`,
  );

/** A sheet of roles, and a sheet with both nights side by side. @param {{found: Found}} props */
function Pages({ found }) {
  const read = readIn(found);
  const head = html`<header><h1>${found.name || t("script-of-your-own")}</h1>
    ${found.author && html`<p>${t("script-by", { author: found.author })}</p>`}</header>`;
  return html`<article class=${setting(linesOfRoles(read))}>${head}<${RolesPage} read=${read} /></article>
    <article class=${`both-nights ${setting(linesOfNights(read))}`}>${head}
      <${NightsPage} read=${read} /><${Numbers} tale=${TALE} /></article>`;
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
