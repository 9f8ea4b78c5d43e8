"""The sharp evil tell what the role they pass for would have heard; the plain only say to be it."""

from __future__ import annotations

import pytest
from tests.minds.clocktower.test_sets import MOON, VIOLETS, a_mind, claim, day, said

from fabula.core.events import Event, PhaseBegan
from fabula.core.requests import Choice
from fabula.games.clocktower.phases.day_powers import JUGGLE
from fabula.games.clocktower.town.events import Informed, Stated
from fabula.minds.clocktower import Sensible

OTHERS = range(1, 8)


def who_passes_for(
    role: str, demon: str, script: str, seed: int, *first: Event, keen: bool = True
) -> Sensible:
    """A Demon that was shown this role for a cover, on the second day; and what happened on the first."""
    mind = a_mind(script, demon, Informed(0, "bluffs", (role,), seats=(0,)), seed=seed)
    mind.memory.bluffs = (role,)
    mind.keen = keen
    for event in (day(1), claim(0, "claim", role), *first, PhaseBegan("night", 2), day(2)):
        mind.hear(event)
    return mind


def news(
    role: str, demon: str, script: str, seed: int, *first: Event, keen: bool = True
) -> list[tuple[Choice, ...]]:
    mind = who_passes_for(role, demon, script, seed, *first, keen=keen)
    return [one.words for one in mind.part.news]


@pytest.mark.parametrize(
    ("role", "demon", "script", "word", "many"),
    [
        ("grandmother", "po", MOON, "is", 1),
        ("chambermaid", "po", MOON, "woke", 2),
        ("gambler", "po", MOON, "is", 1),
        ("mathematician", "fang_gu", VIOLETS, "number", 2),
    ],
)
def test_the_sharp_evil_tell_what_such_a_role_hears_and_the_plain_nothing(
    role: str, demon: str, script: str, word: str, many: int
) -> None:
    for seed in range(4):
        told = news(role, demon, script, seed)
        assert [words[0] for words in told] == [word] * many
        assert news(role, demon, script, seed, keen=False) == []


def test_what_was_made_up_is_said() -> None:
    mind = who_passes_for("grandmother", "po", MOON, 1)
    (grandchild,) = [one.words for one in mind.part.news]
    assert grandchild in said(mind)
    assert grandchild[1] in OTHERS


def test_who_passes_for_a_juggler_is_told_of_guesses_that_all_have_heard() -> None:
    assert news("juggler", "fang_gu", VIOLETS, 1) == []
    guessed = Stated(0, JUGGLE, (("is", 3, "artist"), ("is", 4, "oracle")))
    told = news("juggler", "fang_gu", VIOLETS, 1, guessed)
    assert [words[:2] for words in told] == [("number", "juggler")]
