"""A used device is as good as new when it is laid on a table again."""

from __future__ import annotations

from playwright.sync_api import Browser
from tests.browser.phones import Table
from tests.browser.shelf import Shelf
from tests.web.server import Server

MEDIA = """() => ["print", "(prefers-reduced-motion: reduce)"].map((one) => matchMedia(one).matches)"""
LEFT = """() => [localStorage.length, sessionStorage.length]"""


def test_a_device_that_is_laid_again_wants_what_a_new_one_does(browser: Browser, server: Server) -> None:
    shelf = Shelf()
    tables = [Table(browser, server, painted=False, shelf=shelf) for _ in range(2)]
    used = tables[0].lay("fr")
    used.page.goto("/")
    used.page.evaluate("localStorage.setItem('one', '1')")
    used.page.emulate_media(media="print", reduced_motion="no-preference")
    assert used.page.evaluate(MEDIA) == [True, False]
    tables[0].clear()
    again = tables[1].lay("fr")
    assert again.page is used.page
    assert again.page.evaluate(MEDIA) == [False, True]
    assert again.page.evaluate(LEFT) == [0, 0]
    tables[1].clear(keep=False)
    shelf.clear()
