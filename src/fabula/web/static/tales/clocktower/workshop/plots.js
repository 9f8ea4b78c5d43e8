// @ts-check
// Shares, lengths and leanings, drawn with lines; each has its numbers in a table beside it.
import { html } from "../../../base/html.js";
import { lang, t } from "../../../base/words.js";

/** @import { Child } from "../../../vendor/preact.js" */

/**
 * A share with its bounds, from 0 to 1.
 * @typedef {{won: number, of: number, low: number, high: number}} Share
 */

const TALL = 30;
const DAYS_TALL = 150;

/** @param {number} part @param {number} [digits] */
export const percent = (part, digits = 0) =>
  new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: digits }).format(part);

/** @param {Share} share */
export const part = ({ won, of }) => (of ? won / of : 0);

const at = (/** @type {number} */ share) => `${(100 * Math.max(0, Math.min(1, share))).toFixed(2)}%`;

/** From where to where the truth lies. @param {{low: number, high: number, y: number}} props */
const Whisker = ({ low, high, y }) =>
  html`<g class="whisker"><line x1=${at(low)} x2=${at(high)} y1=${y} y2=${y} />
  ${[low, high].map((end) => html`<line x1=${at(end)} x2=${at(end)} y1=${y - 5} y2=${y + 5} />`)}</g>`;

/** How often each side wins. @param {{sides: Record<string, Share>}} props */
export const Wins = ({ sides }) =>
  html`<ul class="plot wins">${["good", "evil"]
    .filter((side) => sides[side])
    .map((side) => {
      const share = sides[side];
      const told = t(`workshop-${side}-wins`, {
        share: percent(part(share)),
        low: percent(share.low),
        high: percent(share.high),
      });
      return html`<li key=${side} class=${side}><span>${told}</span>
        <svg width="100%" height=${TALL} aria-hidden="true">
    <rect class="ground" width="100%" height=${TALL} rx="6" />
    <rect class="bar-of" width=${at(part(share))} height=${TALL} rx="6" />
    <${Whisker} ...${share} y=${TALL / 2} /></svg></li>`;
    })}</ul>`;

/** How many games lasted how many days. @param {{days: Record<string, number>}} props */
export function Days({ days }) {
  const [low, high] = [Math.min, Math.max].map((pick) => pick(...Object.keys(days).map(Number)));
  const all = Array.from({ length: high - low + 1 }, (_, n) => low + n);
  const most = Math.max(...Object.values(days));
  const games = Object.values(days).reduce((sum, n) => sum + n, 0);
  const wide = 100 / all.length;
  const top = all.find((day) => days[day] === most);
  return html`<svg class="plot days" width="100%" height=${DAYS_TALL + 46} role="img"
    aria-label=${t("workshop-days-in-short", { most: String(top), low: String(low), high: String(high) })}>
    ${all.map((day, n) => {
      const tall = ((days[day] || 0) / most) * DAYS_TALL;
      const middle = `${(n + 0.5) * wide}%`;
      return html`<g key=${day}>
        <rect class="bar-of" x=${`${(n + 0.12) * wide}%`} width=${`${0.76 * wide}%`}
          y=${20 + DAYS_TALL - tall} height=${tall} rx="3" />
        ${
          days[day] > 0 &&
          html`<text x=${middle} y=${14 + DAYS_TALL - tall} class="figure">
        ${percent(days[day] / games)}</text>`
        }
          <text x=${middle} y=${DAYS_TALL + 40}>${day}</text></g>`;
    })}<line x1="0" x2="100%" y1=${20 + DAYS_TALL} y2=${20 + DAYS_TALL} class="floor" /></svg>`;
}

/**
 * Where the good stand with each role in play, against all games.
 * @param {{rows: {id: string, name: string, face: Child, cls: string, share: Share}[], all: number}} props
 */
export function Leanings({ rows, all }) {
  const low = Math.max(0, Math.floor(Math.min(all, ...rows.map(({ share }) => share.low)) * 10) / 10);
  const high = Math.min(1, Math.ceil(Math.max(all, ...rows.map(({ share }) => share.high)) * 10) / 10);
  const scaled = (/** @type {number} */ share) => (share - low) / (high - low || 1);
  const ticks = [low, all, high].filter(
    (tick, n, list) => n === 1 || Math.abs(scaled(tick) - scaled(list[1])) > 0.12,
  );
  return html`<div class="plot leanings" aria-hidden="true">
    ${rows.map(
      ({ id, name, face, cls, share }) =>
        html`<div class="leaning" key=${id}>${face}<span class="cut">${name}</span>
          <svg width="100%" height=${TALL} class=${cls}>
      <line class="of-all" x1=${at(scaled(all))} x2=${at(scaled(all))} y1="0" y2=${TALL} />
      <${Whisker} low=${scaled(share.low)} high=${scaled(share.high)} y=${TALL / 2} />
      <circle cx=${at(scaled(part(share)))} cy=${TALL / 2} r="5.500" /></svg></div>`,
    )}
    <div class="leaning axis"><span></span><span></span><svg width="100%" height="22">
      ${ticks.map(
        (tick) => html`<text x=${at(scaled(tick))} y="16"
            class=${tick === low ? "first" : tick === high ? "last" : ""}>
      ${percent(tick)}</text>`,
      )}</svg></div></div>`;
}
