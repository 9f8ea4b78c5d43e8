// @ts-check
// Talks aside: four places where two or three may have a word by themselves. All see who stands where.
import { invited, now, placeOf, standing, toTalk } from "../base/aside.js";
import { nameOf } from "../base/fold.js";
import { html, useEffect, useRef } from "../base/html.js";
import { labelled, t } from "../base/words.js";
import { me, room, tell } from "../base/wire.js";
import {
  AskHere,
  isCalled,
  isOpen,
  mayWalk,
  MOST,
  SPOTS,
  standingAt,
  useSeconds,
} from "./asideinvitation.js";
import { FaceAt } from "./face.js";
import { useHalfMade } from "./sheetdraft.js";
import { Icon } from "./scene.js";
import { Lately } from "./table.js";

/** @import { Typed } from "../base/choices.js" */
/** @import { Aside as Stands, Said } from "../base/messages.js" */

/** Each place, drawn with one line. @type {Record<Stands["place"], unknown>} */
const PLACES = {
  well: html`<path d="M5 12h14v8H5zM5 16h14M4 12h16M7 12V7M17 12V7M5 8l7-5 7 5M12 7v5" />`,
  bridge: html`<path d="M2 19v-4M22 19v-4M2 15c3-7 17-7 20 0M6.500 11.600V19M12 9.800V14M17.500 11.600V19M2 10
    c3-6 17-6 20 0" />`,
  inn: html`<path d="M6 9h10v11H6zM16 11h3v6h-3M6 9c-1-3 2-4 3-3 1-3 6-3 6 0 2 0 2 2 1 3M9.500 12v5M12.500 12
    v5" />`,
  lantern: html`<path d="M12 22v-8M9 22h6M8.500 6h7l-1.500 8h-4zM8 6l4-4 4 4M12 9v2" />`,
};

/** A place's sign. @param {{place: Stands["place"]}} props */
const Sign = ({ place }) =>
  html`<svg viewBox="0 0 24 24" class="i place" aria-hidden="true"><g fill="none" stroke="currentColor"
    stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${PLACES[place]}</g></svg>`;

/** How long somebody has stood there, in minutes. @param {Stands[]} here */
const minutes = (here) => Math.floor((now() - Math.min(...here.map(({ since }) => since))) / 60_000);

/** So many lines of all talks aside whoever leads reads, where the house has them hear. */
const OVERHEARD = 12;

export function Aside() {
  useSeconds();
  const { seat, leader } = me.value;
  const mine = placeOf(seat);
  const may = mayWalk();
  if (!isOpen() || !(may || leader)) return null;
  return html`<details class="panel asides" open=${standing().length > 0}>
    <summary>${t("aside")}</summary>
    <ul>${SPOTS.map(
      (place) => html`<${Spot} key=${place} place=${place} mine=${mine} may=${may && !isCalled()} />`,
    )}</ul>
    ${mine && html`<${AskHere} place=${mine} /><${Words} place=${mine} />`}
    ${
      leader && html`<${Lately} among=${(/** @type {Said} */ one) => Boolean(one.place)} most=${OVERHEARD} />`
    }
    <p class="small dim">${t("aside-note")}
    ${room.value.settings.overheard && ` ${t("aside-overheard")}`}</p>
    ${isCalled() && html`<p class="small" role="status"><b>${t("aside-called")}</b></p>`}</details>`;
}

/** One place, who stands there, and the way there or back. @param {{place: Stands["place"], mine: string,
 *  may: boolean}} props */
function Spot({ place, mine, may }) {
  const here = standingAt(place);
  const asked = invited().filter((one) => one.place === place);
  const isHere = mine === place;
  const isFull = here.length >= MOST && !isHere;
  const does = t(isHere ? "aside-back" : isFull ? "aside-full" : "aside-walk");
  return html`<li><${Sign} place=${place} /><span class="grow"><b>${t(`aside-${place}`)}</b>
    <span class="small">${
      here.length
        ? here.map(
            ({ seat }) => html`<span class="named"><${FaceAt} seat=${seat} />
              ${seat === me.value.seat ? t("ui-you") : nameOf(seat)}</span>`,
          )
        : html`<span class="dim">${t("aside-nobody")}</span>`
    }${asked.map(
      ({ seat, declined }) =>
        html`<span class="dim">${t(declined ? "aside-stays" : "aside-asked", { name: nameOf(seat) })}</span>`,
    )}${minutes(here) > 0 && html`<span class="dim">${t("floor-min", { n: minutes(here) })}</span>`}
    </span></span>
    ${
      may &&
      html`<button class="btn small" disabled=${isFull} aria-label=${labelled(t(`aside-${place}`), does)}
        onClick=${() => tell("walk", { place: isHere ? null : place })}>${does}</button>`
    }</li>`;
}

/** A word for those who stand here. @param {{place: string}} props */
function Words({ place }) {
  const [text, type] = useHalfMade(`aside ${place}`, "");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const alone = standingAt(place).length < 2;
  useEffect(() => {
    if (toTalk.value) field.current?.focus();
    toTalk.value = false;
  }, []);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && !alone) tell("say", { text, aside: true }).then((told) => told && type(""));
  };
  return html`<form class="row" onSubmit=${submit}><span class="field grow">
    <input class="words" maxlength="500" ref=${field}
    aria-label=${t("aside-say")} placeholder=${t("aside-say")}
    value=${text} onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} /></span>
    <button class="ibtn" aria-label=${t("ui-send")} disabled=${alone}>
      <${Icon} name="u-next" /></button></form>
    <p class="small" role="status">${alone && t("aside-alone")}</p>
    <${Lately} among=${(/** @type {Said} */ one) => one.place === place} />`;
}
