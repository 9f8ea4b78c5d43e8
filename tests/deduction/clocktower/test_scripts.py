"""Games of scripts that people play: what was dealt is left, or what is left out is named."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest
from tests.deduction.clocktower.mixed import script_by_lot
from tests.deduction.clocktower.test_played import played
from tests.games.clocktower.wild import WILD

from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import left_out
from fabula.deduction.clocktower.played import Played, is_kept
from fabula.games.clocktower.almanac.cards import KINDS, almanac
from fabula.games.clocktower.scripts.reading import read

EVERY_NIGHT = 99
FEW = 2
LOST = sorted((Path(__file__).parent / "lost").glob("*.json"))
IN_LITTLE = (
    "djinnsbargain", "midnight_oasis", "stowedaway", "warrens", "Rochambeau", "beautifulhouse", "boozling",
    "catfishing", "trouble_with_violets", "deadly_penance_day", "edge_dutu_nometa",
)  # fmt: skip


@lru_cache(maxsize=32)
def roles_of(name: str) -> tuple[str, ...]:
    """The roles of a script that players are dealt."""
    roles = read(WILD[name].text()).roles
    return tuple(role for role in almanac.printed if role in roles and almanac[role].kind in KINDS)


def named(case: Played) -> tuple[str, ...]:
    """What is left out by name."""
    read_of_it = read_case(case.file)
    read_of_it.assume = IN_PLAY
    return left_out(read_of_it)


@pytest.mark.parametrize("name", IN_LITTLE)
def test_what_was_dealt_is_kept_or_something_is_named(name: str) -> None:
    cases = played(roles_of(name), 8, range(FEW), EVERY_NIGHT)
    assert [place for place, case in enumerate(cases) if not is_kept(case) and not named(case)] == []


SEEM_OTHERWISE = ("spy", "recluse", "tea_lady", "pacifist", "minstrel", "godfather", "vigormortis", "fang_gu")


@pytest.mark.parametrize("with_these", [(), SEEM_OTHERWISE], ids=["any roles", "who seem what they are not"])
def test_what_was_dealt_is_kept_where_roles_of_all_sets_meet(with_these: tuple[str, ...]) -> None:
    for seed in range(FEW):
        cases = played(script_by_lot(Random(seed), with_these), 8, range(seed, seed + 1), EVERY_NIGHT)
        assert all(is_kept(case) or named(case) for case in cases)


@pytest.mark.parametrize("path", LOST, ids=lambda path: path.stem)
def test_what_was_lost_once_is_kept(path: Path) -> None:
    """The cases as they were lost, whatever bots and dealing are by now: each is named by its reason.

    Where a Boffin may lend what saves somebody, that stays out by name.
    """
    kept = json.loads(path.read_text())
    case = Played(kept["file"], tuple(kept["roles"]), tuple(kept["final"]))
    assert named(case) == tuple(kept.get("left_out", ()))
    assert is_kept(case)
