// @ts-check
// A role among those to choose from: a touch on its token takes it, the minus over it takes one back, a long
// touch reads its card.
import { html, useRef } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { ownWording, roleOf } from "../base/tales.js";
import { has, role as roleName, t } from "../base/words.js";
import { longTouch } from "./longtouch.js";
import { inATable, inSyllables } from "./namefit.js";
import { Icon, sideClass } from "./scene.js";

/** @import { Child } from "../vendor/preact.js" */

loadLook("picking");

/**
 * `count` says how often it is taken; `less` is there where that may be less, `pressed` where a second touch
 * takes it back, `told` where what the role does is written below it.
 * @param {{tale: string, id: string, count: number, touch: (() => void) | null, less?: () => void, read: ()
 *  => void, pressed?: boolean, told?: boolean, children?: Child}} props
 */
export function RoleToken({ tale, id, count, touch, less, read, pressed, told = false, children }) {
  const token = useRef(/** @type {HTMLElement | null} */ (null));
  const { side, icon, tale: from } = roleOf(tale, id);
  const name = roleName(tale, id);
  const short = `${tale}-${id}-short`;
  const own = ownWording(tale, id);
  const back = () => {
    if (count < 2) token.current?.focus(); // the minus goes with the last one
    less?.();
  };
  return html`<li class=${`role-token ${count ? "taken" : ""}`}>
    <button class="token-of" ref=${token} aria-pressed=${pressed} aria-describedby=${`short-${id}`}
      disabled=${!touch} onClick=${touch} ...${longTouch(read)}>
      <span class=${`mini ${sideClass(side, from)}`}><${Icon} name=${`g-${icon}`} /></span>
      <span class="called">${name.includes(" ") ? inATable(name) : inSyllables(name)}</span>${
        pressed === undefined && count > 0 && html`<span class="vh">${t("set-taken", { n: count })}</span>`
      }</button>
    ${count > 1 && html`<b class="how-often" aria-hidden="true">${count}</b>`}
    ${
      less &&
      html`<button class="take-back" aria-label=${t("ui-less", { what: name })} onClick=${back}>
      <${Icon} name="u-minus" /></button>`
    }
    ${own && html`<${Icon} name="u-pen" cls="reworded" />`}
    <span class=${told ? "short" : "vh"} id=${`short-${id}`}>${has(short) ? t(short) : ""}${
      own && ` ${t("ui-own-wording")}`
    }</span>${children}</li>`;
}
