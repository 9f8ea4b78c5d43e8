// @ts-check
// What is there for whoever plays with bots alone: it comes late, and at no table where others sit.
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { loadWordsOf } from "../base/words.js";
import { me, room } from "../base/wire.js";

/** @typedef {typeof import("../lesson/player.js").default} Lesson */

/** Whether one person plays here and all others are bots, led by nobody. */
const isAlone = () =>
  me.value.seat !== null &&
  room.value.settings.lead !== "person" &&
  room.value.people.filter((one) => !one.bot).length === 1;

/** A part of what a player is taught. @param {{part: "Sign" | "Line" | "Marks"}} props */
export function Taught({ part }) {
  const [lesson, come] = useState(/** @type {Lesson | null} */ (null));
  const alone = isAlone();
  useEffect(() => {
    let isGone = false;
    if (alone)
      Promise.all([import("../lesson/player.js"), loadWordsOf("learning"), loadLook("learning")]).then(
        ([module]) => isGone || come(module.default),
        () => null,
      );
    return () => void (isGone = true);
  }, [alone]);
  return alone && lesson && html`<${lesson[part]} />`;
}
