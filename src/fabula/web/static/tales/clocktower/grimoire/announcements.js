// @ts-check
// What whoever leads has to say to all now: not everybody has a device that does.
import { known } from "../../../base/fold.js";
import { html } from "../../../base/html.js";
import { naming, newsLines } from "../../../base/story.js";
import { labelled, t } from "../../../base/words.js";
import { room, toName } from "../../../base/wire.js";
import { book, named } from "./book.js";

const MOST = 3;
/** Hands are counted aloud, and what is said aloud all have heard. */
const HEARD = ["stated", "raised", "voted"];
/** What the card of whoever is to be named says, and nobody is to hear before. */
const UNTOLD = ["died", "executed", "survived", "unexecuted", "quiet"];

/**
 * In the order in which it is said; the last stands out, for what is before it may have been said. Until the
 * first sleeper has been woken and has chosen, or what comes next is on.
 */
export function Aloud() {
  const { phase, walked } = book.value;
  if (
    phase === "night" &&
    walked.some(({ who, chose }, n) => who.length > 0 && (chose.length > 0 || n < walked.length - 1))
  )
    return null;
  const lines = newsLines(
    room.value.tale,
    known.value.news.filter(({ e }) => ![...HEARD, ...(toName.value ? UNTOLD : [])].includes(e)),
    naming(named),
    MOST,
  );
  return (
    lines.length > 0 &&
    html`<div class="news aloud" aria-live="polite"><p class="paper strip"><span class="small dim">
      ${labelled(t("grim-aloud"), "")}
    </span> ${lines.map(
      (line, n) => html`${n > 0 && " · "}<span key=${n} class=${n < lines.length - 1 ? "dim" : ""}>
    ${line}</span>`,
    )}</p></div>`
  );
}
