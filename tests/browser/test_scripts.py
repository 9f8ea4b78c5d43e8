"""The Clocktower's scripts in the lobby: one with a tap, one of one's own, one that somebody brings."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import Phone, Table
from tests.browser.test_axe import grave, sticking_out

NAME = "clocktower-script-trouble_brewing"


def a_lobby(table: Table, lang: str = "ru") -> Phone:
    """A phone that has made a table for the Clocktower, and changes the script."""
    phone = table.lay(lang)
    phone.make("Анна", tale="clocktower")
    phone.reach("lobby")
    phone.button("square-edit-script").click()
    return phone


def title(phone: Phone) -> str:
    """What the script is called on this phone."""
    return phone.page.locator("h2.wrapped").first.inner_text()


def test_a_script_of_ones_own_is_left_again_with_a_tap(table: Table) -> None:
    phone = a_lobby(table)
    assert title(phone) == phone.say(NAME)
    taken = phone.button(NAME)
    expect(taken).to_have_attribute("aria-pressed", "true")
    phone.page.get_by_role("switch", name=phone.say("clocktower-drunk")).uncheck()
    expect(taken).to_have_attribute("aria-pressed", "false")
    assert title(phone) == phone.say("script-of-your-own")
    assert not sticking_out(phone)
    assert grave(phone) == []
    taken.click()
    expect(taken).to_have_attribute("aria-pressed", "true")
    assert title(phone) == phone.say(NAME)
