"""What all have just heard, as the one it is about reads it; and what stands on a card that is held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import expect
from tests.browser.phones import Phone, Table
from tests.browser.storyteller import HEAR

# as the first morning and the first vote of a game would tell it
DAWN = [{"e": "phase", "phase": "dawn", "number": 1}]
DAY = [{"e": "phase", "phase": "day", "number": 1}]
NOMINATIONS = [{"e": "phase", "phase": "nominations", "number": 1}]
MINE = [{"e": "died", "seat": 0, "cause": "night"}]
ANOTHERS = [{"e": "died", "seat": 1, "cause": "night"}]
VOTED_OUT: list[dict[str, object]] = [
    {"e": "voted", "votes": [1, None, 1, 0]},
    {"e": "died", "seat": 1, "cause": "vote"},
]


def at_dusk(table: Table, lang: str, tale: str) -> Phone:
    """A game with bots that stands still while its player looks at their card."""
    phone = table.lay(lang)
    phone.make("Anna", tale=tale, trial=True)
    phone.hold_at(".dusk .cardbox")
    phone.reach("dusk")
    return phone


def hears(phone: Phone, *events: Sequence[Mapping[str, object]]) -> None:
    """As if the table had heard this."""
    for told in events:
        phone.page.evaluate(HEAR, told)


def test_who_is_killed_by_night_is_told_so_and_of_others_by_name(table: Table) -> None:
    phone = at_dusk(table, "fr", "mafia32")
    hears(phone, DAWN, MINE, ANOTHERS, DAY)
    news = phone.page.locator(".news li")
    expect(news.first).to_have_text(phone.say("story-you-died-night"))
    expect(news.last).not_to_have_text(phone.say("story-you-died-night"))


def test_who_is_voted_out_is_named_with_the_votes(table: Table) -> None:
    phone = at_dusk(table, "en", "mafia32")
    hears(phone, DAY, VOTED_OUT)
    expect(phone.page.locator(".news")).to_contain_text("is voted out with 2 votes")


def test_the_votes_say_how_many_would_only_tie(table: Table) -> None:
    phone = at_dusk(table, "en", "clocktower")
    hears(phone, NOMINATIONS)
    for votes, text in ((5, "square-needed-tie"), (9, "square-cannot-top")):
        counted = {"e": "tallied", "nominee": 1, "votes": votes, "value": 5}
        hears(phone, [counted, {"e": "condemned", "seats": [1]}])
        expect(phone.page.get_by_text(phone.say(text, n=votes + 1, ties=votes))).to_be_visible()


# What of the count sticks out of its dial.
OUT_OF_THE_DIAL = """() => {
  const { left, top, width } = document.querySelector(".dial").getBoundingClientRect();
  const [x, y] = [left + width / 2, top + width / 2];
  return [...document.querySelectorAll(".dial :is(.tally > *, .notches, .small)")].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].some((box) => [box.left, box.right].some((side) =>
      [box.top, box.bottom].some((end) => Math.hypot(side - x, end - y) > width / 2)));
  }).map((one) => one.innerText || one.className);
}"""


def test_the_dial_marks_how_many_votes_draw_level(table: Table) -> None:
    phone = at_dusk(table, "ru", "clocktower")
    dial, notches = phone.page.locator(".dial"), phone.page.locator(".dial .notches i")
    put_up = {"e": "nominated", "seat": 0, "nominee": 2}
    vote = {"e": "phase", "phase": "vote", "number": 1}
    hears(phone, NOMINATIONS, [put_up, vote])
    expect(dial.locator(".last")).to_have_count(1)
    expect(dial.locator(".tie")).to_have_count(0)  # nobody is about to die
    hears(phone, NOMINATIONS, [{"e": "tallied", "nominee": 1, "votes": 5, "value": 4}])
    hears(phone, [{"e": "condemned", "seats": [1]}, put_up, vote])
    expect(notches).to_have_count(6)
    expect(dial.locator(".tie")).to_have_text("=")
    expect(notches.nth(4)).to_have_class("tie")
    expect(notches.nth(5)).to_have_class("last")
    expect(dial).to_contain_text(phone.say("square-ties", n=5))
    assert phone.page.evaluate(OUT_OF_THE_DIAL) == []


def test_a_held_card_says_to_let_go_and_not_that_its_wording_is_the_books(table: Table) -> None:
    phone = at_dusk(table, "ru", "vendetta")
    hint = phone.page.locator(".hint-say")
    expect(hint).to_have_text(phone.say("ui-card-hold"))
    phone.page.locator(".cardbox").hover()
    phone.page.mouse.down()
    expect(hint).to_have_text(phone.say("ui-card-release"))
    expect(phone.page.locator(".cardbox .rolename")).to_be_visible()
    expect(phone.page.get_by_text(phone.say("ui-grade-certain"))).to_have_count(0)
    phone.page.mouse.up()
    expect(hint).to_have_text(phone.say("ui-card-hold"))
