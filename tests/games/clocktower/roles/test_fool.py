"""The Fool."""

from __future__ import annotations

from tests.games.clocktower.table import Table

SEVEN = "fool chef empath monk slayer poisoner imp"
ALL = (0, 1, 2, 3, 4)


def spent(table: Table) -> bool:
    """Whether the joke is used up."""
    return bool([mark for mark in table.telling.grimoire.marks if mark.kind == "spent"])


def test_the_first_time_the_fool_does_not_die_by_night() -> None:
    table = Table(SEVEN).night(poisoner=5).day().night(poisoner=5, imp=0, monk=1)
    assert table.dead == []
    assert table.found("attacked")[0]["kind"] == "fool"
    assert spent(table)
    assert table.day().night(poisoner=5, imp=0, monk=1).dead == [0]


def test_nor_by_execution_and_all_hear_it() -> None:
    table = Table(SEVEN).night(poisoner=5).day((1, 0, ALL))
    assert (table.executed, table.dead) == ([0], [])
    assert len(table.found("survived")) == 1
    table.night(poisoner=5, imp=1, monk=2)
    assert table.day((2, 0, (0, 2, 3, 4))).dead == [0]


def test_the_joke_is_kept_where_something_else_saves() -> None:
    table = Table(SEVEN).night(poisoner=5).day().night(poisoner=5, imp=0, monk=0)
    assert not spent(table)
    table = Table("fool innkeeper empath monk slayer scarlet_woman imp").night().day()
    table.night(imp=0, innkeeper=(0, 2), innkeeper_drunk=2, monk=1)
    assert table.dead == []
    assert not spent(table)


def test_a_poisoned_fool_dies() -> None:
    table = Table(SEVEN).night(poisoner=0).day((1, 0, ALL))
    assert table.dead == [0]


def test_a_drunk_fool_dies() -> None:
    table = Table("drunk:fool chef empath monk scarlet_woman imp").night().day((1, 0, (0, 1, 2, 3)))
    assert table.dead == [0]


def test_a_dead_fool_is_executed_without_a_joke() -> None:
    table = Table(SEVEN).night(poisoner=5).bury(0).day((1, 0, (1, 2, 3, 4)))
    assert table.executed == [0]
    assert not spent(table)


def test_who_becomes_the_fool_has_the_joke_anew() -> None:
    table = Table(SEVEN).night(poisoner=5).day((1, 0, ALL))
    table.telling.amend(("role", 0, "fool"))
    table.night(poisoner=5, imp=0, monk=1)
    assert table.dead == []


def test_the_storytellers_hand_is_not_laughed_at() -> None:
    table = Table(SEVEN).night(poisoner=5)
    table.telling.amend(("kill", 0))
    assert not table.alive(0)
