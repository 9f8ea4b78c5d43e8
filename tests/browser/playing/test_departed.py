"""The circle of the night is that of the day: who has gone home sits there no more."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import WALL, Table
from tests.browser.storyteller import WITHOUT, once_dealt

GUNSLINGER, JUDGE = "gunslinger", "judge"


def test_a_traveller_who_comes_and_goes_is_in_the_circle_of_the_night_and_out_of_it(table: Table) -> None:
    lead, player = table.lay("ru", WALL), table.lay("ru")
    teller = once_dealt(lead, player)
    teller.go_on()
    player.reach("night")
    expect(player.seats).to_have_count(7)
    lead.button("grim-more").click()
    lead.button("grim-traveller").click()
    dialog = lead.page.get_by_role("dialog")
    dialog.get_by_role("button", name=teller.role(JUDGE), exact=True).click()
    clash = lead.say("traveller-clashes", role=teller.role(JUDGE), others=teller.role("saint"))
    why = lead.say(f"clocktower-{JUDGE}-clash")
    expect(dialog.locator(".verdict-line")).to_have_text(f"{clash} {why}")
    dialog.get_by_role("button", name=teller.role(GUNSLINGER), exact=True).click()
    dialog.get_by_role("button", name=WITHOUT[1], exact=True).click()
    lead.button("grim-traveller-arrives").click()
    names = player.page.locator(".ring .seat .name")
    expect(names).to_have_count(8)
    assert names.all_inner_texts()[3] == teller.role(GUNSLINGER)  # next to whom they sat down beside
    token = lead.page.locator(".grim-ring .seat", has_text=teller.role(GUNSLINGER)).first
    token.locator(".coin").click(position={"x": 8, "y": 8})
    lead.page.get_by_role("dialog").get_by_role("button", name=lead.say("grim-amend-depart")).click()
    expect(names).to_have_count(7)
