// @ts-check
// Try the script: bots play it on the server, and what comes of it is drawn.
import { html, signal, useState } from "../../../base/html.js";
import { Counter, refusalText, Seg } from "../../../parts/controls.js";
import { Icon } from "../../../parts/scene.js";
import { roleOf, taleOf } from "../../../base/tales.js";
import { TALE } from "../tale.js";
import { labelled, several, t } from "../../../base/words.js";
import { draft, seen } from "./draft.js";
import { Days, Leanings, part, percent, Wins } from "./plots.js";
import { facts, sideOf, Token } from "./roles.js";

/** @import { Typed } from "../../../base/choices.js" */
/** @import { Refusal } from "../../../base/wire.js" */
/** @import { Share } from "./plots.js" */

const GAMES = [100, 300, 1000];
const EVERY = 700;
const MOST_SEED = 2 ** 31 - 1;
const FEWEST = 5;
const MOST = 15;

/**
 * What is to be played.
 * @typedef {{roles: string[], seats: number, games: number, seed: number}} Wanted
 */
/**
 * What has come of the games so far.
 * @typedef {{games?: number, broken?: number, sides: Record<string, Share>, days: Record<string, number>,
 *  roles: Record<string, {with: Share, without: Share}>}} Figures
 */
/** A rehearsal. @typedef {{ticket: string, state: string, wanted: Wanted, figures: Figures}} Rehearsal */

/**
 * The rehearsal of this page: what was asked for and what is known of it.
 * @type {import("../../../vendor/signals.js").Signal<Rehearsal | null>}
 */
const rehearsal = signal(null);
/** Why there is none. */
const why = signal("");
const seats = signal(0);

/**
 * Whether it waits for its turn, or is being played.
 * @param {Rehearsal | null} one
 * @returns {one is Rehearsal}
 */
const isOn = (one) => one !== null && ["waiting", "running"].includes(one.state);

/** @param {string} path @param {RequestInit} [how] */
async function ask(path, how) {
  const answer = await fetch(`/api/rehearsals${path}`, how);
  const told = await answer.json();
  if (!answer.ok) throw { why: `refused-${told.why}`, args: told.args };
  return told;
}

/** Play, and look at what has come of it until it is over. @param {Wanted} wanted */
async function play(wanted) {
  why.value = "";
  try {
    await stop();
    const begun = /** @type {Rehearsal} */ (await ask("", { method: "POST", body: JSON.stringify(wanted) }));
    const { ticket } = begun;
    rehearsal.value = begun;
    while (rehearsal.value?.ticket === ticket && isOn(rehearsal.value)) {
      await new Promise((done) => setTimeout(done, EVERY));
      if (rehearsal.value?.ticket !== ticket || !isOn(rehearsal.value)) return;
      const told = await ask(`/${ticket}`);
      if (rehearsal.value?.ticket === ticket) rehearsal.value = told;
    }
  } catch (refused) {
    const known = /** @type {Refusal} */ (refused);
    why.value = known.why ? refusalText(known) : t("script-away");
    if (isOn(rehearsal.value)) rehearsal.value = { ...rehearsal.value, state: "failed" };
  }
}

/** Let go of the one that runs; what has come of it stays. */
export async function stop() {
  const one = rehearsal.value;
  if (!isOn(one)) return;
  rehearsal.value = { ...one, state: "stopped" };
  await ask(`/${one.ticket}`, { method: "DELETE" }).catch(() => null);
}

/** The residents of the script that are ruled here, and the others. */
function split() {
  const all = draft.value.roles.filter((id) => ["good", "evil"].includes(sideOf(facts(id).kind)));
  const ruled = all.filter(
    (id) => taleOf(TALE).roles.some((one) => one.id === id) && facts(id).degree === "ruled",
  );
  const own = draft.value.own.map((one) => one.id);
  return { ruled, left: [...all.filter((id) => !ruled.includes(id)), ...own] };
}

/** Whether there are enough roles of each kind for so many. @param {string[]} roles @param {number} n */
const isEnough = (roles, n) =>
  Object.entries(taleOf(TALE).numbers[String(n)]).every(
    ([kind, needed]) => roles.filter((id) => facts(id).kind === kind).length >= needed,
  );

export function Try() {
  const [games, many] = useState(1000);
  const [seed, sow] = useState("1");
  const { ruled, left } = split();
  const enough = seen.value?.sizes[seen.value.size].seats || [];
  if (!seats.value) seats.value = enough.includes(8) ? 8 : enough.at(-1) || 8;
  const set = (/** @type {number} */ n) => (seats.value = n);
  const running = isOn(rehearsal.value);
  const can = isEnough(ruled, seats.value);
  return html`<section class="stack try" aria-label=${t("workshop-try")}>
    <p class="small">${t("workshop-try-note")}</p>
    <div class="panel stack">
      <div class="row between wrap"><span>${t("workshop-seats")}</span>
        <${Counter} label=${t("workshop-seats")} value=${seats.value}
          less=${seats.value > FEWEST ? () => set(seats.value - 1) : null}
        more=${seats.value < MOST ? () => set(seats.value + 1) : null} /></div>
      <div class="row between wrap"><span>${t("workshop-games")}</span>
        <${Seg} label=${t("workshop-games")} at=${games} choose=${many}
          options=${GAMES.map((id) => ({ id, label: String(id) }))} /></div>
      <label class="row between"><span class="grow">${t("workshop-seed")}<br /><span class="small dim">
      ${t("workshop-seed-note")}</span>
        </span><span class="field seed">
        <input class="words" inputmode="numeric" autocomplete="off" maxlength="10" value=${seed}
        onInput=${(/** @type {Typed} */ event) => sow(event.currentTarget.value.replace(/\D/g, ""))}
            /></span></label>
      ${
        left.length > 0 &&
        html`<p class="small wrapped"><b>${labelled(t("workshop-left-out"), "")}
        </b> ${several(left.map((id) => facts(id).name))}</p>`
      }
      ${!can && html`<p class="warn-line">${t("workshop-too-few", { n: seats.value })}</p>`}
      ${
        running
          ? html`<button class="btn" onClick=${stop}><${Icon} name="u-close" />${t("workshop-stop")}</button>`
          : html`<button class="btn main" disabled=${!can}
        onClick=${() =>
          play({ roles: ruled, seats: seats.value, games, seed: Math.min(MOST_SEED, Number(seed) || 0) })}>
        <${Icon} name="u-play" />${t("workshop-begin")}</button>`
      }
      ${why.value && html`<p class="warn-line" role="alert">${why.value}</p>`}
    </div>
    ${rehearsal.value && html`<${Outcome} told=${rehearsal.value} />`}
  </section>`;
}

/** What has come of it so far. @param {{told: Rehearsal}} props */
function Outcome({ told }) {
  const { state, wanted, figures } = told;
  const games = figures.games || 0;
  return html`<div class="stack outcome"><div class="stack tight">
    <progress max=${wanted.games} value=${games + (figures.broken || 0)}
      aria-label=${t("workshop-games")}></progress>
      <p role="status" class="small">
        ${
          state === "waiting"
            ? t("workshop-in-line")
            : state === "running" && !games
              ? t("workshop-waits")
              : `${t("workshop-progress", { n: String(games), of: String(wanted.games) })} · ${labelled(
                  t("workshop-seats"),
                  wanted.seats,
                )} · ${labelled(t("workshop-seed"), String(wanted.seed))}`
        }</p>
      ${
        ["time-is-up", "stopped", "failed"].includes(state) &&
        html`<p class="warn-line">
      ${t(`workshop-state-${state}`)}</p>`
      }
      ${
        (figures.broken ?? 0) > 0 &&
        html`<p class="small">
      ${t("workshop-broken", { n: figures.broken ?? 0 })}</p>`
      }</div>
    ${
      games > 0 &&
      html`<section class="panel stack"><h3 aria-level="2">${t("workshop-wins")}</h3>
        <${Wins} sides=${figures.sides} />
        <p class="small dim">
      ${t("workshop-bars-note")}</p></section>
      <section class="panel stack"><h3 aria-level="2">${t("workshop-days")}</h3>
        <${Days} days=${figures.days} />
        <${DaysTable} days=${figures.days} games=${games} /></section>
      <${Deciding} figures=${figures} />`
    }</div>`;
}

/** @param {{days: Record<string, number>, games: number}} props */
const DaysTable = ({ days, games }) =>
  html`<details><summary>${t("workshop-as-table")}</summary><table><thead><tr><th scope="col">
    ${t("workshop-days-of")}</th><th scope="col">
  ${t("workshop-games")}</th><th scope="col">${t("workshop-col-share")}</th></tr></thead>
  <tbody>${Object.entries(days).map(
    ([day, n]) => html`<tr><th scope="row">${day}</th><td>${n}</td><td>
  ${percent(n / games, 1)}</td></tr>`,
  )}
    </tbody></table></details>`;

/**
 * How the good fare with each role: only of roles that were in some games and not in all can anything be
 * said.
 * @param {{figures: Figures}} props
 */
function Deciding({ figures }) {
  const all = part(figures.sides.good);
  const rows = Object.entries(figures.roles)
    .filter(([, both]) => both.with.of && both.without.of)
    .map(([id, both]) => ({
      id,
      name: facts(id).name,
      face: html`<${Token} id=${id} />`,
      cls: roleOf(TALE, id).side,
      share: both.with,
      without: both.without,
    }));
  rows.sort((a, b) => part(b.share) - part(a.share));
  return (
    rows.length > 0 &&
    html`<section class="panel stack"><h3 aria-level="2">${t("workshop-decide")}</h3><p class="small dim">
      ${t("workshop-decide-note")}</p>
    <${Leanings} rows=${rows} all=${all} />
    <details><summary>${t("workshop-as-table")}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label=${t("workshop-decide")}>
      <table><thead><tr><th scope="col">${t("workshop-col-role")}</th><th scope="col">
      ${t("workshop-games")}</th><th scope="col">
      ${t("workshop-col-with")}</th><th scope="col">${t("workshop-col-without")}</th><th scope="col">
      ${t("workshop-col-between")}</th></tr>
      </thead>
      <tbody>${rows.map(
        ({ name, share, without }) =>
          html`<tr><th scope="row">${name}</th><td>${share.of}</td><td>${percent(part(share))}</td><td>
            ${percent(part(without))}</td><td>
        ${t("workshop-from-to", { low: percent(share.low), high: percent(share.high) })}</td></tr>`,
      )}</tbody></table></div></details>
        </section>`
  );
}
