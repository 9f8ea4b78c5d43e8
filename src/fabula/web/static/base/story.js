// @ts-check
// Events as sentences, as the server's own teller has them: the text's id is found from the event alone.
import { areStatements, sentences } from "./statements.js";
import { given, has, role as roleName, several, t } from "./words.js";

/** @import { Args, Choice, Told } from "./choices.js" */

/**
 * Names of a telling: seats and spots of the table.
 * @typedef {(place: Choice | undefined) => string} Naming
 */

/** The name of a place; a dash for nobody. @param {(seat: number) => string} nameOf @returns {Naming} */
export const naming = (nameOf) => (place) => {
  if (place === null || place === undefined) return "–";
  return typeof place === "number" || /^\d+$/.test(String(place))
    ? nameOf(Number(place))
    : t(`place-${place}`);
};

/** A place within a sentence: a spot of the table has no capital letter there, a name keeps its own.
 * @param {Choice | undefined} place @param {Naming} name */
const within = (place, name) => {
  const word = name(place);
  const isSpot = typeof place === "string" && has(`place-${place}`);
  return isSpot ? word[0].toLocaleLowerCase() + word.slice(1) : word;
};

/** Whether a word is a role's. @param {string} tale @param {string} one */
export const isRole = (tale, one) => Boolean(given.name(one)) || has(`${tale}-${one}`) || has(`roll-${one}`);

const first = (/** @type {string[]} */ ids) => ids.find(has);

/** A part of a choice in words. @param {string} tale @param {Choice} part @param {Naming} name */
export function optionText(tale, part, name) {
  if (typeof part !== "string") return name(part);
  const id = `option-${tale}-${part}`;
  return has(id) ? t(id) : isRole(tale, part) ? roleName(tale, part) : name(part);
}

const listed = (/** @type {Choice | undefined} */ value) =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** @param {string} tale @param {Choice | undefined} choice @param {Naming} name */
export const choiceText = (tale, choice, name) =>
  choice === null ? t("ui-nothing") : several(listed(choice).map((part) => optionText(tale, part, name)));

/** What a role was told. @param {string} tale @param {Choice} answer @returns {string} */
export function answerText(tale, answer) {
  if (Array.isArray(answer)) return several(answer.map((one) => answerText(tale, one)));
  if (typeof answer !== "string") return String(answer);
  return has(`answer-${answer}`)
    ? t(`answer-${answer}`)
    : isRole(tale, answer)
      ? roleName(tale, answer)
      : answer;
}

/** Words for an event, the most exact first. @param {Told} event @returns {string[]} */
function whatHappened(event) {
  const exact = /** @type {const} */ (["cause", "kind", "office", "term"])
    .filter((key) => key in event)
    .map((key) => `${event.e}-${event[key]}`);
  if (event.e === "attacked" && typeof event.by === "number") exact.push("attacked-by");
  if (event.e === "saw" && event.place === event.seat) exact.push("saw-own");
  if (event.e === "met") exact.push(`met-${event.role}`);
  if (event.e === "turned") exact.push(`turned-${event.side ?? "nobody"}`);
  if (event.e === "agreed" && !event.yes) exact.push("not-agreed");
  if (event.e === "chose" && (event.choice ?? null) === null) exact.push("chose-nothing");
  if (event.seats?.length === 0) exact.push(`${event.e}-nobody`);
  return [...exact, event.e];
}

/** @param {string} tale @param {Told} event @param {boolean} own */
function idOf(tale, event, own) {
  return first(
    whatHappened(event).flatMap((what) => [
      ...(own ? [`story-you-${tale}-${what}`, `story-you-${what}`] : []),
      `story-${tale}-${what}`,
      `story-${what}`,
    ]),
  );
}

/**
 * What all have heard, in sentences: the last so many, but every death; who died of one cause stands in one,
 * and who reads it is told so.
 * @param {string} tale
 * @param {Told[]} events
 * @param {Naming} name
 * @param {number} most 0 for all of it
 * @param {number | null} [me]
 */
export function newsLines(tale, events, name, most, me = null) {
  const told = (/** @type {Told} */ event) =>
    (event.e === "died" && journalLine(tale, event, name, me)) || storyLine(tale, event, name);
  const isDeath = (/** @type {Told} */ event) => event.e === "died" || "dies" in event;
  const lines = inOne(tale, events, me)
    .map((event) => ({ event, line: told(event) }))
    .filter(({ line }) => line);
  return lines
    .filter(({ event }, i) => !most || isDeath(event) || i >= lines.length - most)
    .map(({ line }) => line);
}

/**
 * Deaths that follow each other, of a cause that has a word for several, as one; and an execution with the
 * death that comes of it.
 * @param {string} tale
 * @param {Told[]} events
 * @param {number | null} me whose own death is always told by itself
 */
function inOne(tale, events, me) {
  const told = /** @type {(Told & {dies?: boolean})[]} */ ([]);
  for (const event of events) {
    const last = told.at(-1);
    const dies =
      event.e === "died" &&
      event.cause === "execution" &&
      event.seat !== me &&
      last?.e === "executed" &&
      last.seat === event.seat &&
      has(`story-${tale}-executed-${last.kind}-dies`);
    if (dies) {
      told.splice(-1, 1, { ...last, kind: `${last.kind}-dies`, dies });
      continue;
    }
    const several =
      event.e === "died" &&
      last?.e === "died" &&
      event.cause === last.cause &&
      has(`story-${tale}-died-${event.cause}-several`);
    if (several)
      told.splice(-1, 1, {
        ...last,
        cause: `${event.cause}-several`,
        seats: [last.seat, event.seat].flatMap((seat) => seat ?? []),
      });
    else if (event.e === "died" && last?.cause === `${event.cause}-several`)
      last.seats?.push(event.seat ?? -1);
    else told.push(event);
  }
  return told;
}

/** All that a sentence may name of an event. @param {string} tale @param {Told} event @param {Naming} name */
function gapsOf(tale, event, name) {
  const hand = (/** @type {Choice} */ one) =>
    Array.isArray(one) ? `${name(one[0])} → ${name(one[1])}` : name(one);
  const second = event.nominee ?? event.candidate ?? event.to;
  const role = event.role ?? event.kind ?? "";
  const stated = event.statements ?? event.answer;
  return {
    who: name(event.seat),
    name: name(second),
    to: name(event.to),
    names: several((event.seats || []).map((seat) => name(seat))),
    place: name(event.place),
    by: typeof event.by === "number" ? name(event.by) : "",
    choice: several(listed(event.choice).map((part) => optionText(tale, part, name))),
    a: within(event.a, name),
    b: within(event.b, name),
    n: event.n ?? event.seats?.length ?? 0,
    shown: event.shown ? roleName(tale, event.shown) : "",
    hands: (event.hands || []).map(hand).join("; "),
    value: String(event.value ?? ""),
    votes: String(event.votes ?? ""),
    role: isRole(tale, role) ? roleName(tale, role) : "",
    answer:
      event.answer === undefined || areStatements(event.answer)
        ? ""
        : event.e === "misled" && Array.isArray(event.answer)
          ? several(
              event.answer.map((/** @type {Choice} */ part) =>
                typeof part === "number" ? name(part) : answerText(tale, part),
              ),
            )
          : answerText(tale, event.answer),
    what: event.text === undefined ? "" : cardText(tale, event, name),
    said: areStatements(stated) ? sentences(tale, stated, name) : "",
    variant: event.variant === undefined ? "" : t(`setting-face-${event.variant}`),
  };
}

/** What stands on an information card. @param {string} tale @param {Told} event @param {Naming} name */
const cardText = (tale, { text, seats = [], roles = [] }, name) =>
  [
    text && t("ui-quoted", { what: text }),
    several(seats.map((seat) => name(seat))),
    several(roles.map((/** @type {string} */ role) => roleName(tale, role))),
  ]
    .filter(Boolean)
    .join(" · ");

/**
 * A line of one's own journal; nothing for what happened to others.
 * @param {string} tale
 * @param {Told} event
 * @param {Naming} name
 * @param {number | null} me
 * @returns {string}
 */
export function journalLine(tale, event, name, me) {
  if (event.seat !== me) return "";
  const id = idOf(tale, event, true);
  return id?.startsWith("story-you-") ? t(id, gapsOf(tale, event, name)) : "";
}

/** Two things told as one belonging to the other. @param {string} of @param {string | number} what */
export const pair = (of, what) => t("ui-pair", { of: String(of), what: String(what) });

/** @type {import("./choices.js").ByEvent<[string], string, [Naming]>} */
const TELLERS = {
  dealt: () => "",
  won: () => "",
  revealed: (tale, event, name) =>
    pair(
      name(event.place),
      `${roleName(tale, event.role)}${event.copied ? ` = ${roleName(tale, event.copied)}` : ""}`,
    ),
  claimed: (tale, event, name) => saidText(tale, event, name),
  voted: votesText,
  voted_unseen: votesText,
  counted: (tale, event, name) =>
    several(
      event.halves.flatMap((/** @type {number | null} */ halves, /** @type {number} */ seat) =>
        halves === null ? [] : [pair(name(seat), votesIn(halves))],
      ),
    ),
};

/** So many half votes as votes. @param {number} halves */
const votesIn = (halves) =>
  halves % 2 ? t("story-half", { n: Math.floor(halves / 2) }) : String(halves / 2);

/** @param {string} tale @param {{votes: Choice[]}} event @param {Naming} name */
function votesText(tale, event, name) {
  return several(
    event.votes.flatMap((at, seat) =>
      at === null ? [] : [t("story-points", { who: name(seat), at: choiceText(tale, at, name) })],
    ),
  );
}

/**
 * A line of the story told to all.
 * @param {string} tale
 * @param {Told} event
 * @param {Naming} name
 * @returns {string}
 */
export function storyLine(tale, event, name) {
  const teller =
    /** @type {Record<string, ((tale: string, event: Told, name: Naming) => string) | undefined>} */ (
      TELLERS
    )[event.e];
  if (teller) return teller(tale, event, name);
  const id = idOf(tale, event, false);
  return id && id !== "story-shown" ? t(id, gapsOf(tale, event, name)) : "";
}

/** Who said what. @param {string} tale @param {{seat: number, words: Choice[]}} said
 * @param {Naming} name */
export const saidText = (tale, { seat, words }, name) =>
  pair(name(seat), t("ui-quoted", { what: claimText(tale, words, name) }));

/** A public statement in words. @param {string} tale @param {Choice[]} words @param {Naming} name */
export function claimText(tale, words, name) {
  const [kind, ...rest] = words;
  if (areStatements(rest)) return t(`story-${tale}-claim-${kind}`, { said: sentences(tale, rest, name) });
  const isSign = (/** @type {Choice} */ word) => typeof word === "string" && !has(`place-${word}`);
  const places = rest.filter((word) => !isSign(word));
  const [a, b, c] = places.map((place) => within(place, name));
  const signs = rest.filter(isSign).map(String);
  const [sign] = signs;
  const role = sign === undefined ? "" : isRole(tale, sign) ? roleName(tale, sign) : answerText(tale, sign);
  const id = first([`story-${tale}-claim-${kind}`, `story-claim-${kind}`]) || "story-claim";
  return t(id, {
    a,
    b,
    c,
    place: places.map(name)[0],
    role,
    answer: sign === undefined ? "" : answerText(tale, sign),
    told: answerText(tale, signs.at(-1) ?? ""),
  });
}

/**
 * The sentence that says who has won, by its id.
 * @param {string} tale
 * @param {{sides: string[], seats: number[]}} won
 * @param {(seat: number) => string} roleAt
 */
export function wonId(tale, won, roleAt) {
  const sides = [...won.sides].sort();
  if (!sides.length) return "story-won-nobody";
  const what = `won-${sides.join("-")}`;
  const turnedUp = [...new Set(won.seats.map(roleAt))].join("-");
  return first([`story-${tale}-${what}-${turnedUp}`, `story-${tale}-${what}`]) || `story-${what}`;
}

/** Who has won, in a sentence. @param {Parameters<typeof wonId>} won */
export const wonText = (...won) => t(wonId(...won));

/**
 * A line of what is foreseen.
 * @param {string} tale
 * @param {{code: string, args?: Args}} line
 * @param {Naming} name
 */
export function foreseenText(tale, { code, args = {} }, name) {
  const gap = (/** @type {string} */ key, /** @type {Choice} */ value) =>
    key === "n"
      ? String(value)
      : key === "sides"
        ? wonText(tale, { sides: [value].flat().map(String), seats: [] }, () => "")
        : typeof value === "number"
          ? name(value)
          : roleName(tale, String(value));
  return t(code, Object.fromEntries(Object.entries(args).map(([key, value]) => [key, gap(key, value)])));
}

/** The name of a side. @param {string} tale @param {string} side */
export const sideText = (tale, side) => t(first([`side-${tale}-${side}`]) || `side-${side}`);

/** Which text a tale has for this: its own, or that of all. @param {string} tale @param {string} id */
export const ofTale = (tale, id) => first([`${id}-${tale}`]) || id;

/** The name of a call of the night. @param {string} tale @param {string} step */
export function stepText(tale, step) {
  if (isRole(tale, step)) return roleName(tale, step);
  const [one, ...other] = step.split("_");
  return other.length ? `${roleName(tale, one)} (${roleName(tale, other.join("_"))})` : roleName(tale, step);
}
