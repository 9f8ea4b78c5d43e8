"""Whoever writes a table that cannot be laid reads in a sentence why."""

from __future__ import annotations

import pytest

from fabula.core.refusals import Refusal
from fabula.testing import Game, Table
from fabula.testing.misfits import Misfit


@pytest.mark.parametrize(
    ("roles", "told"),
    [
        ("empath imp chef monk monk2", "there is no role called monk2."),
        ("empath imp chef monk imp", "imp is written 2 times."),
        ("thief imp baron empath gunslinger", "5 players who are no Travellers are needed, and here are 3."),
        ("empath imp chef monk slayer", "and here are 4 Townsfolk, 0 Outsiders, 0 Minions, 1 Demon."),
        ("empath imp chef monk slayer", "need 3 Townsfolk, 0 Outsiders, 1 Minion, 1 Demon, and"),
        ("empath imp chef monk baron", "need 1 Townsfolk, 2 Outsiders, 1 Minion, 1 Demon, and"),
    ],
)
def test_a_set_of_the_clocktower_that_is_none_is_told_in_a_sentence(roles: str, told: str) -> None:
    with pytest.raises(AssertionError) as wrong:
        Table(roles)
    assert str(wrong.value).startswith(
        " ".join(one for one in roles.split() if one not in ("thief", "gunslinger"))
    )
    assert " is no set of the Clocktower: " in str(wrong.value)
    assert told in str(wrong.value)


def test_a_role_that_another_keeps_out_is_told() -> None:
    with pytest.raises(AssertionError, match="some of these roles are never in play together"):
        Table("huntsman imp chef monk poisoner", also="huntsman damsel")


@pytest.mark.parametrize(
    ("tale", "cards", "more", "told"),
    [
        ("onenight", "robber werewolf", {}, "At least 3 players are needed."),
        ("onenight", "robber werewolf seer", {"spares": "tanner"}, "6 cards are needed; there are\u00a04."),
        (
            "mafia32",
            "citizen citizen citizen citizen citizen citizen",
            {},
            "A set needs at least one criminal.",
        ),
        ("mafia32", "citizen mafioso citizen doctor citizen sitizen", {}, "There is no role called sitizen."),
        (
            "mafia32",
            "citizen mafioso citizen doctor citizen citizen",
            {"x": 1},
            "There is no such setting. (x)",
        ),
        (
            "mafia31",
            "citizen mafioso citizen doctor citizen citizen",
            {},
            "Fabula does not know this game. (mafia31)",
        ),
    ],
)
def test_what_any_tale_refuses_is_told_in_words(
    tale: str, cards: str, more: dict[str, str], told: str
) -> None:
    with pytest.raises(Misfit) as wrong:
        Game(tale, cards, **more)
    assert str(wrong.value) == told


def test_what_has_no_words_keeps_its_code() -> None:
    assert str(Misfit(Refusal("of-a-tale-of-ones-own", seat=3))) == "of-a-tale-of-ones-own (seat=3)"


def test_a_night_before_the_day_is_over_says_what_it_waits_for() -> None:
    table = Table("empath imp chef monk poisoner").night(poisoner=3)
    with pytest.raises(AssertionError, match=r"the day is on, and waits for what is said: day\(\)"):
        table.night()
