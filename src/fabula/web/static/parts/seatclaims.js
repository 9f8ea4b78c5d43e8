// @ts-check
// What somebody at a seat has said: claimed, of others, and aloud, as this player notes it.
import { nameOf } from "../base/fold.js";
import { patternsOf } from "../base/gaps.js";
import { isNight } from "../base/phases.js";
import { heard, overheard } from "../base/publicrecord.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { has, t } from "../base/words.js";
import { asks, me, room } from "../base/wire.js";
import { AskWhether } from "./confirmation.js";
import { Composing, useStatement } from "./composer.js";
import { bringIntoSight } from "./controls.js";
import { inOrder } from "./cardsinplay.js";
import { overhear } from "./pocketbook.js";
import { Icon, IconButton } from "./scene.js";
import { whenText, ClaimLine } from "./claimline.js";

/** @import { Pattern } from "../base/choices.js" */
/** @import { Claimed } from "../base/publicrecord.js" */

/** @param {{seat: number}} props */
export function Said({ seat }) {
  const { claims } = heard.value;
  const theirs = claims.filter((one) => one.seat === seat);
  const aloud = overheard.value.filter((one) => one.seat === seat);
  const last = theirs.findLast(({ words }) => words[0] === "claim");
  const others = claims.filter(({ seat: by, words }) => by !== seat && words.slice(1).includes(seat));
  return html`<section><h3>${t("book-says", { name: nameOf(seat) })}</h3>
    ${theirs.length + aloud.length === 0 && html`<p class="dim">${t("book-says-nothing")}</p>`}
    <ul class="heard-of">${theirs.map(
      (one) => html`<li><span class="when">${whenText(one)}</span>
      <${ClaimLine} words=${one.words} old=${one.words[0] === "claim" && one !== last} /></li>`,
    )}${aloud.map((one) => html`<${Aloud} key=${String(one.words)} ...${one} />`)}</ul>
    <${NoteAloud} seat=${seat} />
    ${
      others.length > 0 &&
      html`<h3>${t("book-of-them")}</h3><ul class="heard-of">${others.map(
        (one) => html`<li><span class="when">${whenText(one)}</span><span class="what"><b>
        ${nameOf(one.seat)}</b> <${ClaimLine} words=${one.words} /></span></li>`,
      )}</ul>`
    }</section>`;
}

/** What they said aloud, as this player noted it. @param {Claimed} props */
const Aloud = ({ seat, words, ...when }) => html`<li class="aloud"><span class="when">${whenText(when)}</span>
  <span class="what"><${ClaimLine} words=${words} /><span class="tiny dim">${t("book-aloud")}</span>
  ${!isNight() && html`<${AskWhether} seat=${seat} words=${words} />`}</span>
  <${IconButton} name="u-close" label=${t("book-aloud-strike")}
    onClick=${() => overhear(seat, /** @type {(string | number)[]} */ (words), false)} /></li>`;

/** What is said in words that can be noted: who one is, and what one has found out or thinks. */
function spoken() {
  const { tale, roles } = room.value;
  const open = patternsOf(asks.value.find((one) => one.open)).filter(
    ([word, ...gaps]) =>
      word !== "nominate" &&
      has(`ui-claim-${word}`) &&
      gaps.length > 0 &&
      gaps.every((gap) => Object(gap).any),
  );
  const any = inOrder(tale, roles).map(({ id }) => id);
  return open.length ? open : [/** @type {Pattern} */ (["claim", { any }])];
}

/** Note what they say aloud: in pencil, and claimed by nobody. @param {{seat: number}} props */
function NoteAloud({ seat }) {
  const [isOpen, open] = useState(false);
  if (me.value.seat === null || room.value.stage !== "playing") return null;
  return html`<button class="btn plain" aria-expanded=${String(isOpen)} onClick=${() => open(!isOpen)}>
    <${Icon} name="u-pen" />${t("book-note-aloud")}</button>
    ${isOpen && html`<${ComposeAloud} seat=${seat} close=${() => open(false)} />`}`;
}

/** @param {{seat: number, close: () => void}} props */
function ComposeAloud({ seat, close }) {
  const made = useStatement(`aloud ${seat}`, spoken());
  const form = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => bringIntoSight(form.current), []);
  const note = () => {
    const words = /** @type {(string | number)[]} */ (made.words);
    return overhear(seat, words, true).then((told) => told && (made.empty(), close()));
  };
  return html`<div class="stack aloud-form" ref=${form}>
    <${Composing} made=${made} note=${t("book-note-aloud-note")}>
    <button class="btn main grow" disabled=${!made.whole} onClick=${note}>${t("book-note-it")}</button>
    </${Composing}></div>`;
}
