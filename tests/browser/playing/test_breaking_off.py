"""A game is not broken off by one touch, and comes back for ten seconds; so does an end that was told."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import Phone, Table, play_on

PEOPLE = {"Anna": "en", "Борис": "ru", "Chloé": "fr"}
A_HOLD = 1000


def ask_to_break_off(host: Phone) -> None:
    """Open the question in the menu."""
    host.button("ui-menu").click()
    host.button("ui-end-untold").click()
    expect(host.page.get_by_role("dialog", name=host.say("table-break-off", n=3))).to_be_visible()


def hold(host: Phone) -> None:
    """Rest a finger on the button."""
    host.page.locator(".btn.danger").hover()
    host.page.mouse.down()
    host.page.wait_for_timeout(A_HOLD)
    host.page.mouse.up()


def asked_to_break_off(table: Table) -> list[Phone]:
    """Three phones at dusk, and the host is asked whether to break off."""
    phones = table.seat(PEOPLE)
    host, guest, _ = phones
    host.hold_at(".screen.dusk")
    host.main.click()
    guest.reach("dusk")
    ask_to_break_off(host)
    return phones


def test_breaking_off_asks_first_and_is_taken_back(table: Table) -> None:
    phones = asked_to_break_off(table)
    host, guest, _ = phones
    host.page.locator(".btn.danger").click()
    expect(host.page.locator(".breaking")).to_have_count(0)
    hold(host)
    for phone in phones:
        expect(phone.page.locator(".breaking")).to_contain_text(phone.say("table-breaking"))
    expect(guest.button("table-bring-back")).to_have_count(0)
    host.button("table-bring-back").click()
    for phone in phones:
        expect(phone.page.locator(".breaking")).to_have_count(0)
    host.button("ui-menu").click()
    host.button("ui-go-on").click()
    play_on(phones)


def test_after_ten_seconds_all_see_who_was_who(table: Table) -> None:
    phones = asked_to_break_off(table)
    host = phones[0]
    host.page.keyboard.press("Shift+Tab")
    host.page.locator(".btn.danger").press("Enter")
    for phone in phones:
        phone.reach("after")
        expect(phone.page.locator(".verdict .title")).to_have_text(phone.say("table-broken-off"))
        phone.button("ui-after-who").click()
        expect(phone.page.locator(".who-table tbody tr")).to_have_count(6)
        phone.page.evaluate("scrollTo(0, 500)")
        phone.page.wait_for_function("scrollY > 100")
    host.button("finale-table").click()
    for phone in phones:
        phone.reach("lobby")
        phone.page.wait_for_function("scrollY === 0")  # the table is seen from its head


def test_who_leads_takes_the_end_back(table: Table) -> None:
    lead, *others = table.seat({**PEOPLE, "Dora": "en"})
    lead.button("ui-edit-rules").click()
    lead.button("setting-lead-person").click()
    lead.button("ui-close").click()
    lead.main.click()
    lead.reach("leader")
    while lead.phase != "after":
        if lead.phase == "leader":
            lead.touch("dialog .btn.main") or lead.touch(".foot .btn.main:enabled")
        lead.page.wait_for_timeout(100)
    others[0].reach("after")
    expect(others[0].button("table-untell")).to_have_count(0)
    lead.button("table-untell").click()
    lead.button("floor-undo-do").click()
    lead.reach("leader")
    expect(lead.main).to_contain_text(lead.say("ui-confirm-end"))
    lead.main.click()
    others[0].reach("after")
