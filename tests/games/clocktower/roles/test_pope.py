"""Pope, of the Loric."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.advising import advised
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import POPE, SECTS_AND_VIOLETS, TROUBLE_BREWING, almanac, is_good
from fabula.games.clocktower.sets.role_sets import Sets, is_doubled
from fabula.games.clocktower.town.square import count_kinds

TWO_CHEFS = ("chef", "chef", "monk", "slayer", "virgin", "poisoner", "imp")
SMALL = ("chef", "empath", "monk", "saint", "drunk", "poisoner", "baron", "imp")


@pytest.mark.parametrize("script", [TROUBLE_BREWING, SECTS_AND_VIOLETS])
@pytest.mark.parametrize("seats", [5, 7, 10, 12, 15])
def test_at_least_one_good_role_is_there_more_than_once_by_the_numbers_of_the_table(
    seats: int, script: tuple[str, ...]
) -> None:
    sets, lots = Sets(seats, script, (POPE,)), Random(seats)
    for _ in range(40):
        drawn = sets.draw(lots.randrange)
        assert drawn in sets
        assert is_doubled(drawn)
        assert count_kinds(almanac, drawn) in sets.counts(drawn)
        assert all(drawn.count(role) == 1 for role in drawn if not is_good(role))


def test_a_set_with_each_role_once_is_none() -> None:
    sets = Sets(7, TROUBLE_BREWING, (POPE,))
    assert TWO_CHEFS in sets
    assert ("chef", "empath", *TWO_CHEFS[2:]) not in sets
    assert TWO_CHEFS not in Sets(7, TROUBLE_BREWING)
    assert ("chef",) * 5 + ("poisoner", "imp") in sets


def test_no_evil_role_and_neither_drunk_nor_lunatic_is_there_twice() -> None:
    sets = Sets(9, TROUBLE_BREWING, (POPE,))
    five = ("chef", "chef", "monk", "slayer", "virgin")
    assert (*five, "saint", "saint", "poisoner", "imp") in sets
    assert (*five, "drunk", "drunk", "poisoner", "imp") not in sets
    assert (*five[1:], "saint", "butler", "poisoner", "poisoner", "imp") not in sets


def test_all_sets_are_counted_and_can_be_listed() -> None:
    sets = Sets(5, SMALL, (POPE,))
    listed = list(sets)
    assert len(listed) == len(sets) > 0
    assert len(set(listed)) == len(listed)
    assert all(one in sets for one in listed)


def test_whoever_leads_is_shown_what_may_be_there_more_often() -> None:
    (shown,) = Sets(7, TROUBLE_BREWING, (POPE,)).shown()
    assert shown["doubled"]
    assert shown["several"]["chef"] == 7
    assert not {"drunk", "imp", "poisoner"} & set(shown["several"])
    assert "free" not in shown


def a_table(**choices: object) -> Table:
    """Two are the Chef, under a Pope from the start."""
    return Table(" ".join(TWO_CHEFS), company=(POPE,), **choices)


def test_each_who_has_a_role_acts_as_it() -> None:
    table = a_table().night(poisoner=4)
    assert (table.told(0), table.told(1)) == ([1], [1])


def test_a_role_that_several_have_may_be_a_bluff_and_no_other_in_play() -> None:
    bluffs = {role for three in a_table().asked_by_night("bluffs", poisoner=4) for role in three}
    assert "chef" in bluffs
    assert not {"monk", "slayer", "imp"} & bluffs


def test_now_and_then_fabula_shows_such_a_bluff() -> None:
    roles = " ".join(TWO_CHEFS)
    shown = advised(roles, "bluffs", company=(POPE,))
    assert {"chef" in three for three in shown if isinstance(three, tuple)} == {True, False}
