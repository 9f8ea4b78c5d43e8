// @ts-check
// What stands amid the circle of the big screen while a game is on.
import { html } from "../base/html.js";
import { PollMiddle } from "../parts/poll.js";
import { Asleep, TableCandle, TimeLeft } from "../parts/time.js";
import { room } from "../base/wire.js";
import { Tokens } from "./lobbyset.js";

/** How tall the candle of its day is (px). */
const DAY = 110;

/** What stands amid the circle while a game is on. @param {{scene: string, big: boolean}} props */
export function Middle({ scene, big }) {
  if (scene === "vote") return html`<${PollMiddle} big=${big} />`;
  if (scene === "night" && big) return html`<${Asleep} />`;
  return html`<${TableCandle} tall=${big ? DAY : 64} /><${TimeLeft} hidden=${scene === "night"} />
    <${Tokens} roles=${room.value.roles} />`;
}
