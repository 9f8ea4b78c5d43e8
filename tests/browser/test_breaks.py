"""Reloading in the night, a server killed in the night, two tabs of one seat, another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.phones import Phone, Table, patiently, play_on
from tests.web.server import Server

PEOPLE = {"Anna": "en", "Борис": "ru", "Chloé": "fr"}


def at_night(table: Table) -> list[Phone]:
    phones = table.seat(PEOPLE)
    phones[0].button("ui-deal").click()
    for phone in phones:
        phone.reach("dusk")
    for phone in phones:
        phone.main.click()
    for phone in phones:
        phone.reach("night")
    return phones


def test_reloading_in_the_night_one_is_where_one_was(table: Table) -> None:
    phones = at_night(table)
    for phone in phones:
        before = phone.seats.count()
        phone.page.reload()
        phone.reach("night")
        expect(phone.seats).to_have_count(before)
    play_on(phones)


def test_the_server_is_killed_in_the_night_and_the_phones_come_back(table: Table, server: Server) -> None:
    phones = at_night(table)
    for phone in phones:
        patiently(phone)
    server.kill()
    server.start()
    play_on(phones)
    for phone in phones:
        expect(phone.page.locator(".verdict")).to_be_visible()


def test_what_is_touched_without_a_line_is_on_its_way_until_it_is_done(table: Table, server: Server) -> None:
    phone = table.lay("fr")
    phone.make("Zoé")
    phone.reach("lobby")
    phone.until_settled()
    server.kill()
    phone.button("ui-add-bot").click()
    expect(phone.page.get_by_role("main")).to_have_attribute("aria-busy", "true")
    server.start()
    expect(phone.seats).to_have_count(2)
    phone.until_settled()


def test_two_tabs_of_one_seat_show_the_same(table: Table) -> None:
    phones = table.seat(PEOPLE)
    anna = phones[0]
    tab = table.lay("en", context=anna.page.context)
    tab.page.goto(f"/{anna.code}")
    tab.reach("lobby")
    anna.button("ui-deal").click()
    tab.reach("dusk")
    tab.main.click()
    expect(anna.main).to_be_disabled()
    play_on([tab, *phones[1:]])
    anna.reach("after")
    verdicts = [one.page.locator(".verdict") for one in (anna, tab)]
    expect(verdicts[0]).to_have_text(verdicts[1].text_content() or "?")


def test_a_person_moves_to_another_phone_with_a_ticket(table: Table) -> None:
    phones = table.seat(PEOPLE)
    boris = phones[1]
    boris.button("ui-menu").click()
    boris.button("ui-move-out").click()
    ticket = boris.page.locator("dialog .big")
    expect(ticket).to_have_text(re.compile(r"^\d{4}$"))
    other = table.lay("ru")
    other.page.goto(f"/{boris.code}")
    other.button("ui-have-ticket").click()
    other.page.get_by_label(other.say("ui-ticket")).fill(ticket.inner_text())
    other.button("ui-move-in").click()
    other.reach("lobby")
    expect(other.page.locator(".seat.you .name")).to_have_text("Борис")
    phones[0].button("ui-deal").click()
    other.reach("dusk")


def test_who_opens_the_page_of_a_room_that_is_not_there_is_told(table: Table) -> None:
    phone = table.lay("fr")
    phone.page.goto("/000000")
    phone.page.get_by_label(phone.say("ui-your-name")).fill("Zoé")
    phone.button("ui-sit-down").click()
    expect(phone.page.get_by_role("alert")).to_have_text(phone.say("refused-no-such-room"))


def test_someone_sent_away_is_told_and_is_home(table: Table) -> None:
    phones = table.seat(PEOPLE)
    host, boris, _ = phones
    host.page.locator("button.seat", has_text="Борис").click()
    host.button("ui-remove").click()
    expect(host.seats).to_have_count(2)
    expect(boris.page.get_by_role("alert")).to_have_text(boris.say("refused-removed"))
