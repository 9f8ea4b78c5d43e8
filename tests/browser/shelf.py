"""Used devices that are as good as new: to make one takes longer than what most tests do with it."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Error, Page

MOST = 10
NOTHING_TO_SEE = "/api/address"  # of the same server, so that the page's process and what it has read stay
EMPTY = "async () => { localStorage.clear(); sessionStorage.clear(); }"


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
            page.goto(NOTHING_TO_SEE)
            page.emulate_media(media="null", reduced_motion="reduce")
            page.evaluate(EMPTY)
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
