// @ts-check
// Help for whoever may need a bluff: the roles that this player can safely claim to be, by what they know
// themself. Everybody is offered it alike.
import { known } from "../base/fold.js";
import { heard, roleClaimedBy } from "../base/heard.js";
import { html, useState } from "../base/html.js";
import { roleOf } from "../base/tales.js";
import { has, role as roleName, t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { inOrder } from "./inplay.js";
import { Tk } from "./records.js";
import { sideClass } from "./scene.js";
import { Ways } from "./ways.js";

/** @import { Choice, Told } from "../base/choices.js" */

/** What this player was told, as roles that are certainly somebody else's. @returns {Set<string>} */
function taken() {
  const { journal, revealed } = known.value;
  const seen = journal.filter(
    ({ e, place, seat }) => e === "saw" && typeof place === "number" && place !== seat,
  );
  const others = new Set(heard.value.claims.map(({ seat }) => seat).filter((seat) => seat !== me.value.seat));
  return new Set([
    ...seen.flatMap(({ role }) => role ?? []),
    ...Object.values(revealed).map(({ role }) => role),
    ...[...others].map(roleClaimedBy),
  ]);
}

/** Roles that this player was told are not in play. @returns {string[]} */
const notInPlay = () =>
  known.value.journal
    .filter(({ e, kind }) => e === "informed" && kind === "bluffs")
    .flatMap(({ answer }) => (Array.isArray(answer) ? answer.map(String) : []));

/** The roles that are safe to claim, the safest first, each with the reason. */
function safe() {
  const { tale, roles } = room.value;
  const [gone, spare] = [taken(), notInPlay()];
  const several = (/** @type {string} */ role) => roles.filter((one) => one === role).length > 1;
  return inOrder(tale, roles)
    .map(({ id }) => id)
    .filter((id) => sideClass(roleOf(tale, id).side, tale) === "good" && (several(id) || !gone.has(id)))
    .map((id) => ({ id, why: spare.includes(id) ? "spare" : several(id) ? "several" : "free" }))
    .sort((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why));
}

const ORDER = ["spare", "several", "free"];

/**
 * @param {{sayable: Choice[], draft: (role: string) => void}} props sayable: what may be claimed now
 */
export function Bluffs({ sayable, draft }) {
  const { tale } = room.value;
  const [at, look] = useState("");
  const list = safe().filter(({ id }) => sayable.includes(id));
  return html`<div class="bluffs stack"><p class="small dim">${t("book-bluffs-note")}</p>
    ${list.length === 0 && html`<p>${t("book-bluffs-none")}</p>`}
    <ul class="heard-of">${list.map(
      ({ id, why }) => html`<li key=${id}><span class="when">${t(`book-bluff-${why}`)}</span>
      <span class="what"><${Tk} role=${id} /><button class="btn plain" aria-expanded=${String(at === id)}
        onClick=${() => look(at === id ? "" : id)}>${roleName(tale, id)}</button>
        ${at === id && html`<${Draft} role=${id} draft=${draft} />`}</span></li>`,
    )}</ul></div>`;
}

/** How this role is claimed well, and the claim itself, ready to be said.
 * @param {{role: string, draft: (role: string) => void}} props */
function Draft({ role, draft }) {
  const { tale } = room.value;
  const opening = `${tale}-${role}-opening`;
  return html`<div class="stack">${has(opening) && html`<p>${t("ui-quoted", { what: t(opening) })}</p>`}
    ${has(`${tale}-${role}-bluff`) && html`<${Ways} tale=${tale} role=${role} part="bluff" />`}
    <button class="btn" onClick=${() => draft(role)}>${t("book-bluff-draft")}</button></div>`;
}
