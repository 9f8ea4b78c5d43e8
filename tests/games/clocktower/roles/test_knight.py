"""The Knight."""

from __future__ import annotations

from itertools import combinations

from tests.games.clocktower.table import Table

FIVE = "knight chef empath scarlet_woman imp"


def test_the_knight_learns_two_players_neither_of_whom_is_the_demon() -> None:
    table = Table(FIVE).night()
    assert table.told(0) == [(1, 2)]
    assert table.asked("learn:knight") == [tuple(combinations((1, 2, 3), 2))]


def test_a_recluse_may_be_shown_though_they_may_register_as_the_demon() -> None:
    table = Table("knight recluse chef empath scarlet_woman imp").night()
    assert (1, 2) in table.asked("learn:knight")[0]


def test_a_spy_is_no_demon_whatever_they_register_as() -> None:
    assert (1, 3) in Table("knight chef empath spy imp").night().asked("learn:knight")[0]


def test_a_poisoned_knight_may_be_shown_the_demon() -> None:
    table = Table("knight chef empath poisoner imp", poisoner=0).night()
    assert table.asked("learn:knight") == [tuple(combinations((1, 2, 3, 4), 2))]


def test_a_drunk_knight_may_be_shown_the_demon() -> None:
    table = Table("drunk:knight chef empath scarlet_woman imp monk").night()
    assert (1, 4) in table.asked("learn:knight")[0]


def test_under_a_vortox_one_of_the_two_is_the_demon() -> None:
    table = Table("knight chef empath scarlet_woman vortox").night()
    assert table.asked("learn:knight") == [((1, 4), (2, 4), (3, 4))]


def test_under_a_vortox_a_recluse_who_may_seem_a_demon_is_no_lie() -> None:
    table = Table("knight recluse chef empath scarlet_woman vortox").night()
    assert table.asked("learn:knight") == [((1, 5), (2, 5), (3, 5), (4, 5))]


def test_the_knight_wakes_once() -> None:
    assert Table(FIVE).night().day().night(imp=1).woke(0) == []
