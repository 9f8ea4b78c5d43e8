"""The Sweetheart."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

SIX = "sweetheart chef empath monk scarlet_woman imp"


def test_when_she_dies_a_player_is_drunk_at_once() -> None:
    table = Table(SIX, sweetheart=2).night().day().night(imp=0, monk=1)
    assert marked(table, "drunk") == [2]
    assert len(table.asked("learn:empath")[0]) == 3


def test_it_happens_by_day_too_and_lasts() -> None:
    table = Table(SIX, sweetheart=3).night().day((1, 0, (1, 2, 3)))
    assert marked(table, "drunk") == [3]
    assert table.night(imp=1, monk=1).dead == [1]
    table.day()
    assert marked(table, "drunk") == [3]


def test_anybody_else_may_be_drunk() -> None:
    table = Table(SIX).night().bury(1).day().night(imp=0, monk=2)
    assert table.asked("sweetheart") == [(1, 2, 3, 4, 5)]


def test_the_demon_itself_may_be_drunk() -> None:
    table = Table(SIX, sweetheart=5).night().day((1, 0, (1, 2, 3)))
    assert table.night(imp=1, monk=2).dead == []


def test_a_sweetheart_who_dies_poisoned_breaks_no_heart_later_either() -> None:
    """(Опьянение и отравление)"""
    table = Table("sweetheart chef empath monk poisoner imp", poisoner=1).night().day()
    table.night(poisoner=0, imp=0, monk=1)
    assert marked(table, "drunk") == []
    table.day().night(poisoner=1, imp=1, monk=2)
    assert marked(table, "drunk") == []
    assert table.asked("sweetheart") == []


def test_who_is_drunk_is_sober_while_the_dead_sweetheart_is_poisoned() -> None:
    table = Table("sweetheart chef empath monk poisoner imp slayer virgin", poisoner=1, sweetheart=2)
    table.night().day((1, 0, (1, 2, 3, 6)))
    assert marked(table, "drunk") == [2]
    table.night(poisoner=0, imp=1, monk=2)
    assert marked(table, "drunk") == []
    table.day().night(poisoner=3, imp=3, monk=2)
    assert marked(table, "drunk") == [2]


def test_who_becomes_something_else_does_not_die() -> None:
    table = Table(SIX).night()
    at_once(become(table.town, 0, "virgin"))
    assert table.day((1, 0, (1, 2, 3))).asked("sweetheart") == []
    assert marked(table, "drunk") == []


def test_who_becomes_the_sweetheart_after_death_breaks_no_heart() -> None:
    table = Table(SIX).night().bury(1)
    at_once(become(table.town, 1, "sweetheart"))
    assert marked(table, "drunk") == []


def test_nobody_hears_of_it() -> None:
    table = Table(SIX, sweetheart=2).night().day((1, 0, (1, 2, 3)))
    assert {"marked", "went_wrong"}.isdisjoint(event["e"] for event in table.heard_by(2))
