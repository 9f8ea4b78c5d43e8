// @ts-check
// The day, for whoever leads: who nominates, and what can be done for whom.
import { patternsOf } from "../../../base/gaps.js";
import { html, useEffect, useRef, useState } from "../../../base/html.js";
import { TimeLeft } from "../../../parts/time.js";
import { several, t } from "../../../base/words.js";
import { asks } from "../../../base/wire.js";
import { book, named } from "./book.js";
import { DeedsOf } from "./seat.js";

/** @import { Ask } from "../../../base/wire.js" */

/** What the floor is open for, where it is not for talk alone. @type {Record<string, string>} */
const TITLES = { nominations: "grim-nominations", twilight: "grim-talk-at-dusk" };

/** The day: what can be done for whom. */
export function Day() {
  const open = asks.value.filter((ask) => ask.open);
  const { phase, nominations, silence } = book.value;
  const title = silence.length ? "ui-beat-hush" : TITLES[phase] || "grim-talk";
  const [who, choose] = useState(/** @type {number | null} */ (null));
  const last = useRef(/** @type {Ask | null} */ (null));
  const theirs = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => theirs.current?.scrollIntoView({ block: "nearest" }), [who]);
  const floor = open.find((ask) => ask.seat === who);
  // what is half made outlasts a question that comes in between
  last.current = who === null ? null : floor || last.current;
  const may = (/** @type {Ask} */ ask, /** @type {string} */ deed) =>
    patternsOf(ask).some((one) => one[0] === deed);
  const nominators = open.filter(
    (ask) => phase !== "nominations" || may(ask, "nominate") || may(ask, "exile"),
  );
  if (!nominators.length && !nominations.length && !last.current) return null;
  return html`<section class="panel stack" hidden=${!nominators.length && !nominations.length}><h2>
    ${t(title)}</h2>
    ${
      silence.length > 0 &&
      html`<p class="row between"><span class="small">
        ${t("grim-silent-now", { names: several(silence.map(named)) })}
      </span><span class="big narrow-only"><${TimeLeft} /></span></p>`
    }
    ${
      nominations.length > 0 &&
      html`<ul class="small">${nominations.map(
        (one) => html`<li>${t("grim-nominated", { who: named(one.seat), name: named(one.nominee) })}</li>`,
      )}</ul>`
    }
    ${
      nominators.length > 0 &&
      html`<p class="small dim">${t(phase === "nominations" ? "grim-who-nominates" : "grim-who-acts")}</p>
    <div class="picks" role="group" aria-label=${t("grim-who-acts")}>
      ${nominators.map(
        (ask) =>
          html`<button class=${`pick ${who === ask.seat ? "on" : ""}`}
              aria-pressed=${String(who === ask.seat)}
      onClick=${() => choose(who === ask.seat ? null : ask.seat)}>
        ${named(/** @type {number} */ (ask.seat))}</button>`,
      )}</div>`
    }
    ${
      last.current &&
      html`<div class="sub stack tight" ref=${theirs} hidden=${!floor}><h3>${named(last.current.seat)}</h3>
      <${DeedsOf} key=${last.current.seat} floor=${last.current} done=${() => choose(null)} /></div>`
    }</section>`;
}
