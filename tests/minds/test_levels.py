"""Levels and temperaments: named, told apart in play, the same by the same lots."""

from __future__ import annotations

from typing import get_args

import pytest

from fabula.arena.agents import entrant
from fabula.arena.matches import Standing, play_pairs
from fabula.core.events import Claimed, Shown
from fabula.core.requests import Ask
from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.minds import MINDS, mind_called
from fabula.minds.levels import LEVELS, NAMES, Levelled
from fabula.minds.onenight.sensible import Sensible
from fabula.rooms.wire.messages import Mind
from fabula.sim.habits import habits
from fabula.sim.play import Table, play_one
from fabula.sim.seeding import lots_of

ONE_NIGHT = tale_called("onenight")


def test_rooms_and_minds_know_the_same_names() -> None:
    assert get_args(Mind) == MINDS
    assert len(NAMES) == 9


def test_three_levels_play_a_tournament_and_stand_in_their_order() -> None:
    levels = [entrant(level) for level in LEVELS]
    standing = Standing(LEVELS)
    for played in play_pairs(ONE_NIGHT, ONE_NIGHT.set_up(6), levels, 150, seed=3):
        standing.take(played)
    told = standing.data()["standing"]
    newcomer, regular, sharp = (told[level]["score"] for level in LEVELS)
    assert sharp - newcomer > told["sharp"]["margin"] + told["newcomer"]["margin"]
    assert newcomer < regular < sharp
    assert max(told, key=lambda level: told[level]["rating"]) == "sharp"


@pytest.mark.parametrize("name", ["newcomer", "regular-lively", "sharp-quiet"])
def test_the_same_lots_make_the_same_game(name: str) -> None:
    tale = tale_called("mafia32")

    def played() -> list[object]:
        return [*play_one(Table(Telling(tale, tale.set_up(8)), lots_of(5, 5), name)).telling.log]

    assert played() == played()


def test_a_newcomer_misses_what_others_say_and_never_its_own_words() -> None:
    missed = 0
    for lot in range(200):
        mind = mind_called("newcomer", ONE_NIGHT.set_up(5), 0, lots_of(1, lot))
        assert isinstance(mind, Levelled)
        for event in (Shown(0, "seer"), Claimed(0, ("claim", "seer")), Claimed(1, ("claim", "robber"))):
            mind.hear(event)
        assert isinstance(mind.mind, Sensible)
        claims = mind.mind.memory.claims()
        assert claims[0] == "seer"
        missed += 1 not in claims
    assert 70 < missed < 130


def test_a_whim_is_an_option_and_comes_as_often_as_the_level_says() -> None:
    setup, options = ONE_NIGHT.set_up(5), (1, 2, 3, 4)
    choices = []
    for lot in range(300):
        mind = mind_called("newcomer", setup, 0, lots_of(2, lot))
        for event in (Shown(0, "villager"), *(Claimed(seat, ("claim", "seer")) for seat in (3, 4))):
            mind.hear(event)
        choices.append(mind.choose(Ask(0, "vote", options)))
    assert {*choices} == {*options}
    assert sum(choice in (1, 2) for choice in choices) < 150


def test_the_lively_speak_of_more_and_the_quiet_of_less() -> None:
    tale = tale_called("mafia32")
    said = [
        habits(tale, tale.set_up(8), 40, seed=3, bots=name)["says suspect"].times
        for name in ("sharp-quiet", "sharp", "sharp-lively")
    ]
    assert said == sorted(said)
    assert said[0] < said[-1] / 2
