// @ts-check
// The circle of tokens as people sit, with marks that lean towards the middle until they cover nothing.
import { frameHeight, ring, ringHeight } from "../circle.js";
import { known } from "../fold.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { wordBadge, wordLabel } from "../parts/floor.js";
import { Icon, sideClass } from "../parts/scene.js";
import { sideText } from "../story.js";
import { roleOf } from "../tales.js";
import { has, role as roleName, t } from "../words.js";
import { asks, clock, room } from "../wire.js";
import { beliefOf, book, marksOf, named, sideOf } from "./book.js";

const NOON = -90;
const LABEL = 36;
const CHIP = 26;
const FEW = 12;
const WIDE = 560;
/** From so wide on the sheet stands beside the circle. */
const BESIDE = 1000;
/** What lies in the middle. */
const MIDDLE = { x: 0, y: 0, w: 190, h: 120 };

/** Whose sign a mark has. @type {Record<string, string>} */
const SIGNS = { drunk: "drunk", poisoned: "poisoner", safe: "monk", master: "butler", red_herring: "fortune_teller", three_votes: "bureaucrat", negative_vote: "thief" };

/** All that lies at a seat besides its role, in words. @param {number} seat @returns {{id: string, text: string, icon: string, cls: string}[]} */
export function chipsOf(seat) {
  const tale = room.value.tale;
  const signOf = (/** @type {string} */ role) => `g-${roleOf(tale, role).icon}`;
  const chips = marksOf(seat).map(({ kind }) => ({ id: kind, text: t(`grim-mark-${kind}`), icon: SIGNS[kind] ? signOf(SIGNS[kind]) : "u-mark", cls: kind === "poisoned" || kind === "drunk" ? "bad" : "" }));
  const belief = beliefOf(seat);
  if (belief) chips.unshift({ id: "belief", text: t("grim-believes", { role: roleName(tale, belief) }), icon: signOf(belief), cls: "fair" });
  const { side, other } = sideOf(seat);
  if (other) chips.unshift({ id: "side", text: t(`grim-side-${side}`), icon: `u-side-${sideClass(side, tale)}`, cls: side === "evil" ? "bad" : "fair" });
  if (book.value.fallen.includes(seat)) chips.unshift({ id: "fallen", text: t("grim-fallen"), icon: "u-grave", cls: "bad" });
  if (book.value.silent.includes(seat)) chips.push({ id: "silent", text: t("ui-silent"), icon: "u-close", cls: "" });
  return chips;
}

/** What can be read of a token. @param {number} seat */
export function wordsOf(seat) {
  const tale = room.value.tale;
  const role = book.value.roles[seat];
  const dead = book.value.dead.includes(seat);
  const votes = book.value.votes[seat];
  return [
    named(seat), ...(role ? [roleName(tale, role), sideText(tale, sideOf(seat).side)] : []), ...(dead ? [t("ui-dead")] : []),
    ...(votes === undefined ? [] : [t("grim-votes-left", { n: votes })]), ...chipsOf(seat).map((chip) => chip.text), ...(book.value.awake.includes(seat) ? [t("grim-awake")] : []), ...(wordLabel(seat) ? [wordLabel(seat)] : []),
  ].join(", ");
}

/** Where the marks of a seat lie: from its token towards the middle, until they touch nothing that lies there.
 *  @param {{x: number, y: number}} spot @param {{w: number, h: number}} size @param {{x: number, y: number, w: number, h: number}[]} taken */
function lean(spot, size, taken) {
  const far = Math.hypot(spot.x, spot.y) || 1;
  for (let along = 0.9; along >= 0.06; along -= 0.04) {
    const box = { x: spot.x * along, y: (spot.y + 8) * along, ...size };
    const free = taken.every((other) => Math.abs(other.x - box.x) > (other.w + box.w) / 2 + 2 || Math.abs(other.y - box.y) > (other.h + box.h) / 2 + 2);
    if (free && far * (1 - along) > 18) return box;
  }
  return null;
}

/** @param {{pick: (seat: number) => void, children?: any}} props */
export function Circle({ pick, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, measure] = useState({ width: Math.min(720, innerWidth - 24), tall: innerHeight });
  useEffect(() => {
    const look = () => box.current && measure({ width: Math.min(780, box.current.clientWidth), tall: innerHeight });
    const watcher = new ResizeObserver(look);
    if (box.current) watcher.observe(box.current);
    look();
    return () => watcher.disconnect();
  }, []);
  const seats = book.value.circle.length ? book.value.circle : room.value.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => seat);
  const n = Math.max(1, seats.length);
  const { width, tall } = size;
  const beside = innerWidth >= BESIDE;
  const most = width >= WIDE ? (beside ? tall - 190 : tall * 0.52) : tall - 250;
  const wish = width >= WIDE ? ringHeight(n, width) : 1.4 * width;
  const height = Math.round(Math.max(Math.min(wish, Math.max(most, 320)), frameHeight(n, width, LABEL), 280));
  const { token, seats: spots } = ring({ n, width, height, label: LABEL, edge: width >= WIDE ? 26 : 3, first: NOON, max: width >= WIDE ? 76 : 60 });
  const taken = spots.flatMap((spot) => [{ x: spot.x, y: spot.y, w: token, h: token }, { x: spot.x, y: spot.y + token / 2 + LABEL / 2, w: Math.min(spot.label, 96), h: LABEL }]);
  const words = n <= (width >= 420 ? FEW : 10);
  taken.push(MIDDLE);
  const laid = seats.map((/** @type {number} */ seat, /** @type {number} */ i) => {
    const chips = chipsOf(seat);
    if (!chips.length) return null;
    const wide = words ? Math.max(...chips.map((chip) => 44 + chip.text.length * 7.2)) : 30 * chips.length;
    const place = lean(spots[i], { w: wide, h: words ? chips.length * (CHIP + 3) : CHIP }, taken);
    if (place) taken.push(place);
    return { seat, chips, place: place || { x: spots[i].x * 0.62, y: spots[i].y * 0.62 } };
  });
  return html`<div class="ringbox" ref=${box}><div class=${`ring grim-ring ${n > FEW ? "many" : ""}`} style=${{ "--w": `${width}px`, "--h": `${height}px`, "--token": `${token}px` }}>
    ${children && html`<div class="mid">${children}</div>`}
    ${seats.map((/** @type {number} */ seat, /** @type {number} */ i) => html`<${Token} key=${seat} seat=${seat} spot=${spots[i]} pick=${() => pick(seat)} />`)}
    ${laid.map((/** @type {any} */ one) => one && html`<div class=${`marks ${words ? "" : "bare"}`} key=${`m${one.seat}`} aria-hidden="true" style=${{ "--x": one.place.x, "--y": one.place.y }}>${one.chips.map((/** @type {any} */ chip) => html`<span class=${`mk ${chip.cls}`} title=${`${named(one.seat)}: ${chip.text}`}><${Icon} name=${chip.icon} />${words ? chip.text : null}</span>`)}</div>`)}
  </div>${!words && html`<${MarkList} seats=${seats} />`}</div>`;
}

/** The marks in words, where there is no room for them in the circle. @param {{seats: number[]}} props */
const MarkList = ({ seats }) => html`<ul class="mark-list small">${seats.filter((seat) => chipsOf(seat).length).map((seat) => html`<li><b>${named(seat)}</b>: ${chipsOf(seat).map((chip) => chip.text).join(", ")}</li>`)}</ul>`;

/** One token. @param {{seat: number, spot: import("../circle.js").Spot, pick: () => void}} props */
function Token({ seat, spot, pick }) {
  const tale = room.value.tale;
  const role = book.value.roles[seat];
  const facts = role ? roleOf(tale, role) : null;
  const dead = book.value.dead.includes(seat);
  const { side, other } = role ? sideOf(seat) : { side: "", other: false };
  const belief = beliefOf(seat);
  const votes = book.value.votes[seat];
  const waits = asks.value.some((ask) => ask.seat === seat && !ask.open && ask.answered === undefined);
  const hand = (/** @type {any} */ (clock.value).hands || []).includes(seat);
  const polled = book.value.passed.find((one) => one.seat === seat);
  const cls = `seat gtok can ${role ? `s-${sideClass(side, tale)}` : "s-neutral"} ${dead ? "dead" : ""} ${waits || book.value.awake.includes(seat) ? "cur" : ""} ${other ? "turned" : ""}`;
  return html`<button class=${cls} style=${{ "--x": spot.x, "--y": spot.y, "--lw": spot.label }} aria-label=${wordsOf(seat)} onClick=${pick}>
    <span class="coin">${facts ? html`<${Icon} name=${`g-${facts.icon}`} cls="face" />` : seat + 1}
      ${role && html`<span class="pip"><${Icon} name=${`u-side-${sideClass(side, tale)}`} /></span>`}
      ${belief && html`<span class="belief"><${Icon} name=${`g-${roleOf(tale, belief).icon}`} /></span>`}
      ${dead && html`<span class="shroud"><${Icon} name="u-grave" /></span>`}
      ${dead && votes !== undefined && html`<span class=${`badge ${votes ? "flame" : "spent"}`}><${Icon} name=${votes ? "u-candle" : "u-candle-out"} /></span>`}
      ${!dead && votes !== undefined && html`<span class="badge">${votes}</span>`}
      ${(hand || polled?.up) && html`<span class="badge hand l"><${Icon} name="u-hand-up" /></span>`}
      ${(book.value.nominee === seat || book.value.exiling === seat) && html`<span class="badge l"><${Icon} name="u-flag" /></span>`}
      ${wordBadge(seat)}
      ${known.value.ready.includes(seat) && html`<span class="badge l"><${Icon} name="u-check" /></span>`}
    </span><span class="name">${named(seat)}</span>${role && html`<span class="role">${roleName(tale, role)}</span>`}</button>`;
}

/** The name of a mark, of any tale's. @param {string} kind */
export const markText = (kind) => (has(`grim-mark-${kind}`) ? t(`grim-mark-${kind}`) : kind);
