// @ts-check
// The vote: three, two, one; each points, sealed until all have.
import { known, nameOf } from "../fold.js";
import { html, useEffect, useState } from "../html.js";
import { Ring, TimeLeft, useLeft } from "../parts/ring.js";
import { t } from "../words.js";
import { ahead, asks, clock, me, room, tell } from "../wire.js";
import { useChoice } from "./chooser.js";
import { seatsOf } from "./play.js";

const COUNT = 3;

export function Vote() {
  const here = room.value;
  const ask = asks.value[0];
  const choice = useChoice(ask);
  const left = useLeft(clock.value, ahead.value);
  const [count, tick] = useState(COUNT);
  useEffect(() => {
    if (count <= 0) return undefined;
    const timer = setTimeout(() => tick(count - 1), 800);
    return () => clearTimeout(timer);
  }, [count]);
  const open = count <= 0;
  const pointed = ask?.answered !== undefined;
  const seats = seatsOf((seat) => ({
    onPick: open && choice.may(seat) ? () => choice.touch(seat) : undefined,
    pressed: open && choice.picked.includes(seat),
    label: seat === me.value.seat ? t("ui-you") : nameOf(seat),
    cls: known.value.dead.some((one) => one.seat === seat) ? "dead" : "",
  }));
  const prompt = ask?.prompt === "hunter" ? "hunter" : "vote";
  const point = () => tell("answer", { ask: ask.id, choice: choice.whole });
  const same = pointed && choice.whole === ask.answered;
  return html`<div class="ask"><h2 class="title">${t(`prompt-${here.tale}-${prompt}`)}</h2><p>${t(`prompt-${here.tale}-${prompt}.note`)}</p></div>
    <div class="middle"><${Ring} seats=${seats} me=${me.value.seat}>
      ${open ? html`<${TimeLeft} ms=${left.ms} paused=${here.paused} /><span class="small dim">${pointed ? t("ui-pointed") : t("ui-point")}</span>` : html`<span class="count-down" aria-live="assertive">${count}</span>`}</${Ring}></div>
    <div class="foot"><button class="btn main" disabled=${!open || !ask || choice.whole === undefined || same} onClick=${point}>${same ? t("ui-pointed-at", { name: nameOf(ask.answered) }) : choice.whole === undefined ? t("ui-choose-somebody") : t("ui-point-at", { name: nameOf(choice.whole) })}</button>
      <p class="small dim centre-text">${pointed ? t("ui-vote-change") : t("ui-vote-sealed")}</p></div>`;
}
