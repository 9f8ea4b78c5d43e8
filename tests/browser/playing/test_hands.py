"""The result of a vote at the seats: who pointed at whom, how many each has, and what is counted before."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.phones import WALL, Phone, Table
from tests.browser.show.test_frames import STAND
from tests.browser.storyteller import HEAR

POINTED: dict[str, Any] = {
    "kind": "result",
    "said": [{"code": "result", "args": {"who": 2, "n": 3}}],
    "hands": [[0, 2], [1, 2], [2, 0], [3, 2], [4, 0]],
    "counts": [[0, 4], [2, 6]],
    "countdown": 2_700,
    "length": 60_000,
}
UNSEEN: dict[str, Any] = {**POINTED, "hands": [], "counts": [[0, 3], [2, 7]], "countdown": 0}
TIED: dict[str, Any] = {
    **POINTED,
    "countdown": 0,
    "said": [
        {"code": "result-each", "args": {"names": [0, 2], "n": 2}},
        {"code": "level", "args": {}},
    ],
}
# What can be seen of these at this moment: how many there are that are not clear as glass.
SHOWN = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { opacity, strokeDashoffset } = getComputedStyle(one);
  return Number(opacity) > 0.02 && parseFloat(strokeDashoffset) !== 1;
}).length"""
# What lies over the edge of the page, or over what is said.
OVER = """() => [...document.querySelectorAll('.show .seat, .show h1, .show p.line')].filter((one) => {
  const { left, right, top } = one.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1 || top < -1;
}).map((one) => one.textContent)"""


# Names that a thread can be seen through, and what is to be touched beside the ring that cannot be.
THROUGH = """() => [...document.querySelectorAll('.show .threads ~ .seat .name')].filter((one) => {
  const ground = getComputedStyle(one).backgroundColor;
  return Number(ground.match(/[\\d.]+(?=\\)$)/)?.[0]) < 0.75 && /[/]|rgba/.test(ground);
}).map((one) => one.textContent)"""


# Threads that go through the middle of a seat which neither of their ends is.
ACROSS = """() => {
  const ring = document.querySelector('.show .ring').getBoundingClientRect();
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const seats = [...document.querySelectorAll('.show .seat')].map((one) => {
    const { left, top, width } = one.querySelector('.coin').getBoundingClientRect();
    return { name: one.textContent, x: left + width / 2 - x, y: top + width / 2 - y, most: width / 4 };
  });
  return [...document.querySelectorAll('.show .thread .cord')].flatMap((cord) => {
    const step = cord.getTotalLength() / 40;
    const parts = Array.from({ length: 41 }, (_, i) => cord.getPointAtLength(step * i));
    return seats.filter((seat) => parts.some((one) => Math.hypot(one.x - seat.x, one.y - seat.y) < seat.most))
      .map(({ name }) => name);
  });
}"""


# How far from the middle of the nearest seat each thread ends, in seats.
ENDS = """() => {
  const ring = document.querySelector('.show .ring').getBoundingClientRect();
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const seats = [...document.querySelectorAll('.show .seat .coin')].map((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return { x: left + width / 2 - x, y: top + width / 2 - y, width };
  });
  return [...document.querySelectorAll('.show .thread .tip')].map((tip) => {
    const [px, py] = tip.getAttribute('d').slice(1).split(/[ L]/).map(Number);
    return Math.min(...seats.map((seat) => Math.hypot(px - seat.x, py - seat.y) / seat.width));
  });
}"""


@pytest.fixture
def hurry() -> float:
    """The game itself stands still meanwhile."""
    return 1.0


def circle(table: Table, tale: str, lang: str, seats: int) -> Phone:
    """A phone in a game that has just been dealt."""
    (phone,) = table.seat({"Максимилиан": lang}, tale)
    phone.add_bots(seats)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    return phone


def seen(page: Page, scene: dict[str, Any], at: int) -> dict[str, int]:
    """How much of a result is seen at this moment (ms)."""
    page.evaluate(STAND, [scene, at])
    parts = {
        "threads": ".show .thread .cord",
        "counts": ".show .badge.counted",
        "title": ".show h1",
        "numeral": ".show .countdown b",
    }
    return {name: page.evaluate(SHOWN, selector) for name, selector in parts.items()}


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_three_two_one_all_fingers_at_once_then_the_counts_then_the_name(table: Table, motion: Any) -> None:
    phone = circle(table, "onenight", "ru", 5)
    page = phone.page
    page.emulate_media(reduced_motion=motion)
    for size in ((360, 740), (740, 360), (820, 1180), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for at in (400, 1_300, 2_200):
            assert seen(page, POINTED, at) == {"threads": 0, "counts": 0, "title": 0, "numeral": 1}, at
        pointed = seen(page, POINTED, 2_700 + 700)
        assert pointed == {"threads": 5, "counts": 0, "title": 0, "numeral": 0}, "all at once"
        assert seen(page, POINTED, 2_700 + 4_000) == {"threads": 5, "counts": 2, "title": 1, "numeral": 0}
        assert page.evaluate(OVER) == [], size
        assert max(page.evaluate(ENDS)) < 0.65, "each finger touches whom it points at"
    expect(page.locator(".show h1")).to_have_text(
        phone.say("scene-onenight-result", who="Boris", n=3).removesuffix(".")
    )
    expect(page.locator(".show .seat.up .name")).to_have_text(["Boris"])


def test_nothing_is_read_aloud_to_anybody_while_it_is_counted_down(table: Table) -> None:
    phone = circle(table, "onenight", "en", 5)
    phone.page.evaluate(STAND, [POINTED, 0])
    heard = phone.page.locator(".vh[aria-live]").filter(has_text="Boris")
    expect(heard).to_have_count(0)
    expect(heard).to_have_count(1, timeout=4_000)


def test_votes_of_which_nobody_saw_the_hands_are_numbers_without_a_thread(table: Table) -> None:
    phone = circle(table, "vendetta", "fr", 7)
    for size in ((360, 740), WALL):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert seen(phone.page, UNSEEN, 5_000)["threads"] == 0
        expect(phone.page.locator(".show .badge.counted")).to_have_text(["1½", "3½"])
        expect(phone.page.locator(".show .seat.aside")).to_have_count(0)


def test_no_thread_runs_through_a_name_and_the_ring_leaves_room_for_going_on(table: Table) -> None:
    phone = circle(table, "mafia32", "ru", 13)
    crossing = {**POINTED, "hands": [[seat, (seat + 6) % 13] for seat in range(13)], "countdown": 0}
    for size in ((360, 740), (740, 360), WALL):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert seen(phone.page, crossing, 6_000)["threads"] == 13
        assert phone.page.evaluate(THROUGH) == [], size
        assert phone.page.evaluate(OVER) == [], size
        assert phone.page.evaluate(ACROSS) == [], size
        onward = phone.page.locator(".show .wickfoot .btn")
        expect(onward).to_be_in_viewport(ratio=1)
        ring, button = phone.page.locator(".show .ring").bounding_box(), onward.bounding_box()
        assert ring
        assert button
        beside = button["x"] + button["width"] <= ring["x"] or button["y"] >= ring["y"] + ring["height"] - 8
        assert beside, size
    bare = "(all) => all.forEach((one) => { one.style.background = 'none'; })"
    phone.page.locator(".show .seat .name").evaluate_all(bare)
    assert len(phone.page.evaluate(THROUGH)) == 13, "what a name without a ground would be is found"


def test_a_tie_is_told_in_words_and_both_are_marked(table: Table) -> None:
    phone = circle(table, "mafia32", "ru", 13)
    for size in ((360, 740), (740, 360), WALL):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        seen(phone.page, TIED, 6_000)
        expect(phone.page.locator(".show .seat.up")).to_have_count(2)
        expect(phone.page.locator(".show p.line")).to_have_text([phone.say("scene-level").removesuffix(".")])
        assert phone.page.evaluate(OVER) == [], size


LARGE = """async () => {
  const app = document.querySelector('script[type=module]').src;
  (await import(app.replace('app.js', 'base/lettersize.js'))).type.value = 2;
}"""
# Words of a scene that lie under its button.
UNDER_THE_BUTTON = """() => {
  const { top, left, right } = document.querySelector('.show .wickfoot').getBoundingClientRect();
  return [...document.querySelectorAll('.show :is(h1, p.line)')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > top + 1 && box.right > left && box.left < right;
  }).map((one) => one.innerText);
}"""


def test_what_a_title_says_of_a_count_is_not_listed_once_more(table: Table) -> None:
    phone = circle(table, "mafia32", "ru", 10)
    phone.page.evaluate(LARGE)
    for size in ((360, 740), (740, 360)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        seen(phone.page, TIED, 6_000)
        expect(phone.page.locator(".show .ring")).to_have_count(0)
        expect(phone.page.locator(".show p.line")).to_have_text([phone.say("scene-level").removesuffix(".")])
        assert phone.page.evaluate(UNDER_THE_BUTTON) == [], size
    seen(phone.page, UNSEEN, 6_000)
    expect(phone.page.locator(".show p.line")).to_have_count(1)  # of all that the title does not say


# A vote that is over, and then the night is.
A_VOTE = [
    {"e": "phase", "phase": "vote", "number": 1},
    {"e": "voted", "votes": [2, 2, 0, 2, None], "cast": [[0, 2], [1, 2], [2, 0], [3, 2]]},
]
A_DAWN = [{"e": "phase", "phase": "dawn", "number": 2}]


def test_numbers_of_a_vote_are_gone_by_dawn(table: Table) -> None:
    phone = circle(table, "mafia32", "fr", 8)
    numbers = phone.page.locator(".ring .badge.l")
    phone.page.evaluate(HEAR, A_VOTE)
    expect(numbers).to_have_text(["1", "3"])
    phone.page.evaluate(HEAR, A_DAWN)
    expect(numbers).to_have_count(0)


# Hear that hands were counted, and that somebody dies of it.
HANDS_AND_A_DEATH = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { entries } = await import(app.replace('app.js', 'base/wire.js'));
  const before = { e: 'died', seat: 4, cause: 'hunter' };
  const cast = [[0, 2], [1, 2], [2, 0], [3, 2]];
  const voted = { e: 'voted', votes: [2, 2, 0, 2, null], cast };
  entries.value = [...entries.value, before, voted, { e: 'died', seat: 2, cause: 'vote' }];
}"""


def test_whoever_dies_of_a_vote_lives_while_hands_are_counted(table: Table) -> None:
    phone = circle(table, "onenight", "fr", 5)
    page = phone.page
    page.evaluate(HANDS_AND_A_DEATH)
    graves = page.locator(".show .seat.dead .name")
    for at in (400, 2_700 + 4_000):
        page.evaluate(STAND, [POINTED, at])
        expect(graves).to_have_count(1)  # of whoever was dead before
    expect(page.locator(".show .seat.up .name")).to_contain_text("B")
    expect(page.locator(".show .seat.up:not(.dead) .coin.enamel")).to_have_count(1)


def test_who_has_won_is_read_when_all_cards_lie_open(table: Table) -> None:
    phone = circle(table, "onenight", "en", 10)
    won = {"code": "won", "args": {"sides": ["village"], "names": [0]}}
    end = {"kind": "end", "said": [won], "winners": [0], "length": 7_800}
    cards = ".show .turning .coin, .show .middlecards .emblem"
    phone.page.evaluate(STAND, [end, 4_900])
    assert phone.page.evaluate(SHOWN, ".show h1") == 0
    assert phone.page.evaluate(SHOWN, cards) == phone.page.locator(cards).count()
    phone.page.evaluate(STAND, [end, 5_900])
    assert phone.page.evaluate(SHOWN, ".show h1") == 1
