"""Statements on phones: put together with a few taps, read by all in their own language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_languages import UNTRANSLATED
from tests.browser.phones import SEND, Phone, Table
from tests.browser.playing.test_clocktower import TALE, trouble_on

from fabula.games.clocktower.almanac.cards import CAROUSEL, TROUBLE_BREWING
from fabula.games.clocktower.town.claims import claims
from fabula.games.clocktower.town.statements import Sayings
from fabula.rooms.wire import messages as m
from fabula.text import LANGUAGES, words
from fabula.text.statements import sentence
from fabula.text.story import Story

SCRIPT = (*TROUBLE_BREWING, "gossip", "savant", "artist", "juggler")
IN_WORDS = """async ([tale, file, word, things]) => {
  const app = document.querySelector('script[type=module]').src;
  const { [word]: inWords } = await import(app.replace('app.js', file));
  await (await import(app.replace('app.js', 'base/tales.js'))).loadTale(tale);
  return things.map((one) => inWords(tale, one, (seat) => `Name${seat}`));
}"""


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def tap(phone: Phone, *ids: str) -> None:
    """Press these buttons of the sheet, one after another."""
    for id in ids:
        phone.page.get_by_role("dialog").get_by_role("button", name=phone.say(id), exact=True).click()


def pick(phone: Phone, *names: str) -> None:
    """Touch these things in the sheet."""
    for name in names:
        phone.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def power(phone: Phone, word: str) -> None:
    """Open one of the powers of the day."""
    phone.button("square-powers").click()
    phone.page.locator(".tile", has_text=phone.say(f"square-power-{word}")).click()


def test_a_statement_is_put_together_and_all_read_it(table: Table) -> None:
    host, boris, zoe = (table.lay(lang) for lang in ("ru", "en", "fr"))
    told = ((m.Choose, {"roles": SCRIPT}), (m.Settings, {"change": {"talk": 3600}}))
    ready.on_a_day({"Анна": host, "Boris": boris, "Zoé": zoe}, TALE, 8, *told)
    host.page.evaluate(SEND, ["go", {}])
    found: list[Any] = []

    power(host, "gossip")
    found += trouble_on(host, axe=True)
    tap(host, "says-word-is")
    pick(host, "Boris")
    found += trouble_on(host, axe=True)
    pick(host, host.say("clocktower-imp"))
    tap(host, "says-one-more", "says-word-count", "says-many-minion")
    pick(host, "2")
    tap(host, "says-not-so", "says-join-or")
    said = host.say("ui-quoted", what="Boris — Чёрт, или (неверно, что в игре 2 Приспешника)")
    expect(host.page.locator("dialog .say")).to_have_text(said)
    found += trouble_on(host, axe=True)
    tap(host, "says-do-gossip")
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    expect(boris.page.locator(".news")).to_contain_text(
        "Анна gossips: “Boris is the Imp or (it is false that there are 2 Minions in play)”"
    )
    expect(zoe.page.locator(".news")).to_contain_text("Boris a ce rôle")

    power(boris, "juggle")
    pick(boris, "Анна", boris.say("clocktower-saint"))
    tap(boris, "says-add-guess")
    pick(boris, "Zoé", boris.say("clocktower-imp"))
    found += trouble_on(boris, axe=True)
    tap(boris, "says-do-juggle")
    expect(host.page.locator(".news")).to_contain_text("«Анна — Святой» и «Zoé — Чёрт»")

    for phone, word in ((zoe, "visit"), (zoe, "ask")):
        heard = host.page.locator(".news").inner_text()
        power(phone, word)
        if word == "ask":
            tap(phone, "says-word-of_side")
            pick(phone, "Boris")
            tap(phone, "says-a-evil", "says-do-ask")
        else:
            tap(phone, "square-power-visit")
        answer = phone.page.locator("dialog .say[role=status]")
        expect(answer).not_to_have_text(phone.say("says-waits"))
        assert not UNTRANSLATED.search(answer.inner_text())
        found += trouble_on(phone, axe=True)
        phone.page.locator("dialog .btn.main").click()
        assert host.page.locator(".news").inner_text() == heard
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_the_server_says(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    phone.page.goto("/")
    phone.page.wait_for_selector(".screen")
    sayings, lots = Sayings((0, 1, 2), SCRIPT), Random(5)
    statements = [*sayings, *(sayings.draw(lots.randrange) for _ in range(200)), ("words", "it lies <b>")]
    told = phone.page.evaluate(IN_WORDS, [TALE, "base/statements.js", "sentence", statements])
    assert told == [
        sentence(words(lang), TALE, lambda seat: f"Name{seat}", statement) for statement in statements
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_was_learned_as_the_server_does(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    phone.page.goto("/")
    phone.page.wait_for_selector(".screen")
    lots = Random(6)
    patterns = claims((0, 1, 2, 3, 4), (*TROUBLE_BREWING, *CAROUSEL))
    said = [one.draw(lots.randrange) for one in patterns for _ in range(4)]
    story = Story(words(lang), TALE, {seat: f"Name{seat}" for seat in range(5)})
    told = phone.page.evaluate(IN_WORDS, [TALE, "base/story.js", "claimText", said])
    assert told == [story.statement(*one) for one in said]
    assert not any(UNTRANSLATED.search(one) for one in told)
