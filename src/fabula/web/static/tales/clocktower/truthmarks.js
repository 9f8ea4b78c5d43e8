// @ts-check
// Statements with their truth beside them, for whoever leads: the whole, and each part of what is joined.
import { html } from "../../base/html.js";
import { isStatement, sentence } from "../../base/statements.js";
import { naming } from "../../base/story.js";
import { t } from "../../base/words.js";
import { room } from "../../base/wire.js";
import { Icon } from "../../parts/scene.js";

/** @import { Statement } from "../../base/choices.js" */

const JOINED = ["and", "or", "exactly"];
const OWN = "words";

/** Of what a statement is joined; itself, if of nothing; of somebody's own words nothing. */
export const partsOf = (/** @type {Statement} */ statement) =>
  JOINED.includes(statement[0]) ? statement.filter(isStatement) : statement[0] === OWN ? [] : [statement];

/**
 * Whether something is so, by what it may be; of what `must` be false, whether it is.
 * @param {{values: boolean[], must?: false}} props
 */
export function Mark({ values, must }) {
  const word = values.length > 1 ? "either" : values[0] ? "true" : "false";
  const needed = must === undefined ? "" : values.includes(must) ? "-needed" : "-forbidden";
  return html` <b class=${`truth ${needed.slice(1)}`}>
    <${Icon} name=${{ true: "u-check", false: "u-close", either: "u-mark" }[word]} />
    ${t(`says-mark-${word}`)}${needed && ` · ${t(`says-mark${needed}`)}`}</b>`;
}

/**
 * Each part of what is joined, with its truth.
 * @param {{statement: Statement, weighed: boolean[][], name: (seat: number) => string}} props
 */
export function Parts({ statement, weighed, name }) {
  const parts = partsOf(statement);
  if (parts.length < 2) return null;
  return html`<ul class="said-parts small">${parts.map(
    (part, i) => html`<li>${sentence(room.value.tale, part, naming(name))}
      <${Mark} values=${weighed[i]} /></li>`,
  )}</ul>`;
}

/**
 * What a player said or asked, each statement with its truth, or with that of its parts.
 * @param {{said: Statement[], weighed?: boolean[][][], name: (seat: number) => string}} props
 */
export const Said = ({ said, weighed = [], name }) =>
  said.map((one, i) => {
    const parts = weighed[i] || [];
    const words = t("ui-quoted", { what: sentence(room.value.tale, one, naming(name)) });
    return html`<div class="say small-say">${words}
      ${parts.length === 1 && html`<${Mark} values=${parts[0]} />`}
      <${Parts} statement=${one} weighed=${parts} name=${name} /></div>`;
  });
