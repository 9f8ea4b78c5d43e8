// @ts-check
// What stands below the square while all talk: where the day is, what one may do, and the sheets it opens.
import { known, nameOf } from "../../base/fold.js";
import { html } from "../../base/html.js";
import { MyWord } from "../../parts/speakers.js";
import { Icon } from "../../parts/scene.js";
import { isDead } from "../../base/phases.js";
import { naming, saidText } from "../../base/story.js";
import { Folding } from "../../parts/morebuttons.js";
import { t } from "../../base/words.js";
import { isKept, me, room, tell } from "../../base/wire.js";
import { neededText, tokensOf } from "./poll.js";
import { Claim } from "../../screens/claim.js";
import { onTheBlock } from "./seats.js";
import { Course, Powers } from "./dayrecord.js";
import { Saying } from "./statementcomposer.js";
import { sayings } from "./deeds.js";

/** @import { Ask } from "../../base/wire.js" */

/** What being ready means, by phase. @type {Record<string, string>} */
const GOES_ON = { nominations: "square-no-more", twilight: "square-to-night" };

/** Where the day is, and what has been: whose turn it is to die, or what was said last. */
const whereWeAre = (/** @type {(sheet: "course") => void} */ open) => html`<div class="row between line">
        ${
          known.value.phase === "nominations"
            ? html`<span class="block"><${Icon} name="u-gavel" /><span>${onTheBlock()}</span></span>`
            : html`<span class="small cut">${lastClaim()}</span>`
        }
        <button class="btn plain" onClick=${() => open("course")}>${t("square-course")}
        <${Icon} name="u-next" /></button></div>
      ${
        known.value.phase === "nominations" &&
        known.value.about !== null &&
        html`<p class="tops">${neededText()}</p>`
      }`;

/** Ready for what comes next. @param {Ask | undefined} ask @param {boolean} isMain */
function readyButton(ask, isMain) {
  const isReady = known.value.ready.includes(me.value.seat ?? -1);
  const next = GOES_ON[known.value.phase] || "square-to-nominations";
  if (isDead(me.value.seat) || !(ask || isReady)) return null;
  return html`<button class=${`btn grow ${isMain ? "main" : ""}`}
              disabled=${!ask || isReady || isKept(ask)}
          onClick=${() => tell("answer", { ask: ask?.id ?? "", choice: ["ready"] })}>
            <${Icon} name="u-check" />
          ${t(isKept(ask) ? "table-kept" : isReady ? "square-waits" : next)}</button>`;
}

/**
 * What one may say and do while nobody is chosen.
 * @param {{ask: Ask | undefined, may: (word: string) => boolean, begin: (word: string) => void, open: (sheet:
 *  "claim" | "course" | "powers") => void, powers: string[]}} planned
 */
export function quietFoot({ ask, may, begin, open, powers }) {
  const hasToken = tokensOf(me.value.seat ?? -1);
  return html`${whereWeAre(open)}
      ${
        isDead(me.value.seat) &&
        html`<p class="hand-state"><${Icon} name=${hasToken ? "u-candle" : "u-candle-out"} />
        ${t(hasToken ? "square-you-are-dead" : "square-you-are-dead-spent")}</p>`
      }
      <div class="row">${
        may("nominate") &&
        html`<button class="btn main grow" onClick=${() => begin("nominate")}><${Icon} name="u-gavel" />
          ${t("square-nominate")}</button>`
      }
        ${readyButton(ask, !may("nominate"))}</div>
      ${me.value.muted && html`<p class="small">${t("refused-muted")}</p>`}
      <${Folding}><div class="row">
        <button class="btn grow" disabled=${!ask || me.value.muted || !sayings(ask).length}
        onClick=${() => open("claim")}>
        <${Icon} name="u-pen" />${t("ui-claim")}</button>
        ${
          powers.length > 0 &&
          html`<button class="btn grow" onClick=${() => open("powers")}><${Icon} name="u-bulb" />
            ${t("square-powers")}
          </button>`
        }<${MyWord} /></div></${Folding}>`;
}

/**
 * What has been opened over the floor.
 * @param {{sheet: string, open: (sheet: "") => void, ask: Ask | undefined, spoken: string, powers: string[],
 *  begin: (word: string) => void}} planned
 */
export const sheetsOf = ({ sheet, open, ask, spoken, powers, begin }) => html`
    ${sheet === "course" && html`<${Course} close=${() => open("")} />`}
    ${sheet === "powers" && html`<${Powers} words=${powers} begin=${begin} close=${() => open("")} />`}
    ${
      sheet === "saying" &&
      html`<${Saying} key=${spoken} ask=${ask} word=${spoken} close=${() => open("")}
      />`
    }
    ${
      sheet === "claim" &&
      ask &&
      html`<${Claim} ask=${ask} patterns=${sayings(ask)} close=${() => open("")}
      />`
    }`;

/** What somebody said last. */
function lastClaim() {
  const { claims } = known.value;
  const last = claims.at(-1);
  return last ? saidText(room.value.tale, last, naming(nameOf)) : t("ui-nobody-claimed");
}
