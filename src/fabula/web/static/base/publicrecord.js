// @ts-check
// What all have heard, each with the day or night it was in: who claimed what, who named or voted for whom.
import { asTold } from "./fold.js";
import { computed } from "./html.js";
import { pocketbook } from "./outbox.js";
import { entries } from "./wire.js";

/** @import { Choice, Told } from "./choices.js" */
/** @typedef {{phase: string, number: number}} When */
/** @typedef {When & {seat: number, words: Choice[], aloud?: boolean}} Claimed `aloud`: as one noted it */
/** @typedef {When & {seat: number, nominee: number}} Named */
/** @typedef {When & {about: Choice, hands: number[]}} Vote who raised a hand for whom, or pointed at them */

/**
 * A vote in which all point at once, as one vote for each who is pointed at.
 * @param {When} when
 * @param {Choice[]} votes
 * @returns {Vote[]}
 */
function pointed(when, votes) {
  const at = (/** @type {Choice} */ vote) => /** @type {Choice[]} */ ([vote].flat()).slice(0, 1);
  const named = [...new Set(votes.flatMap(at))].filter((one) => one !== null && one !== undefined);
  return named.map((about) => ({
    ...when,
    about,
    hands: votes.flatMap((vote, seat) => (at(vote)[0] === about ? [seat] : [])),
  }));
}

/** All of it, put together anew with each entry. */
export const heard = computed(() => {
  /** @type {When} */
  let when = { phase: "", number: 0 };
  let begun = 0;
  const claims = /** @type {Claimed[]} */ ([]);
  const named = /** @type {Named[]} */ ([]);
  const votes = /** @type {Vote[]} */ ([]);
  /** @type {Record<string, (event: Told) => void>} */
  const take = {
    phase: ({ phase, number }) => {
      when = { phase: String(phase), number: Number(number) };
      begun = votes.length;
    },
    claimed: ({ seat, words }) => void claims.push({ ...when, seat: Number(seat), words: words || [] }),
    stated: ({ seat, kind, statements }) =>
      void claims.push({ ...when, seat: Number(seat), words: [String(kind), ...(statements || [])] }),
    nominated: ({ seat, nominee }) =>
      void named.push({ ...when, seat: Number(seat), nominee: Number(nominee) }),
    raised: ({ candidate, seats }) =>
      void votes.push({ ...when, about: Number(candidate), hands: seats || [] }),
    exile_supported: ({ candidate, seats }) =>
      void votes.push({ ...when, about: Number(candidate), hands: seats || [] }),
    exile_failed: ({ nominee, seats }) =>
      void votes.push({ ...when, about: Number(nominee), hands: seats || [] }),
    voted: ({ votes: all }) =>
      void votes.splice(begun, votes.length, ...pointed(when, Array.isArray(all) ? all : [])),
  };
  for (const event of entries.value) take[event.e]?.(asTold(event));
  return { claims, named, votes };
});

/** Whether this seat has claimed these words. @param {number | null} seat @param {Choice[]} words */
export const hasClaimed = (seat, words) =>
  heard.value.claims.some((one) => one.seat === seat && String(one.words) === String(words));

/** What this player has noted that others said aloud, while it is no claim; nobody else has it. */
export const overheard = computed(() =>
  Object.entries(pocketbook.value)
    .flatMap(([seat, { heard: aloud = [] }]) =>
      aloud.map(
        (one) => /** @type {Claimed} */ ({ phase: "", number: 0, ...one, seat: Number(seat), aloud: true }),
      ),
    )
    .filter((one) => !hasClaimed(one.seat, one.words)),
);

/** The last role that stands in these claims of a seat. @param {Claimed[]} claims @param {number} seat */
function lastRole(claims, seat) {
  const one = claims.findLast((claim) => claim.seat === seat && claim.words[0] === "claim");
  return typeof one?.words[1] === "string" ? one.words[1] : "";
}

/** What somebody said to be last. @param {number} seat */
export const roleClaimedBy = (seat) => lastRole(heard.value.claims, seat);

/** What somebody said aloud to be, as this player has noted it. @param {number} seat */
export const roleOverheard = (seat) => lastRole(overheard.value, seat);

/**
 * The card somebody says lies before them now, where that is another one than they were dealt.
 * @param {number} seat
 */
export const faceClaimedBy = (seat) => {
  const one = heard.value.claims.findLast(
    ({ seat: by, words }) => by === seat && words[0] === "saw" && words[1] === seat,
  );
  const role = one?.words[2];
  return typeof role === "string" && role !== roleClaimedBy(seat) ? role : "";
};
/** Roles that more say to be than there are cards of them. @param {string[]} roles @returns {string[]} */
export function disputed(roles) {
  const claimed = [...new Set(heard.value.claims.map(({ seat }) => seat))].map(roleClaimedBy);
  const many = (/** @type {string[]} */ list, /** @type {string} */ role) =>
    list.filter((one) => one === role).length;
  return [...new Set(claimed)].filter((role) => role && many(claimed, role) > Math.max(1, many(roles, role)));
}
