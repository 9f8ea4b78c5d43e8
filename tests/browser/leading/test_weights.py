"""Beside each answer whoever leads sees what it would leave; who plays asks for nothing of the kind."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect
from tests.browser import ready
from tests.browser.leading.test_circle_answers import NAMES
from tests.browser.phones import PHONE, WALL, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import Storyteller

SET = ("washerwoman", "empath", "monk", "mayor", "soldier", "poisoner", "imp")
ASKED = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).asks.value.find(({ seat }) => seat === null);
}"""
SOON = 30_000  # ms; a process is started that gives way to all others


@pytest.fixture
def teller(table: Table, request: pytest.FixtureRequest) -> Iterator[Storyteller]:
    """Whoever leads six without phones and one with, whose page is beside theirs."""
    lang, size = request.param
    lead, player = table.lay(lang, size), table.lay(lang)
    ready.on_a_day_that_is_led({"Lead": lead, "Zoe": player}, NAMES[:6], SET, until="set")
    yield Storyteller(lead)
    asked = player.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [one for one in asked if "/weights" in one]


def left(phone: Phone) -> str:
    """What the page says of the answer in the making."""
    return phone.say("grim-left", what="@").split("@")[0]


@pytest.mark.parametrize("teller", [("en", WALL), ("fr", PHONE)], indirect=True)
def test_each_answer_says_what_it_leaves_and_so_does_the_circle(teller: Storyteller) -> None:
    phone, page = teller.phone, teller.page
    teller.until_line("washerwoman")
    expect(page.locator(".decision")).to_contain_text(left(phone), timeout=SOON)
    chosen = page.locator(".decision .pick.on")
    expect(chosen.locator(".left-by").first).to_have_text(re.compile(r"\d"))
    assert trouble_on(phone, axe=True) == []
    if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        phone.button("grim-circle").click()
    expect(page.locator(".seat.asked.on .left-sign").first).to_have_text(re.compile(r"\d"))
    assert trouble_on(phone, axe=True) == []


@pytest.mark.parametrize("teller", [("fr", WALL)], indirect=True)
def test_no_tile_moves_when_nothing_is_known_of_what_is_left(teller: Storyteller) -> None:
    phone, page = teller.phone, teller.page
    waiting: list[Route] = []
    page.route("**/weights?*", lambda route: waiting.insert(0, route))
    teller.until_line("washerwoman")
    note, tiles = page.get_by_text(phone.say("grim-weighing")), page.locator(".decision .pick")
    expect(note).to_be_visible()
    before = [one.bounding_box() for one in tiles.all()]
    assert before
    waiting[0].fulfill(json=[])
    expect(note).to_have_count(0)
    assert [one.bounding_box() for one in tiles.all()] == before


@pytest.mark.parametrize("teller", [("ru", WALL)], indirect=True)
def test_what_is_impossible_is_warned_of_and_a_lie_that_keeps_most_open_is_offered(
    teller: Storyteller,
) -> None:
    phone, page = teller.phone, teller.page
    teller.until_line("poisoner")
    teller.pick(teller.who("empath"), ".now")
    waiting: dict[str, Route] = {}
    page.route("**/weights?*", lambda route: waiting.update({route.request.url: route}))
    teller.until_line("empath")
    expect(page.locator(".decision")).to_contain_text(phone.say("grim-weighing"))
    ask = page.evaluate(ASKED)
    (here,) = [route for url, route in waiting.items() if url.endswith(f"ask={ask['id']}")]
    (lie, *_) = [one for one in ask["options"] if one not in (*ask["honest"], ask["suggested"])]
    others = [one for one in ask["options"] if one != lie]
    here.fulfill(json=[[lie, "leaves", 12, [1, 2, 3]], *([one, "impossible", 0, []] for one in others)])
    expect(page.locator(".advice-line")).to_contain_text(
        [phone.say("grim-follow"), phone.say("grim-open-take")]
    )
    number = {one: page.locator(".num-pick", has=page.get_by_text(str(one), exact=True)) for one in (0, 1, 2)}
    number[others[0]].click()
    expect(page.get_by_role("alert")).to_contain_text(phone.say("grim-left-warning"))
    expect(teller.main).to_contain_text(phone.say("grim-left-impossible"))
    assert trouble_on(phone, axe=True) == []
    number[lie].click()
    expect(page.get_by_role("alert")).to_have_count(0)
