// @ts-check
// An invitation aside: one asks another to come along, who goes there or stays. All see who asks whom.
import { invited, placeOf, standing, toTalk } from "../base/aside.js";
import { known, nameOf } from "../base/fold.js";
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { isDead, sceneOf } from "../base/phases.js";
import { screensOf } from "../base/tales.js";
import { loadWordsOf, several, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import { FaceAt } from "./face.js";
import { Icon } from "./scene.js";

/** @import { Aside } from "../base/messages.js" */

await Promise.all([loadWordsOf("aside"), loadLook("aside")]);

/** So many may stand at a place. */
export const MOST = 3;
const TALKS = ["day", "night"];
/** @type {Aside["place"][]} */
export const SPOTS = ["well", "bridge", "inn", "lantern"];

/** Whether one may walk aside now: while all talk, and none of them sleeps. */
export const isOpen = () =>
  room.value.stage === "playing" &&
  TALKS.includes(known.value.phase) &&
  sceneOf(room.value.tale, known.value.phase) === "day";

/** Whether whoever sits there may talk, as far as all know. @param {number} seat */
const maySpeak = (seat) => !isDead(seat) || Boolean(screensOf(room.value.tale).Scene);

/** Whether this person may walk aside. */
export const mayWalk = () => me.value.seat !== null && !me.value.muted && maySpeak(me.value.seat);

/** Whether all have been called back to the square. */
export const isCalled = () => standing().some(({ ends }) => ends);

/** Drawn again each second, for invitations and those who stand there go with time. */
export function useSeconds() {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}

/** Those who stand at a place. @param {string} place */
export const standingAt = (place) => standing().filter((one) => one.place === place);

/** Where one stands, or the first place where nobody does. */
const whereTo = () => placeOf(me.value.seat) || SPOTS.find((place) => !standingAt(place).length) || "";

/** Whether one may ask whoever sits there. @param {number} seat */
function mayAsk(seat) {
  const one = room.value.people.find(({ id }) => id === room.value.seats[seat]);
  return one && !one.guest && seat !== me.value.seat && maySpeak(seat) && !placeOf(seat);
}

/** Ask whoever sits there to come aside. @param {{seat: number, then?: () => void}} props */
export function AskAside({ seat, then }) {
  const place = whereTo();
  if (!isOpen() || !mayWalk() || isCalled() || !place || standingAt(place).length >= MOST) return null;
  if (!mayAsk(seat)) return null;
  return html`<button class="btn plain"
    onClick=${() => tell("ask_along", { seat, place }).then((told) => told && then?.())}>
    <${Icon} name="u-whisper" />${t("aside-ask", { place })}</button>`;
}

/** Whom whoever stands aside may still ask there. @param {{place: Aside["place"]}} props */
export function AskHere({ place }) {
  const circle = known.value.circle || [...room.value.seats.keys()];
  const asked = invited().map(({ seat }) => seat);
  const others = circle.filter((seat) => mayAsk(seat) && !asked.includes(seat));
  if (standingAt(place).length >= MOST || isCalled() || !others.length) return null;
  return html`<details class="ask-along"><summary>${t("aside-ask-here")}</summary>
    <div class="many">${others.map(
      (
        seat,
      ) => html`<button class="btn small" key=${seat} onClick=${() => tell("ask_along", { seat, place })}>
      <${FaceAt} seat=${seat} />${nameOf(seat)}</button>`,
    )}</div></details>`;
}

/**
 * Where this player stands, with whom, and the ways on: to the talk there, or back.
 * @param {{talk: () => void}} props
 */
export function Stand({ talk }) {
  useSeconds();
  const { seat } = me.value;
  const place = placeOf(seat);
  if (!place || !isOpen()) return null;
  const others = standingAt(place).filter((one) => one.seat !== seat);
  const where = t(`floor-aside-${place}`);
  return html`<div class="stands-aside row wrap between"><span class="small grow">${
    others.length
      ? t("aside-with", { where, names: several(others.map((one) => nameOf(one.seat))) })
      : t("aside-by-yourself", { where })
  }</span><button class="btn small main" onClick=${() => ((toTalk.value = true), talk())}>
    <${Icon} name="u-chat" />${t("aside-talk")}</button>
    <button class="btn small" onClick=${() => tell("walk", { place: null })}>
      ${t("aside-back")}</button></div>`;
}

/** What this player is asked, or has asked, in a line over the screen. */
export function Asked() {
  useSeconds();
  const { seat } = me.value;
  if (seat === null || !isOpen()) return null;
  const lines = invited().filter((one) => one.by === seat || (one.seat === seat && !one.declined));
  return html`<div class="bidden" role="status">${lines.map(
    ({ seat: other, by, place, declined }) =>
      html`<div key=${`${by} ${other}`} class="panel"><span>${
        by === seat
          ? t(declined ? "aside-stays" : "aside-waits", { name: nameOf(other), place })
          : t("aside-asks-you", { name: nameOf(by), place })
      }</span>${
        by !== seat &&
        html`<span class="row"><button class="btn small" onClick=${() => tell("decline", { by })}>
          ${t("aside-stay")}</button><button class="btn small main"
          onClick=${() => tell("walk", { place })}>${t("aside-go")}</button></span>`
      }</div>`,
  )}</div>`;
}
