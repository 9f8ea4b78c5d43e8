"""What whoever leads is told besides: who drew what, a Juggler's day, a Butler's hand."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.phones import Table
from tests.browser.storyteller import (
    WIDE,
    on_a_day,
    once_dealt,
)

from fabula.games.clocktower.almanac.cards import SECTS_AND_VIOLETS
from fabula.rooms.wire import messages as m

VIOLETS = ("juggler", "clockmaker", "dreamer", "oracle", "klutz", "witch", "fang_gu")
SERVANTS = ("washerwoman", "empath", "monk", "butler", "drunk", "baron", "imp")


def test_a_jugglers_day_is_not_called_spent_while_it_lasts(table: Table) -> None:
    script = (m.Choose, {"roles": SECTS_AND_VIOLETS})
    lead = table.lay("en", WIDE)
    teller = on_a_day(lead, None, VIOLETS, script)
    token = teller.page.locator(".grim-ring .seat", has_text=teller.role("juggler"))
    expect(token).to_have_attribute("aria-label", re.compile(teller.phone.say("grim-mark-juggling")))
    for _ in range(6):
        if teller.phone.say("ui-phase-night") in teller.page.locator(".bar .phase").inner_text():
            break
        teller.go_on()
    expect(token).to_have_attribute("aria-label", re.compile(teller.phone.say("grim-mark-spent")))


def test_who_drew_what_is_seen_and_a_butlers_hand_alone_is_noted(table: Table) -> None:
    lead = table.lay("en", WIDE)
    teller = once_dealt(lead, None, SERVANTS)
    asked = lead.say("prompt-clocktower-drunk")
    for _ in range(4):
        if asked in teller.page.locator(".decision").inner_text():
            break
        teller.go_on()
    empath = teller.page.locator(".decision .pick", has_text=teller.role("empath"))
    expect(empath).to_have_count(1)
    teller.go_on()
    teller.until_line("butler")
    teller.pick(teller.who("baron"), ".now")
    teller.until_day()
    teller.nominate(teller.who("baron"), teller.who("imp"))
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    names = {"name": teller.who("butler"), "master": teller.who("baron")}
    hint = teller.page.get_by_text(lead.say("grim-butler", **names), exact=True)
    teller.pick(names["name"], ".grim-right")
    expect(hint).to_be_visible()
    teller.pick(names["master"], ".grim-right")
    expect(hint).to_have_count(0)
