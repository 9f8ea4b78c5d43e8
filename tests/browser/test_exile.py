"""An exile called from a player's phone while Fabula leads: who is called, the hands, what comes of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import PHONE, SEND, WALL, Phone, Table
from tests.browser.test_clocktower import TABLET, TALE, reach, trouble_on
from tests.browser.test_first import COVERED
from tests.browser.tour import from_menu

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
SMALL = (320, 568)
TRAVELLER = "Zoé"
PEOPLE = {"Максимилиан": "ru", "Chloé": "fr", TRAVELLER: "en"}
SEATS, HALF = 6, 3


@pytest.fixture
def hurry() -> float:
    """Slow enough for three people to raise their hands."""
    return 0.3


def travelling(table: Table) -> list[Phone]:
    """Three phones by day, the last of them that of a Traveller, whom the host let come."""
    phones = table.seat(PEOPLE, TALE)
    host, traveller = phones[0], phones[2]
    host.page.evaluate(SEND, ["settings", {"change": {"plea": 120}}])
    host.add_bots(SEATS)
    traveller.button("square-be-traveller").click()
    agree = f"{host.say('square-agree')}: {TRAVELLER}"
    host.page.get_by_role("button", name=agree, exact=True).click()
    host.button("ui-deal").click()
    host.hold_at(".screen.day")
    reach(phones, ".screen.day")
    return phones


def call_for_an_exile(host: Phone) -> None:
    """It stands among the powers of the day; only the Traveller can be called, and half of all are needed."""
    from_menu(host, "ui-go-on")
    host.button("square-powers").click()
    host.page.locator("dialog .tile", has_text=host.say("square-power-exile")).click()
    expect(host.page.locator(".ring .mid .chip", has_text=host.say("square-needed", n=HALF))).to_be_visible()
    expect(host.page.locator("button.seat.can .name")).to_have_text([TRAVELLER])
    stays_whole(host)
    host.page.locator("button.seat.can").click()
    host.main.click()


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
    host.hold_at(".screen:has(.dial)")
    for phone in (host, traveller):
        phone.button("ui-have-spoken").click()
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
    for phone in (*phones, screen):
        phone.page.wait_for_selector(".show[data-scene=exile]", timeout=30_000)
    expect(traveller.page.locator(".show h1")).to_have_text(traveller.say("scene-you-exile"))
    expect(host.page.locator(".show h1")).to_have_text(TRAVELLER)
    for phone in phones:
        expect(phone.page.locator(".show")).to_have_count(0, timeout=30_000)
        expect(phone.page.locator(".ring .seat.dead")).to_have_count(1)
    host.button("square-course").click()
    told = host.page.locator(".votes-past li")
    expect(told).to_contain_text(host.say("square-exile-of", n=1, name=TRAVELLER))
    for name in PEOPLE:  # and bots who joined them
        expect(told).to_contain_text(name)
