"""The page has words for everything that can happen, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.browser.phones import Table
from tests.browser.test_languages import UNTRANSLATED
from tests.laws.playing import entries, played

from fabula.core.requests import STORYTELLER
from fabula.core.tale import Tale
from fabula.games import TALES
from fabula.text import LANGUAGES

GAMES = range(30)
UNELIDED = re.compile("\\b(de|que) Ada")
TELL = """async ([tale, seat, events]) => {
  const app = document.querySelector('script[type=module]').src;
  const story = await import(app.replace('app.js', 'story.js'));
  await (await import(app.replace('app.js', 'tales.js'))).loadTale(tale);
  const name = story.naming((other) => `Ada${other}`);
  return events.map((event) => [
    story.storyLine(tale, event, name), seat === null ? '' : story.journalLine(tale, event, name, seat),
  ]);
}"""


@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_is_told_in_words(table: Table, tale: Tale, lang: str) -> None:
    phone = table.lay(lang)
    phone.page.goto("/")
    phone.page.wait_for_selector(".screen")
    for seed in GAMES:
        telling = played(tale, seed, every=True)
        whole = [event for _, event in entries(STORYTELLER, telling.events())]
        heard = [event for _, event in entries(0, telling.events())]
        for seat, events in ((None, whole), (0, heard)):
            for event, lines in zip(events, told(phone.page, tale.id, seat, events), strict=True):
                for line in lines:
                    assert not UNTRANSLATED.search(line), (event, line)
                    assert not UNELIDED.search(line), (event, line)


def told(page: Any, tale: str, seat: int | None, events: list[dict[str, Any]]) -> list[list[str]]:
    """What the page says of each event: to all, and in the journal of the seat."""
    lines: list[list[str]] = page.evaluate(TELL, [tale, seat, events])
    return lines
