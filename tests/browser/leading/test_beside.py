"""Fabled whom the host lets in by day where Fabula leads: found by need, under one heading."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import PHONE, WALL, Table
from tests.browser.playing.test_clocktower import TALE, trouble_on


def test_who_is_needed_is_let_in_and_stands_under_the_one_heading_there_is(table: Table) -> None:
    host, guest = phones = [table.lay("fr"), table.lay("en")]
    ready.on_a_day({"Élodie": host, "Zed": guest}, TALE, 6)
    for phone in phones:
        phone.button("ui-journal").click()
    heading = host.page.get_by_role("heading", name=host.say("company-title"), exact=True)
    expect(heading).to_have_count(1)
    expect(guest.page.locator(".company")).to_have_count(0)  # nobody is in, and only the host lets them in
    host.page.locator(".company-change summary").click()
    host.button("company-for-leaving").click()
    choice = host.page.locator(".company-change .picker li")
    expect(choice).to_have_count(1)
    expect(choice).to_contain_text(host.say("clocktower-fiddler-for"))
    choice.get_by_role("switch").check()
    for phone in phones:
        expect(phone.page.locator(".company > details").first).to_contain_text(phone.say("roll-fiddler"))
        there = phone.page.get_by_role("heading", name=phone.say("company-title"), exact=True)
        expect(there).to_have_count(1)
    expect(guest.page.locator(".company-change")).to_have_count(0)
    for width, height in (WALL, PHONE):
        host.page.set_viewport_size({"width": width, "height": height})
        assert trouble_on(host, axe=True) == []
