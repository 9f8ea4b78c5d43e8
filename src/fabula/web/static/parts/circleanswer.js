// @ts-check
// The circle answers: while whoever leads is asked for seats, a touch on a token chooses it, as one in the
// list does. Its sheet opens by a long touch, with the key S, or by a touch once that is said in the middle.
import { computed, html, signal, useEffect, useLayoutEffect, useRef } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { t } from "../base/words.js";
import { longTouch } from "./longtouch.js";
import { Icon } from "./scene.js";

/** @import { Choice } from "../base/choices.js" */

loadLook("answering");

/**
 * A question that the circle may answer: whose it is, what is asked, which seats may be touched and how many
 * of them are wanted (0: as many as one likes), what is picked so far, and what a touch does.
 * @typedef {{id: string, whose?: string, title: string, seats: number[], size: number, picked: number[],
 *  touch: (seat: number) => void, notes?: Record<number, Note>}} Answering `notes`: what would come of a
 *  touch
 */
/** What a token says, in a few signs and in words. @typedef {{sign: string, text: string}} Note */

/** All that are asked now, in the order in which they came. */
const questions = signal(/** @type {Answering[]} */ ([]));
/** The question that the circle answers now, if any: hands that go up and down wait behind all others. */
export const answering = computed(
  () => questions.value.find(({ size }) => size > 0) ?? questions.value[0] ?? null,
);
/** Whether the next touch opens a sheet. */
const forSheets = signal(false);

const isSeat = (/** @type {Choice} */ one) => typeof one === "number";

/**
 * Let the circle answer this for as long as it is drawn; without seats among `things` it does not.
 * @param {Omit<Answering, "seats" | "picked"> & {things: Choice[], picked: Choice[]}} asked
 * @param {boolean} [before] all that are asked already
 */
export function useCircle({ things, picked, touch, ...asked }, before = false) {
  const now = useRef(touch);
  now.current = touch;
  const [seats, on] = [things, picked].map((some) => /** @type {number[]} */ (some.filter(isSeat)));
  const { id } = asked;
  useEffect(() => {
    if (!seats.length) return;
    const mine = { ...asked, seats, picked: on, touch: (/** @type {number} */ seat) => now.current(seat) };
    const all = questions.value;
    const known = all.some((one) => one.id === id);
    if (known) questions.value = all.map((one) => (one.id === id ? mine : one));
    else questions.value = before ? [mine, ...all] : [...all, mine];
  }, [id, asked.title, seats.join(), on.join(), JSON.stringify(asked.notes)]);
  useEffect(
    () => () => {
      questions.value = questions.value.filter((one) => one.id !== id);
      forSheets.value = false;
    },
    [id, seats.length > 0],
  );
}

/**
 * What a touch on a token does, and how the token lies there.
 * @param {number} seat
 * @param {((seat: number) => void) | undefined} open its sheet
 */
export function touched(seat, open) {
  const asked = answering.value;
  const sheet = open && (() => open(seat));
  if (!asked) return { onPick: sheet, hold: longTouch(undefined), cls: "", note: undefined };
  const may = asked.seats.includes(seat);
  const on = asked.picked.includes(seat);
  const instead = sheet && (() => ((forSheets.value = false), sheet()));
  return {
    onPick: may && !forSheets.value ? () => asked.touch(seat) : instead,
    hold: longTouch(instead),
    pressed: may ? on : undefined,
    does: may ? `${asked.id} ${seat}` : undefined,
    note: asked.notes?.[seat],
    cls: `${may ? "asked" : "still"} ${on ? "on" : ""}`,
  };
}

/** How much is said in the middle: all there is room for. */
const WAYS = ["", "few", "least", "none"];
/** What a line leaves over and under its letters (px). */
const LEADING = 3;

/**
 * Where the words of something are, line by line; what has none is there as a whole.
 * @param {Element} one
 */
function linesOf(one) {
  const range = document.createRange();
  range.selectNodeContents(one);
  const lines = one.matches(".coin, .btn") ? [one.getBoundingClientRect()] : [...range.getClientRects()];
  return lines.filter(({ width }) => width > 0);
}

/** Whether one lies on another. @param {DOMRect} one @param {DOMRect} other */
const isOn = (one, other) =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > LEADING;

/** Say as much as lies on no seat, no name and no role. @param {HTMLElement} box */
function fit(box) {
  const seats = [...(box.closest(".ring:not(.listed)")?.querySelectorAll(".coin, .name, .role") || [])];
  const there = seats.flatMap(linesOf);
  for (const way of WAYS) {
    box.className = `asked-here ${way}`;
    if (![...box.children].flatMap(linesOf).some((one) => there.some((seat) => isOn(one, seat)))) return;
  }
}

/** What is asked and how the circle answers it, for the middle of the circle. */
export function AskedHere() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = answering.value;
  const lay = () => void (box.current && fit(box.current));
  useLayoutEffect(lay);
  useEffect(() => {
    const circle = box.current?.closest(".ring");
    const watcher = new MutationObserver(lay); // seats may be laid anew
    if (circle) watcher.observe(circle, { subtree: true, attributeFilter: ["style"] });
    return () => watcher.disconnect();
  }, [Boolean(asked)]);
  if (!asked) return null;
  const { whose, title, size, picked } = asked;
  const chosen = size > 1 && picked.length > 0 && t("circle-chosen", { n: picked.length, of: size });
  const what = forSheets.value
    ? t("circle-which-sheet")
    : chosen || (size ? t("circle-touch", { n: size }) : "");
  return html`<div class="asked-here" ref=${box}>${whose && html`<span class="small dim">${whose}</span>`}
    <b>${title}</b><span class="small" aria-live="polite">${what}</span>
    <button class=${`btn small plain ${forSheets.value ? "chosen" : ""}`} title=${t("circle-hold")}
      aria-pressed=${String(forSheets.value)} onClick=${() => (forSheets.value = !forSheets.value)}>
      <${Icon} name="u-card" />${t("circle-sheet")}</button></div>`;
}
