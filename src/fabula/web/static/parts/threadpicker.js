// @ts-check
// Threads in the circle, where a player wishes to see them: who has said something of whom, accuses whom,
// voted for whom. One kind at a time, and until the phase is over.
import { heard, overheard } from "../base/publicrecord.js";
import { computed, html, signal, useEffect } from "../base/html.js";
import { known } from "../base/fold.js";
import { isLarge } from "../base/lettersize.js";
import { t } from "../base/words.js";
import { room } from "../base/wire.js";
import { Seg } from "./controls.js";
import { IconButton, sideClass } from "./scene.js";

/** @typedef {import("../base/publicrecord.js").Claimed} Claimed */
/** @typedef {{from: number, to: number, cls: string}} Thread */

/** Which threads are shown. */
const kind = signal("");

/** What accuses somebody or stands up for them, and no more. */
const OPINIONS = ["suspect", "trust"];

/** What was said of others: seats are all numbers in a claim; its last word may tell a side.
 * @param {Claimed} claim @returns {Thread[]} */
function ofClaim({ seat, words, aloud }) {
  const [word, ...about] = words;
  const side = OPINIONS.includes(String(word)) ? "" : sideClass(String(about.at(-1)), room.value.tale);
  const seats = about.flat().filter((one) => typeof one === "number" && one !== seat);
  return seats.map((to) => ({
    from: seat,
    to: Number(to),
    cls: `${side && side !== "neutral" ? `s-${side}` : ""} ${aloud ? "aloud" : ""}`,
  }));
}

/** All that was said, noted or not. */
const said = () => [...heard.value.claims, ...overheard.value];

/** The threads of each kind. @type {Record<string, () => Thread[]>} */
const KINDS = {
  claims: () =>
    said()
      .filter(({ words }) => !OPINIONS.includes(String(words[0])))
      .flatMap(ofClaim),
  accused: () => [
    ...said()
      .filter(({ words }) => words[0] === "suspect")
      .flatMap(ofClaim),
    ...heard.value.named.map(({ seat, nominee }) => ({ from: seat, to: nominee, cls: "" })),
  ],
  votes: () => {
    const last = heard.value.votes.at(-1);
    return heard.value.votes
      .filter((one) => one.number === last?.number)
      .flatMap(({ about, hands }) =>
        typeof about === "number" ? hands.map((from) => ({ from, to: about, cls: "" })) : [],
      );
  },
};

/** The threads that are shown now, each once. */
export const woven = computed(() => {
  const all = KINDS[kind.value]?.() || [];
  return [...new Map(all.map((one) => [`${one.from} ${one.to} ${one.cls}`, one])).values()];
});

/** The sign in the bar that shows threads, or puts them away; a list has no room for any. */
export const ThreadsSign = () =>
  !isLarge() &&
  html`<${IconButton} name="u-threads" label=${t(kind.value ? "floor-threads-off" : "floor-threads")}
    onClick=${() => (kind.value = kind.value ? "" : "claims")} />`;

/** Which threads are shown, and that there are none. */
export function ThreadsLine() {
  const { phase, number } = known.value;
  useEffect(() => void (kind.value = ""), [phase, number]);
  if (!kind.value || isLarge()) return null;
  const options = Object.keys(KINDS).map((id) => ({ id, label: t(`floor-threads-${id}`) }));
  return html`<div class="threads-line"><${Seg} label=${t("floor-threads")} at=${kind.value}
    options=${options}
    choose=${(/** @type {string} */ id) => (kind.value = id)} /><span class="small dim" role="status">${
      woven.value.length === 0 && t("floor-threads-none")
    }</span></div>`;
}
