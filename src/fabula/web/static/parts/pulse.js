// @ts-check
// A short pulse on all phones of a table alike: whenever a call or a phase begins, and with each scene. Only
// what all hear is counted, for a phone that trembled at anything else would tell of its owner.
import { effect } from "../base/html.js";
import { wish } from "../base/preferences.js";
import { ahead, clock, entries, me, room } from "../base/wire.js";

/** Whether somebody wishes for it on this phone. */
export const pulses = wish("pulses", true);
/** Whether this device can. */
export const canPulse = () => "vibrate" in navigator;

/** What begins for all at once; and how many of them make one who has just come back. */
const BEGINNINGS = ["called", "phase"];
const CAUGHT_UP = 3;
/** How a pulse goes (ms): moved, still, moved again. @type {Record<string, number[]>} */
const IN_A_SCENE = { dawn: [30, 60, 30], execution: [60, 110, 30], power: [60, 110, 30] };
const SHORT = [40];
/** A scene that has been on for so long (ms) has begun without this phone. */
const LATE = 1000;

/** @param {number[]} how */
function pulse(how) {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true; // before that no browser allows it
  if (pulses.value && canPulse() && isTouched && me.value.seat !== null) navigator.vibrate(how);
}

let begun = 0;
effect(() => {
  const all = entries.value.filter(({ e }) => BEGINNINGS.includes(e)).length;
  const fresh = all - begun;
  begun = all;
  if (fresh > 0 && fresh <= CAUGHT_UP) pulse(SHORT);
});

let shown = "";
effect(() => {
  const { scene } = clock.value;
  const which = scene ? `${room.peek()?.game} ${scene.n}` : "";
  const isNew = scene && which !== shown;
  shown = which;
  if (!isNew || !scene.ends) return;
  const gone = scene.length - (scene.ends - ahead.peek() - Date.now());
  if (gone < LATE) pulse(IN_A_SCENE[scene.kind] || SHORT);
});
