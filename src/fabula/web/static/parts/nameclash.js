// @ts-check
// Two of one name: the second comes in under one that can be told apart, and the host may change it.
import { html, useState } from "../base/html.js";
import { t } from "../base/words.js";
import { tell } from "../base/wire.js";

/** @import { Typed } from "../base/choices.js" */

/**
 * Another name for oneself, or by the host for somebody else.
 * @param {{of: import("../base/messages.js").Person, mine: boolean, done: () => void}} props
 */
export function Rename({ of, mine, done }) {
  const [wish, set] = useState(of.name);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    tell("rename", mine ? { name: wish } : { name: wish, person: of.id }).then((told) => told && done());
  };
  const label = mine ? t("ui-your-name") : t("door-name-of", { name: of.name });
  return html`<form class="row" onSubmit=${submit}><span class="field grow">
    <input class="words" aria-label=${label} maxlength="48" value=${wish}
    onInput=${(/** @type {Typed} */ event) => set(event.currentTarget.value)} /></span><button class="btn">
      ${t("ui-rename")}</button></form>`;
}

/**
 * What somebody may come in as whose name is taken.
 * @param {{name: string, act: (name: string) => Promise<unknown>}} props
 */
export const ComeAs = ({ name, act }) =>
  html`<button class="btn" type="button" onClick=${() => act(name).catch(() => null)}>
    ${t("door-come-as", { name })}</button>`;
