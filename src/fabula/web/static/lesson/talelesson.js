// @ts-check
// What the tale on the table has for whoever learns to lead it; nothing where roles are called aloud.
import { signal } from "../base/html.js";
import { screensOf } from "../base/tales.js";
import { room } from "../base/wire.js";

/** @import { TaleLesson } from "../base/contract.js" */

export const own = signal(/** @type {TaleLesson | null} */ (null));

/** Have it, before anything of a lesson is drawn. */
export async function ready() {
  const taught = await screensOf(room.value.tale).lesson?.();
  own.value = taught ? taught.default : null;
}
