// @ts-check
// The sheet of one token: what may be changed by hand, what the role says, what the player knows, own notes.
import { asTold } from "../../../base/fold.js";
import { patternsOf, seatsIn, wordsIn } from "../../../base/gaps.js";
import { html, useState } from "../../../base/html.js";
import { roleText } from "../../../parts/card.js";
import { Note } from "../../../parts/leadernotes.js";
import { Seg, Sheet } from "../../../parts/controls.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { Ability } from "../../../parts/glossarytext.js";
import { Composer } from "../statementcomposer.js";
import { Lateness, Traveller } from "../travellers.js";
import { journalLine, naming, sideText } from "../../../base/story.js";
import { roleOf } from "../../../base/tales.js";
import { has, labelled, role as roleName, t } from "../../../base/words.js";
import { amendments, asks, room, tell } from "../../../base/wire.js";
import { beliefOf, book, heardBy, marksOf, named, sideOf, somebodyHasAPhone } from "./book.js";
import { CardSheet, cardOf, holdUp } from "./cards.js";
import { chipsOf, chipText, markText } from "./chips.js";
import { InfoCard, promptOf } from "./ledturn.js";
import { MarkPicker } from "./marks.js";
import { due, haveShown } from "./cardqueue.js";

/** @import { Ask } from "../../../base/wire.js" */
/** @import { Held } from "./cards.js" */
/** @import { Choice, Pattern, Told, Typed } from "../../../base/choices.js" */
/** @import { Entry } from "../../../base/events.js" */

const KINDS = ["townsfolk", "outsider", "minion", "demon", "traveller"];
/** Corrections without a further question, and in which order all stand. */
const ORDER = [
  "kill",
  "revive",
  "execute",
  "block",
  "wake",
  "aside",
  "role",
  "gain",
  "swap",
  "believe",
  "side",
  "mark",
  "carry",
  "unmark",
  "votes",
  "show_role",
  "show_player",
  "talked",
  "hat",
  "silence",
  "unsilence",
  "settle",
  "set_out",
  "depart",
];
const act = (/** @type {Choice[]} */ words) => tell("amend", { act: words });

/**
 * What stands in the last gap of a correction, in words.
 * @param {string} word
 * @param {string | number} one
 */
function gapText(word, one) {
  if (word === "unmark") return markText(String(one));
  if (word === "side") return sideText(room.value.tale, String(one));
  if (word === "show_player" || word === "swap") return named(one);
  return typeof one === "string" ? roleName(room.value.tale, one) : String(one);
}

/** Roles by kind, to be touched. @param {{roles: string[], touch: (role: string) => void}} props */
const RolesToTouch = ({ roles, touch }) =>
  html`${KINDS.map((kind) => {
    const tale = room.value.tale;
    const of = roles.filter((role) => roleOf(tale, role).kind === kind);
    return (
      of.length > 0 &&
      html`<div class="kind-of"><h4 class="small dim">${t(`${tale}-${kind}.plural`)}</h4><div class="picks">
    ${of.map(
      (role) => html`<button class="pick" onClick=${() => touch(role)}>
    <span class=${`mini ${sideClass(roleOf(tale, role).side, tale)}`}>
    <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span><span>
    ${roleName(tale, role)}</span></button>`,
    )}</div></div>`
    );
  })}`;

/**
 * Carry a mark from a seat to another: which, where several lie there, and to whom.
 * @param {{seat: number, open: Pattern, marks: string[], put: (words: Choice[]) => void}} props
 */
function Carrying({ seat, open, marks, put }) {
  const lying = marksOf(seat).map((mark) => mark.kind);
  const [mark, lift] = useState("");
  const carried = lying.length === 1 ? lying[0] : mark;
  return html`${
    lying.length > 1 &&
    html`<div class="picks" role="group" aria-label=${t("grim-amend-carry")}>
      ${marks.map(
        (one) =>
          html`<button class=${`pick ${mark === one ? "on" : ""}`} aria-pressed=${String(mark === one)}
              onClick=${() => lift(one)}>
      ${markText(one)}</button>`,
      )}</div>`
  }
      ${
        carried &&
        html`<h4>${labelled(markText(carried), t("grim-carry-to"))}</h4>
        <div class="picks" role="group" aria-label=${t("grim-carry-to")}>
        ${seatsIn(open, 3)
          .filter((one) => one !== seat)
          .map(
            (one) =>
              html`<button class="pick" onClick=${() => put(["carry", seat, carried, one])}>
                ${named(one)}</button>`,
          )}</div>`
      }`;
}

/** Corrections whose last gap is a role. */
const OF_ROLES = ["role", "gain", "believe", "show_role", "settle", "set_out"];

/** What fills the last gap. @param {{deep: string, gap: string[], touch: (one: string) => void}} props */
const Filling = ({ deep, gap, touch }) =>
  html`${
    ["settle", "set_out"].includes(deep) &&
    html`<p class="advice-line small"><${Icon} name="u-bulb" /><span>
        ${t(`grim-amend-${deep}.note`)}</span></p>`
  }${
    OF_ROLES.includes(deep)
      ? html`<${RolesToTouch} roles=${gap} touch=${touch} />`
      : html`<div class="picks">
      ${gap.map(
        (one) => html`<button class="pick" onClick=${() => touch(one)}>
      ${gapText(deep, one)}</button>`,
      )}</div>`
  }`;

/** What may be changed by hand at this seat. @param {{seat: number, close: () => void}} props */
function Corrections({ seat, close }) {
  const [deep, dig] = useState("");
  const about = amendments.value
    .filter((one) => ORDER.includes(one[0]) && one[1]?.any?.includes(seat))
    .sort((a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]));
  const open = about.find((one) => one[0] === deep);
  const put = (/** @type {Choice[]} */ words) => act(words).then(close);
  const touch = (/** @type {string | number} */ one) => {
    put([deep, seat, one]);
    if (deep === "show_role") holdUp({ title: "grim-card-this-role", roles: [String(one)] }, seat);
    if (deep === "show_player") holdUp({ title: "grim-card-this-player", seats: [Number(one)] }, seat);
  };
  const lying = marksOf(seat).map((mark) => mark.kind);
  const gap = wordsIn(open, 2).filter((one) => !["unmark", "carry"].includes(deep) || lying.includes(one));
  if (!about.length) return null;
  return html`<section class="stack"><h3>${t("grim-by-hand")}</h3><div class="chips">
    ${about.map((one) =>
      one.length === 2
        ? html`<button class="btn small" onClick=${() => put([one[0], seat])}>
          ${t(`grim-amend-${one[0]}`)}</button>`
        : html`<button class=${`btn small ${deep === one[0] ? "chosen" : ""}`}
            aria-expanded=${String(deep === one[0])}
        onClick=${() => dig(deep === one[0] ? "" : one[0])}>${t(`grim-amend-${one[0]}`)}</button>`,
    )}</div>
    ${open && deep === "carry" && html`<${Carrying} seat=${seat} open=${open} marks=${gap} put=${put} />`}
    ${
      open && deep === "mark" && html`<${MarkPicker} kinds=${gap} seat=${seat} pick=${touch} done=${close} />`
    }
    ${
      open && !["carry", "mark"].includes(deep) && html`<${Filling} deep=${deep} gap=${gap} touch=${touch} />`
    }
      </section>`;
}

/** The sign of the role of which something tells. @param {Told} event */
function signOf(event) {
  const { tale } = room.value;
  const role = "role" in event ? event.role : undefined;
  return role && has(`${tale}-${role}`) ? `g-${roleOf(tale, role).icon}` : "u-mark";
}

/** Hold a card up once more. @param {Told} event @param {number} seat */
function showAgain(event, seat) {
  const card = cardOf(event);
  if (card) holdUp(card, seat, () => haveShown([event]));
}

/** The game as this player has it: their role, and all they were told. @param {{seat: number}} props */
function Sees({ seat }) {
  const tale = room.value.tale;
  const name = naming(named);
  const lines = heardBy(seat)
    .map(asTold)
    .map((event) => ({ event, text: journalLine(tale, event, name, seat) }))
    .filter((line) => line.text);
  const belief = beliefOf(seat) || book.value.believed[seat];
  const waits = due();
  return html`<section class="stack tight"><h3>${t("grim-sees")}</h3>
    ${belief && html`<p><b>${t("grim-sees-role", { role: roleName(tale, belief) })}</b></p>`}
    ${lines.length === 0 && html`<p class="small dim">${t("grim-sees-nothing")}</p>`}
    <ol class="list">${lines.map(
      ({ event, text }) =>
        html`<li class="small"><${Icon} name=${signOf(event)}
      cls="lead" /><span class="grow">${text}${waits.includes(event) && html` <b>${t("grim-due")}</b>`}</span>
      ${
        cardOf(event) &&
        html`<button class="ibtn" aria-label=${t("grim-show-again", { what: text })}
      onClick=${() => showAgain(event, seat)}>
        <${Icon} name="u-card" /></button>`
      }
      </li>`,
    )}</ol></section>`;
}

/**
 * What somebody says or does by day, entered by the leader.
 * @param {{seat: number, close: () => void}} props
 */
function Deeds({ seat, close }) {
  const floor = asks.value.find((ask) => ask.open && ask.seat === seat);
  if (!floor) return null;
  return html`<section class="stack tight"><h3>${t("grim-deeds")}</h3>
    <${DeedsOf} floor=${floor} done=${close} /></section>`;
}

const SPOKEN = [
  "gossip",
  "juggle",
  "visit",
  "ask",
  "fish",
  "damsel",
  "puzzle",
  "accuse",
  "cult",
  "recall",
  "indict",
];
const CLAIM = "claim";
const DEEDS = ["nominate", "exile", "slay", "strike", "give", CLAIM, ...SPOKEN];
/** Of whom it is asked in words who is meant. */
const WHOM = ["nominate", "exile"];
const deedText = (/** @type {string} */ deed) =>
  t(SPOKEN.includes(deed) ? `square-power-${deed}` : `grim-deed-${deed}`);

/**
 * Who are all the Minions and Demons: each touch goes on to the next.
 * @param {{shape: {seats: number[], kinds: string[]}, done: (said: Choice[]) => void}} props
 */
function Accusing({ shape, done }) {
  const [accused, set] = useState(/** @type {Record<number, string>} */ ({}));
  const after = (/** @type {string | undefined} */ kind) =>
    kind ? shape.kinds[shape.kinds.indexOf(kind) + 1] || "" : shape.kinds[0];
  const said = shape.seats.filter((seat) => accused[seat]).map((seat) => ["of_kind", seat, accused[seat]]);
  return html`<div class="picks" role="group" aria-label=${t("square-power-accuse")}>
    ${shape.seats.map(
      (seat) =>
        html`<button class=${`pick ${accused[seat] ? "on" : ""}`}
            aria-pressed=${String(Boolean(accused[seat]))}
    onClick=${() => set({ ...accused, [seat]: after(accused[seat]) })}>${named(seat)}
    ${accused[seat] && ` (${t(`clocktower-${accused[seat]}`)})`}</button>`,
    )}</div>
    <button class="btn" disabled=${said.length === 0} onClick=${() => done(said)}>
    ${t("square-do-accuse")}</button>`;
}

/** The deeds of an open floor with their targets. @param {{floor: Ask, done: () => void}} props */
export function DeedsOf({ floor, done }) {
  const can = patternsOf(floor)
    .filter(([word]) => DEEDS.includes(word))
    .sort((a, b) => DEEDS.indexOf(a[0]) - DEEDS.indexOf(b[0]));
  const [deed, choose] = useState(can.some(([word]) => word === "nominate") ? "nominate" : "");
  const open = can.find(([word]) => word === deed);
  const [, gap] = open || [];
  const say = (/** @type {Choice[]} */ words) => (
    tell("answer", { ask: floor.id, seat: floor.seat, choice: words }),
    done()
  );
  return html`<div class="chips">
    ${can.map(
      (one) =>
        html`<button class=${`btn small ${deed === one[0] ? "chosen" : ""}`}
            aria-pressed=${String(deed === one[0])}
    onClick=${() => (one.length > 1 ? choose(one[0]) : say([one[0]]))}>${deedText(one[0])}</button>`,
    )}
      ${
        somebodyHasAPhone() &&
        html`<button class="btn small plain" onClick=${() => say(["ready"])}>
      ${t("ui-ready-for")}</button>`
      }</div>
    ${can.length === 0 && html`<p class="small dim">${t("grim-no-deeds")}</p>`}
    ${
      gap?.accused &&
      html`<${Accusing} key=${deed} shape=${gap.accused}
      done=${(/** @type {Choice} */ said) => say([deed, said])} />`
    }
    ${
      gap &&
      !gap.any &&
      !gap.accused &&
      html`<${Composer} key=${deed} shape=${gap.statement || gap.guesses} name=${named}
          label=${t(`says-do-${deed}`)}
      done=${(/** @type {Choice} */ said) => say([deed, said])} />`
    }
    ${
      gap &&
      deed === CLAIM &&
      html`<${RolesToTouch} roles=${gap.any}
      touch=${(/** @type {string} */ role) => say([CLAIM, role])} />`
    }
    ${
      gap?.any &&
      deed !== CLAIM &&
      html`${WHOM.includes(deed) && html`<p class="small dim">${t(`grim-whom-${deed}`)}</p>`}
      <div class="picks" role="group" aria-label=${deedText(deed)}>
      ${gap.any.map(
        (other) =>
          html`<button class="pick" onClick=${() => say([deed, other])}>
        ${typeof other === "string" ? t(`option-clocktower-${other}`) : named(other)}</button>`,
      )}</div>`
    }`;
}

/** @param {{seat: number, close: () => void}} props */
export function SeatBook({ seat, close }) {
  const tale = room.value.tale;
  const [part, turn] = useState("hand");
  const [showing, show] = useState("");
  const role = book.value.roles[seat];
  const chips = chipsOf(seat);
  if (showing === "card") return html`<${CardSheet} seat=${seat} close=${close} />`;
  if (showing === "info") return html`<${InfoCard} seat=${seat} close=${close} />`;
  const parts = [
    { id: "hand", label: t("grim-part-hand") },
    { id: "sees", label: t("grim-part-sees") },
    { id: "role", label: t("grim-part-role") },
  ];
  return html`<${Sheet} title=${named(seat)} close=${close} wide=${true}><div class="stack">
    ${
      role &&
      html`<div class="row seat-head">
        <span class=${`emblem small-emblem ${sideClass(sideOf(seat).side, tale)}`}>
      <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span>
      <span class="grow"><b>${roleName(tale, role)}</b> <span
        class=${`side ${sideClass(sideOf(seat).side, tale)}`}>
        <${Icon} name=${`u-side-${sideClass(sideOf(seat).side, tale)}`} />
        ${sideText(tale, sideOf(seat).side)}</span>
      ${
        chips.length > 0 &&
        html`<span class="small dim block">
      ${chips.map(chipText).join(" · ")}</span>`
      }</span>
      <button class="btn small" onClick=${() => show("card")}><${Icon} name="u-card" />
      ${t("grim-show-card")}</button></div>`
    }
    <button class="btn small" onClick=${() => show("info")}><${Icon} name="u-pen" />
    ${t("grim-write-card")}</button>
    <${Seg} label=${t("ui-parts")} at=${part} choose=${turn} options=${parts} tall=${true} />
    ${
      part === "hand" &&
      html`<${Deeds} seat=${seat} close=${close} /><${Corrections} seat=${seat} close=${close} />
      <${Note} seat=${seat} />`
    }
    ${part === "sees" && html`<${Sees} seat=${seat} />`}
    ${
      part === "role" &&
      role &&
      html`<section class="stack"><p><${Ability} tale=${tale} role=${role} /></p>
      <p class="small dim">${roleText(tale, role, "when") || promptOf(role)}</p>
      ${
        has(`${tale}-${role}-lead`) &&
        html`<p class="advice-line small"><${Icon} name="u-bulb" /><span>
          ${t(`${tale}-${role}-lead`)}</span></p>`
      }</section>`
    }
  </div></${Sheet}>`;
}

/**
 * A Traveller comes: which, on which side, and where they sit down.
 * @param {{close: () => void, person?: string}} props `person` is who looked on till now.
 */
export function ArrivalSheet({ close, person }) {
  const pattern = amendments.value.find((one) => one[0] === "traveller");
  const [role, setRole] = useState("");
  const [side, setSide] = useState("lot");
  const [after, setAfter] = useState(/** @type {number | null} */ (null));
  const [name, type] = useState("");
  const tale = room.value.tale;
  const guest = room.value.people.find((one) => one.id === person);
  return html`<${Sheet} title=${guest ? labelled(t("grim-traveller"), guest.name) : t("grim-traveller")}
      close=${close} wide=${true}>
    <div class="stack">
    ${!pattern && html`<p class="dim">${t("grim-traveller-not-now")}</p>`}
    ${
      pattern &&
      html`<p class="small dim">${t("grim-traveller-note")}</p><${Lateness} />
      <div class="picks">${wordsIn(pattern, 1).map(
        (one) =>
          html`<button class=${`pick ${role === one ? "on" : ""}`} aria-pressed=${String(role === one)}
              onClick=${() => setRole(one)}>
        <span class="mini neutral"><${Icon} name=${`g-${roleOf(tale, one).icon}`} /></span><span>
        ${roleName(tale, one)}
        ${room.value.fitting?.includes(one) && html`<${Icon} name="u-check" />`}</span></button>`,
      )}
        </div>
      <p class="tiny dim row"><${Icon} name="u-check" />${t("traveller-fits")}</p>
      ${role && html`<p><${Traveller} role=${role} /></p>`}
      <${Seg} label=${t("ui-side")} at=${side} choose=${setSide}
        options=${[
          { id: "lot", label: t("grim-traveller-lot") },
          ...wordsIn(pattern, 2).map((one) => ({ id: one, label: sideText(tale, one) })),
        ]} />
      <p class="small dim">${t("grim-traveller-side-note")}</p>
      ${
        !person &&
        html`<label class="stack"><span>${t("grim-traveller-name")}</span><span class="field">
        <input class="words" maxlength="48" autocomplete="off" value=${name}
        onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} /></span></label>`
      }
      <h3>${t("grim-traveller-after")}</h3>
      <div class="picks">${seatsIn(pattern, 3).map(
        (one) =>
          html`<button class=${`pick ${after === one ? "on" : ""}`} aria-pressed=${String(after === one)}
              onClick=${() => setAfter(one)}>
        ${named(one)}</button>`,
      )}</div>
      <button class="btn main" disabled=${!role || after === null}
        onClick=${() =>
          tell("amend", {
            act: ["traveller", role, side, after],
            ...(person ? { person } : name.trim() ? { name: name.trim() } : {}),
          }).then(close)}>
        ${t("grim-traveller-arrives")}</button>`
    }
  </div></${Sheet}>`;
}

/** End it as the leader decides. @param {{close: () => void}} props */
export function EndSheet({ close }) {
  const win = amendments.value.find((one) => one[0] === "win");
  const tale = room.value.tale;
  const put = (/** @type {Choice[]} */ words) => act(words).then(close);
  return html`<${Sheet} title=${t("ui-amend-win")} close=${close}><div class="stack"><p class="small dim">
    ${t("grim-end-note")}</p>
    ${wordsIn(win, 1).map(
      (side) =>
        html`<button class="btn" onClick=${() => put(["win", side])}>
          <${Icon} name=${`u-side-${sideClass(side, tale)}`} />
      ${t(`story-${tale}-won-${side}`)}</button>`,
    )}
    <button class="btn plain" onClick=${() => put(["end"])}>
    ${t("story-won-nobody")}</button></div></${Sheet}>`;
}

/** Advice to whoever leads. @param {{close: () => void}} props */
export function AdviceSheet({ close }) {
  const tale = room.value.tale;
  const lines = Array.from({ length: 20 }, (_, i) => `lead-${tale}-${i + 1}`).filter(has);
  return html`<${Sheet} title=${t("grim-advice")} close=${close} wide=${true}><div class="stack">
    ${lines.map(
      (id) => html`<details><summary>${t(id)}</summary><p class="small">
    ${t(`${id}.text`)}</p></details>`,
    )}
    <h3>${t("grim-roles")}</h3>
      ${[...new Set(Object.values(book.value.roles))]
        .map((id) => roleOf(tale, id))
        .map(
          (role) =>
            html`<details><summary>${roleName(tale, role.id)}</summary><p class="small">
              <${Ability} tale=${tale} role=${role.id} /></p>
      ${
        has(`${tale}-${role.id}-lead`) &&
        html`<p class="small dim">
      ${t(`${tale}-${role.id}-lead`)}</p>`
      }</details>`,
        )}</div></${Sheet}>`;
}
