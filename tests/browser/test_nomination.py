"""A nomination on every device: the nominee is told first of all, and the numbers agree to the last hand."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import PHONE, Phone, Table
from tests.browser.storyteller import (
    WITH_A_PHONE,
    WITHOUT,
    Storyteller,
    choose_the_set,
    sit_down,
    until_day,
)
from tests.browser.test_clocktower import trouble_on

QUIET = ("chef", "empath", "monk", "ravenkeeper", "soldier", "poisoner", "imp")


def nominated(table: Table) -> tuple[Storyteller, Phone]:
    """Boris has nominated the one who has a phone; whoever leads has not said so yet."""
    lead, player = table.lay("ru", (820, 1180)), table.lay("ru", PHONE)
    sit_down(lead, player)
    teller = Storyteller(lead)
    choose_the_set(teller, roles=QUIET)
    until_day(teller)
    teller.go_on()
    teller.phase("nominations")
    teller.pick(WITHOUT[1], ".grim-right")
    teller.pick(WITH_A_PHONE, ".sub")
    return teller, player


def test_the_nominee_is_told_who_nominates_them(table: Table) -> None:
    teller, player = nominated(table)
    told = player.say("square-nominates-you", who=WITHOUT[1])
    expect(player.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    assert trouble_on(player, axe=True) == []
    teller.repeat("nomination")
    teller.phase("plea")
    expect(player.page.locator(".square-ask")).to_contain_text(told)
