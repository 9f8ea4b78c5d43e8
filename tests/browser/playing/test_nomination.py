"""A nomination on every device: the nominee is told first of all, and the numbers agree to the last hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import ON_ITS_SIDE, PHONE, WALL, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import HEAR, QUIET, WITH_A_PHONE, WITHOUT, Storyteller, on_a_day

A_MINUTE = re.compile(r"^(1:00|0:5\d)$")
A_LITTLE = 4  # px


def nominated_as_led(table: Table, player: Phone | None = None) -> Storyteller:
    """Boris has nominated the one who has a phone; whoever leads has not said so yet."""
    teller = on_a_day(table.lay("ru", (820, 1180)), player, QUIET)
    teller.nominate(WITHOUT[1], WITH_A_PHONE)
    return teller


def nominated(table: Table) -> tuple[Storyteller, Phone]:
    """The same, and the phone of the nominee."""
    player = table.lay("ru", PHONE)
    return nominated_as_led(table, player), player


def test_the_nominee_is_told_who_nominates_them(table: Table) -> None:
    teller, player = nominated(table)
    told = player.say("square-nominates-you", who=WITHOUT[1])
    expect(player.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    assert trouble_on(player, axe=True) == []
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    expect(player.page.locator(".square-ask")).to_contain_text(told)


def test_hands_and_flags_keep_apart_and_the_sum_says_what_was_needed(table: Table) -> None:
    teller = nominated_as_led(table)
    teller.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    teller.repeat("nomination")
    teller.page.locator(".grim-right .pick", has_text=WITHOUT[1]).click()
    nominator = teller.page.locator(".grim-ring .seat", has_text=WITHOUT[1])
    hand, flag = (nominator.locator(f".badge:has([href='#u-{sign}'])") for sign in ("hand-up", "flag"))
    above, below = hand.bounding_box(), flag.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] + A_LITTLE
    assert trouble_on(teller.phone, axe=True) == []
    # as if the sum were told while the vote is still on
    teller.page.evaluate(HEAR, [{"e": "tallied", "nominee": 0, "votes": 5, "value": 3}])
    expect(teller.page.locator(".grim-right")).to_contain_text(teller.phone.say("square-needed", n=3))


@pytest.mark.parametrize("size", [(820, 1180), PHONE])
def test_all_see_the_time_for_accusation_and_defence(table: Table, size: tuple[int, int]) -> None:
    teller, player = nominated(table)
    screen = table.screen(player.code, "fr")
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    teller.page.set_viewport_size({"width": size[0], "height": size[1]})
    teller.phone.button("floor-min", n=1).click()
    shown = (player.page.locator(".time"), screen.page.locator(".time"), teller.page.locator(".order .time"))
    for time in shown:
        expect(time).to_have_text(A_MINUTE)
    for phone in (player, screen, teller.phone):
        assert trouble_on(phone, axe=True) == []
    teller.phone.button("floor-stop").click()
    expect(player.page.locator(".time")).to_have_text("")


def test_who_nominates_themself_reads_that_and_the_votes_stand_beside_no_seat(table: Table) -> None:
    player = nominated(table)[1]
    asked = player.page.locator(".square-ask")
    for of_mine, size in ((True, PHONE), (False, WALL)):
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        seat = 0 if of_mine else 2
        own = player.say("square-nominate-yourself")
        told = own if of_mine else player.say("square-nominates-themself", who=WITHOUT[1])
        plea = {"e": "phase", "phase": "plea", "number": 1}
        player.page.evaluate(HEAR, [{"e": "nominated", "seat": seat, "nominee": seat}, plea])
        expect(asked).to_contain_text(told)
        expect(asked.locator(".needed")).to_be_visible()
        expect(player.page.locator(".ring .mid .chip")).to_have_count(0)
        assert trouble_on(player, axe=False) == []


def test_on_a_phone_on_its_side_the_whole_circle_stands_beside_what_can_be_done(table: Table) -> None:
    teller, player = nominated(table)
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    player.page.set_viewport_size(ON_ITS_SIDE)
    foot = player.page.locator(".foot")
    expect(player.page.locator(".ring")).to_have_css("height", "304px")  # all there is below the title
    beside = foot.bounding_box()
    assert beside
    for seat in player.page.locator(".ring .seat .coin").all():
        expect(seat).to_be_in_viewport(ratio=1)
        coin = seat.bounding_box()
        assert coin
        assert coin["x"] + coin["width"] <= beside["x"]
    expect(player.main.or_(foot.locator(".btn").first).first).to_be_in_viewport(ratio=1)
    assert trouble_on(player, axe=False) == []


# How far below the foot of the candle the figures of the clock begin (px).
CLEAR = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('.plaza .mid .time'));
  return range.getBoundingClientRect().top -
    document.querySelector('.plaza .mid .candle > b').getBoundingClientRect().bottom;
}"""
NOMINATIONS = [{"e": "phase", "phase": "nominations", "number": 1}]


def test_the_candle_of_nominations_stands_on_no_figure_of_the_clock(table: Table) -> None:
    phone = table.lay("ru", (390, 844))
    ready.on_a_day({"Константин": phone}, "clocktower", 10)
    phone.page.evaluate(HEAR, NOMINATIONS)
    expect(phone.page.locator(".plaza .mid .chip")).not_to_have_count(0)
    assert phone.page.evaluate(CLEAR) >= -1
