// @ts-check
// The switches of what this device sounds: which sounds it has, how loud they are, and what goes on beneath.
import { signal } from "../base/html.js";
import { wish } from "../base/preferences.js";
import { speaks } from "./speech.js";

/** What has a switch of its own, where this device speaks. */
export const SOUNDS = ["bell", "gavel", "shot", "candle", "heart", "card", "tower", "finale", "ambience"];
/** Which of them somebody has switched off here. @type {{value: string[]}} */
export const silenced = wish("silenced", /** @type {string[]} */ ([]));
/** How loud all of it is, from 0 to 10. */
export const volume = wish("volume", 7);
/** Whether this device makes a soft noise that covers tapping. */
export const noise = wish("noise", false);
/** Whether this device plays quiet music while it speaks. */
export const music = wish("music", false);
/** Which music goes with the hour: that of the night, or that of the day. */
export const mood = signal("night");
/** Whether all sleep now. */
export const asleep = signal(false);

/** Whether this sound is heard here. @param {string} name */
export const isHeard = (name) => speaks.value && !silenced.value.includes(name);

/** What goes on and is heard: music by the hour, the air of a phase in which all sleep, rain. */
export const underneath = () => ({
  music: music.value && speaks.value ? mood.value : "",
  ambience: asleep.value && isHeard("ambience") ? mood.value : "",
  rain: noise.value ? "rain" : "",
});
