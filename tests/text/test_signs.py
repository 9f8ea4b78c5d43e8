"""Whatever somebody is told by night, where roles are called aloud, there is a hand that says it."""

from __future__ import annotations

import pytest

from fabula.games.mafia32.cards import LONER, TOWN
from fabula.games.mafia32.checks import CRIMINAL, KILLED
from fabula.games.mafia32.plausible import DIFFERENT, SAME
from fabula.games.vendetta.cards import TYPES
from fabula.games.vendetta.light import CROSSED
from fabula.text import LANGUAGES, words

ANSWERS = (*TYPES, CROSSED, "yes", "no", CRIMINAL, TOWN, LONER, KILLED, SAME, DIFFERENT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_sign(lang: str) -> None:
    said = words(lang)
    assert [answer for answer in ANSWERS if not said.has(f"sign-{answer}")] == []
    assert len({said.say("sign-number", n=n) for n in range(4)}) == 4


def test_the_signs_of_the_book_are_the_detectives() -> None:
    said = words("en")
    assert [said.say(f"sign-{answer}") for answer in (CRIMINAL, TOWN, LONER, KILLED)] == [
        "Nod.", "Shake your head.", "Tap your temple.", "Cross your arms.",
    ]  # fmt: skip
