// @ts-check
// A picture of the Grimoire as it lies: tokens, who is dead, reminders, the Demon’s bluffs. It is drawn on
// this device and sent to nobody.
import { coinsOf, drawThree, give, painted } from "../../../screens/picture.js";
import { html, useState } from "../../../base/html.js";
import { phaseTitle } from "../../../base/phases.js";
import { role as roleName, t } from "../../../base/words.js";
import { room } from "../../../base/wire.js";
import { Sheet } from "../../../parts/controls.js";
import { Icon } from "../../../parts/scene.js";
import { book } from "./book.js";
import { chipsOf, chipText } from "./chips.js";

const MOST_LINES = 3;

/** What lies at a token besides, in words. @param {number} seat */
function linesAt(seat) {
  const { believed, roles } = book.value;
  const takes = believed[seat] && believed[seat] !== roles[seat] ? [believed[seat]] : [];
  const marks = chipsOf(seat).map(chipText);
  return [...takes.map((one) => `(${roleName(room.value.tale, one)})`), ...marks].slice(0, MOST_LINES);
}

/** The picture. */
export function picture() {
  const { circle, roles, dead, bluffs } = book.value;
  const around = coinsOf(
    circle.filter((seat) => roles[seat]),
    (seat) => ({ role: roles[seat], dead: dead.includes(seat), won: false, below: linesAt(seat) }),
  );
  return painted(phaseTitle(room.value.tale), around, async (pen) => {
    if (bluffs.length) await drawThree(pen, bluffs, t("grim-card-bluffs"));
  });
}

/** Before it is made it is said whom it is not for. @param {{close: () => void}} props */
export function PictureSheet({ close }) {
  const [busy, be] = useState(false);
  const make = async () => {
    be(true);
    await give(await picture(), `fabula-${room.value.code}.png`);
    close();
  };
  return html`<${Sheet} title=${t("grim-picture")} close=${close}><p>${t("grim-picture.note")}</p>
    <button class="btn main" disabled=${busy} onClick=${make}><${Icon} name="u-save" />
    ${t("grim-picture.make")}</button></${Sheet}>`;
}
