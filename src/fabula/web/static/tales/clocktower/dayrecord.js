// @ts-check
// What the day has brought so far: votes, exiles, claims, Travellers; and what may be done on the floor.
import { known, nameOf } from "../../base/fold.js";
import { html } from "../../base/html.js";
import { roleText } from "../../parts/card.js";
import { Sheet } from "../../parts/controls.js";
import { Opened } from "../../parts/lazypage.js";
import { Icon } from "../../parts/scene.js";
import { roleOf } from "../../base/tales.js";
import { labelled, role as roleName, several, t } from "../../base/words.js";

/** The course of the game as all have heard it. @param {{close: () => void}} props */
export function Course({ close }) {
  return html`<${Sheet} title=${t("square-course")} close=${close} wide=${true}>
    <section><h3>${t("square-votes-past")}</h3><${Votes} /></section>
    <${Travellers} />
    <section><h3>${t("ui-said-board")}</h3><${Opened} page="records" /></section></${Sheet}>`;
}

/** All votes of the game, the last first. */
export function Votes() {
  const { tallies } = known.value;
  if (!tallies.length) return html`<p class="dim">${t("square-no-votes")}</p>`;
  return html`<ul class="votes-past">${[...tallies].reverse().map(
    (one) => html`<li>
    <b>${t(one.exile ? "square-exile-of" : "square-vote-of", { n: one.number, name: nameOf(one.nominee) })}
    </b> <span>
      ${t("square-result", { votes: one.votes, needed: one.value })}</span>
    ${
      one.votes >= one.value &&
      html` <${Icon} name="u-gavel" cls="tick inline" /><span class="vh">
    ${t("square-enough")}</span>`
    }
    ${
      one.by !== undefined &&
      html`<br /><span class="dim">
    ${t("square-nominated-by", { name: nameOf(one.by) })}</span>`
    }
    <br /><span class="dim">
    ${
      one.hands.length
        ? t("square-hands-of", { names: several(one.hands.map(nameOf)) })
        : t("square-hands-nobody")
    }
      </span></li>`,
  )}</ul>`;
}

/** Who travels, and what they can do. */
function Travellers() {
  const all = Object.entries(known.value.travellers);
  return (
    all.length > 0 &&
    html`<section><h3>${t("clocktower-traveller.plural")}</h3><ul class="list">
    ${all.map(
      ([
        seat,
        role,
      ]) => html`<li><span class="mini neutral"><${Icon} name=${`g-${roleOf("clocktower", role).icon}`}
          /></span>
    <span class="grow"><b>${labelled(nameOf(Number(seat)), roleName("clocktower", role))}</b><br />
    <span class="small">
      ${roleText("clocktower", role, "ability")}</span></span></li>`,
    )}</ul></section>`
  );
}

const ICONS = {
  slay: "g-stake-hammer",
  exile: "g-bindle",
  give: "u-candle",
  gossip: "g-conversation",
  juggle: "g-juggler",
  visit: "g-brain",
  ask: "g-palette",
  damsel: "g-woman-elf-face",
  puzzle: "g-puzzle",
  accuse: "g-third-eye",
  cult: "g-cultist",
  swap: "g-whistle",
  finish: "g-fedora",
  jest: "g-clown",
  doom: "g-death-skull",
  call_on: "g-queen-crown",
  veteran: "u-candle",
  angel: "u-candle",
  recall: "g-amnesia",
  indict: "g-gavel",
};

/**
 * What may be done on the floor now: everybody alive reads the same.
 * @param {{words: string[], begin: (word: string) => void, close: () => void}} props
 */
export const Powers = ({ words, begin, close }) => html`<${Sheet} title=${t("square-powers")} close=${close}>
  <p class="small dim">${t("square-powers-note")}</p>
  <ul class="list">${words.map(
    (word) =>
      html`<li><button class="tile" onClick=${() => begin(word)}>
    <${Icon} name=${ICONS[/** @type {keyof typeof ICONS} */ (word)]} cls="lead" />
    <span class="grow"><b>${t(`square-power-${word}`)}</b><br /><span class="small">
    ${t(`square-power-${word}.note`)}</span></span>
      <${Icon} name="u-next" /></button></li>`,
  )}</ul></${Sheet}>`;
