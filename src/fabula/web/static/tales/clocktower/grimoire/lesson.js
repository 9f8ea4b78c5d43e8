// @ts-check
// What whoever leads a trial game of the Clocktower does now, by what lies in the Grimoire.
import { asTold } from "../../../base/fold.js";
import { asks, clock, entries, foresight } from "../../../base/wire.js";
import { has, several, t } from "../../../base/words.js";
import { areSeveral } from "../../../parts/chooser.js";
import { aboutOf, book, named } from "./book.js";
import { cardOf, held } from "./cards.js";
import { choiceWords } from "./decision.js";
import { nextText } from "./nextbutton.js";

/** @import { Step, TaleLesson, Watched } from "../../../base/contract.js" */
/** @import { Ask } from "../../../base/wire.js" */

const OF = "clocktower";
const PHASES = {
  "": "dusk",
  deal: "dusk",
  setup: "dusk",
  dusk: "dusk",
  day: "talk",
  nominations: "nominations",
  plea: "plea",
  vote: "vote",
  ballot: "vote",
  twilight: "twilight",
};

/** @param {Watched} watched @returns {Step} */
function step(watched) {
  const { phase } = book.value;
  const next = nextText();
  const decision = asks.value.find((ask) => ask.seat === null);
  const of = (/** @type {string} */ code) => foresight.value.find((line) => line.code === code);
  if (decision) return deciding(decision, watched);
  if (of("foresee-won")) return { id: "won", args: { next } };
  if (clock.value.scene) return { id: "scene", args: { next } };
  if (phase === "night") return atTheLine(next, watched);
  const doomed = phase === "nominations" && of("foresee-executed");
  if (doomed) return { id: `${OF}-doomed`, args: { next, name: named(Number(doomed.args?.who)) } };
  const id = PHASES[/** @type {keyof typeof PHASES} */ (phase)] || "other";
  return { id: `${OF}-${id}`, args: { next, dead: phase === "day" ? diedAtDawn() : "none" } };
}

/**
 * What is advised: that the button at the foot takes it is the Grimoire's own way.
 * @param {Ask} ask
 * @param {Watched} watched
 * @returns {Step}
 */
function deciding(ask, { inWords }) {
  const [kind] = ask.prompt.split(":");
  if (
    kind === "set" &&
    !(
      /** @type {import("../../../parts/sets.js").Shown} */ (/** @type {unknown} */ (ask.options[0])).examples
        .length
    )
  )
    return { id: `${OF}-decide-alone`, args: {} };
  if (kind === "set") return { id: `${OF}-set`, args: { example: t("grim-set-example", { n: 1 }) } };
  if (!areSeveral(ask)) return { id: `${OF}-said`, args: { next: t("grim-said") } };
  if (ask.suggested === undefined) return { id: `${OF}-decide-alone`, args: {} };
  const id = has(`lesson-${OF}-${kind}`) ? kind : "decide";
  const about = book.value.awake.length ? book.value.awake : ask.about || [];
  return { id: `${OF}-${id}`, args: { what: inWords(ask, ask.suggested), name: several(about.map(named)) } };
}

/** @param {string} next @param {Watched} watched @returns {Step} */
function atTheLine(next, { pointsText, unseen }) {
  const { line, awake, told } = book.value;
  const asked = asks.value.filter((ask) => ask.seat !== null && !ask.open && ask.answered === undefined);
  const who = awake.length || told.length ? [...new Set([...awake, ...told])] : aboutOf(line);
  const args = {
    next,
    show: t("grim-show"),
    names: several(who.map(named)),
    points: asked.map(pointsText).join(" "),
  };
  if (asked.length) return { id: `${OF}-chooses`, args };
  if (!unseen().length) return { id: `${OF}-sleep`, args };
  return { id: `${OF}-${has(`lesson-${OF}-${line}`) ? line : "shows"}`, args };
}

/** Who is told to have died since the last dawn: `none`, or their names. */
function diedAtDawn() {
  const dawn = entries.value.findLastIndex((event) => event.e === "phase" && event.phase === "dawn");
  const dead = entries.value
    .slice(dawn)
    .filter((event) => event.e === "died")
    .filter(({ cause }) => cause === "night")
    .map(({ seat }) => named(seat));
  return dead.length ? several(dead) : "none";
}

const line = () => {
  const { phase, number, line: name } = book.value;
  return phase === "night" && name ? `${number} ${name}` : "";
};

const told = () => [
  ...new Set(
    book.value.beat
      .map(asTold)
      .filter((event) => cardOf(event))
      .map(({ seat = -1 }) => seat),
  ),
];

/** @type {TaleLesson} */
export default { step, line, told, held: () => held.value, inWords: choiceWords };
