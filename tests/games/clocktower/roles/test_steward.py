"""The Steward."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

FIVE = "steward chef empath scarlet_woman imp"


def test_the_steward_learns_one_good_player_but_never_themselves() -> None:
    table = Table(FIVE).night()
    assert table.told(0) == [(1,)]
    assert table.asked("learn:steward") == [((1,), (2,))]


def test_it_is_told_as_a_player() -> None:
    (told,) = [event for event in Table(FIVE).night().found("informed") if event["seat"] == 0]
    assert told["place"] == 1


def test_what_counts_is_the_side_and_not_the_role() -> None:
    table = Table(FIVE)
    table.telling.amend(("side", 1, "evil"))
    assert table.night().told(0) == [(2,)]


def test_a_good_traveller_may_be_shown() -> None:
    table = Table(FIVE)
    thief = arrive(table, "thief", "good")
    assert (thief,) in table.night(thief=1).asked("learn:steward")[0]


def test_a_spy_may_register_as_good() -> None:
    assert Table("steward chef empath spy imp").night().asked("learn:steward") == [((1,), (2,), (3,))]


def test_a_recluse_is_good_though_they_may_register_as_evil() -> None:
    table = Table("steward recluse chef empath scarlet_woman imp").night()
    assert table.asked("learn:steward") == [((1,), (2,), (3,))]


def test_a_poisoned_steward_may_be_shown_anybody() -> None:
    table = Table("steward chef empath poisoner imp", poisoner=0).night()
    assert table.asked("learn:steward") == [((1,), (2,), (3,), (4,))]


def test_a_drunk_steward_may_be_shown_anybody() -> None:
    table = Table("drunk:steward chef empath scarlet_woman imp monk").night()
    assert len(table.asked("learn:steward")[0]) == 5


def test_under_a_vortox_the_steward_is_shown_somebody_evil() -> None:
    table = Table("steward chef empath scarlet_woman vortox").night()
    assert table.asked("learn:steward") == [((3,), (4,))]


def test_the_steward_wakes_once() -> None:
    assert Table(FIVE).night().day().night(imp=1).woke(0) == []


def test_who_becomes_the_steward_learns_it_in_the_next_night() -> None:
    table = Table("monk chef empath scarlet_woman imp").night()
    at_once(become(table.town, 1, "steward"))
    assert table.day().night(imp=2, monk=3).told(1) == [(0,)]


def test_where_nobody_else_is_good_anybody_may_be_shown() -> None:
    table = Table(FIVE)
    for seat in (1, 2):
        table.telling.amend(("side", seat, "evil"))
    assert len(table.night().asked("learn:steward")[0]) == 4
