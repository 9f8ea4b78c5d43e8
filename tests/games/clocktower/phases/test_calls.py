"""What stands at each line of a night on paper: a sentence or two that say what whoever leads does there."""

from __future__ import annotations

import json

import pytest

from fabula.check import has
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.scripts.reading import read
from fabula.text import LANGUAGES, source_of_calls, source_of_tale, words
from fabula.text.brought import entries

SCRIPT = read(json.dumps([*ROLL]))
PARTS = {"first": SCRIPT.night("first_night"), "other": SCRIPT.night("other_nights")}
UNSAID = ("dusk", "dawn")  # all close their eyes, and open them
LONGEST = 165  # so that a whole script finds room on a page


def said(lang: str, line: str, part: str) -> str:
    """What is printed at this line, as the page looks for it."""
    texts = words(lang)
    both = (f"call-{line}",) if is_for_both(lang, line) else ()
    found = [id for id in (f"call-{line}.{part}", *both, f"led-{line}.{part}") if has(texts, id)]
    return texts.say(found[0]) if found else ""


def is_for_both(lang: str, line: str) -> bool:
    """Whether one text serves the first night and the others."""
    return entries(source_of_calls(lang)).get(f"call-{line}", "").startswith(f"call-{line} = ")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_role_says_what_to_do(lang: str, part: str) -> None:
    told = {line: said(lang, line, part) for line in PARTS[part] if line not in UNSAID}
    assert [line for line, text in told.items() if not text] == []
    assert [line for line, text in told.items() if len(text) > LONGEST] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_of_a_night_in_which_a_role_has_no_line(lang: str) -> None:
    every = {line for lines in PARTS.values() for line in lines}
    told = entries(source_of_calls(lang))
    calls = [line for line in every if f"call-{line}" in told]
    assert len(told) == len(calls)
    texts = words(lang)
    for line in calls:
        parts = {part for part in PARTS if has(texts, f"call-{line}.{part}")}
        assert is_for_both(lang, line) is not bool(parts), line
        assert all(line in PARTS[part] for part in parts), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_comes_only_where_a_script_is_made_or_printed(lang: str) -> None:
    assert "\ncall-" not in source_of_tale(lang, "clocktower")
