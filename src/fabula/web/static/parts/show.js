// @ts-check
// What all watch together: a scene lies over every screen of the room for its time, and no longer.
import { known, nameOf } from "../base/fold.js";
import { html, useMemo } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { named, ownSaid, saidIn } from "../base/said.js";
import { roleOf } from "../base/tales.js";
import { ahead, clock, me, moment, room, tell } from "../base/wire.js";
import { role as roleName, t } from "../base/words.js";
import { Emblem, Side } from "./card.js";
import { Icon, Screen } from "./scene.js";
import { useUntil } from "./time.js";

/** @import { Scene } from "../base/messages.js" */

loadLook("show", document.querySelector("head script"));

/** Which light a scene has: the sky decides, not what happens. @type {Record<string, string>} */
const SKIES = { dawn: "dawn", end: "night" };
/** From so many letters on a name is set smaller, and smaller still. */
const [LONG, LONGER] = [10, 13];
const STEP = 250;
/** The most cards that turn one by one. */
const MANY = 10;

/** The first letter of a name. @param {number} seat */
const initial = (seat) => [...nameOf(seat)][0]?.toUpperCase() || "";

/** How a name is set. @param {string} name */
const sizeOf = (name) => (name.length >= LONGER ? "longer" : name.length >= LONG ? "long" : "");

const OUTLINE = "M8 126V54a42 46 0 0184 0v72z";

/**
 * A window: lit while one lives; its light goes out, and it is the stone.
 * @param {{seat: number, cls: string, me?: boolean}} props
 */
const Window = ({ seat, cls, me: mine = false }) => html`<span class=${`arch ${cls}`}>
  <svg viewBox="0 0 100 130" aria-hidden="true">
    <g class="stone"><path d=${OUTLINE} /><path class="groove" d="M16 126V56a34 38 0 0168 0v70" />
      <path class="line" d="M34 92h32M40 104h20" /></g>
    <g class="lit"><path class="pane" d=${OUTLINE} /><path class="bars" d="M50 10v116M10 66h80" />
      <path class="frame" d=${OUTLINE} /></g>
    <path class="ground" d="M-4 127q54 -6 108 0z" />
    ${mine && html`<path class="smoke" d="M50 4c-9 -10 9 -17 0 -28s8 -15 2 -26" />`}
  </svg><span class="letter">${initial(seat)}</span></span>`;

/** Where a seat stands in the little ring: one's own at six o'clock. @param {number} seat */
function spot(seat) {
  const circle = known.value.circle || room.value.seats.map((_, /** @type {number} */ one) => one);
  const first = Math.max(0, circle.indexOf(me.value.seat ?? circle[0]));
  const angle = ((circle.indexOf(seat) - first) / circle.length) * 2 * Math.PI + Math.PI / 2;
  return { x: 80 * Math.cos(angle), y: 80 * Math.sin(angle), angle };
}

/** Every hand is a thread from seat to seat. @param {{scene: Scene}} props */
function Threads({ scene: { hands = [], said } }) {
  const top = named(said[0]);
  const circle = known.value.circle || room.value.seats.map((_, /** @type {number} */ one) => one);
  const radius = circle.length > 12 ? 10 : 13;
  return html`<svg class="threads" viewBox="-100 -100 200 200" aria-hidden="true">
    ${hands.map(([seat, at], i) => {
      const [one, other] = [spot(seat), spot(at)];
      const far = Math.hypot(other.x - one.x, other.y - one.y) || 1;
      const [dx, dy] = [((other.x - one.x) / far) * (radius + 2), ((other.y - one.y) / far) * (radius + 2)];
      const cls = `t ${top.includes(at) ? "top" : ""} ${seat === me.value.seat ? "mine" : ""}`;
      return html`<path class=${cls} pathLength="1"
        style=${{ "--k": i }} d=${`M${one.x + dx} ${one.y + dy}L${other.x - dx} ${other.y - dy}`} />`;
    })}
    ${circle.map((seat) => {
      const { x, y } = spot(seat);
      const up = hands.some(([one]) => one === seat) ? "up" : "";
      return html`<g class=${`dot ${top.includes(seat) ? "top" : ""} ${up}`}>
        <circle cx=${x} cy=${y} r=${radius} />
        <text x=${x} y=${y + radius * 0.36} font-size=${radius}>${initial(seat)}</text></g>`;
    })}
  </svg>`;
}

/** A card turned for all. @param {{role: string}} props */
const Turned = ({ role }) => html`<span class="turned"><${Emblem} tale=${room.value.tale} role=${role} />
  <b>${roleName(room.value.tale, role)}</b>${" "}
  <${Side} tale=${room.value.tale} side=${roleOf(room.value.tale, role).side} /></span>`;

/** At the end the cards of all, in the order of seats; who has won is lit. @param {{scene: Scene}} props */
const Cards = ({
  scene: { winners = [] },
}) => html`<div class=${`faces ${room.value.seats.length > MANY ? "many" : ""}`}>
  ${room.value.seats.map((_, /** @type {number} */ seat) => {
    const card = known.value.revealed[seat];
    const role = card?.copied || card?.role;
    return html`<span class=${`face ${winners.includes(seat) ? "won" : ""}`} style=${{ "--k": seat }}>
      ${role && html`<${Emblem} tale=${room.value.tale} role=${role} />`}
      <b class="cut">${nameOf(seat)}</b>${" "}
      <span class="cut">${role ? roleName(room.value.tale, role) : ""}</span></span>`;
  })}</div>`;

/** All windows of the town, from the middle outwards. */
const Street = () => html`<div class="street">
  ${room.value.seats.map(
    (_, /** @type {number} */ seat) => html`<${Window} seat=${seat}
    cls=${known.value.dead.some((one) => one.seat === seat) ? "out" : "on"} />`,
  )}</div>`;

/** What is seen: windows that go out, threads, cards. @param {{scene: Scene}} props */
function Picture({ scene }) {
  const { kind, dead = [], cards = [], said } = scene;
  if (kind === "result") return scene.hands?.length ? html`<${Threads} scene=${scene} />` : null;
  if (kind === "end") return html`<${Cards} scene=${scene} />`;
  const about = dead.length ? dead : [...new Set(said.flatMap(named))].slice(-1);
  if (!about.length) return html`<${Street} />`;
  return html`<div class="rowarch">
    ${about.map((seat, i) => {
      const turned = cards.find(([place]) => place === seat);
      const dies = dead.includes(seat);
      return html`<span class="one" style=${{ "--k": i }}>
        <${Window} seat=${seat} me=${dies && seat === me.value.seat} cls=${dies ? "dying" : "on"} />
        ${turned && html`<${Turned} role=${turned[1]} />`}</span>`;
    })}</div>`;
}

/**
 * What stands alone in large letters, and what is said below it.
 * @param {Scene} scene
 * @returns {{title: string, lines: string[]}}
 */
function wordsOf(scene) {
  const { tale } = room.value;
  const mine = me.value.seat;
  const lines = saidIn(tale, scene);
  const dead = scene.dead || [];
  if (mine !== null && dead.includes(mine)) {
    const others = saidIn(tale, {
      ...scene,
      said: scene.said.filter((one) => named(one).some((seat) => seat !== mine)),
    });
    return {
      title: ownSaid(tale, "scene-you", scene.kind),
      lines: [ownSaid(tale, "scene-left", tale), ...others].filter(Boolean),
    };
  }
  if (scene.kind === "end") {
    const own = mine === null ? [] : [t(scene.winners?.includes(mine) ? "scene-you-won" : "scene-you-lost")];
    return { title: lines.at(-1) || "", lines: [...lines.slice(0, -1), ...own] };
  }
  if (scene.kind === "result") return { title: lines[0], lines: lines.slice(1) };
  const about = dead.length ? dead : [...new Set(scene.said.flatMap(named))].slice(-1);
  return { title: about.map(nameOf).join(" · "), lines };
}

/** Whether this device may end a scene for all, and how: who leads goes on, the host cuts it short. */
function ending() {
  const led = room.value.settings.lead === "person";
  const leads = led ? me.value.leader : me.value.host;
  if (!leads) return null;
  const { scene } = clock.value;
  return () =>
    void (led && room.value.stage === "playing"
      ? tell("next", { at: moment.value })
      : tell("cut_short", { n: scene?.n || 0 }));
}

/** Whether one person plays with bots alone, so that any touch goes on. */
const isAlone = () =>
  room.value.settings.lead !== "person" && room.value.people.filter((one) => !one.bot).length === 1;

/** A scene from its beginning, or from where it is. @param {{scene: Scene}} props */
function Shown({ scene }) {
  const { tale } = room.value;
  const at = useMemo(() => {
    const left = scene.left ?? (scene.ends ?? 0) - ahead.value - Date.now();
    return Math.round(Math.min(0, left - scene.length));
  }, []);
  const { title, lines } = wordsOf(scene);
  const end = ending();
  const go = (/** @type {Event} */ event) => (event.stopPropagation(), end?.());
  const onward = t("scene-go-on");
  const leads = Boolean(end) && room.value.settings.lead === "person";
  const sky = SKIES[scene.kind] || "dusk";
  return html`<section class=${`show ${leads ? "lead" : ""}`} data-phase=${sky} data-scene=${scene.kind}
    style=${{ "--at": `${at}ms`, "--len": `${scene.length}ms` }}
    aria-label=${ownSaid(tale, "scene-kind", scene.kind)}
    onClick=${isAlone() && end ? end : undefined}>
    <${Screen} tall=${leads ? 0 : 170} cls="scene">
      ${scene.kind !== "end" && html`<i class="sun"></i>`}
      <div class="stage">
        <p class="kick">${ownSaid(tale, "scene-kind", scene.kind)}</p>
        <${Picture} scene=${scene} />
        ${title && html`<h1 class=${sizeOf(title)}>${title}</h1>`}
        ${lines.map((line, i) => html`<p class="line" style=${{ "--k": i }}>${line}</p>`)}
      </div>
      <div class="wickfoot"><i class="wick"></i>
        ${end && html`<button class="btn" onClick=${go}><${Icon} name="u-next" />${onward}</button>`}
      </div>
    </${Screen}></section>`;
}

/** The scene that is on, for as long as it is; what is said in it is read to those who do not see it. */
export default function Show() {
  const { scene } = clock.value;
  const left = useUntil(scene?.ends, STEP);
  // in a pause all lies open, to go on from; and what waits for whoever leads stays before them alone
  const isOn = Boolean(scene && !room.value.paused && (left || (scene.waits && ending())));
  const words = isOn && scene ? saidIn(room.value.tale, scene).join(" ") : "";
  const key = scene && `${room.value.game} ${scene.n} ${scene.kind}`;
  return html`<div class="vh" aria-live="polite">${words}</div>
    ${isOn && scene && html`<${Shown} scene=${scene} key=${key} />`}`;
}
