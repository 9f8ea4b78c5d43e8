// @ts-check
// The narrator alone: for a group with printed cards. It speaks the night with pauses; no room is needed.
import { go } from "../app.js";
import { html, useEffect, useState } from "../html.js";
import { Counter, LanguageSeg, Switch, TaleSeg } from "../parts/controls.js";
import { Go } from "../parts/go.js";
import { Candle } from "../parts/ring.js";
import { Bar, Icon, Screen, sideClass } from "../parts/scene.js";
import { isCalled, isReady, taleOf, usualTale } from "../tales.js";
import { caption, noise, say, speaks, voiceIsThere } from "../voice.js";
import { role as roleName, t } from "../words.js";

const LEAD_IN = 6;

export default function Narrator() {
  const [id, choose] = useState(usualTale);
  const leave = () => go("/");
  const bar = html`<${Bar} title=${t("ui-narrator")} back=${leave}><${LanguageSeg} /></${Bar}>`;
  const head = html`${bar}<${TaleSeg} at=${id} choose=${choose} />`;
  return isReady(id) ? html`<${Calls} key=${id} tale=${taleOf(id)} head=${head} />` : html`<${Screen} tall=${120}>${head}</${Screen}>`;
}

/** Which roles are in the game, and how long a call lasts. @param {{tale: import("../tales.js").Tale, head: any}} props */
function Calls({ tale, head }) {
  const [roles, set] = useState([...new Set(tale.sets[String(Math.max(5, tale.seats[0]))])]);
  const [seconds, pace] = useState(10);
  const [night, begin] = useState(false);
  const steps = tale.sheet.filter((step) => isCalled(tale, step, roles));
  const flip = (/** @type {string} */ id) => set(roles.includes(id) ? roles.filter((one) => one !== id) : [...roles, id]);
  const start = () => {
    speaks.value = true;
    begin(true);
  };
  if (night) return html`<${TheNight} tale=${tale.id} steps=${steps} seconds=${seconds} done=${() => begin(false)} />`;
  return html`<${Screen} tall=${120}>${head}
    <div class="body stack"><p class="dim">${t("ui-narrator-note")}</p>
      <ul class="list tiles">${tale.roles.filter((one) => one.wakes).map((one) =>
        html`<li><span class=${`mini ${sideClass(one.side, one.tale)}`}><${Icon} name=${`g-${one.icon}`} /></span><span class="grow">
        <${Switch} label=${roleName(tale.id, one.id)} on=${roles.includes(one.id)} change=${() => flip(one.id)} /></span></li>`)}</ul>
      <div class="row between"><span>${t("setting-step")}</span>
        <${Counter} label=${t("setting-step")} value=${seconds} shown=${t("ui-seconds", { n: seconds })}
        less=${seconds > 4 ? () => pace(seconds - 2) : null} more=${seconds < 40 ? () => pace(seconds + 2) : null} /></div>
      <${Switch} label=${t("ui-noise")} note=${t("ui-noise-note")} on=${noise.value}
        change=${(/** @type {boolean} */ on) => (noise.value = on)} />
      ${!voiceIsThere() && html`<p class="panel">${t("ui-no-voice")}</p>`}</div>
    <div class="foot stick"><button class="btn main" disabled=${steps.length === 0} onClick=${start}><${Icon} name="u-play" />
      ${t("ui-begin-night")}</button></div></${Screen}>`;
}

/** The night as it is spoken. @param {{tale: string, steps: string[], seconds: number, done: () => void}} props */
function TheNight({ tale, steps, seconds, done }) {
  const [at, go] = useState(0);
  const [stopped, stop] = useState(false);
  const length = (at === 0 ? LEAD_IN : 0) + seconds * (steps[at] === "doppelganger" ? 2 : 1) + LEAD_IN;
  const [left, tick] = useState(length);
  useEffect(() => {
    if (at < steps.length) say([at === 0 ? `voice-${tale}-begin` : `voice-${tale}-${steps[at - 1]}-sleep`,
      `voice-${tale}-${steps[at]}-wake`]);
    else say([`voice-${tale}-${steps[at - 1]}-sleep`, `voice-${tale}-day`]);
    tick(length);
  }, [at]);
  useEffect(() => {
    if (stopped || at >= steps.length) return undefined;
    const timer = setTimeout(() => (left <= 1 ? go(at + 1) : tick(left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [left, stopped, at]);
  const over = at >= steps.length;
  return html`<${Screen} tall=${220} cls="narrating">
    <${Bar} title=${t(over ? "ui-phase-day" : "ui-phase-night")} phase=${true} back=${done} />
    <div class="hold"><${Candle} left=${over ? 1 : left / length} tall=${150} /></div>
    <p class="say caption" aria-live="polite">${caption.value}</p>
    <div class="foot">${over ? html`<button class="btn main" onClick=${done}>${t("ui-again")}</button>`
      : html`<div class="row"><button class="btn grow" onClick=${() => stop(!stopped)}><${Icon} name=${stopped ? "u-play" : "u-pause"} />
      ${t(stopped ? "ui-go-on" : "ui-pause")}</button><${Go} does=${String(at)} cls="grow" go=${() => go(at + 1)}>${t("ui-next-call")}
      </${Go}></div>`}</div></${Screen}>`;
}
