// @ts-check
// What whoever leads a trial game does now where roles are called aloud, by what has been heard.
import { known, nameOf } from "../base/fold.js";
import { nextCall } from "../base/phases.js";
import { namingText } from "../parts/announcement.js";
import { taleOf } from "../base/tales.js";
import { several, t } from "../base/words.js";
import { asks, clock, entries, foresight, room } from "../base/wire.js";
import { pointsText } from "./observation.js";

/** @import { Args } from "../base/choices.js" */
/** @import { Step } from "../base/contract.js" */

const NEWS = ["dawn", "nightfall", "noon"];
const DEAL = ["", "deal", "setup", "dusk"];
const ALONE = ["plea", "farewell"]; // one speaks, or a few in turn, and all others listen

/** @returns {Step} */
export function stepCalled() {
  const { phase, step } = known.value;
  const decided = foresight.value.some(({ code }) => code === "foresee-won");
  const args = {
    next: namingText() || t(nextCall()),
    answer: t("ui-answer-for"),
    names: "",
    points: "",
  };
  if (decided) return { id: "won", args };
  if (clock.value.scene) return { id: "scene", args };
  if (DEAL.includes(phase)) return { id: "dusk", args };
  if (taleOf(room.value.tale).asleep.includes(phase))
    return step && known.value.walked ? atTheCall(args) : { id: "morning", args };
  if (NEWS.includes(phase)) return { id: "morning", args };
  if (ALONE.includes(phase))
    return {
      id: phase,
      args: { ...args, names: several(asks.value.map(({ seat }) => nameOf(Number(seat)))) },
    };
  return { id: asks.value.some((ask) => ask.open) ? "talk" : "vote", args };
}

/** @param {Args} args @returns {Step} */
function atTheCall(args) {
  const called = entries.value.findLastIndex(({ e }) => e === "called");
  const since = entries.value.slice(called + 1);
  const awake = [...new Set(since.filter((event) => event.e === "woke").map(({ seat }) => seat))];
  const asked = asks.value.filter((ask) => ask.seat !== null && !ask.open && ask.answered === undefined);
  if (asked.length) return { id: "chooses", args: { ...args, points: asked.map(pointsText).join(" ") } };
  if (since.some(({ e }) => e === "chose")) return { id: "answered", args };
  return awake.length
    ? { id: "called", args: { ...args, names: several(awake.map(nameOf)) } }
    : { id: "nobody", args };
}
