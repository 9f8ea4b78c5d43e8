// @ts-check
// The menu that is the same everywhere in a room: language, voice, another device, the host's keys, leaving.
import { go, goHome, spaced } from "../base/route.js";
import { html, useEffect, useState } from "../base/html.js";
import { SeatSheet, Talk } from "./table.js";
import "./wakelock.js";
import "./sound.js";
import { speaks, voiceIsThere } from "./voice.js";
import { t } from "../base/words.js";
import { me, place, room, said, tell } from "../base/wire.js";
import { BreakOff, Breaking } from "./breakoff.js";
import { ReadRules, Reading } from "./brief.js";
import { Door, Waiting, waiting } from "./door.js";
import { Call, keepsOrder, OrderSheet, TimerChip } from "./speakers.js";
import { Handing } from "./handover.js";
import { useLate } from "./lazymodule.js";
import { LanguageSeg, Sheet, Switch } from "./controls.js";
import { NoLine } from "./connection.js";
import { OtherScreens } from "./otherscreens.js";
import { Face } from "./face.js";
import { Icon, IconButton } from "./scene.js";
import { MoveOut } from "./ticket.js";

/** Whether this person leads the game that is on: they have no tab for the talk. */
const leads = () => Boolean(me.value.leader && room.value?.stage === "playing");

/** How much has been said since whoever leads looked. @param {boolean} looks @returns {number} */
function useUnread(looks) {
  const [heard, hear] = useState(said.value.length);
  useEffect(() => {
    if (looks || !leads()) hear(said.value.length);
  }, [looks, said.value.length]);
  return leads() && !looks ? said.value.length - heard : 0;
}

/** The sign in the bar that opens the menu. */
export function Menu() {
  const [open, set] = useState("");
  const unread = useUnread(open === "talk");
  const close = () => set("");
  const [Ask, ask] = useLate("ask", async () => (await import("../screens/ask.js")).Ask);
  const [Sound, sound] = useLate("sound", async () => (await import("../screens/sound.js")).SoundSheet);
  const person = room.value?.people.some((one) => one.id === open);
  return html`<${NoLine} /><${TimerChip} /><${Call} /><${Reading} /><${Breaking} />
    <${IconButton} name="u-menu" label=${t("ui-menu")} count=${waiting().length + unread}
      onClick=${() => set("menu")} />
    ${
      open === "menu" &&
      html`<${Sheet} title=${t("ui-menu")} close=${close}>
      <${MenuList} close=${close} mine=${() => set(me.value.id || "")}
        people=${() => set("people")} order=${() => set("order")}
        talk=${() => set("talk")} unread=${unread}
        handing=${() => set("handing")} breakOff=${() => set("break")}
        ask=${() => (close(), ask(true))} sound=${() => (close(), sound(true))} />
      </${Sheet}>`
    }
    ${Ask && html`<${Ask} key="ask" close=${() => ask(false)} />`}
    ${Sound && html`<${Sound} key="sound" close=${() => sound(false)} />`}
    ${
      open === "talk" &&
      html`<${Sheet} key="talk" title=${t("ui-chat")} close=${close}><${Talk} /></${Sheet}>`
    }
    ${open === "break" && html`<${BreakOff} key="break" close=${close} />`}
    ${open === "order" && html`<${OrderSheet} key="order" close=${close} />`}
    ${open === "handing" && html`<${Handing} key="handing" close=${close} />`}
    ${
      open === "people" &&
      html`<${Sheet} key="people" title=${t("ui-people")} close=${close}><${Waiting} /><${Door} />
      <${People} choose=${set} /></${Sheet}>`
    }
    ${person && html`<${SeatSheet} key=${open} person=${open} close=${close} />`}`;
}

/**
 * Everybody in the room: who sits, who watches, who is not connected.
 * @param {{choose: (person: string) => void}} props
 */
const People = ({ choose }) =>
  html`<ul class="list people">${room.value.people.map(
    (one) => html`<li>
  <button class="tile" onClick=${() => choose(one.id)}>
    <${Face} of=${one} cls=${room.value.seats.includes(one.id) ? "" : "aside"} />
    <span class="grow"><b><bdi>${one.name}</bdi></b>
    ${one.bot && html` <${Icon} name="u-bot" cls="inline" />`}
    ${!room.value.seats.includes(one.id) && html` <${Icon} name="u-eye" cls="inline" />`}
    ${one.id === room.value.host && html` <span class="small dim">${t("ui-host")}</span>`}
      ${one.guest && html`<br /><span class="small dim">${t("ui-guest")}</span>`}
      ${one.gone && html`<br /><span class="small dim">${t("ui-gone")}</span>`}</span>
      <${Icon} name="u-next" /></button></li>`,
  )}</ul>`;

/** @typedef {"close" | "mine" | "people" | "talk" | "order" | "handing"} Common */
/** @typedef {Common | "breakOff" | "ask" | "sound"} Doing */
/** @typedef {Record<Doing, () => void> & {unread: number}} Doings */
/** @typedef {Pick<Doings, "close" | "mine">} Me */
/** What the host may do while a game is on. @param {{close: () => void, breakOff: () => void}} props */
const OfTheHost = ({ close, breakOff }) => html`
      <button class="btn" onClick=${() => (tell(room.value.paused ? "go" : "pause"), close())}>
        <${Icon} name=${room.value.paused ? "u-play" : "u-pause"} />
        ${t(room.value.paused ? "ui-go-on" : "ui-pause")}</button>
      <button class="btn plain" onClick=${breakOff}><${Icon} name="u-flag" />${t("ui-end-untold")}</button>`;

/** What there is to read about the game. @param {{ask: () => void}} props */
const ToRead = ({ ask }) => html`${room.value && html`<${ReadRules} tale=${room.value.tale} cls="plain" />`}
    ${room.value && html`<button class="btn" onClick=${ask}><${Icon} name="u-chat" />${t("ui-ask")}</button>`}
    <button class="btn plain" onClick=${() => go("/almanac")}><${Icon} name="u-journal" />
    ${t("ui-almanac")}</button>
    <button class="btn plain" onClick=${() => go("/rules")}><${Icon} name="u-bulb" />${t("ui-rules")}</button>
    <button class="btn plain" onClick=${() => go("/words")}><${Icon} name="u-mark" />
    ${t("ui-words")}</button>`;

/** What concerns whoever holds this device: their name and face, their place. @param {Me} props */
function OfMine({ close, mine }) {
  const here = room.value;
  const code = place.value?.code || "";
  const own = here?.people.find(({ id }) => id === me.value.id);
  return html`<section class="stack menu-group"><h3>${t("table-menu-me")}</h3>
    ${
      own &&
      html`<button class="btn" onClick=${mine}><${Face} of=${own} /><bdi class="cut">${own.name}</bdi>
      <span class="vh">${t("table-menu-face")}</span></button>`
    }
    ${me.value.id && html`<${MoveOut} />`}
    ${
      me.value.seat !== null &&
      html`<button class="btn plain" onClick=${() => (tell("stand"), close())}>
        <${Icon} name=${here?.stage === "playing" ? "u-bot" : "u-undo"} />
        ${t(here?.stage === "playing" ? "ui-stand-bot" : "ui-stand")}</button>`
    }
    <button class="btn plain" onClick=${goHome}><${Icon} name="u-home" />
    ${t("ui-leave", { code: spaced(code) })}</button></section>`;
}

/** What concerns this device: its language, its voice, another screen. @param {{sound: () => void}} props */
function OfThisDevice({ sound }) {
  return html`<section class="stack menu-group"><h3>${t("table-menu-device")}</h3>
    <div class="row between"><span>${t("ui-language")}</span><${LanguageSeg} /></div>
    ${
      voiceIsThere() &&
      html`<${Switch} label=${t("ui-speaks")} note=${t("ui-speaks-note")} on=${speaks.value}
      change=${(/** @type {boolean} */ on) => (speaks.value = on)} />`
    }
    <button class="btn" onClick=${sound}><${Icon} name="u-sound" />${t("ui-sound")}</button>
    <${OtherScreens} /></section>`;
}

/** What concerns all: who is there, the talk and its order, the game that is on, what there is to read.
 * @param {Omit<Doings, "mine" | "sound">} props */
function OfTheTable({ close, people, talk, unread, order, handing, breakOff, ask }) {
  const here = room.value;
  const isAtWork = me.value.host && here?.stage === "playing" && !here.breaking;
  return html`<section class="stack menu-group"><h3>${t("table-menu-table")}</h3>
    ${here && html`<button class="btn" onClick=${people}><${Icon} name="u-ring" />${t("ui-people")}</button>`}
    ${
      leads() &&
      html`<button class="btn" onClick=${talk}><${Icon} name="u-chat" />${t("ui-chat")}
        ${unread > 0 && html`<span class="count">${unread}</span>`}</button>`
    }
    ${
      keepsOrder() &&
      html`<button class="btn" onClick=${order}><${Icon} name="u-hand-up" />
    ${t("floor-order")}</button>`
    }
    ${
      me.value.leader &&
      html`<button class="btn" onClick=${handing}><${Icon} name="u-candle" />
    ${t("floor-handing")}</button>`
    }
    ${isAtWork && html`<${OfTheHost} close=${close} breakOff=${breakOff} />`}
    ${
      !me.value.host &&
      me.value.seat !== null &&
      hostIsGone() &&
      html`<button class="btn" onClick=${() => tell("hand_over", { person: me.value.id ?? "" })}>
        ${t("ui-be-host")}</button>`
    }
    <${ToRead} ask=${ask} /></section>`;
}

/** @param {Doings} props */
const MenuList = ({ mine, sound, ...table }) =>
  html`<div class="stack menu"><${Waiting} /><${OfMine} close=${table.close} mine=${mine} />
    <${OfThisDevice} sound=${sound} /><${OfTheTable} ...${table} />
    <p class="tiny dim">${t("ui-credits")}</p></div>`;

function hostIsGone() {
  const here = room.value;
  return here?.people.find((one) => one.id === here.host)?.gone;
}

/** That all clocks stand, where they do: figures that stand still say it to nobody. */
export const Paused = () =>
  room.value?.paused
    ? html`<span class="chip stands"><${Icon} name="u-pause" /><span>${t("ui-paused")}</span></span>`
    : null;
