// @ts-check
// Whether the evenings of this table are kept, and the way to what is kept of them.
import { html } from "../base/html.js";
import { t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { useLate } from "./lazymodule.js";
import { Icon } from "./scene.js";

/** For the host always, for all others where games are kept. */
export function Kept() {
  const [Keeping, open] = useLate(
    "evenings",
    async () => (await import("../screens/chroniclesheet.js")).Keeping,
  );
  const { chronicle } = room.value;
  if (!me.value.id || (!chronicle && !me.value.host)) return null;
  return html`<button class="btn plain evenings-of" onClick=${() => open(true)}><${Icon} name="u-journal" />
    <span>${chronicle ? t("table-evenings-in", { name: chronicle }) : t("table-evenings")}</span></button>
    ${Keeping && html`<${Keeping} close=${() => open(false)} />`}`;
}
