"""Why a Fortune Teller hears yes is told to whoever leads, and only where that is why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import WALL, Table
from tests.browser.storyteller import Storyteller, put_together, sit_down

SET = ("fortune_teller", "empath", "soldier", "monk", "virgin", "poisoner", "imp")


@pytest.mark.parametrize("poisoned", ["empath", "fortune_teller"])
def test_a_yes_has_a_reason_unless_the_teller_is_poisoned(table: Table, poisoned: str) -> None:
    lead, player = table.lay("en", WALL), table.lay("en")
    sit_down(lead, player)
    teller = Storyteller(lead)
    put_together(teller, SET)
    teller.go_on()
    teller.until_line("poisoner")
    teller.pick(teller.who(poisoned), ".now")
    teller.until_line("fortune_teller")
    imp = teller.who("imp")
    for name in (imp, teller.who("empath")):
        teller.pick(name, ".now")
    teller.go_on()
    if poisoned == "fortune_teller":
        teller.pick(lead.say("answer-yes"), ".decision")
        teller.go_on()
    told = lead.page.locator(".told")
    expect(told).to_contain_text(lead.say("answer-yes"), ignore_case=True)
    reason = lead.say("grim-because-demon", name=imp)
    expect(told.get_by_text(reason)).to_have_count(int(poisoned == "empath"))
