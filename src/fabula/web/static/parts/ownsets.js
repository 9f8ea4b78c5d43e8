// @ts-check
// The sets of one's own, where a table chooses its set: to keep, to take up, to share, to forget.
import { html, useState } from "../base/html.js";
import { counted, forgetSet, isSame, keepSet, linkTo, LONGEST_NAME, shelf } from "../base/ownsets.js";
import { roleOf } from "../base/tales.js";
import { has, labelled, role as roleName, t } from "../base/words.js";
import { room, tell } from "../base/wire.js";
import { useWordsOf } from "./lazymodule.js";
import { QR } from "./qr.js";
import { Icon, IconButton, sideClass } from "./scene.js";

/** @import { Typed } from "../base/choices.js" */

/** Whether the words about sets of one's own are there. */
export function useWords() {
  useWordsOf("sets");
  return has("sets-own");
}

/** Which cards, how many of each. @param {{tale: string, roles: string[], cls?: string}} props */
export const Cards = ({ tale, roles, cls = "small" }) =>
  html`<span class=${cls}>${counted(roles)
    .map(([role, n]) => (n > 1 ? `${roleName(tale, role)} × ${n}` : roleName(tale, role)))
    .join(", ")}</span>`;

/**
 * What a set has in it: each role with its sign, and how often where more than once; `or` may stand instead.
 * Beside what is `told` of it the signs say enough.
 * @param {{tale: string, roles: string[], or?: string[], told?: boolean}} props
 */
export function WhatIsIn({ tale, roles, or = [], told = false }) {
  const token = (/** @type {string} */ role, /** @type {number} */ n) => {
    const { side, icon } = roleOf(tale, role);
    return html`<span class="token" key=${role}><span class=${`mini ${sideClass(side, tale)}`}>
      <${Icon} name=${`g-${icon}`} /></span>${n > 1 && html`<b class="tiny">× ${n}</b>`}</span>`;
  };
  const tokens = counted(roles).map(([role, n]) => token(role, n));
  return html`<span class="row wrap tokens" aria-hidden="true">${tokens}
      ${or.length > 0 && "/"}${or.map((role) => token(role, 1))}</span>
    <${Cards} tale=${tale} roles=${roles} cls=${told ? "vh" : "small"} />`;
}

/** @param {{tale: import("../base/tales.js").Tale}} props */
export function OwnSets({ tale }) {
  const ready = useWords();
  const [shared, share] = useState("");
  if (!ready) return null;
  const mine = shelf.value.filter((one) => one.tale === tale.id);
  return html`<details class="stack own-sets" open=${mine.length > 0}><summary>${t("sets-own")}</summary>
    ${
      mine.length > 0 &&
      html`<ul class="set-cards" tabindex="0" aria-label=${t("sets-own")}>${mine.map(
        (one) => html`<li class="set-card" key=${one.name}><b><bdi>${one.name}</bdi></b>
      <${WhatIsIn} tale=${tale.id} roles=${one.roles} />
      <span class="row"><button class="btn small" aria-pressed=${String(isSame(one.roles, room.value.roles))}
        aria-label=${labelled(one.name, t("ui-take"))}
            onClick=${() => tell("choose", { roles: one.roles, title: one.name })}>
        ${t("ui-take")}</button>
      <${IconButton} name="u-share" label=${t("sets-share", { name: one.name })}
        onClick=${() => share(shared === one.name ? "" : one.name)} />
      <${IconButton} name="u-close" label=${t("sets-forget", { name: one.name })}
        onClick=${() => forgetSet(one)} /></span></li>`,
      )}</ul>
      ${mine.filter(({ name }) => name === shared).map((one) => html`<${Link} link=${linkTo(one)} />`)}`
    }
    <${Keep} tale=${tale.id} /></details>`;
}

/** @param {{link: string}} props */
function Link({ link }) {
  const [copied, tellSo] = useState(false);
  const copy = () =>
    navigator.clipboard
      ?.writeText(link)
      .then(() => tellSo(true))
      .catch(() => null);
  return html`<div class="stack grow own-set-link"><p class="small dim">${t("sets-link-note")}</p>
    <span class="field"><input class="words" readonly aria-label=${t("sets-link")} value=${link}
      onFocus=${(/** @type {Typed} */ event) => event.currentTarget.select()} /></span>
    <div class="row"><${QR} text=${link} label=${t("sets-link")} />
      ${navigator.clipboard && html`<button class="btn" onClick=${copy}>${t("sets-copy")}</button>`}
      <span role="status" class="small">${copied && t("sets-copied")}</span></div></div>`;
}

/** Give the set that lies here a name. @param {{tale: string}} props */
function Keep({ tale }) {
  const [name, type] = useState("");
  const put = (/** @type {Event} */ event) => {
    event.preventDefault();
    keepSet({ name: name.trim(), tale, roles: room.value.roles });
    type("");
  };
  return html`<form class="stack tight" onSubmit=${put}><label class="stack tight"><span>
    ${t("sets-name")}</span>
      <span class="field"><input class="words" dir="auto" maxlength=${LONGEST_NAME} value=${name}
        onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} /></span></label>
    <button class="btn" type="submit" disabled=${!name.trim() || !room.value.roles.length}>
    <${Icon} name="u-save" />${t("sets-keep")}
      </button><p class="small dim">${t("sets-keep-note")}</p></form>`;
}
