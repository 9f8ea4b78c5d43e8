// @ts-check
// For whoever leads a table where roles are called aloud: how to lead well, and the sign that goes with what
// is shown.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { useWordsOf } from "../parts/lazymodule.js";
import { Icon } from "../parts/scene.js";
import { answerText } from "../base/story.js";
import { has, role as roleName, t } from "../base/words.js";
import { entries, room } from "../base/wire.js";

/** @import { Entry } from "../base/events.js" */
/** @import { Choice, Told } from "../base/choices.js" */

const MOST = 12;

/** The advice of the books: for all games, and for this one. @param {{tale: string}} props */
export function Tips({ tale }) {
  useWordsOf("leading");
  const numbered = (/** @type {string} */ of) =>
    Array.from({ length: MOST }, (_, n) => `${of}-${n + 1}`).filter(has);
  const tips = [...numbered("tip"), ...numbered(`tip-${tale}`)];
  if (!tips.length) return null;
  return html`<details class="panel tips"><summary>${t("tips")}</summary><ul class="list">
    ${tips.map(
      (id) => html`<li class="small"><${Icon} name="u-bulb" cls="lead" /><span><b>
    ${t(id)}</b> ${t(`${id}.text`)}</span></li>`,
    )}
    </ul></details>`;
}

/** The hand that shows this answer. @param {Choice} answer */
const signOf = (answer) =>
  typeof answer === "number"
    ? t("sign-number", { n: answer })
    : has(`sign-${answer}`)
      ? t(`sign-${answer}`)
      : "";

/** What is to be shown without a word. @type {import("../base/choices.js").ByEvent<[], string[]>} */
const SIGNS = {
  learned: ({ seat, answer }) => [nameOf(seat), answerText(room.value.tale, answer), signOf(answer)],
  saw: ({ seat, role }) => [nameOf(seat), roleName(room.value.tale, role), t("sign-card")],
  turned: ({ seat, side }) => [nameOf(seat), "", side ? t("sign-shoulder") : ""],
};

const signsOf = (/** @type {Entry} */ event) =>
  /** @type {((event: Entry) => string[]) | undefined} */ (SIGNS[event.e]);

/** What whoever is awake has been told since they were called, each with its sign. */
export function Signs() {
  useWordsOf("leading");
  const all = entries.value;
  const called = all.findLastIndex((event) => event.e === "called" || event.e === "phase");
  const shown = all
    .slice(called + 1)
    .flatMap((event) => [signsOf(event)?.(event) ?? []].filter((signs) => signs.length > 0))
    .filter(([, , sign]) => sign);
  if (!shown.length || !known.value.walked) return null;
  return html`<div class="panel signs"><h2>${t("signs")}</h2><ul class="list">
    ${shown.map(
      ([name, answer, sign]) => html`<li class="small"><${Icon} name="u-eye" cls="lead" /><span><b>${name}</b>
      ${answer && ` ${answer} ·`} ${sign}</span></li>`,
    )}</ul></div>`;
}
