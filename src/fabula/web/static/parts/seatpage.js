// @ts-check
// The page of a seat: what can be done with whoever sits there, what they have said, how they have voted, and
// what this player thinks of them.
import { known, nameOf } from "../base/fold.js";
import { patternsOf, seatsIn } from "../base/gaps.js";
import { heard } from "../base/publicrecord.js";
import { html, useState } from "../base/html.js";
import { isDead, isNight } from "../base/phases.js";
import { naming, optionText } from "../base/story.js";
import { taleOf } from "../base/tales.js";
import { several, t } from "../base/words.js";
import { asks, me, room, tell } from "../base/wire.js";
import { AskAside } from "./asideinvitation.js";
import { Sheet } from "./controls.js";
import { FaceAt } from "./face.js";
import { useHalfMade } from "./sheetdraft.js";
import { Icon, IconButton } from "./scene.js";
import { Lately } from "./table.js";
import { whenText } from "./claimline.js";
import { Said } from "./seatclaims.js";
import { Pencil } from "./jottings.js";

/** @import { Choice, Typed } from "../base/choices.js" */
/** @import { Said as Spoken } from "../base/messages.js" */

/** What may be done with somebody by day, by its word, the most important first. */
const DEEDS = ["nominate", "exile", "suspect", "trust"];
const SIGNS = { nominate: "u-hand-up", exile: "u-flag", suspect: "u-side-evil", trust: "u-side-good" };
/** What is there only where it may be done, and then stands in for what may not. */
const INSTEAD = { exile: "nominate" };

/** From this size on the page of a seat stands aside: the ring stays in sight, and may be touched. */
const [BROAD, TALL] = [760, 480];

/** Lay a sheet aside where there is room, else over the screen. @param {HTMLDialogElement | null} box */
function aside(box) {
  if (!box) return;
  if (innerWidth < BROAD || innerHeight <= TALL) return void box.showModal();
  box.classList.add("aside");
  box.show();
  const leave = (/** @type {KeyboardEvent} */ { key }) => {
    if (box.isConnected && key !== "Escape") return;
    removeEventListener("keydown", leave);
    box.close();
  };
  addEventListener("keydown", leave);
}

/** @param {{seat: number, go: (seat: number) => void, close: () => void}} props */
export function SeatPage({ seat, go, close }) {
  const circle = known.value.circle || [...room.value.seats.keys()];
  const others = circle.filter((one) => one !== me.value.seat);
  const step = (/** @type {number} */ by) =>
    go(others[(others.indexOf(seat) + by + others.length) % others.length]);
  return html`<${Sheet} title=${nameOf(seat)} close=${close} lay=${aside}>
    <div class="seat-page stack" key=${seat}>
    <div class="row between neighbours"><${IconButton} name="u-back" label=${t("book-before")}
      onClick=${() => step(-1)} /><span class="dim named"><${FaceAt} seat=${seat} />
      ${several([t("floor-seat", { n: seat + 1 }), ...(isDead(seat) ? [t("ui-dead")] : [])])}</span>
      <${IconButton} name="u-next" label=${t("book-after")} onClick=${() => step(1)} /></div>
    ${!isNight() && html`<${Deeds} seat=${seat} close=${close} />`}
    <${Said} seat=${seat} /><${Pencil} seat=${seat} /><${Votes} seat=${seat} /></div></${Sheet}>`;
}

/** @param {{seat: number, close: () => void}} props */
function Deeds({ seat, close }) {
  const ask = asks.value.find((one) => one.open);
  const patterns = patternsOf(ask);
  const may = (/** @type {string} */ word) =>
    patterns.some((one) => one[0] === word && one.length === 2 && seatsIn(one, 1).includes(seat));
  const hidden = Object.entries(INSTEAD).map(([one, other]) => (may(one) ? other : one));
  const offered = DEEDS.filter(
    (word) => !hidden.includes(word) && patterns.some(([other]) => other === word),
  );
  const isEarly =
    Boolean(ask) &&
    known.value.phase === "day" &&
    !isDead(me.value.seat) &&
    !known.value.travellers[seat] &&
    taleOf(room.value.tale).timers.some(({ key }) => key === "nominations");
  const isNominated = offered[0] === "nominate" && !may("nominate") && known.value.nominated.includes(seat);
  const act = (/** @type {string} */ word) => () =>
    tell("answer", { ask: ask?.id ?? "", choice: [word, seat] }).then(close);
  return html`${
    isEarly &&
    html`<div class="deeds"><button class="btn" disabled><${Icon} name=${SIGNS.nominate} />
      ${t("book-nominate")}</button></div><p class="small dim">${t("book-nominate-later")}</p>`
  }${
    offered.length > 0 &&
    html`<div class="deeds">${offered.map(
      (word) => html`<button class="btn" key=${word} disabled=${!may(word)} onClick=${act(word)}>
      <${Icon} name=${SIGNS[/** @type {keyof typeof SIGNS} */ (word)]} />${t(`book-${word}`)}</button>`,
    )}</div>`
  }${isNominated && html`<p class="small dim">${t("book-was-nominated")}</p>`}${
    me.value.seat !== null &&
    !me.value.muted &&
    html`<button class="btn plain" onClick=${() => tell("sign", { sign: "point", at: seat }).then(close)}>
    <${Icon} name="w-point" />${t("book-point")}</button>`
  }<${AskAside} seat=${seat} then=${close} /><${Whisper} seat=${seat} />`;
}

/** Words for them alone. @param {{seat: number}} props */
function Whisper({ seat }) {
  const [text, type] = useHalfMade(`whisper ${seat}`, "");
  const [isSent, send] = useState(false);
  const one = room.value.people.find(({ id }) => id === room.value.seats[seat]);
  if (
    !one ||
    (one.bot && room.value.stage !== "playing") ||
    one.guest ||
    me.value.muted ||
    isDead(me.value.seat)
  )
    return null;
  const between = (/** @type {Spoken} */ { person, to = [] }) =>
    [to].flat().length === 1 && [person, to].flat().every((id) => [one.id, me.value.id].includes(id));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) tell("say", { text, to: one.id }).then((told) => told && (type(""), send(true)));
  };
  return html`<details class="whisper"><summary><${Icon} name="u-whisper" />${t("book-whisper")}</summary>
    <form class="row" onSubmit=${submit}><span class="field grow"><input class="words" maxlength="500"
      aria-label=${t("book-whisper-to", { name: nameOf(seat) })} value=${text}
      onInput=${(/** @type {Typed} */ event) => (type(event.currentTarget.value), send(false))} /></span>
      <button class="ibtn" aria-label=${t("ui-send")}><${Icon} name="u-next" /></button></form>
    <p class="small dim" role="status">${isSent ? t("book-whispered") : ""}</p>
    <${Lately} among=${between} /></details>`;
}

/** Whom they have named and voted for, and who has voted for them. @param {{seat: number}} props */
function Votes({ seat }) {
  const { named, votes } = heard.value;
  const name = (/** @type {Choice} */ place) => optionText(room.value.tale, place, naming(nameOf));
  const lines = [
    ...named
      .filter((one) => one.seat === seat)
      .map((one) => ({ when: one, text: t("book-named", { name: nameOf(one.nominee) }) })),
    ...votes
      .filter(({ hands }) => hands.includes(seat))
      .map((one) => ({ when: one, text: t("book-voted-for", { name: name(one.about) }) })),
    ...votes
      .filter(({ about }) => about === seat)
      .map((one) => ({
        when: one,
        text: one.hands.length
          ? t("book-votes-against", { names: several(one.hands.map(nameOf)) })
          : t("book-votes-nobody"),
      })),
  ];
  return html`<section><h3>${t("book-votes")}</h3>
    ${lines.length === 0 && html`<p class="dim">${t("book-no-votes")}</p>`}
    <ul class="heard-of">${lines.map(
      ({ when, text }) => html`<li><span class="when">${whenText(when)}</span>
      <span class="what">${text}</span></li>`,
    )}</ul></section>`;
}
