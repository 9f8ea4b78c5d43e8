// @ts-check
// All published roles, to be searched, sifted and taken into the script.
import { html, useState } from "../../../base/html.js";
import { Switch } from "../../../parts/controls.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { named, TALE } from "../tale.js";
import { has as hasText, lang, t } from "../../../base/words.js";
import { choose, draft, has, roll, seen } from "./draft.js";

/** @import { Typed } from "../../../base/choices.js" */

export const KINDS = ["townsfolk", "outsider", "minion", "demon", "traveller", "fabled", "loric"];
const GOOD = ["townsfolk", "outsider"];
const EVIL = ["minion", "demon"];

/** @param {string} kind */
export const kindName = (kind) => t(hasText(`${TALE}-${kind}`) ? `${TALE}-${kind}.plural` : `script-${kind}`);

/** The side of a kind. @param {string} kind */
export const sideOf = (kind) => (GOOD.includes(kind) ? "good" : EVIL.includes(kind) ? "evil" : "neutral");

/** A role of the script: one that is published, or one of the author's own. @param {string} id */
export function facts(id) {
  const own =
    seen.value?.homebrew?.find((one) => one.id === id) || draft.value.own.find((one) => one.id === id);
  const listed = roll.find((one) => one.id === id);
  const kind = own?.kind || listed?.kind || "";
  return {
    id,
    kind,
    name: own?.name || named(id),
    icon: listed?.icon ? `g-${listed.icon}` : `u-side-${sideOf(kind)}`,
    degree: listed?.degree || "",
    own,
  };
}

/** Its token. @param {{id: string}} props */
export const Token = ({ id }) => {
  const { kind, icon } = facts(id);
  return html`<span class=${`mini ${sideClass(sideOf(kind))}`}><${Icon} name=${icon} /></span>`;
};

/** A name without case, accents and signs, so that it is found however it is typed. @param {string} text */
const folded = (text) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Choose one of several in a list.
 * @param {{label: string, at: string, options: {id: string, label: string}[], choose: (id: string) => void}}
 *  props
 */
const Sieve = ({ label, at, options, choose: change }) =>
  html`<label class="sieve"><span class="small dim">${label}</span>
  <select value=${at} onChange=${(/** @type {Typed} */ event) => change(event.currentTarget.value)}>
  <option value="">${t("workshop-any")}</option>${options.map(
    (one) => html`<option value=${one.id}>
  ${one.label}</option>`,
  )}</select>
    </label>`;

/** @param {string} set */
const setName = (set) =>
  set === "carousel"
    ? t("workshop-set-carousel")
    : hasText(`script-${set}`)
      ? t(`script-${set}`)
      : t(`${TALE}-script-${set}`);

/** What is said of a role where it is chosen. @param {import("./draft.js").Listed} one */
const noteOf = (one) =>
  [
    hasText(`${TALE}-${one.id}-short`) ? t(`${TALE}-${one.id}-short`) : "",
    one.degree === "ruled" ? "" : t(`workshop-degree-${one.degree}`),
  ]
    .filter(Boolean)
    .join(" · ");

export function Roles() {
  const [text, search] = useState("");
  const [kind, sift] = useState("");
  const [set, from] = useState("");
  const [degree, wants] = useState("");
  const [chosen, only] = useState(false);
  const wanted = folded(text);
  const fits = (/** @type {import("./draft.js").Listed} */ one) =>
    (!kind || one.kind === kind) &&
    (!set || one.set === set) &&
    (!degree || one.degree === degree) &&
    (!chosen || has(one.id)) &&
    (!wanted || folded(named(one.id)).includes(wanted) || one.published.includes(wanted));
  const found = roll.filter(fits);
  const degrees = [...new Set(roll.map((one) => one.degree))];
  return html`<section class="roles-pane stack" aria-label=${t("workshop-roles")} key=${lang.value}>
    <div class="sieves"><span class="field">
      <input class="words" type="search" aria-label=${t("workshop-search")}
        placeholder=${t("workshop-search")} value=${text}
      onInput=${(/** @type {Typed} */ event) => search(event.currentTarget.value)} /></span>
      <div class="sieve-row"><${Sieve} label=${t("workshop-kind")} at=${kind} choose=${sift}
        options=${KINDS.map((id) => ({ id, label: kindName(id) }))} />
        <${Sieve} label=${t("workshop-set")} at=${set} choose=${from}
          options=${[...new Set(roll.map((one) => one.set))].map((id) => ({ id, label: setName(id) }))} />
        <${Sieve} label=${t("workshop-degree")} at=${degree} choose=${wants}
          options=${degrees.map((id) => ({ id, label: t(`workshop-degree-${id}`) }))} /></div>
      <${Switch} label=${t("workshop-chosen")} on=${chosen} change=${only} />
      <p class="small dim" role="status">${t("workshop-found", { n: found.length })}</p></div>
    ${KINDS.map((one) => [one, found.filter((role) => role.kind === one)])
      .filter(([, list]) => list.length)
      .map(
        ([one, list]) =>
          html`<section class="kind" key=${one}><h3
            aria-level="2">${kindName(/** @type {string} */ (one))}</h3>
            <ul class="list picker">
      ${
        /** @type {import("./draft.js").Listed[]} */ (list).map(
          (role) =>
            html`<li key=${role.id} class=${has(role.id) ? "in" : ""}><${Token} id=${role.id} />
              <span class="grow">
        <${Switch} label=${named(role.id)} note=${noteOf(role)} on=${has(role.id)}
        change=${(/** @type {boolean} */ on) => choose(role.id, on)} /></span></li>`,
        )
      }</ul></section>`,
      )}
  </section>`;
}
