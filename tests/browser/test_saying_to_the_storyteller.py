"""A Storyteller hears who comes, and tells a Savant two things of their own."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import Table
from tests.browser.storyteller import choose_the_set, lead_a_script, until_day
from tests.browser.test_clocktower import trouble_on
from tests.browser.test_saying import SCRIPT

SET = ("savant", "empath", "monk", "virgin", "soldier", "poisoner", "imp")


def test_a_savant_comes_and_is_told_two_things(table: Table) -> None:
    teller, _ = lead_a_script(table, "ru", SCRIPT)
    lead = teller.phone
    choose_the_set(teller, roles=SET)
    teller.until_line("poisoner")
    teller.pick(teller.who("monk"), ".now")
    savant, imp = teller.who("savant"), teller.who("imp")
    until_day(teller)
    teller.pick(savant, ".grim-right")
    lead.page.locator(".chips .btn", has_text=lead.say("square-power-visit")).click()
    teller.repeat("visit")
    decision = lead.page.locator(".decision")
    expect(decision).to_contain_text(lead.say("prompt-clocktower-savant"))
    expect(decision.locator("ol li")).to_have_count(2)
    assert trouble_on(lead, axe=True) == []
    for nth, (first, role) in enumerate((("says-first", "imp"), ("says-second", "chef"))):
        lead.button(first).click()
        for text in (lead.say("says-word-is"), imp, lead.say(f"clocktower-{role}")):
            decision.locator(".chips").get_by_role("button", name=text, exact=True).click()
        assert trouble_on(lead, axe=False) == []
        decision.locator(".btn.main").click()
        expect(decision.locator("ol li").nth(nth)).to_contain_text(
            f"{imp} — {lead.say(f'clocktower-{role}')}"
        )
    teller.go_on()
    (told,) = teller.told("informed", kind="savant")
    at = teller.seat(imp)
    assert told["answer"] == [["is", at, "imp"], ["is", at, "chef"]]
