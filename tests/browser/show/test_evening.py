"""Five phones and a big screen play a game to its end; then there is another role to play with."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import SEND, Table, play_on

PEOPLE = {"Анна": "ru", "Boris": "en", "Chloé": "fr", "Даша": "ru", "Émile": "fr"}


def test_five_phones_and_a_screen_play_a_game_to_its_end(table: Table) -> None:
    phones = table.seat_by_touch(PEOPLE)
    screen = table.screen(phones[0].code)
    expect(screen.seats).to_have_count(5)
    phones[0].button("ui-deal").click()
    for phone in phones:
        phone.reach("dusk")
    play_on(phones)
    for phone in phones:
        expect(phone.page.locator(".verdict")).to_be_visible()


def test_after_a_game_another_role_is_offered_and_then_the_next(table: Table) -> None:
    host = table.lay("ru")
    ready.at_the_end(host, "onenight", "Анна", len(PEOPLE))
    host.button("finale-table").click()
    host.reach("lobby")
    gone, come = host.say("onenight-villager"), host.say("onenight-drunk")
    expect(host.page.get_by_text(host.say("ui-next-role.note", come=come))).to_be_visible()
    host.button("ui-next-role", gone=gone).click()
    then = host.say("ui-next-role.note", come=host.say("onenight-insomniac"))
    expect(host.page.get_by_text(then)).to_be_visible()  # the one before is in the set now


def test_the_talk_keeps_what_people_said_and_nothing_of_a_game_that_is_over(table: Table) -> None:
    host = table.lay("ru")
    ready.at_the_end(host, "onenight", "Анна", len(PEOPLE))
    lines = host.page.locator(".talk .said li")
    host.page.evaluate(SEND, ["say", {"text": "Ещё раз!"}])
    expect(lines.filter(has_text="Ещё раз!")).to_have_count(1)
    assert lines.count() > 1  # the bots have named cards of this game
    host.page.evaluate(SEND, ["again", {}])
    host.reach("lobby")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Ещё раз!")
