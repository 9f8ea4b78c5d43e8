// @ts-check
// A small window for whoever leads: what all phones show now, the light, whose windows, and the words.
import { AFTER, courseOf, SPEAKING } from "../base/course.js";
import { nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { isLight, titleOf } from "../base/phases.js";
import { saidIn } from "../base/scenewords.js";
import { skyOf } from "../base/skies.js";
import { clock, room } from "../base/wire.js";
import { t } from "../base/words.js";
import { alone } from "./sentences.js";
import { useUntil } from "./time.js";
import { subjectsOf, Window } from "./windows.js";

/** @import { Scene } from "../base/messages.js" */

for (const look of ["show", "windows", "naming"]) loadLook(look);

const A_SECOND = 1000;
/** So many windows have room in it. */
const ROOM = 2;

/** Whose windows a scene shows: those of a dawn, an execution or a power. @param {Scene} scene */
const windowsOf = (scene) => (["result", "end"].includes(scene.kind) ? [] : subjectsOf(scene));

/** What is read in a scene now, shortly. @param {Scene} scene */
function wordsOf(scene) {
  const { course } = courseOf(scene);
  const names = windowsOf(scene).map(nameOf).join(", ");
  if (course === SPEAKING) return `${names}. ${t("scene-last-words")}`;
  return names || alone(saidIn(room.value.tale, scene)[0] || "");
}

/**
 * What else is to be known of it: that no role is shown, and how long it still lasts.
 * @param {Scene} scene
 * @param {number} left
 */
function noteOn(scene, left) {
  const hidden = scene.kind === "execution" && !scene.cards?.length && t("naming-phones-role");
  const time = left > 0 && t("naming-phones-left", { n: Math.ceil(left / A_SECOND) });
  return [hidden, time].filter(Boolean).join(". ");
}

/** What all phones show now, small, and the words beside it. */
export function PhoneWindow() {
  const { tale } = room.value;
  const { scene, phase } = clock.value;
  const left = useUntil(scene?.ends, A_SECOND);
  const isOn = scene && (left > 0 || scene.waits) ? scene : null;
  const dark = (/** @type {number} */ seat) =>
    isOn?.dead?.includes(seat) && isOn.kind !== "exile" && courseOf(isOn).course === AFTER;
  const sky = isOn ? skyOf(tale, isOn) : isLight(tale, phase) ? "day" : "night";
  const what = isOn ? wordsOf(isOn) : titleOf(tale, phase, 0);
  const note = isOn ? noteOn(isOn, left) : "";
  return html`<div class="onphones"><span class="glass" data-sky=${sky} aria-hidden="true">
    ${(isOn ? windowsOf(isOn) : [])
      .slice(0, ROOM)
      .map((seat) => html`<${Window} seat=${seat} cls=${dark(seat) ? "out" : "on"} key=${seat} />`)}</span>
    <p class="small"><b>${t("naming-phones")}</b> ${t("naming-phones-said", { what })}
      ${note && html`<br /><span class="dim">${note}</span>`}</p></div>`;
}
