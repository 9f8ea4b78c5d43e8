// @ts-check
// What all watch together: a scene lies over every screen of the room for its time, and no longer.
import { AFTER, BEFORE, courseOf, KNOWN_AT, SPEAKING } from "../base/course.js";
import { rest } from "../base/touchguard.js";
import { html, useLayoutEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { skyOf } from "../base/skies.js";
import { ownSaid, saidIn } from "../base/scenewords.js";
import { clock, me, moment, room, tell } from "../base/wire.js";
import { onward, titleOf } from "../base/phases.js";
import { t } from "../base/words.js";
import { Cards, Circle, Countdown, countsInWords, hasCircle, Hands, isTold, standClear } from "./hands.js";
import { Go } from "./gobutton.js";
import { Candle, shownTime } from "./ring.js";
import { Bar, Icon, Screen, Title, useWindow } from "./scene.js";
import { alone, linesOf, ofTheCard, wordsOf } from "./sentences.js";
import { useUntil } from "./time.js";
import { Duel, isBetweenTwo, Lone, Street, subjectsOf } from "./windows.js";

/** @import { Scene } from "../base/messages.js" */

const LOOKS = ["show", "windows", "smallscenes"].map(loadLook);

/** From so many letters on a name is set smaller, and smaller still; and a sentence that is no name. */
const [LONG, LONGER, WORDY] = [10, 13, 32];
const STEP = 250;
/** So long the last picture stays where what follows is still on its way: nothing is seen between (ms). */
const ON_ITS_WAY = 1500;
/** So long a scene that has just begun does not heed a finger (ms). */
const DEAF = 600;
/** Below these scenes, and where no hands are shown, the whole town stands as a street if there is room. */
const HAVE_A_STREET = ["execution", "dawn", "death", "power", "exile"];

/** How a name is set, or what is said instead of one. @param {string} title @param {string[]} names */
const sizeOf = (title, names) =>
  names.length > 1
    ? "several"
    : title.length < LONG
      ? ""
      : !names.length
        ? `sentence ${title.length < WORDY ? "" : "wordy"}`
        : title.length < LONGER
          ? "long"
          : "longer";

/** What is seen: windows that go out, threads, cards. @param {{scene: Scene}} props */
function Picture({ scene }) {
  const isRing = scene.kind === "end" || (scene.kind === "result" && scene.counts?.length);
  if (isRing && isTold())
    return html`<div class="instead"><${Street} scene=${scene} />
      ${scene.countdown && html`<${Countdown} />`}</div>`;
  if (scene.kind === "result" && isRing) return html`<${Hands} scene=${scene} />`;
  if (scene.kind === "end") return html`<${Cards} scene=${scene} />`;
  if (isBetweenTwo(scene)) return html`<${Duel} scene=${scene} />`;
  const isLone = scene.kind !== "result" && subjectsOf(scene).length > 0;
  return isLone ? html`<${Lone} scene=${scene} />` : html`<${Street} scene=${scene} />`;
}

/**
 * What is done before all, which is told before what becomes of it, and the scene of the latter; all in one
 * where nothing is told apart.
 * @param {Scene} scene
 * @returns {[Scene, Scene]}
 */
function inTwo(scene) {
  const deeds = scene.kind === "power" && scene.said.length > 1 ? 1 : 0;
  return [
    { ...scene, said: scene.said.slice(0, deeds) },
    { ...scene, said: scene.said.slice(deeds) },
  ];
}

/** When something happened: its phase, and which day or night it was. @param {Scene} scene */
const whenOf = ({ kind, phase, number = 0 }) =>
  phase && kind !== "end" ? titleOf(room.value.tale, phase, number) : "";

/** Several names, which come one by one, each with the point that parts it from the one before. */
const Names = (/** @type {{names: string[]}} */ { names }) =>
  names.map(
    (name, k) =>
      html`<span class="one-of" style=${{ "--k": k }}>${name}${
        k < names.length - 1 && html`<i style=${{ "--k": k + 1 }}>\u00a0·</i>`
      }</span> `,
  );

/**
 * What stands alone in large letters.
 * @param {{title: string, names: string[]}} props
 */
const Large = ({ title, names }) =>
  html`<h1 class=${sizeOf(title, names)}>${
    names.length > 1 ? html`<${Names} names=${names} />` : html`<${Title} text=${title} />`
  }</h1>`;

/**
 * A scene of which no more is said than has come so far; where nothing comes after last words, what was said
 * before them stands again.
 * @param {Scene} scene
 * @param {string} course
 */
function soFar(scene, course) {
  const first = scene.speakers?.length || 0;
  if (!first) return scene;
  const [from, to] = { [BEFORE]: [0, first], [SPEAKING]: [first, first + 1] }[course] || [
    first + 1,
    Infinity,
  ];
  const said = scene.said.slice(from, to);
  return { ...scene, said: said.length ? said : scene.said.slice(0, first) };
}

/**
 * Last words: the time that is left of them.
 * @param {{scene: Scene, left: number}} props
 */
function LastWords({ scene, left }) {
  const mine = (scene.speakers || []).includes(me.value.seat ?? -1);
  const share = scene.words ? left / scene.words : 0;
  return html`<div class="lastwords"><${Candle} left=${share} tall=${64} />
    <span class="time">${shownTime(left)}</span></div>
    ${mine && html`<p class="line now">${t("scene-you-words-note")}</p>`}`;
}

/**
 * All that is read of a scene: what is done, what stands in large letters in its sentence, what is said
 * besides; while one's own last words are heard nothing but that.
 * @param {{scene: Scene, deed: string[], words: import("./sentences.js").Words, isMine: boolean}} props
 */
function Sentences({ scene, deed, words: { title, names = [], lead, lines }, isMine }) {
  const { course, left } = courseOf(scene);
  const now = scene.speakers?.length && course !== BEFORE ? "now" : "";
  const ofCard = (/** @type {string} */ line) =>
    ofTheCard(room.value.tale, scene).includes(line) ? "of-card" : "";
  const large = isMine ? { title: t("scene-you-words"), names: [] } : { title, names };
  return html`<div class="sentences">
    ${deed.map((line) => html`<p class="line deed"><${Title} text=${line} /></p>`)}
    ${lead && !isMine && html`<p class="line opening">${lead}</p>`}
    ${title && html`<${Large} ...${large} />`}
    ${(isMine ? [] : lines).map(
      (line, i) => html`<p class=${`line ${now} ${ofCard(line)}`} key=${line} style=${{ "--k": i }}>
        <${Title} text=${line} /></p>`,
    )}
    ${course === SPEAKING && html`<${LastWords} scene=${scene} left=${left} />`}</div>`;
}

/**
 * A picture and what is read below it; or names and how their sentence begins `amid` the circle, if they have
 * room there, and the rest below.
 * @param {Parameters<typeof Sentences>[0] & {amid: boolean}} props
 */
function Told({ amid, words, ...all }) {
  const size = useWindow();
  const [crowded, tooMuch] = useState("none");
  useLayoutEffect(() => {
    if (amid && crowded !== size && !standClear()) tooMuch(size);
  }, [size, amid]);
  const { lines, ends } = words;
  return amid && crowded !== size
    ? html`<${Circle} scene=${all.scene}><${Sentences} ...${all}
        words=${{ ...words, lines: lines.slice(0, ends || 0) }} /></${Circle}>
        <${Sentences} ...${all} words=${{ title: "", lines: lines.slice(ends || 0) }} />`
    : html`<${Picture} scene=${all.scene} /><${Sentences} ...${all} words=${words} />`;
}

/** From this size of a window on a scene has room in the middle of a circle that is so wide (px). */
const [BESIDE, TALL, ROOMY] = [760, 600, 480];

/** How wide a scene there is at most and at least, how high, and what stays free beside it (px). */
const [WIDEST, LEAST, HIGH, CLEAR] = [290, 220, 300, 8];

/**
 * How wide a scene may be around this spot, between the marks of the seats.
 * @param {number} x
 * @param {number} y
 */
function roomAt(x, y) {
  const far = [...document.querySelectorAll(".leader .ring .mk")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom }) => Math.abs((top + bottom) / 2 - y) < HIGH / 2)
    .map(({ left, right }) => Math.max(left - x, x - right) - CLEAR);
  return Math.floor(Math.max(LEAST, Math.min(WIDEST, 2 * Math.min(...far))));
}

/** How much of a window the button takes with which whoever leads goes on (px): a scene lies above it. */
const footOf = () => {
  const foot = document.querySelector(".screen:not(.scene) > .foot");
  return foot ? Math.max(0, Math.round(innerHeight - foot.getBoundingClientRect().top)) : 0;
};

/**
 * Where the circle of whoever leads has its middle, which is free, and how much room is there; nowhere where
 * there is none so large.
 */
function useMiddle() {
  const [middle, put] = useState({ at: "", room: 0, foot: 0 });
  const size = useWindow();
  useLayoutEffect(() => {
    const measure = () => {
      const box = document.querySelector(".leader .ring")?.getBoundingClientRect();
      const isWide = innerWidth >= BESIDE && innerHeight >= TALL && box && box.width >= ROOMY;
      const isSeen = isWide && box.top >= 0 && box.bottom <= innerHeight;
      const foot = footOf();
      if (!isSeen) return put({ at: "", room: 0, foot });
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return put({ at: `${x}px ${y}px`, room: roomAt(x, y), foot });
    };
    measure();
    addEventListener("scroll", measure);
    return () => removeEventListener("scroll", measure);
  }, [size]);
  return middle;
}

/** Sheets that are put aside: they close, but are not left. @type {Set<EventTarget | null>} */
const aside = new Set();
addEventListener("close", (event) => aside.delete(event.target) && event.stopImmediatePropagation(), true);

/**
 * Below a sheet nothing can be touched: whoever `hasButton` has it put aside, as it is, until the scene is
 * over. Whoever was writing goes on where they were.
 * @param {boolean} hasButton
 */
function useNoSheet(hasButton) {
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return undefined;
    const goOn = () => {
      const now = document.activeElement;
      if (at.isConnected && (now === document.body || now?.closest("dialog")?.contains(at))) at.focus();
    };
    return () => void setTimeout(goOn);
  }, []);
  useLayoutEffect(() => {
    if (!hasButton) return undefined;
    const sheets = [...document.querySelectorAll("dialog")].filter(({ open }) => open);
    const again = sheets.map((sheet) =>
      sheet.matches(":modal") ? () => sheet.showModal() : () => sheet.show(),
    );
    sheets.forEach((sheet) => (aside.add(sheet), sheet.close()));
    return () => sheets.forEach((sheet, i) => sheet.isConnected && !sheet.open && again[i]());
  }, [hasButton]);
}

/** Whether this device may end a scene for all, and how: who leads goes on, the host cuts it short. */
function ending() {
  const led = room.value.settings.lead === "person";
  const leads = led ? me.value.leader : me.value.host;
  if (!leads) return null;
  const { scene } = clock.value;
  return () =>
    void (led && room.value.stage === "playing"
      ? tell("next", { at: moment.value })
      : tell("cut_short", { n: scene?.n || 0 }));
}

/** Whether this device is nobody’s who plays or leads. */
const isOnlooking = () => me.value.seat === null && !me.value.leader;

/** Whether one person plays with bots alone, so that any touch goes on. */
const isAlone = () =>
  room.value.settings.lead !== "person" && room.value.people.filter((one) => !one.bot).length === 1;

/** @param {Scene} scene */
const hasStreet = ({ kind, counts }) =>
  HAVE_A_STREET.includes(kind) || (kind === "result" && !counts?.length);

/**
 * Where a scene is as it is first seen, and when it began: told anew once it can be drawn, for on a busy
 * device, or right after a reload, that may be seconds later, and all others are further by then.
 * @param {Scene} scene
 * @param {number} begins
 */
function useFirst(scene, begins) {
  const seen = () => ({ at: -Math.round(Math.max(0, courseOf(scene).gone)), begins });
  const [first, see] = useState(seen);
  useLayoutEffect(() => {
    let frame = requestAnimationFrame(() => see(seen()));
    Promise.all(LOOKS).then(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => see(seen()));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return first;
}

/**
 * A scene from its beginning, or from where it is; `until` it ends in ms, which has it drawn anew as it goes
 * on: whatever reads a signal is not drawn anew while its properties stay the same.
 * @param {{scene: Scene, until: number}} props
 */
function Shown({ scene }) {
  const { tale } = room.value;
  const begins = (scene.ends ?? 0) - scene.length;
  useLayoutEffect(() => rest, []);
  const { gone, course } = courseOf(scene);
  const first = useFirst(scene, begins);
  const at = first.at + (scene.ends ? Math.min(0, begins - first.begins) : 0); // cut short it is at its end
  const isKnown = scene.kind !== "execution" || course === AFTER;
  const leads = Boolean(ending()) && room.value.settings.lead === "person" && room.value.stage === "playing";
  const [deed, told] = inTwo(scene);
  const words = wordsOf(soFar(told, course), isKnown, leads);
  const [kind, when] = [ownSaid(tale, "scene-kind", scene.kind), leads ? "" : whenOf(scene)];
  const isMine = (scene.speakers || []).includes(me.value.seat ?? -1) && course === SPEAKING;
  const end = isMine ? () => void tell("end_words", { n: scene.n }) : ending();
  const isDeaf = course === SPEAKING ? gone < (scene.words_at || 0) + DEAF : gone < DEAF;
  const go = (/** @type {Event} */ event) => (event.stopPropagation(), !isDeaf && end?.());
  useNoSheet(Boolean(end) && !leads);
  const does = t(course === SPEAKING ? "scene-all-said" : leads ? onward() : "scene-go-on");
  if ((leads || isTold()) && scene.kind === "result")
    words.lines.push(...[countsInWords(scene)].filter(Boolean));
  const light = skyOf(tale, scene);
  const sky = leads && light === "day" ? "dusk" : light; // before a page as light nobody would see it
  const after = scene.speakers?.length ? (scene.words_at || 0) + (scene.words || 0) - KNOWN_AT : 0;
  const middle = useMiddle();
  const lies = leads ? `lead ${middle.at ? "in-ring" : ""}` : "";
  const looksOn = isOnlooking() && scene.kind === "dawn" && hasCircle();
  const all = { scene, isMine, deed: linesOf(tale, deed).map(leads ? String : alone) };
  const cls = `${lies} ${scene.countdown ? "counting" : ""}`;
  return html`<section class=${`show ${cls}`}
    data-phase=${sky} data-scene=${scene.kind} style=${{
      "--middle": middle.at || undefined,
      "--room": middle.at ? `${middle.room}px` : undefined,
      "--foot": leads ? `${middle.foot}px` : undefined,
      "--begin": `${at}ms`,
      "--at": `${at + (scene.countdown || 0)}ms`,
      "--len": `${scene.length}ms`,
      "--after": `${after}ms`,
    }}
    aria-label=${kind}
    onClick=${isAlone() && end ? go : undefined}>
    <${Screen} tall=${leads ? 0 : 170} cls="scene">
      ${["dusk", "dawn"].includes(sky) && html`<i class="sun"></i>`}
      ${when && html`<${Bar} title=${when} phase=${true} aside=${true} />`}
      <div class="stage">
        ${!when.startsWith(kind) && html`<p class="kick">${kind}</p>`}
        <${Told} ...${all} words=${words} amid=${looksOn && Boolean(words.names?.length)} />
      </div>
      ${!leads && hasStreet(scene) && html`<${Street} scene=${scene} cls="below" />`}
      <div class="wickfoot">${looksOn && html`<p class="small onlooking">${t("scene-looking-on")}</p>`}
        <i class="wick"></i>
        ${
          end &&
          html`<${Go} does=${does} cls=${isMine ? "main" : ""} go=${go}>
        ${!isMine && html`<${Icon} name="u-next" />`}${does}</${Go}>`
        }
      </div>
    </${Screen}></section>`;
}

/** No more of a scene than is said up to now. @param {Scene} scene */
function heardSoFar(scene) {
  const { course, gone } = courseOf(scene);
  if (gone < (scene.countdown || 0)) return { ...scene, said: [] };
  const first = scene.speakers?.length;
  return first && course !== AFTER ? { ...scene, said: scene.said.slice(0, first + 1) } : scene;
}

/** The scene that is on, for as long as it is; what is said in it is read to those who do not see it. */
export default function Show() {
  const { scene } = clock.value;
  const left = useUntil(scene?.ends && scene.ends + (scene.waits ? 0 : ON_ITS_WAY), STEP);
  // in a pause all lies open, to go on from; and what waits for whoever leads stays before them alone
  const isOn = Boolean(scene && !room.value.paused && (left || (scene.waits && ending())));
  const words = isOn && scene ? saidIn(room.value.tale, heardSoFar(scene)).join(" ") : "";
  const key = scene && `${room.value.game} ${scene.n} ${scene.kind}`;
  return html`<div class="vh" aria-live="polite">${words}</div>
    ${isOn && scene && html`<${Shown} scene=${scene} until=${left} key=${key} />`}`;
}
