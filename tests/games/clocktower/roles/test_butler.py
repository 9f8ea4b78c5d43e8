"""The Butler."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked, tallies
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import MASTER

ROLES = "butler imp poisoner empath chef monk"


def test_the_butler_chooses_a_master_each_night_anybody_but_themselves() -> None:
    table = Table(ROLES, poisoner=2)
    assert table.asked_by_night("butler") == (1, 2, 3, 4, 5)
    table.night(butler=3).day()
    assert table.asked_by_night("butler", imp=5) == (1, 2, 3, 4, 5)


def test_a_master_may_be_dead_or_a_traveller() -> None:
    table = Table(ROLES, poisoner=2)
    traveller = arrive(table, "thief")
    table.night(butler=traveller, thief=1)
    assert marked(table, MASTER) == [traveller]
    table.day().night(imp=4, monk=3, butler=4, thief=1)
    assert table.dead == [4]
    assert marked(table, MASTER) == [4]


def test_a_master_is_a_master_until_dusk() -> None:
    table = Table(ROLES, poisoner=2).night(butler=3)
    assert marked(table, MASTER) == [3]
    table.day()
    assert table.asked_by_night("poisoner")
    assert marked(table, MASTER) == []


def test_ruling_41_a_butler_who_votes_alone_is_counted() -> None:
    table = Table(ROLES, poisoner=2).night(butler=3).day((4, 5, (0,)))
    assert tallies(table) == [(5, 1, 3, None)]
    assert table.found("polled")[0] == {"e": "polled", "seat": 0, "up": True, "count": 1}


def test_a_poisoned_butler_has_no_master() -> None:
    table = Table(ROLES).night(poisoner=0, butler=3)
    assert table.woke(0) == ["butler"]
    assert marked(table, MASTER) == []


def test_a_dead_butler_has_no_master_and_is_not_woken() -> None:
    table = Table(ROLES, poisoner=2).night(butler=3).day((4, 0, (1, 2, 3)))
    assert table.executed == [0]
    assert marked(table, MASTER) == []
    table.night(imp=5, monk=3)
    assert table.woke(0) == []


def test_a_butler_killed_in_the_night_chooses_nobody() -> None:
    table = Table(ROLES, poisoner=2).night(butler=3).day().night(imp=0, monk=3)
    assert table.dead == [0]
    assert table.woke(0) == []
