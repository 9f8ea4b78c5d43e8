// @ts-check
// A person leads: the whole table, the sheet as a walk, the phrase to say, answers for those without a phone.
import { known, nameOf } from "../fold.js";
import { html, useState } from "../html.js";
import { Menu } from "../parts/menu.js";
import { Badge, Ring } from "../parts/ring.js";
import { Bar, Icon, IconButton, Screen, sideClass } from "../parts/scene.js";
import { isDead, phaseTitle } from "../phases.js";
import { choiceText, naming, optionText, stepText, storyLine } from "../story.js";
import { isCalled, roleOf, taleOf } from "../tales.js";
import { has, role as roleName, t } from "../words.js";
import { asks, entries, room, tell } from "../wire.js";
import { Spares } from "./after.js";
import { useChoice } from "./chooser.js";

export default function Leader() {
  const here = room.value;
  const state = known.value;
  const token = (/** @type {any} */ place) => {
    const card = state.cards[place];
    const facts = card && roleOf(here.tale, card.copied || card.role);
    return card ? { face: html`<${Icon} name=${`g-${facts.icon}`} />`, cls: `s-${sideClass(facts.side, facts.tale)}`, role: card.copied ? `${roleName(here.tale, card.role)} = ${roleName(here.tale, card.copied)}` : roleName(here.tale, card.role) } : { cls: "" };
  };
  const asked = asks.value.filter((ask) => !ask.open);
  const seats = here.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => {
    const shown = token(seat);
    const waits = asked.some((ask) => ask.seat === seat && ask.answered === undefined);
    return { name: nameOf(seat), ...shown, cls: `${shown.cls} ${waits ? "cur" : ""} ${isDead(seat) ? "dead" : ""}`, label: `${nameOf(seat)}: ${shown.role || ""}`, badge: state.ready.includes(seat) ? html`<${Badge} icon="u-check" />` : null };
  });
  return html`<${Screen} tall=${120} cls="leader">
    <${Bar} title=${phaseTitle(here.tale)} phase=${true}><${IconButton} name="u-undo" label=${t("ui-undo")} onClick=${() => tell("undo")} /><${Menu} /></${Bar}>
    <div class="body two">
      <div><${Ring} seats=${seats} most=${640} gtok=${true}></${Ring}>${taleOf(here.tale).extra > 0 && html`<${Spares} token=${token} />`}</div>
      <section class="stack"><${Walk} />
        ${asked.map((ask) => html`<${AnswerFor} key=${`${ask.seat}${ask.id}`} ask=${ask} />`)}
        <${Happened} /></section>
    </div>
    <div class="foot stick"><button class="btn main" onClick=${() => tell("next")}>${t("ui-next-call")}<${Icon} name="u-next" /></button></div>
  </${Screen}>`;
}

/** The sheet: where we are, and what to say. */
function Walk() {
  const here = room.value;
  const { phase, step } = known.value;
  const tale = taleOf(here.tale);
  const asleep = tale.asleep.includes(phase);
  const steps = tale.sheet.filter((one) => isCalled(tale, one, here.roles));
  const phrase = asleep ? `voice-${here.tale}-${step}-wake` : `voice-${here.tale}-${phase}`;
  return html`<div class="paper walk"><p class="say">${has(phrase) ? t(phrase) : t(`ui-screen-${phase || "dusk"}`)}</p>
    ${asleep && html`<ol class="sheet-steps">${steps.map((one) => html`<li aria-current=${one === step ? "step" : undefined}>${stepText(here.tale, one)}</li>`)}</ol>`}</div>`;
}

/** Answer for somebody without a phone. @param {{ask: import("../wire.js").Ask}} props */
function AnswerFor({ ask }) {
  const [open, set] = useState(false);
  const choice = useChoice(ask);
  const name = naming(nameOf);
  const atoms = [...new Set(ask.options.filter((one) => one !== null).flat())];
  const answer = (/** @type {any} */ value) => tell("answer", { ask: ask.id, seat: ask.seat, choice: value });
  const done = ask.answered !== undefined;
  return html`<div class="panel"><div class="row between"><span><b>${nameOf(ask.seat)}</b>: ${t(has(`prompt-${room.value.tale}-${ask.prompt}`) ? `prompt-${room.value.tale}-${ask.prompt}` : "ui-choose-somebody")}${done ? ` (${t("ui-answered")})` : ""}</span>
    <button class="btn plain" aria-expanded=${String(open)} onClick=${() => set(!open)}>${t("ui-answer-for")}</button></div>
    ${open && html`<div class="chips">${atoms.map((one) => html`<button class=${`btn ${choice.picked.includes(one) ? "chosen" : ""}`} onClick=${() => choice.touch(one)}>${optionText(room.value.tale, one, name)}</button>`)}</div>
      <div class="row">${choice.none && html`<button class="btn" onClick=${() => answer(null)}>${t("ui-nothing")}</button>`}<button class="btn grow" disabled=${choice.whole === undefined} onClick=${() => answer(choice.whole)}>${t("ui-choose", { what: choiceText(room.value.tale, choice.picked, name) })}</button></div>`}</div>`;
}

/** What has happened lately, as the leader may know it. */
function Happened() {
  const here = room.value;
  const name = naming(nameOf);
  const lines = entries.value.map((event) => storyLine(here.tale, event, name)).filter(Boolean);
  return html`<div class="panel"><ol class="list">${lines.slice(-8).reverse().map((line) => html`<li class="small">${line}</li>`)}</ol></div>`;
}
