// @ts-check
// What goes on paper: pages that stand beside the screen until they are printed.
import { render } from "./html.js";
import { loadLook } from "./looks.js";

/** @import { Child } from "../vendor/preact.js" */

await loadLook("paper");

/** Print some pages. @param {Child} pages */
export function printed(pages) {
  document.querySelector(".prints")?.remove();
  const place = Object.assign(document.createElement("div"), { className: "prints" });
  document.body.append(place);
  render(pages, place);
  addEventListener("afterprint", () => place.remove(), { once: true });
  window.print();
}
