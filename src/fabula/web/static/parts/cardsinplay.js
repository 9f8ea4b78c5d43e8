// @ts-check
// The cards in play: numbered by the order of the calls, each opens what it says.
import { html, useState } from "../base/html.js";
import { ownWording, roleOf } from "../base/tales.js";
import { role as roleName, several } from "../base/words.js";
import { room } from "../base/wire.js";
import { ability, Emblem, roleText, Side, Source } from "./card.js";
import { Sheet } from "./controls.js";
import { Icon, sideClass } from "./scene.js";

/** @import { Child } from "../vendor/preact.js" */

/**
 * How often each role of a set is in it, in the order in which they are called; who is never called comes
 * last.
 * @param {string} tale
 * @param {string[]} roles
 */
export function inOrder(tale, roles) {
  const kinds = [...new Set(roles)].map((id) => ({
    id,
    step: roleOf(tale, id).step ?? Infinity,
    count: roles.filter((one) => one === id).length,
  }));
  const steps = [...new Set(kinds.map(({ step }) => step).filter(Number.isFinite))].sort((a, b) => a - b);
  return kinds
    .sort((a, b) => a.step - b.step || 0)
    .map((one) => ({ ...one, nth: steps.indexOf(one.step) + 1 }));
}

/**
 * What a card says, and how it is called, for all to read.
 * @param {{role: string, close: () => void, children?: Child}} props
 */
export function RoleSheet({ role, close, children }) {
  const { tale } = room.value;
  const facts = roleOf(tale, role);
  return html`<${Sheet} title=${roleName(tale, role)} close=${close}><article class="paper page">
    <div class="hd">
    <${Emblem} tale=${tale} role=${role} /><${Side} tale=${tale} side=${facts.side} kind=${facts.kind}
      /></div>
    <p class="abl" dir="auto">${ability(tale, role)}</p><p class="small centre-text">
    ${roleText(tale, role, "when")}</p>
    ${ownWording(tale, role) && html`<${Source} tale=${tale} role=${role} />`}</article>${children}
  </${Sheet}>`;
}

/** @param {{roles: string[]}} props */
export function InPlay({ roles }) {
  const [open, set] = useState("");
  const { tale } = room.value;
  const list = inOrder(tale, roles);
  const named = (/** @type {{id: string, count: number, nth: number}} */ { id, count, nth }) =>
    `${nth ? `${nth}. ` : ""}${roleName(tale, id)}${count > 1 ? `\u00a0×\u00a0${count}` : ""}`;
  return html`<ul class="roles touched">${list.map((one) => {
    const facts = roleOf(tale, one.id);
    return html`<li class="rt" key=${one.id}><button class=${sideClass(facts.side, facts.tale)}
        aria-label=${named(one)}
      title=${roleName(tale, one.id)} onClick=${() => set(one.id)}><${Icon} name=${`g-${facts.icon}`} />
      ${one.nth > 0 && html`<span class="nth" aria-hidden="true">${one.nth}</span>`}</button></li>`;
  })}</ul><p class="small dim">${several(list.map(named))}</p>
  ${open && html`<${RoleSheet} role=${open} close=${() => set("")} />`}`;
}
