// @ts-check
// What the good could have known together each morning: asked of the server once a game is over, and shown
// with each day of the story and at the end on the big screen.
import { nameOf } from "../base/fold.js";
import { html, signal, useEffect } from "../base/html.js";
import { labelled, role as roleName, several, t } from "../base/words.js";
import { fabula, kept, room } from "../base/wire.js";
import { Icon } from "./scene.js";

/**
 * A day, how many deals were left, who may have been the Demon (with percent), whose answer decided it, whose
 * execution would have won, who was believed or doubted wrongly.
 * @typedef {{day: number, word: string, number: number, suspects: [number, number][],
 *  decided: [number, string, number] | null, wins: number[], trusted: number | null,
 *  doubted: number | null}} Morning
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

/** Who may have been the Demon, most likely first. @param {Morning} morning */
function namesOf({ suspects }, most = FEW) {
  const shown = suspects.slice(0, most).map(([seat, n]) => t("morning-share", { name: nameOf(seat), n }));
  const more = suspects.length - shown.length;
  const names = shown.join(", ");
  return more > 0 ? t("morning-more", { names, n: more }) : names;
}

/** What there is to say of a morning. @param {Morning} morning @returns {{icon: string, text: string}[]} */
function linesOf(morning) {
  const { word, number, suspects, decided, wins, trusted, doubted } = morning;
  const deals = { n: number, deals: number.toLocaleString(document.documentElement.lang) };
  const lines = [
    word === "proves"
      ? { icon: "u-bulb", text: t("morning-proves", { name: nameOf(suspects[0][0]) }) }
      : { icon: "u-bulb", text: labelled(t(`morning-${word}`, deals), namesOf(morning)) },
  ];
  if (decided) {
    const [seat, role, n] = decided;
    const args = { name: nameOf(seat), role: roleName(room.value.tale, role), n };
    lines.push({ icon: "u-eye", text: t("morning-decided", args) });
  }
  if (wins.length)
    lines.push({ icon: "u-gavel", text: t("morning-wins", { names: several(wins.map(nameOf)) }) });
  if (trusted !== null) lines.push({ icon: "u-mark", text: t("morning-trusted", { name: nameOf(trusted) }) });
  if (doubted !== null) lines.push({ icon: "u-mark", text: t("morning-doubted", { name: nameOf(doubted) }) });
  return lines;
}

/** What was known on the morning of a day. @param {{day: number}} props */
export function OfTheMorning({ day }) {
  const morning = useMornings().find((one) => one.day === day);
  if (!morning) return null;
  return html`<section class="panel morning"><h2>${t("morning-title")}</h2>
    <p class="small dim">${t("morning-note")}</p>
    <ul class="list small">${linesOf(morning).map(
      ({ icon, text }) => html`<li key=${text}><${Icon} name=${icon} /><span>${text}</span></li>`,
    )}</ul></section>`;
}

/** Who must have been the Demon, or who most likely was. @param {Morning} morning */
export const mostLikely = (morning) =>
  morning.word === "proves"
    ? t("morning-proves", { name: nameOf(morning.suspects[0][0]) })
    : namesOf(morning, FEWEST);

/** The last mornings, on the big screen. @param {{mornings: Morning[]}} props */
export const AllMornings = ({ mornings }) => html`<div class="spoken"><h1>${t("morning-title")}</h1>
  <ol class="honours">${mornings.slice(-MORNINGS).map(
    (one, i) => html`<li style=${{ "--k": i }} key=${one.day}><span>${t("ui-phase-day")} ${one.day}</span>
    <b>${mostLikely(one)}</b>
    <span>${one.wins.length ? t("morning-wins", { names: several(one.wins.map(nameOf)) }) : ""}</span></li>`,
  )}</ol></div>`;
