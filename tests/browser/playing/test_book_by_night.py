"""By night a player reads and writes on behind a sign all have alike, and misses nothing that is asked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_axe import SMALL, grave, sticking_out
from tests.browser.phones import ON_ITS_SIDE, Phone, Table
from tests.browser.storyteller import HEAR

NOTE = "Молчит про ночь: Zoë?"
# Something is asked now, or nothing is.
ASKED = """async (asked) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  (await import(wire)).asks.value = asked;
}"""
DREAM: dict[str, Any] = {"id": "1", "seat": 0, "prompt": "dream-one", "options": [None, 1, 2]}


def a_night(table: Table, tale: str, lang: str = "en") -> Phone:
    """All are asleep after a day with bots, and nothing is asked."""
    phone = table.lay(lang)
    ready.on_a_day({"Анна": phone}, tale, 9)
    phone.page.evaluate(HEAR, [{"e": "phase", "phase": "night", "number": 2}])
    phone.page.wait_for_selector(".screen.night")
    phone.page.evaluate(ASKED, [])
    return phone


@pytest.mark.parametrize(("tale", "lang"), [("mafia32", "ru"), ("clocktower", "fr")])
def test_what_is_asked_closes_the_book_and_no_word_in_it_is_lost(table: Table, tale: str, lang: str) -> None:
    phone = a_night(table, tale, lang)
    sign, book = phone.button("ui-said-board"), phone.page.get_by_role("dialog")
    sign.click()
    phone.button("book-page").click()
    phone.page.get_by_label(phone.say("book-page")).fill(NOTE)
    assert [*grave(phone), *sticking_out(phone), *phone.page.evaluate(SMALL)] == []
    phone.page.evaluate(ASKED, [DREAM])
    expect(book).to_have_count(0)
    expect(sign).to_be_visible()
    sign.click()  # also while something is asked
    phone.button("book-page").click()
    expect(phone.page.get_by_label(phone.say("book-page"))).to_have_value(NOTE)
    phone.page.evaluate(ASKED, [])
    expect(book).to_have_count(1)  # that a call is over closes nothing
    phone.page.evaluate(ASKED, [{**DREAM, "id": "2"}])
    expect(book).to_have_count(0)
    phone.page.set_viewport_size(ON_ITS_SIDE)
    expect(sign).to_be_in_viewport(ratio=1)


def test_by_night_nothing_is_done_with_anybody_from_their_page(table: Table) -> None:
    phone = a_night(table, "mafia32")
    phone.button("ui-said-board").click()
    phone.page.locator(".claims-table .btn").first.click()
    page = phone.page.locator(".seat-page")
    expect(page.locator(".mine-alone")).to_be_visible()
    expect(page.locator(".deeds")).to_have_count(0)
    expect(page.locator(".whisper, .ask-along")).to_have_count(0)
    expect(page.get_by_role("button", name=phone.say("book-point"))).to_have_count(0)


def test_the_book_is_shut_in_the_only_night_of_a_tale(table: Table) -> None:
    phone = a_night(table, "onenight")
    expect(phone.page.locator(".bar .ibtn")).not_to_have_count(0)
    expect(phone.button("ui-said-board")).to_have_count(0)
