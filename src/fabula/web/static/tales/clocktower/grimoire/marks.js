// @ts-check
// Marks: those of this script first, the rest by typing, and any in own words; laid at as many seats as one
// likes by touching them in the circle, one in own words also at no seat.
import { seatsIn, wordsIn } from "../../../base/gaps.js";
import { html, signal, useState } from "../../../base/html.js";
import { keep, t } from "../../../base/words.js";
import { amendments, desk, tell } from "../../../base/wire.js";
import { useCircle } from "../../../parts/circleanswer.js";
import { Sheet } from "../../../parts/controls.js";
import { Go } from "../../../parts/gobutton.js";
import { Icon } from "../../../parts/scene.js";
import { book, marksOf, named } from "./book.js";
import { rolesHere } from "./cards.js";
import { COLOURS, lay, markText, ownMarks, signOfMark, whoseMark } from "./chips.js";

/** @import { OwnMark } from "../../../base/messages.js" */
/** @typedef {keyof typeof COLOURS} Colour */
/** @import { Typed } from "../../../base/choices.js" */

const LONGEST = 24;
const KEPT = "fabula.marks";
const FEW = 8;

/** The question where a mark goes. */
export const LAYING = "laying";

/** What is being laid at seats: a mark of the game, or one in own words. */
const laying = signal(/** @type {{kind?: string, text?: string, colour?: Colour} | null} */ (null));

/** The words that this device has written last. @returns {{text: string, colour: Colour}[]} */
const recent = () => JSON.parse(keep(() => localStorage.getItem(KEPT)) || "[]");

/** @param {{text: string, colour: Colour}} mark */
function remember(mark) {
  const others = recent().filter((one) => one.text !== mark.text);
  keep(() => localStorage.setItem(KEPT, JSON.stringify([mark, ...others].slice(0, FEW))));
}

const MOST = 10 ** 9;

/** A number that no mark has, nor one that is laid at the same moment: by lot, so that none moves another. */
const unused = () => Math.floor(Math.random() * MOST);

/** Whether a mark is laid by nobody but those who may be here: of this script, or come into the game. */
const isOfThisScript = (/** @type {string} */ kind) => {
  const by = whoseMark(kind);
  return !by || rolesHere().includes(by);
};

/** @param {{kind: string, pick: (kind: string) => void}} props */
const Kind = ({ kind, pick }) => html`<button class="pick" onClick=${() => pick(kind)}>
  <${Icon} name=${signOfMark(kind)} />
  <span>${markText(kind)}</span></button>`;

/**
 * Marks to choose from, and words of one's own.
 * @param {{kinds: string[], seat?: number, pick: (kind: string) => void, done: () => void}} props `seat`
 *  where the mark is to lie, if that is known; `done` when one in own words has been written
 */
export function MarkPicker({ kinds, seat, pick, done }) {
  const [sought, seek] = useState("");
  const found = kinds.filter((kind) => markText(kind).toLowerCase().includes(sought.trim().toLowerCase()));
  const list = (/** @type {string[]} */ some) =>
    html`<div class="picks">
    ${some.map((kind) => html`<${Kind} key=${kind} kind=${kind} pick=${pick} />`)}</div>`;
  const [here, others] = [found.filter(isOfThisScript), found.filter((kind) => !isOfThisScript(kind))];
  return html`<div class="stack mark-picker">
    <label class="stack tight" hidden=${!kinds.length}><span class="vh">
      ${t("mark-find", { n: kinds.length })}</span><span class="field">
      <input class="words" type="search" autocomplete="off"
      placeholder=${t("mark-find", { n: kinds.length })} value=${sought}
      onInput=${(/** @type {Typed} */ event) => seek(event.currentTarget.value)} /></span></label>
    ${here.length > 0 && html`<h3 class="small dim">${t("mark-of-this-script")}</h3>`}
    ${list(here)}
    ${sought && others.length > 0 && html`<h3 class="small dim">${t("mark-of-others")}</h3>${list(others)}`}
    <${OwnWords} seat=${seat} done=${done} /></div>`;
}

/**
 * A mark in own words: what it says, and its colour.
 * @param {{seat?: number, done: () => void}} props
 */
function OwnWords({ seat, done }) {
  const [text, type] = useState("");
  const [colour, paint] = useState(/** @type {Colour} */ ("plain"));
  const words = { text: text.trim(), colour };
  const put = (/** @type {typeof words} */ mark, /** @type {number | null} */ at) => {
    remember(mark);
    void lay({ ...mark, mark: unused(), seat: at });
    done();
  };
  const atSeats = (/** @type {typeof words} */ mark) => {
    if (seat !== undefined) return put(mark, seat);
    remember(mark);
    laying.value = mark;
    return done();
  };
  return html`<h3 class="small">${t("mark-own")}</h3>
    <${Written} text=${text} type=${type} colour=${colour} paint=${paint} />
    <div class="row wrap"><button class="btn grow" disabled=${!words.text} onClick=${() => atSeats(words)}>
      ${t(seat === undefined ? "mark-lay" : "mark-lay-here")}</button>
    ${
      seat === undefined &&
      html`<button class="btn grow" disabled=${!words.text} onClick=${() => put(words, null)}>
      ${t("mark-lay-free")}</button>`
    }</div>
    ${
      recent().length > 0 &&
      html`<h3 class="small dim">${t("mark-recent")}</h3><div class="picks">${recent().map(
        (one) => html`<button class="pick" onClick=${() => atSeats(one)}>
        <${Icon} name=${COLOURS[one.colour]} /><span>${one.text}</span></button>`,
      )}</div>`
    }`;
}

/**
 * The words of a mark and its colour, to be written.
 * @param {{text: string, type: (text: string) => void, colour: Colour, paint: (colour: Colour) => void}}
 *  props
 */
const Written = ({ text, type, colour, paint }) =>
  html`<span class="field"><input class="words" maxlength=${LONGEST} autocomplete="off"
      aria-label=${t("mark-own")} value=${text}
      onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} />
    <span class="small dim">${t("mark-letters", { n: text.length, of: LONGEST })}</span></span>
  <div class="row colours" role="group" aria-label=${t("mark-colour")}>
    ${
      /** @type {Colour[]} */ (Object.keys(COLOURS)).map(
        (one) => html`<button class=${`ibtn c-${one} ${colour === one ? "on" : ""}`}
        aria-label=${t(`mark-colour-${one}`)} aria-pressed=${String(colour === one)}
        onClick=${() => paint(one)}><${Icon} name=${COLOURS[one]} /></button>`,
      )
    }</div>`;

/** Choose a mark to be laid. @param {{close: () => void}} props */
export function MarksSheet({ close }) {
  const kinds = wordsIn(
    amendments.value.find((one) => one[0] === "mark"),
    2,
  );
  const pick = (/** @type {string} */ kind) => ((laying.value = { kind }), close());
  return html`<${Sheet} title=${t("mark-title")} close=${close} wide=${true}>
    <p class="small dim">${t(kinds.length ? "mark-note" : "mark-own-only")}</p>
    <${MarkPicker} kinds=${kinds} pick=${pick} done=${close} /></${Sheet}>`;
}

/** While a mark is being laid, the circle says where. */
export function Laying() {
  const mark = laying.value;
  const { kind, text = "", colour = "plain" } = mark || {};
  const pattern = amendments.value.find((one) => one[0] === "mark");
  const seats = !mark ? [] : kind ? seatsIn(pattern, 1) : book.value.circle;
  const mine = (/** @type {number} */ seat) => ownMarks(seat).find((one) => one.text === text);
  const lies = (/** @type {number} */ seat) =>
    kind ? marksOf(seat).some((one) => one.kind === kind) : mine(seat) !== undefined;
  const touch = (/** @type {number} */ seat) => {
    const before = mine(seat);
    if (kind) void tell("amend", { act: [lies(seat) ? "unmark" : "mark", seat, kind] });
    else if (before) void lay(before, { text: "" });
    else void lay({ mark: unused(), text, colour, seat });
  };
  useCircle(
    {
      id: LAYING,
      whose: t("mark-where"),
      title: kind ? markText(kind) : text,
      things: seats,
      size: 1,
      picked: seats.filter(lies),
      touch,
    },
    true,
  );
  return null;
}

/** While a mark is being laid, the button at the foot ends that, and nothing else. */
export const Laid = () =>
  html`<${Go} does=${LAYING} cls="main" go=${() => (laying.value = null)}>${t("circle-done")}</${Go}>`;

/**
 * A mark in own words: written anew, laid elsewhere, taken away.
 * @param {{mark: number, close: () => void}} props
 */
export function OwnMarkSheet({ mark, close }) {
  const own = (desk.value.marks || []).find((one) => one.mark === mark);
  const [text, type] = useState(own?.text || "");
  const [colour, paint] = useState(own?.colour || "plain");
  if (!own) return null;
  const put = (/** @type {Partial<OwnMark>} */ change) =>
    lay(own, { text: text.trim() || own.text, colour, ...change }).then(close);
  const at = own.seat ?? null;
  return html`<${Sheet} title=${own.text} close=${close}><div class="stack">
    <${Written} text=${text} type=${type} colour=${colour} paint=${paint} />
    <button class="btn" onClick=${() => put({})}>${t("mark-keep")}</button>
    <h3>${t("mark-where")}</h3><div class="picks">
      <button class=${`pick ${at === null ? "on" : ""}`} aria-pressed=${String(at === null)}
        onClick=${() => put({ seat: null })}>${t("mark-nowhere")}</button>
      ${book.value.circle.map(
        (seat) => html`<button class=${`pick ${at === seat ? "on" : ""}`} aria-pressed=${String(at === seat)}
          onClick=${() => put({ seat })}>${named(seat)}</button>`,
      )}</div>
    <button class="btn plain" onClick=${() => put({ text: "" })}><${Icon} name="u-close" />
      ${t("mark-take-away")}</button></div></${Sheet}>`;
}
