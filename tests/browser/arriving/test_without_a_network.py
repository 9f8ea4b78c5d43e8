"""A device that has been at a table opens the page without a network, and is told what is missing."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect
from tests.browser.phones import Phone, Table
from tests.web.page import PAGE
from tests.web.server import Server

KEPT = """async () => {
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat();
  return kept.map(({ url }) => new URL(url).pathname);
}"""
VERSION = re.compile(r"v-[0-9a-f]+/")
OF_THE_PAGE = ("/static/", "/text/", "/api/tales")
# The built page has it in its first part.
THE_DOOR = ("/static/screens/home",) if (PAGE / "screens/home.js").is_file() else ()
NEEDED = ("/static/app", "/text/fr.ftl", "/api/tales", *THE_DOOR)


def kept_by(phone: Phone) -> list[str]:
    """The paths of all that this device keeps, once what opens the page is there."""
    for _ in range(200):
        paths: list[str] = phone.page.evaluate(KEPT)
        unversioned = [VERSION.sub("", path) for path in paths]
        if "/" in paths and all(any(path.startswith(one) for path in unversioned) for one in NEEDED):
            return paths
        phone.page.wait_for_timeout(50)
    raise AssertionError(f"not all is kept: {paths}")


def test_the_page_opens_without_a_network_and_says_that_there_is_none(
    table: Table, browser: Browser, server: Server
) -> None:
    with browser.new_context(
        base_url=server.page, locale="fr", viewport={"width": 360, "height": 740}
    ) as kept:
        phone = table.lay("fr", context=kept)
        phone.make("Chloé", trial=True)
        phone.reach("dusk")
        assert [one for one in kept_by(phone) if not one.startswith(OF_THE_PAGE)] == ["/"]
        kept.set_offline(offline=True)
        phone.page.goto("/")
        phone.button("ui-make").first.click()
        phone.page.get_by_role("dialog").locator(".btn.main").click()
        expect(phone.page.get_by_text(phone.say("ui-no-line"))).to_be_visible()
        kept.set_offline(offline=False)
        phone.reach("lobby")
