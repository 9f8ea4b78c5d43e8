// @ts-check
// The tools in the bar of the Grimoire, and the sheets that they lay over it.
import { CardSheet } from "./cards.js";
import { MarksSheet } from "./marks.js";
import { OrderSheet } from "./order.js";
import { AdviceSheet, ArrivalSheet, EndSheet } from "./seat.js";
import { html, signal, useEffect, useState } from "../../../base/html.js";
import { Note } from "../../../parts/leadernotes.js";
import { Sheet } from "../../../parts/controls.js";
import { Handing } from "../../../parts/handover.js";
import { Menu } from "../../../parts/menu.js";
import { Icon } from "../../../parts/scene.js";
import { keep, t } from "../../../base/words.js";
import { moves } from "../../../base/wire.js";
import { CompanySheet } from "../company.js";
import { RulingsSheet } from "../rulings.js";
import { Moves, SureToTakeBack, takeBack } from "../../../screens/notebook.js";

/** @import { Child } from "../../../vendor/preact.js" */

const MIRRORED = "fabula.mirrored";

/** Whether the sheet lies on the left, where a left hand writes; kept on this device. */
export const isMirrored = signal(keep(() => localStorage.getItem(MIRRORED)) === "yes");

function mirror() {
  isMirrored.value = !isMirrored.value;
  keep(() => localStorage.setItem(MIRRORED, isMirrored.value ? "yes" : "no"));
}

/** What can be done at any moment, above. @param {{lay: (sheet: string) => void}} props */
export function Tools({ lay }) {
  const tools = [
    { id: "card", icon: "u-card", label: t("grim-show-card"), cls: "wide-only" },
    { id: "marks", icon: "u-mark", label: t("mark-title"), cls: "wide-only" },
    ...(moves.value.length
      ? [{ id: "moves", icon: "u-journal", label: t("ui-answers"), cls: "wide-only" }]
      : []),
    { id: "more", icon: "u-plus", label: t("grim-more") },
  ];
  return html`<button class="tool" aria-label=${t("ui-undo")} onClick=${() => takeBack(() => lay("undo"))}>
      <${Icon} name="u-undo" /><span>
        ${t("grim-undo")}</span></button>
      ${tools.map(
        (tool) => html`<button class=${`tool ${tool.cls || ""}`} aria-label=${tool.label}
            onClick=${() => lay(tool.id)}>
        <${Icon} name=${tool.icon} /><span>${tool.label}</span></button>`,
      )}<${Menu} />`;
}

/**
 * What is done rarely, behind one button.
 * @param {{lay: (sheet: string) => void, close: () => void}} props
 */
export function MoreSheet({ lay, close }) {
  const line = (/** @type {string} */ id, /** @type {string} */ icon, /** @type {string} */ label) =>
    html`<button class="btn" onClick=${() => lay(id)}><${Icon} name=${icon} />${label}</button>`;
  return html`<${Sheet} title=${t("grim-more")} close=${close}><div class="stack menu">
      ${
        moves.value.length > 0 &&
        html`<button class="btn narrow-only" onClick=${() => lay("moves")}><${Icon} name="u-journal" />
          ${t("ui-answers")}</button>`
      }
      <button class="btn narrow-only" onClick=${() => lay("card")}><${Icon} name="u-card" />
        ${t("grim-show-card")}</button>
      <button class="btn narrow-only" onClick=${() => lay("marks")}><${Icon} name="u-mark" />
        ${t("mark-title")}</button>${line("notes", "u-pen", t("desk-note"))}
      ${line("traveller", "u-plus", t("grim-traveller"))}
      ${line("company", "u-flag", t("company-title"))}
      ${line("rulings", "u-pen", t("rulings-title"))}
      ${line("order", "u-down", t("grim-order"))}
      ${line("advice", "u-bulb", t("grim-advice"))}
      ${line("handing", "u-candle", t("floor-handing"))}
      <button class="btn beside-only" aria-pressed=${String(isMirrored.value)}
        onClick=${() => (mirror(), close())}>
        <${Icon} name="u-hand-up" />${t("grim-mirror")}</button>
      ${line("picture", "u-save", t("grim-picture"))}
      ${line("end", "u-flag", t("ui-amend-win"))}</div></${Sheet}>`;
}

/** The notes of the game. @param {{close: () => void}} props */
const NotesSheet = ({ close }) =>
  html`<${Sheet} title=${t("desk-note")} close=${close}><${Note} /></${Sheet}>`;

/** A picture of all this, which comes when it is wished for. @param {{close: () => void}} props */
function LatePicture({ close }) {
  const [at, come] = useState({
    Page: /** @type {typeof import("./picture.js").PictureSheet | null} */ (null),
  });
  useEffect(() => {
    import("./picture.js").then((module) => come({ Page: module.PictureSheet }), close);
  }, []);
  return at.Page && html`<${at.Page} close=${close} />`;
}

/**
 * The sheets that lie over the Grimoire one at a time.
 * @type {Record<string, (props: {close: () => void}) => Child>}
 */
export const SHEETS = {
  undo: SureToTakeBack,
  moves: Moves,
  marks: MarksSheet,
  notes: NotesSheet,
  card: CardSheet,
  traveller: ArrivalSheet,
  company: CompanySheet,
  rulings: RulingsSheet,
  order: OrderSheet,
  advice: AdviceSheet,
  handing: Handing,
  end: EndSheet,
  picture: LatePicture,
};
