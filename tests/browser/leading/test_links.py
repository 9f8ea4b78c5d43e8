"""A second Storyteller and a learner come by links of whoever leads, and leave the Grimoire again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_layout import box
from tests.browser.leading.test_circle_answers import NAMES, led
from tests.browser.phones import PHONE, WALL, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import DEAL, LED

A_LINE = 12  # px


def link_of(lead: Phone, to: str, *, leave: bool = True) -> str:
    """The link that whoever leads shows for this, and leaves then or waits for whoever comes."""
    lead.button("floor-handing").click()
    lead.button(f"link-{to}").click()
    section = lead.page.locator(".handing section", has=lead.page.get_by_text(lead.say("link-title")))
    section.get_by_role("button", name=lead.say("link-make")).click()
    link = section.locator(".link").inner_text()
    assert trouble_on(lead, axe=True) == []
    if leave:
        lead.page.keyboard.press("Escape")
    return re.sub("^https?://[^/]+", "", link)


def come_by(phone: Phone, link: str, name: str) -> None:
    """Follow a link, and say who one is."""
    phone.page.goto(link)
    expect(phone.page.locator(".door .told")).to_have_text(phone.say("ui-invited"))
    expect(phone.button("ui-sit-down")).to_have_count(0)
    phone.page.get_by_role("textbox").last.fill(name)
    phone.page.locator(".btn.main").last.click()


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("ru", WALL)])
def test_a_learner_looks_into_the_grimoire_and_does_nothing(
    table: Table, lang: str, size: tuple[int, int]
) -> None:
    teller = led(table, lang, WALL)
    teller.phone.button("grim-more").click()
    link = link_of(teller.phone, "look")
    learner = table.lay(lang, size)
    come_by(learner, link, "Zoe")
    tokens = learner.page.locator(".looking .grim-ring .seat.gtok")
    expect(tokens).to_have_count(len(NAMES))
    expect(tokens.filter(has_text=teller.role("imp"))).to_have_count(1)
    assert "#" not in learner.page.url
    assert box(learner.page.locator(".bar .phase .cut"))["height"] > A_LINE, "no day or night is named"
    assert trouble_on(learner, axe=True) == []
    tokens.first.click()
    expect(learner.page.get_by_role("dialog")).to_have_count(0)
    learner.button("looking-close").click()
    expect(learner.page.locator(".bigscreen")).to_be_visible()
    expect(learner.page.locator(".screen")).not_to_contain_text(teller.role("imp"))


def test_a_second_one_leads_the_mafia_too_until_it_is_taken_back(table: Table) -> None:
    lead, second = table.lay("fr", PHONE), table.lay("fr")
    code = lead.come_in("make", LED, name="Lead", tale="mafia32")
    lead.come_in("return", *[("add_guest", {"name": name}) for name in NAMES], DEAL, code=code)
    lead.open(code)
    lead.button("ui-menu").click()
    link = link_of(lead, "share", leave=False)
    come_by(second, link, "Zoe")
    expect(second.page.locator(".leader .walk")).to_be_visible()
    expect(lead.page.locator(".handing .link")).to_have_count(0)  # it opens nothing any more
    lead.button("floor-take-back").click()
    expect(second.page.locator(".leader")).to_have_count(0)


@pytest.mark.parametrize("lang", ["ru", "en", "fr"])
def test_a_player_who_follows_a_link_is_told_why_nothing_opens(table: Table, lang: str) -> None:
    lead, player = table.lay("en", PHONE), table.lay(lang)
    code = lead.come_in("make", LED, name="Lead", tale="mafia32")
    player.come_in("join", code=code, name="Zoe")
    lead.come_in("return", *[("add_guest", {"name": name}) for name in NAMES[:8]], DEAL, code=code)
    lead.open(code)
    player.open(code)
    player.reach("dusk")
    lead.button("ui-menu").click()
    link = link_of(lead, "look", leave=False)
    for _ in range(2):  # in the page that stands there, then in one that opens
        player.page.goto(link)
        expect(player.page.locator(".toast")).to_have_text(player.say("refused-cannot-lead"))
        assert "#" not in player.page.url
        player.page.goto("about:blank")
    expect(lead.page.locator(".handing .link")).to_have_count(1)  # it is as good as before
