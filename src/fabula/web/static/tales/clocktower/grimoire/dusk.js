// @ts-check
// Dusk: the day is decided and the talk still open; whoever leads says what may be used, and prepares the
// night.
import { patternsOf } from "../../../base/gaps.js";
import { html, useState } from "../../../base/html.js";
import { Sheet } from "../../../parts/controls.js";
import { Icon } from "../../../parts/scene.js";
import { roleOf } from "../../../base/tales.js";
import { role as roleName, several, t } from "../../../base/words.js";
import { amendments, asks, coming, foresight, room, tell } from "../../../base/wire.js";
import { aboutOf, named } from "./book.js";
import { choiceWords, Decision, drafted, questionId } from "./decision.js";
import { iconOf, lineText } from "./lines.js";

/** @import { Choice } from "../../../base/choices.js" */
/** @typedef {import("../../../base/wire.js").Ask} Coming */

/** The roles of the script whose abilities somebody may say now to use. */
function usable() {
  const { tale, roles } = room.value;
  const words = new Set(asks.value.flatMap((ask) => (ask.open ? patternsOf(ask).map(([word]) => word) : [])));
  return roles.filter((role) => words.has(roleOf(tale, role).speaks)).map((role) => roleName(tale, role));
}

/** What may still be used of what is used by day. */
function mayUse() {
  const roles = usable();
  return roles.length ? t("grim-may-use-these", { roles: several(roles) }) : t("grim-may-use");
}

/** Whether abilities of the day may be used between the execution and the night. */
function Discretion() {
  const act = ["too_late", "let_use"].find((word) => amendments.value.some((one) => one[0] === word));
  if (!act) return null;
  return html`<p class="small">${act === "too_late" ? mayUse() : t("grim-too-late-now")}</p>
    <button class="btn small" onClick=${() => tell("amend", { act: [act] })}>
      ${t(act === "too_late" ? "grim-too-late" : "grim-let-use")}</button>`;
}

export const AtDusk = () => html`<section class="panel stack"><h2>${t("grim-at-dusk")}</h2>
  <p class="small">${t("grim-at-dusk-note")}</p><${Discretion} /></section><${Preparing} />`;

/** The lines to come, and what will have to be decided at them. */
export function Preparing() {
  const [open, lay] = useState("");
  const lines = foresight.value
    .filter(({ code }) => code === "foresee-line")
    .map(({ args }) => String(args?.line));
  if (!lines.length) return null;
  const one = coming.value.find(({ id }) => id === open);
  return html`<section class="panel stack"><h2>${t("grim-prepare")}</h2>
    ${coming.value.length > 0 && html`<p class="small dim">${t("grim-prepare-note")}</p>`}
    <ol class="sheet-lines">${lines.map(
      (line) => html`<li class="next"><${Icon} name=${iconOf(line)} /><div class="grow stack tight">
      <span><b>${lineText(line)}</b>${aboutOf(line).length > 0 && `, ${several(aboutOf(line).map(named))}`}
      </span>
      ${coming.value
        .filter((other) => other.line === line)
        .map(
          (other) =>
            html`<button class="btn small wordy" onClick=${() => lay(other.id)}>
        <${Icon} name=${other.decided ? "u-check" : "u-pen"} /><span><span class="tiny block">
        ${t(questionId(other.prompt))}</span>
        ${choiceWords(other.prompt, other.suggested)}</span></button>`,
        )}</div></li>`,
    )}</ol>
    ${one && html`<${OneToCome} key=${open} one=${one} close=${() => lay("")} />`}</section>`;
}

/** One thing to decide before it is asked. @param {{one: Coming, close: () => void}} props */
function OneToCome({ one: ask, close }) {
  const { awake = null, decided = false } = ask;
  const keep = (/** @type {{choice?: Choice}} */ more) => (
    tell("prepare", { prompt: ask.prompt, about: ask.about || [], ...more }),
    close()
  );
  const made = drafted(ask);
  return html`<${Sheet}
      title=${awake === null ? t("grim-prepare") : t("grim-prepare-for", { name: named(awake) })}
          close=${close}>
    <div class="stack"><${Decision} ask=${ask} take=${(/** @type {Choice} */ choice) => keep({ choice })} />
    <button class="btn main" disabled=${!made} onClick=${() => keep({ choice: made?.choice })}>
      ${made ? t("grim-prepare-keep", { what: made.text }) : t("ui-choose-above")}</button>
    ${
      decided &&
      html`<button class="btn" onClick=${() => keep({})}>
    ${t("grim-prepare-open")}</button>`
    }</div></${Sheet}>`;
}
