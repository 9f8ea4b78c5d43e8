"""Who is not what they drew, by lot: the set that is left is one by the cards."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from fabula.core.events import Dealt
from fabula.core.requests import Ask, draw
from fabula.core.rulings import RULINGS, THIRD
from fabula.core.telling import Telling
from fabula.games.clocktower.almanac.mistaken import TAKEN_FOR
from fabula.games.clocktower.almanac.traits import BELIEF_COUNTS, with_trait
from fabula.games.clocktower.phases.brackets import Brackets
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Drawn

TALE = Clocktower()
SCRIPT = (
    "huntsman", "choirboy", "king", "balloonist", "atheist", "empath", "chef", "monk", "mayor", "virgin",
    "slayer", "soldier", "village_idiot", "drunk", "lunatic", "hermit", "damsel", "saint", "recluse",
    "marionette", "baron", "poisoner", "imp", "pukka",
)  # fmt: skip
SEATS = (7, 8, 10, 13)
BRACKETS = Brackets(SCRIPT, ())


def players(cards: Mapping[Any, str]) -> dict[int, str]:
    """The cards of those who play."""
    return {seat: role for seat, role in cards.items() if isinstance(seat, int)}


def dealt(seed: int, **begun: str) -> tuple[dict[int, str], dict[int, str]]:
    """What each player is, and what they drew, where all is decided by lot."""
    lots, seats = Random(seed), SEATS[seed % len(SEATS)]
    settings = TALE.set_up(seats, SCRIPT).settings
    telling = Telling(TALE, TALE.set_up_again(seats, SCRIPT, {**settings, **begun}))
    while not (true := [players(event.cards) for event in telling.log if isinstance(event, Dealt)]):
        if telling.pending is None:
            telling.begin_beat()
        ask = telling.pending
        assert isinstance(ask, Ask)
        telling.answer(ask.who, draw(ask.options, lots.randrange))
    drew = [players(event.cards) for event in telling.log if isinstance(event, Drawn)]
    return true[0], (drew or true)[0]


def is_a_set(seed: int, **begun: str) -> bool:
    """Whether what all are goes together by the cards."""
    true, drew = dealt(seed, **begun)
    puppet = next((seat for seat, role in true.items() if role in with_trait(BELIEF_COUNTS)), None)
    return BRACKETS.hold(tuple(true.values()), None if puppet is None else drew[puppet])


@pytest.mark.parametrize("seeds", range(6))
def test_ruling_52_what_all_are_goes_together_whoever_is_unaware(seeds: int) -> None:
    assert [seed for seed in range(seeds * 40, seeds * 40 + 40) if not is_a_set(seed)] == []


def test_ruling_52_in_games_begun_before_it_need_not() -> None:
    assert not all(is_a_set(seed, **{RULINGS: THIRD}) for seed in range(40))


@pytest.mark.parametrize("role", [*TAKEN_FOR, "hermit"])
def test_each_of_them_is_met_in_these_deals(role: str) -> None:
    assert any(role in dealt(seed)[0].values() for seed in range(60))


LATE: list[tuple[int, dict[str, Any]]] = [
    (
        7,
        {
            "set": ("balloonist", "fisherman", "banshee", "magician", "drunk", "evil_twin", "lil_monsta"),
            "drunk_role": "artist",
            "lil_monsta_minion": "marionette",
            "marionette_role": "engineer",
        },
    ),
    (
        8,
        {
            "set": ("chef", "sage", "knight", "alchemist", "magician", "drunk", "marionette", "imp"),
            "alchemist_summons": "amnesiac",
            "drunk_role": "artist",
            "marionette_role": "engineer",
        },
    ),
]


@pytest.mark.parametrize(("seats", "settled"), LATE)
def test_the_drunk_may_be_who_drew_what_lies_there_for_a_marionette_that_is_still_to_come(
    seats: int, settled: dict[str, Any]
) -> None:
    others = (role for role in settled.values() if isinstance(role, str))
    script = dict.fromkeys((*settled["set"], *others, "marionette", "summoner", "chef"))
    telling = Telling(TALE, TALE.set_up(seats, tuple(script)))
    telling.begin_beat()
    while isinstance(ask := telling.pending, Ask) and ask.prompt != "drunk":
        telling.answer(ask.who, settled.get(ask.prompt, draw(ask.options, lambda _: 0)))
    assert isinstance(ask, Ask)
    (drew,) = (players(event.cards) for event in telling.log if isinstance(event, Drawn))
    seat = next(seat for seat, role in drew.items() if role == settled["marionette_role"])
    assert seat in ask.options
    telling.answer(ask.who, seat)
    assert telling.grimoire.role(seat) == "drunk"
