// @ts-check
// Who came when the game was on: they look on, or ask to be let in as a Traveller.
import { html } from "../base/html.js";
import { Icon } from "./scene.js";
import { several, t } from "../base/words.js";
import { room, tell } from "../base/wire.js";

/** Those without a seat, for whoever leads. @param {{welcome?: (person: string) => void}} props */
export function Waiting({ welcome }) {
  const here = room.value;
  const leads = [here.leader, ...(here.beside || [])];
  const idle = here.people.filter(
    (one) => !one.bot && !one.gone && !here.seats.includes(one.id) && !leads.includes(one.id),
  );
  const asking = idle.filter((one) => welcome && here.travelling?.[one.id] !== undefined);
  const others = idle.filter((one) => !asking.includes(one));
  if (!idle.length) return null;
  return html`<div class=${`waiting small ${asking.length ? "asks" : ""}`} role="status">
    ${asking.map(
      (one) =>
        html`<div class="row wrap between" key=${one.id}><span class="row"><${Icon} name="u-hand-up" /><b>
          <bdi>
      ${t("floor-asks-to-come", { name: one.name })}</bdi></b></span>
      <span class="row"><button class="btn small" aria-label=${t("floor-let-in-whom", { name: one.name })}
        onClick=${() => welcome?.(one.id)}>${t("floor-let-in")}</button>
        <button class="btn small plain" aria-label=${t("floor-not-now-whom", { name: one.name })}
        onClick=${() => tell("traveller", { on: false, person: one.id })}>
          ${t("floor-decline")}</button></span></div>`,
    )}
    ${
      others.length > 0 &&
      html`<p class="row dim"><${Icon} name="u-eye" /><span>
      ${t("floor-looks-on", { names: several(others.map((one) => one.name)) })}</span></p>`
    }</div>`;
}
