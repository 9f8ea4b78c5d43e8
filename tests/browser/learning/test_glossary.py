"""Words can be touched where they are read, looked up by a few letters, and are those of `fabula.text`."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import PHONE, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on

from fabula.games import TALES
from fabula.text import LANGUAGES, words
from fabula.text.glossary import Glossary

FOUND = """async ([tale, texts]) => {
  const { src } = document.querySelector("script[type=module]");
  const { pieces } = await import(src.replace("app.js", "base/glossary.js"));
  const words = (text) => pieces(tale, text).filter((one) => one.word);
  return texts.map((text) => words(text).map(({ word, said }) => [word, said]));
}"""


def reading(table: Table, lang: str, path: str, tale: str = "clocktower") -> Phone:
    """A phone that reads about a tale."""
    phone = table.lay(lang, PHONE)
    phone.page.goto(path)
    phone.page.get_by_role("button", name=phone.say(tale), exact=True).click()
    expect(phone.page.locator(".paper, .tile").first).to_be_visible()
    return phone


def words_in(lang: str, tale: str, texts: list[str]) -> list[list[list[str]]]:
    """The words of each text as the server finds them, each with what is said."""
    glossary = Glossary(
        words(lang), tale, [word for group in TALES[tale].glossary.values() for word in group]
    )
    return [
        [
            [one.word, text[one.start : one.end]]
            for one in sorted(glossary.links(text), key=lambda one: one.start)
        ]
        for text in texts
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_finds_the_same_words(table: Table, lang: str) -> None:
    phone = table.lay(lang, PHONE)
    for tale in TALES:
        phone.page.goto("/words")
        phone.page.get_by_role("button", name=phone.say(tale), exact=True).click()
        title = phone.say(f"term-{tale}-side")
        expect(phone.page.locator(".glossary dt", has_text=title).first).to_be_visible()
        texts = [
            words(lang).say(f"{tale}-{role.id}-{part}")
            for role in TALES[tale].almanac
            for part in ("ability", "example")
        ]
        assert phone.page.evaluate(FOUND, [tale, texts]) == words_in(lang, tale, texts)


def test_a_word_of_a_card_says_what_it_means_and_leads_to_others(table: Table) -> None:
    phone = reading(table, "en", "/almanac")
    page = phone.page
    page.locator(".tile").filter(has_text=phone.say("clocktower-empath")).first.click()
    page.locator(".abl").get_by_role("link", name="nearest living").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_have_text(phone.say("term-clocktower-living_neighbours"))
    expect(sheet.locator("p")).to_have_text(phone.say("term-clocktower-living_neighbours.text"))
    assert trouble_on(phone, axe=True) == []
    sheet.get_by_role("link", name="dead").click()
    expect(sheet.get_by_role("heading")).to_have_text(phone.say("term-clocktower-dead"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".abl .word").first).to_be_visible()
    page.locator(".abl .word").first.focus()
    page.keyboard.press("Enter")
    phone.button("glossary-all").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".glossary dt").first).to_have_text(phone.say("term-clocktower-player"))


@pytest.mark.parametrize(
    ("lang", "typed", "word"),
    [
        ("ru", "ОЖИВШИЙ", "resurrected"), ("ru", "мертвый", "dead"), ("fr", "etranger", "outsider"),
        ("fr", "choisir", "choose"), ("ru", "выбирать", "choose"), ("en", "demons", "demon"),
    ],
)  # fmt: skip
def test_a_word_is_found_without_its_marks_and_in_any_form(
    table: Table, lang: str, typed: str, word: str
) -> None:
    phone = reading(table, lang, "/words")
    phone.page.get_by_role("searchbox").fill(typed)
    expect(phone.page.locator(".glossary dt").first).to_have_text(phone.say(f"term-clocktower-{word}"))
    phone.page.get_by_role("searchbox").fill("xyzzy")
    expect(phone.page.locator(".glossary dt")).to_have_count(0)
    expect(phone.page.locator(".page .centre-text")).to_have_text(phone.say("glossary-found", n=0))


def test_what_comes_up_later_stands_folded_below_the_first_chapters(table: Table) -> None:
    phone = reading(table, "fr", "/rules", "onenight")
    rows = phone.page.locator(".rules .glossary dt")
    expect(rows).to_have_text(
        [phone.say(f"onenight-{role}") for role in ("villager", "werewolf", "minion", "tanner", "hunter")]
    )
    later = phone.page.locator("details").filter(has_text=phone.say("more-onenight-1"))
    expect(later.locator(".t")).not_to_be_visible()
    later.locator("summary").click()
    expect(later.locator(".t")).to_be_visible()
