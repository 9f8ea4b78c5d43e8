// @ts-check
// The scene: signs, the town with its roofs, stars, the bar, the tabs.
import { html, useEffect, useMemo, useState } from "../base/html.js";
import { taleOf } from "../base/tales.js";
import { t } from "../base/words.js";

/** @import { Told } from "../base/choices.js" */
/** @import { Child } from "../vendor/preact.js" */

/** Draw anew whenever the window changes. @returns {string} how large it is */
export function useWindow() {
  const [size, turn] = useState("");
  useEffect(() => {
    const measure = () => turn(`${innerWidth} ${innerHeight}`);
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return size;
}

/** A sign. @param {{name: string, cls?: string}} props */
export const Icon = ({ name, cls = "" }) =>
  html`<svg class=${`i ${cls}`} aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** What looks as it is called. */
const LOOKS = ["good", "evil"];

/**
 * The class of a side: good, evil, gang, loner or neutral, as its tale has it.
 * @param {string} side
 * @param {string} [tale]
 * @returns {string}
 */
export const sideClass = (side, tale = "") =>
  taleOf(tale)?.looks[side] || (LOOKS.includes(side) ? side : "neutral");

/** The same chance for all: the town never moves. @param {number} seed */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/**
 * One row of roofs as a path, with its windows.
 * @param {() => number} draw
 * @param {number} floor
 * @param {number} base
 * @param {number} rise
 */
function roofs(draw, floor, base, rise) {
  let path = `M-8 ${floor}`;
  /** @type {[number, number][]} */
  const windows = [];
  for (let x = -8; x < WIDEST;) {
    const width = 26 + draw() * 30;
    const top = base - draw() * rise;
    const kind = draw();
    if (kind < 0.5) path += `V${top}l${width / 2} ${-width * 0.48}l${width / 2} ${width * 0.48}`;
    else if (kind < 0.8) path += `V${top}l7 -14h${width - 14}l7 14`;
    else path += `V${top}q${width / 2} ${-width * 0.55} ${width} 0`;
    if (draw() < 0.42) windows.push([x + width / 2, top + 16 + draw() * 14]);
    x += width;
  }
  return { path: `${path}V${floor}Z`, windows };
}

const WIDEST = 4000;
const CLOCK_AT = 232;

/**
 * The town below, wider than any page, which shows as much of it as there is room for.
 * @param {{tall?: number}} props
 */
function Town({ tall = 150 }) {
  const rows = useMemo(() => {
    const draw = chance(7);
    return {
      far: roofs(draw, tall, tall * 0.62, tall * 0.24),
      near: roofs(draw, tall, tall * 0.84, tall * 0.26),
    };
  }, [tall]);
  const top = tall * 0.34;
  return (
    tall > 0 &&
    html`<svg class="town" aria-hidden="true">
    <path class="far" d=${rows.far.path} />
    <path class="near" d=${`M${CLOCK_AT - 14} ${tall}V${top}l14 ${-tall * 0.26}l14 ${tall * 0.26}V${tall}z`}
      />
    <circle class="win" cx=${CLOCK_AT} cy=${top + 14} r="8" />
    <path class="hands" d=${`M${CLOCK_AT} ${top + 9}v5l3.500 2`} />
    <path class="near" d=${rows.near.path} />
    ${rows.near.windows.map(
      ([x, y], i) =>
        html`<path class="win" opacity=${0.45 + ((i * 37) % 50) / 100}
            d=${`M${x - 3} ${y + 7}v-7a3 3 0 016 0v7z`} />`,
    )}
  </svg>`
  );
}

/** Stars, by night only, never behind words. */
function Stars() {
  const stars = useMemo(() => {
    const draw = chance(11);
    return Array.from({ length: 46 }, () => [
      draw() * 360,
      draw() * 380,
      0.4 + draw() * 0.9,
      0.15 + draw() * 0.45,
    ]);
  }, []);
  return html`<svg class="stars" viewBox="0 0 360 380" preserveAspectRatio="xMidYMin slice"
      aria-hidden="true">
    ${stars.map(
      ([x, y, r, opacity]) => html`<path d=${`M${x} ${y}h0`} stroke-width=${2 * r}
      opacity=${opacity} />`,
    )}
  </svg>`;
}

/**
 * A whole screen in its town.
 * @param {{children?: Child, tall?: number, stars?: boolean, cls?: string, label?: string}} props
 */
export const Screen = ({ children, tall = 150, stars = true, cls = "" }) => html`
  <div class=${`screen ${cls}`} style=${{ "--town-h": `${tall}px` }}>
    ${stars && html`<${Stars} />`}<${Town} tall=${tall} />${children}
  </div>`;

/**
 * The bar above: an arrow leads one step `back`, a house to the first page. `aside` of a title it is none.
 * @param {{title: Child, phase?: boolean, aside?: boolean, back?: () => void, home?: () => void,
 *  children?: Child}} props
 */
export const Bar = ({ title, phase, aside, back, home, children }) => html`
  <header class="bar">
    ${
      (back || home) &&
      html`<button class="ibtn back" aria-label=${t(back ? "ui-back" : "ui-home")} onClick=${back || home}>
    <${Icon} name=${back ? "u-back" : "u-home"} /></button>`
    }
    <${aside ? "p" : "h1"} class="phase">
      ${phase && html`<span class="disc"></span>`}<span class="cut">${title}</span><//>
    ${children}
  </header>`;

/** A word with a hyphen that is no longer than this is broken nowhere. */
const WHOLE = 14;

/** A title in large letters, whose words are not broken at a hyphen. @param {{text: string}} props */
export const Title = ({ text }) =>
  text
    .split(/(\p{L}+(?:-\p{L}+)+)/u)
    .map((part, i) => (i % 2 && part.length <= WHOLE ? html`<span class="whole">${part}</span>` : part));

/**
 * A sign that can be touched.
 * @param {{name: string, label: string, onClick: (event: Told) => void, count?: number}} props
 */
export const IconButton = ({ name, label, onClick, count }) => html`
  <button class="ibtn" aria-label=${label} onClick=${onClick}><${Icon} name=${name} />
    ${count ? html`<span class="count">${count}</span>` : null}</button>`;

/**
 * The tabs below.
 * @param {{tabs: {id: string, icon: string, label: string, count?: number}[], at: string, go: (id: string) =>
 *  void}} props
 */
export const Nav = ({ tabs, at, go }) => html`
  <nav class="nav" aria-label=${t("ui-parts")}>
    ${tabs.map(
      ({ id, icon, label, count }) => html`
      <button aria-current=${id === at ? "page" : undefined} onClick=${() => go(id)}>
        <${Icon} name=${icon} />${label}${count ? html`<span class="count">${count}</span>` : null}
      </button>`,
    )}
  </nav>`;
