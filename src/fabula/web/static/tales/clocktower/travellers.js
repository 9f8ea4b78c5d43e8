// @ts-check
// Travellers to choose from: which go well with the script, what they do to its pace, and whether it is late
// for one.
import { html } from "../../base/html.js";
import { ability, roleText } from "../../parts/card.js";
import { Icon } from "../../parts/scene.js";
import { roleOf } from "../../base/tales.js";
import { role as roleName, several, t } from "../../base/words.js";
import { room } from "../../base/wire.js";
import { TALE } from "./tale.js";

/** The roles of the script with which a Traveller does not go. @param {string} role @returns {string[]} */
const clashing = (role) =>
  roleOf(TALE, role).clashes.filter((/** @type {string} */ one) => room.value.roles.includes(one));

/**
 * What is said of a Traveller beside the name: recommended for this script, and what it does to the pace.
 * @param {{role: string}} props
 */
const Signs = ({ role }) => {
  const { tempo } = roleOf(TALE, role);
  const fits = room.value.fitting?.includes(role);
  return (
    (fits || tempo) &&
    html`<span class="signs">${
      fits && html`<span class="chip"><${Icon} name="u-check" />${t("traveller-fits")}</span>`
    }
    ${tempo && html`<span class="chip"><${Icon} name="u-candle" />${t(`ui-tempo-${tempo}`)}</span>`}</span>`
  );
};

/** Why a Traveller may spoil this script. @param {{role: string}} props */
const Clash = ({ role }) =>
  clashing(role).length > 0 &&
  html`<span class="verdict-line small is-lie"><${Icon} name="u-mark" />
  ${t("traveller-clashes", {
    role: roleName(TALE, role),
    others: several(clashing(role).map((one) => roleName(TALE, one))),
  })}${" "}
  ${roleText(TALE, role, "clash")}</span>`;

/** A Traveller as a choice: name, signs, what they can do, and a warning. @param {{role: string}} props */
export const Traveller = ({ role }) =>
  html`<span class="grow"><b>${roleName(TALE, role)}</b> <${Signs} role=${role} /><br />
    <span class="small" dir="auto">
  ${ability(TALE, role)}</span><${Clash} role=${role} /></span>`;

/** How late it is for a Traveller to come. */
export const Lateness = () =>
  room.value.lateness &&
  html`<p class="row small"><${Icon} name="u-bulb" /><span>
    ${t(`traveller-late-${room.value.lateness}`)}</span></p>`;
