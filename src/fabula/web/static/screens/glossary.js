// @ts-check
// The words of a table: all of them by their groups, found by name or by what they mean.
import { stepBack } from "../base/route.js";
import { groupsOf, pieces } from "../base/glossary.js";
import { html, useState } from "../base/html.js";
import { LanguageSeg, TaleSeg } from "../parts/controls.js";
import { Bar, Screen } from "../parts/scene.js";
import { Worded } from "../parts/glossarytext.js";
import { isReady, tales, usualTale } from "../base/tales.js";
import { plain, t } from "../base/words.js";

/** @import { Typed } from "../base/choices.js" */

export default function Words() {
  const [tale, choose] = useState(
    () => tales.find(({ id }) => `#${id}` === location.hash)?.id || usualTale(),
  );
  const [sought, seek] = useState("");
  const other = (/** @type {string} */ next) => (seek(""), choose(next));
  return html`<${Screen} tall=${0} stars=${false} cls="almanac">
    <${Bar} title=${t("ui-words")} back=${stepBack}>
    <${LanguageSeg} /></${Bar}>
    <${TaleSeg} at=${tale} choose=${other} />
    ${
      isReady(tale) &&
      html`<div class="seek"><span class="field"><input class="words" type="search"
          aria-label=${t("glossary-search")}
      placeholder=${t("glossary-search")} value=${sought}
          onInput=${(/** @type {Typed} */ event) => seek(event.currentTarget.value)} />
      </span></div><${Found} tale=${tale} typed=${sought.trim()} />`
    }</${Screen}>`;
}

/**
 * The words of which somebody has typed a form, be it with a small letter or a capital.
 * @param {string} tale
 * @param {string} typed
 */
const meant = (tale, typed) =>
  pieces(tale, typed.slice(0, 1).toUpperCase() + typed.slice(1)).map((piece) =>
    typeof piece === "string" ? "" : piece.word,
  );

/**
 * The words that fit what is sought; those that are called so, in any form, stand before those that only say
 * so.
 * @param {{tale: string, typed: string}} props
 */
function Found({ tale, typed }) {
  const sought = plain(typed);
  const forms = meant(tale, typed);
  const id = (/** @type {string} */ word) => `term-${tale}-${word}`;
  const called = (/** @type {string} */ word) => plain(t(id(word))).includes(sought) || forms.includes(word);
  const fits = (/** @type {string} */ word) => called(word) || plain(t(`${id(word)}.text`)).includes(sought);
  const groups = groupsOf(tale).map(([group, words]) => ({
    title: t(`glossary-${group}`),
    words: words.filter(fits),
  }));
  const byName = groups.flatMap(({ words }) => words).sort((a, b) => Number(called(b)) - Number(called(a)));
  const shown = sought ? [{ title: "", words: byName }] : groups;
  const count = t("glossary-found", { n: byName.length });
  return html`<p class="vh" role="status">${sought && count}</p>
    <article class="paper page">${sought && !byName.length && html`<p class="centre-text">${count}</p>`}
    ${shown.map(
      ({ title, words }) => html`<section key=${title}>${title && html`<h2>${title}</h2>`}
      <dl class="glossary">${words.map(
        (word) => html`<div key=${word}><dt>${t(id(word))}</dt>
        <dd><${Worded} tale=${tale} text=${t(`${id(word)}.text`)} not=${word} /></dd></div>`,
      )}</dl></section>`,
    )}</article>`;
}
