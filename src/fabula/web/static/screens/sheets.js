// @ts-check
// A script on paper: the roles for the players, and both nights for whoever leads.
import { html, render } from "../html.js";
import { ability } from "../parts/card.js";
import { textOf } from "../led.js";
import { has, t } from "../words.js";
import { Jinxes } from "./jinxes.js";
import { named, TALE } from "./bring.js";

const KINDS = ["townsfolk", "outsider", "minion", "demon", "traveller", "fabled", "loric"];
const NIGHTS = ["first_night", "other_nights"];

/** The look of paper comes with it. */
const look = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("../look/paper.css", import.meta.url).pathname });
await new Promise((done) => {
  look.onload = done;
  look.onerror = done;
  document.head.append(look);
});

/** Print a script as it was read. @param {any} found */
export function print(found) {
  document.querySelector(".prints")?.remove();
  const pages = Object.assign(document.createElement("div"), { className: "prints" });
  document.body.append(pages);
  render(html`<${Pages} found=${found} />`, pages);
  addEventListener("afterprint", () => pages.remove(), { once: true });
  window.print();
}

/** @param {any} found @returns {(id: string) => any} what a role is: one of the author's own, or one that is published */
const knownIn = (found) => (id) => found.homebrew.find((/** @type {any} */ one) => one.id === id);

/** @param {{found: any}} props */
function Pages({ found }) {
  const own = knownIn(found);
  const name = (/** @type {string} */ id) => own(id)?.name || named(id);
  const ids = [...Object.keys(found.kinds), ...found.homebrew.map((/** @type {any} */ one) => one.id)];
  const kindOf = (/** @type {string} */ id) => own(id)?.kind || found.kinds[id];
  const head = html`<header><h1>${found.name || t("script-of-your-own")}</h1>${found.author && html`<p>${t("script-by", { author: found.author })}</p>`}</header>`;
  return html`<article>${head}${KINDS.map((kind) => [kind, ids.filter((id) => kindOf(id) === kind)]).filter(([, list]) => list.length).map(([kind, list]) => html`<section><h2>${kindName(kind)}</h2>
      <dl>${list.map((/** @type {string} */ id) => html`<div><dt>${name(id)}</dt><dd>${abilityOf(id, own(id))}</dd></div>`)}</dl></section>`)}
    ${found.rules.map((/** @type {string} */ rule) => html`<p>${rule}</p>`)}<${Jinxes} pairs=${found.jinxes} name=${name} /></article>
    ${NIGHTS.map((night) => html`<article>${head}<section><h2>${t(`script-${night}`)}</h2><ol>${found[`${night}_sheet`].map((/** @type {string} */ line) => html`<li><b>${lineName(line, name)}</b> ${lead(line, own(line), night)}</li>`)}</ol></section></article>`)}`;
}

/** @param {string} kind */
const kindName = (kind) => t(has(`${TALE}-${kind}`) ? `${TALE}-${kind}.plural` : `script-${kind}`);

/** What a role does. @param {string} id @param {any} own */
const abilityOf = (id, own) => own?.ability || ability(TALE, id);

/** @param {string} line @param {(id: string) => string} name */
const lineName = (line, name) => (has(`script-${line}`) ? t(`script-${line}`) : name(line));

/** What whoever leads does at a line. @param {string} line @param {any} own @param {string} night */
const lead = (line, own, night) => own?.[night === "first_night" ? "first_reminder" : "other_reminder"] || (has(`${TALE}-${line}-lead`) ? t(`${TALE}-${line}-lead`) : textOf(line, night === "first_night" ? "first" : "other"));
