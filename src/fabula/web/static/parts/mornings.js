// @ts-check
// What the good could have known together each morning: asked of the server once a game is over, and shown
// with each day of the story and at the end on the big screen.
import { nameOf } from "../base/fold.js";
import { html, signal, useEffect } from "../base/html.js";
import { talksByNight } from "../base/phases.js";
import { ofTale } from "../base/story.js";
import { labelled, role as roleName, several, t } from "../base/words.js";
import { fabula, kept, room } from "../base/wire.js";
import { Icon } from "./scene.js";

/**
 * A day, how many deals were left, who may have been the Demon (with percent), whose answer decided it, whose
 * execution would have won, who was believed or doubted wrongly.
 * @typedef {{day: number, word: string, number: number, suspects: [number, number][],
 *  decided: [number, string, number] | null, wins: number[], trusted: number | null,
 *  doubted: number | null, nobody: boolean}} Morning
 */

/** Of which game, and what is known of it. */
const found = signal(/** @type {{of: string, mornings: Morning[]}} */ ({ of: "", mornings: [] }));

/** So many who may have been the Demon are named; on the big screen fewer, and of so many mornings. */
const [FEW, FEWEST, MORNINGS] = [4, 2, 4];

/** Have it reckoned, if it is not yet. @returns {Morning[]} */
export function useMornings() {
  const { code, game, stage } = room.value;
  const of = stage === "after" && fabula.value.length ? `${code}.${game}` : "";
  useEffect(() => {
    if (!of || found.value.of === of) return undefined;
    const over = new AbortController();
    const key = kept(code);
    const headers = key ? { authorization: `Bearer ${key}` } : undefined;
    fetch(`/api/rooms/${code}/mornings`, { headers, signal: over.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(
        (mornings) => (found.value = { of, mornings }),
        () => null,
      );
    return () => over.abort();
  }, [of]);
  return found.value.of === of ? found.value.mornings : [];
}

/**
 * A text of these as this tale has it.
 * @param {string} id
 * @param {Record<string, string | number | undefined>} [args]
 */
const told = (id, args) => t(ofTale(room.value.tale, id), args);

/** Who may have been the Demon, most likely first. @param {Morning} morning */
function namesOf({ suspects }, most = FEW) {
  const shown = suspects.slice(0, most).map(([seat, n]) => t("morning-share", { name: nameOf(seat), n }));
  const more = suspects.length - shown.length;
  const names = shown.join(", ");
  return more > 0 ? t("morning-more", { names, n: more }) : names;
}

/** What there is to say of a morning. @param {Morning} morning @returns {{icon: string, text: string}[]} */
function linesOf(morning) {
  const { word, number, suspects, decided, trusted, doubted } = morning;
  const deals = { n: number, deals: number.toLocaleString(document.documentElement.lang) };
  const who = suspects.length
    ? labelled(told(`morning-${word}`, deals), namesOf(morning))
    : mostLikely(morning);
  const lines = [{ icon: "u-bulb", text: word === "proves" ? mostLikely(morning) : who }];
  if (decided) {
    const [seat, role, n] = decided;
    const args = { name: nameOf(seat), role: roleName(room.value.tale, role), n };
    lines.push({ icon: "u-eye", text: told("morning-decided", args) });
  }
  if (wonBy(morning)) lines.push({ icon: "u-gavel", text: wonBy(morning) });
  if (trusted !== null) lines.push({ icon: "u-mark", text: t("morning-trusted", { name: nameOf(trusted) }) });
  if (doubted !== null) lines.push({ icon: "u-mark", text: t("morning-doubted", { name: nameOf(doubted) }) });
  return lines;
}

/** What was known on the morning of a day. @param {{day: number}} props */
export function OfTheMorning({ day }) {
  const morning = useMornings().find((one) => one.day === day);
  if (!morning) return null;
  return html`<section class="panel morning"><h2>${told("morning-title")}</h2>
    <p class="small dim">${told("morning-note")}</p>
    <ul class="list small">${linesOf(morning).map(
      ({ icon, text }) => html`<li key=${text}><${Icon} name=${icon} /><span>${text}</span></li>`,
    )}</ul></section>`;
}

/** Who must have been the Demon, or who most likely was. @param {Morning} morning */
export function mostLikely(morning) {
  const { word, suspects } = morning;
  if (!suspects.length) return t("morning-nobody");
  return word === "proves"
    ? told("morning-proves", { name: several(suspects.map(([seat]) => nameOf(seat))) })
    : namesOf(morning, FEWEST);
}

/** The vote that would have won. @param {Morning} morning */
function wonBy({ wins, nobody }) {
  if (wins.length) return told("morning-wins", { names: several(wins.map(nameOf)) });
  return nobody ? t("morning-spared") : "";
}

/** The last mornings, on the big screen. @param {{mornings: Morning[]}} props */
export function AllMornings({ mornings }) {
  const talk = talksByNight(room.value.tale) ? "ui-phase-night" : "ui-phase-day";
  return html`<div class="spoken"><h1>${told("morning-title")}</h1>
  <p class="dim">${told("morning-most")}</p>
  <ol class="honours">${mornings.slice(-MORNINGS).map(
    (one, i) => html`<li style=${{ "--k": i }} key=${one.day}><span>${t(talk)} ${one.day}</span>
    <b>${mostLikely(one)}</b>
    <span>${wonBy(one)}</span></li>`,
  )}</ol></div>`;
}
