// @ts-check
// Games that are kept, as files for this device.
import { asTable } from "../base/evenings.js";
import { html } from "../base/html.js";
import { save } from "../base/download.js";
import { sideText } from "../base/story.js";
import { isReady, tales } from "../base/tales.js";
import { t } from "../base/words.js";
import { Icon } from "./scene.js";

/** @import { Book, Game } from "../base/evenings.js" */

/** Whether the words are there of all that was played and is known here. @param {Game[]} games */
export const useTales = (games) =>
  tales
    .filter(({ id }) => games.some(({ tale }) => tale === id))
    .map(({ id }) => isReady(id))
    .every(Boolean);

/** @param {{book: Book, name: string}} props */
export function Files({ book, name }) {
  const table = () => save(new Blob([asTable(book.games, sideText)], { type: "text/csv" }), `${name}.csv`);
  const data = () =>
    save(new Blob([JSON.stringify(book, null, 1)], { type: "application/json" }), `${name}.json`);
  return html`<div class="row wrap"><button class="btn" onClick=${table}><${Icon} name="u-save" />
    ${t("evenings-csv")}</button>
    <button class="btn" onClick=${data}><${Icon} name="u-save" />${t("evenings-json")}</button></div>`;
}
