"""A hand that was miscounted is set right by whoever leads while the clock still goes round."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import WALL, Table
from tests.browser.storyteller import QUIET, WITH_A_PHONE, WITHOUT, on_a_day

NOMINEE = WITHOUT[1]


def test_a_counted_hand_is_set_right_and_the_count_goes_on(table: Table) -> None:
    lead, player = table.lay("en", WALL), table.lay("ru")
    teller = on_a_day(lead, player, QUIET)
    teller.nominate(WITHOUT[0], NOMINEE)
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    lead.hold_at(".grim-right .pick.over")
    teller.main.click()
    counted = lead.page.locator(".grim-right .pick.over").first
    count = lead.page.locator(".grim-right section .row .big")
    expect(counted).to_have_attribute("aria-pressed", "false")
    expect(count).to_have_text("0")
    seat = next(seat for seat, name in enumerate((WITH_A_PHONE, *WITHOUT)) if name in counted.inner_text())
    counted.click()
    expect(counted).to_have_attribute("aria-pressed", "true")
    expect(count).to_have_text("1")
    assert teller.told("polled", seat=seat)[-1]["up"] is True
    expect(player.page.locator(".dial .tally b")).to_have_text("1")
    lead.button("ui-menu").click()
    lead.button("ui-go-on").click()
    teller.phase("nominations")
    assert teller.told("raised", candidate=teller.seat(NOMINEE))[-1]["seats"] == [seat]


def test_a_hand_of_an_exile_is_set_right_either_way_while_the_clock_goes_round(table: Table) -> None:
    """The nominee is a Traveller; one hand is put up and the same one down again; the player sees both."""
    lead, player = table.lay("fr", WALL), table.lay("en")
    teller = on_a_day(lead, player, QUIET)
    beggar = teller.role("beggar")
    lead.button("grim-more").click()
    lead.button("grim-traveller").click()
    teller.pick(beggar, "dialog")
    teller.pick(WITHOUT[0], "dialog")
    lead.button("grim-traveller-arrives").click()
    teller.pick(WITHOUT[0], ".grim-right")
    lead.button("grim-deed-exile").click()
    teller.pick(beggar, ".sub")
    teller.phase("clocktower-plea")
    lead.hold_at(".grim-right .pick.over")
    teller.main.click()
    teller.phase("exile")
    counted = lead.page.locator(".grim-right .pick.over").first
    expect(counted).to_have_attribute("aria-pressed", "false")
    name = counted.locator("span").first.inner_text()
    seat = next(seat for seat, one in enumerate((WITH_A_PHONE, *WITHOUT)) if one in name)
    count = lead.page.locator(".grim-right section .row .big")
    for up, sum_of_hands in ((True, "1"), (False, "0"), (True, "1")):
        counted.click()
        expect(counted).to_have_attribute("aria-pressed", str(up).lower())
        expect(count).to_have_text(sum_of_hands)
        assert teller.told("polled", seat=seat)[-1]["up"] is up
        expect(player.page.locator(".dial .tally b")).to_have_text(sum_of_hands)
    lead.button("ui-menu").click()
    lead.button("ui-go-on").click()
    teller.phase("day")
    (failed,) = teller.told("exile_failed")
    assert failed["seats"] == [seat]
