// @ts-check
// What is explained when it first comes up: three lines to whom it is new, or to whoever leads for them to
// say. Where Fabula leads the device that speaks says them to those without a phone. This device remembers
// what it has explained, and tells nobody.
import { known } from "../base/fold.js";
import { effect, html, signal, useEffect, useState } from "../base/html.js";
import { isDead } from "../base/phases.js";
import { say, speaks } from "./voice.js";
import { isLarge } from "../base/lettersize.js";
import { has, keep, loadWordsOf, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { useBrief } from "./brief.js";
import { Sheet } from "./controls.js";
import { isBeside } from "./lazypage.js";
import { Icon, useWindow } from "./scene.js";

const KEPT = "fabula.explained";
const MOST = 60;

/** What this device has explained. @type {{value: string[]}} */
const explained = signal(JSON.parse(keep(() => localStorage.getItem(KEPT)) || "[]"));

/** @param {string} what */
function remember(what) {
  explained.value = [...explained.value.filter((one) => one !== what), what].slice(-MOST);
  keep(() => localStorage.setItem(KEPT, JSON.stringify(explained.value)));
}

/** What stands on the screen and was not folded away yet. */
let shown = "";

/**
 * From these widths on (px) a paper has room above the circle, if the window is so high, and beside it; and
 * beside it where what was public stands there too.
 */
const [WIDE, WIDER, WIDEST] = [700, 1200, 1800];
const [LOW, HIGH] = [481, 960];
const isWide = () => innerWidth >= (isBeside() ? WIDEST : innerHeight >= HIGH ? WIDE : WIDER);
const hasRoom = () => isWide() && innerHeight >= LOW && !isLarge();

/**
 * Three lines about what comes up now; once its moment has passed they do not come again.
 * @param {{topic: string, cls: string, table?: string, say?: string}} props
 * `table`: at another table they are new again; `say` stands above what somebody is to say aloud.
 */
function Lines({ topic, cls, table = "", say = "" }) {
  const id = topic && `first-${room.value.tale}-${topic}`;
  const what = id && id + table;
  const isNew = Boolean(what) && !explained.value.includes(what);
  const there = useBrief(isNew);
  useWindow();
  useEffect(() => {
    if (shown && shown !== what) remember(shown);
    shown = isNew ? what : "";
  }, [what, isNew]);
  if (!isNew || !there || !has(`${id}.text`)) return null; // a tale of somebody's own may explain nothing
  const known = () => remember(what);
  if (!say && !hasRoom()) return html`<${Folded} id=${id} key=${id} known=${known} />`;
  return html`<div class=${cls}><div class="paper strip first" role="note">
    ${say && html`<p class="small dim">${t(say)}</p>`}
    <h2>${t(id)}</h2><${Told} id=${id} />
    <button class="btn small" onClick=${known}>${t(say ? "first-said" : "first-known")}</button></div></div>`;
}

/** The three lines. @param {{id: string}} props */
const Told = ({ id }) =>
  html`<ul>${t(`${id}.text`)
    .split("\n")
    .map((line) => html`<li>${line}</li>`)}</ul>`;

/**
 * Where there is no room beside the circle: one line, which opens the three.
 * @param {{id: string, known: () => void}} props
 */
function Folded({ id, known }) {
  const [isOpen, open] = useState(false);
  return html`<div class="first folded"><button class="btn plain" onClick=${() => open(true)}>
    <${Icon} name="u-bulb" />${t("first-how")}</button></div>
    ${
      isOpen &&
      html`<${Sheet} title=${t(id)} close=${known}><div class="stack first"><${Told} id=${id} />
    <button class="btn main" onClick=${known}>${t("first-known")}</button></div></${Sheet}>`
    }`;
}

/** For a player. @param {{topic: string}} props */
export const First = ({ topic }) => html`<${Lines} topic=${topic} cls="over-ring" />`;

/**
 * For whoever leads: where some are new or have no phone, it is to be said at each table.
 * @param {{topic: string}} props
 */
export function ToSay({ topic }) {
  const { code, people, settings } = room.value;
  const needed = settings.unhurried || people.some((one) => one.guest);
  return html`<${Lines} topic=${topic} cls="" table=${needed ? `@${code}` : ""} say="first-say" />`;
}

/** What comes up in a phase, for all who may not know it. @type {Record<string, string>} */
const COMES_UP = { nominations: "nomination", vote: "vote" };

/** What comes up now for somebody without a phone, where nobody leads who could say it. */
function topicAloud() {
  const { people, seats, settings, stage } = room.value || {};
  const { phase, hushed, tokens, exiling } = known.value;
  if (stage !== "playing" || settings.lead === "person" || hushed) return "";
  const isGuest = (/** @type {string | null} */ id) => people.some((one) => one.id === id && one.guest);
  const guests = [...seats.keys()].filter((seat) => isGuest(seats[seat]));
  const ghosts = guests.filter((seat) => isDead(seat) && tokens[seat] > 0);
  if (guests.length && exiling !== null) return phase === "plea" ? "exile" : "";
  if (ghosts.length && ["plea", "vote"].includes(phase)) return "ghost";
  return guests.length ? COMES_UP[phase] || "" : "";
}

effect(() => {
  const topic = speaks.value && topicAloud();
  const id = topic && `first-${room.value.tale}-${topic}`;
  const aloud = `${id}@${room.value?.code} aloud`;
  if (!id || explained.value.includes(aloud)) return;
  loadWordsOf("brief").then(() => {
    if (!has(`${id}.text`) || explained.value.includes(aloud)) return;
    remember(aloud);
    say([id, `${id}.text`]);
  });
});
