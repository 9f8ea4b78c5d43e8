"""Guests without a device: nobody can whisper to them, and where all are guests nobody is waited for."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import SEND, WALL, Table
from tests.browser.storyteller import WITH_A_PHONE, WITHOUT, Storyteller, gather


def test_whispers_reach_whoever_has_a_device(table: Table) -> None:
    lead, player = table.lay("en", WALL), table.lay("fr")
    gather(lead, player)
    for phone, whom in ((player, "Марина"), (lead, WITH_A_PHONE)):
        phone.page.locator(".talk .to summary").click()
        expect(phone.page.locator(".talk .to .btn")).to_have_text([phone.say("ui-to-all"), whom])


def test_where_nobody_has_a_phone_nobody_has_to_be_ready(table: Table) -> None:
    lead = table.lay("ru", WALL)
    lead.make("Марина", tale="clocktower")
    lead.reach("lobby")
    lead.page.evaluate(SEND, ["settings", {"change": {"lead": "person"}}])
    for name in (WITH_A_PHONE, *WITHOUT):
        lead.page.evaluate(SEND, ["add_guest", {"name": name}])
    lead.button("ui-deal").click()
    teller = Storyteller(lead)
    teller.until_day()
    teller.go_on()
    teller.pick(WITH_A_PHONE, ".grim-right")
    expect(lead.button("grim-deed-nominate")).to_be_visible()
    expect(lead.button("ui-ready-for")).to_have_count(0)
