"""Buttons by which a lot puts something together with one press: the set of a table, and who leads."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.phones import Table
from tests.browser.playing.test_clocktower import trouble_on

ROLES = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).room.value.roles;
}"""


def test_a_set_and_a_leader_come_by_lot_with_one_press(table: Table) -> None:
    host, other = table.lay("en"), table.lay("ru")
    host.make("Anna", tale="onenight")
    host.reach("lobby")
    other.join(host.code, "Борис")
    expect(host.seats).to_have_count(2)
    host.add_bots(3)
    host.button("ui-edit-set").click()
    before = host.page.evaluate(ROLES)
    for _ in range(4):
        host.button("ui-set-by-lot").click()
        host.until_settled()
        if host.page.evaluate(ROLES) != before:
            break
    drawn = host.page.evaluate(ROLES)
    assert drawn != before
    assert len(drawn) == len(before)
    assert trouble_on(host, axe=True) == []
    host.page.keyboard.press("Escape")
    host.button("ui-edit-rules").click()
    host.button("ui-lead-by-lot").click()
    host.page.keyboard.press("Escape")
    for phone in (host, other):
        others = (phone.say("ui-led-by", name=name) for name in ("Anna", "Борис"))
        led = "|".join(map(re.escape, (phone.say("ui-led-by-me"), *others)))
        expect(phone.page.locator(".lobby .chip").first).to_have_text(re.compile(led))
