"""Who leads is found by the table: somebody offers, others vote, the host lets the votes decide."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_layout import box
from tests.browser.phones import Table
from tests.browser.playing.test_clocktower import trouble_on


def test_the_table_votes_for_whoever_offers_to_lead(table: Table) -> None:
    host, guest = table.seat({"Zoé": "ru", "Лев": "fr"})
    for phone in (host, guest):
        phone.page.get_by_role("button", name=phone.say("ui-who-leads")).click()
    expect(host.button("leads-by-vote")).to_be_disabled()
    guest.page.get_by_role("switch", name=guest.say("leads-could")).click()
    host.button("leads-vote-for", name="Лев").click()
    expect(guest.page.locator("dialog")).to_contain_text(guest.say("leads-votes", n=1, names="Zoé"))
    for phone in (host, guest):
        assert trouble_on(phone, axe=True) == []
    host.button("leads-by-vote").click()
    guest.page.keyboard.press("Escape")
    for phone in (host, guest):
        expect(phone.page.locator(".lobby")).to_contain_text(phone.say("ui-found-vote", name="Лев"))
    expect(host.seats).to_have_count(1)
    assert table.complaints == []


def test_the_host_says_who_leads_and_all_read_the_name(table: Table) -> None:
    host, guest = table.seat({"Zoé": "ru", "Лев": "fr"})
    host.button("ui-who-leads").click()
    sheet = host.page.get_by_role("dialog")
    chosen = sheet.get_by_role("button", pressed=True)
    expect(chosen).to_have_text(host.say("setting-lead-fabula"))
    sheet.get_by_role("button", name="Лев").click()
    expect(chosen).to_have_text("Лев")
    assert trouble_on(host, axe=True) == []
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".lobby .chip").first).to_contain_text(host.say("ui-led-by", name="Лев"))
    expect(guest.page.locator(".lobby .chip").first).to_contain_text(guest.say("ui-led-by-me"))
    expect(host.seats).to_have_count(1)
    expect(guest.button("ui-lead-first")).to_be_visible()
    guest.button("ui-who-leads").click()
    expect(guest.page.get_by_role("dialog").get_by_role("button", pressed=True)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_who_leads_stands_above_the_foot_of_a_laptop(table: Table, size: tuple[int, int]) -> None:
    host = table.lay("ru", size)
    host.make("Zoé", tale="clocktower")
    host.add_bots(7)
    asked, foot = box(host.button("ui-who-leads")), box(host.page.locator(".foot.stick"))
    assert asked["y"] + asked["height"] <= foot["y"]


def test_the_host_lets_whoever_sits_there_lead(table: Table) -> None:
    host, guest = table.seat({"Ann": "en", "Bob": "en"})
    host.page.locator("button.seat", has_text="Bob").click()
    host.button("ui-let-lead").click()
    for phone, led in ((host, host.say("ui-led-by", name="Bob")), (guest, guest.say("ui-led-by-me"))):
        expect(phone.page.locator(".lobby .chip").first).to_contain_text(led)
    host.page.locator("button.seat", has_text="Ann").click()
    expect(host.button("ui-let-lead")).to_have_count(0)
