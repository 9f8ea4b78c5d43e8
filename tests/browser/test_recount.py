"""A hand that was miscounted is set right by whoever leads while the clock still goes round."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import WALL, Table
from tests.browser.storyteller import WITH_A_PHONE, WITHOUT, Storyteller, sit_down
from tests.browser.test_nomination import nominate

NOMINEE = WITHOUT[1]


def test_a_counted_hand_is_set_right_and_the_count_goes_on(table: Table) -> None:
    lead, player = table.lay("en", WALL), table.lay("ru")
    sit_down(lead, player)
    teller = Storyteller(lead)
    nominate(teller, WITHOUT[0], NOMINEE)
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
