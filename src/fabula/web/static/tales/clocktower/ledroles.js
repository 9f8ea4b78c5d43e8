// @ts-check
// Roles without rules here: what is known of them, be they published or of the script's author, in one place.
import { computed } from "../../base/html.js";
import { has, role as roleName, t, given } from "../../base/words.js";
import { entries, room } from "../../base/wire.js";
import { TALE } from "./tale.js";

/** A blank card, its number left out. */
const BLANK = /^own_([a-z]+)_\d+$/;
const EVIL = ["minion", "demon"];
const ICON = "led";

/**
 * What is written on a blank card.
 * @typedef {{id: string, name: string, ability: string, first: string, other: string, reminders: string[]}}
 *  Own
 */

/** The same, as it travels. @typedef {[string, string, string?, string?, string?, string[]?]} Row */

/** The blank cards of this table, by their ids. @type {{readonly value: Map<string, Own>}} */
const cards = computed(() => {
  const began = entries.value.find((event) => event.e === "began");
  const rows =
    room.value?.stage === "lobby" || !began
      ? room.value?.more?.homebrew || []
      : began.settings.homebrew || [];
  return new Map(
    /** @type {Row[]} */ (rows).map(([id, name, ability = "", first = "", other = "", reminders = []]) => [
      id,
      { id, name, ability, first, other, reminders },
    ]),
  );
});

/** The names on blank cards go before all others. */
given.name = (id) => cards.value.get(id)?.name;

/**
 * What is known of a role without rules.
 * @param {string} id
 * @returns {import("../../base/tales.js").Role | undefined}
 */
export function factsOf(id) {
  const kind = id?.match(BLANK)?.[1];
  return id && kind
    ? {
        id,
        kind,
        side: kind === "traveller" ? kind : EVIL.includes(kind) ? "evil" : "good",
        icon: ICON,
        wakes: true,
        copies: 1,
        step: null,
        tempo: "",
        clashes: [],
        speaks: "",
        grade: null,
        tale: TALE,
      }
    : undefined;
}

/**
 * A text of a role without rules: its ability, what to do on the first night or on others.
 * @param {string} role
 * @param {import("../../base/contract.js").RolePart} part
 * @returns {string}
 */
export function textOf(role, part) {
  const own = cards.value.get(role);
  return own
    ? part in own
      ? own[/** @type {"ability" | "first" | "other"} */ (part)]
      : ""
    : has(`led-${role}.${part}`)
      ? t(`led-${role}.${part}`)
      : "";
}

/**
 * The reminder that a mark of such a role is: its author's word, else the role with a number.
 * @param {string} kind
 */
export function reminderText(kind) {
  const [role, number] = kind.split(".");
  return (
    cards.value.get(role)?.reminders[Number(number) - 1] ||
    t("grim-mark-led", { role: roleName(TALE, role), n: number })
  );
}
