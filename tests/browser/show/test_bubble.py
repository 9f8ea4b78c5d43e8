"""What was just said stands in the middle of the circle: on no seat, no name, and not on the time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_places import EIGHT_MORE, LONG_NAMES, NAMES, RENAME
from tests.browser.phones import Phone, Table
from tests.browser.storyteller import HEAR

SIZES = ((360, 740), (320, 568), (740, 360), (820, 1180), (1440, 900))
LONG = "Ночью я увидел, что Борис и Ада на одной стороне: по-моему, один из них Чёрт, другой Приспешник"
# What a bubble and the time below it lie on, how far the bubble reaches beside the circle, and whether it is
# cut; where it has no room, whether what is said stands among the news.
COVERED = """(said) => {
  const box = (one) => one.getBoundingClientRect();
  const ring = box(document.querySelector(".ring")), bubble = box(document.querySelector(".bubble"));
  const time = box(document.querySelector(".ring .mid > .time"));
  const cut = document.querySelector(".bubble > span");
  const news = document.querySelector(".news")?.textContent ?? "";
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
  return [
    ...[...document.querySelectorAll(".ring .seat :is(.coin, .name)")]
      .filter((one) => [bubble, time].some((own) => own.width && over(own, box(one))))
      .map((one) => `on ${one.className} ${one.innerText}`),
    ...(time.width && over(bubble, time) ? ["on the time"] : []),
    ...(bubble.width && (bubble.left < ring.left || bubble.right > ring.right) ? ["beside the circle"] : []),
    ...(bubble.width || news.includes(said) ? [] : ["nowhere"]),
    ...(cut.scrollHeight > cut.clientHeight + 1 ? ["cut"] : []),
  ];
}"""

# Whose name at the circle lies under the foot of the screen, or below the screen.
HIDDEN = """() => {
  const foot = document.querySelector(".foot").getBoundingClientRect();
  return [...document.querySelectorAll(".ring .seat .name")].filter((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return bottom > (foot.left >= right ? innerHeight : foot.top) + 1;
  }).map((one) => one.innerText);
}"""
LOW = 568

# The time of this talk, from now on: none, or what was left of it.
TIMED = """async (is) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { clock } = await import(wire);
  window.timed ||= clock.value;
  const { left, ends, length, ...rest } = window.timed;
  clock.value = is ? window.timed : rest;
  for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def a_day_of(table: Table, seats: int) -> Phone:
    """One person and bots, all with long names, on a day that stands still."""
    phone = table.lay("ru")
    ready.on_a_day({"Константин Константинов": phone}, "clocktower", seats)
    phone.page.evaluate(RENAME, [*LONG_NAMES, *EIGHT_MORE])
    expect(phone.page.locator(".bubble")).to_have_count(0, timeout=30_000)
    return phone


@pytest.mark.parametrize(("seats", "sizes"), [(7, SIZES[2:]), (20, SIZES)])
def test_what_is_said_at_length_covers_no_seat_no_name_and_not_the_time(
    table: Table, seats: int, sizes: tuple[tuple[int, int], ...]
) -> None:
    phone = a_day_of(table, seats)
    bubble = phone.page.locator(".bubble")
    for seat, (width, height) in enumerate(sizes):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.wait_for_function(f"() => ({NAMES})().length === 0")
        if seats == 20 and height != LOW:  # so low a phone is scrolled
            phone.page.wait_for_function(f"() => ({HIDDEN})().length === 0")
        said = {"e": "stated", "seat": seat * 3 % seats, "kind": "gossip", "statements": [["words", LONG]]}
        phone.page.evaluate(TIMED, False)
        phone.page.evaluate(HEAR, [said])
        expect(bubble).to_contain_text(LONG)
        phone.page.evaluate(TIMED, True)
        assert phone.page.evaluate(COVERED, LONG) == [], (width, height)
        if seats == 20:  # there is room for both
            expect(phone.page.locator(".ring .mid > .time")).to_be_visible()
        expect(bubble).to_have_count(0)


# The lines on which the name of who has spoken stands, by the letters at which they begin.
LINES = """() => {
  const text = document.querySelector(".bubble b").firstChild, lines = [];
  for (let at = 0; at < text.length; at++) {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const { top, width } = [...range.getClientRects()].at(-1) ?? {};
    if (width && lines.at(-1)?.top !== top) lines.push({ top, text: "" });
    if (width) lines.at(-1).text += text.data[at];
  }
  return lines.map(({ text }) => text.replace(/[\\u00ad\\s]+/g, ""));
}"""


def test_a_long_name_in_a_narrow_bubble_is_broken_at_a_syllable(table: Table) -> None:
    phone = table.lay("ru", (740, 360))
    ready.on_a_day({"Анна": phone, "Константинопольская": None}, "clocktower", 5)
    phone.page.evaluate(HEAR, [{"e": "claimed", "seat": 1, "words": ["trust", 0]}])
    expect(phone.page.locator(".bubble b")).to_be_visible()
    assert phone.page.evaluate(LINES) == ["Константинопольс", "кая"]
