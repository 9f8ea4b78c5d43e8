// @ts-check
// The set: by kinds, counted against the numbers the server sends with it.
import { html, useState } from "../base/html.js";
import { RoleSheet } from "./cardsinplay.js";
import { RoleToken } from "./roletoken.js";
import { Icon } from "./scene.js";
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

/** Whether a role is here without the one it brings along. @param {Shown} shown @param {string[]} picked */
const lacks = (shown, picked) =>
  Object.entries(shown.brings).some(([role, other]) => picked.includes(role) && !picked.includes(other));

/**
 * Whether a good role would have to be there more than once, and none is.
 * @param {Shown} shown
 * @param {string[]} picked
 */
const lacksDouble = (shown, picked) => Boolean(shown.doubled) && new Set(picked).size === picked.length;

const countOf = (/** @type {string} */ kind, /** @type {string[]} */ roles) =>
  roles.filter((role) => kindOf(role) === kind).length;

const isLed = (/** @type {Shown} */ shown, /** @type {string} */ role) => Boolean(shown.led?.includes(role));

/** Whether other numbers than the table's may be in play. @param {Shown} shown @param {string[]} roles */
const isFree = (shown, roles) => Boolean(shown.free) || roles.some((role) => isLed(shown, role));

/**
 * The roles that are picked, in the order of the script; nothing where they make no set.
 * @param {Shown} shown
 * @param {string[]} roles
 * @param {number} size
 * @returns {string[] | undefined}
 */
function setOf(shown, roles, size) {
  const { counts } = numbersWith(shown, roles);
  const whole = Object.keys(counts).every((kind) => countOf(kind, roles) === counts[kind]);
  const byHand = isFree(shown, roles) && roles.length === size;
  return (whole && !lacks(shown, roles) && !lacksDouble(shown, roles)) || byHand
    ? shown.roles.flatMap((role) => roles.filter((one) => one === role))
    : undefined;
}

/** What is picked, and what may be done with it. @typedef {ReturnType<typeof usePicked>} Picked */

/**
 * @param {Shown} shown
 * @param {string[]} suggested
 * @param {(choice: string[] | undefined) => void} make
 */
function usePicked(shown, suggested, make) {
  const [picked, pick] = useState(suggested);
  const size = Object.values(shown.numbers[0]?.counts || {}).reduce((sum, one) => sum + one, 0);
  const whole = size || suggested.length;
  const put = (/** @type {string[]} */ roles) => {
    pick(roles);
    make(setOf(shown, roles, whole));
  };
  const times = (/** @type {string} */ role) => picked.filter((one) => one === role).length;
  const less = (/** @type {string} */ role) => put(picked.filter((_, i) => i !== picked.lastIndexOf(role)));
  const isOneOfMany = (/** @type {string} */ role) => shown.several[role] > 1 && !isLed(shown, role);
  /** One more where there may be several; else in or out. @param {string} role */
  const touch = (role) => {
    if (!picked.includes(role) || (isOneOfMany(role) && times(role) < shown.several[role]))
      put([...picked, role]);
    else if (!isOneOfMany(role)) less(role);
  };
  return {
    shown,
    picked,
    size: whole,
    now: numbersWith(shown, picked),
    put,
    times,
    less,
    touch,
    isOneOfMany,
  };
}

/**
 * Whole sets to begin with: the one suggested, those drawn by lot one after another, examples; or none.
 * @param {{of: Picked, suggested: string[], drawn: string[][]}} props
 */
function Beginnings({ of: { shown, picked, put }, suggested, drawn }) {
  const [lot, turn] = useState(0);
  return html`<div class="chips"><button class="btn small" onClick=${() => put(suggested)}>
    <${Icon} name="u-bulb" />${t("grim-set-suggested")}
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
      <button class="btn small plain" onClick=${() => put([])}>${t("grim-set-clear")}</button></div>`;
}

/** How many of a kind are picked, of so many. @param {Picked} of @param {string} kind */
const counted = ({ picked, now }, kind) =>
  t("grim-count", {
    kind: t(`${room.value.tale}-${kind}.plural`),
    n: countOf(kind, picked),
    of: now.counts[kind],
  });

/** One kind counted; where a role changes the number, by which. @param {{of: Picked, kind: string}} props */
function Counted({ of, kind }) {
  const { shown, picked, now } = of;
  const right = countOf(kind, picked) === now.counts[kind];
  const changing = now.with.map((role) => roleName(room.value.tale, role)).join(", ");
  return html`<li class=${right ? "fits" : "misfits"}><${Icon} name=${right ? "u-check" : "u-flag"} />
        <span>
        ${counted(of, kind)}
        ${
          now.counts[kind] !== shown.numbers[0].counts[kind]
            ? ` ${t("grim-count-changed", { role: changing })}`
            : ""
        }</span></li>`;
}

/** What is still amiss with the set, or beside the table's numbers. @param {{of: Picked}} props */
function Amiss({ of: { shown, picked, size, now } }) {
  const free = isFree(shown, picked);
  const full = picked.length === size;
  const off = free && Object.keys(now.counts).some((kind) => countOf(kind, picked) !== now.counts[kind]);
  return html`${
    lacksDouble(shown, picked) &&
    html`<p class="small row" aria-live="polite"><${Icon} name="u-flag" /><span>
        ${t("grim-set-doubled")}</span></p>`
  }
    ${
      free &&
      html`<p class="small row" aria-live="polite">
        <${Icon} name=${full ? "u-check" : "u-flag"} /><span>
      ${t("grim-set-by-hand", { n: picked.length, of: size })}</span></p>`
    }
    ${
      off &&
      full &&
      html`<p class="advice-line small"><${Icon} name="u-flag" /><span>${t("grim-set-off-table")}</span></p>`
    }`;
}

/** What may be done with a role that may be there often. @param {{of: Picked, role: string}} props */
function Beside({ of: { shown, picked, size, put }, role }) {
  const { tale } = room.value;
  const left = size - picked.length;
  if (!picked.includes(role)) return null;
  return html`
    ${
      roleOf(tale, role).copies >= size &&
      left > 1 &&
      html`<button class="btn small" onClick=${() => put([...picked, ...Array(left).fill(role)])}>
      ${t("grim-set-fill", { role: roleName(tale, role), n: left })}</button>`
    }
    ${
      isLed(shown, role) &&
      html`<button class="btn small" onClick=${() => put([...picked, role])}>
      ${t("grim-set-again", { role: roleName(tale, role) })}</button>`
    }`;
}

/** A role to pick, with whom it brings along. @param {{of: Picked, role: string, read: () => void}} props */
function OfRole({ of, role, read }) {
  const { tale } = room.value;
  const { shown, picked, times, touch, less, isOneOfMany } = of;
  const on = picked.includes(role);
  return html`<${RoleToken} tale=${tale} id=${role} count=${times(role)} touch=${() => touch(role)}
    less=${on ? () => less(role) : undefined} pressed=${isOneOfMany(role) ? undefined : on} read=${read}>${
      shown.brings[role] &&
      lacks(shown, picked) &&
      on &&
      html`<span class="tiny dim">${t("grim-brings", { role: roleName(tale, shown.brings[role]) })}</span>`
    }<${Beside} of=${of} role=${role} /></${RoleToken}>`;
}

/** The roles of one kind. @param {{of: Picked, kind: string, read: (role: string) => void}} props */
function OfKind({ of, kind, read }) {
  const { shown, picked, now } = of;
  return html`<div class=${`kind-of ${kind}`}><h4 class="small dim row" aria-level="3">
      ${counted(of, kind)}
      ${countOf(kind, picked) === now.counts[kind] && html`<${Icon} name="u-check" cls="tick" />`}</h4>
      <ul class="role-tokens" aria-label=${t(`${room.value.tale}-${kind}.plural`)}>
      ${shown.roles
        .filter((role) => kindOf(role) === kind)
        .map(
          (role) => html`<${OfRole} key=${role} of=${of} role=${role} read=${() => read(role)} />`,
        )}</ul></div>`;
}

/**
 * A set put together: whole ones to begin with, the kinds counted, the roles to pick.
 * @param {{shown: Shown, suggested: string[], drawn?: string[][], make: (choice: string[] | undefined) =>
 *  void}} props
 */
export function SetBuilder({ shown, suggested, drawn = [], make }) {
  const of = usePicked(shown, suggested, make);
  const kinds = Object.keys(of.now.counts);
  const [opened, read] = useState("");
  return html`<div class="stack set-builder">
    <${Beginnings} of=${of} suggested=${suggested} drawn=${drawn} />
    <ul class="counts" aria-live="polite">
      ${kinds.map((kind) => html`<${Counted} key=${kind} of=${of} kind=${kind} />`)}</ul>
    <${Amiss} of=${of} />
    <div class="kinds">${kinds.map(
      (kind) => html`<${OfKind} key=${kind} of=${of} kind=${kind} read=${read} />`,
    )}</div>
    <p class="small dim">${t("set-touch")} <span class="by-keys">${t("set-keys")}</span></p>
    ${opened && html`<${RoleSheet} role=${opened} close=${() => read("")} />`}
  </div>`;
}
