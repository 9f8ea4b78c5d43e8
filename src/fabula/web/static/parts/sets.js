// @ts-check
// The set: by kinds, counted against the numbers the server sends with it.
import { html, useState } from "../base/html.js";
import { Icon, sideClass } from "./scene.js";
import { roleOf } from "../base/tales.js";
import { role as roleName, t } from "../base/words.js";
import { room } from "../base/wire.js";

/**
 * @typedef {{roles: string[], numbers: {with: string[], counts: Record<string, number>}[], examples:
 *  string[][], several: Record<string, number>, brings: Record<string, string>, led?: string[], free?:
 *  boolean, doubled?: boolean}} Shown
 */

/**
 * The numbers that hold with these roles; where a role leaves a choice, those nearest to what is picked.
 * @param {Shown} shown
 * @param {string[]} picked
 */
function numbersWith(shown, picked) {
  const off = (/** @type {Shown["numbers"][0]} */ one) =>
    Object.entries(one.counts).reduce(
      (sum, [kind, n]) => sum + Math.abs(n - picked.filter((role) => kindOf(role) === kind).length),
      0,
    );
  const better = (/** @type {Shown["numbers"][0]} */ one, /** @type {Shown["numbers"][0]} */ than) =>
    one.with.length - than.with.length || off(than) - off(one);
  const fits = shown.numbers.filter((one) => one.with.every((role) => picked.includes(role)));
  return fits.reduce((best, one) => (better(one, best) > 0 ? one : best), fits[0] || shown.numbers[0]);
}

const kindOf = (/** @type {string} */ role) => roleOf(room.value.tale, role).kind;

/** The role that most players have, where it is in play. */
const MANY = "legion";

/** Whether a role is here without the one it brings along. @param {Shown} shown @param {string[]} picked */
const lacks = (shown, picked) =>
  Object.entries(shown.brings).some(([role, other]) => picked.includes(role) && !picked.includes(other));

/**
 * Whether a good role would have to be there more than once, and none is.
 * @param {Shown} shown
 * @param {string[]} picked
 */
const lacksDouble = (shown, picked) => Boolean(shown.doubled) && new Set(picked).size === picked.length;

/**
 * Sets that were `drawn` by lot come one after another.
 * @param {{shown: Shown, suggested: string[], drawn?: string[][], make: (choice: string[] | undefined) =>
 *  void}} props
 */
export function SetBuilder({ shown, suggested, drawn = [], make }) {
  const tale = room.value.tale;
  const [picked, pick] = useState(suggested);
  const [lot, turn] = useState(0);
  const now = numbersWith(shown, picked);
  const kinds = Object.keys(now.counts);
  const have = (/** @type {string} */ kind, /** @type {string[]} */ of = picked) =>
    of.filter((role) => kindOf(role) === kind).length;
  const put = (/** @type {string[]} */ roles) => {
    pick(roles);
    const { counts } = numbersWith(shown, roles);
    const whole = kinds.every((kind) => have(kind, roles) === counts[kind]);
    const byHand = isFree(roles) && roles.length === size;
    make(
      (whole && !lacks(shown, roles) && !lacksDouble(shown, roles)) || byHand ? inOrder(roles) : undefined,
    );
  };
  const isLed = (/** @type {string} */ role) => Boolean(shown.led?.includes(role));
  /** Whether other numbers than the table's may be in play. @param {string[]} roles */
  const isFree = (roles) => Boolean(shown.free) || roles.some(isLed);
  const inOrder = (/** @type {string[]} */ roles) =>
    shown.roles.flatMap((role) => roles.filter((one) => one === role));
  const size =
    Object.values(shown.numbers[0]?.counts || {}).reduce((sum, one) => sum + one, 0) || suggested.length;
  const times = (/** @type {string} */ role) => picked.filter((one) => one === role).length;
  const off = isFree(picked) && kinds.some((kind) => have(kind) !== now.counts[kind]);
  const left = size - picked.length;
  const less = (/** @type {string} */ role) => put(picked.filter((_, i) => i !== picked.lastIndexOf(role)));
  const isOneOfMany = (/** @type {string} */ role) => shown.several[role] > 1 && !isLed(role);
  /** One more where there may be several; else in or out. @param {string} role */
  const touch = (role) => {
    if (!picked.includes(role) || (isOneOfMany(role) && times(role) < shown.several[role]))
      put([...picked, role]);
    else if (!isOneOfMany(role)) less(role);
  };
  /** What stands beside a role that may be there more than once. @param {string} role */
  const beside = (role) =>
    picked.includes(role) &&
    html`
    ${
      isOneOfMany(role) &&
      html`<button class="ibtn" aria-label=${t("ui-less", { what: roleName(tale, role) })}
          onClick=${() => less(role)}>
      <${Icon} name="u-minus" /></button>`
    }
    ${
      role === MANY &&
      left > 1 &&
      html`<button class="btn small"
          onClick=${() => put([...picked, ...Array.from({ length: left }, () => role)])}>
      ${t("grim-set-fill", { role: roleName(tale, role), n: left })}</button>`
    }
    ${
      isLed(role) &&
      html`<button class="ibtn" aria-label=${t("grim-set-again", { role: roleName(tale, role) })}
      onClick=${() => put([...picked, role])}><${Icon} name="u-plus" /></button>`
    }`;
  const plain = shown.numbers[0].counts;
  return html`<div class="stack set-builder">
    <div class="chips"><button class="btn small" onClick=${() => put(suggested)}><${Icon} name="u-bulb" />
    ${t("grim-set-suggested")}
      </button>
      ${
        drawn.length > 0 &&
        html`<button class="btn small" onClick=${() => (put(drawn[lot % drawn.length]), turn(lot + 1))}>
        ${t("grim-set-lot")}</button>`
      }
      ${shown.examples.map(
        (example, i) =>
          html`<button class="btn small" onClick=${() => put(example)}>
            ${t("grim-set-example", { n: i + 1 })}</button>`,
      )}
      ${shown.examples.map(
        (example, i) =>
          example.every((one) => picked.includes(one)) &&
          example.length === picked.length &&
          html`<p class="advice-line small"><${Icon} name="u-bulb" /><span>
            ${t(`grim-set-example-note-${i + 1}`)}</span></p>`,
      )}
      <button class="btn small plain" onClick=${() => put([])}>${t("grim-set-clear")}</button></div>
    <ul class="counts" aria-live="polite">${kinds.map((kind) => {
      const right = have(kind) === now.counts[kind];
      const changed = now.counts[kind] !== plain[kind];
      return html`<li class=${right ? "fits" : "misfits"}><${Icon} name=${right ? "u-check" : "u-flag"} />
        <span>
        ${t("grim-count", { kind: t(`${tale}-${kind}.plural`), n: have(kind), of: now.counts[kind] })}
        ${
          changed
            ? ` ${t("grim-count-changed", { role: now.with.map((role) => roleName(tale, role)).join(", ") })}`
            : ""
        }</span></li>`;
    })}</ul>
    ${
      lacksDouble(shown, picked) &&
      html`<p class="small row" aria-live="polite"><${Icon} name="u-flag" /><span>
        ${t("grim-set-doubled")}</span></p>`
    }
    ${
      isFree(picked) &&
      html`<p class="small row" aria-live="polite">
        <${Icon} name=${picked.length === size ? "u-check" : "u-flag"} /><span>
      ${t("grim-set-by-hand", { n: picked.length, of: size })}</span></p>`
    }
    ${
      off &&
      picked.length === size &&
      html`<p class="advice-line small"><${Icon} name="u-flag" /><span>${t("grim-set-off-table")}</span></p>`
    }
    <div class="kinds">${kinds.map(
      (kind) =>
        html`<div class=${`kind-of ${kind}`}><h4 class="small dim row">
      ${t("grim-count", { kind: t(`${tale}-${kind}.plural`), n: have(kind), of: now.counts[kind] })}
      ${have(kind) === now.counts[kind] && html`<${Icon} name="u-check" cls="tick" />`}</h4>
      <div class="picks" role="group" aria-label=${t(`${tale}-${kind}.plural`)}>
      ${shown.roles
        .filter((role) => kindOf(role) === kind)
        .map(
          (role) => html`<span class="of-role">
      <button class=${`pick ${picked.includes(role) ? "on" : ""}`}
        aria-pressed=${String(picked.includes(role))}
        onClick=${() => touch(role)}><span class=${`mini ${sideClass(roleOf(tale, role).side, tale)}`}>
        <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span><span>${roleName(tale, role)}
        ${times(role) > 1 ? `\u00a0×\u00a0${times(role)}` : ""}
        ${
          shown.brings[role] && lacks(shown, picked) && picked.includes(role)
            ? html`<span class="tiny dim block">
              ${t("grim-brings", { role: roleName(tale, shown.brings[role]) })}</span>`
            : null
        }</span>
        </button>${beside(role)}</span>`,
        )}</div></div>`,
    )}</div>
  </div>`;
}
