// @ts-check
// Saying something aloud by day: put together by touch, with help for whoever bluffs.
import { patternsOf } from "../base/gaps.js";
import { html } from "../base/html.js";
import { Composing, useStatement } from "../parts/composer.js";
import { Sheet } from "../parts/controls.js";
import { useLate } from "../parts/lazymodule.js";
import { Icon } from "../parts/scene.js";
import { t } from "../base/words.js";
import { me, tell } from "../base/wire.js";

/** @import { Choice, Pattern } from "../base/choices.js" */
/** @import { Ask } from "../base/wire.js" */

/** What is said with some choice in it; of that the host may leave to somebody only what is a deed.
 * @param {Ask} ask @returns {Pattern[]} */
export const sayings = (ask) =>
  patternsOf(ask).filter(([word, ...gaps]) => gaps.length > 0 && (!me.value.muted || word === "nominate"));

/**
 * Say something that is put together by touch.
 * @param {{ask: Ask, close: () => void, patterns?: Pattern[]}} props
 */
export function Claim({ ask, close, patterns = sayings(ask) }) {
  const made = useStatement("claim", patterns);
  const say = () =>
    tell("answer", { ask: ask.id, choice: made.words }).then((told) => told && (made.empty(), close()));
  const [help, open] = useLate("pocketbook", () =>
    import("../parts/bluffs.js").then((module) => module.Bluffs),
  );
  const draft = (/** @type {Choice[]} */ words) => (made.take(words), open(false));
  const mayBluff = patterns.some(([word]) => word === "claim") && !me.value.muted;
  return html`<${Sheet} title=${t("ui-claim")} close=${close}><div class="stack">
    ${
      mayBluff &&
      html`<button class="btn plain" aria-expanded=${String(Boolean(help))} onClick=${() => open(!help)}>
      <${Icon} name="u-bulb" />${t("floor-bluffs")}</button>`
    }${
      help
        ? html`<${help} patterns=${patterns} draft=${draft} />`
        : html`<${Composing} made=${made} note=${t("ui-claim-note")}>
      <button class="btn main grow" disabled=${!made.whole} onClick=${say}>
        ${t("ui-say-it")}</button></${Composing}>`
    }</div></${Sheet}>`;
}
