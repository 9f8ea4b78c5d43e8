// @ts-check
// What onlookers see of a table, on a big screen and in the overlay of a stream: its seats, and what is said.
import { isApart, known, nameOf } from "../base/fold.js";
import { html } from "../base/html.js";
import { isDead } from "../base/phases.js";
import { latest } from "../base/scenewords.js";
import { naming, newsLines, saidText, wonText } from "../base/story.js";
import { roleOf, screensOf } from "../base/tales.js";
import { role as roleName, t } from "../base/words.js";
import { room } from "../base/wire.js";
import { claimSeen, claimWords } from "../parts/claims.js";
import { wordBadge } from "../parts/speakers.js";
import { goneBadge, goneWords } from "../parts/connection.js";
import { pollBadges, pollClass, pollWords, questionAbout } from "../parts/poll.js";
import { Badge } from "../parts/ring.js";
import { Icon, sideClass } from "../parts/scene.js";
import { caption } from "../parts/voice.js";

/** From this width and height on everything is as large as from across a room. */
const [WIDE, TALL] = [700, 480];

export const isBig = () => innerWidth > WIDE && innerHeight > TALL;

/**
 * A card at the end of a game: on paper, in the colour and with the sign of its side.
 * @param {number} seat
 * @param {{role: string, copied?: string}} card
 */
function turnedOver(seat, card) {
  const { icon, side, tale } = roleOf(room.value.tale, card.copied || card.role);
  const its = sideClass(side, tale);
  return {
    cls: `gtok s-${its} ${isDead(seat) ? "dead" : ""}`,
    face: html`<${Icon} name=${`g-${icon}`} /><span class="pip"><${Icon} name=${`u-side-${its}`} /></span>`,
  };
}

/**
 * A seat of the ring, as all may see it.
 * @param {string | null} id
 * @param {number} seat
 */
function seatOf(id, seat) {
  const here = room.value;
  const { ready, revealed, raised, jailed, nominees, candidate } = known.value;
  const one = here.people.find((other) => other.id === id);
  const card = revealed[seat];
  const claimed = claimSeen(seat, isBig());
  return {
    name: nameOf(seat),
    seat,
    role: claimed.role,
    apart: isApart(seat),
    label: `${[nameOf(seat), ...goneWords(seat)].join(", ")}${isDead(seat) ? `, ${t("ui-dead")}` : ""}${
      card ? `, ${roleName(here.tale, card.copied || card.role)}` : ""
    }${pollWords(seat, candidate)
      .concat(claimWords(seat))
      .map((word) => `, ${word}`)
      .join("")}`,
    cls: `${one?.gone ? "away" : ""} ${isDead(seat) ? "dead" : ""} ${pollClass(seat, candidate)}`,
    face: card
      ? html`<${Icon} name=${`g-${roleOf(here.tale, card.copied || card.role).icon}`} />`
      : undefined,
    ...(here.stage === "after" && card ? turnedOver(seat, card) : {}),
    badge:
      here.stage === "after"
        ? isDead(seat) && html`<${Badge} icon="u-grave" />`
        : html`${pollBadges(seat, candidate)}${ready.includes(seat) && html`<${Badge} icon="u-check" />`}
      ${raised?.seats.includes(seat) && html`<${Badge} icon="u-hand-up" cls="hand" />`}
      ${!raised && nominees.includes(seat) && html`<${Badge} icon="u-hand-up" cls="l" />`}
      ${jailed.includes(seat) && html`<${Badge} icon="u-lock" />`}${wordBadge(seat)}${goneBadge(seat)}
      ${claimed.badge}`,
  };
}

/** All seats as all may see them, in the order of the circle. */
export function seatsSeen() {
  const { seats, stage } = room.value;
  const circle = (stage !== "lobby" && known.value.circle) || [...seats.keys()];
  return circle.map((seat) => seatOf(seats[seat], seat));
}

/**
 * The words below: of a poll, of the end, of the last claim, of the news, else of the phase.
 * @param {string} scene
 */
export function wordsNow(scene) {
  const here = room.value;
  const { phase, revealed, claims, won, news, candidate } = known.value;
  const { wallWords } = screensOf(here.tale);
  const last = claims.at(-1);
  const told = newsLines(
    here.tale,
    news.filter((event) => event.e !== "voted"),
    naming(nameOf),
    0,
  );
  return (
    wallWords?.() ||
    (scene === "vote" && candidate !== null && questionAbout(candidate)) ||
    (won
      ? wonText(here.tale, won, (seat) => revealed[seat]?.copied || revealed[seat]?.role || "")
      : scene === "day" && last && !told.length
        ? saidText(here.tale, last, naming(nameOf))
        : told.length && scene !== "night"
          ? latest(told)
          : caption.value ||
            t(
              here.stage === "lobby"
                ? "ui-screen-lobby"
                : `ui-screen-${
                    phase === "end"
                      ? "end"
                      : { dusk: "dusk", night: "night", day: "day", vote: "vote" }[scene]
                  }`,
            ))
  );
}
