"""Breakwater: whoever lives next, clockwise, is safe from the Demon."""

from fabula.testing import Table

CIRCLE = "breakwater empath imp poisoner monk mayor slayer"


def test_the_next_one_is_safe() -> None:
    assert Table(CIRCLE).night(poisoner=5).day().night(poisoner=5, monk=0, imp=1).dead == []


def test_nobody_else_is() -> None:
    assert Table(CIRCLE).night(poisoner=5).day().night(poisoner=5, monk=1, imp=0).dead == [0]


def test_a_dead_one_is_passed_over() -> None:
    table = Table("breakwater empath monk imp poisoner mayor slayer").night(poisoner=5)
    table.day((0, 1, (0, 1, 2, 3, 4)))
    assert table.executed == [1]
    assert table.night(poisoner=5, monk=0, imp=2).dead == []


def test_not_while_it_is_poisoned() -> None:
    assert Table(CIRCLE).night(poisoner=5).day().night(poisoner=0, monk=0, imp=1).dead == [1]


def test_from_a_poisoner_it_keeps_nobody() -> None:
    assert Table(CIRCLE).night(poisoner=1, **{"learn:empath": 2}).told(1) == [2]
