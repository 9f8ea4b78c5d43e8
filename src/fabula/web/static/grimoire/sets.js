// @ts-check
// The set: by kinds, counted against the numbers the server sends with it.
import { html, useState } from "../html.js";
import { Icon, sideClass } from "../parts/scene.js";
import { roleOf } from "../tales.js";
import { role as roleName, t } from "../words.js";
import { room } from "../wire.js";

/** @typedef {{roles: string[], numbers: {with: string[], counts: Record<string, number>}[], examples: string[][], several: Record<string, number>, brings: Record<string, string>, led?: string[], free?: boolean}} Shown */

/** The numbers that hold with these roles; where a role leaves a choice, those nearest to what is picked. @param {Shown} shown @param {string[]} picked */
function numbersWith(shown, picked) {
  const off = (/** @type {Shown["numbers"][0]} */ one) => Object.entries(one.counts).reduce((sum, [kind, n]) => sum + Math.abs(n - picked.filter((role) => kindOf(role) === kind).length), 0);
  const better = (/** @type {Shown["numbers"][0]} */ one, /** @type {Shown["numbers"][0]} */ than) => one.with.length - than.with.length || off(than) - off(one);
  const fits = shown.numbers.filter((one) => one.with.every((role) => picked.includes(role)));
  return fits.reduce((best, one) => (better(one, best) > 0 ? one : best), fits[0] || shown.numbers[0]);
}

const kindOf = (/** @type {string} */ role) => roleOf(room.value.tale, role).kind;

/** Some of these by lot. @param {string[]} of @param {number} count */
function some(of, count) {
  const left = [...of];
  return Array.from({ length: Math.min(count, of.length) }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}

/** The role that most players have, where it is in play. */
const MANY = "legion";
const TRIES = 300;

/** These roles with as many of the one that may be many as there are seats left. @param {Shown} shown @param {string[]} picked */
function filledUp(shown, picked) {
  if (!picked.includes(MANY)) return picked;
  const others = picked.filter((role) => role !== MANY);
  const seats = Object.values(shown.numbers[0].counts).reduce((sum, one) => sum + one, 0);
  return [...others, ...Array.from({ length: Math.max(1, seats - others.length) }, () => MANY)];
}

/** Whether a role is here without the one it brings along. @param {Shown} shown @param {string[]} picked */
const lacks = (shown, picked) => Object.entries(shown.brings).some(([role, other]) => picked.includes(role) && !picked.includes(other));

/** A set by lot: the evil ones first, for they may change the numbers; what is suggested, where lots find none. @param {Shown} shown @param {string[]} suggested */
function byLot(shown, suggested) {
  const of = (/** @type {string} */ kind) => shown.roles.filter((role) => kindOf(role) === kind);
  const base = shown.numbers[0].counts;
  for (let tries = 0; tries < TRIES; tries++) {
    const evil = [...some(of("minion"), base.minion), ...some(of("demon"), base.demon)];
    const { with: changing, counts } = numbersWith(shown, evil);
    const good = [...some(of("townsfolk"), counts.townsfolk), ...some(of("outsider"), counts.outsider)];
    const all = [...good, ...evil];
    if (changing.every((role) => evil.includes(role)) && !lacks(shown, all) && all.length === Object.values(counts).reduce((sum, one) => sum + one, 0)) return all;
  }
  return suggested;
}

/** @param {{shown: Shown, suggested: string[], make: (choice: string[] | undefined) => void}} props */
export function SetBuilder({ shown, suggested, make }) {
  const tale = room.value.tale;
  const [picked, pick] = useState(suggested);
  const now = numbersWith(shown, picked);
  const kinds = Object.keys(now.counts);
  const have = (/** @type {string} */ kind, /** @type {string[]} */ of = picked) => of.filter((role) => kindOf(role) === kind).length;
  const put = (/** @type {string[]} */ touched) => {
    const roles = filledUp(shown, touched);
    pick(roles);
    const { counts } = numbersWith(shown, roles);
    const whole = kinds.every((kind) => have(kind, roles) === counts[kind]);
    const byHand = isFree(roles) && roles.length === size;
    make((whole && !lacks(shown, roles)) || byHand ? inOrder(roles) : undefined);
  };
  const isLed = (/** @type {string} */ role) => Boolean(shown.led?.includes(role));
  /** Whether other numbers than the table's may be in play. @param {string[]} roles */
  const isFree = (roles) => Boolean(shown.free) || roles.some(isLed);
  const inOrder = (/** @type {string[]} */ roles) => shown.roles.flatMap((role) => roles.filter((one) => one === role));
  const size = Object.values(shown.numbers[0]?.counts || {}).reduce((sum, one) => sum + one, 0) || suggested.length;
  const times = (/** @type {string} */ role) => picked.filter((one) => one === role).length;
  const off = isFree(picked) && kinds.some((kind) => have(kind) !== now.counts[kind]);
  const touch = (/** @type {string} */ role) => put(times(role) < ((role !== MANY && shown.several[role]) || 1) ? [...picked, role] : picked.filter((one) => one !== role));
  const plain = shown.numbers[0].counts;
  return html`<div class="stack set-builder">
    <div class="chips"><button class="btn small" onClick=${() => put(suggested)}><${Icon} name="u-bulb" />${t("grim-set-suggested")}</button>
      <button class="btn small" onClick=${() => put(byLot(shown, suggested))}>${t("grim-set-lot")}</button>
      ${shown.examples.map((example, i) => html`<button class="btn small" onClick=${() => put(example)}>${t("grim-set-example", { n: i + 1 })}</button>`)}
      <button class="btn small plain" onClick=${() => put([])}>${t("grim-set-clear")}</button></div>
    <ul class="counts" aria-live="polite">${kinds.map((kind) => {
      const right = have(kind) === now.counts[kind];
      const changed = now.counts[kind] !== plain[kind];
      return html`<li class=${right ? "fits" : "misfits"}><${Icon} name=${right ? "u-check" : "u-flag"} /><span>${t("grim-count", { kind: t(`${tale}-${kind}.plural`), n: have(kind), of: now.counts[kind] })}${changed ? ` ${t("grim-count-changed", { role: now.with.map((role) => roleName(tale, role)).join(", ") })}` : ""}</span></li>`;
    })}</ul>
    ${isFree(picked) && html`<p class="small row" aria-live="polite"><${Icon} name=${picked.length === size ? "u-check" : "u-flag"} /><span>${t("grim-set-by-hand", { n: picked.length, of: size })}</span></p>`}
    ${off && picked.length === size && html`<p class="advice-line small"><${Icon} name="u-flag" /><span>${t("grim-set-off-table")}</span></p>`}
    ${kinds.map((kind) => html`<div class="kind-of"><h4 class="small dim">${t(`${tale}-${kind}.plural`)}</h4><div class="picks" role="group" aria-label=${t(`${tale}-${kind}.plural`)}>${shown.roles.filter((role) => kindOf(role) === kind).map((role) => html`
      <button class=${`pick ${picked.includes(role) ? "on" : ""}`} aria-pressed=${String(picked.includes(role))} onClick=${() => touch(role)}><span class=${`mini ${sideClass(roleOf(tale, role).side, tale)}`}><${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span><span>${roleName(tale, role)}${times(role) > 1 ? `\u00a0×\u00a0${times(role)}` : ""}${shown.brings[role] && lacks(shown, picked) && picked.includes(role) ? html`<span class="tiny dim block">${t("grim-brings", { role: roleName(tale, shown.brings[role]) })}</span>` : null}</span></button>${isLed(role) && picked.includes(role) && html`<button class="ibtn" aria-label=${t("grim-set-again", { role: roleName(tale, role) })} onClick=${() => put([...picked, role])}><${Icon} name="u-plus" /></button>`}`)}</div></div>`)}
  </div>`;
}
