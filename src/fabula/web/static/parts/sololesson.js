// @ts-check
// What is there for whoever plays with bots alone: it comes late, and at no table where others sit.
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { loadWordsOf } from "../base/words.js";
import { me, room } from "../base/wire.js";

/** @typedef {() => unknown} Part */
/** @type {Record<"Sign" | "Line" | "Marks" | "Known", () => Promise<Part>>} */
const PARTS = {
  Sign: () => import("../lesson/player.js").then((module) => module.default.Sign),
  Line: () => import("../lesson/player.js").then((module) => module.default.Line),
  Marks: () => import("../lesson/player.js").then((module) => module.default.Marks),
  Known: () => import("../lesson/knowledge.js").then((module) => module.default),
};

/** Whether one person plays here and all others are bots, led by nobody. */
const isAlone = () =>
  me.value.seat !== null &&
  room.value.settings.lead !== "person" &&
  room.value.people.filter((one) => !one.bot).length === 1;

/** A part of what a player is taught. @param {{part: keyof typeof PARTS}} props */
export function Taught({ part }) {
  const [at, come] = useState({ Part: /** @type {Part | null} */ (null) });
  const alone = isAlone();
  useEffect(() => {
    let isGone = false;
    if (alone)
      Promise.all([PARTS[part](), loadWordsOf("learning"), loadLook("learning")]).then(
        ([Part]) => isGone || come({ Part }),
        () => null,
      );
    return () => void (isGone = true);
  }, [alone]);
  return alone && at.Part && html`<${at.Part} />`;
}
