// @ts-check
// After: who has won, who was who, and the whole night step by step.
import { asTold, beats, fold, isApart, known, nameOf } from "../base/fold.js";
import { html, useMemo, useState } from "../base/html.js";
import { Seg } from "../parts/controls.js";
import { Untell } from "../parts/breaking.js";
import { Lesson } from "../parts/lesson.js";
import { Menu } from "../parts/menu.js";
import { Badge, Ring } from "../parts/ring.js";
import { Bar, Icon, IconButton, Screen, sideClass } from "../parts/scene.js";
import { Standings } from "../parts/standings.js";
import { save } from "../base/saving.js";
import { naming, sideText, stepText, storyLine, wonText } from "../base/story.js";
import { roleOf, screensOf, taleOf } from "../base/tales.js";
import { has, labelled, role as roleName, t } from "../base/words.js";
import { fabula, kept, me, refusal, room, tell } from "../base/wire.js";
import { goHome } from "../base/route.js";
import { Talk } from "../parts/table.js";

/** @import { Child } from "../vendor/preact.js" */
/** @import { Told, Typed } from "../base/choices.js" */

const SPARES = ["left", "middle", "right"];

/** Why it is over, where the tale says so. */
const reasons = () =>
  fabula.value
    .filter(({ e }) => e === "ended")
    .map((event) => storyLine(room.value.tale, asTold(event), naming(nameOf)));

/** Who has died. @param {import("../base/fold.js").Known} end */
function deaths(end) {
  const dead = end.dead.map(({ seat }) => nameOf(seat));
  return dead.length ? t("story-dead", { names: dead.join(", "), n: dead.length }) : t("story-nobody-died");
}

/** Who has won, and why. @param {{end: import("../base/fold.js").Known}} props */
function Verdict({ end }) {
  const { tale } = room.value;
  const told = end.won || known.value.won;
  const won = told || { sides: [], seats: [] };
  const final = (/** @type {number} */ seat) => end.cards[seat]?.copied || end.cards[seat]?.role || "";
  return html`<div class="verdict">${won.sides.map(
    (side) =>
      html`<span class=${`side ${sideClass(side, tale)}`}>
          <${Icon} name=${`u-side-${sideClass(side, tale)}`} />
        ${sideText(tale, side)}</span>`,
  )}
        <h2 class="title">${told ? wonText(tale, won, final) : t("table-broken-off")}</h2>
        ${reasons().map((reason) => html`<p>${reason}</p>`)}<p class="dim">
          ${deaths(end)}</p>
        ${
          told &&
          me.value.seat !== null &&
          html`<p class="chip">
          ${t(won.seats.includes(me.value.seat) ? "ui-you-won" : "ui-you-lost")}</p>`
        }</div>`;
}

export default function After() {
  const here = room.value;
  const [tab, turn] = useState("story");
  const { Votes } = screensOf(here.tale);
  const end = fold(fabula.value.length ? fabula.value : []);
  const won = (end.won || known.value.won)?.seats || [];
  return html`<${Screen} tall=${140} cls="after">
    <${Bar} title=${t("ui-after-title")} back=${goHome}>
      ${
        kept(here.code) &&
        html`<${IconButton} name="u-save" label=${t("ui-download")}
        onClick=${() => saveTelling(here.code)} />`
      }
      <${Untell} /><${Menu} /></${Bar}>
    <div class="body stack"><${Verdict} end=${end} /><${Lesson} page="summary" />
      <div class="centre-text"><${Seg} pairs=${true} label=${t("ui-view")} at=${tab} choose=${turn}
        options=${["story", "who", "chat", "series"].map((id) => ({ id, label: t(`ui-after-${id}`) }))}
            /></div>
      ${tab === "story" && beats.value.length > 0 && html`<${Story} />`}
      ${
        tab === "who" &&
        html`<${WhoWasWho} won=${won} />
        ${Votes && html`<section class="panel"><h2>${t("ui-after-votes")}</h2><${Votes} /></section>`}`
      }
      ${tab === "chat" && html`<${Talk} />`}
      ${tab === "series" && html`<section class="panel"><h2>${t("ui-series")}</h2><${Standings} /></section>`}
    </div>
    <div class="foot stick">${
      me.value.host
        ? html`<button class="btn main" onClick=${() => tell("again")}>${t("ui-again")}</button>`
        : html`<p class="small centre-text">${t("ui-wait-again")}</p>`
    }</div>
  </${Screen}>`;
}

/** The telling as a file, for whoever has a key of this room. @param {string} code */
async function saveTelling(code) {
  const answer = await fetch(`/api/rooms/${code}/telling`, {
    headers: { authorization: `Bearer ${kept(code)}` },
  }).catch(() => null);
  if (answer?.ok) save(await answer.blob(), `${code}.telling`);
  else refusal.value = { why: answer ? await answer.text() : "refused-other", args: {} };
}

/** A card that somebody had. @typedef {{role: string, copied?: string}} Card */

/**
 * The cards in the middle, below the ring.
 * @param {{token: (place: string) => {cls: string, face?: Child, role?: string}}} props
 */
export const Spares = ({ token }) =>
  html`<div class="spares told">${SPARES.map((spare) => {
    const shown = token(spare);
    return html`<figure class=${`spare gtok ${shown.cls}`}><span class="coin">${shown.face || "☾"}</span>
      <figcaption>
    ${shown.role || t(`place-${spare}`)}</figcaption></figure>`;
  })}</div>`;

/**
 * A card in words: with what it copied, or what its player took it for.
 * @param {Card} card
 * @param {string} [believed]
 */
function cardText(card, believed) {
  const { tale } = room.value;
  return `${roleName(tale, card.role)}${
    card.copied ? ` = ${roleName(tale, card.copied)}` : believed ? ` (${roleName(tale, believed)})` : ""
  }`;
}

/**
 * The card that lay at a place at that moment.
 * @param {import("../base/fold.js").Known} state
 * @param {string | number} place
 */
export function tokenThen(state, place) {
  const card = state.cards[place];
  if (!card) return { face: undefined, cls: "" };
  const facts = roleOf(room.value.tale, card.copied || card.role);
  const written = cardText(card, state.believed[place]);
  return {
    face: html`<${Icon} name=${`g-${facts.icon}`} />`,
    cls: `s-${sideClass(facts.side, facts.tale)}`,
    role: written,
  };
}

/**
 * The seats as they were at that moment, lit where the beat was about them.
 * @param {import("../base/fold.js").Known} state
 * @param {{name: string, events: Told[]}} now
 */
export function seatsThen(state, now) {
  const here = room.value;
  const involved = (/** @type {number} */ seat) =>
    now.events.some(
      (event) =>
        event.e !== "shown" &&
        event.e !== "granted" &&
        now.name !== "deal" &&
        (event.seat === seat || event.a === seat || event.b === seat || event.place === seat) &&
        event.e !== "revealed",
    );
  const comesLater = (/** @type {number} */ seat) =>
    !state.cards[seat] &&
    fabula.value.some((event) => event.e === "arrived" && event.seat === seat && event.after !== undefined);
  return [...here.seats.keys()]
    .filter((seat) => !comesLater(seat))
    .map((seat) => {
      const dead = state.dead.some((one) => one.seat === seat);
      const shown = tokenThen(state, seat);
      return {
        name: nameOf(seat),
        apart: isApart(seat),
        ...shown,
        cls: `${shown.cls} ${dead ? "dead" : ""} ${involved(seat) ? "cur" : ""}`,
        label: labelled(nameOf(seat), shown.role || ""),
        badge: dead ? html`<${Badge} icon="u-grave" />` : null,
      };
    });
}

/** What a beat is called. @param {string} name */
export function beatName(name) {
  const [phase, step] = name.split(":");
  return step
    ? stepText(room.value.tale, step)
    : t(
        [`ui-beat-${phase}`, `ui-phase-${room.value.tale}-${phase}`, `ui-phase-${phase}`].find(has) ||
          "ui-phase-dusk",
      );
}

/** The steps of the story: those in which something happened. */
export const stepsOfStory = () =>
  beats.value.filter(
    (beat) =>
      beat.name !== "look" &&
      (beat.name === "deal" ||
        !taleOf(room.value.tale).many_nights ||
        beat.events.some((event) => storyLine(room.value.tale, event, naming(nameOf)))),
  );

/** The night and the day on the ring, beat by beat. */
function Story() {
  const here = room.value;
  const steps = useMemo(stepsOfStory, [beats.value]);
  const [at, go] = useState(0);
  const until = steps.slice(0, at + 1).flatMap((beat) => beat.events);
  const state = fold(until.filter((event) => event.e !== "shown"));
  const now = steps[at];
  const lines = now.events
    .map((event) => ({ event, text: storyLine(here.tale, event, naming(nameOf)) }))
    .filter((line) => line.text);
  const token = (/** @type {string | number} */ place) => tokenThen(state, place);
  const seats = seatsThen(state, now);
  return html`<section class="stack told-again"><${Ring} seats=${seats} most=${520} gtok=${true}>
      <span class="say">${beatName(now.name)}</span>
        ${state.number > 0 && taleOf(here.tale).many_nights && html`<span class="dim">${state.number}</span>`}
      </${Ring}>${taleOf(here.tale).spares > 0 && html`<${Spares} token=${token} />`}
    <div class="slider"><button class="ibtn" aria-label=${t("ui-step-back")} disabled=${at === 0}
      onClick=${() => go(at - 1)}>
      <${Icon} name="u-back" /></button>
      <input type="range" aria-label=${t("ui-step")} aria-valuetext=${beatName(now.name)} min="0"
        max=${steps.length - 1} value=${at}
        onInput=${(/** @type {Typed} */ event) => go(Number(event.currentTarget.value))} />
      <button class="ibtn" aria-label=${t("ui-step-on")} disabled=${at >= steps.length - 1}
        onClick=${() => go(at + 1)}>
        <${Icon} name="u-next" /></button></div>
    <div class="panel"><ol class="list beats">
      ${
        lines.length === 0 &&
        html`<li class="dim">
      ${t(now.name === "deal" ? "ui-screen-deal" : "story-quiet")}</li>`
      }
      ${lines.map(
        ({ event, text }) =>
          html`<li><${Icon} name=${event.role ? `g-${roleOf(here.tale, event.role).icon}` : "u-mark"}
              cls="lead" /><span class="small">${text}
      </span></li>`,
      )}</ol></div></section>`;
}

/** The plain table. @param {{won: number[]}} props */
function WhoWasWho({ won }) {
  const here = room.value;
  const start = fold(fabula.value.filter((event) => event.e === "dealt"));
  const end = fold(fabula.value);
  const arrived = fold(fabula.value.filter((event) => event.e === "arrived"));
  const shown = (/** @type {Card | undefined} */ card, believed = "") =>
    card ? cardText(card, believed) : "–";
  const one = taleOf(here.tale).spares > 0;
  const rows = [...here.seats.keys(), ...(one ? SPARES : [])];
  const fate = (/** @type {string | number} */ place) => {
    const died = end.dead.find(({ seat }) => seat === place);
    return died ? t("ui-died-then", { n: died.number }) : t("ui-survived");
  };
  const changed = rows.some(
    (place) => shown(start.cards[place] || arrived.cards[place]) !== shown(end.cards[place]),
  );
  return html`<div class="panel scroll" tabindex="0" role="group" aria-label=${t("ui-after-who")}>
    <table class="who-table"><thead><tr><th>
    ${t("ui-player")}</th><th>${t(changed ? "ui-dealt" : "ui-card-col")}</th>${
      changed &&
      html`<th>
    ${t("ui-final")}</th>`
    }<th>
    ${t(one ? "ui-pointed-col" : "ui-fate-col")}</th></tr></thead>
    <tbody>${rows.map(
      (place) =>
        html`<tr><th scope="row">${naming(nameOf)(place)}
      ${
        won.includes(Number(place))
          ? html` <${Icon} name="u-check" cls="tick" />
      <span class="vh">${t("ui-has-won")}</span>`
          : null
      }</th><td>
      ${shown(start.cards[place] || arrived.cards[place], end.believed[place])}</td>${
        changed &&
        html`<td>
      ${shown(end.cards[place])}</td>`
      }
      <td>${
        !one
          ? fate(place)
          : typeof place === "number" && end.votes.length
            ? nameOf(/** @type {number} */ (end.votes[place]))
            : ""
      }</td>
        </tr>`,
    )}</tbody></table></div>`;
}
