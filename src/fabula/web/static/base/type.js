// @ts-check
// How large letters are on this device, as a multiple of what is usual: who needs them large has room made
// for them.
import { signal } from "./html.js";

const USUAL = 16;
export const LARGE = 1.3;

const now = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

export const type = signal(now());

const probe = Object.assign(document.createElement("i"), { className: "probe", ariaHidden: "true" });
document.body.append(probe);
new ResizeObserver(() => {
  type.value = now();
  document.documentElement.classList.toggle("large-type", type.value > LARGE);
}).observe(probe);
