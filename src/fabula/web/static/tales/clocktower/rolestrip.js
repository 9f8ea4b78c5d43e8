// @ts-check
// By night, where somebody may have to choose a role: the same line on every phone, whatever is asked. It
// opens all roles of the script by their kinds; what cannot be chosen says so in words, as everywhere at
// night.
import { html, useState } from "../../base/html.js";
import { Seg, Sheet } from "../../parts/controls.js";
import { Icon, sideClass } from "../../parts/scene.js";
import { roleOf, taleOf } from "../../base/tales.js";
import { role as roleName, t } from "../../base/words.js";
import { room } from "../../base/wire.js";

/** @import { Choice } from "../../base/choices.js" */
/** @import { Ask } from "../../base/wire.js" */

const KINDS = ["townsfolk", "outsider", "minion", "demon"];

/** Whether this is the name of a role. @param {unknown} part @returns {part is string} */
export const isRole = (part) => typeof part === "string" && roleOf(room.value.tale, part).id === part;

/** Whether its player may have to name a role; of one without rules nobody knows.
 * @param {import("../../base/tales.js").Tale} tale @param {string} role */
const names = (tale, role) => tale.choose_roles.includes(role) || tale.led.some(({ id }) => id === role);

/**
 * Whether all phones have the line, for all know the script.
 * @param {import("../../base/wire.js").Ask | undefined} ask
 */
export function choosesRoles(ask) {
  const { tale, roles } = room.value;
  return (
    roles.some((/** @type {string} */ role) => names(taleOf(tale), role)) ||
    Boolean(ask?.options.flat().some(isRole))
  );
}

/**
 * All that can be named: the script, and what else is asked for.
 * @param {import("../../base/wire.js").Ask} ask
 * @returns {string[]}
 */
const rolesToName = (ask) => [
  ...new Set([...room.value.roles, .../** @type {string[]} */ (ask.options.flat().filter(isRole))]),
];

/**
 * @param {{ask: import("../../base/wire.js").Ask | undefined, picked: Choice[], touch: (role: string) =>
 *  void}} props
 */
export function RoleStrip({ ask, picked, touch }) {
  const tale = room.value.tale;
  const [open, set] = useState(""); // for which question it was opened: another one closes it
  const [kind, turn] = useState(KINDS[0]);
  const role = picked.find(isRole);
  const take = (/** @type {string} */ id) => (set(""), touch(id));
  return html`<div class="role-strip"><button class="btn" disabled=${!ask}
      onClick=${() => set(ask?.id || "")}><${Icon} name="u-card" />
    ${role ? t("square-role-chosen", { role: roleName(tale, role) }) : t("square-role")}</button></div>
    ${
      ask &&
      open === ask.id &&
      html`<${Sheet} title=${t("square-role")} close=${() => set("")}>
      <div class="centre-text"><${Seg} pairs=${true} label=${t("square-role")} at=${kind} choose=${turn}
        options=${KINDS.map((id) => ({ id, label: t(`${tale}-${id}.plural`) }))} /></div>
      <div class="role-picks" role="group" aria-label=${t(`${tale}-${kind}.plural`)}>
        ${rolesToName(ask)
          .filter((id) => roleOf(tale, id).kind === kind)
          .map(
            (id) =>
              html`<button class=${`btn ${id === role ? "chosen" : ""}`} key=${id}
                  aria-pressed=${String(id === role)} onClick=${() => take(id)}>
        <span class=${`mini ${sideClass(roleOf(tale, id).side, tale)}`}>
        <${Icon} name=${`g-${roleOf(tale, id).icon}`} /></span><span>
        ${roleName(tale, id)}</span></button>`,
          )}</div>
    </${Sheet}>`
    }`;
}
