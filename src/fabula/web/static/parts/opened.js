// @ts-check
// The page of a seat that was touched: its module, words and look come when one is opened for the first time.
import { html, useState } from "../base/html.js";

/** @typedef {typeof import("./seatpage.js").SeatPage} SeatPage */

/**
 * What opens the page of a seat, and the page while one is open.
 * @returns {[(seat: number) => void, unknown]}
 */
export function useSeatPage() {
  const [seat, turn] = useState(/** @type {number | null} */ (null));
  const [page, come] = useState({ Page: /** @type {SeatPage | null} */ (null) });
  const open = async (/** @type {number} */ wish) => {
    if (!page.Page) {
      const module = await import("./seatpage.js").catch(() => null);
      if (!module) return;
      come({ Page: module.SeatPage });
    }
    turn(wish);
  };
  const { Page } = page;
  const shown = Page && seat !== null && html`<${Page} seat=${seat} go=${turn} close=${() => turn(null)} />`;
  return [open, shown];
}
