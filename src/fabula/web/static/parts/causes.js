// @ts-check
// Causes of death, in words, for whoever leads and names the dead: the vote, who struck, in whose place.
import { nameOf } from "../base/fold.js";
import { foreseenText, isRole, naming } from "../base/story.js";
import { causes, entries, room } from "../base/wire.js";
import { has, role as roleName, t } from "../base/words.js";

/** @import { Foreseen } from "../base/messages.js" */

/** Causes of a death that are the vote of all. */
const VOTED = ["vote", "execution"];
const NIGHT = "night";

/** The text for a cause that was foreseen: one of its own, or who has struck. @param {Foreseen} line */
function inWords({ code, args = {} }) {
  const own = `cause-${code.split("-").at(-1)}`;
  const id = has(own) ? own : args.role ? "cause-role" : `cause-${NIGHT}`;
  return foreseenText(room.value.tale, { code: id, args }, naming(nameOf));
}

/**
 * Whether whoever dies by night has chosen something since, as the ability of a dead player may ask of them.
 * @param {number} seat
 * @param {number} end
 */
function hasChosen(seat, end) {
  const before = entries.value.slice(0, end);
  const fell = before.findLastIndex((event) => event.e === "fell" && event.seat === seat);
  return fell >= 0 && before.slice(fell).some((event) => event.e === "chose" && event.seat === seat);
}

/**
 * Why somebody dies, which whoever leads may know: the vote with so many `hands`, or what was foreseen.
 * @param {number} seat
 * @param {number} hands
 */
export function whyOf(seat, hands) {
  const { tale } = room.value;
  const at = entries.value.findLastIndex((event) => event.e === "died" && event.seat === seat);
  const died = entries.value[at];
  const cause = died?.e === "died" ? died.cause : "";
  if (VOTED.includes(cause)) return hands ? t("cause-vote-hands", { n: hands }) : t("cause-vote");
  if (isRole(tale, cause)) return t("cause-role", { role: roleName(tale, cause) });
  const foreseen = causes.value.filter(({ args }) => args?.who === seat).map(inWords);
  const own = `cause-${cause}`;
  const why = foreseen.length ? [...new Set(foreseen)] : has(own) ? [t(own)] : [];
  return [...why, ...(hasChosen(seat, at) ? [t("cause-asked")] : [])].join(" · ");
}
