"""With letters twice as large a circle is a list, in which no name is cut and nothing lies over another."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_layout import BROKEN, CUT, LARGE, SIDEWAYS
from tests.browser.leading.test_grimoire_circle import FULL, TABLET, before_the_set, token
from tests.browser.learning.test_taught import hold_the_card
from tests.browser.phones import PHONE, WALL, Table
from tests.browser.playing.test_pocketbook import CLAIM, a_day_of_one, open_seat
from tests.browser.storyteller import lay_the_set

from fabula.rooms.wire import messages as m

NAMES = (
    "Аня", "Борис", "Jean-Baptiste", "Bartholomew Jones", "Y", "Лиза", "Даша", "Константинопольская",
    "Zoé", "Igor", "Max", "Marie-Claude", "Лев", "Ира", "Ян",
)  # fmt: skip
# Names and roles of a list that lie over what stands above or below them, or over a sign.
MEETING = """() => {
  const rows = [...document.querySelectorAll(".ring.listed > .seat")].map((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const inside = [...one.querySelectorAll(":scope > :is(.name, .role)")].map((text) => [
      text.textContent, text.getBoundingClientRect(), one.querySelector(".coin").getBoundingClientRect()]);
    return { top, bottom, left, right, inside };
  });
  const before = (one, i) => rows.slice(0, i).some((other) => one.top < other.bottom - 1
    && one.left < other.right - 1 && one.right > other.left + 1);
  return rows.flatMap((row, i) => row.inside
    .filter(([, text, coin]) => text.left < coin.right || text.top < row.top - 1
      || text.bottom > row.bottom + 1 || text.right > row.right + 1 || before(row, i))
    .map(([text]) => text));
}"""

# What lies at a seat of a list and covers its sign, or a name, or what lies beside it.
COVERING = """() => [...document.querySelectorAll(".ring.listed > .seat")].flatMap((seat) => {
  const boxes = [...seat.querySelectorAll(":scope > .coin > :is(.badge, .number)")];
  const rest = [...seat.querySelectorAll(":scope > .name, :scope > .coin > svg")];
  const meet = (one, other) => {
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  return boxes.flatMap((one, i) => [...rest, ...boxes.slice(i + 1)].filter((other) => meet(one, other)))
    .map(() => seat.textContent);
})"""
# What of a card that is held is not to be seen: it is cut, or lies under something.
UNSEEN = """() => [...document.querySelectorAll(".paper.held > :is(.rolename, .side, .txt, .when)")]
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const at = (y) => document.elementFromPoint((left + right) / 2, y)?.closest(".cardbox");
    return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1 || !at(top + 2) ||
      !at(bottom - 2);
  }).map((one) => one.textContent)"""

# In how many columns the seats of a list stand, and how many lines the bar takes.
COLUMNS = """() => new Set([...document.querySelectorAll(".ring.listed > .seat")]
  .map((one) => Math.round(one.getBoundingClientRect().left))).size"""
LINES = """() => {
  const parts = [...document.querySelectorAll(".bar > *")].map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 1);
  return 1 + parts.filter((one, i) => i > 0 && one.top >= parts[i - 1].bottom - 1).length;
}"""
# Signs at a sign that have left it: they stand elsewhere in the list.
STRAYED = """() => [...document.querySelectorAll(".ring.listed .coin > :is(.pip, .shroud, .belief)")]
  .filter((one) => {
    const [a, b] = [one, one.parentElement].map((each) => each.getBoundingClientRect());
    return a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;
  }).map((one) => one.className)"""

# The heading of a page where it is wider than its place, or than the page.
TITLE_CUT = """() => [...document.querySelectorAll("h1, h1 .cut")].filter((one) => one.scrollWidth >
  one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent)"""

TABS_STAND_BELOW = """() => {
  const [tabs, foot] = [".nav", ".foot"].map((part) => document.querySelector(part).getBoundingClientRect());
  return tabs.top >= foot.bottom - 1 && tabs.width === innerWidth;
}"""


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


@pytest.mark.parametrize("tale", ["onenight", "clocktower"])
def test_the_circle_of_a_player_is_a_list_in_its_order(table: Table, tale: str) -> None:
    host = a_day_of_one(table, tale, "ru")
    host.page.evaluate(LARGE)
    expect(host.page.locator(".ring.listed")).to_have_count(1)
    for width, height in (PHONE, SIDEWAYS, TABLET, WALL):
        host.page.set_viewport_size({"width": width, "height": height})
        if (width, height) != WALL:
            host.wait_for(TABS_STAND_BELOW)
        assert host.page.evaluate(MEETING) == []
        assert host.page.evaluate(CUT) == []
        assert host.page.evaluate(BROKEN, ".ring.listed .name") == []
        assert [*grave(host), *sticking_out(host)] == []
        assert host.page.evaluate(COLUMNS) == (3 if width == WALL[0] else 1)
    assert host.page.evaluate(LINES) == 1
    expect(host.page.locator(".beside")).to_have_count(0)
    expect(host.button("ui-claim")).to_be_hidden()  # what one does seldom lies under one button
    host.page.locator(".folding summary").click()
    expect(host.button("ui-claim")).to_be_visible()
    open_seat(host, "Борис")
    host.page.keyboard.press("Escape")
    host.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    host.button("ui-journal").click()
    expect(host.page.locator(".claims-table thead")).to_be_hidden()
    assert [*grave(host), *sticking_out(host)] == []


def test_in_a_list_nothing_covers_a_sign(table: Table) -> None:
    host, other = table.lay("ru"), table.lay("fr")
    numbers = (m.Settings, {"change": {"seat_numbers": True}})
    ready.on_a_day({"Константинопольская": host, "Борис": other}, "onenight", 5, numbers)
    other.page.evaluate(CLAIM)
    open_seat(host, "Борис")
    host.page.locator(".sides-guessed .btn").first.click()
    host.page.keyboard.press("Escape")
    host.page.evaluate(LARGE)
    row = host.page.locator(".ring.listed .seat", has=host.page.get_by_text("Борис", exact=True))
    expect(row.locator(".badge.claim")).to_have_count(1)
    expect(row.locator(".badge.pencil")).to_have_count(1)
    for width, height in (PHONE, TABLET, WALL):
        host.page.set_viewport_size({"width": width, "height": height})
        assert host.page.evaluate(COVERING) == []


@pytest.mark.parametrize("tale", ["onenight", "clocktower"])
def test_all_of_a_card_that_is_held_is_to_be_seen(table: Table, tale: str) -> None:
    phone = table.lay("fr", anew=True)
    phone.make("Zoé", tale=tale, trial=True)
    phone.reach("dusk")
    phone.page.evaluate(LARGE)
    card = phone.page.locator(".cardbox")
    for width, height in (PHONE, TABLET, WALL):
        phone.page.set_viewport_size({"width": width, "height": height})
        card.scroll_into_view_if_needed()
        hold_the_card(phone)
        expect(phone.page.locator(".first-word")).to_be_visible()
        assert phone.page.evaluate(UNSEEN) == []
        phone.page.mouse.up()
        expect(phone.page.locator(".paper.held")).to_have_count(0)


def test_the_circle_of_the_grimoire_is_a_list_that_answers(table: Table) -> None:
    teller = before_the_set(table, "ru", PHONE, NAMES)
    lay_the_set(teller, FULL[15])
    teller.phone.button("grim-circle").click()
    seats = teller.page.locator(".grim-ring .seat")
    expect(seats.nth(2).locator(".name")).to_have_text("Jean-B.")  # no half of a half of a name
    teller.page.evaluate(LARGE)
    expect(seats.nth(2).locator(".name")).to_have_text("Jean-Baptiste")
    for width, height in (PHONE, TABLET, WALL):
        teller.page.set_viewport_size({"width": width, "height": height})
        assert teller.page.evaluate(MEETING) == []
        assert teller.page.evaluate(STRAYED) == []
        assert sticking_out(teller.phone) == []
        assert teller.page.evaluate(COLUMNS) == (2 if width == WALL[0] else 1)
    assert teller.page.evaluate(LINES) == 1
    label = teller.page.locator(".grim-ring .seat.asked:not(.on)").last.locator(".name").inner_text()
    chosen = token(teller, label)  # who is good may seem to be the Demon
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    "path", ["/", "/rules", "/almanac", "/words", "/workshop", "/puzzle", "/lead", "/narrator"]
)
def test_pages_outside_a_table_lose_nothing_on_a_phone(table: Table, path: str) -> None:
    phone = table.lay("ru", PHONE)
    phone.page.goto(path)
    expect(phone.page.locator("h1")).not_to_be_empty()
    phone.page.evaluate(LARGE)
    if path != "/":  # which has no ring, and measures no letters
        expect(phone.page.locator("html.large-type")).to_have_count(1)
    phone.until_settled()
    assert phone.page.evaluate(CUT) == []
    assert phone.page.evaluate(TITLE_CUT) == []
    assert sticking_out(phone) == []


def test_no_title_of_a_sheet_is_broken_and_no_card_of_the_set_lies_on_the_next(table: Table) -> None:
    phone = table.lay("ru", PHONE)
    phone.page.goto("/")
    phone.page.evaluate(LARGE)
    phone.button("ui-try-bots").click()
    expect(phone.page.locator("dialog h2")).to_have_text(phone.say("ui-try-bots"))
    assert phone.page.evaluate(BROKEN, "dialog h2") == []
    ready.on_a_day({"Анна": phone}, "mafia32", 9)
    phone.page.evaluate(LARGE)
    phone.button("ui-journal").click()
    expect(phone.page.locator(".roles .rt > button").first).to_be_visible()
    assert phone.page.evaluate(OUT_OF_ITS_TOKEN) == []


# Which signs of the set are wider than their tokens.
OUT_OF_ITS_TOKEN = """() => [...document.querySelectorAll(".roles .rt > button")].filter((one) =>
  one.querySelector("svg").getBoundingClientRect().width > one.getBoundingClientRect().width - 8)
  .map((one) => one.title)"""


def test_what_a_newcomer_is_taught_leaves_the_circle_its_height(table: Table) -> None:
    phone = table.lay("ru", PHONE)
    ready.on_a_day({"Анна": phone}, "clocktower", 9)
    phone.page.evaluate(LARGE)
    hint = phone.page.locator(".hint-line")
    expect(hint.locator("summary")).to_have_text(phone.say("learn"))
    expect(hint.locator(".strip")).to_be_hidden()
    first = phone.page.locator(".ring.listed > .seat").first.bounding_box()
    assert first
    assert first["y"] + first["height"] < PHONE[1] * 2 / 3
    hint.locator("summary").click()
    expect(hint.locator(".strip")).to_be_visible()
    assert sticking_out(phone) == []


def test_a_long_name_of_a_list_is_broken_at_a_syllable(table: Table) -> None:
    phone = table.lay("ru", PHONE)
    ready.on_a_day({"Анна": phone, "Константинопольская": None}, "clocktower", 9)
    phone.page.evaluate(LARGE)
    name = phone.page.locator(".ring.listed > .seat .name").filter(has_text="Кон")
    expect(name).to_have_text("Кон\u00adстан\u00adти\u00adно\u00adполь\u00adская")
