// @ts-check
// How large letters are on this device, as a multiple of what is usual: who needs them large has room made
// for them.
import { signal } from "./html.js";
import { loadLook } from "./looks.js";

const USUAL = 16;
export const LARGE = 1.3;

const now = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

export const type = signal(now());

/** With letters half as large again as usual a circle has no room for names: it is a list, in its order. */
export const isLarge = () => type.value >= 1.5;

const probe = Object.assign(document.createElement("i"), { className: "probe", ariaHidden: "true" });
document.body.append(probe);
new ResizeObserver(() => {
  type.value = now();
  document.documentElement.classList.toggle("large-type", type.value > LARGE);
  if (type.value > LARGE) loadLook("large");
}).observe(probe);
