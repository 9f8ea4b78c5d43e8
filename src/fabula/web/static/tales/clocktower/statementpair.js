// @ts-check
// Two statements for a Savant, put together by whoever leads, who sees of each whether it is so.
import { html, useState } from "../../base/html.js";
import { Icon } from "../../parts/scene.js";
import { isStatement, sentence } from "../../base/statements.js";
import { Mark, Parts, partsOf } from "./truthmarks.js";
import { Composer } from "./statementcomposer.js";
import { naming } from "../../base/story.js";
import { t } from "../../base/words.js";
import { room } from "../../base/wire.js";

/** @import { Choice, Look, PairShape, Sight, Statement } from "../../base/choices.js" */

/** How many of whom are something, and how many it may be. @param {Statement} plain @param {Sight} sight */
function asACount([word, ...gaps], { circle, living }) {
  const [one, other] = gaps;
  const at = circle.indexOf(Number(one));
  const some = (/** @type {number} */ least, /** @type {number} */ most) => (/** @type {number} */ n) =>
    n >= least && n <= most;
  if (word === "in_play") return { what: one, seats: circle, fits: some(1, circle.length) };
  if (word === "count") return { what: one, seats: circle, fits: some(Number(other), Number(other)) };
  if (word === "living") return { what: one, seats: living, fits: some(Number(other), Number(other)) };
  const beside = [circle.at(at - 1), circle[(at + 1) % circle.length]];
  if (word === "beside") return { what: other, seats: [...new Set(beside)], fits: some(1, 2) };
  return { what: other, seats: [Number(one)], fits: some(1, 1) };
}

/**
 * What a part may be: first what it truly is.
 * @param {Statement} part
 * @param {Sight} sight
 * @returns {boolean[]}
 */
function ofPart(part, sight) {
  if (part[0] === "not") return ofPart(/** @type {Statement} */ (part[1]), sight).map((value) => !value);
  const { what, seats, fits } = asACount(part, sight);
  const looks = seats.map((seat) => sight.seen[sight.circle.indexOf(/** @type {number} */ (seat))]);
  const is = (/** @type {Look} */ look) => look.includes(String(what));
  const least = looks.filter((all) => all.every(is)).length;
  const most = looks.filter((all) => all.some(is)).length;
  const possible = Array.from({ length: most - least + 1 }, (_, i) => fits(least + i));
  return [...new Set([fits(looks.filter(([truth]) => is(truth)).length), ...possible])];
}

/**
 * What a statement may be, true or false: first what it truly is.
 * @param {Statement} statement
 * @param {Sight} sight
 * @returns {boolean[]}
 */
function judge(statement, sight) {
  const [word, ...rest] = statement;
  if (word === "words") return [true, false];
  if (!["and", "or", "exactly"].includes(word)) return ofPart(statement, sight);
  const found = rest
    .filter(isStatement)
    .map((part) => ofPart(part, sight))
    .reduce(
      (all, values) => all.flatMap((before) => values.map((value) => [...before, value])),
      /** @type {boolean[][]} */ ([[]]),
    );
  const joined = (/** @type {boolean[]} */ values) =>
    word === "exactly"
      ? values.filter(Boolean).length === rest[0]
      : word === "and"
        ? values.every(Boolean)
        : values.some(Boolean);
  return [...new Set(found.map(joined))];
}

/** Whether just so many of two may be true. @param {Statement[]} pair @param {PairShape} shape */
function mayBeTold(pair, { truths, sight }) {
  const [some, others] = pair.map((one) => judge(one, sight));
  return truths === null || some.some((a) => others.some((b) => Number(a) + Number(b) === truths));
}

/**
 * Two statements; only what the rules allow can be taken.
 * @param {{shape: PairShape, made: Statement[], make: (pair: Statement[] | undefined) => void, name: (seat:
 *  number) => string}} props
 */
export function PairMaker({ shape, made, make, name }) {
  const [at, change] = useState(-1);
  const [pair, set] = useState(made);
  const { sight, truths } = shape;
  const put = (/** @type {Statement} */ said) => {
    const now = pair.map((other, i) => (i === at ? said : other));
    set(now);
    change(-1);
    make(mayBeTold(now, shape) ? now : undefined);
  };
  const marked = (/** @type {Statement | undefined} */ said) =>
    said && html`<${Mark} values=${judge(said, sight)} must=${truths === 0 ? false : undefined} />`;
  const weighed = (/** @type {Statement} */ said) => partsOf(said).map((part) => ofPart(part, sight));
  return html`<p class=${mayBeTold(pair, shape) ? "small" : "verdict-line small is-lie"} role="status">
    ${t(truths === null ? "says-any-pair" : `refused-savant-${truths}`)}</p><ol class="list">
    ${pair.map(
      (one, i) =>
        html`<li><span class="grow">${sentence(room.value.tale, one, naming(name))}
          ${marked(one)}<${Parts} statement=${one} weighed=${weighed(one)} name=${name} /></span>
    <button class="btn small" aria-pressed=${String(at === i)}
      aria-label=${t(i ? "says-second" : "says-first")}
      onClick=${() => change(at === i ? -1 : i)}><${Icon} name="u-pen" /></button></li>`,
    )}</ol>
    ${
      at >= 0 &&
      html`<${Composer} key=${at} shape=${shape} label=${t("says-do-pair")} name=${name} done=${put}
      mark=${marked} />`
    }`;
}
