// @ts-check
// The screen stays lit while a game is on, where the browser lets it.
import { effect, signal } from "../base/html.js";
import { room } from "../base/wire.js";

/** Whether this device tells a night without a table. */
export const narrates = signal(false);
/** Whether a screen can be kept lit here: browsers allow it only where the address begins with https. */
export const canStayLit = () => "wakeLock" in navigator;

const isWanted = () => narrates.value || room.value?.stage === "playing";
/** @type {WakeLockSentinel | null} */
let lock = null;
let isAsking = false;

/** Keep it lit; a browser lets go whenever its page is not seen, and may refuse, as on an empty battery. */
async function take() {
  if (!canStayLit() || lock || isAsking || document.visibilityState !== "visible") return;
  isAsking = true;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  isAsking = false;
  lock?.addEventListener("release", () => (lock = null), { once: true });
  if (!isWanted()) void lock?.release();
}

effect(() => void (isWanted() ? take() : lock?.release()));
document.addEventListener("visibilitychange", () => isWanted() && take());
