"""The Princess."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

SEVEN = "princess chef empath undertaker monk scarlet_woman imp"
ENOUGH = (0, 1, 2, 3)


def test_if_her_nominee_is_executed_on_her_first_day_the_demon_kills_nobody() -> None:
    table = Table(SEVEN).night().day((0, 1, ENOUGH)).night(imp=2, monk=3)
    assert table.dead == []
    assert [one["kind"] for one in table.found("attacked")] == ["peace"]
    assert "imp" in table.woke(6)


def test_in_the_night_after_it_kills_again() -> None:
    table = Table(SEVEN).night().day((0, 1, ENOUGH)).night(imp=2, monk=3).day().night(imp=2, monk=3)
    assert table.dead == [2]


def test_on_a_later_day_it_kills() -> None:
    table = Table(SEVEN).night().day().night(imp=3, monk=2).day((0, 1, ENOUGH)).night(imp=2, monk=0)
    assert table.dead == [2]


@pytest.mark.parametrize("day", [
    ((1, 2, ENOUGH),),
    ((0, 1, ()), (1, 2, ENOUGH)),
    ((0, 1, ()),),
])  # fmt: skip
def test_somebody_elses_nominee_does_not_count(day: tuple[tuple[int, int, tuple[int, ...]], ...]) -> None:
    assert Table(SEVEN).night().day(*day).night(imp=4, monk=0).dead == [4]


def test_the_executed_need_not_die() -> None:
    roles = "princess chef empath undertaker monk devils_advocate imp"
    table = Table(roles).night(devils_advocate=1).day((0, 1, ENOUGH))
    assert table.dead == []
    assert table.night(imp=2, monk=3, devils_advocate=6).dead == []


def test_dead_in_the_night_she_keeps_off_nothing() -> None:
    table = Table("princess chef empath undertaker monk assassin imp").night().day((0, 1, ENOUGH))
    table.night(imp=2, monk=3, assassin=0)
    assert table.dead == [0]
    table = Table(SEVEN).night().day((0, 0, ENOUGH)).night(imp=2, monk=3)
    assert table.dead == [2]


def test_executed_by_a_virgin_she_keeps_off_nothing() -> None:
    table = Table("princess virgin empath undertaker monk scarlet_woman imp").night().day((0, 1, ()))
    assert table.executed == [0]
    assert table.night(imp=2, monk=3).dead == [2]


def test_poisoned_in_that_night_she_keeps_off_nothing_and_has_gone_wrong() -> None:
    table = Table("princess chef empath undertaker monk poisoner imp").night(poisoner=6)
    table.day((0, 1, ENOUGH)).night(poisoner=0, imp=2, monk=3)
    assert table.dead == [2]
    assert 0 in [event["seat"] for event in table.found("went_wrong")]


def test_poisoned_by_day_and_well_in_the_night_she_keeps_it_off() -> None:
    table = Table("princess chef empath undertaker monk poisoner imp").night(poisoner=0)
    table.day((0, 1, ENOUGH)).night(poisoner=1, imp=2, monk=3)
    assert table.dead == []


def test_a_drunk_keeps_off_nothing() -> None:
    table = Table("drunk:princess chef empath undertaker monk virgin scarlet_woman imp").night()
    assert table.day((0, 1, (0, 1, 2, 3))).night(imp=2, monk=3).dead == [2]


def test_the_first_day_of_who_becomes_the_princess_is_the_next() -> None:
    table = Table("monk chef empath undertaker soldier scarlet_woman imp", also="princess").night().day()
    at_once(become(table.town, 1, "princess"))
    table.night(imp=2, monk=3).day((1, 3, (0, 1, 3)))
    assert table.dead == [3]
    assert table.night(imp=0, monk=4).dead == []


def test_an_exorcised_demon_and_a_princess_do_not_quarrel() -> None:
    table = Table("princess chef exorcist undertaker monk scarlet_woman imp").night().day((0, 1, ENOUGH))
    assert table.night(exorcist=6, monk=3).dead == []
