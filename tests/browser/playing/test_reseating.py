"""What a Traveller and the Fabled let people do by day: two change seats, somebody calls on the Doomsayer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.leading.test_floor import looking_on
from tests.browser.phones import SEND, Phone, Table
from tests.browser.playing.test_clocktower import TALE, trouble_on
from tests.browser.playing.test_saying import power

from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING
from fabula.rooms.wire import messages as m


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def in_the_ring(phone: Phone) -> list[str]:
    """The names round the ring, clockwise from the top or from oneself."""
    return [one.inner_text().splitlines()[-1] for one in phone.page.locator(".ring .seat").all()]


def test_two_change_seats_and_somebody_calls_on_the_doomsayer(table: Table) -> None:
    host, boris, zoe = phones = [table.lay(lang) for lang in ("ru", "en", "fr")]
    told = (
        (m.Choose, {"roles": list(BAD_MOON_RISING), "more": {"company": ["doomsayer"]}}),
        (m.Settings, {"change": {"talk": 3600}}),
    )
    ready.on_a_day({"Анна": host, "Boris": boris, "Zoé": zoe}, TALE, 7, *told)
    host.page.evaluate(SEND, ["go", {}])
    late = looking_on(table, host, "Яна")
    late.button("square-come").click()
    matron = f"{late.say('square-come-as')}: {late.say('clocktower-matron')}"
    late.page.get_by_role("button", name=matron).click()
    late.reach("day")

    power(late, "swap")
    seats = late.page.locator(".ring .seat.can")
    expect(seats).to_have_count(8)
    before = in_the_ring(late)
    seats.nth(1).click()
    seats.nth(3).click()
    assert trouble_on(late, axe=True) == []
    late.page.locator(".foot .btn.main").click()
    moved = late.say("story-clocktower-reseated", who="Яна", a=before[1], b=before[3])
    expect(late.page.locator(".plaza")).to_contain_text(moved)
    after = in_the_ring(late)
    before[1], before[3] = before[3], before[1]
    assert after == before

    power(phones[1], "doom")
    phones[1].page.locator(".ring .seat.can").click()
    phones[1].page.locator(".foot .btn.main").click()
    said = phones[2].say("story-clocktower-beckoned-doomsayer", who="Boris")
    expect(phones[2].page.locator("body")).to_contain_text(said)
    assert table.complaints == []
