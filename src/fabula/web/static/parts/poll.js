// @ts-check
// What all see of a vote, whoever leads it and in every tale but the Clocktower: who is up, the hands of the
// names that are done, who has answered, and the ring of its time. Nothing in it comes from what only some
// know.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { has, several, t } from "../base/words.js";
import { clock, room } from "../base/wire.js";
import { Badge } from "./ring.js";
import { TableCandle, TimeLeft, TimeRing } from "./time.js";

/** The question about a name: it is asked of the table, not of the one who is named. @param {number} seat */
export function questionAbout(seat) {
  const own = `prompt-${room.value.tale}-hand.name`;
  return t(has(own) ? own : "ui-voted-on", { name: nameOf(seat) });
}

/** How many hands were seen for a name that is done; nothing for one that is not. @param {number} seat */
const handsFor = (seat) => /** @type {number | undefined} */ (known.value.counts[seat]);

/** Whether a name is done, and its number stands at its seat. @param {number} seat */
export const isDone = (seat) => handsFor(seat) !== undefined;

/** Who has the most hands of the names that are done, and that as many draw level; empty before that. */
export function mostSoFar() {
  const done = Object.entries(known.value.counts);
  const n = Math.max(0, ...done.map(([, hands]) => hands));
  const names = several(done.filter(([, hands]) => hands === n).map(([seat]) => nameOf(Number(seat))));
  return n ? t("ui-most-so-far", { names, n }) : "";
}

/** Whether somebody has answered, and nobody sees yet what. @param {number} seat */
const hasAnswered = (seat) => (clock.value.answered || []).includes(seat);

/** The signs of a seat in a vote: the gavel for who is up, the hands of a name that is done, an answer given.
 * @param {number} seat @param {number | null} up */
export function pollBadges(seat, up) {
  const n = handsFor(seat);
  return html`${seat === up && html`<${Badge} icon="u-gavel" cls="low" />`}
    ${n !== undefined && html`<${Badge} cls="l">${n}</${Badge}>`}
    ${hasAnswered(seat) && html`<${Badge} icon="u-check" />`}`;
}

/** The same in words. @param {number} seat @param {number | null} up */
export function pollWords(seat, up) {
  const n = handsFor(seat);
  return [
    ...(seat === up ? [t("ui-voted-on", { name: nameOf(seat) })] : []),
    ...(n === undefined ? [] : [t("ui-hands", { n })]),
    ...(hasAnswered(seat) ? [t("ui-has-answered")] : []),
  ];
}

/** How tall a candle is where no time runs (px): on a big screen, and elsewhere. */
const [LARGE, TALL] = [112, 70];

/**
 * The middle of a vote: the ring of its time, and in it the hands once they are seen; where no time runs and
 * no hand has been seen a candle, for a ring would be empty.
 * @param {{big?: boolean}} props
 */
export function PollMiddle({ big = false }) {
  const { raised } = known.value;
  const { ends, left, asked: of = 0, answered = [] } = clock.value;
  const done =
    of > 0 && html`<span class="small dim">${t("ui-so-many-of", { n: answered.length, of })}</span>`;
  if (!raised && !ends && !left) return html`<${TableCandle} tall=${big ? LARGE : TALL} />${done}`;
  return html`<${TimeRing} big=${big}>${
    done
      ? html`<${TimeLeft} />${done}`
      : raised && html`<span class="say">${t("ui-hands", { n: raised.seats.length })}</span>`
  }</${TimeRing}>`;
}
