// @ts-check
// This tale as all its pieces know it: its id, the kinds of its residents, the roles and the script of the
// table.
import { roleOf, taleOf } from "../../base/tales.js";
import { role as roleName, t } from "../../base/words.js";
import { room } from "../../base/wire.js";

export const TALE = "clocktower";
export const KINDS = ["townsfolk", "outsider", "minion", "demon"];

/** A role's name, whether it is ruled here or not. @param {string} id */
export const named = (id) => roleName(TALE, id);

/** Every role there is at this table: those with rules, those without, and those of the script's author. */
export const everyRole = () => [
  ...taleOf(TALE).roles,
  ...taleOf(TALE).led,
  ...room.value.roles
    .filter((/** @type {string} */ id) => id.startsWith("own_"))
    .map((/** @type {string} */ id) => roleOf(TALE, id)),
];

/** The script of the tale with just these roles, if it is one of them. @param {string[]} roles */
export const scriptOf = (roles) =>
  Object.entries(allScripts()).find(
    ([, all]) => all.length === roles.length && all.every((one) => roles.includes(one)),
  )?.[0];

/** Every script with a name, large and small. @returns {Record<string, string[]>} */
const allScripts = () => ({ ...taleOf(TALE).scripts, ...taleOf(TALE).small_scripts });

/** What the script on the table is called. */
export function scriptTitle() {
  const known = scriptOf(room.value.roles);
  return known ? t(`${TALE}-script-${known}`) : room.value.title || t("script-of-your-own");
}
