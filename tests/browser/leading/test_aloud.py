"""What whoever leads has to say to all stands before them, for not everybody has a device that does."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import WALL, Table
from tests.browser.storyteller import HEAR, WITH_A_PHONE, WITHOUT, on_a_day

LAST = 3
LOW = 80  # px
VOTES = [{"e": "tallied", "nominee": 0, "votes": votes, "value": 4} for votes in range(1, 6)]


def test_what_all_have_to_hear_stands_before_the_leader(table: Table) -> None:
    lead, player = table.lay("ru", WALL), table.lay("ru")
    teller = on_a_day(lead, player)
    aloud = lead.page.locator(".aloud")
    expect(aloud).to_contain_text(lead.say("grim-aloud"))
    expect(aloud).to_contain_text(lead.say("story-clocktower-quiet"))
    teller.go_on()
    expect(aloud).to_have_count(0)
    lead.page.evaluate(HEAR, VOTES)  # as if so many votes had been counted
    spoken = aloud.locator(".strip > span")
    expect(spoken).to_have_count(1 + LAST)
    oldest_first = (3, 4, 5)
    said = [lead.say("story-clocktower-tallied", name=WITH_A_PHONE, votes=n, value=4) for n in oldest_first]
    assert spoken.all_inner_texts()[1:] == said
    box = aloud.bounding_box()
    assert box
    assert box["height"] < LOW
    lead.page.reload()
    lead.reach("leader")
    teller.go_on()
    expect(aloud).to_contain_text(lead.say("story-clocktower-unexecuted"))
    teller.go_on()  # all have seen that nobody is
    teller.phase("twilight")
    teller.go_on()
    teller.pick(WITHOUT[0], ".now")  # who wakes first in the night
    expect(aloud).to_have_count(0)
