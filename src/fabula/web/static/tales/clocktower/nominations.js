// @ts-check
// Who nominates whom, in words, and what of it may be new to somebody.
import { known, nameOf } from "../../base/fold.js";
import { html } from "../../base/html.js";
import { isDead } from "../../base/phases.js";
import { t } from "../../base/words.js";
import { me } from "../../base/wire.js";
import { costsToken, mayVote, polling } from "./poll.js";
import { First } from "../../parts/explanation.js";
import { News } from "../../screens/news.js";

/** What comes up now that may be new to this player. */
export function topicNow() {
  const poll = polling();
  const seat = me.value.seat ?? -1;
  if (known.value.hushed && !poll?.isExile) return "";
  // while hands are counted the clock is to be seen
  if (poll?.isExile) return poll.isPlea ? "exile" : "";
  if (poll && isDead(seat) && mayVote(seat) && costsToken(seat)) return "ghost";
  return poll?.isPlea || known.value.phase === "nominations" ? "nomination" : "";
}

/**
 * Who nominates whom, to the nominee first of all; nothing where nobody did.
 * @param {{seat?: number, nominee: number} | null} nomination
 */
export const nominationText = (nomination) => {
  if (nomination?.seat === undefined) return "";
  const who = nameOf(nomination.seat);
  const themself = nomination.seat === nomination.nominee;
  if (nomination.nominee === me.value.seat)
    return themself ? t("square-nominate-yourself") : t("square-nominates-you", { who });
  return themself
    ? t("square-nominates-themself", { who })
    : t("story-clocktower-nominated", { who, name: nameOf(nomination.nominee) });
};

/** Said until the plea begins. */
const Nomination = () => html`<div role="status">
  ${
    known.value.nomination &&
    html`<div class="news"><p class="paper strip">
  ${nominationText(known.value.nomination)}</p></div>`
  }</div>`;

/** What stands above the square while all talk: a nomination, what may be new, what has just been heard. */
export const Above = () => html`<${Nomination} /><${First} topic=${topicNow()} />
          <${News} skip=${["exile_supported"]} last=${3} />`;
