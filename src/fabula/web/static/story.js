// @ts-check
// Events as sentences: for one's own journal, and for everybody afterwards.
import { role as roleName, several, t } from "./words.js";

/** Names of a telling: seats and spots of the table. @typedef {(place: any) => string} Naming */

/** The name of a place. @param {(seat: number) => string} nameOf @returns {Naming} */
export const naming = (nameOf) => (place) => (typeof place === "number" || /^\d+$/.test(place) ? nameOf(Number(place)) : t(`place-${place}`));

/** A line of one's own journal. @param {string} tale @param {any} event @param {Naming} name @param {number | null} me @returns {string} */
export function journalLine(tale, event, name, me) {
  const role = event.role ? roleName(tale, event.role) : "";
  if (event.e === "shown") return t("story-you-shown", { role });
  if (event.e === "copied") return t("story-you-copied", { role });
  if (event.e === "met") return event.seats.length ? t("story-you-met", { role, names: several(event.seats.map(name)), n: event.seats.length }) : t("story-you-met-nobody", { role });
  if (event.e === "saw") return event.place === me ? t("story-you-saw-own", { role }) : t("story-you-saw", { place: name(event.place), role });
  if (event.e === "chose") return (event.choice ?? null) === null ? t("story-you-chose-nothing", { role }) : t("story-you-chose", { role, choice: choiceText(event.choice, name) });
  return "";
}

/** @param {any} choice @param {Naming} name */
export const choiceText = (choice, name) => (choice === null ? t("ui-nothing") : several((Array.isArray(choice) ? choice : [choice]).map(name)));

/** A line of the story told to all. @param {string} tale @param {any} event @param {Naming} name @returns {string} */
export function storyLine(tale, event, name) {
  const role = event.role ? roleName(tale, event.role) : "";
  const who = event.seat === undefined ? "" : name(event.seat);
  switch (event.e) {
    case "copied": return t("story-copied", { who, role });
    case "met": return event.seats.length ? t("story-met", { who, role, names: several(event.seats.map(name)) }) : t("story-met-nobody", { who, role });
    case "saw": return event.place === event.seat ? t("story-saw-own", { who, role }) : t("story-saw", { who, place: name(event.place), role });
    case "chose": return (event.choice ?? null) === null ? t("story-chose-nothing", { who, role }) : t("story-chose", { who, role, choice: choiceText(event.choice, name) });
    case "swapped": return t("story-swapped", { a: name(event.a), b: name(event.b) });
    case "claimed": return `${who}: ${claimText(tale, event.words, name)}`;
    case "voted": return several(event.votes.map((/** @type {number} */ at, /** @type {number} */ seat) => t("story-points", { who: name(seat), at: name(at) })));
    case "died": return t(event.cause === "hunter" ? "story-died-hunter" : "story-died", { who });
    case "won": return "";
    default: return "";
  }
}

/** A public statement in words. @param {string} tale @param {any[]} words @param {Naming} name */
export function claimText(tale, words, name) {
  if (words[0] === "claim") return t("story-claim", { role: roleName(tale, words[1]) });
  if (words[0] === "saw") return t("story-claim-saw", { place: name(words[1]), role: roleName(tale, words[2]) });
  return t("story-claim-swapped", { a: name(words[1]), b: name(words[2]) });
}

/** Who has won, in a sentence. @param {{sides: string[], seats: number[]}} won @param {(seat: number) => string} roleAt */
export function wonText(won, roleAt) {
  const sides = [...won.sides].sort();
  if (!sides.length) return t("story-won-nobody");
  const onlyMinion = sides.join() === "werewolf" && won.seats.every((seat) => roleAt(seat) === "minion");
  return t(onlyMinion ? "story-won-minion" : `story-won-${sides.join("-")}`);
}
