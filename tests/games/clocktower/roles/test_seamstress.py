"""The Seamstress."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

FIVE = "seamstress chef empath scarlet_woman imp"


@pytest.mark.parametrize(("two", "answer"), [((1, 2), "yes"), ((3, 4), "yes"), ((1, 4), "no")])
def test_the_seamstress_learns_whether_two_are_on_the_same_side(two: tuple[int, int], answer: str) -> None:
    assert Table(FIVE).night(seamstress=two).told(0) == [answer]


def test_she_asks_once_and_may_wait() -> None:
    table = Table(FIVE).night()
    assert table.told(0) == []
    assert table.day().night(imp=1, seamstress=(2, 4)).told(0) == ["no"]
    assert table.day().night(imp=2).woke(0) == []


def test_she_cannot_choose_herself() -> None:
    (options,) = Table(FIVE).night().asked("seamstress")
    assert len(options) == 7
    assert all(two is None or 0 not in two for two in options)


def test_a_poisoned_seamstress_may_be_told_either_and_has_asked() -> None:
    table = Table("seamstress chef empath poisoner imp", poisoner=0).night(seamstress=(1, 2))
    assert set(table.asked("learn:seamstress")[0]) == {"yes", "no"}
    assert table.day().night(poisoner=1, imp=1).woke(0) == []


def test_a_drunk_seamstress_may_be_told_either() -> None:
    table = Table("drunk:seamstress chef empath monk scarlet_woman imp").night(seamstress=(1, 2))
    assert set(table.asked("learn:seamstress")[0]) == {"yes", "no"}


def test_a_recluse_may_register_as_evil() -> None:
    table = Table("seamstress recluse chef empath scarlet_woman imp").night(seamstress=(1, 2))
    assert table.asked("learn:seamstress") == [("yes", "no")]


def test_a_killed_seamstress_sleeps() -> None:
    assert Table(FIVE).night().day().night(imp=0).woke(0) == []
