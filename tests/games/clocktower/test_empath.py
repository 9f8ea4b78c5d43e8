"""The Empath."""

from __future__ import annotations

from tests.games.clocktower.table import Table


def test_the_empath_learns_how_many_living_neighbours_are_evil() -> None:
    assert Table("empath imp chef monk poisoner").night(poisoner=3).told(0) == [2]
    assert Table("empath imp chef poisoner monk").night(poisoner=2).told(0) == [1]


def test_a_neighbour_who_dies_in_the_night_is_skipped() -> None:
    table = Table("empath imp poisoner chef monk").night(poisoner=3).day().night(imp=4, monk=3, poisoner=3)
    assert table.dead == [4]
    assert table.told(0) == [1]


def test_a_poisoned_empath_may_be_told_any_number() -> None:
    table = Table("empath imp poisoner chef monk")
    assert table.asked_by_night("learn:empath", poisoner=0) == (0, 1, 2)


def test_a_recluse_may_count_as_evil_or_not() -> None:
    table = Table("empath recluse chef imp monk poisoner")
    assert table.asked_by_night("learn:empath", poisoner=2) == (1, 2)
