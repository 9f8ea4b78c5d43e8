"""Games of scripts that people play: what was dealt is left, or what is left out is named."""

from __future__ import annotations

from functools import lru_cache

import pytest
from tests.deduction.clocktower.test_played import played
from tests.games.clocktower.wild import WILD

from fabula.deduction import IN_PLAY, read_case
from fabula.deduction.clocktower.found import left_out
from fabula.deduction.clocktower.played import Played, is_kept
from fabula.games.clocktower.almanac.cards import KINDS, almanac
from fabula.games.clocktower.scripts.reading import read

EVERY_NIGHT = 99
FEW = 2
IN_LITTLE = (
    "djinnsbargain", "midnight_oasis", "stowedaway", "warrens", "Rochambeau", "beautifulhouse", "boozling",
    "catfishing", "trouble_with_violets", "deadly_penance_day", "edge_dutu_nometa",
)  # fmt: skip


@lru_cache(maxsize=32)
def roles_of(name: str) -> tuple[str, ...]:
    """The roles of a script that players are dealt."""
    roles = read(WILD[name].text()).roles
    return tuple(role for role in almanac.printed if role in roles and almanac[role].kind in KINDS)


def a_game(name: str, game: int, seats: int = 8) -> Played:
    """The case of the last morning of a game."""
    return played(roles_of(name), seats, [game], EVERY_NIGHT)[0]


def named(case: Played) -> tuple[str, ...]:
    """What is left out by name."""
    read_of_it = read_case(case.file)
    read_of_it.assume = IN_PLAY
    return left_out(read_of_it)


@pytest.mark.parametrize("name", IN_LITTLE)
def test_what_was_dealt_is_kept_or_something_is_named(name: str) -> None:
    cases = played(roles_of(name), 8, range(FEW), EVERY_NIGHT)
    assert [place for place, case in enumerate(cases) if not is_kept(case) and not named(case)] == []


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("warrens", 128),  # somebody is told of a Cerenovus whom a Preacher has chosen before
        ("midnight_oasis", 104),  # beside an Atheist somebody is the Drunk
        ("beautifulhouse", 108),  # a Mathematician counts a Shugenja whom a Sailor has made drunk
        ("beautifulhouse", 0),  # a Ravenkeeper is still poisoned by the Pukka that has killed them
        ("beautifulhouse", 123),  # and a Demon from which a Monk has saved somebody
        ("midnight_oasis", 241),  # a Cannibal dies with the ability of a Farmer
        ("warrens", 257),  # a Fang Gu attacks the Mayor, and an Outsider dies instead
        ("catfishing", 204),  # a Cannibal with the ability of a Snake Charmer finds the Demon
        ("catfishing", 219),  # whom a Balloonist saw as the Demon is the Snake Charmer by the next night
        ("deadly_penance_day", 104),  # a Preacher has chosen who minds Lil' Monsta, which kills all the same
    ],
)
def test_what_was_lost_once_is_kept(name: str, game: int) -> None:
    case = a_game(name, game)
    assert named(case) == ()
    assert is_kept(case)
