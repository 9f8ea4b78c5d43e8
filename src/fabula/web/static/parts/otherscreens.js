// @ts-check
// The ways to the other screens of a table: the big one for all, and the overlay for a stream.
import { html, useState } from "../base/html.js";
import { t } from "../base/words.js";
import { place } from "../base/wire.js";
import { Sheet } from "./controls.js";
import { useOnceThere } from "./lazymodule.js";
import { Icon } from "./scene.js";

/** @import { Typed } from "../base/choices.js" */

/** By how much the overlay may be behind (s), and by how much more at a touch. */
const [MOST_BEHIND, STEP] = [120, 5];

/** Where a browser lets nothing be copied, the address stands there to be read. */
const ignore = () => null;

/** The way to the overlay, for whoever sets up a stream, as far behind the game as they choose. */
function Way() {
  const [isOpen, open] = useState(false);
  const [delay, choose] = useState(0);
  const to = `/${place.value?.code}/stream${delay ? `?delay=${delay}` : ""}`;
  const [copied, copy] = useState("");
  const turn = (/** @type {Typed} */ event) => choose(Number(event.currentTarget.value));
  return html`<button class="btn plain" onClick=${() => open(true)}>
    <${Icon} name="u-eye" />${t("watching-stream")}</button>${
      isOpen &&
      html`<${Sheet} title=${t("watching-stream")} close=${() => open(false)}><div class="stack">
        <p>${t("watching-stream-delay")} <b>${t("ui-seconds", { n: delay })}</b></p>
        <input type="range" aria-label=${t("watching-stream-delay")} min="0" max=${MOST_BEHIND} step=${STEP}
          aria-valuetext=${t("ui-seconds", { n: delay })} value=${delay} onInput=${turn} />
        <a class="btn" href=${to} target="_blank" rel="noopener">${t("watching-stream-open")}</a>
        ${
          navigator.clipboard &&
          html`<button class="btn" onClick=${() =>
            navigator.clipboard.writeText(location.origin + to).then(() => copy(to), ignore)}>
            ${t("watching-stream-copy")}</button>`
        }
        <p class="small dim centre-text">${location.host}${to}</p>
        <p class="small centre-text" role="status">${copied === to && t("watching-stream-copied")}</p>
        </div></${Sheet}>`
    }`;
}

/** Where the overlay for a stream is, once there are words for it. */
export function ForAStream() {
  const Shown = useOnceThere("watching", async () => Way);
  return Shown && html`<${Shown} />`;
}

/** To both, each in a window of its own. */
export const OtherScreens = () =>
  html`<button class="btn" onClick=${() => open(`/${place.value?.code}/screen`, "_blank", "noopener")}>
    <${Icon} name="u-eye" />${t("ui-big-screen")}</button><${ForAStream} />`;
