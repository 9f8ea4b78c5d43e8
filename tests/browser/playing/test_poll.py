"""A vote as all see it: who is up, the hands of the names that are done, and what would tie."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.phones import Table
from tests.browser.show.test_news import at_dusk, hears

UP = 2
# the first name is done with two hands, the second is up
VOTE = [
    {"e": "phase", "phase": "vote", "number": 1},
    {"e": "named", "seat": 1},
    {"e": "raised", "candidate": 1, "seats": [3, 4]},
    {"e": "named", "seat": UP},
]
LET_RUN = """async (time) => {
  const app = document.querySelector('script[type=module]').src;
  const { clock } = await import(app.replace('app.js', 'base/wire.js'));
  clock.value = { ...clock.value, left: time, ends: null, length: time };
}"""
A_MINUTE = 60_000
# A time of so many ms which begins only in a while, when what comes before it has been said.
BEGINS_LATER = """async ([length, later]) => {
  const app = document.querySelector('script[type=module]').src;
  const { ahead, clock } = await import(app.replace('app.js', 'base/wire.js'));
  clock.value = { ...clock.value, left: null, ends: Date.now() + ahead.value + later + length, length };
}"""


@pytest.mark.parametrize(("tale", "lang"), [("mafia32", "fr"), ("vendetta", "ru")])
def test_the_question_names_who_is_up_and_the_done_keep_their_hands(
    table: Table, tale: str, lang: str
) -> None:
    phone = at_dusk(table, lang, tale)
    hears(phone, VOTE)
    page = phone.page
    first, up = (page.locator(".ring .seat").nth(seat) for seat in (1, UP))
    name = up.locator(".name").inner_text()
    expect(page.locator(".ask .title")).to_have_text(phone.say(f"prompt-{tale}-hand.name", name=name))
    expect(page.locator(".ring .seat.up")).to_have_count(1)
    expect(up.locator(".badge.low")).to_be_visible()
    expect(first.locator(".badge.l")).to_have_text("2")
    assert phone.say("ui-hands", n=2) in str(first.get_attribute("aria-label"))
    done = first.locator(".name").inner_text()
    expect(page.locator(".foot .most")).to_have_text(phone.say("ui-most-so-far", names=done, n=2))
    page.evaluate(LET_RUN, None)
    expect(page.locator(".ring .mid .candle")).to_have_count(1)
    expect(page.locator(".timering")).to_have_count(0)  # it would be empty
    page.evaluate(LET_RUN, A_MINUTE)
    expect(page.locator(".timering .time")).to_have_count(1)
    expect(page.locator(".ring .mid .candle")).to_have_count(0)
    hears(phone, [{"e": "raised", "candidate": UP, "seats": [1]}])
    expect(page.locator(".timering .say")).to_have_text(phone.say("ui-hands", n=1))


# All are asked, and some have answered.
POINT = """async ([answered, asked]) => {
  const app = document.querySelector('script[type=module]').src;
  const { asks, clock } = await import(app.replace('app.js', 'base/wire.js'));
  const all = [...Array(asked).keys()];
  asks.value = [{ id: 'a', prompt: 'vote', seat: 0, options: all.slice(1) }];
  clock.value = { ...clock.value, left: 20000, ends: null, length: 30000, asked, answered };
}"""
THREADS = "(all) => all.map((one) => one.querySelector('.cord').getAttribute('d'))"


def test_ones_own_arrow_is_drawn_while_one_chooses_and_who_has_answered_has_a_check_mark(
    table: Table,
) -> None:
    phone = at_dusk(table, "fr", "onenight")
    hears(phone, [{"e": "phase", "phase": "vote", "number": 1}])
    seats = phone.page.locator(".ring .seat")
    asked = seats.count()
    phone.hears_no_more()  # bots look at their cards, and the server says so
    phone.page.evaluate(POINT, [[1, 2], asked])
    arrow = phone.page.locator(".ring .thread")
    expect(arrow).to_have_count(0)
    expect(phone.page.locator(".timering")).to_contain_text(phone.say("ui-so-many-of", n=2, of=asked))
    for seat in range(asked):
        expect(seats.nth(seat).locator("[href='#u-check']")).to_have_count(1 if seat in (1, 2) else 0)
    assert phone.say("ui-has-answered") in str(seats.nth(1).get_attribute("aria-label"))
    drawn = []
    for seat in (1, 2):
        seats.nth(seat).click()
        expect(phone.page.locator(".ring .thread.mine")).to_have_count(1)
        drawn += arrow.evaluate_all(THREADS)
    assert len({*drawn}) == 2, "it follows the finger"


def test_a_second_vote_begins_without_the_hands_of_the_first(table: Table) -> None:
    phone = at_dusk(table, "en", "mafia32")
    hears(phone, VOTE, [{"e": "tied", "seats": [1, UP]}, {"e": "named", "seat": 1}])
    expect(phone.page.locator(".ring .seat .badge.l")).to_have_count(0)
    expect(phone.page.locator(".foot .most")).to_have_text("")


def test_a_time_that_has_not_begun_stands_whole_until_it_does(table: Table) -> None:
    phone = at_dusk(table, "fr", "mafia32")
    hears(phone, VOTE)
    time, gone = phone.page.locator(".timering .time"), phone.page.locator(".timering .gone")
    for later, shown in ((A_MINUTE, "1:00"), (-A_MINUTE // 2, re.compile("^0:(30|29|28)$"))):
        phone.page.evaluate(BEGINS_LATER, [A_MINUTE, later])
        expect(time).to_have_text(shown)
        assert str(gone.get_attribute("stroke-dasharray")).startswith("0 ") is (later > 0)
