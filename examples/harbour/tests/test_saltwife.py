"""Saltwife: her death makes both of her living neighbours drunk for the day that comes next."""

from fabula.testing import Table

CIRCLE = "saltwife empath imp poisoner monk mayor"


def drunk(table: Table) -> list[int]:
    return sorted(mark.seat for mark in table.telling.grimoire.marks if mark.kind == "drunk")


def test_killed_by_night_she_leaves_them_drunk_for_that_day() -> None:
    table = Table(CIRCLE).night(poisoner=5).day().night(poisoner=5, monk=1, imp=0)
    assert table.dead == [0]
    assert drunk(table) == [1, 5]
    table.day().night(poisoner=5, monk=1, imp=4)
    assert drunk(table) == []


def test_executed_she_leaves_them_drunk_for_the_night_and_the_day_after() -> None:
    table = Table(CIRCLE).night(poisoner=5).day((1, 0, (1, 2, 3, 4)))
    assert drunk(table) == [1, 5]
    assert drunk(table.night(poisoner=5, monk=1, imp=4)) == [1, 5]
    assert drunk(table.day().night(poisoner=5, imp=3)) == []


def test_poisoned_she_leaves_nobody_drunk() -> None:
    table = Table(CIRCLE).night(poisoner=5).day().night(poisoner=0, monk=1, imp=0)
    assert drunk(table) == []
