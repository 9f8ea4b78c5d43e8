"""What lies below a scene: nobody reads there, or has it read out, what the scene has yet to tell."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import Phone, Table
from tests.browser.show.test_late import BEGIN, SCENE, at_the_cards
from tests.browser.storyteller import HEAR

LENGTH = 1_500  # ms
READ = "() => document.getElementById('app').innerText"


@pytest.fixture
def hurry() -> float:
    """The game itself stands still meanwhile."""
    return 1.0


@pytest.fixture
def phone(table: Table) -> Phone:
    """A device of a village in which all look at their cards, and which heard that it is day."""
    host = at_the_cards(table, "en")
    host.page.evaluate(HEAR, [{"e": "phase", "phase": "day", "number": 1}])
    host.reach("day")
    host.hears_no_more()
    return host


def test_nothing_below_a_scene_is_read_by_eyes_or_aloud(table: Table, phone: Phone) -> None:
    screen = table.screen(phone.code, "en")
    screen.page.wait_for_selector(".bigscreen .ring")
    screen.hears_no_more()
    for device, below in ((phone, phone.say("ui-chat")), (screen, phone.code)):
        page = device.page
        assert below in page.evaluate(READ).replace(" ", "")
        page.evaluate(BEGIN, [SCENE, 0, False])
        assert below not in page.evaluate(READ).replace(" ", "")
        assert device.say("scene-kind-dawn") in page.evaluate(READ)
        assert below not in page.locator("main").aria_snapshot().replace(" ", "")


def test_after_a_scene_the_finger_is_where_it_was(phone: Phone) -> None:
    menu = phone.button("ui-menu")
    menu.focus()
    phone.page.evaluate(BEGIN, [{**SCENE, "length": LENGTH}, 0, False])
    expect(menu).to_be_hidden()
    expect(phone.page.locator(".show")).to_have_count(0)
    expect(menu).to_be_focused()


def test_whoever_is_writing_when_a_scene_begins_writes_on(phone: Phone) -> None:
    phone.button("ui-chat").click()
    field = phone.page.get_by_role("textbox", name=phone.say("ui-say"))
    field.press_sequentially("Who was ")
    phone.page.evaluate(BEGIN, [{**SCENE, "length": LENGTH}, 0, False])
    phone.page.keyboard.type("that?")
    expect(phone.page.locator(".show")).to_have_count(0)
    expect(field).to_have_value("Who was that?")
    expect(field).to_be_focused()
