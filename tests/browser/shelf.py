"""Used devices that are as good as new: to make one takes longer than what most tests do with it."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Error, Page

MOST = 10
NOTHING_TO_SEE = "/api/address"  # of the same server, so that the page's process and what it has read stay
# A page at a table lets go of it where it is and does nothing any more: the next page is opened in its place.
# One in between that shows nothing would cost a tenth more. Its address is none that a test goes to: where
# only what stands after a # differs, nothing would be opened. It says whether it has let go.
LET_GO = f"""async () => {{
  window.hand = null;
  window.isDeaf = false;
  const app = document.querySelector("script[type=module]")?.src;
  if (!app) return false;
  const {{ leave, place }} = await import(app.replace("app.js", "base/wire.js"));
  const mayBeHeard = document.querySelector(".bigscreen");
  if (mayBeHeard || !place.value) return false;
  document.getElementById("app").remove();
  leave();
  history.replaceState(null, "", "{NOTHING_TO_SEE}");
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return true;
}}"""
# Whether it is printed, or shows motion: no device that is laid anew does.
EMPTY = """() => {
  localStorage.clear();
  sessionStorage.clear();
  return matchMedia("print").matches || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}"""


class Kind(NamedTuple):
    """What a device is made with, and cannot become."""

    lang: str
    has_touch: bool
    painted: bool


class Shelf:
    """Pages that lie ready for the next test, with nothing on them and nothing kept by them.

    They belong to one browser, and to servers with one address.
    """

    def __init__(self) -> None:
        self._lying: list[tuple[Kind, Page]] = []

    def __contains__(self, context: BrowserContext) -> bool:
        return any(page.context is context for _, page in self._lying)

    def take(self, kind: Kind, size: tuple[int, int]) -> Page | None:
        """A page of this kind and size, if one lies here."""
        fitting = [one for one in self._lying if one[0] == kind]
        for one in fitting:
            self._lying.remove(one)
            with suppress(Error):  # its browser has crashed
                one[1].set_viewport_size({"width": size[0], "height": size[1]})
                return one[1]
        return None

    def put_back(self, kind: Kind, page: Page) -> None:
        """Keep a page, emptied, unless it cannot be: its server is gone, or it shows something of another."""
        with suppress(Error):
            page.context.set_offline(False)
            page.unroute_all(behavior="ignoreErrors")
            for other in page.context.pages:
                if other is not page:
                    other.close()
            if not page.url.startswith("http") or not page.evaluate(LET_GO):
                page.goto(NOTHING_TO_SEE)
            if page.evaluate(EMPTY):
                page.emulate_media(media="null", reduced_motion="reduce")
            self._lying.append((kind, page))
        for _, oldest in self._lying[:-MOST]:
            oldest.context.close()
        del self._lying[:-MOST]

    def clear(self) -> None:
        """Take all away."""
        for _, page in self._lying:
            with suppress(Error):
                page.context.close()
        self._lying.clear()
