// @ts-check
// Cards for a set, as tokens in a grid: above them, in sight for good, a field to find one.
import { html, useState } from "../base/html.js";
import { plain, role as roleName, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { RoleSheet } from "./cardsinplay.js";
import { RoleToken } from "./roletoken.js";
import { useWindow } from "./scene.js";

/** @import { Typed } from "../base/choices.js" */
/** @import { Child } from "../vendor/preact.js" */
/** @typedef {import("../base/tales.js").Tale} Tale */

/** How many cards the set has, and how many it is to have. @param {Tale} tale */
export const cardsOf = ({ spares }) => ({ n: room.value.roles.length, of: room.value.seats.length + spares });

/** Where there is room below a token for what its role does. */
const ROOMY = "(min-width: 37.5rem) and (min-height: 30rem)";

/**
 * The tokens of these roles, found by what is sought; `token` is what is known of one besides its role. What
 * is given with them stands before them, or beside, where there is room.
 * @param {{tale: Tale, ids: string[], reword?: (role: string) => void, children?: Child, token: (id: string)
 *  => Omit<Parameters<typeof RoleToken>[0], "tale" | "id" | "read">}} props
 */
export function RolePicker({ tale, ids, token, reword, children }) {
  const [sought, seek] = useState("");
  const [read, open] = useState("");
  useWindow();
  const told = matchMedia(ROOMY).matches;
  const fits = (/** @type {string} */ id) =>
    plain(`${roleName(tale.id, id)} ${t(`${tale.id}-${id}-short`)}`).includes(plain(sought.trim()));
  const shown = ids.filter(fits);
  const begin = () => (open(""), reword?.(read));
  return html`<div class=${`role-picker ${sought ? "seeking" : ""}`}><div class="picker-head"><span
      class="field grow"><input class="words" type="search"
      autocomplete="off" value=${sought} aria-label=${t("set-search")} placeholder=${t("set-search")}
      onInput=${(/** @type {Typed} */ event) => seek(event.currentTarget.value)} /></span></div>
    ${children}
    ${
      shown.length > 0
        ? html`<ul class="role-tokens">${shown.map(
            (id) =>
              html`<${RoleToken} key=${id} tale=${tale.id} id=${id} read=${() => open(id)}
                told=${told} ...${token(id)} />`,
          )}</ul>`
        : html`<p class="dim" role="status">${t("set-none")}</p>`
    }
    <p class="small dim">${t("set-touch")} <span class="by-keys">${t("set-keys")}</span></p></div>
    ${
      read &&
      html`<${RoleSheet} role=${read} close=${() => open("")}>${
        reword &&
        html`<button class="btn" onClick=${begin}>
          ${t("ui-reword", { what: roleName(tale.id, read) })}</button>`
      }</${RoleSheet}>`
    }`;
}
