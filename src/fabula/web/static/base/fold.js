// @ts-check
// What a listener knows, folded from the entries alone. The client computes no rule.
import { computed } from "./html.js";
import { role as roleName, t } from "./words.js";
import { entries, fabula, room } from "./wire.js";

/** @import { Entry } from "./events.js" */
/** @import { Choice, Told } from "./choices.js" */

/**
 * @typedef {{nominee: number, votes: number, value: number, number: number, by?: number, hands: number[],
 *  exile?: boolean, over?: boolean}} Tally a vote that has been counted, or an exile; it is over once
 *  somebody was executed
 */

/** Nominations, votes and exiles before there were any. */
const NO_VOTES = () => ({
  raised: /** @type {{candidate: number, seats: number[]} | null} */ (null),
  candidate: /** @type {number | null} */ (null),
  counts: /** @type {Record<number, number>} */ ({}), // hands seen for each name of this vote
  nomination: /** @type {{seat?: number, nominee: number} | null} */ (null),
  electorate: /** @type {{seats: number[], value: number} | null} */ (null),
  nominated: /** @type {number[]} */ ([]),
  nominators: /** @type {number[]} */ ([]),
  poll: /** @type {{at: number | null, count: number, passed: number[], hands: number[]} | null} */ (null),
  tallies: /** @type {Tally[]} */ ([]),
  about: /** @type {number | null} */ (null),
  tokens: /** @type {Record<number, number>} */ ({}),
  exiling: /** @type {number | null} */ (null),
});

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
  journal: /** @type {Told[]} */ ([]),
  learned: /** @type {Told[]} */ ([]),
  ready: /** @type {number[]} */ ([]),
  claims: /** @type {{seat: number, words: Choice[]}[]} */ ([]),
  votes: /** @type {Choice[]} */ ([]),
  dead: /** @type {{seat: number, cause: string, number: number}[]} */ ([]),
  jailed: /** @type {number[]} */ ([]),
  silent: /** @type {number[]} */ ([]),
  nominees: /** @type {number[]} */ ([]),
  hushed: false,
  ...NO_VOTES(),
  travellers: /** @type {Record<number, string>} */ ({}),
  circle: /** @type {number[] | null} */ (null),
  believed: /** @type {Record<string, string>} */ ({}),
  news: /** @type {Told[]} */ ([]),
  revealed: /** @type {Record<string, {role: string, copied?: string}>} */ ({}),
  won: /** @type {{sides: string[], seats: number[]} | null} */ (null),
  cards: /** @type {Record<string, {role: string, copied?: string}>} */ ({}),
  timekeeper: /** @type {number | null} */ (null),
  heir: /** @type {number | null} */ (null), // who may lead from now on
});

/** @typedef {ReturnType<typeof FRESH>} Known */

/** @type {import("./choices.js").ByEvent<[Known], void>} */
const TAKE = {
  began: (known, { roles }) => void (known.roles = roles),
  dealt: (known, { cards }) => {
    for (const [place, role] of Object.entries(cards)) known.cards[place] = { role };
  },
  shown: (known, event) => {
    (known.card ? learn : note)(known, event);
    known.card = known.dealt = event.role;
  },
  phase: (known, { phase, number }) => {
    const day = phase === "nominations" && known.phase === "day";
    const first = phase === "dusk" && !known.number;
    if (phase === "vote" || phase === "plea" || phase === "dawn" || first || day || known.walked)
      known.news = [];
    if (phase === "dusk") known.learned = [];
    if (phase === "dawn" || phase === "dusk")
      Object.assign(known, { nominated: [], nominators: [], about: null });
    if (phase === "vote" || phase === "exile") known.poll = { at: null, count: 0, passed: [], hands: [] };
    if (phase !== "vote" && phase !== "exile") known.poll = null;
    if (phase !== "vote" && phase !== "plea" && phase !== "ballot") known.nomination = null;
    if (phase !== "plea" && phase !== "ballot") known.hushed = false;
    if (phase !== "exile" && phase !== "plea") known.exiling = null;
    if (phase !== "vote") known.electorate = null;
    if (known.walked) known.nominees = [];
    if (phase === "vote") known.votes = [];
    known.walked = false;
    known.phase = phase;
    known.number = number;
    known.ready = [];
    known.awake = "";
    known.raised = known.candidate = null;
    known.counts = {};
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
  granted: (known, { seat, role, sham, source }) => {
    if (sham && known.cards[seat]?.role === source) known.believed[seat] = role;
  },
  corrected: (known, { seat, role }) => void (known.cards[seat] = { role }),
  silenced: (known, { seat }) => void known.silent.push(seat),
  unsilenced: (known, { seat }) => void (known.silent = known.silent.filter((one) => one !== seat)),
  pointed: learn,
  became: (known, { seat, role }) => {
    if (known.cards[seat]) known.cards[seat] = { role };
  },
  walked: (known, { line }) => void (known.step = line),
  informed: learn,
  card: learn,
  nominated: (known, { seat, nominee }) => {
    if (!known.nominees.includes(nominee)) known.nominees.push(nominee);
    known.nomination = { seat, nominee };
    known.nominated.push(nominee);
    known.nominators.push(seat);
  },
  put_up: (known, { nominee }) => {
    known.nomination = { nominee };
    known.nominated.push(nominee);
  },
  electorate: (known, event) => void (known.electorate = event),
  exile_called: (known, { nominee }) => void (known.exiling = nominee),
  polled: (known, { seat, up, count }) => {
    const { passed, hands } = known.poll || { passed: [], hands: [] };
    known.poll = { at: seat, count, passed: [...passed, seat], hands: up ? [...hands, seat] : hands };
  },
  tallied: (known, { nominee, votes, value }) =>
    void known.tallies.push({
      nominee,
      votes,
      value,
      number: known.number,
      by: known.nomination?.seat,
      hands: known.raised?.seats || [],
    }),
  exile_supported: (known, { candidate, seats, value }) =>
    void known.tallies.push({
      nominee: candidate,
      votes: seats.length,
      value,
      number: known.number,
      hands: seats,
      exile: true,
    }),
  exile_failed: (known, { nominee, votes, value, seats }) =>
    void known.tallies.push({
      nominee,
      votes,
      value,
      number: known.number,
      hands: seats?.length ? seats : known.poll?.hands || [],
      exile: true,
    }),
  unexecuted: (known) => void (known.phase === "execution" && (known.news = [])),
  executed: (known) => {
    known.news = [];
    known.about = null;
    for (const one of known.tallies) one.over = true;
  },
  condemned: (known, { seats }) => void (known.about = seats[0]),
  tied: (known) => void Object.assign(known, { about: null, counts: {} }),
  announced: (known, { kind }) => void (known.hushed ||= kind === "eyes_closed"),
  secret_token: (known, { seat, left }) => void (known.tokens[seat] = left),
  vote_tokens: (known, { seat, left }) => void (known.tokens[seat] = left),
  arrived: (known, { seat, role, after }) => {
    known.travellers[seat] = role;
    known.cards[seat] = { role };
    if (after === undefined) return;
    const order = known.circle || Array.from({ length: seat }, (_, one) => one);
    known.circle = [
      ...order.slice(0, order.indexOf(after) + 1),
      seat,
      ...order.slice(order.indexOf(after) + 1),
    ];
  },
  reseated: (known, { a, b, kind }) => {
    if (kind === undefined)
      known.circle = exchanged(
        known.circle || room.value.seats.map((_, /** @type {number} */ one) => one),
        a,
        b,
      );
  },
  settled: (known, { seat }) => {
    delete known.travellers[seat];
    delete known.cards[seat];
  },
  departed: (known, { seat }) =>
    void (known.circle = (known.circle || room.value.seats.map((_, /** @type {number} */ one) => one)).filter(
      (/** @type {number} */ one) => one !== seat,
    )),
  named: (known, { seat }) => {
    known.candidate = seat;
    known.raised = null;
  },
  raised: (known, { candidate, seats }) => {
    known.raised = { candidate, seats };
    known.counts[candidate] = seats.length;
  },
  jailed: (known, { seat }) => void known.jailed.push(seat),
  freed: (known, { seat }) => void (known.jailed = known.jailed.filter((one) => one !== seat)),
  revived: (known, { seat }) => void (known.dead = known.dead.filter((one) => one.seat !== seat)),
  swapped: (known, { a, b }) => {
    [known.cards[a], known.cards[b]] = [known.cards[b], known.cards[a]];
  },
  readied: (known, { seat }) => void (known.ready.includes(seat) || known.ready.push(seat)),
  stated: (known, { seat, kind, statements }) =>
    void known.claims.push({ seat, words: [kind, ...statements] }),
  asked: learn,
  claimed: (known, { seat, words }) => void known.claims.push({ seat, words }),
  voted: (known, { votes }) => {
    known.votes = votes;
    if (known.candidate !== null && !known.raised)
      known.counts[known.candidate] = votes.filter((at) => at === known.candidate).length;
    known.raised = known.candidate = null; // nobody is asked about any more
  },
  elected: (known) => void (known.votes = []),
  died: (known, { seat, cause }) => {
    if (cause === "execution") known.news = known.news.filter((one) => one.e !== "executed" || one.kind);
    known.dead.push({ seat, cause, number: known.number });
    known.jailed = known.jailed.filter((one) => one !== seat);
  },
  revealed: (known, { place, role, copied }) => void (known.revealed[place] = { role, copied }),
  hosted: (known, { seat, term }) => {
    known.timekeeper = term === "first_night" ? seat : null;
    known.heir = term === "first_night" ? null : seat;
  },
  won: (known, { sides, seats }) => void (known.won = { sides, seats }),
};

/** Whether there is room in the circle after this seat. @param {number} seat */
export const isApart = (seat) => (room.value?.apart || []).includes(room.value.seats[seat] ?? "");

/** The circle once two have changed seats. @param {number[]} order @param {number} a @param {number} b */
export const exchanged = (order, a, b) => order.map((seat) => (seat === a ? b : seat === b ? a : seat));

/**
 * What everybody hears and wants to read once more: until the talk is over, or into the first call of the
 * dark.
 */
const NEWS = [
  "died",
  "revived",
  "revealed",
  "jailed",
  "freed",
  "voted",
  "counted",
  "tied",
  "agreed",
  "condemned",
  "stalled",
  "hosted",
  "rolled",
  "silenced",
  "unsilenced",
  "voteless",
  "enchanted",
  "entrusted",
  "burdened",
  "listed",
  "elected",
  "quiet",
  "tallied",
  "executed",
  "survived",
  "unexecuted",
  "used",
  "stated",
  "nothing_happened",
  "reseated",
  "befriended",
  "beckoned",
  "put_up",
  "exile_called",
  "exile_supported",
  "exile_failed",
  "token_given",
  "cult_called",
  "cult_joined",
  "arrived",
  "settled",
  "departed",
  "entered",
  "exited",
  "announced",
  "last_wish",
  "coloured",
  "ended",
  "played",
];

/** @param {Known} known @param {Told} event */
function learn(known, event) {
  known.learned.push(event);
  note(known, event);
}

/**
 * The first card stands in the journal alone: who holds it has it before them.
 * @param {Known} known
 * @param {Told} event
 */
function note(known, event) {
  known.journal.push(event);
}

/** @param {(Entry | Told)[]} events @returns {Known} */
export function fold(events) {
  const known = FRESH();
  for (const event of events) {
    const take = /** @type {Record<string, ((known: Known, event: Entry | Told) => void) | undefined>} */ (
      TAKE
    );
    take[event.e]?.(known, event);
    if (NEWS.includes(event.e)) known.news.push(/** @type {Told} */ (event));
  }
  return known;
}

/** What this device's listener knows now. */
export const known = computed(() => fold(entries.value));

/**
 * The name of a seat: where nobody sits its number, or the role of a Traveller, which all know.
 * @param {number} seat
 * @returns {string}
 */
export function nameOf(seat) {
  const here = room.value;
  const id = here?.seats[seat];
  const role = known.value.travellers[seat];
  return (
    here?.people.find((one) => one.id === id)?.name ||
    (role ? roleName(here.tale, role) : t("floor-seat", { n: seat + 1 }))
  );
}

/** An event, to be read by all that some event may tell. @param {Entry} event */
export const asTold = (event) => /** @type {Told} */ (event);

/** The beats of the story, each with its events. */
export const beats = computed(() => {
  /** @type {{name: string, events: Told[]}[]} */
  const told = [];
  for (const event of fabula.value) {
    if (told.at(-1)?.name !== event.beat) told.push({ name: event.beat ?? "", events: [] });
    told.at(-1)?.events.push(asTold(event));
  }
  return told;
});
