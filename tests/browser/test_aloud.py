"""What whoever leads has to say to all stands before them, for not everybody has a device that does."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import WALL, Table
from tests.browser.storyteller import Storyteller, choose_the_set, sit_down, until_day


def test_what_all_have_to_hear_stands_before_the_leader(table: Table) -> None:
    lead, player = table.lay("ru", WALL), table.lay("ru")
    sit_down(lead, player)
    teller = Storyteller(lead)
    choose_the_set(teller)
    until_day(teller)
    aloud = lead.page.locator(".aloud")
    expect(aloud).to_contain_text(lead.say("grim-aloud"))
    expect(aloud).to_contain_text(lead.say("story-clocktower-quiet"))
    teller.go_on()
    expect(aloud).to_have_count(0)
    teller.go_on()
    expect(aloud).to_contain_text(lead.say("story-clocktower-unexecuted"))
    teller.go_on()
    expect(aloud).to_have_count(0)
