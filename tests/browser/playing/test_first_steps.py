"""Who has never seen it finds their way: what is shown is in sight, and what is touched says what it does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser import ready
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_layout import TABLET
from tests.browser.phones import PHONE, Table
from tests.browser.playing.test_pocketbook import a_day_of_one, open_seat
from tests.browser.storyteller import HEAR

from fabula.rooms.wire import messages as m
from fabula.text import LANGUAGES

NUMBERED = (m.Settings, {"change": {"seat_numbers": True}})
# How many numbers of seats lie on the letters of a name.
ON_NAMES = """() => [...document.querySelectorAll(".grim-ring .seat")].filter((seat) => {
  const number = seat.querySelector(".number").getBoundingClientRect();
  const line = document.createRange();
  line.selectNodeContents(seat.querySelector(".name"));
  return number.bottom > line.getBoundingClientRect().top + 3;
}).length"""

# On which seats of twenty a number lies on a sign, where each has these: of a talk aside, of one's own guess.
ON_SIGNS = """(signs) => {
  const coins = [...document.querySelectorAll(".plaza .ring .coin")];
  for (const coin of coins) {
    coin.querySelectorAll(".badge").forEach((badge) => badge.remove());
    for (const sign of signs) {
      const badge = document.createElement("span");
      badge.className = `badge ${sign}`;
      coin.append(badge);
    }
  }
  return coins.flatMap((coin, at) => {
    const number = coin.querySelector(".number").getBoundingClientRect();
    return [...coin.querySelectorAll(".badge")].map((badge) => badge.getBoundingClientRect()).filter((one) =>
      Math.min(one.right, number.right) - Math.max(one.left, number.left) > 1 &&
      Math.min(one.bottom, number.bottom) - Math.max(one.top, number.top) > 1).map(() => at + 1);
  });
}"""


def box_of(one: Locator) -> FloatRect:
    """Where this is on the screen."""
    box = one.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_number_of_a_seat_lies_on_no_name_of_the_grimoire(table: Table, lang: str) -> None:
    lead = table.lay(lang, TABLET)
    ready.on_a_day_that_is_led({"Lea": lead}, ("Анна", "Ben", "Chloé", "Dora", "Émile"), (), NUMBERED)
    expect(lead.page.locator(".grim-ring .number")).to_have_count(5)
    for width, height in (TABLET, PHONE):
        lead.page.set_viewport_size({"width": width, "height": height})
        if width < 400:
            lead.page.locator(".seg button").last.click()
        expect(lead.page.locator(".grim-ring .number").first).to_be_visible()
        assert lead.page.evaluate(ON_NAMES) == 0


def test_the_number_of_one_of_twenty_lies_on_no_sign_beside_it(table: Table) -> None:
    phone = table.lay("ru", PHONE)
    ready.on_a_day({"Анна": phone}, "clocktower", 20, NUMBERED)
    expect(phone.page.locator(".plaza .coin > .number")).to_have_count(20)
    for signs in (["aside"], ["l pencil"], ["l pencil", "aside"], ["claim", "aside"]):
        assert phone.page.evaluate(ON_SIGNS, signs) == [], signs


def test_who_was_who_begins_above_wherever_one_has_read_to(table: Table) -> None:
    phone = table.lay("ru")
    ready.at_the_end(phone, "clocktower", "Анна", 9)
    phone.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    phone.page.wait_for_function("() => scrollY > 300")
    phone.button("ui-after-who").click()
    expect(phone.page.locator(".overturned .ring")).to_be_in_viewport()
    assert phone.page.evaluate("scrollY") == 0


def test_all_of_the_menu_begins_at_one_edge(table: Table) -> None:
    host = table.lay("en")
    ready.on_a_day({"Ann": host}, "clocktower", 7)
    host.button("ui-menu").click()
    pause = host.button("ui-go-on").locator(".i")  # it stands still
    expect(pause).to_be_visible()
    edges = {round(one["x"]) for one in map(box_of, (pause, host.button("ui-ask").locator(".i")))}
    assert len(edges) == 1


def test_ones_own_card_says_how_it_is_seen(table: Table) -> None:
    phone = table.lay("en")
    for tale, seats in (("clocktower", 7), ("onenight", 5)):
        ready.on_a_day({"Ann": phone}, tale, seats)
        phone.page.locator(".nav button").last.click()
        expect(phone.page.locator(".hint").filter(has_text="hold it")).to_be_visible()


def test_whom_one_has_noted_to_claim_a_role_makes_it_unsafe(table: Table) -> None:
    host = table.lay("en")
    ready.on_a_day({"Ann": host, "Ben": None}, "clocktower", 7)
    open_seat(host, "Ben")
    host.button("book-note-aloud").click()
    chip = host.page.locator(".seat-page .chips .btn").nth(3)
    name = chip.inner_text()
    chip.click()
    host.button("book-note-it").click()
    expect(host.page.locator(".heard-of .aloud")).to_contain_text(name)
    host.page.keyboard.press("Escape")
    host.button("ui-claim").click()
    host.button("floor-bluffs").click()
    free = host.page.locator(".bluffs .btn.plain")
    expect(free.first).to_be_visible()
    expect(free.get_by_text(name, exact=True)).to_have_count(0)


def test_what_notes_a_claim_opens_in_sight_and_what_strikes_it_stands_beside_it(table: Table) -> None:
    host = a_day_of_one(table, "clocktower", "fr")
    open_seat(host, "Борис")
    host.button("book-note-aloud").click()
    first = host.page.locator(".seat-page .chips .btn").first
    expect(first).to_be_in_viewport(ratio=1)
    first.click()
    host.button("book-note-it").click()
    said, strike = (box_of(host.page.locator(f".heard-of .aloud {one}")) for one in ("> .what", "> .ibtn"))
    assert said["x"] + said["width"] <= strike["x"]
    assert said["y"] <= strike["y"] + strike["height"] / 2 <= said["y"] + said["height"]


@pytest.mark.parametrize("days", [1, 4])
def test_on_a_phone_ones_own_guesses_stay_in_the_table_of_claims(table: Table, days: int) -> None:
    host = a_day_of_one(table, "clocktower", "ru")
    for day in range(1, days + 1):
        said = {"e": "claimed", "seat": 1, "words": ["claim", "fortuneteller"]}
        host.page.evaluate(HEAR, [{"e": "phase", "phase": "day", "number": day}, said])
    host.button("ui-journal").click()
    table_box, mine = (
        box_of(host.page.locator(one)) for one in (".claims-box", ".claims-table th:last-child")
    )
    assert mine["x"] + mine["width"] <= table_box["x"] + table_box["width"] + 1
    assert sticking_out(host) == []


# Heads of days that reach under one's own guesses, which stay while days are drawn aside.
UNDER_GUESSES = """() => {
  const { left } = document.querySelector(".claims-table th:last-child").getBoundingClientRect();
  return [...document.querySelectorAll(".claims-table .day-head")]
    .map((head) => Math.round(head.getBoundingClientRect().right - left)).filter((over) => over > 0);
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_days_stand_beside_ones_own_guesses_on_a_phone(table: Table, lang: str) -> None:
    host = a_day_of_one(table, "clocktower", lang)
    for day in (1, 2, 3):
        said = {"e": "claimed", "seat": 1, "words": ["suspect", 2]}
        host.page.evaluate(HEAR, [{"e": "phase", "phase": "day", "number": day}, said])
    host.button("ui-journal").click()
    heads = host.page.locator(".claims-table .day-head")
    expect(heads).to_have_text([re.compile(f"^\\s*{host.say('ui-phase-day')}\\s{day}$") for day in (1, 2, 3)])
    assert host.page.evaluate(UNDER_GUESSES) == []
    assert [*grave(host), *sticking_out(host)] == []


# How much of the table of claims is seen only once it is drawn aside.
HIDDEN_ASIDE = """() => {
  const box = document.querySelector(".claims-box");
  return box.scrollWidth - box.clientWidth;
}"""
# Names in the table of claims that take more than a line.
BROKEN_NAMES = """() => [...document.querySelectorAll(".claims-table tbody th .btn")].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_of_ten_letters_stands_whole_among_the_claims_of_a_first_day(table: Table, lang: str) -> None:
    host = table.lay(lang)
    ready.on_a_day({"Анна": host, "Константин": None, "Владислава": None}, "clocktower", 7)
    said = [{"e": "claimed", "seat": 1, "words": ["claim", "fortune_teller"]}]
    said += [{"e": "claimed", "seat": seat, "words": ["suspect", 2]} for seat in (2, 3)]
    said += [{"e": "claimed", "seat": 4, "words": ["claim", "virgin"]}]
    host.page.evaluate(HEAR, said)
    host.button("ui-journal").click()
    expect(host.page.locator(".claims-box.one-day tbody th .btn").first).to_be_visible()
    assert host.page.evaluate(BROKEN_NAMES) == []
    assert host.page.evaluate(HIDDEN_ASIDE) == 0
    assert sticking_out(host) == []


# How near to the border of its button something of a word or a sign comes.
NEAR_BORDERS = """() => [...document.querySelectorAll(".foot .btn")].map((one) => {
  const inside = document.createRange();
  inside.selectNodeContents(one);
  const [all, box] = [[...inside.getClientRects()].filter(({ width }) => width), one.getBoundingClientRect()];
  const aside = [...all.map(({ left }) => left - box.left), ...all.map(({ right }) => box.right - right)];
  return [one.innerText.trim(), Math.min(...aside)];
}).filter(([, least]) => least < 6)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_touches_the_border_of_its_button_by_day(table: Table, lang: str) -> None:
    host = table.lay(lang)
    ready.on_a_day({"Анна": host}, "clocktower", 7)
    expect(host.page.locator(".foot .btn.to-speak")).to_be_visible()
    assert host.page.evaluate(NEAR_BORDERS) == []
    assert sticking_out(host) == []


def test_what_a_touch_opens_below_the_screen_is_brought_into_sight(table: Table) -> None:
    host = table.lay("ru")
    ready.on_a_day({"Анна": host}, "clocktower", 7)
    open_seat(host, "Ada")
    host.page.locator("details.opened-below > summary").click()
    expect(host.page.locator(".roles-guessed .pick").first).to_be_in_viewport(ratio=1)
    host.button("ui-close").click()

    host.button("ui-claim").click()
    host.button("floor-bluffs").click()
    host.page.locator(".bluffs .what .btn.plain").nth(4).click()
    expect(host.page.locator(".drafted .btn").first).to_be_in_viewport(ratio=1)
