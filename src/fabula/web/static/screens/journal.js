// @ts-check
// The journal: all that this player was told, in order.
import { known, nameOf } from "../fold.js";
import { html } from "../html.js";
import { Icon } from "../parts/scene.js";
import { journalLine, naming } from "../story.js";
import { roleOf } from "../tales.js";
import { t } from "../words.js";
import { me, room } from "../wire.js";
import { Cards } from "./lobby.js";

export function Journal() {
  const here = room.value;
  const lines = known.value.journal.map((event) => ({ event, text: journalLine(here.tale, event, naming(nameOf), me.value.seat) })).filter((line) => line.text);
  return html`<section class="panel"><h2>${t("ui-journal")}</h2><ol class="list">${lines.map(({ event, text }) => html`<li><${Icon} name=${event.role ? `g-${roleOf(here.tale, event.role).icon}` : "u-mark"} cls="lead" /><span>${text}</span></li>`)}</ol></section>
    <section class="panel"><h2>${t("ui-in-play")}</h2><${Cards} roles=${here.roles} /></section>`;
}
