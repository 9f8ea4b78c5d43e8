// @ts-check
// With large letters there is room for one button: the others lie under it.
import { html } from "../base/html.js";
import { isLarge } from "../base/lettersize.js";
import { t } from "../base/words.js";
import { Icon } from "./scene.js";

/** @param {{children?: import("../vendor/preact.js").Child}} props */
export const Folding = ({ children }) =>
  isLarge()
    ? html`<details class="folding"><summary class="btn"><${Icon} name="u-down" />${t("floor-more")}</summary>
        ${children}</details>`
    : children;
