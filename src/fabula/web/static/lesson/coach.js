// @ts-check
// The coach of a trial game: at the line that is on, what to do and why; kindly, what went otherwise.
import { html, useEffect, useState } from "../base/html.js";
import { Icon, IconButton } from "../parts/scene.js";
import { t } from "../base/words.js";
import { moment, tell } from "../base/wire.js";
import { stepCalled } from "./calls.js";
import { own } from "./talelesson.js";
import { Summary } from "./summary.js";
import { fresh, inWords, isThroughADay, pointsText, read, slipText, unseen } from "./observation.js";

export { ready } from "./talelesson.js";

/** What is to be read aloud where roles are called: it is in sight whenever the game goes on. */
const WORDS = ".leader .walk";
/** A phone on its side has no room for what stands above it as well. */
const LYING = matchMedia("(max-height: 480px)");

/** Bring what is to be read aloud in sight. */
const bring = () =>
  document.querySelector(WORDS)?.scrollIntoView({ block: LYING.matches ? "start" : "nearest" });

export default function Coach() {
  const [folded, fold] = useState(false);
  const [summed, sum] = useState(false);
  const { id, args } = own.value ? own.value.step({ inWords, pointsText, unseen }) : stepCalled();
  useEffect(() => {
    const soon = requestAnimationFrame(bring);
    LYING.addEventListener("change", bring);
    return () => (cancelAnimationFrame(soon), LYING.removeEventListener("change", bring));
  }, [moment.value]);
  const slip = fresh();
  return html`<aside class="coach" aria-label=${t("lesson")}>
    ${slip && html`<${Otherwise} key=${slip.key} slip=${slip} />`}
    <div class="row between"><h2 class="small"><${Icon} name="u-bulb" />${t(`lesson-${id}`)}</h2>
      <${IconButton} name=${folded ? "u-plus" : "u-minus"}
        label=${t(folded ? "lesson-unfold" : "lesson-fold")}
        onClick=${() => fold(!folded)} /></div>
    ${
      !folded &&
      html`<div class="small" aria-live="polite"><p>${t(`lesson-${id}.do`, args)}</p>
      ${
        !slip &&
        html`<details key=${id}><summary>${t("lesson-why")}</summary><p>
      ${t(`lesson-${id}.why`, args)}</p></details>`
      }</div>`
    }
    ${
      isThroughADay() &&
      html`<button class="btn small" onClick=${() => sum(true)}><${Icon} name="u-flag" />
    ${t("lesson-see")}</button>`
    }
    ${summed && html`<${Summary} close=${() => sum(false)} />`}</aside>`;
}

/**
 * What somebody did in another way than was to be expected, what it means, and how to mend it.
 * @param {{slip: import("./observation.js").Slip}} props
 */
const Otherwise = ({ slip }) => html`<div class="small stack tight" role="status"><h2>
  <${Icon} name="u-undo" />${t(`lesson-slip-${slip.id}`)}</h2><p>${slipText(slip)}</p>
  <div class="row">${
    slip.id !== "unshown" &&
    html`<button class="btn small" onClick=${() => tell("undo")}><${Icon} name="u-undo" />
    ${t("lesson-undo")}</button>`
  }
    <button class="btn small plain" onClick=${() => read(slip)}>
      ${t("lesson-fine")}</button></div></div>`;
