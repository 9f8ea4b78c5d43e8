"""Powers of the day that all have, by touch: a Damsel is named, the evil are accused, a cult is called."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import SEND, Phone, Table
from tests.browser.playing.test_clocktower import TALE, trouble_on
from tests.browser.playing.test_saying import power

from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.rooms.wire import messages as m

SCRIPT = (*TROUBLE_BREWING, "damsel", "puzzlemaster", "alsaahir", "cult_leader")


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def touch(phone: Phone, *seats: int) -> None:
    """Touch these seats of the ring, counted from one's own or the first."""
    for seat in seats:
        phone.seats.nth(seat).click()


def news(phone: Phone, text: str) -> None:
    """All read this."""
    expect(phone.page.locator(".news")).to_contain_text(text)


def test_everybody_has_them_and_all_read_what_is_public(table: Table) -> None:
    host, boris, zoe = (table.lay(lang) for lang in ("ru", "en", "fr"))
    told = ((m.Choose, {"roles": SCRIPT}), (m.Settings, {"change": {"talk": 3600, "plea": 180}}))
    ready.on_a_day({"Анна": host, "Boris": boris, "Zoé": zoe}, TALE, 8, *told)
    host.page.evaluate(SEND, ["go", {}])
    found: list[object] = []

    host.button("square-powers").click()
    found += trouble_on(host, axe=True)
    host.page.keyboard.press("Escape")

    power(host, "damsel")
    touch(host, 0)
    found += trouble_on(host, axe=True)
    host.main.click()
    news(boris, "Анна says that the Damsel is Анна")

    power(boris, "accuse")
    touch(boris, 0, 2, 2, 3, 3, 3)
    found += trouble_on(boris, axe=True)
    boris.button("square-do-accuse").click()
    news(boris, "Boris accuses")
    news(zoe, "Boris accuse")
    expect(boris.page.locator(".news")).not_to_contain_text("clocktower-")

    heard = host.page.locator(".news").inner_text()
    power(zoe, "puzzle")
    touch(zoe, 1)
    zoe.main.click()
    expect(zoe.button("square-powers")).to_be_visible()
    assert host.page.locator(".news").inner_text() == heard

    power(host, "cult")
    expect(boris.page.locator(".square-ask h2")).to_have_text(boris.say("prompt-clocktower-cult"))
    found += trouble_on(boris, axe=True)
    boris.button("option-clocktower-yes").click()
    boris.page.locator(".foot .btn.main").click()
    zoe.button("option-clocktower-no").click()
    expect(boris.page.locator(".news")).to_contain_text("In the cult of Анна:", timeout=20_000)
    expect(boris.page.locator(".news")).to_contain_text("Boris")
    assert found == []
    assert table.complaints == []
