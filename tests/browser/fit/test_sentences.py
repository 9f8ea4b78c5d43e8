"""The page has words for everything that can happen, in every language."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import Any

import pytest
from tests.browser.fit.test_languages import UNTRANSLATED
from tests.browser.phones import Table
from tests.laws.playing import entries, played

from fabula.core.requests import STORYTELLER
from fabula.core.tale import Tale
from fabula.games import TALES
from fabula.text import LANGUAGES

GAMES = range(30)
NOBODY = re.compile("–( |:|\u00a0)")  # what stands for a name that is not known
UNELIDED = re.compile("\\b(de|que) Ada")
# As text there and back: Playwright takes a game's events apart one value at a time.
TELL = """async ([tale, seat, text]) => {
  const events = JSON.parse(text);
  const app = document.querySelector('script[type=module]').src;
  const story = await import(app.replace('app.js', 'base/story.js'));
  await (await import(app.replace('app.js', 'base/tales.js'))).loadTale(tale);
  const name = story.naming((other) => `Ada${other}`);
  return JSON.stringify(events.map((event) => [
    story.storyLine(tale, event, name), seat === null ? '' : story.journalLine(tale, event, name, seat),
  ]));
}"""


NEWS = """async ([tale, events, most]) => {
  const app = document.querySelector('script[type=module]').src;
  const story = await import(app.replace('app.js', 'base/story.js'));
  await (await import(app.replace('app.js', 'base/tales.js'))).loadTale(tale);
  return story.newsLines(tale, events, story.naming((other) => `Ada${other}`), most);
}"""
ASKED = """async ([tale, prompts]) => {
  const app = document.querySelector('script[type=module]').src;
  const { promptId } = await import(app.replace('app.js', 'screens/night.js'));
  return prompts.map((prompt) => promptId(tale, prompt));
}"""


@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
def test_whatever_happens_is_told_in_words(table: Table, tale: Tale) -> None:
    pages = []
    for lang in LANGUAGES:
        phone = table.lay(lang)
        phone.page.goto("/")
        phone.page.wait_for_selector(".screen")
        pages.append(phone.page)
    for seed in GAMES:
        telling = played(tale, seed, every=True)
        whole = [event for _, event in entries(STORYTELLER, telling.events())]
        heard = [event for _, event in entries(0, telling.events())]
        for page, (seat, events) in product(pages, ((None, whole), (0, heard))):
            for event, lines in zip(events, told(page, tale.id, seat, events), strict=True):
                for line in lines:
                    assert not UNTRANSLATED.search(line), (event, line)
                    assert not UNELIDED.search(line), (event, line)
                    assert not NOBODY.match(line), (event, line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_deaths_of_a_night_stand_in_one_line_and_none_is_cut(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    phone.page.goto("/")
    phone.page.wait_for_selector(".screen")
    deaths = [{"e": "died", "seat": seat, "cause": "night"} for seat in range(3)]
    after = [{"e": "used", "kind": "moonchild", "seat": seat, "nominee": 4} for seat in range(3)]
    (first, *others) = phone.page.evaluate(NEWS, ["clocktower", [*deaths, *after], 3])
    assert all(f"Ada{seat}" in first for seat in range(3))
    assert len(others) == len(after)
    assert phone.page.evaluate(NEWS, ["clocktower", deaths[:1], 3]) == [
        phone.say("story-clocktower-died-night", who="Ada0")
    ]


def test_a_dreamer_is_asked_and_dreams_nothing(table: Table) -> None:
    phone = table.lay()
    phone.page.goto("/")
    phone.page.wait_for_selector(".screen")
    asked = phone.page.evaluate(ASKED, ["clocktower", ["dreamer", "learn:dreamer", "dream-1"]])
    assert asked == ["prompt-clocktower-dreamer", "prompt-clocktower-learn-dreamer", "prompt-dream-1"]


def told(page: Any, tale: str, seat: int | None, events: list[dict[str, Any]]) -> list[list[str]]:
    """What the page says of each event: to all, and in the journal of the seat."""
    lines: list[list[str]] = json.loads(page.evaluate(TELL, [tale, seat, json.dumps(events)]))
    return lines
