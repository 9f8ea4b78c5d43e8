// @ts-check
// The door: who may come in, and who waits there for a nod.
import { html } from "../base/html.js";
import { t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import { Seg, Switch } from "./controls.js";

/**
 * Somebody at the door.
 * @typedef {{id: string, name: string, seat?: number | null, travels?: boolean}} Comer
 */

/** Those who wait, as far as this person may nod to them. @returns {Comer[]} */
export function waiting() {
  const { host, leader, seat, id } = me.value;
  const all = room.value?.waiting || [];
  return [
    ...all.filter((one) =>
      one.seat === undefined ? host || leader : one.id !== id && (seat !== null || leader),
    ),
    ...(host ? asking() : []),
  ];
}

/** Who asks to come as a Traveller when it is so late that the host has to agree. @returns {Comer[]} */
function asking() {
  const { stage, settings, travelling = {}, people } = room.value || {};
  if (stage !== "playing" || settings.lead === "person") return [];
  return people
    .filter((one) => travelling[one.id] === false)
    .map((one) => ({ id: one.id, name: one.name, travels: true }));
}

/** Somebody who asks to come as a Traveller. @param {{one: Comer}} props */
const Asks = ({ one }) => html`<div class="panel stack"><p>${t("floor-asks-to-come", { name: one.name })}</p>
  <p class="small dim">${t("traveller-late-host")}</p><div class="row">
  <button class="btn grow" onClick=${() => tell("traveller", { on: true, person: one.id })}>
  ${t("floor-let-in")}</button>
  <button class="btn grow" onClick=${() => tell("traveller", { on: false, person: one.id })}>
  ${t("floor-decline")}</button></div></div>`;

/** A nod for each of them. */
export const Waiting = () =>
  waiting().map((one) =>
    one.travels
      ? html`<${Asks} key=${one.id} one=${one} />`
      : html`<div class="panel stack" key=${one.id}>
  <p>${
    typeof one.seat !== "number"
      ? t("door-waits", { name: one.name })
      : t("door-wants", { name: one.name, seat: one.seat + 1 })
  }</p>
  ${one.seat !== undefined && html`<p class="small dim">${t("door-wants-note")}</p>`}
  <div class="row">
    <button class="btn grow" onClick=${() => tell("nod", { who: one.id })}>
    ${t(one.seat === undefined ? "door-let-in" : "door-agree")}
    </button>
    <button class="btn grow" onClick=${() => tell("nod", { who: one.id, yes: false })}>
    ${t("door-decline")}</button></div></div>`,
  );

/** Whether this person waits for the seat of another. */
export const IWait = () =>
  room.value?.waiting?.some((one) => one.id === me.value.id) &&
  html`<p class="small" role="status">${t("door-waiting")}</p>`;

/** What the host decides. */
export const Door = () =>
  me.value.host &&
  html`<div class="stack">
  <div class="stack"><span>${t("door-title")}</span>
    <${Seg} label=${t("door-title")} at=${room.value.door || "open"} tall=${true}
      choose=${(/** @type {"open" | "nod" | "shut"} */ people) => tell("door", { people })}
      options=${["open", "nod", "shut"].map((id) => ({ id, label: t(`door-${id}`) }))} /></div>
  <${Switch} label=${t("door-onlookers")} note=${t("door-onlookers.note")} on=${!room.value.no_onlookers}
    change=${(/** @type {boolean} */ onlookers) => tell("door", { onlookers })} /></div>`;
