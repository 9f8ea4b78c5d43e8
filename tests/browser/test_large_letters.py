"""With letters twice as large a circle is a list, in which no name is cut and nothing lies over another."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import PHONE, WALL, Table
from tests.browser.storyteller import lay_the_set
from tests.browser.test_axe import grave, sticking_out
from tests.browser.test_grimoire_circle import FULL, TABLET, before_the_set, token
from tests.browser.test_layout import CUT, LARGE
from tests.browser.test_pocketbook import a_day, open_seat

NAMES = (
    "Аня", "Борис", "Jean-Baptiste", "Bartholomew Jones", "Y", "Лиза", "Даша", "Константинопольская",
    "Zoé", "Igor", "Max", "Marie-Claude", "Лев", "Ира", "Ян",
)  # fmt: skip
# Names and roles of a list that lie over what stands above or below them, or over a sign.
MEETING = """() => {
  const rows = [...document.querySelectorAll(".ring.listed > .seat")].map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const inside = [...one.querySelectorAll(":scope > :is(.name, .role)")].map((text) => [
      text.textContent, text.getBoundingClientRect(), one.querySelector(".coin").getBoundingClientRect()]);
    return { top, bottom, inside };
  });
  return rows.flatMap(({ top, bottom, inside }, i) => inside
    .filter(([, text, coin]) => text.left < coin.right || text.top < top - 1 || text.bottom > bottom + 1
      || (i > 0 && top < rows[i - 1].bottom - 1))
    .map(([text]) => text));
}"""

# The heading of a page where it is wider than its place, or than the page.
TITLE_CUT = """() => [...document.querySelectorAll("h1, h1 .cut")].filter((one) => one.scrollWidth >
  one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent)"""


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


@pytest.mark.parametrize("tale", ["onenight", "clocktower"])
def test_the_circle_of_a_player_is_a_list_in_its_order(table: Table, tale: str) -> None:
    host, _ = a_day(table, tale, "ru")
    host.page.evaluate(LARGE)
    expect(host.page.locator(".ring.listed")).to_have_count(1)
    for width, height in (PHONE, TABLET, WALL):
        host.page.set_viewport_size({"width": width, "height": height})
        assert host.page.evaluate(MEETING) == []
        assert host.page.evaluate(CUT) == []
        assert [*grave(host), *sticking_out(host)] == []
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
        assert sticking_out(teller.phone) == []
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
