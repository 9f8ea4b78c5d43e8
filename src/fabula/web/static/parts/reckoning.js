// @ts-check
// What this player's own view and marks allow, where the house has this help: worked out when they ask for
// it, and anew as they mark others. Nobody else hears of it.
import { nameOf } from "../base/fold.js";
import { html, useEffect, useState } from "../base/html.js";
import { ofTale, sideText } from "../base/story.js";
import { taleOf } from "../base/tales.js";
import { labelled, role as roleName, several, t } from "../base/words.js";
import { pocketbook } from "../base/outbox.js";
import { kept, me, room } from "../base/wire.js";
import { Icon } from "./scene.js";

/**
 * A word, how many deals are left, who may be the Demon (with percent), which marks cannot all hold.
 * @typedef {{word: string, number: number, suspects: [number, number][], clash: [number, string][]}} Left
 */

/** So many who may be the Demon are named. */
const FEW = 6;

/** Whether this help is there: the house has it, or all others are bots. */
function isOffered() {
  const { stage, tale, settings, people } = room.value;
  const practice = settings.lead !== "person" && people.filter((one) => !one.bot).length === 1;
  const plays = stage === "playing" && me.value.seat !== null;
  return plays && taleOf(tale).notes_help && (Boolean(settings.helper) || practice);
}

/** Ask the server. @param {AbortSignal} signal @returns {Promise<Left | null>} */
export async function reckoned(signal) {
  const { code } = room.value;
  const headers = { authorization: `Bearer ${kept(code)}` };
  const answer = await fetch(`/api/rooms/${code}/notes`, { headers, signal });
  return answer.ok ? ((await answer.json())[0] ?? null) : null;
}

/** A side, or a role by its short name. @param {string} mark */
function markText(mark) {
  const { tale, roles } = room.value;
  const role = roles.find((id) => id.replaceAll("_", "") === mark);
  return role ? roleName(tale, role) : sideText(tale, mark);
}

/**
 * What is left, in words; of so many at most it is said who they may be.
 * @param {Left} left
 * @param {number} [most]
 */
export function textOf({ word, number, suspects, clash }, most = FEW) {
  const own = (/** @type {string} */ id) => ofTale(room.value.tale, id);
  const deals = { n: number, deals: number.toLocaleString(document.documentElement.lang) };
  if (word === "proves")
    return t(own("allowed-proves"), { name: several(suspects.map(([seat]) => nameOf(seat))) });
  if (word === "clash")
    return t("allowed-clash", {
      marks: several(clash.map(([seat, mark]) => labelled(nameOf(seat), markText(mark)))),
    });
  if (word !== "leaves" && word !== "at-least") return t(own(`allowed-${word}`));
  const shown = suspects.slice(0, most).map(([seat, n]) => t("allowed-share", { name: nameOf(seat), n }));
  return labelled(t(own(`allowed-${word}`), deals), shown.join(", "));
}

export function Allowed() {
  const [wished, ask] = useState(0);
  const [left, come] = useState(/** @type {Left | null} */ (null));
  const [works, work] = useState(false);
  const marks = JSON.stringify(
    Object.entries(pocketbook.value).map(([k, { side, roles }]) => [k, side, roles]),
  );
  useEffect(() => {
    if (!wished) return undefined;
    const over = new AbortController();
    work(true);
    reckoned(over.signal).then(
      (found) => (come(found ?? { word: "unknown", number: 0, suspects: [], clash: [] }), work(false)),
      () => null,
    );
    return () => over.abort();
  }, [wished, marks]);
  if (!isOffered()) return null;
  return html`<section class="mine-alone stack"><h3><${Icon} name="u-bulb" />${t("allowed-title")}</h3>
    <p class="small dim">${t(ofTale(room.value.tale, "allowed-note"))}</p>
    <p role="status">${works ? t("allowed-works") : left ? textOf(left) : ""}</p>
    <button class="btn" disabled=${works} onClick=${() => ask(wished + 1)}>
      ${t(wished ? "allowed-again" : "allowed-ask")}</button></section>`;
}
