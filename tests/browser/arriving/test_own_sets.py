"""A set of one's own: kept by its name, taken up again, shared by a link that brings it to another table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import Phone, Table

CARDS = "cards=werewolf*2+seer*1+robber*1+hunter*1+tanner*1"


def own_sets(phone: Phone) -> None:
    """Open the choice of the set, and the sets of one's own in it."""
    phone.button("ui-edit-set").click()
    summary = phone.page.locator(".own-sets summary")
    expect(summary).to_have_text(phone.say("sets-own"))
    if not phone.page.get_by_label(phone.say("sets-name")).is_visible():
        summary.click()


def test_a_set_is_kept_taken_up_shared_and_forgotten(table: Table) -> None:
    host = table.lay("fr")
    host.make("Anna")
    host.reach("lobby")
    own_sets(host)
    kept = host.page.locator(".own-sets li").filter(has=host.page.locator("[aria-pressed]"))
    expect(kept).to_have_count(0)
    host.page.get_by_label(host.say("sets-name")).fill("Loups & <b>Cie</b>")
    host.button("sets-keep").click()
    expect(kept).to_contain_text("Loups & <b>Cie</b>")
    take = kept.locator("[aria-pressed]")
    expect(take).to_have_attribute("aria-pressed", "true")
    host.button("onenight-hunter").click()
    expect(take).to_have_attribute("aria-pressed", "false")
    take.click()
    expect(take).to_have_attribute("aria-pressed", "true")
    kept.get_by_role("button", name=host.say("sets-share", name="Loups & <b>Cie</b>")).click()
    link = host.page.locator(".own-set-link input").input_value()
    assert grave(host) == []
    assert not sticking_out(host)
    kept.get_by_role("button", name=host.say("sets-forget", name="Loups & <b>Cie</b>")).click()
    expect(kept).to_have_count(0)
    other = table.lay("ru")
    other.page.goto(link[link.index("/set#") :])
    expect(other.page.get_by_role("heading", name="Loups & <b>Cie</b>")).to_be_visible()
    other.button("sets-keep-here").click()
    expect(other.button("sets-kept")).to_be_disabled()
    other.page.get_by_label(other.say("ui-your-name")).fill("Борис")
    other.button("sets-make").click()
    other.reach("lobby")
    expect(other.page.locator(".set-title")).to_have_text("Loups & <b>Cie</b>")
    own_sets(other)
    expect(other.page.locator(".own-sets [aria-pressed]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    "part", ["", "tale=chess&cards=king*1", "tale=onenight&cards=nobody*2", "tale=clocktower&cards=imp*1"]
)
def test_a_link_without_a_set_that_is_known_says_so(table: Table, part: str) -> None:
    phone = table.lay("en")
    phone.page.goto(f"/set#{part}")
    expect(phone.page.get_by_role("alert")).to_have_text(phone.say("sets-unreadable"))


def test_a_shared_set_is_shown_on_a_small_page_and_breaks_nothing(table: Table) -> None:
    phone = table.lay("en")
    phone.page.goto(f"/set#tale=onenight&name=Five&{CARDS}")
    expect(phone.page.get_by_role("heading", name="Five")).to_be_visible()
    expect(phone.page.locator(".panel").first).to_contain_text("Werewolf × 2, Seer")
    assert grave(phone) == []
    assert not sticking_out(phone)
