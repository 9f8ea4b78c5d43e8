"""Two walk aside by touch: all see it, they alone read what is said there, and a bot answers a whisper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_layout import BROKEN, SIDEWAYS, TABLET, box
from tests.browser.phones import ON_ITS_SIDE, PHONE, SEND, WALL, Phone, Table

from fabula.rooms.wire import messages as m
from fabula.text import LANGUAGES

# What lies under an invitation: none of its own words, and nothing of the screen.
UNDER_IT = """() => {
  const one = document.querySelector(".bidden > .panel").getBoundingClientRect();
  return [...document.querySelectorAll(".bar > *, .screen > :not(.bar, .town, .bidden)")]
    .filter((other) => other.checkVisibility()).filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const [across, down] = [Math.min(right, one.right) - Math.max(left, one.left),
        Math.min(bottom, one.bottom) - Math.max(top, one.top)];
      return across > 1 && down > 1;
    }).map((other) => other.className);
}"""

# Which sign of one seat lies on the name of another.
ON_A_NAME = """() => {
  const names = [...document.querySelectorAll(".ring .seat .name")].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [one, range.getBoundingClientRect()];
  });
  return [...document.querySelectorAll(".ring .badge")].flatMap((badge) => {
    const { left, right, top, bottom } = badge.getBoundingClientRect();
    return names.filter(([one, at]) => one.closest(".seat") !== badge.closest(".seat")
      && Math.min(right, at.right) - Math.max(left, at.left) > 1
      && Math.min(bottom, at.bottom) - Math.max(top, at.top) > 3
    ).map(([one]) => `${badge.className} on ${one.innerText}`);
  });
}"""
# Which words amid the circle lie on a token.
ON_A_TOKEN = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  return boxes(".ring .mid .chip").filter((one) => boxes(".ring .coin").some((coin) =>
    Math.min(one.right, coin.right) > Math.max(one.left, coin.left)
    && Math.min(one.bottom, coin.bottom) > Math.max(one.top, coin.top))).length;
}"""
# How far apart what follows another stands from it, in px.
APART = """() => {
  const panels = [...document.querySelectorAll(".play > .body > *")].filter((one) => one.checkVisibility());
  return panels.slice(1).map((one, i) =>
    Math.round(one.getBoundingClientRect().top - panels[i].getBoundingClientRect().bottom));
}"""
LEADS = "p1"  # who made the table
LEAST = 230  # px of a circle of nine
CLEAR = 6  # px, so that no ring of a field lies on what is said of it


def hides_nothing(phone: Phone) -> None:
    """What somebody is asked lies over nothing of any screen, in the circle and in the talk."""
    for tab in (0, 1):
        phone.page.locator(".nav button").nth(tab).click()
        for width, height in (WALL, TABLET, SIDEWAYS, PHONE):
            phone.page.set_viewport_size({"width": width, "height": height})
            expect(phone.page.locator(".bidden > .panel")).to_be_visible()
            assert phone.page.evaluate(UNDER_IT) == [], (tab, width)
            assert sticking_out(phone) == [], (tab, width)


def test_two_walk_to_the_well_and_a_third_sees_it_and_reads_nothing(table: Table) -> None:
    ann, ben, cem = phones = [table.lay("en") for _ in range(3)]
    ready.on_a_day({"Ann": ann, "Ben": ben, "Cem": cem}, "onenight", 5)
    ann.page.evaluate(SEND, ["go", {}])
    for phone in phones:
        phone.page.locator(".nav button").nth(1).click()
        phone.page.locator(".asides summary").click()
    ann.page.locator(".asides li").first.get_by_role("button").click()
    alone = ann.page.locator(".asides [role=status]").first
    expect(alone).to_have_text(ann.say("aside-alone"))
    field = box(ann.page.get_by_label(ann.say("aside-say")))
    assert box(alone)["y"] - field["y"] - field["height"] >= CLEAR
    ann.page.locator(".ask-along summary").click()
    ann.page.locator(".ask-along .btn").filter(has_text="Ben").click()
    expect(cem.page.locator(".asides li").first).to_contain_text(cem.say("aside-asked", name="Ben"))
    expect(cem.page.locator(".bidden")).to_have_text("")
    assert grave(ben) == []
    hides_nothing(ben)
    ben.page.locator(".bidden .btn.main").click()
    for phone in (ann, ben):
        expect(phone.page.locator(".asides li").first).to_contain_text(phone.say("ui-you"))
    expect(cem.page.locator(".asides li").first.locator(".named")).to_have_text(["Ann", "Ben"])
    ann.page.get_by_label(ann.say("aside-say")).fill("The owl flies at noon")
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator(".talk .said")).to_contain_text("The owl flies at noon")
    expect(ben.page.locator(".talk .said")).to_contain_text(ben.say("floor-aside-well"))
    expect(cem.page.locator(".talk .said")).not_to_contain_text("owl")
    for phone in (ann, ben):  # it stands where one answers it
        expect(phone.page.locator(".asides .lately")).to_contain_text("The owl flies at noon")
    assert grave(ann) == []
    assert not sticking_out(ann)
    ann.page.locator(".nav button").first.click()
    where = ann.say("floor-aside-well")
    expect(ann.page.locator(".stands-aside")).to_contain_text(ann.say("aside-with", where=where, names="Ben"))
    ann.button("aside-talk").click()
    expect(ann.page.get_by_label(ann.say("aside-say"))).to_be_focused()  # not the field of the square
    ann.page.keyboard.type("Wait for")
    ben.page.evaluate(SEND, ["walk", {"place": None}])
    expect(ann.page.locator(".asides [role=status]").first).to_have_text(ann.say("aside-alone"))
    ann.page.keyboard.type(" me")
    expect(ann.page.get_by_label(ann.say("aside-say"))).to_have_value("Wait for me")
    expect(ann.page.locator(".asides form").get_by_role("button")).to_be_disabled()
    cem.page.locator(".talk .to summary").click()
    cem.page.locator(".talk .to .row .btn").last.click()
    cem.page.get_by_label(cem.say("ui-say"), exact=True).fill("Who are you?")
    cem.page.keyboard.press("Enter")
    expect(cem.page.locator(".talk .said .whispered")).to_have_count(2)


def test_whoever_leads_sees_all_back_on_the_square_when_the_notice_is_over(table: Table) -> None:
    lead, ann = table.lay("en", WALL), table.lay("en")
    ready.on_a_day_that_is_led({"Lea": lead, "Ann": ann}, ("Ben", "Cem", "Dora", "Emil"), ())
    ann.page.evaluate(SEND, ["walk", {"place": "well"}])
    seat = lead.page.get_by_role("button", name=re.compile(f"^Ann.*{lead.say('floor-aside-well')}"))
    expect(seat).to_have_count(1)
    lead.page.evaluate(SEND, ["gather", {}])
    expect(seat).to_have_count(0)


@pytest.mark.parametrize("hears", [True, False])
def test_whoever_leads_reads_what_is_whispered_to_them_and_talks_aside_where_the_house_says_so(
    table: Table, hears: bool
) -> None:
    lead, ann, ben = table.lay("en", TABLET), table.lay("en"), table.lay("en")
    overheard = (m.Settings, {"change": {"overheard": hears}})
    ready.on_a_day_that_is_led({"Lea": lead, "Ann": ann, "Ben": ben}, ("Cem", "Dora", "Emil"), (), overheard)
    ann.page.evaluate(SEND, ["walk", {"place": "well"}])
    ben.page.evaluate(SEND, ["walk", {"place": "well"}])
    expect(lead.page.locator(".asides li").first.locator(".named")).to_have_text(["Ann", "Ben"])
    ann.page.evaluate(SEND, ["say", {"text": "The owl flies at noon", "aside": True}])
    ann.page.evaluate(SEND, ["say", {"text": "What does my card do?", "to": LEADS}])
    count = lead.button("ui-menu").locator(".count")
    expect(count).to_have_text("2" if hears else "1")
    sign, number = (box(one) for one in (lead.button("ui-menu"), count))
    assert sign["x"] <= number["x"] <= sign["x"] + sign["width"], "the number stands at another sign"
    expect(lead.page.locator(".asides .lately li")).to_have_count(1 if hears else 0)
    lead.button("ui-menu").click()
    lead.page.get_by_role("button", name=re.compile(f"^{lead.say('ui-chat')}")).click()
    talk = lead.page.get_by_role("dialog").locator(".said")
    expect(talk).to_contain_text("What does my card do?")
    expect(talk.locator("li", has_text="owl")).to_have_count(1 if hears else 0)
    expect(count).to_have_count(0)
    assert [*grave(lead), *sticking_out(lead)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_stands_aside_and_is_asked_elsewhere_has_a_circle_that_is_read(table: Table, lang: str) -> None:
    ann, ben, cem = phones = [table.lay(lang, PHONE) for _ in range(3)]
    ready.on_a_day({"Anna": ann, "Boris": ben, "Константин": cem}, "onenight", 9)
    for phone, place in zip(phones, ("well", "inn", "bridge"), strict=True):
        phone.page.evaluate(SEND, ["walk", {"place": place}])
    expect(ben.page.locator(".stands-aside")).to_be_visible()
    cem.page.evaluate(SEND, ["ask_along", {"seat": 1, "place": "bridge"}])
    expect(ben.page.locator(".bidden .btn")).to_have_count(2)
    expect(ben.page.locator(".ring .badge.aside")).to_have_count(3)
    ben.page.wait_for_function(f"() => document.querySelector('.ring').clientHeight >= {LEAST}")
    for phone in (ben, cem):
        assert phone.page.evaluate(ON_A_NAME) == []
        assert phone.page.evaluate(ON_A_TOKEN) == 0
        assert sticking_out(phone) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panels_of_a_tab_stand_apart_and_no_word_of_a_button_is_broken(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    ready.on_a_day({"Ann": phone}, "clocktower", 7)
    phone.page.set_viewport_size(ON_ITS_SIDE)
    expect(phone.page.locator(".foot .btn.grow").first).to_be_visible()
    assert phone.page.evaluate(BROKEN, ".foot .btn") == []
    phone.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for tab, panels in ((1, 2), (2, 3)):
        phone.page.locator(".nav button").nth(tab).click()
        expect(phone.page.locator(".play > .body > *")).to_have_count(panels)
        assert min(phone.page.evaluate(APART)) >= CLEAR, tab
