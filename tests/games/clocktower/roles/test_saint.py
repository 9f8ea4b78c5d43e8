"""The Saint."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, open_talk
from tests.games.clocktower.table import Table

from fabula.core.events import Turned

ROLES = "saint imp poisoner slayer chef monk"


def test_if_the_saint_is_executed_good_has_lost() -> None:
    table = Table(ROLES, poisoner=2).night().day((1, 0, (1, 2, 3)))
    assert table.winners == ("evil",)
    assert table.found("won")[0]["seats"] == (1, 2)


def test_a_poisoned_saint_may_be_executed() -> None:
    table = Table(ROLES).night(poisoner=0).day((1, 0, (1, 2, 3)))
    assert table.executed == [0]
    assert table.winners == ()


def test_the_poisoner_dead_the_saint_is_well_again() -> None:
    table = Table(ROLES).night(poisoner=0).day().night(poisoner=0, imp=2, monk=3)
    assert table.dead == [2]
    assert table.day((1, 0, (1, 3, 4))).winners == ("evil",)


def test_a_saint_killed_by_the_demon_loses_nothing() -> None:
    table = Table(ROLES, poisoner=2).night().day().night(imp=0, monk=3)
    assert table.dead == [0]
    assert table.winners == ()


def test_a_dead_saint_may_be_executed() -> None:
    table = Table(ROLES, poisoner=2).night().day().night(imp=0, monk=3).day((1, 0, (1, 2, 3)))
    assert table.executed == [0]
    assert table.winners == ()


def test_a_scapegoat_saves_the_saint() -> None:
    table = Table(ROLES, poisoner=2)
    goat = arrive(table, "scapegoat")
    table.night().day((1, 0, (1, 2, 3, 4)), scapegoat="yes")
    assert table.executed == [goat]
    assert table.alive(0)
    assert table.winners == ()


def test_a_gunslinger_who_shoots_the_saint_executes_nobody() -> None:
    table = Table(ROLES, poisoner=2)
    arrive(table, "gunslinger")
    table.night().day((1, 5, (0,)), gunslinger=0)
    assert table.dead == [0]
    assert table.winners == ()


def test_a_slayer_shoots_no_saint() -> None:
    table = Table(ROLES, poisoner=2).night()
    assert open_talk(table).say(3, "slay", 0).dead == []


def test_an_evil_saint_loses_for_evil() -> None:
    table = Table(ROLES, poisoner=2).night()
    table.town.tell(Turned(0, "evil"))
    assert table.day((1, 0, (1, 2, 3))).winners == ("good",)


def test_a_drunk_who_believes_to_be_good_is_no_saint() -> None:
    table = Table("drunk:soldier imp poisoner slayer chef monk", poisoner=2).night().day((1, 0, (1, 2, 3)))
    assert table.winners == ()
