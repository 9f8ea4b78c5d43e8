"""The story says with each day what the good could have known, and the big screen at its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SOON, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.show.test_retold import at_the_end

SEATS = 9


@pytest.mark.parametrize(
    ("lang", "tale", "seats"),
    [
        ("en", "onenight", 5),
        ("ru", "clocktower", SEATS),
        ("fr", "clocktower", SEATS),
        ("fr", "mafia32", SEATS),
        ("ru", "vendetta", SEATS),
    ],
)
def test_each_day_of_the_story_says_what_was_known(table: Table, lang: str, tale: str, seats: int) -> None:
    phone = at_the_end(table, lang, tale, seats)
    page = phone.page
    page.locator(".medallions button").nth(1).click()
    panel = page.locator(".morning")
    title = "morning-title" if tale == "clocktower" else f"morning-title-{tale}"
    expect(panel).to_contain_text(phone.say(title), timeout=SOON)
    expect(panel.locator("li").first).to_contain_text("%")
    assert trouble_on(phone, axe=True) == []
    page.locator(".medallions button").first.click()
    expect(panel).to_have_count(0)


def test_the_big_screen_has_all_mornings_before_the_titles(table: Table) -> None:
    phone = at_the_end(table, "en", "clocktower", SEATS)
    screen = table.screen(phone.code, "en")
    page = screen.page
    with page.expect_response("**/mornings", timeout=SOON) as answered:
        expect(page.locator(".finale")).to_be_visible()
    assert answered.value.ok
    for _ in range(60):
        if page.locator(".finale.mornings").count():
            break
        page.locator(".finale").click(position={"x": 5, "y": 5})
    expect(page.locator(".finale.mornings h1")).to_have_text(screen.say("morning-title"))
    expect(page.locator(".finale.mornings .spoken > p")).to_have_text(screen.say("morning-most"))
    expect(page.locator(".finale.mornings li").first).to_contain_text("%")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
