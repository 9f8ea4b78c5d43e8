// @ts-check
// What the dead may do: wager on who wins, and watch with open eyes, where the table has agreed on it.
import { html } from "../base/html.js";
import { isDead } from "../base/phases.js";
import { t } from "../base/words.js";
import { wager } from "../base/outbox.js";
import { me, room } from "../base/wire.js";
import { useLate } from "./lazymodule.js";
import { Icon } from "./scene.js";

/** The ways there, for somebody dead; before eyes are opened it is said what that means. */
export function OfTheDead() {
  const [Sure, ask] = useLate("watching", async () => (await import("../screens/deadview.js")).Sure);
  const [Wager, open] = useLate("pocketbook", async () => (await import("./wager.js")).WagerSheet);
  const { seat } = me.value;
  if (seat === null || !isDead(seat)) return null;
  const { settings } = room.value;
  return html`<div class="row centre of-the-dead"><button class="btn" onClick=${() => open(true)}>
    <${Icon} name="u-mark" />
    ${t(wager.value ? "floor-wager-made" : "floor-wager")}</button>
    ${
      settings.open_eyes &&
      html`<button class="btn" onClick=${() => ask(true)}><${Icon} name="u-eye" />
      ${t("ui-open-eyes")}</button>`
    }</div>
    ${Wager && html`<${Wager} close=${() => open(false)} />`}
    ${Sure && html`<${Sure} close=${() => ask(false)} />`}`;
}
