"""An exile called from a player's phone while Fabula leads: who is called, the hands, what comes of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.learning.test_first import COVERED
from tests.browser.phones import A_MOMENT, PHONE, WALL, Phone, Table
from tests.browser.playing.test_clocktower import TABLET, TALE, trouble_on
from tests.browser.tour import from_menu

from fabula.rooms.wire import messages as m

# What the dial of the count lies on: coins and names of the circle; and whether its words leave it.
CROWDED = """() => {
  const dial = document.querySelector(".dial").getBoundingClientRect();
  const [x, y, r] = [dial.left + dial.width / 2, dial.top + dial.height / 2, dial.width / 2];
  const rect = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return one.matches(".coin") ? one.getBoundingClientRect() : range.getBoundingClientRect();
  };
  const gap = ({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - r;
  const far = ({ left, right, top, bottom }) =>
    Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
  const words = [...document.querySelectorAll(".dial .inner > :not(.vh)")].map(rect);
  return [
    ...[...document.querySelectorAll(".ring .seat :is(.coin, .name)")]
      .filter((one) => gap(rect(one)) < 0).map((one) => `on ${one.className} ${one.innerText}`),
    ...words.filter((one) => far(one) > r + 1).map(() => "words leave it"),
  ];
}"""
# What comes next begins, and the clock stands before anything comes of it: said in one go, for who looks
# whether it has begun may be late, and then a bot has raised its hand.
GO_AND_STAND = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { tell } = await import(app.replace('app.js', 'base/wire.js'));
  await Promise.all([tell('go'), tell('pause')]);
}"""
SMALL = (320, 568)
TRAVELLER = "Zoé"
PEOPLE = {"Максимилиан": "ru", "Chloé": "fr", TRAVELLER: "en"}
SEATS, HALF = 6, 3


@pytest.fixture
def hurry() -> float:
    """Fast: the clock stands but for a moment."""
    return 0.1


@pytest.fixture
def patience() -> int:
    """A scene lasts until the host has seen enough of it."""
    return 120_000


def travelling(table: Table) -> list[Phone]:
    """Three phones by day, the last of them that of a Traveller; the clock stands."""
    phones = [table.lay(lang) for lang in PEOPLE.values()]
    slowly = (m.Settings, {"change": {"plea": 120}})
    people = dict(zip(PEOPLE, phones, strict=True))
    ready.on_a_day(people, TALE, SEATS, slowly, travellers=[TRAVELLER])
    return phones


def call_for_an_exile(host: Phone) -> None:
    """It stands among the powers of the day; only the Traveller can be called, and half of all are needed."""
    host.button("square-powers").click()
    host.page.locator("dialog .tile", has_text=host.say("square-power-exile")).click()
    expect(host.page.locator(".ring .mid .chip", has_text=host.say("square-needed", n=HALF))).to_be_visible()
    expect(host.page.locator("button.seat.can .name")).to_have_text([TRAVELLER])
    stays_whole(host)
    host.page.locator("button.seat.can").click()
    host.main.click()
    host.until_settled()
    host.page.evaluate(GO_AND_STAND)


def the_seat_offers_it(phone: Phone) -> None:
    """A touch on the Traveller offers the exile where others can be nominated, and no nomination."""
    phone.page.locator(".ring button.seat", has=phone.page.get_by_text(TRAVELLER, exact=True)).click()
    deeds = phone.page.locator("dialog .deeds")
    expect(deeds.get_by_role("button", name=phone.say("book-exile"), exact=True)).to_be_enabled()
    expect(deeds.get_by_role("button", name=phone.say("book-nominate"), exact=True)).to_have_count(0)
    phone.page.keyboard.press("Escape")


def both_speak(phones: list[Phone], host: Phone, traveller: Phone) -> None:
    """An exile is explained to all, and whoever called and the Traveller speak, before hands are counted."""
    for phone in phones:
        expect(phone.page.locator(".square-ask h2")).to_have_text(
            phone.say("square-exile-title", name=TRAVELLER)
        )
        expect(phone.page.locator(".square-ask .needed")).to_have_text(phone.say("square-needed", n=HALF))
        expect(phone.page.locator(".first")).to_be_visible()
    for width, height in (TABLET, WALL, PHONE):
        host.page.set_viewport_size({"width": width, "height": height})
        expect(host.page.locator(".beside")).to_have_count(int((width, height) != PHONE))
        assert host.page.evaluate(COVERED) == []
    expect(phones[1].button("ui-have-spoken")).to_have_count(0)
    for phone in (host, traveller):
        phone.button("ui-have-spoken").click()
        phone.until_settled()
    host.page.evaluate(GO_AND_STAND)
    for phone in phones:
        expect(phone.page.locator(".dial")).to_be_visible()
        expect(phone.page.locator(".first")).to_have_count(0)  # nothing lies over the count
        for width, height in (SMALL, (740, 360), PHONE):
            phone.page.set_viewport_size({"width": width, "height": height})
            assert phone.page.evaluate(CROWDED) == [], (width, height)


def stays_whole(phone: Phone) -> None:
    """Nothing sticks out, on a phone that stands and on one that lies on its side."""
    for width, height in ((740, 360), PHONE):
        phone.page.set_viewport_size({"width": width, "height": height})
        assert trouble_on(phone, axe=False) == []


def all_watch(scene: str, phones: list[Phone]) -> None:
    """Each of these shows it."""
    for phone in phones:
        phone.page.wait_for_selector(f".show[data-scene={scene}]", timeout=30_000)


def cut_short(scene: str, host: Phone) -> None:
    """The host has seen enough of it; at its beginning it heeds no finger."""
    while host.page.locator(f".show[data-scene={scene}]").count():
        host.touch_named("scene-go-on")
        host.page.wait_for_timeout(A_MOMENT)


def test_an_exile_is_called_from_a_phone_and_all_raise_their_hands(table: Table) -> None:
    phones = travelling(table)
    host, traveller = phones[0], phones[2]
    screen = table.screen(host.code, "en")
    the_seat_offers_it(phones[1])
    call_for_an_exile(host)
    both_speak(phones, host, traveller)
    for phone in phones:
        title = phone.page.locator(".square-ask h2")
        expect(title).to_have_text(phone.say("square-exile-title", name=TRAVELLER))
        stays_whole(phone)
        phone.button("ui-raise-hand").click()
        expect(phone.button("square-lower")).to_be_visible()
    expect(screen.page.locator(".cap")).to_contain_text(screen.say("square-exile-title", name=TRAVELLER))
    expect(traveller.page.locator(".ring .seat .badge:has([href='#u-hand-up'])")).to_have_count(len(phones))
    from_menu(host, "ui-go-on")
    all_watch("result", [*phones, screen])
    cut_short("result", host)
    all_watch("exile", [*phones, screen])
    expect(traveller.page.locator(".show h1")).to_have_text(traveller.say("scene-you-exile"))
    expect(host.page.locator(".show h1")).to_have_text(TRAVELLER)
    cut_short("exile", host)
    for phone in phones:
        expect(phone.page.locator(".show")).to_have_count(0, timeout=30_000)
        expect(phone.page.locator(".ring .seat.dead")).to_have_count(1)
    host.button("square-course").click()
    told = host.page.locator(".votes-past li")
    expect(told).to_contain_text(host.say("square-exile-of", n=1, name=TRAVELLER))
    for name in PEOPLE:  # and bots who joined them
        expect(told).to_contain_text(name)
