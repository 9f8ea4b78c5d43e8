"""In the notebook stands what the own view and marks allow, worked out on request and anew with each mark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import ready
from tests.browser.phones import PHONE, SOON, WALL, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on

from fabula.rooms.wire import messages as m

MARK = """async ([seat, side]) => {
  const app = document.querySelector('script[type=module]').src;
  const { tell } = await import(app.replace('app.js', 'base/wire.js'));
  await tell("jot", { about: seat, side, roles: [], text: "" });
}"""


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def on_the_first_day(phone: Phone, tale: str, bots: int) -> Locator:
    """Where the helper stands beside what was said, on the first day of a game with bots."""
    ready.on_a_day({"Anna": phone}, tale, bots)
    phone.button("ui-said-board").click()
    return phone.page.locator(".records .mine-alone")


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("fr", WALL)])
def test_in_one_night_it_is_worked_out_of_what_was_said(
    table: Table, lang: str, size: tuple[int, int]
) -> None:
    phone = table.lay(lang, size)
    panel = on_the_first_day(phone, "onenight", 4)
    expect(panel).to_contain_text(phone.say("allowed-note-onenight"))
    status = panel.get_by_role("status")
    panel.get_by_role("button", name=phone.say("allowed-ask")).click()
    expect(status).not_to_have_text(phone.say("allowed-works"), timeout=SOON)
    expect(status).not_to_be_empty()
    assert trouble_on(phone, axe=True) == []


@pytest.mark.parametrize(("lang", "tale"), [("ru", "mafia32"), ("fr", "vendetta")])
def test_in_a_mafia_it_is_worked_out_who_may_be_against_one(table: Table, lang: str, tale: str) -> None:
    phone = table.lay(lang)
    panel = on_the_first_day(phone, tale, 7)
    expect(panel).to_contain_text(phone.say(f"allowed-note-{tale}"))
    panel.get_by_role("button", name=phone.say("allowed-ask")).click()
    expect(panel.get_by_role("status")).to_contain_text("%", timeout=SOON)
    assert trouble_on(phone, axe=True) == []


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("ru", WALL), ("fr", PHONE)])
def test_it_is_worked_out_on_request_and_anew_with_each_mark(
    table: Table, lang: str, size: tuple[int, int]
) -> None:
    host, other = table.lay(lang, size), table.lay("en")
    ready.on_a_day(
        {"Anna": host, "Boris": other}, "clocktower", 5, (m.Settings, {"change": {"helper": True}})
    )
    page = host.page
    host.button("square-course").click()
    panel = page.locator(".records .mine-alone")
    panel.get_by_role("button", name=host.say("allowed-ask")).click()
    status = panel.get_by_role("status")
    expect(status).to_contain_text("%", timeout=SOON)
    assert trouble_on(host, axe=True) == []
    for seat in range(7):
        page.evaluate(MARK, [seat, "good"])
    expect(status).to_contain_text(host.say("allowed-clash", marks="@").split("@")[0], timeout=SOON)
    asked = other.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [one for one in asked if one.endswith("/notes")]
