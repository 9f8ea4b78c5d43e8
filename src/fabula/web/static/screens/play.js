// @ts-check
// In play: which screen belongs to the phase, and the tabs that are always there.
import { placeOf } from "../base/aside.js";
import { known } from "../base/fold.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { Taught } from "../parts/sololesson.js";
import { HeldCard } from "../parts/card.js";
import { FirstWord } from "../parts/firstword.js";
import { Inheriting } from "../parts/handover.js";
import { OfTheDead } from "../parts/openeyes.js";
import { Beside, Opened } from "../parts/lazypage.js";
import { Menu } from "../parts/menu.js";
import "../parts/pulse.js";
import { Bar, Icon, Nav, Screen } from "../parts/scene.js";
import { phaseTitle, sceneOf, thoseWhoAnswer } from "../base/phases.js";
import { screensOf, taleOf } from "../base/tales.js";
import { caption } from "../parts/voice.js";
import { own, t } from "../base/words.js";
import { asks, clock, isKept, me, room, said, tell } from "../base/wire.js";
import { Day } from "./day.js";
import { Journal } from "./journal.js";
import { Night } from "./night.js";
import { Talk } from "../parts/table.js";
import { ThreadsLine, ThreadsSign } from "../parts/threadpicker.js";
import { Vote } from "./vote.js";

export default function Play() {
  const here = room.value;
  const { phase } = known.value;
  const scene = sceneOf(here.tale, phase);
  const [tab, turn] = useState("ring");
  const [heard, hear] = useState(said.value.length);
  useEffect(() => turn("ring"), [phase]);
  useEffect(() => {
    if (tab === "chat") hear(said.value.length);
  }, [tab, said.value.length]);
  const day = scene === "day" || scene === "vote";
  const { Scene, CardMore } = screensOf(here.tale);
  const tabs = [
    { id: "ring", icon: "u-ring", label: t("ui-ring") },
    {
      id: "chat",
      icon: "u-chat",
      label: t("ui-chat"),
      count: tab === "chat" ? 0 : said.value.length - heard,
    },
    { id: "journal", icon: "u-journal", label: t("ui-journal") },
    { id: "card", icon: "u-card", label: t("ui-my-card") },
  ];
  return html`<${Screen} tall=${day ? 210 : 128} cls=${`play ${scene} ${Scene ? "square-play" : ""}`}>
    <${Bar} title=${phaseTitle(here.tale)} phase=${true}><${Paused} />
      ${scene === "day" && tab === "ring" && html`<${ThreadsSign} />`}
      <${Taught} part="Sign" /><${Menu} /></${Bar}>
    <${Taught} part="Line" /><${Inheriting} /><${OfTheDead} />
    ${clock.value.invited && html`<${Opened} page="asked" />`}
    ${tab === "ring" && placeOf(me.value.seat) && html`<${Opened} page="stand" talk=${() => turn("chat")} />`}
    ${scene === "day" && tab === "ring" && html`<${ThreadsLine} />`}
    ${scene === "dusk" && html`<${Dusk} />`}
    ${scene === "night" && html`<${Night} />`}
    ${
      day &&
      tab === "ring" &&
      (Scene
        ? html`<${Scene} />`
        : scene === "day"
          ? html`<${Day}
      />`
          : html`<${Vote} key=${phase} />`)
    }
    ${day && tab === "ring" && html`<${Beside} />`}
    ${day && tab === "chat" && html`<div class="body grow read"><${Opened} page="aside" /><${Talk} /></div>`}
    ${day && tab === "journal" && html`<div class="body grow read journal"><${Journal} /></div>`}
    ${
      day &&
      tab === "card" &&
      html`<div class="hold"><${HeldCard} tale=${here.tale}
          role=${taleOf(here.tale).spares ? known.value.dealt : known.value.card} /></div>
      <p class="hint small dim">${t(taleOf(here.tale).spares ? "ui-card-dealt-note" : "ui-card-own-note")}</p>
      ${CardMore && html`<${CardMore} />`}`
    }
    ${day ? html`<${Nav} tabs=${tabs} at=${tab} go=${turn} />` : null}
  </${Screen}>`;
}

const Paused = () =>
  room.value.paused
    ? html`<span class="chip stands"><${Icon} name="u-pause" /><span>${t("ui-paused")}</span></span>`
    : null;

/**
 * Dusk: one's card lies face down until it is held. Whoever leads may still decide something about the cards,
 * and nobody is to notice: the button works at once and says no more than that others are awaited.
 */
function Dusk() {
  const here = room.value;
  const ask = asks.value[0];
  const { Arriving } = screensOf(here.tale);
  const [looked, look] = useState(false);
  const [held, hold] = useState(false);
  const [seen, remember] = useState(false);
  const card = known.value.card || known.value.dealt;
  const ready = known.value.ready.includes(me.value.seat ?? -1);
  const say = () => tell("answer", { ask: ask.id, choice: ["ready"] });
  const was = useRef(false);
  useEffect(() => {
    // who was ready and is not any more is to look again: it was dealt anew
    if (was.current && !ready) (remember(false), look(false));
    else if (seen && ask && !ready) say();
    was.current = ready;
  }, [seen, ask?.id, ready]);
  if (Arriving && !card) return html`<${Arriving} />`;
  const waiting = thoseWhoAnswer().filter((seat) => !known.value.ready.includes(seat)).length;
  return html`<div class="hold"><${HeldCard} tale=${here.tale} role=${card} look=${(
    /** @type {boolean} */ now,
  ) => (hold(now), now && look(true))} /></div>
    <${FirstWord} role=${card} held=${held} over=${seen || ready} /><${Taught} part="Marks" />
    <div class="foot"><p class="say hint-say">${t(held ? "ui-card-release" : "ui-card-hold")}</p>
      <button class="btn main" disabled=${seen || ready || !looked} onClick=${() => remember(true)}>
        ${
          isKept(ask)
            ? t("table-kept")
            : !seen && !ready
              ? t("ui-card-seen")
              : Arriving
                ? t("square-waits")
                : t("ui-waiting-for", { n: waiting })
        }</button>
      <p class="small dim centre-text">${caption.value || own(here.tale, "ui-card-note")}</p></div>`;
}
