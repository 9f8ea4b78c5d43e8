// @ts-check
// Putting a statement together by touch: what it is about, who and what, and perhaps a second and third part.
import { known, nameOf } from "../../base/fold.js";
import { patternsOf, wordsIn } from "../../base/gaps.js";
import { html, useState } from "../../base/html.js";
import { Sheet } from "../../parts/controls.js";
import { useHalfMade } from "../../parts/sheetdraft.js";
import { Icon } from "../../parts/scene.js";
import { sentence, whatText } from "../../base/statements.js";
import { journalLine, naming } from "../../base/story.js";
import { roleOf, taleOf } from "../../base/tales.js";
import { t } from "../../base/words.js";
import { me, room, tell } from "../../base/wire.js";
import { KINDS, TALE } from "./tale.js";

/** @import { Child } from "../../vendor/preact.js" */
/** @import { Choice, Statement, Typed } from "../../base/choices.js" */
/** @import { Ask } from "../../base/wire.js" */

const SIDES = ["good", "evil"];
/** What stands in the gaps of each plain statement. @type {Record<string, string[]>} */
const GAPS = {
  is: ["player", "role"],
  of_kind: ["player", "kind"],
  of_side: ["player", "side"],
  beside: ["player", "what"],
  in_play: ["role"],
  count: ["group", "number"],
  living: ["group", "number"],
};
const QUESTION = {
  player: "says-choose-player",
  role: "says-choose-role",
  number: "says-choose-number",
  what: "says-choose-what",
  kind: "says-choose-what",
  side: "says-choose-what",
  group: "says-choose-what",
};
const LONGEST_WORDS = 160;
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const JOINS = ["and", "or", "exactly-1", "exactly-2"];
const MOST_PARTS = 3;

/** What may be said about whom. @typedef {{seats: number[], roles: string[], most?: number}} Shape */
/** @typedef {{word: string, gaps: Choice[], not: boolean}} Part */

const EMPTY = () => ({ word: "", gaps: /** @type {Choice[]} */ ([]), not: false });
const isWhole = (/** @type {Part} */ part) => part.word !== "" && part.gaps.length === GAPS[part.word].length;
const plainOf = (/** @type {Part} */ part) => /** @type {Statement} */ ([part.word, ...part.gaps]);
const partOf = (/** @type {Part} */ part) =>
  /** @type {Statement} */ (part.not ? ["not", plainOf(part)] : plainOf(part));

/**
 * Parts as one statement; nothing while something is missing.
 * @param {Part[]} parts
 * @param {string} join
 * @returns {Statement | undefined}
 */
function statementOf(parts, join) {
  if (!parts.every(isWhole)) return undefined;
  if (parts.length === 1) return partOf(parts[0]);
  const [word, number] = join.split("-");
  return [word, ...(number ? [Number(number)] : []), ...parts.map(partOf)];
}

/** Somebody's own words as a statement; nothing where there are none. @param {string} text */
function inOwnWords(text) {
  const plain = text
    .replace(/[ \t\r\n]+/g, " ")
    .replace(UNSEEN, "")
    .trim();
  return plain ? ["words", plain] : undefined;
}

/** What may stand in a gap. @param {string} gap @param {Shape} shape @returns {Choice[]} */
function choices(gap, { seats, roles }) {
  if (gap === "player") return seats;
  if (gap === "number") return [...seats.map((_, n) => n), seats.length];
  const whats = {
    role: roles,
    kind: KINDS,
    side: SIDES,
    group: [...SIDES, ...KINDS],
    what: [...SIDES, ...KINDS, ...roles],
  };
  return whats[/** @type {keyof typeof whats} */ (gap)];
}

/**
 * One thing in a gap, in words.
 * @param {string} word
 * @param {string} gap
 * @param {Choice} one
 * @param {(seat: number) => string} name
 */
const shown = (word, gap, one, name) =>
  gap === "player" ? name(Number(one)) : gap === "number" ? String(one) : whatText(TALE, word, String(one));

/**
 * Things to touch, roles by their kind.
 * @param {{word: string, gap: string, all: Choice[], name: (seat: number) => string, pick: (one: Choice) =>
 *  void}} props
 */
function Choices({ word, gap, all, name, pick }) {
  const chip = (/** @type {Choice} */ one) =>
    html`<button class="btn" onClick=${() => pick(one)}>${shown(word, gap, one, name)}</button>`;
  const isRole = (/** @type {Choice} */ one) =>
    typeof one === "string" && !KINDS.includes(one) && !SIDES.includes(one);
  const rest = all.filter((one) => !isRole(one));
  return html`<h3>${t(QUESTION[/** @type {keyof typeof QUESTION} */ (gap)])}</h3>
    ${rest.length > 0 && html`<div class="chips" role="group">${rest.map(chip)}</div>`}
    ${KINDS.map((kind) => ({
      kind,
      of: all.filter((one) => isRole(one) && roleOf(TALE, String(one)).kind === kind),
    })).map(
      ({ kind, of }) =>
        of.length > 0 &&
        html`<h4 class="small dim">${t(`${TALE}-${kind}.plural`)}</h4><div class="chips" role="group">
          ${of.map(chip)}
      </div>`,
    )}`;
}

/** What is being put together, and what may be done with it. @typedef {ReturnType<typeof useDraft>} Draft */

/** @param {Shape} shape @param {(seat: number) => string} name @param {string} kept */
function useDraft(shape, name, kept) {
  const guesses = shape.most !== undefined;
  const fresh = () => (guesses ? { ...EMPTY(), word: "is" } : EMPTY());
  const [parts, set] = useHalfMade(kept && `parts ${kept}`, /** @type {Part[]} */ ([fresh()]));
  const [join, joinBy] = useHalfMade(kept && `join ${kept}`, "and");
  const part = parts[parts.length - 1];
  const change = (/** @type {Partial<Part>} */ to) => set([...parts.slice(0, -1), { ...part, ...to }]);
  const more = () => set([...parts, fresh()]);
  const back = () => {
    if (part.gaps.length) return change({ gaps: part.gaps.slice(0, -1) });
    if (parts.length === 1) return set([fresh()]);
    joinBy(join.startsWith("exactly") ? "and" : join);
    return part.word && !guesses ? change(EMPTY()) : set(parts.slice(0, -1));
  };
  return {
    ...{ shape, name, guesses, parts, part, join, joinBy, change, more, back },
    most: shape.most ?? MOST_PARTS,
    gap: part.word && GAPS[part.word][part.gaps.length],
    whole: guesses ? (parts.every(isWhole) ? parts.map(plainOf) : undefined) : statementOf(parts, join),
    forget: () => (set([fresh()]), joinBy("and")),
    begun: parts.length > 1 || part.gaps.length > 0 || (part.word !== "" && !guesses),
  };
}

/** A part in words, as far as it has come. @param {Draft} of @param {Part} one */
function partText({ name, guesses }, one) {
  if (isWhole(one)) return sentence(TALE, partOf(one), naming(name));
  const said = [
    one.word && !guesses && t(`says-word-${one.word}`),
    ...one.gaps.map((at, i) => shown(one.word, GAPS[one.word][i], at, name)),
  ];
  return `${said.filter(Boolean).join(" · ")} …`;
}

/**
 * What is said so far.
 * @param {{of: Draft, mark?: (said: Choice[]) => Child}} props
 */
function SaidSoFar({ of, mark }) {
  const { begun, guesses, whole, parts, name } = of;
  if (!begun) return t(guesses ? "says-choose-player" : "says-start");
  if (!whole || guesses) return parts.map((one) => html`<p>${partText(of, one)}</p>`);
  const what = sentence(TALE, /** @type {Statement} */ (whole), naming(name));
  return html`${t("ui-quoted", { what })}${mark?.(whole)}`;
}

/** How many guesses there are, or how the parts are joined. @param {{of: Draft}} props */
function Joining({ of: { guesses, parts, most, join, joinBy } }) {
  const joins = parts.length === MOST_PARTS ? JOINS : JOINS.slice(0, 2);
  if (guesses)
    return html`<p class="small dim">
    ${t("says-guesses", { n: parts.filter(isWhole).length, of: most })}</p>`;
  if (parts.length < 2) return null;
  return html`<div class="chips" role="group">
      ${joins.map(
        (one) =>
          html`<button class=${`btn ${one === join ? "chosen" : ""}`} aria-pressed=${String(one === join)}
      onClick=${() => joinBy(one)}>${t(`says-join-${one}`)}</button>`,
      )}</div>`;
}

/** What a part may be about; or one's own words. @param {{of: Draft, write: (text: string) => void}} props */
function Words({ of: { guesses, parts, change }, write }) {
  const mayBeFree =
    !guesses && parts.length === 1 && room.value.settings.lead === "person" && !me.value.muted;
  return html`<div class="chips" role="group" aria-label=${t("says-start")}>
      ${Object.keys(GAPS).map(
        (word) => html`<button class="btn" onClick=${() => change({ word })}>
      ${t(`says-word-${word}`)}</button>`,
      )}
      ${
        mayBeFree &&
        html`<button class="btn" onClick=${() => write("")}><${Icon} name="u-pen" />
      ${t("says-own-words")}</button>`
      }</div>`;
}

/** What may still be made of a part that is whole. @param {{of: Draft}} props */
const Whole = ({ of: { guesses, parts, part, most, change, more } }) => html`<div class="chips">
        ${
          !guesses &&
          html`<button class=${`btn ${part.not ? "chosen" : ""}`} aria-pressed=${String(part.not)}
        onClick=${() => change({ not: !part.not })}>${t("says-not-so")}</button>`
        }
        ${
          parts.length < most &&
          html`<button class="btn" onClick=${more}><${Icon} name="u-plus" />
          ${t(guesses ? "says-add-guess" : "says-one-more")}</button>`
        }</div>`;

/**
 * A statement, or several guesses, being put together.
 * @param {{shape: Shape, label: string, name?: (seat: number) => string, done: (said: Choice[]) => void,
 *  mark?: (said: Choice[]) => Child, kept?: string}} props `mark` says what is to be known of a statement as
 *  soon as it is whole; `kept` is what it is half made under.
 */
export function Composer({ shape, label, name = nameOf, done: say, mark, kept = "" }) {
  const of = useDraft(shape, name, kept);
  const [own, write] = useHalfMade(kept && `own ${kept}`, /** @type {string | null} */ (null));
  const done = async (/** @type {Choice[]} */ said) => {
    await say(said);
    of.forget();
    write(null);
  };
  if (own !== null) return html`<${OwnWords} text=${own} write=${write} label=${label} done=${done} />`;
  const { part, gap, whole, change } = of;
  return html`<div class="stack composer">
    <div class="say small-say" aria-live="polite"><${SaidSoFar} of=${of} mark=${mark} /></div>
    <${Joining} of=${of} />
    ${
      part.word === ""
        ? html`<${Words} of=${of} write=${write} />`
        : gap
          ? html`<${Choices} word=${part.word} gap=${gap} all=${choices(gap, shape)} name=${name}
        pick=${(/** @type {Choice} */ one) => change({ gaps: [...part.gaps, one] })} />`
          : html`<${Whole} of=${of} />`
    }
    <div class="row">${
      of.begun &&
      html`<button class="btn" onClick=${of.back}><${Icon} name="u-undo" />
    ${t("says-take-back")}</button>`
    }
      <button class="btn main grow" disabled=${whole === undefined} onClick=${() => whole && done(whole)}>
      ${label}</button></div></div>`;
}

/**
 * A statement typed as one likes, which whoever leads judges.
 * @param {{text: string, write: (text: string | null) => void, label: string, done: (said: Choice[]) =>
 *  void}} props
 */
function OwnWords({ text, write, label, done }) {
  const said = inOwnWords(text);
  return html`<div class="stack composer">
    <span class="field words">
      <textarea rows="2" dir="auto" maxlength=${LONGEST_WORDS} autofocus aria-label=${t("says-own-words")}
      placeholder=${t("says-own-words")} value=${text}
          onInput=${(/** @type {Typed} */ event) => write(event.currentTarget.value)} /></span>
    <p class="small dim">${t("says-own-note")}</p>
    <div class="row"><button class="btn" onClick=${() => write(null)}><${Icon} name="u-undo" />
    ${t("says-take-back")}</button>
      <button class="btn main grow" disabled=${said === undefined} onClick=${() => said && done(said)}>
      ${label}</button></div></div>`;
}

const PRIVATE = ["ask", "visit", "fish", "recall"];
const ALONE = ["visit", "fish"];
/** Whether this is told after such a word, or to a role whose word it is. @param {string} kind */
function isAnswer(kind) {
  const [what] = kind.split("_");
  const role = taleOf(TALE).roles.find((one) => one.id === what);
  return PRIVATE.includes(what) || PRIVATE.includes(role?.speaks ?? "");
}
const answers = () =>
  known.value.journal.filter((event) => event.e === "informed" && isAnswer(event.kind ?? ""));

/**
 * A power of speech, from the first touch to what came of it.
 * @param {{ask?: import("../../base/wire.js").Ask, word: string, close: () => void}} props
 */
export function Saying({ ask, word, close }) {
  const [before, wait] = useState(/** @type {number | null} */ (null));
  const isPrivate = PRIVATE.includes(word);
  const pattern = patternsOf(ask).find(([one]) => one === word);
  const { statement, guesses, any } = pattern?.[1] || {};
  const say = (/** @type {Choice[]} */ ...said) => {
    if (isPrivate) wait(answers().length);
    return tell("answer", { ask: ask?.id ?? "", choice: [word, ...said] }).then(() => isPrivate || close());
  };
  const told = before === null ? undefined : answers()[before];
  return html`<${Sheet} title=${t(`square-power-${word}`)} close=${close} wide=${true}><div class="stack">
    ${
      before !== null
        ? html`<p class="say small-say" role="status">
      ${told ? journalLine(TALE, told, naming(nameOf), me.value.seat) : t("says-waits")}</p>
      <button class="btn main" onClick=${close}>
      ${t("ui-close")}</button>`
        : html`<p class="small dim">${t(`square-power-${word}.note`)}</p>
    ${
      ALONE.includes(word)
        ? html`<button class="btn main" onClick=${() => say()}>${t(`square-power-${word}`)}</button>`
        : any
          ? html`<ul class="list">${wordsIn(pattern, 1).map(
              (one) =>
                html`<li><button class="tile" onClick=${() => say(one)}>
                  ${t(`option-${TALE}-${one}`)}</button></li>`,
            )}</ul>`
          : (statement || guesses) &&
            html`<${Composer} kept=${word} shape=${statement || guesses} label=${t(`says-do-${word}`)}
              done=${say} />`
    }`
    }</div>
        </${Sheet}>`;
}
