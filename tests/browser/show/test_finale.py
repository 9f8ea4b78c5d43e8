"""The end: titles of the evening as pure functions of what was told, and the big screen that plays them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import ready
from tests.browser.fit.test_axe import grave
from tests.browser.fit.test_layout import BROKEN
from tests.browser.phones import ON_ITS_SIDE, PHONE, Table, play_on

Told = list[dict[str, Any]]
SEATS = 4  # 0 and 1 are good, 2 and 3 are not; each role is called as its seat
ASK = """async ([title, events, winners]) => {
  const app = document.querySelector('script[type=module]').src;
  const { TITLES, titlesOf } = await import(app.replace('app.js', 'base/titles.js'));
  const facts = {
    seats: 4, events, winners, roleAt: (seat) => `r${seat}`,
    isGood: (seat) => seat < 2, isGoodRole: (role) => role < 'r2',
  };
  if (!title) return titlesOf(facts).map(({ title, seat }) => [title, seat]);
  return [0, 1, 2, 3].map((seat) => TITLES[title](facts)(seat));
}"""

# What could not be read from four metres: letters of less than 34 px of a screen 1080 px high, or than 30
# where more than twelve sit.
TOO_SMALL = """() => [...document.querySelectorAll('.finale *')]
  .filter((one) => one.checkVisibility() && !one.closest('.vh'))
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize)
    < ((one.closest('.ring.many') ? 30 : 34) / 1080) * innerHeight - 0.1)
  .map((one) => `${one.className} ${getComputedStyle(one).fontSize} ${one.innerText}`)"""

# What runs out of the screen, or has less room than its words.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.finale :is(h1, td, th, .cap span)')]
  .filter((one) => one.checkVisibility() && !one.closest('.vh'))
  .filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    return isOut || one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
  })
  .map((one) => one.innerText)"""
# What of a circle cannot be read: a word broken but at a syllable, a line of a thread over words, a sign that
# lies on a name, or names of two seats on each other.
UNREADABLE = """() => {
  const texts = [...document.querySelectorAll('.finale :is(.mid > *, .seat .name, .seat .role)')]
    .map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return { one, boxes: [...range.getClientRects()] };
    }).filter(({ boxes }) => boxes.length);
  const over = (a, b, by = 1) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const meet = (some, others) => some.some((a) => others.some((b) => over(a, b, 3)));
  const isClear = (one) => /, 0\\)$|transparent/.test(getComputedStyle(one).backgroundColor);
  const found = [];
  for (const cord of document.querySelectorAll('.finale .cord')) {
    const on = cord.getScreenCTM(), long = cord.getTotalLength();
    const at = (share) => cord.getPointAtLength(long * share).matrixTransform(on);
    const points = Array.from({ length: 61 }, (_, i) => at(i / 60))
      .map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
    for (const { one, boxes } of texts)
      if (isClear(one) && meet(points, boxes)) found.push(`a thread over ${one.innerText}`);
  }
  for (const { one, boxes } of texts) {
    const seat = one.closest('.seat');
    const signs = '.finale :is(.badge, .pip, .number, .face-of, .in-order li)';
    for (const sign of document.querySelectorAll(signs))
      if (meet([sign.getBoundingClientRect()], boxes)) found.push(`${sign.className} on ${one.innerText}`);
    for (const other of texts)
      if (other.one.closest('.seat') !== seat && meet(boxes, other.boxes))
        found.push(`${one.innerText} on ${other.one.innerText}`);
  }
  return found;
}"""
ALL_OF_ONE_NIGHT = 10


def claim(seat: int, role: str) -> dict[str, Any]:
    return {"e": "claimed", "seat": seat, "words": ["claim", role]}


def voted(*votes: int | None) -> dict[str, Any]:
    cast = [[seat, to] for seat, to in enumerate(votes) if to is not None]
    return {"e": "voted", "votes": list(votes), "cast": cast}


def died(seat: int) -> dict[str, Any]:
    return {"e": "died", "seat": seat, "cause": "night"}


def nominated(seat: int, nominee: int) -> dict[str, Any]:
    return {"e": "nominated", "seat": seat, "nominee": nominee}


def chose(seat: int, choice: object) -> dict[str, Any]:
    return {"e": "chose", "seat": seat, "role": "r", "choice": choice}


CASES: dict[str, tuple[Told, list[int], list[float]]] = {
    "liar": ([claim(2, "r0"), claim(3, "r3"), voted(2, None, 0, 0)], [2, 3], [0, 0, 0.5, 0]),
    "unsuspected": ([voted(2, 2, 0, 0)], [], [0, 0, 0, 1]),
    "eye": ([voted(2, 0, 0, 2), voted(3, 2, 0, 0)], [], [2, 1, 0, 0]),
    "noose": ([voted(1, 2, 1, 2), died(2)], [], [0, 2, 0, 0]),
    "block": ([nominated(0, 1), nominated(2, 1), nominated(1, 3)], [], [0, 2, 0, 0]),
    "accuser": ([nominated(0, 2), nominated(1, 3), {"e": "executed", "seat": 2}], [], [1, 0, 0, 0]),
    "sought": ([chose(2, 1), chose(3, [1, 0]), chose(1, 1)], [], [0, 2, 0, 0]),
    "saved": ([{"e": "spared", "seat": 1, "saved": []}], [], [0, 1, 0, 0]),
    "nose": ([chose(0, 2), chose(0, [3, 1]), chose(2, 3)], [], [2, 0, 0, 0]),
    "last": ([died(0), died(2)], [0, 1], [0, 1, 0, 0]),
    "alone": ([], [3], [0, 0, 0, 1]),
    "candle": ([died(0), died(1)], [0, 1], [1, 0, 0, 0]),
    "honest": ([claim(0, "r1"), claim(1, "r1"), claim(0, "r0")], [], [0, 1, 0, 0]),
    "voice": ([claim(1, "r1"), claim(1, "r0"), claim(1, "r1"), claim(0, "r0")], [], [0, 3, 0, 0]),
    "back": ([died(3), {"e": "revived", "seat": 3}], [], [0, 0, 0, 1]),
    "ghost": ([died(0), voted(2, 2, None, None)], [], [1, 0, 0, 0]),
    "faces": ([{"e": "swapped", "a": 0, "b": 2}, {"e": "became", "seat": 2}], [], [1, 0, 2, 0]),
}


@pytest.fixture
def page(table: Table) -> Page:
    """A page whose modules can be asked."""
    phone = table.lay("en")
    phone.page.goto(table.server.page)
    phone.page.wait_for_selector(".screen")
    return phone.page


def test_each_title_measures_what_it_says(page: Page) -> None:
    for title, (events, winners, measures) in CASES.items():
        assert page.evaluate(ASK, [title, events, winners]) == measures, title
        assert page.evaluate(ASK, [title, [], []]) == [0] * SEATS, title


def test_every_title_has_a_case_and_a_sign(page: Page) -> None:
    titles, seals = page.evaluate("""async () => {
      const app = document.querySelector('script[type=module]').src;
      const { SEALS, TITLES } = await import(app.replace('app.js', 'base/titles.js'));
      return [Object.keys(TITLES), SEALS];
    }""")
    assert {*titles} == {*CASES} == {*seals}
    assert len({*seals.values()}) == len(seals), "each has a sign of its own"
    assert len(CASES) >= 15


def test_nobody_has_two_titles_nobody_shares_one_and_at_most_four_are_shown(page: Page) -> None:
    events, winners, _ = CASES["eye"]
    given = page.evaluate(ASK, ["", [*events, *CASES["voice"][0], *CASES["faces"][0]], winners])
    assert len({seat for _, seat in given}) == len(given) <= SEATS
    # two have the same eye: neither has its title
    assert page.evaluate(ASK, ["", [voted(2, 2, None, None)], []]) == [["unsuspected", 3], ["noose", 2]]


# Whether the steps stand side by side.
IN_A_ROW = """() => new Set([...document.querySelectorAll('.in-order li')]
  .map((one) => one.getBoundingClientRect().top)).size === 1"""
# In which colours words stand on the colour of who has won, on a device in this light.
INKS = """(light) => {
  document.documentElement.dataset.phase = light;
  return [...document.querySelectorAll(".finale.won :is(.flood .i, h1, p, .medals b)")]
    .map((one) => getComputedStyle(one).color);
}"""
# Which sides have won, and how often.
SIDES = """async () => {
  const app = document.querySelector('script[type=module]').src;
  return (await import(app.replace('app.js', 'base/wire.js'))).room.value.sides || [];
}"""
# Sides whose signs on a card have the colour of another.
MISCOLOURED = """() => ['good', 'evil', 'gang', 'loner', 'neutral'].filter((side) => {
  const [sign, ink] = [document.createElement('i'), document.createElement('i')];
  sign.className = `emblem ${side}`;
  ink.style.color = `var(--paper-${side})`;
  document.querySelector('.finale').append(sign, ink);
  const [is, should] = [sign, ink].map((one) => getComputedStyle(one).color);
  sign.remove();
  ink.remove();
  return is !== should;
})"""


def test_the_big_screen_plays_the_end_from_the_winners_to_what_stands(table: Table) -> None:
    phone = table.lay("ru")
    ready.at_the_end(phone, "onenight", "Анна", 5)
    screen = table.screen(phone.code, "en")
    page = screen.page
    expect(page.locator(".finale.won h1")).not_to_be_empty()
    expect(page.locator(".show")).to_have_count(0)
    assert page.evaluate(MISCOLOURED) == []
    assert page.evaluate(INKS, "day") == page.evaluate(INKS, "night"), "a side is as dark by day"
    kinds = []
    while "last" not in kinds:
        shown = page.locator(".finale")
        kinds.append(str(shown.get_attribute("class")).split()[-1])
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), kinds
        assert page.evaluate(TOO_SMALL) == [], kinds
        here = page.locator(".in-order .here").count()
        assert here == (kinds[-1] == "step"), "which step of its night or day it is"
        assert not here or page.evaluate(IN_A_ROW)
        shown.click(position={"x": 5, "y": 5})
    assert kinds[0] == "won"
    assert "step" in kinds
    expect(page.locator(".finale.last h1")).to_have_text(screen.say("ui-series"))
    expect(page.locator(".finale.last .say")).to_have_text(screen.say("finale-again"))
    sides = phone.page.evaluate(SIDES)
    expect(page.locator(".tally-of-sides > span")).to_have_count(len(sides))
    for side, n in sides:
        expect(page.locator(".tally-of-sides")).to_contain_text(f"{screen.say(f'side-{side}')} {n}")


def test_the_end_goes_on_where_it_stood_after_a_reload_and_shows_the_whole_table(table: Table) -> None:
    host = table.lay("fr")
    host.make("Zoé")
    host.add_bots(ALL_OF_ONE_NIGHT)
    screen = table.screen(host.code, "fr")
    host.button("ui-deal").click()
    play_on([host])
    page, shown = screen.page, screen.page.locator(".finale")
    expect(shown).to_have_class(re.compile("won"))
    shown.click(position={"x": 5, "y": 5})
    shown.click(position={"x": 5, "y": 5})
    before = str(shown.get_attribute("class"))
    assert "step" in before
    said = page.locator(".finale .say").inner_text()
    page.reload()
    expect(shown).to_have_class(before)
    expect(page.locator(".finale .say")).to_have_text(said)
    while "last" not in str(shown.get_attribute("class")):
        shown.click(position={"x": 5, "y": 5})
    names = {one.inner_text() for one in page.locator(".standings tbody th bdi").all()}
    assert len(names) == ALL_OF_ONE_NIGHT
    assert page.evaluate(TOO_SMALL) == []
    for size in ((1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(OUT_OF_SIGHT) == []
        assert grave(screen) == []
    page.reload()
    expect(shown).to_have_class(re.compile("last"))


@pytest.mark.parametrize(
    ("tale", "seats", "lang"),
    [
        ("clocktower", 10, "en"),
        ("clocktower", 15, "fr"),
        ("clocktower", 20, "ru"),
        ("mafia32", 8, "fr"),
        ("mafia32", 15, "ru"),
        ("vendetta", 9, "ru"),
        ("vendetta", 15, "fr"),
        ("onenight", 10, "ru"),
    ],
)
def test_no_word_of_a_game_told_again_is_broken_crossed_or_covered(
    table: Table, tale: str, seats: int, lang: str
) -> None:
    screen = table.lay(lang, (1920, 1080))
    ready.at_the_end(screen, tale, "Константин Константинов", seats)
    screen.page.goto(f"/{screen.code}/screen")
    shown, steps = screen.page.locator(".finale"), 0
    expect(shown).to_have_class(re.compile("won"))
    idle = re.compile(
        re.escape(screen.say("story-chose-nothing", who="", role="")).replace(r"\ \(\)", "[^·]*")
    )
    while "last" not in str(shown.get_attribute("class")):
        steps += screen.page.locator(".finale .cord").count() > 0
        where = screen.page.locator(".finale").inner_text()
        assert not idle.fullmatch(where.splitlines()[-1].strip()), where
        assert screen.page.evaluate(BROKEN, ".finale :is(.name, .role, .say, h1, b)") == [], where
        assert screen.page.evaluate(UNREADABLE) == [], where
        assert screen.page.evaluate(TOO_SMALL) == [], where
        shown.click(position={"x": 5, "y": 5})
    assert steps


# Whether the television tells a step of the story in which this happened.
OF_EFFECT = """async (events) => {
  const app = document.querySelector('script[type=module]').src;
  return (await import(app.replace('app.js', 'parts/retelling.js'))).isOfEffect({ events });
}"""


def test_the_television_passes_over_what_nobody_did(table: Table) -> None:
    screen = table.lay("en", (1440, 900))
    ready.at_the_end(screen, "vendetta", "Ada", 9)
    nothing, something = ({"e": "chose", "seat": 0, "role": "count", "choice": one} for one in (None, 2))
    watched = {"e": "phase", "phase": "dawn", "number": 2, "scenes": [{"kind": "dawn", "said": []}]}
    for events, is_told in (
        ([nothing], False),
        ([nothing, nothing], False),
        ([nothing, something], True),
        ([something], True),
        ([watched], True),
        ([], False),
    ):
        assert screen.page.evaluate(OF_EFFECT, events) is is_told, events


# By how much the nights and days of a phone's end lie under its foot, and its buttons out of sight (px).
UNDER = """() => {
  const box = (what) => document.querySelector(`.after ${what}`).getBoundingClientRect();
  return [box(".medallions").bottom - box(".foot").top, box(".foot").bottom - innerHeight];
}"""


@pytest.mark.parametrize(
    ("tale", "seats", "lang"), [("mafia32", 8, "fr"), ("vendetta", 9, "ru"), ("onenight", 10, "ru")]
)
def test_nights_and_days_are_above_the_foot_of_a_phone_however_small(
    table: Table, tale: str, seats: int, lang: str
) -> None:
    phone = table.lay(lang)
    ready.at_the_end(phone, tale, "Константин Константинов", seats)
    for width, height in ((320, 568), (360, 640), (360, 740)):
        phone.page.set_viewport_size({"width": width, "height": height})
        expect(phone.page.locator(".ring")).to_be_visible()
        phone.page.wait_for_function(f"() => ({UNDER})().every((one) => one <= 0.5)")
        assert grave(phone) == []


# In how many lines the words of the button that goes on stand.
LINES = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".foot .btn.main"));
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_to_play_again_is_said_in_one_line_of_a_phone(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    ready.at_the_end(phone, "onenight", "Ada", 5)
    expect(phone.main).to_have_text(phone.say("ui-again"))
    for size in (PHONE, (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"])):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert phone.page.evaluate(LINES) == 1, size
