"""The big screen of nine: nothing in the middle touches a token, and the caption stays on it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_layout import TOUCHING
from tests.browser.phones import ON_ITS_SIDE, SEND, WALL, Phone, Table
from tests.browser.storyteller import HEAR
from tests.text.test_captions import TWO_LINES

BOTS = 8
A_LONG_HEAD = "Accusation et défense 12"
LYING = (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"])
A_VOTE = [{"e": "nominated", "seat": 3, "nominee": 0}, {"e": "phase", "phase": "vote", "number": 1}]
TELEVISIONS = ((1280, 720), (1366, 768), (1920, 1080), (1280, 620))
# Which chips of the middle come too near a token, and by how much the caption runs out of the screen.
TROUBLE = """() => {
  const GAP = 12;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const boxes = (selector) => all(selector).map((one) => one.getBoundingClientRect());
  const near = (a, b, from, to) => a[from] < b[to] + GAP && b[from] < a[to] + GAP;
  const touch = (a, b) => near(a, b, "left", "right") && near(a, b, "top", "bottom");
  const chips = boxes(".ring .mid .chip");
  return [chips.filter((chip) => boxes(".ring .coin").some((coin) => touch(chip, coin))).length,
    Math.max(0, boxes(".cap")[0].bottom - innerHeight)];
}"""


def day_of_nine(table: Table) -> Phone:
    """A host and eight bots on their first day, which stands still."""
    host = table.lay("en")
    ready.on_a_day({"Anna": host}, "clocktower", 1 + BOTS)
    return host


def test_nothing_touches_and_nothing_runs_out(table: Table) -> None:
    host = day_of_nine(table)
    screen = table.screen(host.code, "fr")
    looker = table.lay("en", WALL)
    looker.page.goto(f"/{host.code}")
    looker.button("ui-look-on").click()
    way_to_a_stream(looker)
    for device in (screen, looker):
        expect(device.page.locator(".ring .coin")).to_have_count(BOTS + 1)
        expect(device.page.locator(".ring .mid .numbers .chip")).to_have_count(4)
        assert device.page.evaluate(TROUBLE) == [0, 0]
        device.page.set_viewport_size({"width": 820, "height": 1180})
        expect(device.page.locator(".cap > span")).to_be_in_viewport(ratio=1)
        assert device.page.evaluate(TROUBLE) == [0, 0]
        device.page.set_viewport_size(ON_ITS_SIDE)
        expect(device.page.locator(".ring .mid .numbers")).to_have_count(0)
        assert device.page.evaluate(TOUCHING) == []


def way_to_a_stream(looker: Phone) -> None:
    """Who looks on finds the overlay for a stream, and how far behind the game it shall be."""
    looker.button("watching-stream").click()
    looker.page.get_by_role("slider").fill("15")
    way = looker.page.get_by_role("link", name=looker.say("watching-stream-open"))
    expect(way).to_have_attribute("href", f"/{looker.code}/stream?delay=15")
    looker.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    looker.button("watching-stream-copy").click()
    expect(looker.page.get_by_text(looker.say("watching-stream-copied"))).to_be_visible()
    there = looker.page.evaluate("navigator.clipboard.readText()")
    with looker.page.context.expect_page() as opened:
        way.click()
    assert opened.value.url == there
    expect(opened.value.locator(".stream .seat")).to_have_count(BOTS + 1, timeout=30_000)  # 15 s behind
    opened.value.close()
    looker.page.keyboard.press("Escape")


def test_the_caption_stays_on_a_television_of_any_size_and_when_the_window_changes(table: Table) -> None:
    host = day_of_nine(table)
    screen = table.screen(host.code, "ru")
    expect(screen.page.locator(".ring .coin")).to_have_count(BOTS + 1)
    for width, height in TELEVISIONS:
        screen.page.set_viewport_size({"width": width, "height": height})
        expect(screen.page.locator(".cap > span")).to_be_in_viewport(ratio=1)
        assert screen.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0


# How many lines words of so many letters take in the caption, were they its own.
LINES = """(letters) => {
  const cap = document.querySelector(".cap > span").cloneNode();
  cap.textContent = "Никогда не говори никогда ".repeat(9).slice(0, letters);
  document.querySelector(".cap").replaceChildren(cap);
  const { lineHeight, paddingTop, paddingBottom, borderTopWidth } = getComputedStyle(cap);
  const around = parseFloat(paddingTop) + parseFloat(paddingBottom) + 2 * parseFloat(borderTopWidth);
  return Math.round((cap.getBoundingClientRect().height - around) / parseFloat(lineHeight));
}"""


def test_the_longest_sentence_takes_two_lines_of_a_big_screen(table: Table) -> None:
    screen = table.screen(day_of_nine(table).code, "ru")
    expect(screen.page.locator(".cap > span")).to_be_visible()
    for width, height in (*TELEVISIONS, (900, 700), (1180, 820), (1440, 900)):
        screen.page.set_viewport_size({"width": width, "height": height})
        assert screen.page.evaluate(LINES, TWO_LINES) <= 2, width
    assert screen.page.evaluate(LINES, 2 * TWO_LINES) > 2


# What of the circle is not to be seen, or is cut; and what lies over the words amid it.
LOST = """() => [...document.querySelectorAll(".ring .seat, .ring .name")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  return isOut || one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.innerText)"""
UNDER_NUMBERS = """() => {
  const boxOf = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const numbers = [...document.querySelectorAll(".coin > .number")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(".ring .mid :is(.say, .time, .rt)")].filter((one) => {
    const { left, right, top, bottom } = boxOf(one);
    return numbers.some((at) => at.left < right && at.right > left && at.top < bottom - 8 && at.bottom > top);
  }).map((one) => one.innerText);
}"""


@pytest.mark.parametrize("size", [(740, 360), (360, 740), (820, 1180), (1440, 900), (1920, 1080)])
def test_twenty_have_room_in_the_overlay_of_a_stream(table: Table, size: tuple[int, int]) -> None:
    (host,) = table.seat({"Maximilian": "fr"}, "clocktower")
    host.add_bots(20)
    overlay = table.lay("fr", size)
    overlay.page.goto(f"/{host.code}/stream?delay=0")
    seats = overlay.page.locator(".stream .seat")
    expect(seats).to_have_count(20)
    expect(seats.filter(has_text="Maximili")).to_have_count(1)  # with a full stop where it has no more room
    assert overlay.page.evaluate(LOST) == []
    moment = overlay.page.locator(".moment").bounding_box()
    circle = overlay.page.locator(".circle").bounding_box()
    assert moment
    assert circle
    beside = circle["x"] + circle["width"] <= moment["x"]
    assert beside or moment["y"] + moment["height"] <= circle["y"]
    overlay.page.locator(".stream h1").evaluate("(one, text) => { one.textContent = text; }", A_LONG_HEAD)
    head = overlay.page.locator(".stream > header").bounding_box()
    assert head
    assert circle["x"] + circle["width"] <= head["x"] or head["y"] + head["height"] <= circle["y"]


def test_the_overlay_of_a_stream_counts_the_hands_of_a_vote(table: Table) -> None:
    host = day_of_nine(table)
    overlay = table.lay("ru", (1280, 720))
    overlay.page.goto(f"/{host.code}/stream?delay=0")
    expect(overlay.page.locator(".stream .seat")).to_have_count(1 + BOTS)
    counted = overlay.page.locator(".stream .ring .tally")
    expect(counted).to_have_count(0)
    overlay.page.evaluate(HEAR, A_VOTE)
    expect(counted).to_have_text(f"0 {overlay.say('square-of', n=5)}")  # half of nine
    overlay.page.evaluate(HEAR, [{"e": "polled", "seat": n, "up": True, "count": n} for n in (1, 2)])
    expect(counted).to_have_text(f"2 {overlay.say('square-of', n=5)}")
    assert overlay.page.evaluate(LOST) == []


def test_what_is_said_of_the_night_lies_on_no_number_of_a_seat(table: Table) -> None:
    (host,) = table.seat({"Константинопольская": "fr"}, "mafia32")
    host.page.evaluate(SEND, ["settings", {"change": {"seat_numbers": True}}])
    host.add_bots(1 + BOTS)
    screen = table.screen(host.code, "fr")
    host.hold_at(".screen.night")
    host.button("ui-deal").click()
    for words in (".roles", ".say"):
        expect(screen.page.locator(f".ring .mid {words}")).to_be_visible(timeout=30_000)
        for size in ((1440, 900), (1280, 720)):
            screen.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert screen.page.evaluate(UNDER_NUMBERS) == [], size


def test_what_somebody_claims_stands_at_their_seat_by_day(table: Table) -> None:
    host = day_of_nine(table)
    screen, looker = table.screen(host.code, "fr"), table.lay("en")
    looker.page.goto(f"/{host.code}")
    looker.button("ui-look-on").click()
    host.button("ui-claim").click()
    role = host.page.get_by_role("dialog").locator(".chips .btn").first
    name = role.inner_text().strip()
    role.click()
    host.page.keyboard.press("Escape")
    host.button("ui-claim").click()
    expect(host.page.locator("dialog .say")).to_contain_text(name)  # half made, and there again
    host.button("ui-say-it").click()
    for device in (screen, looker):
        seat = device.page.locator(".ring .seat", has_text="Anna")
        expect(seat.locator(".badge.claim")).to_be_visible()
    on_the_phone = looker.page.locator(".ring .seat", has_text="Anna")
    assert name in (on_the_phone.get_attribute("aria-label") or "")
    assert on_the_phone.locator(".role").count() == 0
    expect(screen.page.locator(".ring .seat", has_text="Anna").locator(".role")).not_to_be_empty()
    assert screen.page.evaluate(TROUBLE) == [0, 0]
    assert screen.page.evaluate(TOUCHING) == []


# Two are dead, somebody is condemned, and nominations go on: nothing has more to say amid the circle.
MUCH_TO_SAY: list[dict[str, Any]] = [
    {"e": "died", "seat": 2, "cause": "demon"},
    {"e": "died", "seat": 5, "cause": "demon"},
    {"e": "phase", "phase": "nominations", "number": 2},
    {"e": "tallied", "nominee": 1, "votes": 8, "value": 5},
    {"e": "condemned", "seats": [1]},
]

OUT_OF_SIGHT = """(these) => [...document.querySelectorAll(these)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((one) => one.innerText)"""


def test_on_a_phone_on_its_side_all_that_is_said_stands_beside_the_circle(table: Table) -> None:
    screen = table.screen(day_of_nine(table).code, "ru", LYING)
    chips = screen.page.locator(".ring .mid .chip")
    for more in ([], MUCH_TO_SAY):
        screen.page.evaluate(HEAR, more)
        expect(chips).to_have_count(1 + bool(more))
        expect(screen.page.locator(".cap > span")).to_be_in_viewport(ratio=1)
        assert screen.page.evaluate(TOUCHING) == []
        assert screen.page.evaluate(OUT_OF_SIGHT, ".ring .seat") == []
        circle, said = (screen.page.locator(one).bounding_box() for one in (".ring", ".cap > span"))
        assert circle
        assert said
        assert circle["x"] + circle["width"] <= said["x"]
        assert circle["height"] >= 0.9 * LYING[1]


ON_A_COIN = """() => {
  const boxes = (these) => [...document.querySelectorAll(these)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
    Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const coins = boxes(".ring .coin");
  return boxes(".ring .mid .chip").filter((one) => coins.some((coin) => meet(one, coin))).length;
}"""


def test_on_a_phone_that_stands_nothing_amid_the_circle_lies_on_a_token(table: Table) -> None:
    screen = table.screen(day_of_nine(table).code, "ru", (390, 844))
    expect(screen.page.locator(".ring .mid .chip")).to_have_count(1)
    screen.page.evaluate(HEAR, [one for one in MUCH_TO_SAY if one["e"] != "died"])
    expect(screen.page.locator(".ring .mid .chip").last).to_have_text(screen.say("square-needed", n=9))
    assert screen.page.evaluate(ON_A_COIN) == 0


def test_at_the_end_cards_lie_open_on_a_phone_and_all_who_have_won_are_seen_on_a_tablet(table: Table) -> None:
    host = table.lay("fr")
    ready.at_the_end(host, "clocktower", "Константинопольская", 1 + BOTS)
    screen = table.screen(host.code, "ru", LYING)
    expect(screen.page.locator(".ring .seat.gtok .pip")).to_have_count(1 + BOTS)
    expect(screen.page.locator(".ring .mid .chip")).to_have_count(0)  # nobody is counted any more
    expect(screen.page.locator(".cap > span")).to_be_in_viewport(ratio=1)
    screen.page.set_viewport_size({"width": 820, "height": 1180})
    expect(screen.page.locator(".finale .medals > span").first).to_be_visible(timeout=30_000)
    assert screen.page.evaluate(OUT_OF_SIGHT, ".finale :is(h1, .medals > span)") == []


def a_looker(table: Table, lang: str) -> Phone:
    """A laptop on which somebody looks on by day."""
    looker = table.lay(lang, WALL)
    looker.page.goto(f"/{day_of_nine(table).code}")
    looker.button("ui-look-on").click()
    expect(looker.page.locator(".ring .coin")).to_have_count(BOTS + 1)
    return looker


# As high as a laptop is, and as what its browser leaves of that.
LAPTOPS = ((1366, 768), (1280, 720), (1024, 768), (1280, 620))
TIED: list[dict[str, Any]] = [
    {"e": "phase", "phase": "nominations", "number": 1},
    {"e": "nominated", "seat": 1, "nominee": 2},
    {"e": "tallied", "nominee": 2, "votes": 7, "about": None, "value": 5},
]


@pytest.mark.parametrize("lang", ["fr", "ru", "en"])
def test_what_is_counted_while_people_nominate_lies_on_no_token_before_an_onlooker(
    table: Table, lang: str
) -> None:
    looker = a_looker(table, lang)
    for said in (TIED, MUCH_TO_SAY):
        looker.page.evaluate(HEAR, said)
        expect(looker.page.locator(".counts-now .chip")).to_have_count(3)
        for width, height in (TELEVISIONS[2], WALL, *LAPTOPS):
            looker.page.set_viewport_size({"width": width, "height": height})
            looker.page.wait_for_function(f"() => ({TROUBLE})().every((one) => one === 0)")


# Whether what is needed and what ties ever parts elsewhere than at the dot between, however narrow its chip.
PARTED = """() => {
  const chips = [...document.querySelectorAll(".counts-now .chip")];
  const chip = chips.find((one) => one.innerText.includes(" · "));
  const text = [...chip.childNodes].find((one) => one.nodeType === 3 && one.data.includes(" · "));
  const tie = text.data.indexOf(" · ") + 3;
  const NUMBER_AND_WORD = /^\\d+\\s+\\S+(?:\\s+(?:tie|поровну|égalité))?/;
  const end = tie + text.data.slice(tie).match(NUMBER_AND_WORD)[0].length;
  const range = document.createRange();
  const parted = [];
  for (let wide = 140; wide <= 420; wide += 10) {
    chip.style.cssText = `white-space: normal; max-width: ${wide}px`;
    range.setStart(text, tie);
    range.setEnd(text, end);
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) parted.push(wide);
  }
  return parted;
}"""


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_a_number_that_ties_and_that_it_does_stand_in_one_line(table: Table, lang: str) -> None:
    host = day_of_nine(table)
    looker = table.screen(host.code, lang)
    expect(looker.page.locator(".ring .coin")).to_have_count(BOTS + 1)
    looker.page.evaluate(HEAR, MUCH_TO_SAY)
    expect(looker.page.locator(".counts-now .chip").filter(has_text=" · ")).to_have_count(1)
    assert looker.page.evaluate(PARTED) == []


# What is said amid the circle, by night or by day, that lies on a token.
SAID_ON_A_COIN = """() => {
  const range = document.createRange();
  const coins = [...document.querySelectorAll(".ring .coin")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(".ring .mid :is(.say, .time, .chip)")].filter((one) => {
    range.selectNodeContents(one);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return right > left && coins.some((coin) =>
      left < coin.right && coin.left < right && top < coin.bottom && coin.top < bottom);
  }).map((one) => one.innerText);
}"""


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_by_night_and_by_day_nothing_lies_on_a_token_of_a_laptop_that_looks_on(
    table: Table, lang: str
) -> None:
    looker = a_looker(table, lang)
    for name, part in (("day", ".numbers"), ("night", ".say")):
        looker.page.evaluate(HEAR, [{"e": "phase", "phase": name, "number": 2}])
        expect(looker.page.locator(f".ring .mid > {part}")).to_have_count(1)
        for width, height in LAPTOPS:
            looker.page.set_viewport_size({"width": width, "height": height})
            looker.page.wait_for_function(f"() => !({SAID_ON_A_COIN})().length")
