// @ts-check
// The circle as whoever leads sees it: the card of each, who is to die, who may not speak.
import { isApart, known, nameOf } from "../base/fold.js";
import { AskedHere, touched } from "../parts/circleanswer.js";
import { html } from "../base/html.js";
import { LARGE, type } from "../base/lettersize.js";
import { wordBadge, wordLabel } from "../parts/speakers.js";
import { goneBadge, goneWords } from "../parts/connection.js";
import { Badge, Ring } from "../parts/ring.js";
import { Icon, sideClass, useWindow } from "../parts/scene.js";
import { Paused } from "../parts/menu.js";
import { isTimed, TimeLeft, TimeTold } from "../parts/time.js";
import { isDead } from "../base/phases.js";
import { roleOf, taleOf } from "../base/tales.js";
import { labelled, role as roleName, t } from "../base/words.js";
import { amendments, asks, entries, foresight, room } from "../base/wire.js";
import { Spares } from "../parts/retelling.js";
import { deedMarks, deeds, deedThreads, deedWords } from "./nightdeeds.js";

/** @import { Child } from "../vendor/preact.js" */

/**
 * The card that lies at a place, for whoever sees all.
 * @param {string | number} place
 * @returns {{cls: string, face?: Child, role?: string}}
 */
export function tokenOf(place) {
  const { tale } = room.value;
  const card = known.value.cards[place];
  const facts = card && roleOf(tale, card.copied || card.role);
  return card
    ? {
        face: html`<${Icon} name=${`g-${facts.icon}`} />`,
        cls: `s-${sideClass(facts.side, facts.tale)}`,
        role: card.copied
          ? `${roleName(tale, card.role)} = ${roleName(tale, card.copied)}`
          : roleName(tale, card.role),
      }
    : { cls: "" };
}

/** On a laptop the sheet has a column of so much, its foot too, and the circle has the rest (px). */
const [LAPTOP, HIGH, BESIDES_IT, SHEET, NARROW] = [1100, 600, 110, 464, 640];
/** The largest tokens there (px), and what they have of the height of a large screen. */
const [TOKEN, SHARE] = [100, 0.11];

/** Whether the sheet stands beside the circle, from the bar to the foot; a coach has the breadth of both. */
const isBesideIt = () =>
  innerWidth >= LAPTOP && innerHeight >= HIGH && type.value <= LARGE && !room.value.settings.practice;

/** On a laptop a token has the sign of its side, which is not told by colour alone. @param {number} seat */
function sidePip(seat) {
  const card = known.value.cards[seat];
  const facts = card && roleOf(room.value.tale, card.copied || card.role);
  return (
    facts && html`<span class="pip"><${Icon} name=${`u-side-${sideClass(facts.side, facts.tale)}`} /></span>`
  );
}

/** Who is to die, as far as it can be foreseen. */
const doomed = () =>
  foresight.value.filter((line) => line.code.startsWith("foresee-dies")).map((line) => line.args?.who);

/** Who may not speak: by the rules, or enchanted. */
const silent = () => [
  ...known.value.silent,
  ...entries.value
    .filter((event) => event.e === "enchanted")
    .filter(({ game }) => game === "this")
    .map((event) => event.seat),
];

/**
 * The seats of the ring, as whoever leads sees them; covered, they tell nothing that not all know.
 * @param {boolean} covered
 * @param {(seat: number) => void} open
 */
function seatsShown(covered, open) {
  const state = known.value;
  const asked = asks.value.filter((ask) => !ask.open && ask.seat !== null);
  const [dying, quiet] = [covered ? [] : doomed(), silent()];
  const tonight = covered ? [] : deeds();
  const hasPips = isBesideIt();
  return room.value.seats.map((_, seat) => {
    const shown = covered ? { cls: "", role: "" } : tokenOf(seat);
    const onIt = covered ? { cls: "" } : touched(seat, amendments.value.length ? open : undefined);
    const waits = !covered && asked.some((ask) => ask.seat === seat && ask.answered === undefined);
    const words = [
      labelled(nameOf(seat), shown.role || ""),
      ...goneWords(seat),
      isDead(seat) && t("ui-dead"),
      dying.includes(seat) && t("ui-doomed"),
      quiet.includes(seat) && t("ui-silent"),
      ...deedWords(seat, tonight),
      wordLabel(seat),
    ];
    return {
      name: nameOf(seat),
      seat,
      apart: isApart(seat),
      ...shown,
      face: hasPips && shown.face ? html`${shown.face}${sidePip(seat)}` : shown.face,
      ...onIt,
      cls: `${shown.cls} ${onIt.cls} ${waits ? "cur" : ""} ${isDead(seat) ? "dead" : ""}`,
      label: words.filter(Boolean).join(", "),
      badge: html`${state.ready.includes(seat) && html`<${Badge} icon="u-check" />`}
        ${dying.includes(seat) && html`<${Badge} icon="u-grave" cls="l" />`}
        ${state.jailed.includes(seat) && html`<${Badge} icon="u-lock" />`}
        ${quiet.includes(seat) && html`<${Badge} icon="u-close" />`}
        ${state.nominees.includes(seat) && html`<${Badge} icon="u-hand-up" />`}
        ${wordBadge(seat)}${goneBadge(seat)}${deedMarks(seat, tonight)}`,
    };
  });
}

/** From this width on the circle has a column of its own, and what of the height is not its own (px). */
const [WIDE, BESIDES, OF_SPARES] = [1000, 200, 120];
/**
 * The circle of all, as high as there is room for, so that what all watch has its place in the middle; and
 * the cards below it.
 * @param {{covered: boolean, open: (seat: number) => void}} props
 */
export function Round({ covered, open }) {
  useWindow();
  const hasSpares = taleOf(room.value.tale).spares > 0;
  const beside = isBesideIt();
  const free = innerHeight - (beside ? BESIDES_IT : BESIDES) - (hasSpares ? OF_SPARES : 0);
  const low = innerWidth < WIDE ? 0 : free;
  const most = beside ? innerWidth - SHEET : NARROW;
  const token = (/** @type {string | number} */ place) => (covered ? { cls: "" } : tokenOf(place));
  return html`<div><${Ring} seats=${seatsShown(covered, open)} most=${most} low=${low} gtok=${true}
      coin=${beside ? Math.max(TOKEN, Math.round(innerHeight * SHARE)) : 0}
      threads=${covered || !beside ? [] : deedThreads()}>
    <${TimeLeft} />${isTimed.value && html`<${Paused} />`}<${AskedHere} /></${Ring}>
    ${hasSpares && html`<${Spares} token=${token} />`}<${TimeTold} /></div>`;
}
