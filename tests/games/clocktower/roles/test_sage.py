"""The Sage."""

from __future__ import annotations

from itertools import combinations

from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

FIVE = "sage chef empath scarlet_woman imp"


def test_a_sage_whom_the_demon_kills_is_shown_the_demon_and_another() -> None:
    table = Table(FIVE).night().day().night(imp=0)
    assert table.woke(0) == ["sage"]
    assert set(table.asked("learn:sage")[0]) == {(1, 4), (2, 4), (3, 4)}
    assert 4 in table.told(0)[0]


def test_a_living_sage_sleeps_and_one_who_was_executed_too() -> None:
    assert Table(FIVE).night().day().night(imp=1).woke(0) == []
    assert Table(FIVE).night().day((1, 0, (1, 2, 3))).night(imp=1).woke(0) == []


def test_a_sage_who_dies_in_the_mayors_stead_was_killed_by_the_demon() -> None:
    table = Table("sage mayor empath scarlet_woman imp").night().day().night(imp=1, bounce=0)
    assert table.dead == [0]
    assert 4 in table.told(0)[0]


def test_a_sage_whom_the_storyteller_kills_was_killed_by_no_demon() -> None:
    table = Table("sage monk empath scarlet_woman imp").night().day()
    while table.next != "night:imp":
        table._begin({"monk": 2})
    table.telling.amend(("kill", 0))
    assert table.night(imp=2, monk=2).woke(0) == []


def test_the_dead_may_be_shown_too() -> None:
    table = Table(FIVE).night().bury(1).day().night(imp=0)
    assert (1, 4) in table.asked("learn:sage")[0]


def test_a_poisoned_sage_is_woken_and_may_be_shown_any_two() -> None:
    table = Table("sage chef empath poisoner imp", poisoner=1).night().day().night(poisoner=0, imp=0)
    assert set(table.asked("learn:sage")[0]) == set(combinations((1, 2, 3, 4), 2))


def test_a_drunk_sage_is_woken_and_may_be_shown_any_two() -> None:
    table = Table("drunk:sage chef empath monk scarlet_woman imp").night().day().night(imp=0, monk=1)
    assert table.woke(0) == ["sage"]
    assert len(table.asked("learn:sage")[0]) == 10


def test_a_recluse_may_be_taken_for_the_demon() -> None:
    table = Table("sage recluse chef empath scarlet_woman imp").night().day().night(imp=0)
    (options,) = table.asked("learn:sage")
    assert 5 in options[0]
    assert (1, 2) in options


def test_who_becomes_the_sage_after_death_learns_nothing() -> None:
    table = Table("monk chef empath scarlet_woman imp sage soldier").night().day()
    table.asked_by_night("imp", monk=1)
    table.telling.answer(4, 1)
    at_once(become(table.town, 1, "sage"))
    assert table.night(imp=1, monk=2).woke(1) == []


def test_nobody_else_hears_of_it() -> None:
    killed = Table(FIVE).night().day().night(imp=0)
    other = Table("chef sage empath scarlet_woman imp").night().day().night(imp=0)
    assert killed.heard_by("town") == other.heard_by("town")
    open_talk(killed)
    assert not killed.is_over
