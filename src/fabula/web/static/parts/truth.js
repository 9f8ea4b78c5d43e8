// @ts-check
// What was told to somebody who was drunk or poisoned: after the end all may see it.

/** How long a mark of poison lies: until dusk, or until whoever put it there dies.
 *  @typedef {{seat: number, by: number | undefined}} Poison */

/**
 * For each line of what players learned by a power, why it may have been false.
 * @param {any[]} events all that happened @returns {Map<any, "drunk" | "poisoned">}
 */
export function doubtful(events) {
  const drunk = new Set();
  /** @type {Poison[]} */
  let poisons = [];
  const found = new Map();
  for (const event of events) {
    if (event.e === "granted" && event.sham && event.source === "drunk") drunk.add(event.seat);
    if (event.e === "became") drunk.delete(event.seat);
    if (event.e === "marked" && event.kind === "poisoned") poisons.push({ seat: event.seat, by: event.owner?.seat });
    if (event.e === "unmarked" && event.kind === "poisoned") poisons = poisons.filter((one) => one.seat !== event.seat);
    if (event.e === "fell" || event.e === "died") poisons = poisons.filter((one) => one.by !== event.seat);
    if (event.e === "phase" && event.phase === "dusk") poisons = [];
    if (event.e !== "informed" || NEWS.includes(event.kind)) continue;
    if (drunk.has(event.seat)) found.set(event, "drunk");
    else if (poisons.some((one) => one.seat === event.seat)) found.set(event, "poisoned");
  }
  return found;
}

/** What no power tells: that is always true. */
const NEWS = ["demon", "minions", "fellows", "bluffs", "became", "side", "died", "beggar", "seen"];
