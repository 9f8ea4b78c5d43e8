// @ts-check
// On the first page: the way to the evenings that this device has a link of; nothing where it has none.
import { known, pageOf } from "../base/evenings.js";
import { html } from "../base/html.js";
import { loadWordsOf, t } from "../base/words.js";
import { Icon } from "./scene.js";

await loadWordsOf("evenings");
const MOST = 3;

export const OwnEvenings = () =>
  html`<div class="row centre wrap">${known()
    .slice(0, MOST)
    .map(
      ({ link, name }) => html`<a class="btn plain" key=${link} href=${pageOf(link)}>
      <${Icon} name="u-journal" /><bdi>${name || t("evenings-title")}</bdi></a>`,
    )}</div>`;
