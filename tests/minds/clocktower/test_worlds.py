"""All ways it can be, as columns: each says of every world what the world itself says."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from fabula.minds.clocktower.world import A_MINION, GOOD, THE_DEMON, Ways, World, powers, to_the
from fabula.minds.clocktower.worlds import Known, Scales, weights, worlds

RESIDENTS = (0, 1, 3, 4, 6, 7)  # 2 and 5 are Travellers
SEATS = range(9)


@pytest.mark.parametrize("minions", [0, 1, 3])
def test_each_column_says_what_the_worlds_say(minions: int) -> None:
    ways = Ways(RESIDENTS, minions)
    all_of_them = [ways.world(number) for number in range(len(ways))]
    assert len({*all_of_them}) == len(all_of_them)
    assert all(len(world.evil) == minions + 1 and world.demon in world.evil for world in all_of_them)
    for seat in SEATS:
        assert ways.is_evil(seat).tolist() == [seat in world.evil for world in all_of_them]
        assert ways.is_demon(seat).tolist() == [seat == world.demon for world in all_of_them]
        assert ways.kind_of(seat).tolist() == [what(seat, world) for world in all_of_them]
    some, circle = (0, 2, 4, 7), (7, 5, 4, 3, 2, 1, 0, 6)
    assert ways.many_evil(some).tolist() == [len(world.evil.intersection(some)) for world in all_of_them]
    assert ways.demon_among(some).tolist() == [world.demon in some for world in all_of_them]
    assert ways.place_of_the_demon(circle).tolist() == [circle.index(world.demon) for world in all_of_them]


def what(seat: int, world: World) -> int:
    """What somebody is there."""
    return THE_DEMON if seat == world.demon else A_MINION if seat in world.evil else GOOD


def test_the_shares_of_a_seat_are_sums_of_its_worlds() -> None:
    ways = Ways(RESIDENTS, 2)
    fits = np.array([float(Random(number).randrange(64)) for number in range(len(ways))])
    found = ways.shares(fits)
    assert [*found] == [*RESIDENTS]
    weighed = [(fit, ways.world(number)) for number, fit in enumerate(fits.tolist())]
    for seat, (as_demon, as_evil) in found.items():
        assert as_demon == sum(fit for fit, world in weighed if world.demon == seat)
        assert as_evil == sum(fit for fit, world in weighed if seat in world.evil)


@pytest.mark.parametrize("base", [0.08, 0.6, 1.06, 3.5])
def test_powers_are_those_of_python_to_the_last_digit(base: float) -> None:
    many = np.arange(15)
    assert powers(base, many).tolist() == [base**number for number in range(15)]
    assert to_the(0.3, powers(base, many)).tolist() == [(base**number) ** 0.3 for number in range(15)]


def test_what_is_certain_leaves_the_worlds_that_can_be() -> None:
    ways = worlds(RESIDENTS, 1)
    left = Known(frozenset((1, 3, 6)), good=frozenset((0,)), evil=frozenset((3,))).allows(ways)
    for number, can_be in enumerate(left.tolist()):
        world = ways.world(number)
        assert can_be == (world.demon in (1, 3, 6) and 0 not in world.evil and 3 in world.evil)


def test_of_more_evil_than_there_are_minions_some_have_turned() -> None:
    ways = worlds(RESIDENTS, 1)
    left = Known(frozenset(RESIDENTS), evil=frozenset((0, 1, 3))).allows(ways)
    assert left.all()


def test_scales_take_off_what_is_no_more_and_leave_what_others_share_alone() -> None:
    clue, other = ("says_evil", 0, 1), ("says_good", 3, 4)
    before = weights(RESIDENTS, 1, clue).copy()
    scales = Scales()
    scales.weigh(RESIDENTS, 1, [clue, other])
    left = scales.weigh(RESIDENTS, 1, [other])
    assert np.allclose(left, weights(RESIDENTS, 1, other), rtol=1e-12)
    assert np.array_equal(weights(RESIDENTS, 1, clue), before)


def test_who_seats_no_mind_of_the_clocktower_does_not_wait_for_numpy() -> None:
    ask = "import sys, fabula.__main__, fabula.minds; print('numpy' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", ask], text=True).strip() == "False"
