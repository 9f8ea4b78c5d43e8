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
import { chipsOf, chipText, COLOURS, ownMarks } from "./chips.js";
import { drawReminders } from "./reminders.js";

/** @import { OwnMark } from "../../../base/messages.js" */
/** @import { Word } from "./reminders.js" */

/** What lies at a token besides, in words. @param {number} seat @returns {Word[]} */
function wordsAt(seat) {
  const { believed, roles } = book.value;
  const takes = believed[seat] && believed[seat] !== roles[seat] ? [believed[seat]] : [];
  const marks = chipsOf(seat).filter(({ id, own }) => id !== "belief" && !own);
  return [
    ...takes.map((one) => ({ text: `(${roleName(room.value.tale, one)})` })),
    ...marks.map((chip) => ({ text: chipText(chip) })),
    ...ownMarks(seat).map(inItsColour),
  ];
}

/** A mark in own words, with its sign and its colour. @param {OwnMark} own @returns {Word} */
const inItsColour = ({ text, colour = "plain" }) => ({
  text,
  icon: COLOURS[colour],
  colour: byNight(`c-${colour}`),
});

/** The colour of marks as they are by night, for a picture has a night sky. @param {string} cls */
function byNight(cls) {
  const probe = Object.assign(document.createElement("i"), { className: cls, hidden: true });
  probe.dataset.phase = "night";
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue("--own").trim();
  probe.remove();
  return colour || undefined;
}

/** The picture. */
export function picture() {
  const { circle, roles, dead, bluffs } = book.value;
  const seats = circle.filter((seat) => roles[seat]);
  const around = coinsOf(seats, (seat) => ({ role: roles[seat], dead: dead.includes(seat), won: false }));
  const laid = seats
    .map((seat, i) => ({ coin: around.coins[i], words: wordsAt(seat) }))
    .filter(({ words }) => words.length);
  return painted(phaseTitle(room.value.tale), around, async (pen) => {
    if (bluffs.length) await drawThree(pen, bluffs, t("grim-card-bluffs"));
    await drawReminders(pen, around, laid, {
      bluffs: bluffs.length > 0,
      words: ownMarks(null).map(inItsColour),
    });
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
