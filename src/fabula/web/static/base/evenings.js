// @ts-check
// What is kept of evenings: had from the server by a link, counted here, and given out as files.
import { has, keep, plain, role as roleName, t } from "./words.js";

/**
 * @typedef {{name: string, role: string, side: string, won: boolean, points?: number, at_end?: string,
 *  dead?: boolean, bot?: boolean}} Player
 * @typedef {{id: string, at: number, length: number, tale: string, winners: string[], players: Player[],
 *  script?: string, title?: string, led?: boolean}} Game
 * @typedef {{name?: string, games: Game[]}} Book
 * @typedef {{link: string, name: string}} Known
 * @typedef {{games: number, won: number}} Tally
 */

const KEPT = "fabula.evenings";
/** What is played after midnight belongs to the evening before. */
const UNTIL_MORNING = 6 * 3600 * 1000;

/** The chronicles this device has a link of, the latest first. @returns {Known[]} */
export const known = () => keep(() => JSON.parse(localStorage.getItem(KEPT) || "[]")) || [];

/** @param {Known[]} list */
const put = (list) => keep(() => localStorage.setItem(KEPT, JSON.stringify(list)));

/** Keep a link for next time. @param {Known} one */
export const remember = (one) => put([one, ...known().filter(({ link }) => link !== one.link)]);

/** Keep it no more. @param {string} link */
export const forget = (link) => put(known().filter((one) => one.link !== link));

/** The page of a chronicle: what stands after the # is sent to nobody. @param {string} link */
export const pageOf = (link) => `/evenings#${link}`;

/** @param {string} path @param {string} key @param {RequestInit} [more] */
const ask = (path, key, more) =>
  fetch(path, { ...more, cache: "no-store", headers: { authorization: `Bearer ${key}` } });

/**
 * A chronicle by its link; nothing where there is none.
 * @param {string} link
 * @returns {Promise<Book | null>}
 */
export async function read(link) {
  const answer = await ask("/api/evenings", link);
  return answer.ok ? answer.json() : null;
}

/** The games of a room that are over, for its host. @param {string} code @param {string} key */
export async function ofTonight(code, key) {
  const answer = await ask(`/api/rooms/${code}/evening`, key);
  return answer.ok ? /** @type {Promise<Book>} */ (answer.json()) : null;
}

/**
 * Take something out of a chronicle; whether that was done.
 * @param {string} link
 * @param {"strike" | "let-in" | "drop" | "burn"} task
 * @param {{name?: string, game?: string}} [what]
 */
export const change = async (link, task, what = {}) =>
  (await ask(`/api/evenings/${task}`, link, { method: "POST", body: JSON.stringify(what) })).ok;

/** The evening of a game, as the day on which it began. @param {Game} game */
export function eveningOf({ at }) {
  const day = new Date(at - UNTIL_MORNING);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

/**
 * Put what belongs together into groups, in the order in which it comes.
 * @template T
 * @param {T[]} list
 * @param {(one: T) => string} key
 * @returns {Map<string, T[]>}
 */
export function grouped(list, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) || []), one]);
  return groups;
}

/** Who played what in which game: bots and names that were taken out are nobody.
 * @param {Game[]} games */
const parts = (games) =>
  games.flatMap((game) => game.players.map((player) => ({ game, player, tale: game.tale })));

/** @typedef {ReturnType<typeof parts>[number]} Part */

/** How many, and how many of them won. @param {Part[]} list @returns {Tally} */
const tally = (list) => ({
  games: list.length,
  won: list.filter(({ player }) => player.won).length,
});

/** Games by their evenings, the first first. @param {Game[]} games */
export const byEvening = (games) => [...grouped(games, (game) => String(eveningOf(game)))];

/** What each person played, who played most first. @param {Game[]} games */
export const byPerson = (games) =>
  [
    ...grouped(
      parts(games).filter(({ player }) => player.name),
      ({ player }) => plain(player.name),
    ).values(),
  ]
    .map((list) => ({ name: list[list.length - 1].player.name, list, ...tally(list) }))
    .sort((one, other) => other.games - one.games || other.won - one.won || (one.name < other.name ? -1 : 1));

/** How often each role was played, the most played first. @param {Game[]} games */
export const byRole = (games) =>
  [...grouped(parts(games), ({ tale, player }) => `${tale} ${player.role}`).values()]
    .map((list) => ({ tale: list[0].tale, role: list[0].player.role, list, ...tally(list) }))
    .sort((one, other) => other.games - one.games || (one.role < other.role ? -1 : 1));

/** What a game is called, as far as this server knows it. @param {string} tale */
export const taleText = (tale) => (has(tale) ? t(tale) : tale);

/** What was played: the game, and its script where it has one. @param {Game} game */
export function playedText({ tale, script, title }) {
  const name = taleText(tale);
  const known = script && `${tale}-script-${script}`;
  const what = known && has(known) ? t(known) : title;
  return what ? `${name} · ${what}` : name;
}

const COLUMNS = [
  "date",
  "time",
  "minutes",
  "game",
  "led",
  "winners",
  "player",
  "role",
  "end",
  "side",
  "won",
  "points",
  "dead",
];
/** What a table would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a table, whatever stands in it. @param {string | number} value */
function cell(value) {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * All that is kept as a table, a line for each player of each game, in the words of this device.
 * @param {Game[]} games
 * @param {(tale: string, side: string) => string} sideText
 */
export function asTable(games, sideText) {
  const yes = (/** @type {boolean | undefined} */ so) => (so ? 1 : 0);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const lines = parts(games).map(({ game, player }) => {
    const at = new Date(game.at);
    return [
      `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
      `${two(at.getHours())}:${two(at.getMinutes())}`,
      Math.round(game.length / 60000),
      playedText(game),
      yes(game.led),
      game.winners.map((side) => sideText(game.tale, side)).join(" + "),
      player.bot ? t("ui-bot") : player.name,
      roleName(game.tale, player.role),
      roleName(game.tale, player.at_end || player.role),
      sideText(game.tale, player.side),
      yes(player.won),
      player.points || 0,
      yes(player.dead),
    ];
  });
  const head = COLUMNS.map((one) => t(`evenings-col-${one}`));
  return `\ufeff${[head, ...lines].map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
