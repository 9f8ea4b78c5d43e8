"""Three languages, each person's own, to be changed at any time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.phones import Phone, Table, held, patiently

from fabula.text import LANGUAGES

IDS = (
    "ui|prompt|refused|story|setting|advice|side|place|voice|rules|scenario|option|answer|foresee"
    "|onenight|mafia32|vendetta|clocktower|square|mark"
)
UNTRANSLATED = re.compile(rf"\b({IDS})-[a-z]+|[{{}}]|undefined|NaN")
LABELLED = "[...document.querySelectorAll('[aria-label],[placeholder]')]"
LABELS = f"{LABELLED}.map((one) => one.ariaLabel || one.placeholder)"

# How a first and an eleventh day of a month are written.
FIRST_AND_ELEVENTH = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { dayWritten } = await import(app.replace('app.js', 'base/words.js'));
  const how = { day: 'numeric', month: 'long' };
  return [1, 11].map((day) => dayWritten(new Date(2026, 11, day), how));
}"""


def texts(phone: Phone) -> str:
    """All that can be read or heard on the screen."""
    return str(phone.page.evaluate(f"[document.body.innerText, ...{LABELS}].join('\\n')"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_speaks_the_language(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    for path in ("/", "/almanac", "/rules", "/words", "/narrator"):
        phone.page.goto(path)
        expect(phone.page.locator(".screen")).not_to_be_empty()
        assert not UNTRANSLATED.search(texts(phone)), path
    phone.make("Zoé", trial=True)
    while phone.phase != "after":
        seen = UNTRANSLATED.search(texts(phone))
        assert not seen, f"{phone.phase}: {seen}"
        patiently(phone)
    assert not UNTRANSLATED.search(texts(phone))


def test_the_language_changes_at_once_and_stays(table: Table) -> None:
    phone = table.lay("en")
    phone.page.goto("/")
    for lang in ("ru", "fr", "en", "ru"):
        phone.page.get_by_role("button", name=lang, exact=True).click()
        phone.lang = lang
        expect(phone.button("ui-make")).to_be_visible()
        assert phone.page.evaluate("document.documentElement.lang") == lang
    phone.page.reload()
    expect(phone.button("ui-make")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(table: Table) -> None:
    phone = table.lay("en")
    phone.make("Zoé", trial=True)
    phone.hold_at(".screen.dusk")
    phone.reach("dusk")
    phone.button("ui-menu").click()
    phone.page.get_by_role("button", name="fr", exact=True).click()
    phone.lang = "fr"
    phone.button("ui-close").click()
    expect(phone.button("ui-card-seen")).to_be_visible()


def test_what_is_opened_while_the_language_changes_speaks_the_new_one(table: Table) -> None:
    phone = table.lay("en")
    phone.make("Zoé")
    phone.button("ui-menu").click()
    waiting = held(phone.page, "**/text/fr.ftl*")
    with phone.page.expect_request("**/text/fr.ftl*"):
        phone.page.get_by_role("button", name="fr", exact=True).click()
    phone.button("ui-sound").click()
    sheet = phone.page.get_by_role("dialog")
    expect(sheet).to_contain_text(phone.say("sound-noise-note"))
    waiting.pop().continue_()
    phone.lang = "fr"
    expect(sheet.get_by_role("heading")).to_have_text(phone.say("ui-sound"))
    expect(sheet).to_contain_text(phone.say("sound-noise-note"))


@pytest.mark.parametrize(
    ("lang", "first"), [("en", "December 1"), ("ru", "1 декабря"), ("fr", "1er décembre")], ids=LANGUAGES
)
def test_the_first_of_a_month_is_written_as_the_language_has_it(table: Table, lang: str, first: str) -> None:
    page = table.lay(lang).page
    page.goto("/")
    expect(page.locator(".screen")).not_to_be_empty()
    assert page.evaluate(FIRST_AND_ELEVENTH) == [first, first.replace("1er", "1").replace("1", "11")]
