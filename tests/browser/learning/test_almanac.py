"""The almanac: many roles stand by their kinds, are found by name, and say where they are from."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import PHONE, Phone, Table

from fabula.text import LANGUAGES, words

INSIDE = """(found) => {
  const { left, right } = found.getBoundingClientRect();
  return left >= 8 && right <= innerWidth - 8;
}"""


def the_almanac(table: Table, lang: str, tale: str) -> Phone:
    """A phone that reads about a tale."""
    phone = table.lay(lang, PHONE)
    phone.page.goto("/almanac")
    phone.page.get_by_role("button", name=phone.say(tale), exact=True).click()
    expect(phone.page.locator(".tile").first).to_be_visible()
    return phone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_of_the_clocktower_are_found_by_kind_and_by_name(table: Table, lang: str) -> None:
    phone = the_almanac(table, lang, "clocktower")
    kinds = [phone.say(f"clocktower-{kind}.plural") for kind in ("townsfolk", "outsider", "minion", "demon")]
    heads = phone.page.locator("section > h2")
    expect(heads.first).to_have_text(kinds[0])
    assert heads.all_inner_texts()[:4] == kinds
    search = phone.page.get_by_role("searchbox", name=phone.say("almanac-search"))
    search.fill(phone.say("clocktower-vortox").upper())
    expect(phone.page.locator(".tile b").first).to_have_text(phone.say("clocktower-vortox"))
    expect(heads).to_have_text([phone.say("clocktower-demon.plural")])
    phone.page.locator(".tile").first.click()
    facts = phone.page.locator(".facts")
    expect(facts).to_contain_text(phone.say("clocktower-demon"))
    expect(facts).to_contain_text(phone.say("clocktower-script-sects_and_violets"))
    expect(facts).not_to_contain_text(phone.say("ui-in-box"))


def test_a_search_that_finds_nothing_says_so(table: Table) -> None:
    phone = the_almanac(table, "en", "clocktower")
    phone.page.get_by_role("searchbox").fill("werewolf")
    expect(phone.page.locator(".tile")).to_have_count(0)
    expect(phone.page.locator("p.centre-text")).to_have_text(phone.say("almanac-found", n=0))


@pytest.mark.parametrize("tale", ["onenight", "clocktower"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_chosen_from_keeps_off_the_edges_of_a_phone(table: Table, lang: str, tale: str) -> None:
    phone = the_almanac(table, lang, tale)
    segs = phone.page.locator(".almanac .seg:not(.bar .seg)")
    expect(segs).to_have_count(2)
    assert all(seg.evaluate(INSIDE) for seg in segs.all())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_role_has_several_ways_in_the_language_of_the_moment(table: Table, lang: str) -> None:
    phone = the_almanac(table, lang, "clocktower")
    phone.page.locator(".tile").filter(has_text=phone.say("clocktower-washerwoman")).first.click()
    ways = phone.page.locator(".ways").first.locator("li")
    for shown in (lang, *(other for other in LANGUAGES if other != lang)):
        phone.page.locator(".bar .seg").get_by_text(shown, exact=True).click()
        said = [words(shown).say(f"clocktower-washerwoman-play{n}") for n in ("", "-2", "-3")]
        expect(ways).to_have_text(said)
