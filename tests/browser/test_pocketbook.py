"""A touch on a seat opens its page: what was said there, and what one thinks oneself, in pencil."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table
from tests.browser.test_axe import grave, sticking_out
from tests.browser.test_languages import UNTRANSLATED, texts

from fabula.games import TALES

NOTE = "Сменила слова: Zoë?"
BOTS = {"onenight": 3, "mafia32": 7, "vendetta": 7, "clocktower": 5}
# Say by the wire what one claims to be: the first role that may be claimed.
CLAIM = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { asks, tell } = await import(app.replace('app.js', 'base/wire.js'));
  const ask = asks.value.find((one) => one.open);
  const [word, gap] = ask.options.find((one) => one[0] === "claim");
  await tell("answer", { ask: ask.id, choice: [word, gap.any[0]] });
}"""


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def a_day(table: Table, tale: str, lang: str = "en") -> tuple[Phone, Phone]:
    """Two people and some bots on a day that stands still."""
    host, other = table.lay(lang), table.lay("fr")
    code = host.come_in("make", name="Анна", tale=tale)
    other.come_in("join", code=code, name="Борис")
    host.open(code)
    other.open(code)
    host.add_bots(2 + BOTS[tale])
    host.hold_at(".screen.day")
    host.page.evaluate(SEND, ["start", {}])
    while "" in {phone.phase for phone in (host, other)} or {host.phase, other.phase} != {"day"}:
        for phone in (host, other):
            if phone.phase != "day":
                phone.act()
        host.page.wait_for_timeout(60)
    return host, other


def open_seat(phone: Phone, name: str) -> None:
    """Touch the seat of somebody."""
    phone.page.locator(".ring button.seat", has=phone.page.get_by_text(name, exact=True)).click()
    expect(phone.page.get_by_role("dialog")).to_have_attribute("aria-label", name)


@pytest.mark.parametrize("tale", TALES)
def test_guesses_and_a_note_are_kept_and_nobody_else_has_them(table: Table, tale: str) -> None:
    host, other = a_day(table, tale, "ru")
    open_seat(host, "Борис")
    sides = host.page.locator(".sides-guessed .btn")
    sides.first.click()
    expect(sides.first).to_have_attribute("aria-pressed", "true")
    host.page.locator(".mine-alone summary").click()
    picks = host.page.locator(".roles-guessed .pick")
    role = picks.first.inner_text()
    picks.first.click()
    expect(picks.first).to_have_attribute("aria-pressed", "true")
    host.page.locator(".note-of textarea").fill(NOTE)
    host.page.locator(".note-of textarea").blur()
    host.until_settled()
    assert grave(host) == []
    assert sticking_out(host) == []
    assert not UNTRANSLATED.search(texts(host))
    host.page.keyboard.press("Escape")
    seat = host.page.locator(".ring button.seat", has=host.page.get_by_text("Борис", exact=True))
    expect(seat.locator(".badge.pencil")).to_have_count(1)
    expect(seat).to_have_attribute("aria-label", re.compile(f"{re.escape(role)}.*{re.escape(NOTE)}"))
    host.page.reload()
    expect(seat.locator(".badge.pencil")).to_have_count(1)
    open_seat(host, "Борис")
    expect(host.page.locator(".note-of textarea")).to_have_value(NOTE)
    expect(other.page.locator(".badge.pencil")).to_have_count(0)
    assert NOTE not in other.page.content()


@pytest.mark.parametrize("tale", TALES)
def test_a_claim_is_a_bubble_and_a_token_at_the_seat_and_stands_on_its_page(table: Table, tale: str) -> None:
    host, other = a_day(table, tale)
    other.page.evaluate(CLAIM)
    seat = host.page.locator(".ring .seat", has=host.page.get_by_text("Борис", exact=True))
    expect(host.page.locator(".bubble")).to_contain_text("Борис")
    expect(seat.locator(".badge.claim")).to_have_count(1)
    claimed = host.page.locator(".bubble").inner_text().split("“")[1].split("”")[0]
    expect(host.page.locator(".bubble")).to_have_count(0)
    open_seat(host, "Борис")
    expect(host.page.locator(".seat-page")).to_contain_text(claimed)
