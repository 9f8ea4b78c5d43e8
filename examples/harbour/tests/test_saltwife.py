"""Saltwife: her death makes one of her living neighbours drunk for the day that comes next."""

from random import Random

from fabula.core.requests import Ask
from fabula.games.clocktower.advice.storytelling import suggest
from fabula.testing import Table

CIRCLE = "saltwife empath imp poisoner monk mayor"


def drunk(table: Table) -> list[int]:
    return sorted(mark.seat for mark in table.telling.grimoire.marks if mark.kind == "drunk")


def test_killed_by_night_she_leaves_one_drunk_for_that_day() -> None:
    table = Table(CIRCLE).night(poisoner=5).day().night(poisoner=5, monk=1, imp=0, saltwife=5)
    assert table.dead == [0]
    assert drunk(table) == [5]
    table.day().night(poisoner=5, monk=1, imp=4)
    assert drunk(table) == []


def test_executed_she_leaves_one_drunk_for_the_night_and_the_day_after() -> None:
    table = Table(CIRCLE).night(poisoner=5).day((1, 0, (1, 2, 3, 4)), saltwife=1)
    assert drunk(table) == [1]
    assert drunk(table.night(poisoner=5, monk=1, imp=4)) == [1]
    assert drunk(table.day().night(poisoner=5, imp=3)) == []


def test_the_storyteller_decides_between_both_who_live() -> None:
    table = Table(CIRCLE).night(poisoner=5).day()
    assert table.asked_by_night("saltwife", poisoner=5, monk=1, imp=0) == (1, 5)


def test_whoever_learns_something_is_advised() -> None:
    table = Table(CIRCLE).night(poisoner=5).day()
    table.asked_by_night("saltwife", poisoner=5, monk=1, imp=0)
    asked = table.telling.pending
    assert isinstance(asked, Ask)
    assert suggest(table.town, asked, Random(1).randrange) == (1, "salt-in-the-news", ())


def test_poisoned_she_leaves_nobody_drunk() -> None:
    table = Table(CIRCLE).night(poisoner=5).day().night(poisoner=0, monk=1, imp=0)
    assert drunk(table) == []
