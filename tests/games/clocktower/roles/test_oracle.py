"""The Oracle."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

SEVEN = "oracle chef empath monk soldier scarlet_woman imp"


def test_the_oracle_learns_how_many_of_the_dead_are_evil() -> None:
    table = Table(SEVEN).night().day((0, 5, (0, 1, 2, 3))).night(imp=1, monk=2)
    assert table.dead == [1]
    assert table.told(0) == [1]
    assert table.day().night(imp=2, monk=4).told(0) == [1]


def test_the_dead_of_this_night_are_counted() -> None:
    table = Table(SEVEN).night().day().night(imp=6, monk=2)
    assert table.told(0) == [1]


def test_the_oracle_sleeps_in_the_first_night() -> None:
    assert Table(SEVEN).night().woke(0) == []


def test_an_exiled_evil_traveller_is_counted() -> None:
    table = Table(SEVEN)
    thief = arrive(table, "thief", "evil")
    table.night(thief=1).open_nominations().exile(1, thief, 0, 1, 2, 3, 4).close_the_day()
    assert table.night(imp=1, monk=2).told(0) == [1]


def test_what_counts_is_the_side_and_not_the_role() -> None:
    table = Table(SEVEN)
    table.telling.amend(("side", 1, "evil"))
    assert table.night().day().night(imp=1, monk=2).told(0) == [1]


def test_a_dead_recluse_or_spy_may_register_as_the_other_side() -> None:
    table = Table("oracle recluse chef empath scarlet_woman imp").night().day().night(imp=1)
    assert table.asked("learn:oracle") == [(0, 1)]
    table = Table("oracle chef empath spy imp monk soldier").night().day().night(imp=3, monk=1)
    assert table.asked("learn:oracle") == [(1, 0)]


def test_a_poisoned_oracle_may_be_told_any_number() -> None:
    table = Table("oracle chef empath poisoner imp", poisoner=1).night().day().night(poisoner=0, imp=1)
    assert set(table.asked("learn:oracle")[0]) == {0, 1, 2, 3, 4, 5}


def test_a_drunk_oracle_may_be_told_any_number() -> None:
    table = Table("drunk:oracle chef empath monk scarlet_woman imp").night().day().night(imp=1)
    assert len(table.asked("learn:oracle")[0]) == 7


def test_a_killed_oracle_sleeps() -> None:
    assert Table(SEVEN).night().day().night(imp=0, monk=1).woke(0) == []
