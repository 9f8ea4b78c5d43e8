// @ts-check
// Somebody dead watches with open eyes: all cards and all that happens, to be seen and nothing else.
import { isApart, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { Sheet } from "../parts/controls.js";
import { useWordsOf } from "../parts/lazymodule.js";
import { goneBadge, goneWords } from "../parts/connection.js";
import { Menu } from "../parts/menu.js";
import { Ring } from "../parts/ring.js";
import { Bar, Icon, Screen } from "../parts/scene.js";
import { TimeLeft } from "../parts/time.js";
import { isDead, phaseTitle } from "../base/phases.js";
import { has, labelled, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import "../parts/explanation.js";
import { tokenOf } from "./leaderring.js";
import { Happened } from "./foresight.js";
import { Walk } from "./nightsheet.js";

/** What it means to open one's eyes, before they are open. @param {{close: () => void}} props */
export const Sure = ({
  close,
}) => html`<${Sheet} title=${t("ui-open-eyes")} close=${close}><div class="stack">
  <p>${t("watching-means")}</p><p>${t("watching-silence")}</p><p class="small dim">
  ${t("watching-for-good")}</p>
  <button class="btn main" onClick=${() => (close(), tell("open_eyes"))}><${Icon} name="u-eye" />
  ${t("watching-sure")}</button>
  <button class="btn" onClick=${close}>${t("watching-not")}</button></div></${Sheet}>`;

export default function Watching() {
  const here = room.value;
  useWordsOf("watching");
  const seats = here.seats.map((/** @type {string | null} */ _, /** @type {number} */ seat) => {
    const token = tokenOf(seat);
    const words = [
      labelled(nameOf(seat), token.role || ""),
      ...(isDead(seat) ? [t("ui-dead")] : []),
      ...goneWords(seat),
    ];
    return {
      name: nameOf(seat),
      seat,
      apart: isApart(seat),
      ...token,
      cls: `${token.cls} ${isDead(seat) ? "dead" : ""}`,
      label: words.join(", "),
      badge: goneBadge(seat),
    };
  });
  return html`<${Screen} tall=${120} cls="leader watching">
    <${Bar} title=${phaseTitle(here.tale)} phase=${true}><${Menu} /></${Bar}>
    <div class="body two"><div><${Ring} seats=${seats} me=${me.value.seat} most=${640} gtok=${true}>
    <${TimeLeft} /></${Ring}></div>
      <section class="stack">${
        me.value.seat === null
          ? html`<p class="panel small">${t("looking-note")}</p>`
          : has("watching-note") && html`<p class="panel small">${t("watching-note")}</p>`
      }
        <${Walk} /><${Happened} />${
          me.value.seat === null &&
          html`<button class="btn"
            onClick=${() => tell("entrust", { person: me.value.id ?? "", how: "back" })}>
          <${Icon} name="u-close" />${t("looking-close")}</button>`
        }</section></div></${Screen}>`;
}
