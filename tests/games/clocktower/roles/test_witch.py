"""The Witch."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.core.events import Marked
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.events import Unmarked

ROLES = "witch imp empath chef monk slayer soldier"
WITH_POISON = "witch imp poisoner empath chef monk slayer soldier virgin undertaker"


def test_who_is_cursed_dies_by_nominating_and_the_nomination_stands() -> None:
    table = Table(ROLES).night(witch=2).day((2, 1, (3, 4, 5)))
    assert table.found("died")[0] == {"e": "died", "seat": 2, "cause": "nomination"}
    assert table.dead == [2, 1]
    assert table.winners == ("good",)


def test_nobody_else_dies_by_nominating_and_the_cursed_may_be_nominated() -> None:
    assert Table(ROLES).night(witch=2).day((3, 2, ()), (4, 5, ())).dead == []


def test_anybody_may_be_cursed_the_witch_too() -> None:
    table = Table(ROLES)
    assert table.asked_by_night("witch") == (0, 1, 2, 3, 4, 5, 6)
    assert table.night(witch=0).day((0, 3, ())).dead == [0]


def test_a_curse_lasts_a_day() -> None:
    table = Table(ROLES).night(witch=2).day()
    table.night(witch=3, monk=6, imp=6)
    assert table.day((2, 4, ())).dead == []


def test_a_dead_witch_curses_nobody_any_more() -> None:
    table = Table(ROLES).night(witch=4).day().night(witch=2, monk=3, imp=0)
    assert marked(table, "cursed") == []
    assert table.day((2, 4, ())).dead == []


def test_a_poisoned_witch_curses_in_vain() -> None:
    assert Table(WITH_POISON).night(poisoner=0, witch=3).day((3, 4, ())).dead == []


def test_a_curse_rests_while_the_witch_is_poisoned_and_no_longer() -> None:
    table = Table(ROLES).night(witch=3)
    table.town.tell(Marked(0, "drunk", None))
    assert marked(table, "cursed") == []
    table.town.tell(Unmarked(0, "drunk"))
    assert marked(table, "cursed") == [3]


def test_with_three_alive_the_witch_sleeps_and_the_cursed_live() -> None:
    table = Table("witch imp empath chef monk").night(witch=2).bury(3, 4)
    assert table.day((2, 0, ())).dead == []
    assert table.night(imp=2).woke(0) == []


def test_a_traveller_counts_among_the_living() -> None:
    table = Table("witch imp empath chef monk")
    arrive(table, "scapegoat")
    table.night(witch=2).bury(3, 4)
    assert table.day((2, 0, ())).dead == [2]


def test_a_call_for_an_exile_is_no_nomination() -> None:
    table = Table(ROLES)
    goat = arrive(table, "scapegoat")
    table.night(witch=2).open_nominations().exile(2, goat, 2, 3)
    assert table.alive(2)


def test_a_cursed_townsfolk_who_nominates_the_virgin_dies_once() -> None:
    table = Table(WITH_POISON).night(poisoner=9, witch=3).day((3, 8, ()))
    assert table.dead == [3]
    assert table.executed == [3]


def test_who_has_changed_is_still_cursed() -> None:
    table = Table(ROLES).night(witch=2)
    at_once(become(table.town, 2, "butler"))
    assert table.day((2, 4, ())).dead == [2]


def test_a_demon_who_was_cursed_and_nominates_loses() -> None:
    assert Table(ROLES).night(witch=1).day((1, 2, (3,))).winners == ("good",)


def test_nobody_hears_of_a_curse() -> None:
    table = Table(ROLES).night(witch=2)
    assert not [event for event in table.heard_by(2) if event["e"] in ("marked", "chose")]
