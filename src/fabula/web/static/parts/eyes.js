// @ts-check
// The dead may watch with open eyes, where the table has agreed on it.
import { html } from "../base/html.js";
import { isDead } from "../base/phases.js";
import { t } from "../base/words.js";
import { me, room } from "../base/wire.js";
import { useLate } from "./late.js";
import { Icon } from "./scene.js";

/** The way there, for somebody dead; first it is said what that means. */
export function OpenEyes() {
  const [Sure, ask] = useLate("watching", async () => (await import("../screens/watching.js")).Sure);
  const { seat } = me.value;
  if (!room.value.settings.open_eyes || seat === null || !isDead(seat)) return null;
  return html`<div class="row centre"><button class="btn" onClick=${() => ask(true)}>
    <${Icon} name="u-eye" />${t("ui-open-eyes")}
    </button></div>
    ${Sure && html`<${Sure} close=${() => ask(false)} />`}`;
}
