// @ts-check
// The town square for all to see: the big screen, and who looks on.
import { known, nameOf } from "../../base/fold.js";
import { html, useState } from "../../base/html.js";
import { claimSeen, claimWords } from "../../parts/claims.js";
import { Sheet } from "../../parts/controls.js";
import { LentHands } from "../../parts/guesthand.js";
import { Ring } from "../../parts/ring.js";
import { Icon } from "../../parts/scene.js";
import { Asleep, TableCandle, TimeLeft } from "../../parts/time.js";
import { sceneOf } from "../../base/phases.js";
import { circle, livingHere, neededShort, neededText, polling, tokensOf } from "./poll.js";
import { labelled, role as roleName, t } from "../../base/words.js";
import { me, room, tell } from "../../base/wire.js";
import { CompanyLine } from "./company.js";
import { Numbers } from "./scripthead.js";
import { Lateness, Traveller } from "./travellers.js";
import { dialOf, onTheBlock, squareSeats } from "./seats.js";

/** How tall the candle is: on a big screen the numbers of the kinds stand below the time. */
const [LOW, LOWEST] = [56, 44];

/** What is voted on, in large letters; or what all wait for before there are cards. */
export function wallWords() {
  if (room.value.stage === "playing" && !known.value.phase) return t("square-sets-up");
  const poll = polling();
  return poll && t(poll.isExile ? "square-exile-title" : "square-vote-title", { name: nameOf(poll.about) });
}

/** The hand of the clock with the hands it has counted, while there is a vote. */
export function wallDial() {
  const poll = polling();
  return poll && !poll.isPlea ? dialOf(poll) : undefined;
}

/** @param {{most: number, low: number, big: boolean}} props */
export function Wall({ most, low, big }) {
  const here = room.value;
  const { phase } = known.value;
  const scene = sceneOf(here.tale, phase);
  const night = ["dusk", "night"].includes(scene);
  const tall = big ? LOWEST : LOW;
  const poll = polling();
  const isTalk = phase === "day";
  const seats = squareSeats((seat) => ({
    cls: "quiet",
    label: claimWords(seat),
    ...(isTalk && claimSeen(seat, big)),
  }));
  if (scene === "night" && big)
    return html`<div class="plaza">
      <${Ring} seats=${seats} most=${most} low=${low} big=${big}><${Asleep} /></${Ring}></div>`;
  const ghosts = circle().filter(
    (seat) => known.value.dead.some((one) => one.seat === seat) && tokensOf(seat),
  ).length;
  const isPolling = ["nominations", "plea"].includes(phase);
  const votes = poll?.isExile ? t("square-needed", { n: poll.needed }) : big ? neededText() : neededShort();
  const facts = html`${
    phase !== "end" &&
    html`<span class="chip">${t("square-living", { n: livingHere().length, of: circle().length })}</span>`
  }${
    ghosts > 0 &&
    phase !== "end" &&
    html`<span class="chip"><${Icon} name="u-candle" />${t("square-ghosts", { n: ghosts })}</span>`
  }${isPolling && html`<span class="chip"><${Icon} name="u-hand-up" />${votes}</span>`}${
    phase === "nominations" &&
    big &&
    html`<span class="chip"><${Icon} name="u-gavel" />${onTheBlock()}</span>`
  }`;
  return html`<div class="plaza">
    <${Ring} seats=${seats} most=${most} low=${low} big=${big}
      dial=${wallDial()}>
    ${phase !== "end" && html`<${TableCandle} tall=${tall} />${!night && html`<${TimeLeft} />`}`}
    ${isPolling && big ? html`<div class="counts-now">${facts}</div>` : facts}
    <${CompanyLine} />
    ${(night || phase === "day") && big && html`<${Numbers} />`}
  </${Ring}></div>`;
}

/** The hands of those without a phone, in a vote: a host without a seat raises them. */
export function Raising() {
  const poll = polling();
  return (
    poll &&
    html`<${LentHands} up=${poll.raised} may=${(/** @type {number} */ seat) => poll.steps(seat) !== null} />`
  );
}

/** Where a person leads, whoever looks on asks them. */
function AskToCome() {
  const here = room.value;
  const asks = here.travelling?.[me.value.id ?? ""] !== undefined;
  const note = here.settings.lead === "person" ? "square-ask-note" : "traveller-late-host";
  return html`<p class="looks-on small" aria-live="polite">${t(asks ? "square-has-asked" : note)}</p>
    <button class="btn" aria-pressed=${String(asks)} onClick=${() => tell("traveller", { on: !asks })}>
      <${Icon} name=${asks ? "u-close" : "u-next"} />
      ${t(asks ? "square-ask-no-more" : "square-ask-to-come")}</button>`;
}

/** Who looks on may come as a Traveller at any time, as one of those nobody is yet. */
export function Coming() {
  const here = room.value;
  const [open, set] = useState(false);
  const roles = here.travellers || [];
  const { id, seat, seenAll } = me.value;
  if (!id || seat !== null || seenAll || here.stage !== "playing") return null;
  const agreed = here.host === id || here.travelling?.[id];
  if (!roles.length && here.settings.lead !== "person") return null;
  if (!roles.length || (here.lateness === "host" && !agreed)) return html`<${AskToCome} />`;
  const come = (/** @type {string} */ role) => tell("travel", { role }).then(() => set(false));
  return html`<button class="btn" onClick=${() => set(true)}><${Icon} name="u-next" />
    ${t("square-come")}</button>
    ${
      open &&
      html`<${Sheet} title=${t("square-come")} close=${() => set(false)}><p class="small dim">
        ${t("square-come-note")}</p>
      <${Lateness} />
      <ul class="list">${roles.map(
        (/** @type {string} */ role) =>
          html`<li class="wrap" key=${role}><${Traveller} role=${role} />
      <button class="btn" aria-label=${labelled(t("square-come-as"), roleName(here.tale, role))}
        onClick=${() => come(role)}>
      ${t("square-come-as")}</button></li>`,
      )}</ul></${Sheet}>`
    }`;
}
