// @ts-check
// What is done on the floor: planned, aimed at somebody, done or left.
import { known, nameOf } from "../../base/fold.js";
import { patternsOf } from "../../base/gaps.js";
import { html, useEffect, useState } from "../../base/html.js";
import { Badge, initial } from "../../parts/ring.js";
import { several, t } from "../../base/words.js";
import { tell } from "../../base/wire.js";
import { neededForExile, neededText } from "./poll.js";

/** @import { Ask } from "../../base/wire.js" */

export const DEEDS = [
  "nominate",
  "slay",
  "strike",
  "exile",
  "give",
  "damsel",
  "puzzle",
  "accuse",
  "cult",
  "swap",
  "finish",
  "jest",
  "doom",
  "indict",
  "call_on",
  "veteran",
  "angel",
];

/** What is done with one touch, and to nobody. */
export const AT_ONCE = ["cult", "indict"];

export const SPOKEN = ["gossip", "juggle", "visit", "ask", "fish", "recall"];

/** What an accused player is at the next touch. @type {Record<string, string>} */
const NEXT_KIND = { "": "minion", minion: "demon", demon: "" };

/** What one is about to do on the floor: it outlasts what others do meanwhile, but not the day. */
export function usePlanned() {
  const [deed, plan] = useState("");
  const [picked, pick] = useState(/** @type {number[]} */ ([]));
  const [accused, accuse] = useState(/** @type {Record<number, string>} */ ({}));
  useEffect(() => (plan(""), pick([]), accuse({})), [known.value.number]);
  return { deed, plan, picked, pick, accused, accuse };
}

/**
 * A seat while somebody accuses several of kinds: each touch makes it the next.
 * @param {number} seat
 * @param {Record<number, string>} accused
 * @param {(accused: Record<number, string>) => void} accuse
 */
export function accusedSeat(seat, accused, accuse) {
  const kind = accused[seat];
  return {
    onPick: () => accuse({ ...accused, [seat]: NEXT_KIND[kind || ""] }),
    pressed: Boolean(kind),
    label: kind ? [t(`clocktower-${kind}`)] : [],
    badge: kind && html`<${Badge} cls="l">${initial(t(`clocktower-${kind}`))}</${Badge}>`,
  };
}

/**
 * Whom a deed is done to: who may be touched, who is, and what it would be done to now.
 * @param {ReturnType<typeof usePlanned>} planned
 * @param {Ask | undefined} ask
 */
export function targetsOf({ deed, pick, accused, ...planned }, ask) {
  const shape = patternsOf(ask).find(([word]) => word === deed)?.[1];
  const gap = shape?.any || shape?.accused?.seats || [];
  const twos = gap.filter(Array.isArray);
  const picked = planned.picked.filter((seat) => gap.flat().includes(seat));
  const aim = (/** @type {number | null} */ seat) => {
    if (seat === null) return pick([]);
    const without = picked.filter((one) => one !== seat);
    return pick(picked.includes(seat) ? without : [...(twos.length ? picked.slice(-1) : []), seat]);
  };
  const isPicked = (/** @type {number[]} */ two) =>
    picked.length === 2 && two.every((one) => picked.includes(one));
  const target = (twos.length ? twos.find(isPicked) : picked[0]) ?? null;
  const named = (shape?.accused?.seats || [])
    .filter((seat) => accused[seat])
    .map((seat) => ["of_kind", seat, accused[seat]]);
  const chosen = shape?.accused ? (named.length ? named : null) : target;
  return { accuses: Boolean(shape?.accused), gap, picked, aim, target, chosen };
}

/** Say to whom a deed is done, or leave it. @param {{planned: Planned, ask: Ask | undefined}} props */
export function Doing({ planned: { deed, plan, ...planned }, ask }) {
  const { chosen, target } = targetsOf({ deed, plan, ...planned }, ask);
  const act = () => (tell("answer", { ask: ask?.id ?? "", choice: [deed, chosen] }), plan(""));
  const name = target === null ? "" : several([target].flat().map(nameOf));
  return html`<div class="row"><button class="btn" onClick=${() => plan("")}>${t("ui-back")}</button>
        <button class="btn main grow" disabled=${chosen === null} onClick=${act}>
          ${chosen === null ? t("ui-choose-somebody") : t(`square-do-${deed}`, { name })}</button></div>`;
}

/** What is voted on, and how many hands it takes. @type {Record<string, () => string>} */
const IS_VOTED = {
  nominate: neededText,
  exile: () => t("square-needed", { n: neededForExile() }),
};

/**
 * How many hands it takes what one is about to do; while it is nothing yet, what a nomination takes, which
 * stands beside whoever is about to die.
 * @param {string} deed
 */
export function handsFor(deed) {
  const isOpen = known.value.phase === "nominations" && known.value.about === null;
  const voted = IS_VOTED[deed || (isOpen ? "nominate" : "")];
  return voted ? voted() : "";
}

/** @typedef {ReturnType<typeof usePlanned>} Planned */

/** What can be said and does nothing. @param {import("../../base/wire.js").Ask} ask */
export const sayings = (ask) =>
  patternsOf(ask).filter(([word]) => word !== "ready" && !DEEDS.includes(word) && !SPOKEN.includes(word));

/** The question of something done on the floor. @param {string} deed */
export const question = (deed, part = "") =>
  t(
    `${
      {
        nominate: "prompt-clocktower-nominate",
        slay: "prompt-clocktower-slayer",
        exile: "square-exile-whom",
        give: "prompt-clocktower-token",
        damsel: "prompt-clocktower-damsel",
        puzzle: "prompt-clocktower-puzzle",
        accuse: "square-accuse",
        swap: "prompt-clocktower-swap",
        finish: "prompt-clocktower-finish",
        jest: "prompt-clocktower-jest",
        doom: "square-power-doom",
        call_on: "square-power-call_on",
        veteran: "square-power-veteran",
        angel: "square-power-angel",
        strike: "prompt-clocktower-psychopath",
      }[deed]
    }${part}`,
  );
