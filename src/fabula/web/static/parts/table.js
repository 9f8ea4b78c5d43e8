// @ts-check
// What one does at a table besides playing: the sheet of a seat, and talk.
import { known, nameOf } from "../base/fold.js";
import { html, useEffect, useRef } from "../base/html.js";
import { Sheet } from "./controls.js";
import { Face } from "./face.js";
import { useLate, useOnceThere } from "./lazymodule.js";
import { useHalfMade } from "./sheetdraft.js";
import { Icon } from "./scene.js";
import { Signs } from "./playersigns.js";
import { claimText, naming } from "../base/story.js";
import { screensOf } from "../base/tales.js";
import { t } from "../base/words.js";
import { me, place, room, said, tell } from "../base/wire.js";

/** @import { Choice, Typed } from "../base/choices.js" */
/** @import { Move } from "../base/messages.js" */

/** @import { Person } from "../base/messages.js" */
/**
 * Tell the server something about a person, and close their sheet.
 * @typedef {<T extends import("../base/messages.js").Command["t"]>(kind: T, more:
 *  import("../base/wire.js").More<T>) => () => void} Act
 */

/** Where somebody sits: nearer, further, with a gap after them. @param {{person: string, act: Act}} props */
function Place({ person, act }) {
  const here = room.value;
  const apart = here.apart || [];
  const isApart = apart.includes(person);
  const leads = [here.leader, ...(here.beside || [])].includes(me.value.id);
  return html`${
    me.value.host &&
    here.stage === "lobby" &&
    html`<div class="row"><button class="btn grow" onClick=${() => move(person, -1)}>
        <${Icon} name="u-back" />${t("ui-earlier")}</button>
      <button class="btn grow" onClick=${() => move(person, 1)}>${t("ui-later")}
      <${Icon} name="u-next" /></button></div>`
  }
    ${
      (me.value.host || leads) &&
      here.seats.includes(person) &&
      html`<button class="btn" aria-pressed=${String(isApart)}
      onClick=${act("group", { after: isApart ? apart.filter((id) => id !== person) : [...apart, person] })}>
      <${Icon} name="u-next" />${t("table-apart")}</button><p class="small dim">${t("table-apart.note")}</p>`
    }`;
}

/** What the host may do with somebody else who is there. @param {{one: Person, act: Act}} props */
function ByTheHost({ one, act }) {
  const person = one.id;
  const isPerson = !one.bot && !one.guest;
  return html`${
    isPerson &&
    room.value.stage === "lobby" &&
    html`<button class="btn" onClick=${act("settings", { change: { lead: "person", leader: person } })}>
      <${Icon} name="u-candle" />${t("ui-let-lead")}</button>`
  }
    ${
      isPerson &&
      html`<button class="btn" onClick=${act("hand_over", { person })}><${Icon} name="u-home" />
        ${t("ui-hand-over")}</button>`
    }
    ${
      !one.bot &&
      room.value.stage === "playing" &&
      html`<button class="btn" onClick=${act("add_bot", { person })}><${Icon} name="u-bot" />
        ${t("ui-replace-bot")}</button>`
    }
    ${
      !one.bot &&
      html`<button class="btn" onClick=${act("free", { person })}><${Icon} name="u-undo" />
        ${t("ui-free")}</button>`
    }
    ${
      isPerson &&
      html`<button class="btn" aria-pressed=${String(Boolean(one.muted))}
          onClick=${act("mute", { person, on: !one.muted })}>
      <${Icon} name="u-whisper" />${t(one.muted ? "table-unmute" : "table-mute")}</button>`
    }
    <button class="btn" onClick=${act("remove", { person })}><${Icon} name="u-close" />
        ${t("ui-remove")}</button>`;
}

/** Who this is, in words. @param {Person} one */
const noteOf = (one) =>
  t(one.bot ? "ui-bot-note" : one.guest ? "ui-guest-note" : one.gone ? "ui-gone-note" : "ui-here-note");

/** What can be done with a person. @param {{person: string, close: () => void}} props */
export function SeatSheet({ person, close }) {
  const here = room.value;
  const one = here.people.find((other) => other.id === person);
  if (!one) return null;
  const mine = person === me.value.id;
  const { SeatWish } = screensOf(here.tale);
  const mayChange = here.stage === "lobby" && (mine || (me.value.host && (one.bot || one.guest)));
  const [OwnFace, open] = useLate("faces", async () => (await import("./faces.js")).OwnFace);
  const [Rename, ask] = useLate("door", async () => (await import("./nameclash.js")).Rename);
  const [BotLevel, read] = useLate("bots", async () => (await import("./botlevel.js")).BotLevel);
  const mayName = mine || (here.stage === "lobby" && me.value.host);
  useEffect(() => {
    open(Boolean(mayChange));
    ask(Boolean(mayName));
    read(Boolean(one?.bot));
  }, [mayChange, mayName, one?.bot]);
  const mayStand = here.stage === "lobby" || known.value.travellers[me.value.seat ?? -1];
  /** @type {Act} */
  const act = (kind, more) => () => (tell(kind, more), close());
  return html`<${Sheet} title=${one.name} close=${close}><div class="stack">
    ${Rename && html`<${Rename} of=${one} mine=${mine} done=${close} />`}
    ${mayChange && OwnFace && html`<${OwnFace} of=${one} mine=${mine} />`}
    ${one.bot && BotLevel && html`<${BotLevel} one=${one} mayChange=${mayChange} />`}
    <${Place} person=${person} act=${act} />
    ${me.value.host && !mine && html`<${ByTheHost} one=${one} act=${act} />`}
    ${SeatWish && html`<${SeatWish} person=${one} act=${act} />`}
    ${mine && mayStand && html`<button class="btn" onClick=${act("stand", {})}>${t("ui-stand")}</button>`}
    ${!me.value.host && !mine && html`<p class="dim">${noteOf(one)}</p>`}
  </div></${Sheet}>`;
}

/** Move a person along the circle. @param {string} person @param {number} by */
function move(person, by) {
  const people = /** @type {string[]} */ ([...room.value.seats]); // before the deal no seat is empty
  const from = people.indexOf(person);
  const to = (from + by + people.length) % people.length;
  people.splice(to, 0, ...people.splice(from, 1));
  tell("arrange", { people });
}

/** What a bot whispers, as claims are said; or that it tells nothing yet. @param {Choice[]} words */
const sayings = (words) =>
  words.length
    ? words
        .map((one) =>
          t("ui-quoted", { what: claimText(room.value.tale, /** @type {Choice[]} */ (one), naming(nameOf)) }),
        )
        .join(" ")
    : t("floor-bot-not-yet");

/**
 * Something somebody said, and who hears it where not all do.
 * @param {{one: import("../base/messages.js").Said, name: (id: string) => string}} props
 */
function Line({ one, name }) {
  const Reason = useOnceThere("reasons", async () => (await import("./reasons.js")).Reason, Boolean(one.why));
  const Question = useOnceThere(
    "pocketbook",
    async () => (await import("./confirmation.js")).Question,
    Boolean(one.asks),
  );
  const from = name(one.person);
  const who = one.place
    ? `${from}, ${t(`floor-aside-${one.place}`)}`
    : one.to
      ? t("ui-whisper-line", { from, to: [one.to].flat().map(name).join(", ") })
      : from;
  return html`<li class=${one.to ? "whispered" : ""}>
    <${Face} of=${room.value.people.find(({ id }) => id === one.person)} /> <b>${who}</b>
    ${" "}${
      one.asks
        ? Question && html`<${Question} one=${one} />`
        : html`<bdi>${one.words ? sayings(one.words) : one.text}</bdi>`
    }
    ${Reason && html`${" "}<${Reason} why=${one.why} />`}</li>`;
}

/** Whether it says anything: what bots said of an earlier game does not any more.
 * @param {import("../base/messages.js").Said} one */
const isStillHeard = ({ text, words, why }) => Boolean(text || words || why);

/** So many lines stand where one answers: the rest is in the talk. */
const A_FEW = 4;

/**
 * The last that was said among some, beside the field in which one answers them.
 * @param {{among: (one: import("../base/messages.js").Said) => boolean, most?: number}} props
 */
export function Lately({ among, most = A_FEW }) {
  const lines = said.value.filter((one) => isStillHeard(one) && among(one)).slice(-most);
  const name = (/** @type {string} */ id) =>
    room.value.people.find((one) => one.id === id)?.name || t("ui-somebody");
  return (
    lines.length > 0 &&
    html`<div class="lately small" role="log"><ol>${lines.map(
      (one) => html`<${Line} one=${one} name=${name} />`,
    )}</ol></div>`
  );
}

/** Talk: to all, or in a whisper to one or several. */
export function Talk() {
  const [text, type] = useHalfMade("talk", "");
  const [to, whisper] = useHalfMade("talk to", /** @type {string[]} */ ([]));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const here = room.value;
  const all = said.value.filter(isStillHeard);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [all.length]);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    tell("say", { text, ...(among.length ? { to: among } : {}) });
    type("");
  };
  const name = (/** @type {string} */ id) =>
    here.people.find((one) => one.id === id)?.name || t("ui-somebody");
  const plays = here.stage === "playing"; // a bot answers while it plays
  const others = here.people.filter(
    (one) => (!one.bot || (plays && here.seats.includes(one.id))) && !one.guest && one.id !== me.value.id,
  );
  const among = to.filter((id) => others.some((one) => one.id === id)); // who is still here
  const turn = (/** @type {string} */ id) =>
    whisper(among.includes(id) ? among.filter((one) => one !== id) : [...among, id]);
  return html`<section class="panel talk" aria-label=${t("ui-chat")}>
    <div class="said" ref=${list} role="log" tabindex="0" aria-label=${t("ui-chat")}><ol>
      ${all.length === 0 && html`<li class="dim">${t("ui-chat-empty")}</li>`}
      ${all.map((one) => html`<${Line} one=${one} name=${name} />`)}
        </ol></div>
    <${Signs} />
    ${me.value.muted && html`<p class="small" role="status">${t("table-muted")}</p>`}
    ${
      place.value?.person &&
      !me.value.muted &&
      html`<form class="row" onSubmit=${submit}>
      <span class="field grow"><input class="words" aria-label=${t("ui-say")} placeholder=${t("ui-say")}
        maxlength="500" value=${text}
        onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} /></span>
      <button class="ibtn" aria-label=${t("ui-send")}><${Icon} name="u-next" /></button></form>
      ${
        others.length > 0 &&
        html`<details class="to small"><summary><${Icon} name="u-whisper" />${t("ui-to")}
        <b>${among.length ? among.map(name).join(", ") : t("ui-to-all")}</b></summary><div class="row">
          <button class="btn plain" aria-pressed=${!among.length} onClick=${() => whisper([])}>
          ${t("ui-to-all")}</button>
          ${others.map(
            (one) => html`<button class="btn plain" aria-pressed=${among.includes(one.id)}
            onClick=${() => turn(one.id)}>${one.name}</button>`,
          )}</div></details>`
      }`
    }
  </section>`;
}
