// @ts-check
// In play: which screen belongs to the phase, and the tabs that are always there.
import { placeOf } from "../base/aside.js";
import { known } from "../base/fold.js";
import { html, useEffect, useState } from "../base/html.js";
import { Taught } from "../parts/sololesson.js";
import { Inheriting } from "../parts/handover.js";
import { OfTheDead } from "../parts/openeyes.js";
import { Beside, BookByNight, Opened } from "../parts/lazypage.js";
import { Menu, Paused } from "../parts/menu.js";
import "../parts/pulse.js";
import { Bar, Nav, Screen } from "../parts/scene.js";
import { phaseTitle, sceneOf } from "../base/phases.js";
import { screensOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { clock, me, room, said } from "../base/wire.js";
import { Day } from "./day.js";
import { Night } from "./night.js";
import { ThreadsLine, ThreadsSign } from "../parts/threadpicker.js";
import { Vote } from "./vote.js";
import { Dusk } from "./dusk.js";
import { Tab } from "./playtabs.js";

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
  const { Scene } = screensOf(here.tale);
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
      ${scene === "night" && html`<${BookByNight} />`}
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
    ${day && html`<${Tab} at=${tab} />`}
    ${day ? html`<${Nav} tabs=${tabs} at=${tab} go=${turn} />` : null}
  </${Screen}>`;
}
