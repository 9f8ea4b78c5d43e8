// @ts-check
// What a listener knows, folded from the entries alone. The client computes no rule.
import { computed } from "./html.js";
import { entries, fabula, room } from "./wire.js";

const FRESH = () => ({
  phase: "",
  number: 0,
  walked: false,
  step: "",
  steps: 0,
  roles: /** @type {string[]} */ ([]),
  card: "",
  dealt: "",
  awake: "",
  journal: /** @type {any[]} */ ([]),
  learned: /** @type {any[]} */ ([]),
  ready: /** @type {number[]} */ ([]),
  claims: /** @type {{seat: number, words: any[]}[]} */ ([]),
  votes: /** @type {(number | null)[]} */ ([]),
  dead: /** @type {{seat: number, cause: string, number: number}[]} */ ([]),
  jailed: /** @type {number[]} */ ([]),
  nominees: /** @type {number[]} */ ([]),
  raised: /** @type {{candidate: number, seats: number[]} | null} */ (null),
  candidate: /** @type {number | null} */ (null),
  news: /** @type {any[]} */ ([]),
  revealed: /** @type {Record<string, {role: string, copied?: string}>} */ ({}),
  won: /** @type {{sides: string[], seats: number[]} | null} */ (null),
  cards: /** @type {Record<string, {role: string, copied?: string}>} */ ({}),
});

/** @typedef {ReturnType<typeof FRESH>} Known */

/** @type {Record<string, (known: Known, event: any) => void>} */
const TAKE = {
  began: (known, { roles }) => void (known.roles = roles),
  dealt: (known, { cards }) => {
    for (const [place, role] of Object.entries(cards)) known.cards[place] = { role };
  },
  shown: (known, event) => {
    known.card = known.dealt = event.role;
    known.journal.push(event);
  },
  phase: (known, { phase, number }) => {
    if (phase === "vote" || known.walked) known.news = [];
    if (known.walked) known.nominees = [];
    if (phase === "vote") known.votes = [];
    known.walked = false;
    known.phase = phase;
    known.number = number;
    known.ready = [];
    known.awake = "";
    known.raised = known.candidate = null;
  },
  called: (known, { step }) => {
    if (known.walked) known.news = [];
    known.walked = true;
    known.step = step;
    known.steps += 1;
    known.awake = "";
    known.learned = [];
  },
  woke: (known, { role }) => void (known.awake = role),
  chose: (known, event) => void known.journal.push(event),
  met: learn,
  saw: (known, event) => {
    if (event.place === event.seat) known.card = event.role;
    learn(known, event);
  },
  learned: learn,
  copied: (known, event) => {
    known.card = event.role;
    if (known.cards[event.seat]) known.cards[event.seat].copied = event.role;
    learn(known, event);
  },
  pointed: learn,
  became: (known, { seat, role }) => {
    if (known.cards[seat]) known.cards[seat] = { role };
  },
  nominated: (known, { nominee }) => {
    if (!known.nominees.includes(nominee)) known.nominees.push(nominee);
  },
  named: (known, { seat }) => {
    known.candidate = seat;
    known.raised = null;
  },
  raised: (known, { candidate, seats }) => void (known.raised = { candidate, seats }),
  jailed: (known, { seat }) => void known.jailed.push(seat),
  freed: (known, { seat }) => void (known.jailed = known.jailed.filter((one) => one !== seat)),
  revived: (known, { seat }) => void (known.dead = known.dead.filter((one) => one.seat !== seat)),
  swapped: (known, { a, b }) => {
    [known.cards[a], known.cards[b]] = [known.cards[b], known.cards[a]];
  },
  readied: (known, { seat }) => void known.ready.push(seat),
  claimed: (known, { seat, words }) => void known.claims.push({ seat, words }),
  voted: (known, { votes }) => void (known.votes = votes),
  died: (known, { seat, cause }) => {
    known.dead.push({ seat, cause, number: known.number });
    known.jailed = known.jailed.filter((one) => one !== seat);
  },
  revealed: (known, { place, role, copied }) => void (known.revealed[place] = { role, copied }),
  won: (known, { sides, seats }) => void (known.won = { sides, seats }),
};

/** What everybody hears and wants to read once more: until the talk is over, or into the first call of the dark. */
const NEWS = ["died", "revived", "revealed", "jailed", "freed", "voted", "counted", "tied", "agreed", "condemned", "hosted", "rolled", "silenced", "enchanted", "entrusted", "burdened", "listed", "elected"];

/** @param {Known} known @param {any} event */
function learn(known, event) {
  known.learned.push(event);
  known.journal.push(event);
}

/** @param {any[]} events @returns {Known} */
export function fold(events) {
  const known = FRESH();
  for (const event of events) {
    TAKE[event.e]?.(known, event);
    if (NEWS.includes(event.e)) known.news.push(event);
  }
  return known;
}

/** What this device's listener knows now. */
export const known = computed(() => fold(entries.value));

/** The name of a seat. @param {number} seat @returns {string} */
export function nameOf(seat) {
  const here = room.value;
  const id = here?.seats[seat];
  return here?.people.find((/** @type {any} */ one) => one.id === id)?.name || "–";
}

/** The beats of the story, each with its events. */
export const beats = computed(() => {
  /** @type {{name: string, events: any[]}[]} */
  const told = [];
  for (const event of fabula.value) {
    if (told.at(-1)?.name !== event.beat) told.push({ name: event.beat, events: [] });
    told.at(-1)?.events.push(event);
  }
  return told;
});
