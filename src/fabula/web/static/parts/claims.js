// @ts-check
// Who says to be whom: what was claimed aloud, as it stands at the seats.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { sceneOf } from "../base/phases.js";
import { claimText, naming } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import { room } from "../base/wire.js";
import { role as roleName } from "../base/words.js";
import { Badge } from "./ring.js";

/** Up to so many seats there is room for the name of the role beneath that of the player. */
const WITH_NAMES = 12;

/** The last that somebody has said to be. @param {number} seat */
const lastOf = (seat) => known.value.claims.findLast((one) => one.seat === seat && one.words[0] === "claim");

/** What somebody claims to be, in words. @param {number} seat @returns {string[]} */
export function claimWords(seat) {
  const claim = lastOf(seat);
  return claim ? [claimText(room.value.tale, claim.words, naming(nameOf))] : [];
}

/**
 * What somebody claims to be, as all see it by day; nothing where their card lies open.
 * @param {number} seat
 * @param {boolean} big whether there is room for names of roles
 */
export function claimSeen(seat, big) {
  const { tale, seats } = room.value;
  const { phase, revealed } = known.value;
  const role = lastOf(seat)?.words[1];
  if (typeof role !== "string" || revealed[seat] || sceneOf(tale, phase) !== "day") return {};
  return {
    badge: html`<${Badge} cls="claim" icon=${`g-${roleOf(tale, role).icon}`} />`,
    role: big && seats.length <= WITH_NAMES ? roleName(tale, role) : undefined,
  };
}
