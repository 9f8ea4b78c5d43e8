"""Games of many nights: eight phones play each to its end, and long tables fit on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.phones import PHONE, Phone, Table, patiently, play_on
from tests.browser.test_axe import grave, sticking_out
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
        phone.reach("dusk")
    play_on(phones, within=A_GAME)
    for phone in phones:
        expect(phone.page.locator(".verdict")).to_be_visible()
        assert not UNTRANSLATED.search(texts(phone))
    expect(screen.page.locator(".cap")).not_to_be_empty()


@pytest.mark.parametrize("tale", LONG)
def test_twenty_seats_fit_on_a_phone(table: Table, tale: str) -> None:
    phone = table.lay("ru")
    phone.make("Константин Константинов", tale=tale)
    phone.reach("lobby")
    for seats in range(2, 21):
        phone.button("ui-add-bot").click()
        expect(phone.seats).to_have_count(seats)
    phone.button("ui-deal").click()
    seen = look_through(phone)
    assert {"dusk", "night", "day", "vote"} <= seen


def look_through(phone: Phone) -> set[str]:
    """Play on and look: nothing sticks out, nothing is untranslated or keeps anybody out."""
    seen: set[str] = set()
    assert phone.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    phone.reach("dusk")
    for _ in range(400):
        scene = phone.phase
        if scene not in seen and scene:
            seen.add(scene)
            assert sticking_out(phone) == [], scene
            assert grave(phone) == [], scene
        assert not UNTRANSLATED.search(texts(phone)), scene
        if scene == "after" or len(seen) > 3:
            break
        patiently(phone)
        phone.page.wait_for_timeout(100)
    return seen
