"""Whoever opens a table on the same device is offered the one of the last evening, without anybody's role."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import SEND, Table
from tests.browser.storyteller import WITH_A_PHONE, WITHOUT, gather

from fabula.games.clocktower.tale import Clocktower

KEPT = "localStorage.getItem('fabula.table')"


def test_the_table_of_the_last_evening_is_laid_with_a_touch_and_forgotten_with_another(table: Table) -> None:
    lead, player = table.lay("ru"), table.lay("fr")
    gather(lead, player)
    expect(lead.button("floor-last-again")).to_have_count(0)
    script = Clocktower.scripts.named["sects_and_violets"]
    lead.page.evaluate(SEND, ["choose", {"roles": list(script)}])
    lead.page.locator(".ring .seat").filter(has_text=WITHOUT[1]).click()
    lead.button("table-apart").click()
    lead.button("setting-dealing-bag").click()
    lead.button("square-fill-bag").click()
    lead.reach("leader")
    kept = json.loads(lead.page.evaluate(KEPT))
    assert set(kept) == {"tale", "lang", "guests", "others", "settings", "called", "script", "apart"}
    assert kept["apart"] == [WITHOUT[1]]
    assert kept["script"]["roles"] == list(script)
    lead.make("Марина", tale="onenight")
    lead.reach("lobby")
    offer = lead.page.locator(".last-time")
    expect(offer).to_contain_text(lead.say("clocktower-script-sects_and_violets"))
    for name in (*WITHOUT, WITH_A_PHONE):
        expect(offer).to_contain_text(name)
    assert grave(lead) == []
    assert not sticking_out(lead)
    lead.button("floor-last-again").click()
    expect(lead.seats).to_have_count(len(WITHOUT))
    expect(offer).to_have_count(0)
    for name in WITHOUT:
        expect(lead.page.locator(".ring .seat").filter(has_text=name)).to_have_count(1)
    lead.page.locator(".ring .seat").filter(has_text=WITHOUT[1]).click()
    expect(lead.button("table-apart")).to_have_attribute("aria-pressed", "true")
    lead.page.keyboard.press("Escape")
    bag = lead.button("setting-dealing-bag")
    expect(bag).to_have_attribute("aria-pressed", "true")
    title = lead.page.get_by_role("heading", name=lead.say("clocktower-script-sects_and_violets"), exact=True)
    expect(title).to_be_visible()
    lead.make("Марина", tale="onenight")
    lead.reach("lobby")
    lead.button("floor-last-forget").click()
    expect(offer).to_have_count(0)
    assert lead.page.evaluate(KEPT) is None
