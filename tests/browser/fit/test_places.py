"""Groups of neighbours stand closer together in every circle, and no seat lies on another."""

from __future__ import annotations

from math import dist
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import SEND, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on

SIZES = [(328, 380), (393, 254), (360, 250), (360, 400), (360, 560), (520, 400), (660, 640), (1100, 700)]
RING = """async (wishes) => {
  const base = document.querySelector("script[type=module]").src.replace("app.js", "");
  const { ring, frameHeight } = await import(base + "base/circle.js");
  return wishes.map((wish) => {
    const height = Math.max(wish.height, frameHeight(wish.n, wish.width, 18));
    return ring({ ...wish, height });
  });
}"""

LONG_NAMES = (
    "Константин Константинов", "Bartholomew Featherstone", "Marie-Antoinette Latour", "Константин Королёв",
    "Maximilian-Alexander Noé", "Екатерина Преображенская", "Анна Мария Шмидт", "Анна Лена Шмидт",
    "Jean-Baptiste de la Tour", "Wolfeschlegelsteinhausen", "Александр 2", "Мстислав-Святослав",
)  # fmt: skip
EIGHT_MORE = (
    "Вероника Хмельницкая", "Guillaume Deschamps", "Святослав Рождественский", "Théodore Montgolfier",
    "Феофан Благовещенский", "Christopher Wren", "Пантелеймон Сыч", "Ольга Васнецова",
)  # fmt: skip
RENAME = """async (names) => {
  const app = document.querySelector('script[type=module]').src;
  const { told } = await import(app.replace('app.js', 'base/wire.js'));
  const people = told.value.people.map((one, n) => ({ ...one, name: names[n % names.length] }));
  told.value = { ...told.value, people };
}"""
STYLED = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
# What of the names of a ring is cut, lies on another, on a token, under a sign or beside the screen, or is
# written twice.
NAMES = """() => {
  const seats = [...document.querySelectorAll(".ring .seat")].map((seat) => {
    const name = seat.querySelector(".name"), range = document.createRange();
    range.selectNodeContents(name);
    const coin = seat.querySelector(".coin").getBoundingClientRect();
    return { name, box: range.getBoundingClientRect(), coin };
  });
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const texts = seats.map(({ name }) => name.innerText);
  const signs = [...document.querySelectorAll(".ring .coin > :is(.badge, .plays-itself, .number, .face-of)")]
    .map((one) => one.getBoundingClientRect());
  return seats.filter(({ name, box }, i) => name.scrollWidth > name.clientWidth + 1
    || signs.some((one) => over(box, one)) || box.left < -1 || box.right > innerWidth + 1
    || texts.indexOf(texts[i]) < i
    || seats.some((other, at) => at !== i && (over(box, other.box) || over(box, other.coin))))
    .map(({ name }) => name.innerText);
}"""


def rings(phone: Phone, wishes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Where the seats of these circles stand."""
    found: list[dict[str, Any]] = phone.page.evaluate(RING, wishes)
    return found


def steps(found: dict[str, Any]) -> list[float]:
    """How far it is from each seat to the next."""
    at = [(seat["x"], seat["y"]) for seat in found["seats"]]
    return [dist(one, other) for one, other in zip(at, (*at[1:], at[0]), strict=True)]


@pytest.fixture
def phone(table: Table) -> Phone:
    """A phone in a lobby."""
    phone = table.lay("en")
    phone.make("Anna", tale="clocktower")
    phone.reach("lobby")
    return phone


def test_no_seat_lies_on_another_however_people_sit(phone: Phone) -> None:
    lots = Random(1)
    wishes = [
        {"n": n, "width": width, "height": height, "apart": [lots.random() < 0.35 for _ in range(n)]}
        for n in range(2, 21)
        for width, height in SIZES
    ]
    for wish, found in zip(wishes, rings(phone, wishes), strict=True):
        at = [(seat["x"], seat["y"]) for seat in found["seats"]]
        near = min(dist(one, other) for i, one in enumerate(at) for other in at[:i])
        assert near >= found["token"] - 0.2, wish


@pytest.mark.parametrize("n", [5, 8, 12, 15])
def test_there_is_more_room_where_people_leave_it(phone: Phone, n: int) -> None:
    apart = [i in (2, n - 1) for i in range(n)]
    (even, grouped) = rings(phone, [{"n": n, "width": 360, "height": 480, "apart": a} for a in ([], apart)])
    far = steps(grouped)
    wide = [step for step, room in zip(far, apart, strict=True) if room]
    close = [step for step, room in zip(far, apart, strict=True) if not room]
    assert min(wide) > max(close) > 0
    assert sum(close) / len(close) < sum(steps(even)) / n


def test_the_host_groups_neighbours_with_a_touch_and_no_name_is_cut(phone: Phone) -> None:
    phone.add_bots(5)
    phone.seats.nth(1).click()
    phone.button("table-apart").click()
    phone.seats.nth(1).click()
    expect(phone.button("table-apart")).to_have_attribute("aria-pressed", "true")
    assert trouble_on(phone, axe=True) == []
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("dialog")).to_have_count(0)
    assert trouble_on(phone, axe=True) == []
    phone.add_bots(len(LONG_NAMES))
    for width, height in ((360, 740), (320, 568), (1440, 900)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.evaluate(RENAME, LONG_NAMES)
        expect(phone.page.locator(".ring .seat").nth(6)).to_contain_text("Анна М")
        assert phone.page.evaluate(NAMES) == []


# A sign at every seat, on either side, as those have who are away, walk aside or have a vote left.
SIGNED = """(square) => {
  document.querySelector(".ring").parentElement.classList.toggle("plaza", square);
  document.querySelectorAll(".ring .coin").forEach((coin, at) => {
    coin.querySelectorAll(".badge").forEach((one) => one.remove());
    const badge = document.createElement("span");
    badge.className = at % 2 ? "badge" : "badge l";
    coin.append(badge);
  });
}"""


def test_no_sign_of_twenty_seats_lies_on_the_name_of_the_seat_above(phone: Phone) -> None:
    phone.add_bots(20)
    phone.page.evaluate(SEND, ["settings", {"change": {"seat_numbers": True}}])
    expect(phone.page.locator(".ring .coin > .number")).to_have_count(20)
    for width, height in ((360, 740), (320, 568), (740, 360), (1440, 900)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.evaluate(RENAME, [*LONG_NAMES, *EIGHT_MORE])
        phone.page.wait_for_function(f"() => ({NAMES})().length === 0")
        for square in (False, True):
            phone.page.evaluate(SIGNED, square)
            assert phone.page.evaluate(NAMES) == [], (width, square)


# What of the names of a ring lies on the time in its middle, or on what is drawn around that.
ON_THE_TIME = """() => {
  const written = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const drawn = [...document.querySelectorAll(".mid .timering > svg")]
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  const said = [...document.querySelectorAll(".mid .timering > :not(svg)")].map(written);
  return [...document.querySelectorAll(".ring .name")].map((one) => [one, written(one)])
    .filter(([, box]) => drawn.some(({ left, top, width }) => {
      const [x, y] = [left + width / 2, top + width / 2];
      return Math.hypot(x - Math.max(box.left, Math.min(x, box.right)),
        y - Math.max(box.top, Math.min(y, box.bottom))) < width / 2;
    }) || said.some((one) => Math.min(one.right, box.right) > Math.max(one.left, box.left)
      && Math.min(one.bottom, box.bottom) > Math.max(one.top, box.top) + 1))
    .map(([one]) => one.innerText);
}"""


def test_the_time_of_a_vote_of_five_lies_on_no_name_and_ones_own_seat_is_seen(table: Table) -> None:
    phone = table.lay("ru", (360, 740), anew=True)  # to which all is new, and explained
    ready.asked(phone, "vendetta", "hand", "Анна", 5)
    expect(phone.page.locator(".mid .timering .time")).to_be_visible()
    phone.page.evaluate(RENAME, ["Анна", "Борис", "Константин", "Maximilian", "Bartholomew"])
    phone.page.wait_for_function(f"() => ({ON_THE_TIME})().length === 0")
    mine, foot = (
        phone.page.locator(one).bounding_box() for one in (".seat.you .name", ".foot > *:first-child")
    )
    assert mine
    assert foot
    assert mine["y"] + mine["height"] <= foot["y"]
    phone.page.evaluate(STYLED, ".timering > svg { display: block !important; }")
    phone.page.evaluate(STYLED, ".timering { width: 104px !important; height: 104px !important; }")
    assert phone.page.evaluate(ON_THE_TIME), "a ring around it is found"
