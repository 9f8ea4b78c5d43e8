"""The Shugenja."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

CW, ACW = WAYS = ("clockwise", "anticlockwise")


@pytest.mark.parametrize(("roles", "way"), [
    ("shugenja scarlet_woman chef empath monk soldier imp saint", CW),
    ("shugenja chef empath monk soldier scarlet_woman imp", ACW),
    ("shugenja chef empath imp monk soldier scarlet_woman saint", ACW),
    ("chef imp shugenja empath monk scarlet_woman soldier", ACW),
])  # fmt: skip
def test_the_shugenja_learns_where_the_nearest_evil_player_sits(roles: str, way: str) -> None:
    table = Table(roles).night()
    assert table.told(roles.split().index("shugenja")) == [way]
    assert table.asked("learn:shugenja") == []


def test_where_two_are_as_near_the_storyteller_decides() -> None:
    table = Table("shugenja imp chef empath scarlet_woman").night(shugenja=ACW)
    assert table.asked("shugenja") == [WAYS]
    assert table.told(0) == [ACW]
    assert table.found("misled") == []


def test_one_evil_player_opposite_is_as_near_both_ways() -> None:
    table = Table("shugenja chef empath imp saint scarlet_woman")
    table.telling.amend(("side", 5, "good"))
    assert table.night().asked("shugenja") == [WAYS]


def test_where_nobody_is_evil_either_may_be_said() -> None:
    table = Table("shugenja chef imp scarlet_woman empath")
    for seat in (2, 3):
        table.telling.amend(("side", seat, "good"))
    assert table.night().asked("shugenja") == [WAYS]


def test_seats_are_counted_and_the_dead_and_travellers_too() -> None:
    table = Table("shugenja chef scarlet_woman empath monk imp soldier")
    assert table.night().asked("shugenja") == [WAYS]
    table = Table("shugenja chef scarlet_woman empath monk imp soldier")
    arrive(table, "beggar", after=6)
    assert table.night().told(0) == [CW]


def test_an_evil_traveller_counts() -> None:
    table = Table("shugenja chef empath scarlet_woman imp")
    assert Table("shugenja chef empath scarlet_woman imp").night().told(0) == [ACW]
    arrive(table, "beggar", "evil", after=0)
    assert table.night().asked("shugenja") == [WAYS]


def test_a_recluse_on_the_way_may_register_as_evil() -> None:
    table = Table("shugenja recluse chef empath imp scarlet_woman").night()
    assert table.asked("learn:shugenja") == [(ACW, CW)]
    assert table.told(0) == [ACW]


def test_a_spy_on_the_way_may_register_as_good() -> None:
    table = Table("shugenja spy chef imp empath").night()
    assert table.asked("learn:shugenja") == [(CW, ACW)]


def test_a_poisoned_shugenja_may_hear_either() -> None:
    table = Table("shugenja poisoner chef imp empath", poisoner=0).night()
    assert table.asked("learn:shugenja") == [WAYS]


def test_a_drunk_shugenja_may_hear_either() -> None:
    table = Table("drunk:shugenja scarlet_woman chef imp empath monk").night()
    assert table.asked("learn:shugenja") == [WAYS]


def test_under_a_vortox_the_shugenja_hears_the_wrong_way() -> None:
    assert Table("shugenja scarlet_woman chef vortox empath").night().told(0) == [ACW]


def test_under_a_vortox_what_is_as_near_both_ways_is_no_lie_either_way() -> None:
    assert Table("shugenja vortox chef empath scarlet_woman").night().asked("shugenja") == [WAYS]


def test_the_shugenja_wakes_once() -> None:
    table = Table("shugenja scarlet_woman chef imp empath").night().day().night(imp=2)
    assert table.woke(0) == []
