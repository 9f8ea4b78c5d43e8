// @ts-check
// The rules in a minute: a card to be read aloud, the device that reads it to all, and the sentence that is
// being said.
import { known } from "../base/fold.js";
import { html, signal, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { sceneOf } from "../base/phases.js";
import { isReady } from "../base/tales.js";
import { hush, isSaying, say, speaks, voiceIsThere } from "./voice.js";
import { has, lang, loadWordsOf, numbered, t } from "../base/words.js";
import { clock, me, room, tell } from "../base/wire.js";
import { over, Sheet, Switch } from "./controls.js";
import { Icon } from "./scene.js";

/**
 * How long a sentence takes that nobody hears, in ms: so much for each letter, and a breath. How often it is
 * looked whether it is said.
 */
const [A_LETTER, A_BREATH, A_LOOK] = [62, 900, 200];
/** What is read by a device that is gone is read no more. */
const TOO_LONG = 30_000;

/** Whether the words of all this are there, which are had once they are wanted. @param {boolean} [wanted] */
export function useBrief(wanted = true) {
  const [there, come] = useState(has("brief-note"));
  useEffect(() => {
    if (wanted) Promise.all([loadWordsOf("brief"), loadLook("brief")]).then(() => come(true));
  }, [wanted]);
  return there;
}

/** Pictures of the steps, once they have come. @returns {((props: {of: string}) => unknown) | null} */
export function useSteps() {
  const [at, come] = useState({ Step: /** @type {((props: {of: string}) => unknown) | null} */ (null) });
  useEffect(() => {
    import("./steps.js").then(come, () => null);
  }, []);
  return at.Step;
}

/** The sentences of a game. @param {string} tale */
const sentences = (tale) => numbered(`brief-${tale}`);

/** Who has the rules read to all: whoever leads, and the host. */
const mayRead = () => Boolean(me.value.leader || me.value.host);

/** Whether all are awake who could be read to. */
const isAwake = () =>
  room.value?.stage !== "playing" || sceneOf(room.value.tale, known.value.phase) !== "night";

/** Which sentence is read on this device alone, and of which game. */
const alone = signal({ tale: "", line: 0 });
/** Whether this device turns from sentence to sentence for all. */
const turns = signal(false);

/**
 * The sentence that is being said; 0 if none is.
 * @param {string} tale
 * @param {boolean} here read on this device alone
 */
const lineOf = (tale, here) =>
  here ? (alone.value.tale === tale ? alone.value.line : 0) : clock.value.reading || 0;

/**
 * Go on to a sentence, or end the reading.
 * @param {string} tale
 * @param {number} line
 * @param {boolean} here
 */
function turnTo(tale, line, here) {
  const is = line > sentences(tale).length ? 0 : line;
  if (!is) hush();
  if (here) return void (alone.value = { tale, line: is });
  turns.value = Boolean(is);
  tell("read", { line: is || null });
}

/**
 * Go on when a sentence has been said, or read in silence.
 * @param {string} id
 * @param {() => void} next
 * @returns {() => void} what stops it
 */
function whenSaid(id, next) {
  const began = Date.now();
  const least = t(id).length * A_LETTER + A_BREATH;
  const timer = setInterval(() => {
    const passed = Date.now() - began;
    if (isSaying() ? passed < TOO_LONG : passed < (speaks.value ? least / 2 : least)) return;
    clearInterval(timer);
    next();
  }, A_LOOK);
  return () => clearInterval(timer);
}

/**
 * The card: all sentences in large letters, the one that is being said lit.
 * @param {{tale: string, close: () => void, here?: boolean}} props `here`: it is read on this device alone
 */
function BriefSheet({ tale, close, here = false }) {
  const there = useBrief();
  const line = lineOf(tale, here);
  const reads = here || mayRead();
  const Step = useSteps();
  useEffect(() => {
    document.querySelector(".brief [aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [line]);
  useEffect(() => {
    if (!here || !line) return undefined;
    speaks.value = true;
    say([`brief-${tale}-${line}`], false);
    return whenSaid(`brief-${tale}-${line}`, () => turnTo(tale, line + 1, true));
  }, [here && line]);
  useEffect(() => () => here && turnTo(tale, 0, true), []);
  if (!there) return null;
  return html`<${Sheet} wide=${true} title=${t("brief")} close=${close}>
    <p class="small dim">${t("brief-note")}</p>
    ${
      reads &&
      html`<div class="row brief-hand">${
        line
          ? html`<button class="btn grow" onClick=${() => turnTo(tale, 0, here)}>
      ${t("brief-stop")}</button><button class="btn main grow"
        onClick=${() => turnTo(tale, line + 1, here)}>${t("brief-next")}</button>`
          : html`<button class="btn main grow" disabled=${!here && !isAwake()}
              onClick=${() => turnTo(tale, 1, here)}>
      <${Icon} name="u-sound" />${t(here ? "brief-here" : "brief-aloud")}</button>`
      }</div>`
    }
    <ol class="paper brief">${sentences(tale).map(
      (id, n) =>
        html`<li key=${id} aria-current=${line === n + 1 ? "step" : undefined}>
          ${Step && html`<${Step} of=${id} />`}<span>${t(id)}</span></li>`,
    )}</ol>
    ${
      reads &&
      !here &&
      html`<p class="small dim">${t("brief-aloud-note")}</p>${
        voiceIsThere() &&
        html`<${Switch} label=${t("ui-speaks")} on=${speaks.value}
            change=${(/** @type {boolean} */ on) => (speaks.value = on)} />`
      }`
    }
    <button class="btn plain"
      onClick=${async () => (await import("../screens/briefpaper.js")).printBrief(tale)}>
      <${Icon} name="u-card" />${t("brief-print")}</button>
    ${
      numbered(`setup-${tale}`).length > 0 &&
      html`<button class="btn plain"
      onClick=${async () => (await import("../screens/briefpaper.js")).printSetUp(tale)}>
        <${Icon} name="u-card" />${t("setup-print")}
      </button>`
    }</${Sheet}>`;
}

/** Lay the card over the screen. @param {string} tale @param {boolean} here */
const lay = (tale, here) =>
  (over.value = () => html`<${BriefSheet} tale=${tale} here=${here} close=${() => (over.value = null)} />`);

/** Whether a tale tells its rules anywhere; one of somebody's own may leave all to its cards. */
const tellsItsRules = (/** @type {string} */ tale) => has(`rules-${tale}-1`) || has(`brief-${tale}-1`);

/** The button that opens the card. @param {{tale: string, here?: boolean, cls?: string}} props */
export const ReadRules = ({ tale, here = false, cls = "" }) =>
  tellsItsRules(tale) &&
  html`<button class=${`btn ${cls}`} onClick=${() => lay(tale, here)}><${Icon} name="u-sound" />
    ${t("brief")}</button>`;

/** What is being read to all: heard where a device speaks, seen on every one until it is folded away. */
export function Reading() {
  const { tale } = room.value || {};
  const line = lineOf(tale, false);
  const [folded, fold] = useState(false);
  const [late, tooLate] = useState(0);
  const there = useBrief(line > 0);
  const id = `brief-${tale}-${line}`;
  const said = line > 0 && there && isReady(tale) && has(id);
  useEffect(() => {
    if (!said) return undefined;
    say([id], false);
    const over = setTimeout(() => tooLate(line), TOO_LONG);
    const stop = turns.value ? whenSaid(id, () => turnTo(tale, line + 1, false)) : () => undefined;
    return () => (clearTimeout(over), stop());
  }, [said && id, lang.value]);
  useEffect(() => {
    if (!line) (fold(false), tooLate(0), hush());
  }, [line > 0]);
  if (!said || folded || late === line) return null;
  return html`<div class="reading" role="status"><${Icon} name="u-sound" /><span>${t(id)}</span>
    <button class="ibtn" aria-label=${t(mayRead() ? "brief-stop" : "ui-close")}
      onClick=${() => (mayRead() ? turnTo(tale, 0, false) : fold(true))}>
        <${Icon} name="u-close" /></button></div>`;
}
