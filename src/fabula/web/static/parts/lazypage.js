// @ts-check
// The page of a seat that was touched: its module, words and look come when one is opened for the first time.
import { html, useEffect, useState } from "../base/html.js";
import { taleOf } from "../base/tales.js";
import { LARGE, type } from "../base/lettersize.js";
import { t } from "../base/words.js";
import { asks, me, room } from "../base/wire.js";
import { Sheet } from "./controls.js";
import { brought, useAhead } from "./lazymodule.js";
import { IconButton, useWindow } from "./scene.js";

/** @typedef {typeof import("./seatpage.js").SeatPage} SeatPage */

/**
 * What opens the page of a seat, and the page while one is open.
 * @returns {[(seat: number) => void, unknown]}
 */
export function useSeatPage() {
  const [seat, turn] = useState(/** @type {number | null} */ (null));
  const [page, come] = useState({ Page: /** @type {SeatPage | null} */ (null) });
  const bring = () => import("./seatpage.js");
  useAhead(bring);
  const open = async (/** @type {number} */ wish) => {
    if (!page.Page) {
      const module = await brought(bring, () => true);
      if (!module) return;
      come({ Page: module.SeatPage });
    }
    turn(wish);
  };
  const { Page } = page;
  const shown = Page && seat !== null && html`<${Page} seat=${seat} go=${turn} close=${() => turn(null)} />`;
  return [open, shown];
}

/** @type {Record<string, () => Promise<{default: (props: never) => unknown}>>} */
const PAGES = {
  records: () => import("./records.js").then((module) => ({ default: module.Records })),
  beside: () => import("./records.js").then((module) => ({ default: module.Beside })),
  wagers: () => import("./wager.js").then((module) => ({ default: module.Wagers })),
  aside: () => import("./aside.js").then((module) => ({ default: module.Aside })),
  asked: () => import("./asideinvitation.js").then((module) => ({ default: module.Asked })),
  stand: () => import("./asideinvitation.js").then((module) => ({ default: module.Stand })),
  judged: () => import("../screens/hindsight.js").then((module) => ({ default: module.Judged })),
};

/**
 * What was public, or what one had thought beside the truth, as soon as it has come.
 * @param {{page: "records" | "beside" | "judged" | "wagers" | "aside" | "asked" | "stand",
 *  talk?: () => void}} props `talk` is for who stands aside: how they come to what is said there.
 */
export function Opened({ page, ...more }) {
  const [at, come] = useState({ Page: /** @type {((props: never) => unknown) | null} */ (null) });
  useEffect(() => {
    let isGone = false;
    void brought(PAGES[page], () => !isGone).then((module) => module && come({ Page: module.default }));
    return () => void (isGone = true);
  }, [page]);
  return at.Page && html`<${at.Page} ...${more} />`;
}

/** Where there is room beside or below the circle: an upright tablet, a laptop; with large letters less. */
const ROOM = "(min-width: 68.75rem) and (min-height: 36rem), (min-width: 47rem) and (min-height: 60rem)";

/** Whether what was public stands there. */
export const isBeside = () => matchMedia(ROOM).matches && type.value <= LARGE;

/** What was public, beside the circle, where that leaves the circle its place. */
export function Beside() {
  useWindow();
  return isBeside() && html`<div class="beside"><${Opened} page="beside" /></div>`;
}

/**
 * By night what was said and noted lies behind one sign, which all have alike, asked or not, awake or asleep;
 * whatever is asked next closes it, so that it is missed by nobody. Before the only night of a tale nothing
 * was said.
 */
export function BookByNight() {
  const [open, set] = useState(false);
  const asked = asks.value.find((one) => !one.open)?.id;
  useEffect(() => {
    if (asked) set(false);
  }, [asked]);
  if (me.value.seat === null || !taleOf(room.value.tale).many_nights) return null;
  return html`<${IconButton} name="u-journal" label=${t("ui-said-board")} onClick=${() => set(true)} />
    ${
      open &&
      html`<${Sheet} title=${t("ui-said-board")} close=${() => set(false)} wide=${true}>
      <${Opened} page="records" /></${Sheet}>`
    }`;
}
