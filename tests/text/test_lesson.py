"""The path of whoever learns to lead, and what the coach says: whole, short, and ten minutes long."""

from __future__ import annotations

import re

import pytest

from fabula.games import TALES
from fabula.text import LANGUAGES, source_on_demand, words

STEPS = range(1, 8)
A_SCREENFUL = 520  # letters on a phone
A_HINT = 280
SLIPS = ("lot", "misheard", "decided", "unshown")
GAPS = dict.fromkeys(("next", "show", "answer", "example", "name", "names", "what", "points"), "x") | {
    "dead": "none"
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tale", TALES)
def test_each_step_of_the_path_is_a_screenful(lang: str, tale: str) -> None:
    said = words(lang)
    assert not said.has(f"path-{tale}-{STEPS.stop}")
    for n in STEPS:
        id = f"path-{tale}-{n}"
        assert said.say(id)
        text = said.say(f"{id}.text")
        assert len(text) < A_SCREENFUL, (id, len(text))
        assert len(text.splitlines()) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_says_what_to_do_and_why_in_a_breath(lang: str) -> None:
    said = words(lang)
    steps = re.findall(r"^(lesson-\S+) = .*\n    \.do = ", source_on_demand(lang, "lesson"), re.MULTILINE)
    assert {"lesson-called", "lesson-plea", "lesson-farewell", "lesson-clocktower-other"} < set(steps)
    for step in steps:
        assert 0 < len(said.say(f"{step}.do", **GAPS)) < A_HINT, step
        assert 0 < len(said.say(f"{step}.why", **GAPS)) < A_HINT, step
    for slip in SLIPS:
        assert said.say(f"lesson-slip-{slip}")
        for text in ("text", "several", "mind"):
            assert 0 < len(said.say(f"lesson-slip-{slip}.{text}", n=2, **GAPS)) < A_HINT
