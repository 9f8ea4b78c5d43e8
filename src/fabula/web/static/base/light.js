// @ts-check
// The page's light tells the phase; its title tells nothing private.
import { known } from "./fold.js";
import { effect, signal } from "./html.js";
import { isLight } from "./phases.js";
import { isReady } from "./tales.js";
import { room } from "./wire.js";

/** Whether it is light where no room tells of it, as for the Narrator; null where a room does. */
export const daylight = signal(/** @type {boolean | null} */ (null));

effect(() => {
  const stage = room.value?.stage;
  const tale = room.value?.tale;
  const day = stage === "playing" && isReady(tale) && isLight(tale, known.value.phase);
  document.documentElement.dataset.phase = (daylight.value ?? day) ? "day" : "night";
});
