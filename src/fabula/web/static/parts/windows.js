// @ts-check
// The windows of a scene: lit while one lives; where the light goes out, the stone is left.
import { known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { named } from "../base/scenewords.js";
import { roleOf, taleOf } from "../base/tales.js";
import { me, room } from "../base/wire.js";
import { role as roleName } from "../base/words.js";
import { Emblem, Side } from "./card.js";
import { drawing, sitting } from "./face.js";
import { inSyllables } from "./namefit.js";
import { Icon } from "./scene.js";

/** @import { Scene } from "../base/messages.js" */

const OUTLINE = "M8 126V54a42 46 0 0184 0v72z";
const CANDLE = html`<g class="flame"><path class="wax" d="M46 126v-24h8v24z" />
  <path class="fire" d="M50 84c5 7 6 12 0 16-6-4-5-9 0-16z" /></g>`;
/** Out of an open door somebody goes away over the hill. */
const AWAY = html`<path class="beyond" d=${OUTLINE} /><path class="hill" d="M8 126V102q36 -30 84 -6v30z" />`;
const LANTERN = html`<g class="lantern"><path class="hook" d="M130 84a4 4 0 018 0" />
  <path class="roof" d="M120 96l14 -13 14 13z" /><path class="case" d="M123 96h22l-3 24h-16z" />
  <path class="fire" d="M134 99c5 7 6 12 0 16-6-4-5-9 0-16z" /></g>`;
const GAVEL =
  "M9.600 3.200l7.800 7.800-1.600 1.600-1.300-.3-2.200 2.200.3 1.300-1.600 1.600-7.800" +
  "-7.800 1.600-1.600 1.300.3 2.200-2.200-.3-1.300z" +
  "M14.600 14.200l5.800 5.800-1.500 1.500-5.800-5.800zM3 20h9v2H3z";
/** Somebody does something to somebody: uses a power, or is executed for whom they nominated. */
const OF_A_POWER = /^(?:used|execution-for)(?:-|$)/;

/** Whose window it is: the drawing of their face, or the first letter of a name. @param {number} seat */
function signAt(seat) {
  const face = sitting(seat)?.face;
  return face ? drawing(face) : [...nameOf(seat)][0]?.toUpperCase() || "";
}

/** Whom a scene is about: who dies in it, who is executed, or who is named last. @param {Scene} scene */
export function subjectsOf({ dead = [], said, speakers = [], kind }) {
  if (dead.length || speakers.length) return dead.length ? dead : speakers;
  if (kind !== "execution") return [...new Set(said.flatMap(named))].slice(-1);
  const sentenced = said.filter(({ code }) => code.startsWith(kind));
  return [...new Set(sentenced.flatMap((one) => named(one).slice(0, 1)))];
}

/** Whether in a scene somebody does something to somebody. @param {Scene} scene */
export const isBetweenTwo = ({ said: [first] }) =>
  Boolean(first) && OF_A_POWER.test(first.code) && named(first).length > 1;

/**
 * Who has died before a scene: their window has gone out already.
 * @param {Scene} scene
 * @param {number} seat
 */
const wasDead = ({ dead = [] }, seat) =>
  !dead.includes(seat) && known.value.dead.some((one) => one.seat === seat);

/**
 * Of whom it is said in a scene with these words.
 * @param {Scene} scene
 * @param {string} code
 * @param {number} seat
 */
const isSaid = ({ said }, code, seat) => said.some((one) => one.code === code && named(one).includes(seat));

/**
 * How the window of somebody looks whom a scene is about: who is executed though dead already is a stone from
 * its beginning, and who lives on after all burns on.
 * @param {Scene} scene
 * @param {number} seat
 */
function lightOf(scene, seat) {
  if (isSaid(scene, "execution-dead", seat)) return "out";
  if (scene.dead?.includes(seat) && scene.kind !== "exile") return "dying";
  return ["execution", "exile"].includes(scene.kind) ? "on spared" : "on";
}

/**
 * A window. `dying` goes out in its scene, `spared` flickers and burns on, `out` has gone out before.
 * @param {{seat: number, cls: string, k?: number, far?: number, mine?: boolean, gavel?: boolean,
 *  ghost?: boolean, door?: boolean, bare?: boolean}} props
 */
export const Window = ({ seat, cls, k, far, mine, gavel, ghost, door, bare }) => html`<span
  class=${`arch ${cls}`} style=${{ "--k": k, "--far": far }}>
  <svg viewBox="0 0 100 130" aria-hidden="true">
    <g class="stone"><path d=${OUTLINE} /><path class="groove" d="M16 126V56a34 38 0 0168 0v70" />
      <path class="line" d="M34 92h32M40 104h20" /></g>
    <g class="lit"><path class="pane" d=${OUTLINE} /><path class="bars" d="M50 10v116M10 66h80" />
      ${!door && CANDLE}
      <path class="frame" d=${OUTLINE} /></g>
    <path class="ground" d="M-4 127q54 -6 108 0z" />
    ${
      door &&
      html`${AWAY}<g transform="translate(-66 -12)">${LANTERN}</g>
      <path class="frame" d=${OUTLINE} /><path class="leaf" d="M8 126V54a42 46 0 0119 -37v109z" />`
    }
    ${mine && html`<path class="smoke" d="M50 4c-6 -5 6 -9 0 -14s5 -8 1 -13" />`}
    ${
      ghost &&
      html`<g class="ghost"><path class="wax" d="M82 126v-18h8v18z" />
      <path class="fire" d="M86 90c4 6 5 11 0 15-5-4-4-9 0-15z" /></g>`
    }
  </svg>${!bare && html`<span class="letter">${signAt(seat)}</span>`}
  ${
    gavel &&
    html`<span class="gav"><svg viewBox="0 0 24 24" aria-hidden="true">
    <path fill="currentColor" d=${GAVEL} /></svg></span>`
  }</span>`;

/** A word of so many letters is written smaller on a card. */
const LONG = 11;

/** A card turned for all. @param {{role: string}} props */
function Turned({ role }) {
  const { tale } = room.value;
  const name = roleName(tale, role);
  const isLong = name.split(/[\s-]/).some((word) => word.length >= LONG);
  return html`<span class="turned"><${Emblem} tale=${tale} role=${role} />
    <b class=${isLong ? "long" : ""}>${inSyllables(name)}</b>${" "}
    <${Side} tale=${tale} side=${roleOf(tale, role).side} /></span>`;
}

/** The windows of those whom it is about. @param {{scene: Scene}} props */
export const Lone = ({ scene }) => html`<div class="rowarch">
  ${subjectsOf(scene).map((seat, i) => {
    const turned = scene.cards?.find(([place]) => place === seat);
    const dies = scene.dead?.includes(seat);
    const exile = scene.kind === "exile";
    const leaves = exile && !isSaid(scene, "exile-lives", seat);
    const along = isSaid(scene, "died-hunter", seat);
    return html`<span class="one" style=${{ "--k": i }}>
      ${along && html`<${Bolt} hit=${true} />`}
      <${Window} seat=${seat} mine=${dies && !exile && seat === me.value.seat} cls=${lightOf(scene, seat)}
        door=${leaves} bare=${leaves} gavel=${scene.kind === "execution" && !along}
        ghost=${dies && !exile && known.value.tokens[seat] > 0} />
      ${turned && html`<${Turned} role=${turned[1]} />`}</span>`;
  })}</div>`;

/** A thread in flight, which hits, or of which nothing comes. @param {{hit: boolean}} props */
const Bolt = ({ hit }) => html`<svg class="bolt" viewBox="0 0 100 60" aria-hidden="true">
  <path class=${`flight ${hit ? "" : "lost"}`} pathLength="1" d="M2 38Q48 8 88 34" />
  ${
    hit
      ? html`<path class="head" d="M98 41L80 40L88 25z" />`
      : html`<path class="dots" d="M2 38Q48 8 84 33" /><path class="cross" d="M80 26l13 16M94 27l-15 13" />`
  }</svg>`;

/**
 * How the window of somebody looks who does something in a scene, or to whom it is done.
 * @param {Scene} scene
 * @param {number} seat
 */
function looksOf(scene, seat) {
  if (scene.dead?.includes(seat)) return "dying";
  if (wasDead(scene, seat)) return "out";
  return scene.kind === "execution" && seat === named(scene.said[0])[0] ? "on spared" : "on";
}

/**
 * Somebody does something to somebody before all: what it is as it was claimed, and, after a pause that is
 * always the same, what comes of it; whom they strike, or for an execution themselves.
 * @param {{scene: Scene}} props
 */
export function Duel({ scene }) {
  const { said, dead = [] } = scene;
  const seats = named(said[0]);
  const claim = said[0].code.replace(OF_A_POWER, "");
  const hits = dead.length > 0 || scene.kind === "execution";
  const facts = taleOf(room.value.tale).roles.find((one) => one.id === claim);
  return html`<div class="duel">
    ${seats.map((seat, i) => {
      const dies = dead.includes(seat);
      return html`${i > 0 && html`<${Bolt} hit=${hits} />`}
        <span class="one"><${Window} seat=${seat} cls=${looksOf(scene, seat)}
          mine=${dies && seat === me.value.seat} ghost=${dies && known.value.tokens[seat] > 0} />
        <span class="arch-name">${inSyllables(nameOf(seat))}</span></span>`;
    })}</div>
    ${facts && html`<span class="sign"><${Icon} name=${`g-${facts.icon}`} /></span>`}`;
}

/** So many windows stand in a row of the town at most. */
const IN_A_ROW = 5;

/**
 * All windows of the town in the order of seats; whom it is about stand a little higher.
 * @param {{scene: Scene, cls?: string}} props
 */
export function Street({ scene, cls = "" }) {
  const circle = known.value.circle || room.value.seats.map((_, /** @type {number} */ seat) => seat);
  const { dead = [], kind, said } = scene;
  const about = kind === "result" ? said.flatMap(named) : subjectsOf(scene);
  const middle = (circle.length - 1) / 2;
  const row = Math.ceil(circle.length / Math.ceil(circle.length / IN_A_ROW));
  return html`<div class=${`street ${cls}`} style=${{ "--row": row }} aria-hidden="true">
    ${circle.map((/** @type {number} */ seat, /** @type {number} */ i) => {
      const died = dead.indexOf(seat);
      const light = died >= 0 && kind !== "exile" ? "dying" : wasDead(scene, seat) ? "out" : "on";
      return html`<${Window} seat=${seat} bare=${true} k=${Math.max(0, died)} far=${Math.abs(i - middle)}
        cls=${`${light} ${about.includes(seat) ? "about" : ""}`} />`;
    })}</div>`;
}
