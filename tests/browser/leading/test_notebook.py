"""Who leads answers by the circle, sees what a night has brought, and goes past no open question unasked."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_layout import box
from tests.browser.phones import SEND, WALL, Phone, Table

GUESTS = [f"Player {n}" for n in range(7)]
LARGE = 96  # px: a token as wide as that is seen from beside a laptop


def until_somebody_is_asked(table: Table) -> Phone:
    """The laptop of whoever leads people without phones, at the first question to one of them."""
    lead = table.lay("en", WALL)
    lead.make("Anna", tale="mafia32")
    lead.reach("lobby")
    lead.page.evaluate(SEND, ["settings", {"change": {"lead": "person"}}])
    for name in GUESTS:
        lead.page.evaluate(SEND, ["add_guest", {"name": name}])
    lead.page.evaluate(SEND, ["start", {}])
    lead.reach("leader")
    asked = lead.page.locator(".answer-for")
    while not asked.count():
        lead.main.click()
        lead.until_settled()
    return lead


def test_the_circle_answers_at_once_and_shows_what_the_night_has_brought(table: Table) -> None:
    lead = until_somebody_is_asked(table)
    page, asked = lead.page, lead.page.locator(".answer-for").first
    who = asked.locator("b").inner_text()
    expect(page.locator(".asked-here")).to_contain_text(who)
    token = page.locator(".ring .seat.asked:not(.cur)").first
    whom = token.locator(".name").inner_text()
    assert box(token.locator(".coin"))["width"] >= LARGE
    token.click()
    asked.locator(".row .btn.grow").click()
    expect(page.locator(".walk .given")).to_contain_text(f"{who}: {whom}")
    seat = page.locator(".ring .seat", has=page.get_by_text(whom, exact=True))
    expect(seat.locator(".badge.deed")).to_have_count(1)
    expect(page.locator(".ring .thread")).to_have_count(1)
    assert [*grave(lead), *sticking_out(lead)] == []
    while page.locator(".walk .given").count():
        lead.main.click()
        lead.until_settled()
        past = lead.button("table-open-go")
        if past.count():
            past.click()
    expect(page.locator(".steps.done li", has_text=f"{who}: {whom}")).to_have_count(1)
    expect(page.locator(".steps.to-come, .steps.done")).not_to_have_count(0)
    lead.button("ui-cover").click()
    expect(page.locator(".badge.deed, .ring .thread, .steps")).to_have_count(0)


def test_next_past_an_open_answer_asks_first(table: Table) -> None:
    lead = until_somebody_is_asked(table)
    dialog = lead.page.get_by_role("dialog")
    asked = lead.page.locator(".answer-for")
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
