// @ts-check
// The Grimoire as its keeper may see it, folded from the entries alone: tokens, marks, the walk of the night.
import { exchanged, nameOf } from "../../../base/fold.js";
import { computed } from "../../../base/html.js";
import { roleOf } from "../../../base/tales.js";
import { entries, room } from "../../../base/wire.js";

/** @import { Choice, Statement, Told } from "../../../base/choices.js" */
/** @import { Chose, Entry } from "../../../base/events.js" */
/**
 * Who made a mark.
 * @typedef {import("../../../base/choices.js").Grant | {seat: number, role?: string, lasts?: boolean}} Owner
 */
/** @typedef {{seat: number, kind: string, owner?: Owner, until?: string, day?: number}} Mark */
/** @typedef {{seat: number, role: string, step?: string, sham?: boolean, lasts?: boolean}} Grant */
/**
 * A line that was walked tonight, who woke at it, and what was chosen.
 * @typedef {{line: string, who: number[], chose: Chose[]}} Walked
 */

const FRESH = () => ({
  phase: "",
  number: 0,
  roles: /** @type {Record<number, string>} */ ({}),
  believed: /** @type {Record<number, string>} */ ({}),
  sides: /** @type {Record<number, string | undefined>} */ ({}),
  dead: /** @type {number[]} */ ([]),
  fallen: /** @type {number[]} */ ([]),
  silent: /** @type {number[]} */ ([]),
  votes: /** @type {Record<number, number>} */ ({}),
  grants: /** @type {Grant[]} */ ([]),
  marks: /** @type {Mark[]} */ ([]),
  circle: /** @type {number[]} */ ([]),
  gone: /** @type {number[]} */ ([]),
  line: "",
  walked: /** @type {Walked[]} */ ([]),
  awake: /** @type {number[]} */ ([]),
  /** Who is told something on the line that is walked, awake or not. */
  told: /** @type {number[]} */ ([]),
  prompted: /** @type {{role: string, seat?: number}[]} */ ([]),
  beat: /** @type {Entry[]} */ ([]),
  bluffs: /** @type {string[]} */ ([]),
  /** Who said what today as the Gossip, what it may be, and each of its parts. */
  gossiped: /** @type {[number, Statement, boolean[], boolean[][]][]} */ ([]),
  /** Who guessed what today as the Juggler, and what each guess may be. */
  juggled: /** @type {[number, Statement[], boolean[][]][]} */ ([]),
  nominations: /** @type {{seat: number, nominee: number}[]} */ ([]),
  nominee: /** @type {number | null} */ (null),
  exiling: /** @type {number | null} */ (null),
  count: 0,
  /** What a vote or an exile needed whose hands have all been counted. */
  needed: /** @type {number | null} */ (null),
  hushed: false,
  silence: /** @type {number[]} */ ([]),
  passed: /** @type {{seat: number, up: boolean}[]} */ ([]),
});

/** @typedef {ReturnType<typeof FRESH>} Book */

/** What is kept in mind of the day until the night goes by it. */
const OF_THE_DAY = ["gossiped", "juggled"];

/** The lines at which all are awake together; at any other, several are woken one after another. */
export const TOGETHER = ["minion_info", "demon_info", "lil_monsta"];

const WALKS = ["night"];
/** What belongs to the line that is walked, and is shown or said to somebody. */
const OF_A_LINE = ["woke", "chose", "informed", "card", "shown", "fell", "became", "marked", "shroud"];
const TOLD = ["informed", "card", "shown"];
const CURRENT = ["plea", "vote", "ballot", "exile"];

/** @type {import("../../../base/choices.js").ByEvent<[Book], void>} */
const TAKE = {
  began: (book, { seats }) => void (book.circle = Array.from({ length: seats }, (_, one) => one)),
  drawn: (book, { cards }) =>
    void Object.entries(cards).forEach(([seat, role]) => (book.roles[Number(seat)] = role)),
  dealt: (book, { cards }) => {
    for (const [seat, role] of Object.entries(cards)) book.roles[Number(seat)] = role;
  },
  shown: (book, { seat, role }) => void (book.believed[seat] = role),
  granted: (book, event) => void book.grants.push(event),
  marked: (book, event) => void book.marks.push({ ...event, day: book.number }),
  lost: (book, { seat, step }) =>
    void (book.grants = book.grants.filter((grant) => grant.seat !== seat || (step && grant.step !== step))),
  unmarked: (book, { seat, kind, owner }) =>
    void (book.marks = book.marks.filter(
      (mark) => mark.seat !== seat || mark.kind !== kind || (owner && ownerOf(mark) !== ownerOf({ owner })),
    )),
  became: (book, { seat, role, side }) => {
    book.roles[seat] = role;
    book.sides[seat] = side;
    book.grants = book.grants.filter((grant) => grant.seat !== seat);
    book.marks = book.marks.filter((mark) => ownerOf(mark) !== seat);
  },
  turned: (book, { seat, side }) => void (book.sides[seat] = side),
  fell: (book, { seat }) => {
    book.dead.push(seat);
    book.fallen.push(seat);
  },
  shroud: (book, { seat, on }) => {
    book.dead = book.dead.filter((one) => one !== seat);
    book.fallen = book.fallen.filter((one) => one !== seat);
    if (on) book.dead.push(seat);
  },
  died: (book, { seat }) => {
    if (!book.dead.includes(seat)) book.dead.push(seat);
    book.fallen = book.fallen.filter((one) => one !== seat);
  },
  revived: (book, { seat }) => void (book.dead = book.dead.filter((one) => one !== seat)),
  vote_tokens: (book, { seat, left }) => void (book.votes[seat] = left),
  silenced: (book, { seat }) => void book.silent.push(seat),
  unsilenced: (book, { seat }) => void (book.silent = book.silent.filter((one) => one !== seat)),
  arrived: (book, { seat, role, after }) => {
    book.roles[seat] = book.believed[seat] = role;
    if (after === undefined) return;
    const at = book.circle.indexOf(after) + 1;
    book.circle = [...book.circle.slice(0, at), seat, ...book.circle.slice(at)];
  },
  reseated: (book, { a, b, kind }) => {
    if (kind === undefined) book.circle = exchanged(book.circle, a, b);
  },
  departed: (book, { seat }) => {
    book.circle = book.circle.filter((one) => one !== seat);
    book.marks = book.marks.filter((mark) => mark.seat !== seat && ownerOf(mark) !== seat);
    book.grants = book.grants.filter((grant) => grant.seat !== seat);
  },
  walked: (book, { line }) => {
    book.line = line;
    book.walked.push({ line, who: [], chose: [] });
    book.awake = [];
    book.told = [];
    book.prompted = [];
    book.beat = [];
  },
  woke: (book, { seat }) => {
    if (!book.awake.includes(seat)) book.awake = [...book.awake, seat];
    const who = book.walked.at(-1)?.who || [];
    if (!who.includes(seat)) who.push(seat);
  },
  prompted: (book, event) => {
    book.prompted.push(event);
    if (event.seat !== undefined) book.walked.at(-1)?.who.push(event.seat);
  },
  chose: (book, event) => void book.walked.at(-1)?.chose.push(event),
  informed: (book, { kind, answer }) =>
    void (kind === "bluffs" && (book.bluffs = [answer ?? []].flat().map(String))),
  noted: (book, { word, value }) =>
    void (OF_THE_DAY.includes(word) && Object.assign(book, { [word]: value ?? [] })),
  nominated: (book, { seat, nominee }) => {
    book.nominations.push({ seat, nominee });
    book.nominee = nominee;
  },
  put_up: (book, { nominee }) => void (book.nominee = nominee),
  exile_called: (book, { nominee }) => void (book.exiling = nominee),
  announced: (book, { kind, seats }) => {
    book.hushed ||= kind === "eyes_closed";
    if (kind === "buddhist" || kind === "all_talk") book.silence = seats || [];
  },
  polled: (book, { seat, up, count }) => {
    book.passed.push({ seat, up });
    book.count = count;
  },
  tallied: (book, { value }) => void (book.needed = value),
  exile_supported: (book, { value }) => void (book.needed = value),
  exile_failed: (book, { value }) => void (book.needed = value),
  phase: (book, { phase, number }) => {
    if (!WALKS.includes(phase))
      Object.assign(book, { line: "", awake: [], told: [], prompted: [], beat: [] });
    if (phase === "dusk") book.walked = [];
    if (phase === "dawn") book.nominations = [];
    if (phase !== "day") book.silence = [];
    if (phase !== "plea" && phase !== "ballot") book.hushed = false;
    if (!CURRENT.includes(phase)) book.nominee = book.exiling = null;
    book.marks = book.marks.filter((mark) => mark.until !== phase && mark.until !== `${phase} ${number}`);
    Object.assign(book, { phase, number, passed: [], count: 0, needed: null });
  },
};

/**
 * Who made a mark: its owner is an ability, as an object or as a row.
 * @param {{owner?: Owner}} mark
 * @returns {number | undefined}
 */
export const ownerOf = ({ owner }) => (Array.isArray(owner) ? owner[0] : owner?.seat);

/** @param {Mark} mark */
const outlives = ({ owner }) => Boolean(Array.isArray(owner) ? owner[5] : owner?.lasts);

/** Somebody has to be woken for what they are told. @param {Book} book @param {number} seat */
function isTold(book, seat) {
  const who = book.walked.at(-1)?.who || [];
  if (!who.includes(seat)) who.push(seat);
  if (!book.told.includes(seat)) book.told.push(seat);
}

/** @param {Entry[]} events @returns {Book} */
function read(events) {
  const book = FRESH();
  for (const event of events) {
    const take = /** @type {((book: Book, event: Entry) => void) | undefined} */ (TAKE[event.e]);
    take?.(book, event);
    if (OF_A_LINE.includes(event.e)) book.beat.push(event);
    if (book.line && TOLD.includes(event.e) && "seat" in event) isTold(book, Number(event.seat));
  }
  return book;
}

/** What lies in the Grimoire now. */
export const book = computed(() => read(entries.value));

/** The marks that lie at a seat: those of the dead are taken away with their ability. @param {number} seat */
export const marksOf = (seat) =>
  book.value.marks.filter((mark) => {
    const owner = ownerOf(mark);
    return (
      mark.seat === seat &&
      (owner === undefined || !book.value.dead.includes(owner) || outlives(mark) || keeps(owner))
    );
  });

/** Whether somebody dead has their ability all the same. @param {number} seat */
const keeps = (seat) =>
  book.value.marks.some(
    (mark) => mark.seat === seat && mark.kind === "kept" && !book.value.dead.includes(ownerOf(mark) ?? -1),
  );

/**
 * A player's name: as all may hear it, for what stands here is read aloud and seen over a shoulder.
 * @param {Choice | undefined} seat
 */
export const named = (seat) => nameOf(/** @type {number} */ (seat));

/**
 * The language somebody reads, where they have a device of their own.
 * @param {number | undefined} seat
 * @returns {string | undefined}
 */
export function langOf(seat) {
  const person = room.value.people.find((one) => seat !== undefined && one.id === room.value.seats[seat]);
  return person && !person.guest && !person.bot ? person.lang : undefined;
}

/** Whether anybody at the table says from a device of their own that they are ready. */
export const somebodyHasAPhone = () => room.value.seats.some((_, seat) => langOf(seat));

/** The side a seat is on, and whether it is another than its role's. @param {number} seat */
export function sideOf(seat) {
  const { side: own, kind } = roleOf(room.value.tale, book.value.roles[seat]);
  const side = book.value.sides[seat] || own;
  return { side, other: side !== own && kind !== "traveller" };
}

/** The role a seat only believes in. @param {number} seat @returns {string | undefined} */
export function beliefOf(seat) {
  const believed = book.value.grants.findLast((grant) => grant.seat === seat && grant.sham)?.role;
  return believed !== book.value.roles[seat] ? believed : undefined;
}

const IMPAIRED = ["drunk", "poisoned"];

/** Whether a seat is sober and healthy and has the role it takes for its own. @param {number} seat */
export const isSober = (seat) =>
  !beliefOf(seat) && !marksOf(seat).some(({ kind }) => IMPAIRED.includes(kind));

/** Who has an ability that a line of the sheet wakes. @param {string} line */
const wakesAt = (line) =>
  book.value.circle.filter((seat) =>
    book.value.grants.some((grant) => grant.seat === seat && grant.step === line),
  );

/**
 * Who a line is about, where no ability says so: the living, or who acts though dead.
 * @param {string} line
 */
export function aboutOf(line) {
  const kind = { minion_info: "minion", demon_info: "demon" }[line];
  const living = wakesAt(line).filter((seat) => !book.value.dead.includes(seat));
  if (!kind) return living.length ? living : wakesAt(line);
  return book.value.circle.filter(
    (seat) => book.value.roles[seat] && roleOf(room.value.tale, book.value.roles[seat]).kind === kind,
  );
}

/** What one seat has heard: its own news and all that is public; the rest is hidden. @param {number} seat */
export const heardBy = (seat) => entries.value.filter((event) => "seat" in event && event.seat === seat);
