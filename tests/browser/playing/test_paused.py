"""All clocks stand: the big screen and whoever leads are told so as the phones are, also amid a count."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_layout import box
from tests.browser.phones import ON_ITS_SIDE, PHONE, SEND, WALL, Table
from tests.browser.storyteller import QUIET, WITHOUT, Storyteller, on_a_day

WIDE = (1920, 1080)
LYING = (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"])


def counting(table: Table, size: tuple[int, int]) -> Storyteller:
    """Hands are being counted, and the clock that counts them stands."""
    teller = on_a_day(table.lay("ru", WALL), None, QUIET)
    teller.nominate(WITHOUT[0], WITHOUT[1])
    teller.repeat("nomination")
    teller.phone.hold_at(".grim-right .pick.over")
    teller.main.click()
    expect(teller.page.locator(".grim-right .pick.over").first).to_be_visible()
    teller.page.set_viewport_size({"width": size[0], "height": size[1]})
    return teller


@pytest.mark.parametrize("size", [WALL, PHONE, LYING])
def test_whoever_leads_reads_that_the_count_stands_until_it_goes_on(
    table: Table, size: tuple[int, int]
) -> None:
    lead = counting(table, size).phone
    told = lead.page.locator(".grimoire").get_by_text(lead.say("ui-paused")).locator("visible=true")
    expect(told).to_have_count(1)
    lead.page.evaluate(SEND, ["go", {}])
    expect(told).to_have_count(0)


def test_the_big_screen_says_that_the_count_stands_and_it_stands_beside_the_phase(table: Table) -> None:
    lead = counting(table, WALL).phone
    screen = table.screen(lead.code, "fr", WIDE)
    told = screen.page.locator(".head .stands")
    expect(told).to_have_text(screen.say("ui-paused"))
    expect(told).to_be_in_viewport(ratio=1)
    assert box(told)["height"] >= 30
    title = box(screen.page.locator(".head .phase"))
    assert box(told)["x"] >= title["x"] + title["width"]
    lead.page.evaluate(SEND, ["go", {}])
    expect(told).to_have_count(0)
