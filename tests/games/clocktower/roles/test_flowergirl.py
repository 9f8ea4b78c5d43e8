"""The Flowergirl."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

FIVE = "flowergirl chef empath scarlet_woman imp"


@pytest.mark.parametrize(("voters", "answer"), [((4,), "yes"), ((1, 3), "no"), ((), "no")])
def test_the_flowergirl_learns_whether_the_demon_has_voted(voters: tuple[int, ...], answer: str) -> None:
    table = Table(FIVE).night().day((0, 3, voters)).night(imp=1)
    assert table.told(0) == [answer]


def test_without_a_nomination_nobody_has_voted() -> None:
    assert Table(FIVE).night().day().night(imp=1).told(0) == ["no"]


def test_the_flowergirl_sleeps_in_the_first_night() -> None:
    assert Table(FIVE).night().woke(0) == []


def test_hands_for_an_exile_are_no_votes() -> None:
    table = Table(FIVE)
    thief = arrive(table, "thief")
    table.night(thief=1).open_nominations().exile(1, thief, 0, 1, 4).close_the_day()
    assert table.night(imp=1).told(0) == ["no"]


def test_what_counts_is_who_was_the_demon_when_the_hand_was_up() -> None:
    table = Table(FIVE).night().day((0, 4, (0, 1, 2, 3)))
    assert table.role(3) == "imp"
    assert table.night(imp=1).told(0) == ["no"]
    table = Table(FIVE).night().day((0, 4, (0, 1, 4)))
    assert table.night(imp=1).told(0) == ["yes"]


def test_the_votes_of_yesterday_are_forgotten() -> None:
    table = Table(FIVE).night().day((0, 3, (4,))).night(imp=1).day()
    assert table.night(imp=2).told(0) == ["no"]


def test_a_recluse_who_votes_may_be_taken_for_the_demon() -> None:
    table = Table("flowergirl recluse chef empath scarlet_woman imp").night().day((0, 2, (1,)))
    table.night(imp=2)
    assert table.asked("learn:flowergirl") == [("no", "yes")]


def test_a_poisoned_or_drunk_flowergirl_may_be_told_either() -> None:
    table = Table("flowergirl chef empath poisoner imp", poisoner=1).night().day().night(poisoner=0, imp=1)
    assert set(table.asked("learn:flowergirl")[0]) == {"yes", "no"}
    table = Table("drunk:flowergirl chef empath monk scarlet_woman imp").night().day().night(imp=1)
    assert set(table.asked("learn:flowergirl")[0]) == {"yes", "no"}


def test_a_killed_flowergirl_sleeps() -> None:
    assert Table(FIVE).night().day((0, 3, (4,))).night(imp=0).told(0) == []
