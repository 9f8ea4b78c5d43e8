// @ts-check
// What stands in the circle of the square while all talk: the candle, who lives, how many hands it takes.
import { html } from "../../base/html.js";
import { Icon } from "../../parts/scene.js";
import { TableCandle, TimeLeft } from "../../parts/time.js";
import { thoseWhoAnswer } from "../../base/phases.js";
import { t } from "../../base/words.js";
import { circle, livingHere } from "./poll.js";
import { agreed } from "./seats.js";
import { handsFor } from "./deeds.js";

/** What stands in the circle while all talk. @param {{deed: string}} props */
export const Talking = ({ deed }) => html`<${TableCandle} tall=${56} /><${TimeLeft} />
      <span class="chip">${t("square-living", { n: livingHere().length, of: circle().length })}</span>
      ${handsFor(deed) && html`<span class="chip"><${Icon} name="u-hand-up" />${handsFor(deed)}</span>`}
      ${
        agreed().length > 0 &&
        html`<span class="chip"><${Icon} name="u-check" />
        ${t("ui-ready-count", { n: agreed().length, of: thoseWhoAnswer().length })}</span>`
      }`;
