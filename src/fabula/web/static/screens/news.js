// @ts-check
// What all have just heard: who died, whose card lies open, how was voted.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { naming, newsLines } from "../base/story.js";
import { me, room } from "../base/wire.js";

/** How many votes a seat has, by what all have seen last. @param {number} seat */
export const votesFor = (seat) =>
  known.value.votes.filter((at) => at === seat || (Array.isArray(at) && at[0] === seat)).length;

/**
 * What all have just heard: who died, whose card lies open, how was voted.
 * @param {{skip?: string[], last?: number}} props
 */
export function News({ skip = [], last = 0 }) {
  const here = room.value;
  const events = known.value.news
    .filter(({ e }) => !["voted", "counted", ...skip].includes(e))
    .map((event) => (event.e === "died" ? { ...event, n: votesFor(event.seat ?? -1) } : event));
  const lines = newsLines(here.tale, events, naming(nameOf), last, me.value.seat);
  return (
    lines.length > 0 &&
    html`<div class="news" aria-live="polite"><ul class="paper strip">${lines.map(
      (line) => html`<li>
      ${line}</li>`,
    )}</ul></div>`
  );
}
