// @ts-check
// The words of a scene as they stand: what is alone in large letters, what above it, what below.
import { known, nameOf } from "../base/fold.js";
import { named, ownSaid, saidIn } from "../base/scenewords.js";
import { me, room } from "../base/wire.js";
import { has, several, t } from "../base/words.js";
import { subjectsOf } from "./windows.js";

/** @import { Scene, Sentence } from "../base/messages.js" */
/**
 * What the title is made up of, where that is `names`; `lead`: how its sentence begins before the name, and
 * `ends`: of how many lines it is the end.
 * @typedef {{title: string, names?: string[], lead?: string, ends?: number, lines: string[]}} Words
 */

const STOPS = /[.!?…]/g;

/** A sentence that stands alone has no full stop; of several each keeps its own. @param {string} text */
export const alone = (text) =>
  (text.match(STOPS) || []).length === 1 && text.endsWith(".") ? text.slice(0, -1) : text;

/** What may not stand beside a name, or it would be a part of a word; and what parts it from the rest. */
const LETTER = /[\p{L}\p{N}]/u;
const PARTING = /^[\s,:;.]+|[\s,:;]+$/g;

/**
 * A sentence before and after a name that is in it, as neither repeats it; nothing where it is not.
 * @param {string} text
 * @param {string} name
 */
function around(text, name) {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
    if (!LETTER.test(before.slice(-1)) && !LETTER.test(after.slice(0, 1)))
      return [before, after].map((part) => part.replace(PARTING, ""));
  }
  return null;
}

/** What only adds a name to those before, and what stands on a card that lies open. */
const ADDS = /-too$/;
const CARD = "card";

/**
 * What is read of the card that turns in a scene, and comes with it.
 * @param {string} tale
 * @param {Scene} scene
 */
export const ofTheCard = (tale, scene) =>
  saidIn(tale, { ...scene, said: scene.said.filter((one) => one.code === CARD) }).map(alone);

/**
 * The sentences of a scene as lines; where several die those that only add a name are one with what they add
 * to, and what stands on a card is read there.
 * @param {string} tale
 * @param {Scene} scene
 */
export function linesOf(tale, scene) {
  const several = (scene.dead || []).length > 1;
  /** @type {string[]} */
  const lines = [];
  for (const one of scene.said) {
    const [text] = saidIn(tale, { ...scene, said: [one] });
    if (!text || (several && one.code === CARD)) continue;
    if (ADDS.test(one.code) && lines.length) lines.push(`${lines.pop()} ${text}`);
    else lines.push(text);
  }
  return lines;
}

/**
 * What is said of the one whose name stands in large letters: the sentences without it.
 * @param {string} name
 * @param {string[]} lines
 * @returns {Words}
 */
function aboutOne(name, lines) {
  const [lead = "", ...rest] = around(lines[0] || "", name) || ["", lines[0] || ""];
  const others = lines.slice(1).map((line) => {
    const [before, after] = around(line, name) || ["", line];
    return before ? line : after;
  });
  const ends = lead ? rest.filter(Boolean).length : 0;
  return { title: name, names: [name], lead, ends, lines: [...rest, ...others].filter(Boolean).map(alone) };
}

/** What the sentence for several adds to the code of those for each, where they say the same. */
const TOGETHER = "several";

/**
 * A scene whose sentences are one where they say the same of all these, and there is a text for it.
 * @param {string} tale
 * @param {Scene} scene
 * @param {number[]} seats
 * @returns {Scene}
 */
function inOne(tale, scene, seats) {
  const base = scene.said[0]?.code.replace(ADDS, "") ?? "";
  const code = `${base}-${TOGETHER}`;
  const alike = scene.said.filter((one) => one.code.replace(ADDS, "") === base);
  const about = new Set(alike.flatMap(named));
  const isAll = about.size === seats.length && seats.every((seat) => about.has(seat));
  if (alike.length < 2 || !isAll || !ownSaid(tale, "scene", code)) return scene;
  const others = scene.said.filter((one) => !alike.includes(one));
  const together = /** @type {Sentence} */ (/** @type {unknown} */ ({ code, args: { names: seats } }));
  return { ...scene, said: [together, ...others] };
}

/**
 * What is said of those whose names stand in large letters: the sentences without them.
 * @param {string} tale
 * @param {Scene} scene
 * @param {number[]} seats
 * @returns {Words}
 */
function aboutAll(tale, scene, seats) {
  const names = seats.map(nameOf);
  const [first = "", ...others] = linesOf(tale, inOne(tale, scene, seats));
  const [lead, after] = around(first, several(names)) || ["", first];
  return { title: names.join(" · "), names, lead, lines: [after, ...others].filter(Boolean).map(alone) };
}

/** What is said of whoever is executed and does not die. */
const LIVES = "lives";

/** How the code of a sentence begins that tells who takes somebody along. */
const TAKEN = "died-";

/**
 * What becomes of oneself in a scene: one dies of what it tells, or lives on; nothing where it is of others.
 * @param {Scene} scene
 */
function mineIn({ kind, said, dead = [] }) {
  const mine = me.value.seat;
  if (mine === null) return "";
  const taken = said.find((one) => named(one).includes(mine) && has(`scene-you-${one.code}`))?.code;
  if (dead.includes(mine)) return taken?.startsWith(TAKEN) ? taken : kind;
  return said.some((one) => one.code === LIVES && named(one).includes(mine)) ? LIVES : "";
}

/**
 * What whoever dies in a scene reads, or lives on, and what else is said in it; once the game is over nothing
 * is left to whoever dies.
 * @param {string} tale
 * @param {Scene} scene
 * @param {string} what becomes of them
 */
function ofMine(tale, scene, what) {
  const isElse = (/** @type {number} */ seat) => seat !== me.value.seat;
  const others = scene.said.filter((one) => named(one).some(isElse));
  const left = known.value.won || what === LIVES ? "" : ownSaid(tale, "scene-left", tale);
  const lines = [left, ...linesOf(tale, { ...scene, said: others })];
  return { title: alone(ownSaid(tale, "scene-you", what)), lines: lines.filter(Boolean).map(alone) };
}

/**
 * What stands alone in large letters, and what is said above and below it; of an execution what becomes of
 * oneself not before it `isKnown`. Whoever leads reads it aloud: it `isWhole` for them.
 * @param {Scene} scene
 * @param {boolean} isKnown
 * @param {boolean} isWhole
 * @returns {Words}
 */
export function wordsOf(scene, isKnown, isWhole) {
  const { tale } = room.value;
  const mine = me.value.seat;
  const dead = scene.dead || [];
  const becomes = isKnown ? mineIn(scene) : "";
  if (becomes) return ofMine(tale, scene, becomes);
  const lines = linesOf(tale, scene);
  if (scene.kind === "end") {
    const own = mine === null ? [] : [t(scene.winners?.includes(mine) ? "scene-you-won" : "scene-you-lost")];
    return { title: alone(lines.at(-1) || ""), lines: [...lines.slice(0, -1), ...own].map(alone) };
  }
  const names = subjectsOf(scene).map(nameOf);
  if (!names.length || scene.kind === "result" || (scene.kind === "power" && !dead.length))
    return { title: alone(lines[0] || ""), lines: lines.slice(1).map(alone) };
  if (isWhole) return { title: names.join(" · "), names, lines };
  return names.length === 1 ? aboutOne(names[0], lines) : aboutAll(tale, scene, subjectsOf(scene));
}
