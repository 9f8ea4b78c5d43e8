// @ts-check
// The lines of the night sheet: their names and their signs.
import { roleOf } from "../../../base/tales.js";
import { has, role as roleName, t } from "../../../base/words.js";
import { room } from "../../../base/wire.js";

/** The name of a line of the sheet. @param {string} line */
export const lineText = (line) =>
  has(`grim-line-${line}`) ? t(`grim-line-${line}`) : roleName(room.value.tale, line);

/** The sign of a line of the sheet. @param {string} line */
export const iconOf = (line) =>
  roleOf(room.value.tale, line).id === line
    ? `g-${roleOf(room.value.tale, line).icon}`
    : { demon_info: "g-" + roleOf(room.value.tale, "imp").icon }[line] || "u-eye";
