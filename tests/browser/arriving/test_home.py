"""Home: the way back to one's table, and a wrong code told at its last digit."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.phones import Table
from tests.browser.playing.test_clocktower import trouble_on


def test_home_leads_back_to_ones_table(table: Table) -> None:
    host, guest = table.seat_by_touch({"Zoé": "fr", "Лев": "ru"})
    guest.page.goto("/")
    back = guest.page.locator(".back-to")
    expect(back).to_contain_text(guest.say("ui-back-to", code=f"{host.code[:3]} {host.code[3:]}"))
    for name in (guest.say("onenight"), "Zoé", "Лев"):
        expect(back).to_contain_text(name)
    lit = guest.page.locator(".start > .btn.main")
    expect(lit).to_have_count(1)
    expect(lit).to_have_class(re.compile("back-to"))  # not another table
    assert trouble_on(guest, axe=True) == []
    back.click()
    guest.reach("lobby")
    expect(guest.page.locator(".seat.you .name")).to_have_text("Лев")


def test_who_was_sent_away_or_never_sat_is_led_nowhere(table: Table) -> None:
    host, guest = table.seat_by_touch({"Zoé": "fr", "Лев": "ru"})
    host.page.locator("button.seat", has_text="Лев").click()
    host.button("ui-remove").click()
    expect(host.seats).to_have_count(1)
    for phone in (guest, table.lay("en")):
        phone.page.goto("/")
        expect(phone.button("ui-make")).to_be_visible()
        phone.page.wait_for_timeout(500)
        expect(phone.page.locator(".back-to")).to_have_count(0)


def test_a_wrong_code_is_told_at_its_sixth_digit(table: Table) -> None:
    (host,) = table.seat({"Zoé": "fr"})
    phone = table.lay("ru")
    phone.page.goto("/")
    field = phone.page.get_by_label(phone.say("ui-code"))
    field.fill("000000")
    expect(phone.page.get_by_role("alert")).to_have_text(phone.say("refused-no-such-room"))
    expect(field).to_be_visible()
    field.fill("00000")
    expect(phone.page.get_by_role("alert")).to_have_count(0)
    field.fill(host.code)
    phone.page.wait_for_url(re.compile(host.code))
    expect(phone.button("ui-sit-down")).to_be_visible()
