// @ts-check
// All votes that were, the last first: who named whom, how many raised a hand or pointed, and who they were.
import { nameOf } from "../base/fold.js";
import { heard } from "../base/publicrecord.js";
import { html } from "../base/html.js";
import { naming, optionText } from "../base/story.js";
import { several, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { FaceAt, Named } from "./face.js";
import { Icon } from "./scene.js";
import { whenText } from "./claimline.js";

/** @import { Choice } from "../base/choices.js" */
/** @typedef {import("../base/publicrecord.js").Vote} Vote */
/**
 * A vote with who called for it, or a nomination on which nobody has voted yet.
 * @typedef {{phase: string, number: number, by: number | null, about: Choice, hands: number[] | null}} Line
 */

/** With so many others it is said how often somebody voted. */
const MOST = 3;

/** @returns {Line[]} */
function lines() {
  const { named, votes } = heard.value;
  const open = [...named];
  const voted = votes.map((vote) => {
    const at = open.findIndex(({ nominee, number }) => nominee === vote.about && number === vote.number);
    const by = at < 0 ? null : open.splice(at, 1)[0].seat;
    return { ...vote, by };
  });
  const waiting = open.map(({ phase, number, seat, nominee }) => ({
    phase,
    number,
    by: seat,
    about: nominee,
    hands: null,
  }));
  return [...voted, ...waiting].sort((one, other) => one.number - other.number).reverse();
}

/** Those who voted most often as somebody did, and how often. @param {number} seat @param {Vote[]} votes */
function allies(seat, votes) {
  /** @type {Map<number, number>} */
  const often = new Map();
  for (const { hands } of votes.filter((one) => one.hands.includes(seat)))
    for (const one of hands.filter((hand) => hand !== seat)) often.set(one, (often.get(one) || 0) + 1);
  return [...often].sort(([, one], [, other]) => other - one).slice(0, MOST);
}

/** All votes, or those of one player. @param {{only: number | null}} props */
export function VotesPast({ only }) {
  const { votes } = heard.value;
  const shown = lines().filter(
    ({ by, about, hands }) => only === null || [by, about].includes(only) || hands?.includes(only),
  );
  const up = only === null ? 0 : votes.filter(({ hands }) => hands.includes(only)).length;
  const beside = only === null ? [] : allies(only, votes).map(([seat, n]) => `${nameOf(seat)} (${n})`);
  return html`${
    only !== null &&
    votes.length > 0 &&
    html`<p class="hands-of">${t("book-hands-of", { n: up, of: votes.length })}${
      beside.length > 0 && html`<br />${t("book-hands-with", { names: several(beside) })}`
    }</p>`
  }
    ${shown.length === 0 && html`<p class="dim">${t("book-no-votes")}</p>`}
    <ul class="heard-of votes-of-all">${shown.map(
      (line, i) => html`<${Past} key=${i} line=${line} only=${only} />`,
    )}</ul>`;
}

/** One vote: who, whom, when, how many, and whose hands they were.
 * @param {{line: Line, only: number | null}} props */
function Past({ line: { phase, number, by, about, hands }, only }) {
  const whom = optionText(room.value.tale, about, naming(nameOf));
  const said = by === null ? whom : t("book-nominates", { who: nameOf(by), name: whom });
  return html`<li><div class="vote-head"><span class="faces-of" aria-hidden="true">${
    by !== null && html`<${FaceAt} seat=${by} /><${Icon} name="u-next" />`
  }${typeof about === "number" && html`<${FaceAt} seat=${about} />`}</span>
    <span class="said-of"><b>${said}</b><span class="when">${whenText({ phase, number })}</span></span>
    ${
      hands && html`<span class="how-many"><span class="vh">${t("book-votes")} </span>${hands.length}</span>`
    }</div>
    ${
      hands &&
      html`<div class="hands-up"><${Icon} name="u-hand-up" />${
        hands.length === 0
          ? html`<span class="dim">${t("book-votes-nobody")}</span>`
          : hands.map(
              (seat) => html`<span class=${seat === only ? "me" : ""} key=${seat}>
              <${Named} seat=${seat} name=${nameOf(seat)} /></span>`,
            )
      }</div>`
    }</li>`;
}
