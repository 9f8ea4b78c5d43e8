// @ts-check
// The seats by day: who is ready, nominated or in jail, what is claimed there, and one's own guesses.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { wordBadge, wordLabel } from "../parts/speakers.js";
import { goneWords } from "../parts/connection.js";
import { Badge } from "../parts/ring.js";
import { Icon } from "../parts/scene.js";
import { isDead } from "../base/phases.js";
import { claimTokens, claimWords } from "../parts/claims.js";
import { penciled, penciledWords } from "../parts/pocketbook.js";
import { roleOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { seatsOf } from "../parts/seats.js";

/** What stands at a seat by day, in words. @param {number} seat */
function labelOf(seat) {
  const { ready, jailed, nominees } = known.value;
  return [
    nameOf(seat),
    ...goneWords(seat),
    ...(isDead(seat) ? [t("ui-dead")] : []),
    ...(jailed.includes(seat) ? [t("ui-in-jail")] : []),
    ...(nominees.includes(seat) ? [t("ui-nominated")] : []),
    ...(ready.includes(seat) ? [t("ui-is-ready")] : []),
    ...(wordLabel(seat) ? [wordLabel(seat)] : []),
    ...claimWords(seat),
    ...penciledWords(seat),
  ].join(", ");
}

/**
 * The seats by day: who is ready, nominated, in jail, what is claimed there, and one's own guesses.
 * @param {(seat: number) => void} open
 * @param {number | undefined} speaking
 */
export const daySeats = (open, speaking) =>
  seatsOf((seat) => {
    const { ready, jailed, nominees } = known.value;
    return {
      cls: `quiet ${seat === speaking ? "speaks" : ""}`,
      ...shownCard(seat),
      badge: html`${ready.includes(seat) && html`<${Badge} icon="u-check" />`}
        ${
          nominees.includes(seat) &&
          html`<${Badge} icon="u-hand-up"
          />`
        }${jailed.includes(seat) && html`<${Badge} icon="u-lock" />`}
        ${penciled(seat)}${claimTokens(seat)}${wordBadge(seat)}`,
      label: labelOf(seat),
      onPick: seat === me.value.seat ? undefined : () => open(seat),
    };
  });

/** The face of a card that lies open on a seat. @param {number} seat */
export function shownCard(seat) {
  const card = known.value.revealed[seat];
  if (!card) return {};
  const facts = roleOf(room.value.tale, card.copied || card.role);
  return { face: html`<${Icon} name=${`g-${facts.icon}`} />` };
}
