// @ts-check
// The night: one layout, one title, one ring, one candle, one button, two lines below, for everybody alike.
import { known, nameOf } from "../fold.js";
import { html } from "../html.js";
import { Candle, Ring, useLeft } from "../parts/ring.js";
import { choiceText, journalLine, naming } from "../story.js";
import { has, t } from "../words.js";
import { ahead, asks, clock, me, room, tell } from "../wire.js";
import { useChoice } from "./chooser.js";
import { seatsOf } from "./play.js";

const SPARES = ["left", "middle", "right"];

export function Night() {
  const here = room.value;
  const ask = asks.value[0];
  const choice = useChoice(ask);
  const left = useLeft(clock.value, ahead.value);
  const seats = seatsOf((seat) => ({
    onPick: ask && choice.may(seat) ? () => choice.touch(seat) : undefined,
    pressed: choice.picked.includes(seat),
    label: seat === me.value.seat ? t("ui-you") : nameOf(seat),
  }));
  const spares = ask && SPARES.some((spare) => choice.may(spare));
  const answer = (/** @type {any} */ value) => tell("answer", { ask: ask.id, choice: value });
  return html`<div class="ask"><h2 class="title">${title(ask)}</h2><p>${note(ask)}</p></div>
    <${Learned} />
    <div class="middle"><${Ring} seats=${seats} me=${me.value.seat}>
      ${spares
        ? html`<div class="spares" role="group" aria-label=${t("ui-spares")}>${SPARES.map((spare) => html`<button class=${`spare ${choice.picked.includes(spare) ? "on" : ""}`} aria-pressed=${String(choice.picked.includes(spare))}
            disabled=${!choice.may(spare)} onClick=${() => choice.touch(spare)}><span aria-hidden="true">☾</span><span class="vh">${t(`place-${spare}`)}</span></button>`)}</div>`
        : html`<${Candle} left=${left.share} tall=${72} />`}
      <span class="small dim">${t("ui-town-sleeps")}</span>
    </${Ring}></div>
    <div class="foot"><div class="row">
      ${choice.none && html`<button class="btn" onClick=${() => answer(null)}>${t("ui-nothing")}</button>`}
      <button class="btn main grow" disabled=${!ask || choice.whole === undefined} onClick=${() => answer(choice.whole)}>${button(ask, choice.picked)}</button></div>
      <p class="small dim two-lines centre-text">${ask ? t("ui-night-note") : t("ui-answered")}</p></div>`;

  /** @param {import("../wire.js").Ask | undefined} of */
  function title(of) {
    if (!of) return t("ui-night-quiet");
    return t(idOf(of));
  }

  /** @param {import("../wire.js").Ask | undefined} of */
  function note(of) {
    return of ? t(`${idOf(of)}.note`) : t("ui-night-quiet-note");
  }

  /** @param {import("../wire.js").Ask} of */
  function idOf(of) {
    return of.prompt.startsWith("dream") ? `prompt-${of.prompt}` : `prompt-${here.tale}-${of.prompt}`;
  }

  /** @param {any} of @param {any[]} picked */
  function button(of, picked) {
    return of && picked.length ? t("ui-choose", { what: choiceText(picked, naming(nameOf)) }) : t("ui-choose-somebody");
  }
}

/** What this call has taught: a strip of parchment, and later a line of the journal. */
function Learned() {
  const { learned, awake } = known.value;
  const here = room.value;
  const lines = learned.map((event) => journalLine(here.tale, event, naming(nameOf), me.value.seat));
  const title = awake && has(`${here.tale}-${awake}`) && !lines.length ? "" : lines.join(" ");
  return html`<div class="learned" aria-live="polite">${title && html`<p class="paper strip">${lines.map((line) => html`<span>${line}</span>`)}</p>`}</div>`;
}
