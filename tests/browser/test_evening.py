"""Five phones and a big screen play a game to its end."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import Table, play_on

PEOPLE = {"Анна": "ru", "Boris": "en", "Chloé": "fr", "Даша": "ru", "Émile": "fr"}


def test_five_phones_and_a_screen_play_a_game_to_its_end(table: Table) -> None:
    phones = table.seat(PEOPLE)
    screen = table.screen(phones[0].code)
    expect(screen.seats).to_have_count(5)
    phones[0].button("ui-deal").click()
    for phone in phones:
        phone.reach("dusk")
    play_on(phones)
    for phone in phones:
        expect(phone.page.locator(".verdict")).to_be_visible()
