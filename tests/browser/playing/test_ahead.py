"""What may be opened at a table comes before the line goes; what could not be had opens once it can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import Phone, Table
from tests.browser.playing.test_pocketbook import open_seat

PAGE_OF_A_SEAT = "**/parts/seatpage.js"
# Until this module and all that it needs is there, however it came.
IS_THERE = """async () => {
  const { name } = performance.getEntriesByType("resource").find((one) => one.name.includes("seatpage.js"));
  await import(name);
}"""


def on_a_day(host: Phone) -> None:
    ready.on_a_day({"Анна": host, "Борис": None}, "mafia32", 8)


@pytest.mark.parametrize("is_away", [False, True])
def test_a_page_that_could_not_be_had_opens_once_it_can_be(table: Table, is_away: bool) -> None:
    host = table.lay("ru")
    host.page.route(PAGE_OF_A_SEAT, lambda route: route.abort("internetdisconnected"))
    on_a_day(host)
    host.page.context.set_offline(is_away)
    host.page.locator(".ring button.seat", has=host.page.get_by_text("Борис", exact=True)).click()
    if is_away:
        expect(host.page.locator(".no-line p").first).to_be_visible()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.page.unroute(PAGE_OF_A_SEAT)
    host.page.context.set_offline(False)
    expect(host.page.get_by_role("dialog")).to_have_attribute("aria-label", "Борис")


def test_what_a_table_offers_comes_before_the_line_goes(table: Table) -> None:
    host = table.lay("ru")
    with host.page.expect_response(PAGE_OF_A_SEAT):
        on_a_day(host)
    host.page.evaluate(IS_THERE)
    expect(host.page.get_by_role("dialog")).to_have_count(0)  # nobody has touched it
    host.page.context.set_offline(True)
    expect(host.page.locator(".no-line p").first).to_be_visible()
    open_seat(host, "Борис")
