// @ts-check
// Why a bot says what it says, or votes so: a sentence, which comes with its words when the first is shown.
import { nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { isRole, naming } from "../base/story.js";
import { has, role as roleName, t } from "../base/words.js";
import { room, said } from "../base/wire.js";

/** @import { Choice } from "../base/choices.js" */

/** A reason in words: ground, wording, of whom it is, whom and what it names. @param {Choice[]} why */
function reasonText([ground, wording, who, ...named]) {
  const { tale } = room.value;
  const id = `why-${ground}-${wording}`;
  const other = named.find((one) => typeof one === "number");
  const sign = named.find((one) => typeof one === "string");
  const gaps = {
    who: naming(nameOf)(/** @type {number} */ (who)),
    other: other === undefined ? "" : naming(nameOf)(other),
    role: typeof sign === "string" && isRole(tale, sign) ? roleName(tale, sign) : "",
  };
  return has(id) ? t(id, gaps) : "";
}

/** @param {{why: Choice[]}} props */
export const Reason = ({ why }) => html`<bdi class="why">${reasonText(why)}</bdi>`;

/** The reason of what was just claimed at a seat. @param {{seat: number, words: Choice[]}} props */
export function ReasonOf({ seat, words }) {
  const same = JSON.stringify(words);
  const one = said.value.findLast(
    (line) => line.why && line.person === room.value.seats[seat] && JSON.stringify(line.words?.[0]) === same,
  );
  return one?.why && html`<br /><${Reason} why=${/** @type {Choice[]} */ (one.why)} />`;
}
