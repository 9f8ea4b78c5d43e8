"""The Clocktower on phones: a game to its end with nominations and hands; a full square on each screen."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import SMALL, grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.phones import A_MOMENT, PHONE, WITHIN, Phone, Table
from tests.browser.tour import from_menu

TALE = "clocktower"
TABLET = (820, 1180)
NAMES = {"en": "Bartholomew Featherstone", "ru": "Константин Константинов", "fr": "Marie-Antoinette Latour"}
PEOPLE = ("Анна", "Борис", "Вера")
A_GAME = 90.0
FULL, TRAVELLERS = 20, 5


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


@pytest.mark.parametrize("hurry", [0.02])
def test_phones_and_bots_play_to_the_end(table: Table) -> None:
    phones = table.seat_by_touch(dict.fromkeys(PEOPLE, "ru"), TALE)
    host = phones[0]
    screen = table.screen(host.code, "ru")
    host.add_bots(5)
    host.button("ui-deal").click()
    done = play_to_the_end(phones)
    while not done >= {"nominating", "raised"}:  # a game may end before the slow have raised a hand
        host.button("finale-table").click()
        host.reach("lobby")
        host.button("ui-deal").click()
        done = play_to_the_end(phones)
    for phone in phones:
        expect(phone.page.locator(".verdict")).to_be_visible()
        assert not UNTRANSLATED.search(texts(phone))
    host.button("ui-after-who").click()
    expect(host.page.locator(".votes-past li").first).to_be_visible()
    assert trouble_on(host, axe=True) == []
    expect(screen.page.locator(".cap")).not_to_be_empty()


def test_a_full_square_fits_every_screen(table: Table) -> None:
    phones = [table.lay(lang) for lang in NAMES]
    host, *guests = phones
    host.make(NAMES[host.lang], tale=TALE)
    for number, guest in enumerate(guests, 2):
        guest.join(host.code, f"{NAMES[guest.lang][:20]} {number}")
    host.add_bots(FULL)
    screen = table.screen(host.code, "ru")
    found: dict[str, list[str]] = {}

    def look(name: str, *these: Phone) -> None:
        """All of these on a phone and on a tablet, the first with axe too."""
        for phone in these or (*phones, screen):
            for size in (TABLET, PHONE):
                width, height = size
                if phone is not screen:
                    phone.page.set_viewport_size({"width": width, "height": height})
                if trouble := trouble_on(phone, axe=size == PHONE and phone is (these or phones)[0]):
                    found[f"{name}-{phone.lang}-{width}"] = trouble

    look("lobby")
    host.button("ui-deal").click()
    host.hold_at(".screen.night")
    reach(phones, ".screen.night")
    look("night", *guests)
    host.hold_at(".screen.day")
    from_menu(host, "ui-go-on")
    reach(phones, ".screen.day")
    expect(screen.page.locator(".seat.traveller")).to_have_count(TRAVELLERS)
    look("day")
    for id in ("square-course", "square-powers", "ui-claim"):
        host.button(id).click()
        look(id, host)
        host.page.keyboard.press("Escape")
        expect(host.page.locator("dialog")).to_have_count(0)
    guests[0].button("ui-journal").click()
    opened = guests[0].page.locator(".kind details").first
    opened.locator("summary").click()
    expect(opened.locator(".ways li").nth(1)).to_be_visible()
    for id in ("ui-journal", "ui-my-card", "ui-ring"):
        guests[0].button(id).click()
        look(id, guests[0])
    for shown in (".foot .block", ".plaza .square-ask", ".dial"):
        play_on_to(f".screen.play:has({shown})", phones)
        look(shown)
    assert found == {}


# ---- what a player does


def play_on_to(scene: str, phones: list[Phone]) -> None:
    """From a clock that stands, until it stands again where the host sees this.

    The clock may have gone on by the time it is told to stand: then the next such moment is waited for.
    """
    host = phones[0]
    stands = host.page.get_by_text(host.say("ui-paused"), exact=True)
    runs = host.page.locator(".screen", has_not=stands)  # or has stopped again before anybody looked
    end = time.monotonic() + A_GAME
    while not host.page.locator(scene).count():
        host.hold_at(scene)
        from_menu(host, "ui-go-on")
        expect(runs.or_(host.page.locator(scene)).first).to_be_visible()
        while not stands.count():
            assert time.monotonic() < end, scene
            if not all_have_talked(phones):
                host.page.wait_for_timeout(A_MOMENT)


def play_to_the_end(phones: list[Phone]) -> set[str]:
    """What they did on the way."""
    for phone in phones:
        phone.page.wait_for_selector(".screen:is(.play, .after)")
    reach(phones, ".screen.after", "square", within=A_GAME)
    return {done for phone in phones for done in phone.played()}


def reach(phones: list[Phone], selector: str, how: str = "ready", within: float = WITHIN) -> None:
    """All do what there is to be done until something is seen by each of them."""
    end = time.monotonic() + within
    for phone in phones:
        phone.play(selector, how)
    for phone in phones:
        phone.page.wait_for_selector(selector, timeout=max(1.0, end - time.monotonic()) * 1000)


def all_have_talked(phones: list[Phone]) -> bool:
    """All are ready for nominations."""
    ready = [phone for phone in phones if phone.touch_named("square-to-nominations")]
    return bool(ready)


def trouble_on(phone: Phone, *, axe: bool) -> list[str]:
    """What keeps somebody out, is too small to touch, sticks out, or has no words."""
    small = [] if phone.page.viewport_size == {"width": 1440, "height": 900} else phone.page.evaluate(SMALL)
    speechless = [found.group() for found in UNTRANSLATED.finditer(texts(phone))]
    return [*(grave(phone) if axe else []), *small, *sticking_out(phone), *speechless]
