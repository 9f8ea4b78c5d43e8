"""The cards in play: numbered by the night, opened by a touch, laid on a seat as one's own mark, on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.arriving.test_set import TELL
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import Table


@pytest.fixture
def hurry() -> float:
    """Fast: nobody has anything to do by night."""
    return 0.04


def test_cards_in_play_are_opened_printed_and_laid_on_a_seat(table: Table) -> None:
    phone, *_ = table.seat(dict.fromkeys(("Анна", "Борис", "Вера"), "ru"), looked_at=1)
    cards = phone.page.locator(".roles.touched button")
    numbered = [phone.say(f"onenight-{role}") for role in ("werewolf", "seer", "robber", "troublemaker")]
    for n, name in enumerate(numbered):
        times = "" if n else "\u00a0\u00d7\u00a02"
        expect(cards.nth(n)).to_have_accessible_name(f"{n + 1}. {name}{times}")
    expect(cards.nth(4)).to_have_accessible_name(phone.say("onenight-villager"))
    cards.nth(1).click()
    expect(phone.page.get_by_role("dialog")).to_contain_text(phone.say("onenight-seer-when"))
    assert grave(phone) == []
    phone.page.keyboard.press("Escape")
    phone.page.evaluate("window.print = () => null")
    phone.button("ui-print-order").click()
    expect(phone.page.locator(".prints li")).to_have_text(numbered)
    expect(phone.page.locator(".prints dd")).to_have_count(5)
    phone.page.evaluate("dispatchEvent(new Event('afterprint'))")
    phone.page.evaluate(TELL, {"talk": 1800})
    phone.button("ui-deal").click()
    phone.reach("day")
    assert not sticking_out(phone)
    phone.button("ui-openings").click()
    expect(phone.page.get_by_role("dialog")).to_contain_text(phone.say("onenight-seer-opening"))
    phone.page.keyboard.press("Escape")
    phone.seats.nth(1).click()
    phone.page.locator("dialog .mine-alone summary").click()
    phone.page.locator("dialog .pick", has_text=phone.say("onenight-seer")).click()
    phone.until_settled()
    phone.page.keyboard.press("Escape")
    expect(phone.seats.nth(1).locator(".badge.pencil svg")).to_be_visible()
    phone.page.reload()
    phone.reach("day")
    expect(phone.seats.nth(1).locator(".badge.pencil svg")).to_be_visible()
