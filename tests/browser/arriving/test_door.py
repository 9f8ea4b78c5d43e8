"""The door on the page: the host lets in and keeps out, and whoever waits is told so."""

from __future__ import annotations

import time

from playwright.sync_api import Route, expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import Phone, Table


def open_people(host: Phone) -> None:
    host.button("ui-menu").click()
    host.button("ui-people").click()


def test_who_was_removed_knocks_and_the_host_nods(table: Table) -> None:
    host, other = table.seat({"Анна": "ru", "Boris": "en"})
    open_people(host)
    host.page.get_by_role("dialog").get_by_role("button", name="Boris").click()
    host.button("ui-remove").click()
    expect(other.page.get_by_text(other.say("refused-removed")).first).to_be_visible()
    other.page.goto(f"/{host.code}")
    other.page.get_by_label(other.say("ui-your-name")).fill("Boris")
    other.button("ui-sit-down").click()
    expect(other.page.get_by_text(other.say("refused-waits-for-a-nod"))).to_be_visible()
    open_people(host)
    expect(host.page.get_by_text(host.say("door-waits", name="Boris"))).to_be_visible()
    assert grave(host) == []
    assert sticking_out(host) == []
    host.button("door-let-in").click()
    other.reach("lobby")
    expect(host.seats).to_have_count(2)


def later(route: Route) -> None:
    """As on a slow line: the words of the door come after what they tell."""
    time.sleep(0.5)
    route.continue_()


def test_a_shut_table_says_so(table: Table) -> None:
    host, _ = table.seat({"Anne": "fr", "Boris": "en"})
    screen = table.screen(host.code)
    screen.page.wait_for_selector(".bigscreen")
    open_people(host)
    host.button("door-shut").click()
    host.page.get_by_role("switch", name=host.say("door-onlookers")).click()
    expect(screen.page.get_by_text(screen.say("refused-no-onlookers")).first).to_be_visible()
    late = table.lay("ru", anew=True)
    late.page.route("**/door.ftl", later)
    late.page.goto(f"/{host.code}")
    late.page.get_by_label(late.say("ui-your-name")).fill("Вера")
    late.button("ui-sit-down").click()
    expect(late.page.get_by_text(late.say("refused-table-shut"))).to_be_visible()
