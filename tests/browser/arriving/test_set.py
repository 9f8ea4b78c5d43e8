"""The set is changed on a phone in the lobby: a scenario of the book with one tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import Phone, Table

from fabula.text import variants

# Change settings as the page does: through the module that the page itself has loaded.
TELL = """(change) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  void import(wire).then(({ tell }) => tell("settings", { change }));
}"""


def a_lobby(table: Table, seats: int) -> Phone:
    """A phone that has made a table for so many, and has the set before it."""
    phone = table.lay("ru")
    phone.make("Анна", tale="vendetta")
    phone.add_bots(seats)
    phone.button("ui-edit-set").click()
    return phone


def test_a_scenario_is_taken_with_its_condition_and_another_takes_it_back(table: Table) -> None:
    phone = a_lobby(table, 10)
    scenarios = phone.page.locator(".scenarios")
    first = scenarios.locator("li").first
    expect(first).to_contain_text(phone.say("scenario-first_10"))
    expect(scenarios.get_by_text(phone.say("scenario-first_10"))).to_have_count(1)
    expect(scenarios).not_to_contain_text(phone.say("scenario-classic_8"))
    expect(first.locator(".tokens .token")).to_have_count(3)
    expect(first).to_contain_text(f"{phone.say('vendetta-count')}, {phone.say('vendetta-vampire')} × 7")
    expect(scenarios.locator("li.dim").first).to_contain_text(phone.say("ui-for-players", n=9))
    assert not sticking_out(phone)
    assert grave(phone) == []
    pits = phone.page.get_by_label(f"{phone.say('scenario-wolf_pits')}: {phone.say('ui-take')}", exact=True)
    pits.click()
    expect(pits).to_have_attribute("aria-pressed", "true")
    count = f"{phone.say('scenario-classic_10')}: {phone.say('vendetta-count')}"
    phone.page.get_by_label(count, exact=True).click()
    expect(phone.page.get_by_label(count, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(pits).to_have_attribute("aria-pressed", "false")


def test_players_wish_for_cards_and_see_what_comes_in(table: Table) -> None:
    host = a_lobby(table, 9)
    host.button("setting-choosing-players").click()
    guest = table.lay("fr")
    guest.join(host.code, "Zoé")
    expect(guest.button("ui-add-bot")).to_have_count(0)
    guest.button("ui-edit-set").click()
    expect(guest.button("setting-choosing-lot")).to_have_count(0)
    guest.page.get_by_role("switch", name=guest.say("vendetta-ghoul")).check()
    expect(host.page.locator(".wishes li", has_text=host.say("vendetta-ghoul"))).to_contain_text("Zoé")
    expect(host.page.locator(".wishes .tick")).to_have_count(1)
    assert not sticking_out(guest)
    assert grave(guest) == []
    host.button("setting-choosing-lot").click()
    expect(guest.page.locator(".wishes")).to_have_count(0)


def test_the_cards_say_what_this_tables_settings_mean(table: Table) -> None:
    phone = a_lobby(table, 9)
    ghoul = phone.page.locator("li", has_text=phone.say("vendetta-ghoul")).first
    expect(ghoul).to_contain_text(phone.say("vendetta-ghoul-short"))
    phone.page.evaluate(TELL, {"ghoul": "grave"})
    by_the_graves = variants({"ghoul": "grave"})
    expect(ghoul).to_contain_text(phone.say("vendetta-ghoul-short", **by_the_graves))


def test_a_card_is_found_by_name_and_taken_by_a_touch_while_the_head_counts(table: Table) -> None:
    phone = table.lay()
    phone.make("Ada", tale="onenight")
    phone.add_bots(5)
    phone.button("ui-edit-set").click()
    head = phone.page.locator(".picker-head b")
    expect(head).to_have_text(phone.say("set-cards", n=8, of=8))
    suggested = phone.button("ui-suggested")
    expect(suggested).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator(".set-cards .token")).to_have_count(5)
    phone.page.get_by_label(phone.say("set-search")).fill("tann")
    tokens = phone.page.locator(".picker.tokens li")
    expect(tokens).to_have_count(1)
    tokens.locator(".mini-of").click()
    expect(head).to_have_text(phone.say("set-cards", n=9, of=8))
    expect(suggested).to_have_attribute("aria-pressed", "false")
    expect(tokens.locator(".num")).to_have_text("1")
    assert grave(phone) == []
    assert not sticking_out(phone)
    phone.page.get_by_label(phone.say("set-search")).fill("zzz")
    expect(tokens).to_have_count(0)
    expect(phone.page.get_by_text(phone.say("set-none"))).to_be_visible()


# Whether a finger reaches this.
REACHED = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
TO_THE_END = "(sheet) => sheet.scrollTo(0, sheet.scrollHeight)"


@pytest.mark.parametrize(
    ("tale", "opener"), [("onenight", "ui-edit-set"), ("clocktower", "square-edit-script")]
)
def test_what_closes_a_sheet_of_roles_and_what_finds_them_stay_in_reach(
    table: Table, tale: str, opener: str
) -> None:
    host = table.lay("ru")
    host.make("Анна", tale=tale)
    host.button(opener).click()
    sheet = host.page.locator("dialog.sheet")
    expect(sheet.get_by_role("searchbox")).to_be_visible()
    sheet.evaluate(TO_THE_END)
    for one in (sheet.locator("header .ibtn").last, sheet.get_by_role("searchbox")):
        expect(one).to_be_in_viewport(ratio=1)
        assert one.evaluate(REACHED)
