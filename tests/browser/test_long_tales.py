"""Games of many nights: eight phones play each to its end, and long tables fit on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.nights import nights, told
from tests.browser.phones import PHONE, Phone, Table, patiently, play_on
from tests.browser.test_axe import SMALL, grave, sticking_out
from tests.browser.test_languages import UNTRANSLATED, texts
from tests.web.server import Server

LONG = ("mafia32", "vendetta")
PEOPLE = ("Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар")
A_GAME = 240.0


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks run fast, for there are many of them in such a game."""
    with Server(tmp_path_factory.mktemp("rooms"), hurry=0.06) as running:
        yield running


@pytest.mark.parametrize("tale", LONG)
def test_eight_phones_play_a_whole_game(table: Table, tale: str) -> None:
    phones = table.seat(dict.fromkeys(PEOPLE, "ru"), tale)
    screen = table.screen(phones[0].code, "ru")
    phones[0].button("ui-deal").click()
    for phone in phones:
        phone.page.wait_for_selector(".screen:is(.play, .after)")
    play_on(phones, within=A_GAME)
    for phone in phones:
        expect(phone.page.locator(".verdict")).to_be_visible()
        assert not UNTRANSLATED.search(texts(phone))
    expect(screen.page.locator(".cap")).not_to_be_empty()
    assert {name: trouble for name, phone in told(phones[1]) if (trouble := trouble_on(phone))} == {}


@pytest.mark.parametrize(("tale", "lang"), [("mafia32", "ru"), ("vendetta", "fr")])
def test_every_screen_of_twenty_seats_fits_on_a_phone(table: Table, tale: str, lang: str) -> None:
    found: dict[str, list[str]] = {}
    seen = []
    for name, phone in nights(table, tale, lang, PHONE):
        seen.append(name)
        if trouble := trouble_on(phone):
            found[name] = trouble
    assert found == {}
    assert {"lobby-warned", "screen-night", "day-claim", "screen-vote"} <= set(seen)


def trouble_on(phone: Phone) -> list[str]:
    """What keeps somebody out, is too small to touch, sticks out, or has no words."""
    speechless = [found.group() for found in UNTRANSLATED.finditer(texts(phone))]
    return [*grave(phone), *phone.page.evaluate(SMALL), *sticking_out(phone), *speechless]


# ---- the notebook


@pytest.mark.parametrize("tale", ["mafia32"])
def test_a_person_leads_with_the_notebook(table: Table, tale: str) -> None:
    leader, *players = a_table_led_by_a_person(table, tale)
    seen: set[str] = set()
    killed = False
    for _ in range(150):
        if leader.phase == "after":
            break
        seen |= what_the_notebook_shows(leader)
        killed = killed or kills_somebody(leader)
        answer_for_those_without_a_phone(leader)
        for phone in players:
            patiently(phone)
        leader.page.locator(".screen:is(.leader, .after) .foot .btn.main").click(timeout=2000)
        leader.page.wait_for_timeout(50)
    assert leader.phase == "after"
    assert killed
    assert {".walk", ".hands" if tale == "mafia32" else ".panel"} <= seen
    for phone in (leader, *players):
        phone.reach("after")
        expect(phone.page.locator(".verdict")).to_be_visible()
        assert not UNTRANSLATED.search(texts(phone))


def a_table_led_by_a_person(table: Table, tale: str) -> list[Phone]:
    """The leader's phone and two players' phones; five more have come without one."""
    phones = table.seat({"Ведущая": "ru", "Анна": "ru", "Борис": "ru"}, tale)
    leader = phones[0]
    for number, name in enumerate(("Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар"), 4):
        leader.button("ui-add-guest").click()
        leader.page.get_by_role("dialog").get_by_role("textbox").fill(name)
        leader.button("ui-seat-them").click()
        expect(leader.seats).to_have_count(number)
    leader.button("ui-edit-rules").click()
    leader.button("setting-lead-person").click()
    leader.page.keyboard.press("Escape")
    expect(leader.seats).to_have_count(8)
    leader.button("ui-deal").click()
    leader.reach("leader")
    return phones


def what_the_notebook_shows(leader: Phone) -> set[str]:
    """Which of its parts are there, all of them in words and within the screen."""
    assert sticking_out(leader) == []
    assert not UNTRANSLATED.search(texts(leader))
    return {part for part in (".walk", ".foresight", ".hands", ".panel") if leader.page.locator(part).count()}


def answer_for_those_without_a_phone(leader: Phone) -> None:
    """Three hands up where hands are counted; else the first possible answer for one who is asked."""
    hands = leader.page.locator(".hands .btn[aria-pressed=false]")
    if hands.count():
        for number in range(3, 0, -1):
            if hands.count() >= number:
                hands.first.click(timeout=2000)
        return
    ask = leader.button("ui-answer-for")
    if ask.count():
        ask.first.click(timeout=2000)
        leader.page.locator(".panel .chips .btn").last.click(timeout=2000)
        leader.page.locator(".panel .row .btn.grow").last.click(timeout=2000)


def kills_somebody(leader: Phone) -> bool:
    """Correct by hand who dies, where that can be corrected; whether it was done."""
    seats = leader.page.locator("button.seat:not(.dead)")
    if not seats.count():
        return False
    seats.last.click(timeout=2000)
    expect(leader.page.locator("dialog[open]")).to_be_visible()
    kill = leader.button("ui-amend-kill")
    found = kill.count() == 1
    if found:
        kill.click(timeout=2000)
    else:
        leader.page.keyboard.press("Escape")
    expect(leader.page.locator("dialog")).to_have_count(0)
    return found
