"""Somebody new plays with bots: a word for the role, three at the card, a line in each phase, put away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import A_MOMENT, Phone, Table
from tests.browser.test_axe import grave, sticking_out

from fabula.text import LANGUAGES

HINT = ".hint-line"
WORD = ".first-word"


def hold_the_card(phone: Phone) -> None:
    """The finger lies on the card, and stays there."""
    box = phone.page.locator(".cardbox").bounding_box()
    assert box
    phone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.page.mouse.down()


def test_whoever_plays_with_bots_for_the_first_time_is_taught_until_they_put_it_away(table: Table) -> None:
    phone = table.lay(anew=True)
    phone.make("Ada", tale="onenight", trial=True)
    marks = phone.page.locator(".marks-of-card li")
    expect(marks).to_have_text([phone.say(f"learn-card-{n}") for n in (1, 2, 3)])
    expect(phone.page.locator(WORD)).to_have_count(0)  # what it says tells the role
    hold_the_card(phone)
    role = phone.page.locator(".rolename").inner_text()
    expect(phone.page.locator(WORD)).to_contain_text(phone.say("learn-first-word", role=role))
    phone.page.mouse.up()
    expect(phone.page.locator(WORD)).to_have_count(0)
    phone.main.click()
    phone.play(".screen.day")
    phone.reach("day")
    expect(phone.page.locator(HINT)).to_be_visible()
    phone.button("learn-away").click()
    expect(phone.page.locator(HINT)).to_have_count(0)
    phone.page.reload()
    phone.reach("day")
    expect(phone.button("learn-again")).to_be_visible()
    expect(phone.page.locator(HINT)).to_have_count(0)
    phone.button("learn-again").click()
    expect(phone.page.locator(HINT)).to_be_visible()
    again = phone.page.evaluate("[localStorage['fabula.played'], localStorage['fabula.marked']]")
    assert "onenight-" in again[0]
    assert again[1] == '["onenight"]'
    phone.main.click()
    phone.play(".screen.after")
    phone.reach("after")
    then = phone.page.locator(".known-then")
    expect(then.locator("h2")).to_have_text(phone.say("learn-known"))
    expect(then.locator("li").last).to_contain_text(
        phone.say("learn-known-over", when=phone.say("ui-phase-day"))
    )
    assert grave(phone) == []
    assert not sticking_out(phone)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_at_the_first_card_stands_clear_of_the_foot(table: Table, lang: str) -> None:
    phone = table.lay(lang, anew=True)
    phone.make("Ada", tale="clocktower", trial=True)
    words, foot = phone.page.locator(".marks-of-card"), phone.page.locator(".foot")
    expect(words.locator("li")).to_have_count(3)
    for size in ((360, 740), (320, 568)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        phone.page.wait_for_timeout(A_MOMENT)
        said, below = words.bounding_box(), foot.bounding_box()
        assert said
        assert below
        assert said["y"] + said["height"] <= below["y"] + 1, size
