"""Who leads does not go past somebody's open question without being asked."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import SEND, WALL, Table

GUESTS = [f"Player {n}" for n in range(7)]


def test_next_past_an_open_answer_asks_first(table: Table) -> None:
    lead = table.lay("en", WALL)
    lead.make("Anna", tale="mafia32")
    lead.reach("lobby")
    lead.page.evaluate(SEND, ["settings", {"change": {"lead": "person"}}])
    for name in GUESTS:
        lead.page.evaluate(SEND, ["add_guest", {"name": name}])
    lead.page.evaluate(SEND, ["start", {}])
    lead.reach("leader")
    dialog = lead.page.get_by_role("dialog")
    asked = lead.page.locator(".answer-for")
    while not asked.count():
        lead.main.click()
        lead.until_settled()
    waiting = asked.count()
    step = lead.page.locator("[aria-current=step]")
    here = step.inner_text()
    who = asked.first.locator("b").inner_text()
    lead.main.click()
    expect(dialog).to_contain_text(lead.say("table-open", n=waiting))
    expect(dialog).to_contain_text(who)
    dialog.get_by_role("button", name=lead.say("ui-back"), exact=True).click()
    expect(dialog).to_have_count(0)
    expect(step).to_have_text(here)
    lead.main.click()
    dialog.get_by_role("button", name=lead.say("table-open-go")).click()
    expect(step).not_to_have_text(here)
