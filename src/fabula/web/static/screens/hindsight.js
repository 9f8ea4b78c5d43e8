// @ts-check
// After the game, for this player alone: what they had thought of the others, beside what was so.
import { asTold, fold, nameOf } from "../base/fold.js";
import { roleClaimedBy, roleOverheard } from "../base/publicrecord.js";
import { html } from "../base/html.js";
import { roleOf } from "../base/tales.js";
import { role as roleName, t } from "../base/words.js";
import { fabula, me, ownPage, pocketbook, room } from "../base/wire.js";
import { Named } from "../parts/face.js";
import { inATable } from "../parts/namefit.js";
import { jottingOf, UNSURE } from "../parts/pocketbook.js";
import { Thought, Tk } from "../parts/claimstable.js";
import { whenText } from "../parts/claimline.js";
import { Icon } from "../parts/scene.js";

/** What a seat was: the roles it had, the last first, and the side it was on. @param {number} seat */
export function truthOf(seat) {
  const { tale } = room.value;
  const of = (/** @type {string[]} */ kinds) =>
    fold(kinds.length ? fabula.value.filter(({ e }) => kinds.includes(e)) : fabula.value).cards[seat];
  const cards = [of([]), of(["dealt", "arrived"])].flatMap((card) => (card ? [card] : []));
  const roles = [...new Set(cards.flatMap(({ role, copied }) => [...(copied ? [copied] : []), role]))];
  const turned = fabula.value.map(asTold).findLast((one) => one.e === "turned" && one.seat === seat);
  return { roles, side: turned?.side || (roles[0] && roleOf(tale, roles[0]).side) || "" };
}

/**
 * Whether a jotting was right: by its roles, else by its side; nothing where it says neither.
 * @param {number} seat
 */
function verdictOn(seat) {
  const { tale } = room.value;
  const { side, roles } = jottingOf(seat);
  const truth = truthOf(seat);
  const guessed = [...new Set(roles.map((role) => roleOf(tale, role).side))];
  const sided = side && side !== UNSURE ? side : guessed.length === 1 ? guessed[0] : "";
  return {
    side: sided ? sided === truth.side : null,
    role: roles.length ? roles.some((role) => truth.roles.includes(role)) : null,
  };
}

/** Of whom something was written, but not of oneself. */
const judgedSeats = () =>
  Object.keys(pocketbook.value)
    .map(Number)
    .filter((seat) => {
      const { side, roles, text, guesses } = jottingOf(seat);
      return (
        seat !== me.value.seat && seat in room.value.seats && (side || text || [...roles, ...guesses].length)
      );
    });

export function Judged() {
  const seats = judgedSeats();
  const page =
    ownPage.value &&
    html`<details><summary>${t("book-page")}</summary>
    <p class="t" dir="auto">${ownPage.value}</p></details>`;
  if (!fabula.value.length || !(seats.length || page)) return null;
  if (!seats.length) return html`<section class="panel judged">${page}</section>`;
  const verdicts = seats.map(verdictOn);
  const count = (/** @type {"side" | "role"} */ of, /** @type {boolean} */ right) =>
    verdicts.filter((one) => (right ? one[of] : one[of] !== null)).length;
  return html`<section class="panel judged"><h2>${t("book-judged")}</h2>
    <p>${
      /** @type {("side" | "role")[]} */ (["side", "role"])
        .filter((of) => count(of, false))
        .map((of) => t(`book-${of}s-right`, { n: count(of, true), of: count(of, false) }))
        .join(" ")
    }</p>
    <table class="claims-table"><thead><tr><th>${t("ui-player")}</th><th>${t("book-said")}</th>
      <th>${t("book-thought")}</th><th>${t("book-was")}</th></tr></thead><tbody>
    ${seats.map((seat, i) => html`<${Row} key=${seat} seat=${seat} verdict=${verdicts[i]} />`)}
    </tbody></table>
    ${page}<p class="small dim">${t("book-mine-note")}</p></section>`;
}

/** @param {{seat: number, verdict: {side: boolean | null, role: boolean | null}}} props */
function Row({ seat, verdict }) {
  const said = roleClaimedBy(seat);
  const aloud = said ? "" : roleOverheard(seat);
  const right = verdict.role ?? verdict.side;
  return html`<tr><th scope="row">
    <${Named} seat=${seat} name=${inATable(nameOf(seat))} /></th><td>${
      said
        ? html`<${Tk} role=${said} />`
        : aloud
          ? html`<span class="aloud" title=${t("book-aloud")}><${Tk} role=${aloud} /></span>`
          : "–"
    }</td>
    <td><span class="tks"><${Thought} seat=${seat} />${
      right !== null &&
      html`<${Icon} name=${right ? "u-check" : "u-close"} cls=${right ? "tick" : "dim"} /><span class="vh">
      ${t(right ? "book-right" : "book-wrong")}</span>`
    }</span></td>
    <td><span class="tks">${truthOf(seat).roles.map((role) => html`<${Tk} role=${role} />`)}</span></td></tr>
    <${Remembered} seat=${seat} />`;
}

/** When the truth was first written down, and the note. @param {{seat: number}} props */
function Remembered({ seat }) {
  const { tale } = room.value;
  const { guesses, roles, text } = jottingOf(seat);
  const truth = truthOf(seat).roles;
  const first = guesses.filter(([what]) => truth.includes(what));
  if (!first.length && !text) return null;
  return html`<tr class="remembered"><td colspan="4">${first.map(
    ([what, phase, number]) =>
      html`<p class="small">${t(roles.includes(what) ? "book-had" : "book-had-once", {
        role: roleName(tale, what),
        when: whenText({ phase, number }),
      })}</p>`,
  )}${text && html`<p class="small"><${Icon} name="u-pen" cls="inline" /> <bdi>${text}</bdi></p>`}</td></tr>`;
}
