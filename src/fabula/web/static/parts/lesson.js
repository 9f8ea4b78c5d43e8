// @ts-check
// In a trial game what the coach says, and how it went; nothing of it is loaded at any other table.
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { loadWordsOf } from "../base/words.js";
import { me, room } from "../base/wire.js";

/**
 * What is drawn of a lesson, once it is `ready`.
 * @typedef {{default: () => unknown, ready: () => Promise<void>}} Page
 */

/** @type {Record<string, () => Promise<Page>>} */
const PAGES = { coach: () => import("../lesson/coach.js"), summary: () => import("../lesson/summary.js") };

/** @param {keyof typeof PAGES} page */
async function had(page) {
  const module = await PAGES[page]();
  await module.ready();
  return module;
}

/** @param {{page: keyof typeof PAGES}} props */
export function Lesson({ page }) {
  const [page_, come] = useState(/** @type {Page | null} */ (null));
  const isTrial = Boolean(room.value.settings.practice) && me.value.leader;
  useEffect(() => {
    if (isTrial)
      Promise.all([had(page), loadWordsOf("lesson"), loadLook("lesson")]).then(([module]) => come(module));
  }, [isTrial]);
  return isTrial && page_ && html`<${page_.default} />`;
}
