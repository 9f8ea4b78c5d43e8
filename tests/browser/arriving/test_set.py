"""The set is changed on a phone in the lobby: a scenario of the book with one tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import ON_ITS_SIDE, PHONE, WALL, Phone, Table

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
    cards = phone.page.locator(".role-picker .set-card")
    first = cards.filter(has_text=phone.say("scenario-first_10"))
    expect(first).to_have_count(1)
    expect(cards.filter(has_text=phone.say("scenario-classic_8"))).to_have_count(0)
    expect(first.locator(".tokens .token")).to_have_count(3)
    expect(first).to_contain_text(f"{phone.say('vendetta-count')}, {phone.say('vendetta-vampire')} × 7")
    others = phone.page.locator(".set-cards.listed li")
    expect(others.first).to_contain_text(phone.say("ui-for-players", n=11))
    expect(others.get_by_role("button", include_hidden=True)).to_have_count(0)
    filled = cards.filter(has_text=phone.say("scenario-love_triangle"))
    expect(filled).to_contain_text(phone.say("ui-for-players", n=9))
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
    ghoul = guest.button("vendetta-ghoul")
    expect(ghoul).to_have_attribute("aria-pressed", "false")
    ghoul.click()
    expect(ghoul).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".wishes li", has_text=host.say("vendetta-ghoul"))).to_contain_text("Zoé")
    expect(host.page.locator(".wishes .tick")).to_have_count(1)
    assert not sticking_out(guest)
    assert grave(guest) == []
    ghoul.click()
    expect(ghoul).to_have_attribute("aria-pressed", "false")
    expect(host.page.locator(".wishes")).not_to_contain_text("Zoé")
    host.button("setting-choosing-lot").click()
    expect(guest.page.locator(".wishes")).to_have_count(0)


def test_the_cards_say_what_this_tables_settings_mean(table: Table) -> None:
    phone = a_lobby(table, 9)
    ghoul = phone.page.locator("li.role-token", has_text=phone.say("vendetta-ghoul"))
    expect(ghoul).to_contain_text(phone.say("vendetta-ghoul-short"))
    phone.page.evaluate(TELL, {"ghoul": "grave"})
    by_the_graves = variants({"ghoul": "grave"})
    expect(ghoul).to_contain_text(phone.say("vendetta-ghoul-short", **by_the_graves))


def a_set_of(table: Table, tale: str, seats: int, lang: str) -> Phone:
    """A phone with the set of a new table before it."""
    phone = table.lay(lang)
    phone.make("Ada", tale=tale)
    phone.add_bots(seats)
    phone.button("ui-edit-set").click()
    expect(phone.page.locator(".set-foot")).to_be_visible()
    return phone


def test_a_touch_adds_a_card_and_its_minus_takes_it_away_while_head_and_foot_say_what_is_amiss(
    table: Table,
) -> None:
    phone = a_set_of(table, "onenight", 5, "en")
    head, done = phone.page.locator(".how-many"), phone.page.locator(".set-foot .btn")
    expect(head.get_by_label(phone.say("set-cards", n=8, of=8), exact=True)).to_be_visible()
    expect(head).to_contain_text(phone.say("ui-set-fits"))
    expect(done).to_have_text(phone.say("set-done"))
    suggested = phone.button("ui-suggested")
    expect(suggested).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator(".set-cards .token")).to_have_count(5)
    phone.page.get_by_label(phone.say("set-search")).fill("tann")
    tokens = phone.page.locator(".role-token")
    expect(tokens).to_have_count(1)
    tanner = tokens.locator(".token-of")
    tanner.click()
    expect(head.get_by_label(phone.say("set-cards", n=9, of=8), exact=True)).to_be_visible()
    expect(head).to_contain_text(phone.say("set-over", n=1))
    expect(done).to_have_text(phone.say("set-done-over", n=1))
    expect(done).to_be_disabled()
    expect(tanner).to_have_accessible_name(f"{phone.say('onenight-tanner')} {phone.say('set-taken', n=1)}")
    expect(tanner).to_have_accessible_description(phone.say("onenight-tanner-short"))
    tanner.press("Enter")
    expect(tokens.locator(".how-often")).to_have_text("2")
    assert grave(phone) == []
    assert not sticking_out(phone)
    less = phone.button("ui-less", what=phone.say("onenight-tanner"))
    less.click()
    expect(tokens.locator(".how-often")).to_have_count(0)
    less.click()
    expect(less).to_have_count(0)
    expect(tanner).to_be_focused()
    expect(done).to_be_enabled()
    phone.page.get_by_label(phone.say("set-search")).fill("villager")
    villagers = phone.button("ui-less", what=phone.say("onenight-villager"))
    villagers.click()
    villagers.click()
    expect(head).to_contain_text(phone.say("set-short", n=2))
    expect(done).to_have_text(phone.say("set-done-short", n=2))
    phone.page.get_by_label(phone.say("set-search")).fill("zzz")
    expect(tokens).to_have_count(0)
    expect(phone.page.get_by_text(phone.say("set-none"))).to_be_visible()
    phone.page.get_by_label(phone.say("set-search")).fill("")
    suggested.click()
    expect(suggested).to_have_attribute("aria-pressed", "true")
    done.click()
    expect(phone.page.locator("dialog")).to_have_count(0)


# The key S as a Russian keyboard has it: another letter, in the same place.
AS_IN_RUSSIAN = """(one) => one.dispatchEvent(
  new KeyboardEvent("keydown", { key: "ы", code: "KeyS", bubbles: true }))"""


def test_a_long_touch_or_a_key_reads_a_card_and_takes_none(table: Table) -> None:
    phone = a_set_of(table, "onenight", 5, "ru")
    seer = phone.page.locator(".role-token", has_text=phone.say("onenight-seer")).locator(".token-of")
    ability = phone.page.locator(".page", has_text=phone.say("onenight-seer-ability"))
    seer.scroll_into_view_if_needed()
    seer.hover()
    phone.page.mouse.down()
    expect(ability).to_be_visible()
    phone.page.mouse.up()
    expect(ability).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(ability).to_have_count(0)
    expect(phone.page.get_by_label(phone.say("set-cards", n=8, of=8), exact=True)).to_be_visible()
    seer.evaluate(AS_IN_RUSSIAN)
    expect(ability).to_be_visible()
    phone.button("ui-reword", what=phone.say("onenight-seer")).click()
    expect(phone.page.get_by_label(phone.say("ui-own-wording"))).to_be_visible()


# How many tokens stand in a row, which names are cut or broken off a syllable, what is too small to touch.
GRID = r"""() => {
  const all = [...document.querySelectorAll(".role-token")];
  const top = (one) => Math.round(one.getBoundingClientRect().top);
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 ||
    [...one.firstChild.data].some((sign, at, signs) => {
      if (!at || /[\s\u00ad-]/.test(signs[at - 1] + sign)) return false;
      const range = document.createRange();
      const bottom = (from) => (range.setStart(one.firstChild, from), range.setEnd(one.firstChild, from + 1),
        range.getBoundingClientRect().bottom);
      return bottom(at) > bottom(at - 1) + 4;
    });
  const small = [...document.querySelectorAll(".token-of, .take-back")].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width < 44 || height < 44;
  });
  return {
    row: all.filter((one) => top(one) === top(all[0])).length,
    cut: [...document.querySelectorAll(".called")].filter(cut).map((one) => one.textContent),
    small: small.length,
  };
}"""
IN_A_ROW = {(320, 640): 3, (360, 740): 4, (740, 360): 5, (820, 1180): 6, (1440, 900): 6}


@pytest.mark.parametrize(
    ("tale", "lang"), [("onenight", "ru"), ("mafia32", "ru"), ("vendetta", "fr"), ("vendetta", "ru")]
)
def test_tokens_stand_in_a_grid_with_whole_names_at_each_size(table: Table, tale: str, lang: str) -> None:
    phone = a_set_of(table, tale, 9, lang)
    for (width, height), row in IN_A_ROW.items():
        phone.page.set_viewport_size({"width": width, "height": height})
        expect(phone.page.locator(".token-of").first).to_be_visible()
        found = phone.page.evaluate(GRID)
        assert found == {"row": row, "cut": [], "small": 0}, (width, height)
        assert not sticking_out(phone)


# How many tokens are seen whole, with their names, between the head of a sheet and its foot.
SEEN = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [above, below] = [box("dialog header").bottom, box(".set-foot").top];
  return [...document.querySelectorAll(".role-token")].map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom }) => top >= above - 1 && bottom <= below + 1).length;
}"""


@pytest.mark.parametrize("tale", ["mafia32", "vendetta", "onenight"])
def test_two_rows_of_tokens_are_seen_at_once_on_a_phone_on_its_side(table: Table, tale: str) -> None:
    phone = a_set_of(table, tale, 9, "ru")
    phone.page.set_viewport_size(ON_ITS_SIDE)
    expect(phone.page.locator(".token-of").first).to_be_visible()
    assert phone.page.evaluate(SEEN) >= 2 * IN_A_ROW[ON_ITS_SIDE["width"], ON_ITS_SIDE["height"]]


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


@pytest.mark.parametrize(("size", "has_keys"), [(PHONE, False), (WALL, True)])
def test_a_key_is_named_only_where_there_is_a_mouse(
    table: Table, size: tuple[int, int], has_keys: bool
) -> None:
    phone = table.lay("en", size)
    phone.make("Anna", tale="onenight")
    phone.button("ui-edit-set").click()
    expect(phone.page.get_by_text(phone.say("set-touch"))).to_be_visible()
    expect(phone.page.get_by_text(phone.say("set-keys"))).to_be_visible(visible=has_keys)


def test_in_large_letters_the_head_keeps_its_height_and_the_search_stays_below_it(table: Table) -> None:
    phone = a_set_of(table, "onenight", 5, "ru")
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    phone.page.set_viewport_size({"width": 361, "height": 740})
    phone.page.wait_for_selector(".large-type .how-many")
    phone.page.locator(".token-of").nth(2).click()
    expect(phone.page.locator(".how-many .off")).to_be_visible()
    phone.page.locator("dialog.sheet").evaluate(TO_THE_END)
    head, search = phone.page.locator("dialog header"), phone.page.get_by_role("searchbox")
    above, below = head.bounding_box(), search.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"] + 1
