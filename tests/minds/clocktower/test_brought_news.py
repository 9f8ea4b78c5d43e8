"""What bots say of roles that were brought: in the words of their cards, true or made up."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from random import Random
from typing import Any

import pytest
from tests.minds.clocktower.brought import with_a_role

from fabula.core.cards import EACH_NIGHT, FIRST_NIGHT, Role, Wakes
from fabula.core.grimoire import Setup
from fabula.games.clocktower.almanac.cards import GOOD, TROUBLE_BREWING, almanac
from fabula.games.clocktower.almanac.retelling import AS_USUAL, CLAIMS, PLACE, A, B, words_for
from fabula.games.clocktower.town.claims import claims, in_words
from fabula.games.clocktower.town.events import Informed
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.pretence import Pretence

SEATS = 7
ROLE = "lamplighter"
SCRIPT = (*TROUBLE_BREWING, ROLE)


def brought(wakes: Wakes = EACH_NIGHT, **header: Any) -> AbstractContextManager[Role]:
    """A Townsfolk of somebody's own, who learns something, while it lasts."""
    return with_a_role(ROLE, wakes=wakes, learns=("evil",), **header)


def made_up(nights: int = 2, seed: int = 1) -> list[tuple[Any, ...]]:
    """What somebody evil tells who passes for it, night by night."""
    memory = Memory(Setup("clocktower", SEATS, roles=SCRIPT), 0)
    memory.role, memory.side_now, memory.number = "imp", "evil", nights
    memory.minions, memory.demon = (1,), 0
    memory.dawns = {night: tuple(range(SEATS)) for night in range(1, nights + 1)}
    cover = Pretence(memory, Random(seed).randrange)
    cover.role = ROLE
    return [words for night in range(1, nights + 1) if (words := cover._news_of(night)) is not None]


@pytest.mark.parametrize("word", AS_USUAL)
def test_whoever_passes_for_it_makes_up_what_its_card_lets_be_said(word: str) -> None:
    with brought(claims=(word,)):
        patterns = claims(tuple(range(SEATS)), SCRIPT)
        for seed in range(8):
            for words in made_up(seed=seed):
                assert words[0] == word
                assert any(words in one for one in patterns), words
        assert made_up()


def test_what_is_told_in_the_first_night_alone_is_made_up_once() -> None:
    with brought(FIRST_NIGHT, claims=("side",)):
        assert len(made_up(nights=4)) == 1


def test_a_card_without_words_has_no_news() -> None:
    with brought():
        assert made_up() == []
        assert in_words(Informed(2, ROLE, 1, n=1)) is None


TOLD = Informed(2, ROLE, "yes", a=3, b=4, place=5, shown="imp", n=1, seats=(3, 4, 5))
AS_SAID: Mapping[str, tuple[Any, ...]] = {
    "number": ("number", ROLE, "1"),
    "answer": ("answer", ROLE, "yes"),
    "is": ("is", 5, "imp"),
    "one_of": ("one_of", 3, 4, "imp"),
    "one_evil": ("one_evil", 3, 4, 5),
    "shown": ("shown", ROLE, 5),
}


@pytest.mark.parametrize("word", AS_SAID)
def test_what_was_told_is_said_in_the_word_of_the_card(word: str) -> None:
    with brought(claims=("chose", word)):
        assert in_words(TOLD) == AS_SAID[word]


def test_whom_one_chose_is_part_of_what_is_said() -> None:
    with brought(claims=("either",)):
        told = Informed(2, ROLE, ("chef", "imp"))
        assert in_words(told, 6) == ("either", 6, "chef", "imp")


def test_news_of_its_own_go_before_what_is_usual() -> None:
    with brought(claims=("side",), news={ROLE: ("side", PLACE, GOOD), "pair": ("woke", A, B, "0")}):
        assert in_words(TOLD) == ("side", 5, GOOD)
        assert words_for("pair") == ("woke", A, B, "0")
    assert words_for("pair") is None


def test_nothing_is_left_of_a_role_that_is_gone() -> None:
    with brought(claims=("side",)):
        assert ROLE in CLAIMS
    assert ROLE not in almanac
    assert ROLE not in CLAIMS
