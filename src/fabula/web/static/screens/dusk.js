// @ts-check
// Dusk: one's card lies face down until it is held, and has been seen.
import { known } from "../base/fold.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { Taught } from "../parts/sololesson.js";
import { HeldCard } from "../parts/card.js";
import { FirstWord } from "../parts/firstword.js";
import { thoseWhoAnswer } from "../base/phases.js";
import { screensOf } from "../base/tales.js";
import { caption } from "../parts/voice.js";
import { own, t } from "../base/words.js";
import { asks, isKept, me, room, tell } from "../base/wire.js";

/**
 * Dusk: one's card lies face down until it is held. Whoever leads may still decide something about the cards,
 * and nobody is to notice: the button works at once and says no more than that others are awaited.
 */
export function Dusk() {
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
