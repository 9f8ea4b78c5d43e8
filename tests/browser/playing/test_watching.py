"""Somebody dead opens their eyes: first it is said what that means, then all cards lie before them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SEND, WALL, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import Storyteller

BOTS = 5
FIRST_TALK = {"mafia32": "day", "vendetta": "night"}


@pytest.mark.parametrize(("tale", "lang"), [("mafia32", "ru"), ("vendetta", "fr")])
def test_whoever_is_dead_watches_and_all_see_that_they_do(table: Table, tale: str, lang: str) -> None:
    lead, phone = table.lay("en", WALL), table.lay(lang)
    lead.make("Anna", tale=tale)
    lead.reach("lobby")
    phone.join(lead.code, "Лев")
    lead.button("ui-edit-rules").click()
    lead.page.get_by_role("switch", name=lead.say("setting-open_eyes")).check()
    lead.page.keyboard.press("Escape")
    expect(phone.page.locator(".lobby")).to_contain_text(phone.say("setting-open_eyes"))
    lead.page.evaluate(SEND, ["settings", {"change": {"lead": "person"}}])
    lead.add_bots(1 + BOTS)
    lead.page.evaluate(SEND, ["start", {}])
    lead.reach("leader")
    phone.know_the_card()
    teller = Storyteller(lead)
    while not teller.told("phase", phase=FIRST_TALK[tale]):
        lead.page.evaluate(SEND, ["next", {}])  # it is answered after what came of it
    phone.reach("day")
    lead.page.evaluate(SEND, ["amend", {"act": ["kill", 0]}])
    opens = phone.button("ui-open-eyes")
    opens.click()
    expect(phone.page.get_by_role("dialog")).to_contain_text(phone.say("watching-silence"))
    assert trouble_on(phone, axe=True) == []
    phone.button("watching-sure").click()
    expect(phone.page.locator(".screen.watching")).to_contain_text(phone.say("watching-note"))
    expect(phone.page.locator(".ring .seat.gtok")).to_have_count(BOTS + 1)
    expect(phone.page.locator(".foot")).to_have_count(0)
    assert trouble_on(phone, axe=True) == []
    watched = lead.page.get_by_role("button", name=lead.say("ui-watches"))
    expect(watched).to_have_count(1)
    assert table.complaints == []


def test_a_phone_that_looks_on_has_no_code_for_others_in_its_bar(table: Table) -> None:
    host, phone, wide = table.lay("ru"), table.lay("ru"), table.lay("ru", WALL)
    host.make("Анна", tale="mafia32")
    host.add_bots(BOTS + 2)
    for device in (phone, wide):
        device.page.goto(f"/{host.code}")
        device.button("ui-look-on").click()
    expect(wide.page.locator(".qr").first).to_be_visible()
    expect(phone.page.locator(".bigscreen .phase")).to_be_visible()
    expect(phone.page.locator(".bigscreen .qr")).to_be_hidden()
    assert trouble_on(phone, axe=True) == []
