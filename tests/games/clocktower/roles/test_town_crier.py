"""The Town Crier."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

FIVE = "town_crier chef empath scarlet_woman imp"


@pytest.mark.parametrize(("nominator", "answer"), [(3, "yes"), (4, "no"), (1, "no")])
def test_the_town_crier_learns_whether_a_minion_has_nominated(nominator: int, answer: str) -> None:
    table = Table(FIVE).night().day((nominator, 2, ())).night(imp=1)
    assert table.told(0) == [answer]


def test_the_town_crier_sleeps_in_the_first_night() -> None:
    assert Table(FIVE).night().woke(0) == []


def test_a_call_for_an_exile_is_no_nomination() -> None:
    table = Table(FIVE)
    thief = arrive(table, "thief")
    table.night(thief=1).open_nominations().exile(3, thief).close_the_day()
    assert table.night(imp=1, thief=1).told(0) == ["no"]


def test_what_counts_is_who_was_a_minion_when_they_nominated() -> None:
    table = Table(FIVE).night().day((3, 4, (0, 1, 2)))
    assert table.role(3) == "imp"
    assert table.night(imp=1).told(0) == ["yes"]


def test_a_spy_may_be_taken_for_none_and_a_recluse_for_one() -> None:
    table = Table("town_crier chef empath spy imp").night().day((3, 2, ())).night(imp=1)
    assert table.asked("learn:town_crier") == [("yes", "no")]
    table = Table("town_crier recluse chef empath scarlet_woman imp").night().day((1, 2, ())).night(imp=2)
    assert table.asked("learn:town_crier") == [("no", "yes")]


def test_a_poisoned_or_drunk_town_crier_may_be_told_either() -> None:
    table = Table("town_crier chef empath poisoner imp", poisoner=1).night().day().night(poisoner=0, imp=1)
    assert set(table.asked("learn:town_crier")[0]) == {"yes", "no"}
    table = Table("drunk:town_crier chef empath monk scarlet_woman imp").night().day().night(imp=1)
    assert set(table.asked("learn:town_crier")[0]) == {"yes", "no"}


def test_the_nominations_of_yesterday_are_forgotten() -> None:
    table = Table(FIVE).night().day((3, 2, ())).night(imp=1).day()
    assert table.night(imp=2).told(0) == ["no"]
