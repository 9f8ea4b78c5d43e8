// @ts-check
// The set: its live check, the ways to come by it, whole sets, and the cards one by one.
import { html, useState } from "../base/html.js";
import { isLarge } from "../base/lettersize.js";
import { Seg, Sheet } from "../parts/controls.js";
import { Icon } from "../parts/scene.js";
import { OwnSets } from "../parts/ownsets.js";
import { cardsOf, RolePicker } from "../parts/rolepicker.js";
import { screensOf, taleOf } from "../base/tales.js";
import { has, role as roleName, several, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import { OtherScenarios, SetCards } from "./setcards.js";
import { WordingSheet } from "./wording.js";

/** @import { Args, Choice } from "../base/choices.js" */
/** @import { Tale } from "../base/tales.js" */

/** What is said of the number of cards, which the head and the button say too. */
const COUNTED = "set-wrong-size";

/** @typedef {{level: string, code: string, args?: Record<string, Choice>}} Line */

/** The live check of the set against the book. */
export function Check() {
  const advice = room.value.advice || [];
  if (!advice.length)
    return html`<p class="ok-line"><${Icon} name="u-check" cls="tick" />${t("ui-set-fits")}</p>`;
  return html`<${Lines} lines=${advice} />`;
}

/** @param {{lines: Line[]}} props */
const Lines = ({ lines }) =>
  html`<ul class="check">
    ${lines.map(
      (line) =>
        html`<li class=${line.level}>
          <${Icon} name=${line.level === "stop" ? "u-close" : line.level === "warn" ? "u-flag" : "u-bulb"}
            /><span>
    ${adviceText(line)}</span></li>`,
    )}</ul>`;

/** A line of the live check in words. @param {Omit<Line, "level">} line */
export function adviceText(line) {
  const { role, roles, names, ...others } = line.args || {};
  const named = (/** @type {Choice} */ one) => roleName(room.value.tale, String(one));
  const args = {
    .../** @type {Args} */ (others),
    ...(role ? { role: named(role) } : {}),
    ...(roles ? { roles: several([roles].flat().map(named)) } : {}),
    ...(names ? { names: several([names].flat().map(String)) } : {}),
  };
  const id = [`advice-${room.value.tale}-${line.code}`, `advice-${line.code}`].find(has);
  return t(id || `refused-${line.code}`, args);
}

/** Whether this person has a say in the set. */
export const mayChoose = () =>
  me.value.host || (room.value.settings.choosing === "players" && me.value.seat !== null);

/** Come by the set in one of the ways there are. @param {{close: () => void}} props */
export function SetSheet({ close }) {
  const here = room.value;
  const tale = taleOf(here.tale);
  const way = here.settings.choosing || "host";
  const { Editor } = screensOf(here.tale);
  const byHand = way === "host" && !Editor;
  const choose = (/** @type {string} */ id) => tell("settings", { change: { choosing: id } });
  return html`<${Sheet} title=${t(Editor ? "square-edit-script" : "ui-edit-set")} close=${close} wide=${true}
      head=${byHand && html`<${HowMany} tale=${tale} />`}>
    ${
      me.value.host &&
      tale.choosing.length > 0 &&
      html`<div class="stack tight who-chooses"><span class=${byHand ? "small" : ""}>
        ${t("setting-choosing")}</span>
        <${Seg} label=${t("setting-choosing")} at=${way} choose=${choose}
      options=${tale.choosing.map((id) => ({ id, label: t(`setting-choosing-${id}`) }))} /></div>`
    }
    ${
      tale.choosing.length > 0 &&
      !byHand &&
      html`<p class="small dim">${t(`setting-choosing-${way}.note`)}</p>`
    }
    ${way === "players" && html`<${Wishes} tale=${tale} />`}
    ${way === "host" && (Editor ? html`<${Editor} />` : html`<${ByHand} tale=${tale} close=${close} />`)}
    ${way !== "host" && html`<${Check} />`}
  </${Sheet}>`;
}

/** What the players would like to have in the set. @param {{tale: Tale}} props */
function Wishes({ tale }) {
  const here = room.value;
  /** @type {Record<string, string[]>} */
  const wishes = here.wishes || {};
  const mine = wishes[me.value.id ?? ""] || [];
  const wish = (/** @type {string} */ id) =>
    tell("wish", { roles: mine.includes(id) ? mine.filter((one) => one !== id) : [...mine, id] });
  const of = (/** @type {string} */ id) => here.people.filter((one) => wishes[one.id]?.includes(id));
  const token = (/** @type {string} */ id) => ({
    count: Number(mine.includes(id)),
    pressed: mine.includes(id),
    touch: me.value.seat === null ? null : () => wish(id),
    children: html`<span class="of-whom">${several(of(id).map((one) => one.name))}
      ${
        here.roles.includes(id) &&
        html`<span><${Icon} name="u-check" cls="tick" />${t("set-comes-in")}</span>`
      }</span>`,
  });
  return html`<div class="wishes stack">
    <${RolePicker} tale=${tale} ids=${tale.wishable} token=${token} /></div>`;
}

/**
 * How many cards there are, of so many, and what that comes to, which in large letters the foot alone shows.
 * @param {{tale: Tale}} props
 */
function HowMany({ tale }) {
  const { n, of } = cardsOf(tale);
  const isStopped = (room.value.advice || []).some(({ level }) => level === "stop");
  const said =
    n > of
      ? t("set-over", { n: n - of })
      : n < of
        ? t("set-short", { n: of - n })
        : t(isStopped ? "set-amiss" : "ui-set-fits");
  return html`<div class="how-many row grow" role="status">
    <span class=${n === of ? "digits" : "digits off"} aria-label=${t("set-cards", { n, of })} role="img">
      ${n}<span class="of"> / ${of}</span></span>
    <b class=${isLarge() ? "vh" : "grow"}>${said}</b></div>`;
}

/** Choose the cards. @param {{tale: Tale, close: () => void}} props */
function ByHand({ tale, close }) {
  const { roles } = room.value;
  const [reworded, reword] = useState("");
  const put = (/** @type {string[]} */ next) => tell("choose", { roles: next });
  const token = (/** @type {string} */ id) => {
    const count = roles.filter((one) => one === id).length;
    const less = () => put(roles.filter((_, i) => i !== roles.indexOf(id)));
    return { count, touch: () => put([...roles, id]), less: count ? less : undefined };
  };
  const { n, of } = cardsOf(tale);
  const gap = { n: Math.abs(n - of) };
  const [first, ...others] = (room.value.advice || []).filter(({ code }) => code !== COUNTED);
  return html`<${RolePicker} tale=${tale} ids=${tale.roles.map(({ id }) => id)} token=${token}
      reword=${reword}><${SetCards} tale=${tale} /></${RolePicker}>
    ${others.length > 0 && html`<${Lines} lines=${others} />`}
    <${OtherScenarios} tale=${tale} /><${OwnSets} tale=${tale} />
    <div class="set-foot in-reach">${first && html`<${Lines} lines=${[first]} />`}
      <button class="btn main" disabled=${n !== of} onClick=${close}>
        ${t(n > of ? "set-done-over" : n < of ? "set-done-short" : "set-done", gap)}</button></div>
    ${reworded && html`<${WordingSheet} role=${reworded} close=${() => reword("")} />`}`;
}
