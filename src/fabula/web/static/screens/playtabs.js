// @ts-check
// What lies behind the tabs of a game: the talk, the journal, one's own card.
import { known } from "../base/fold.js";
import { html } from "../base/html.js";
import { screensOf, taleOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { room } from "../base/wire.js";
import { HeldCard } from "../parts/card.js";
import { Opened } from "../parts/lazypage.js";
import { Talk } from "../parts/table.js";
import { TimeTold } from "../parts/time.js";
import { Journal } from "./journal.js";

/** One's own card, to be held. */
function MyCard() {
  const { tale } = room.value;
  const { CardMore } = screensOf(tale);
  const hasSpares = taleOf(tale).spares;
  return html`<div class="hold"><${HeldCard} tale=${tale}
          role=${hasSpares ? known.value.dealt : known.value.card} /></div>
      <p class="hint small dim">${t(hasSpares ? "ui-card-dealt-note" : "ui-card-own-note")}</p>
      ${CardMore && html`<${CardMore} />`}`;
}

/**
 * What one has turned to, besides the ring; whichever it is, a screen reader says when time is nearly over.
 * @param {{at: string}} props
 */
export const Tab = ({ at }) =>
  html`<${TimeTold} />${
    at === "chat" && html`<div class="body grow read"><${Opened} page="aside" /><${Talk} /></div>`
  }${at === "journal" && html`<div class="body grow read journal"><${Journal} /></div>`}
    ${at === "card" && html`<${MyCard} />`}`;
