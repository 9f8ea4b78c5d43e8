"""The Noble."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.games.clocktower.town.events import Informed

SEVEN = "noble chef empath monk soldier scarlet_woman imp"


def test_the_noble_learns_three_players_of_whom_one_is_evil() -> None:
    table = Table(SEVEN).night()
    (options,) = table.asked("learn:noble")
    assert len(options) == 6 * 2
    assert all(sum(seat in (5, 6) for seat in three) == 1 for three in options)


def test_they_are_told_as_players() -> None:
    table = Table(SEVEN).night()
    (told,) = [event for event in table.now() if isinstance(event, Informed) and event.seat == 0]
    assert told.seats == table.told(0)[0]


def test_a_spy_or_recluse_may_register_as_either() -> None:
    (options,) = Table("noble chef empath saint spy imp").night().asked("learn:noble")
    assert (1, 2, 3) not in options
    assert {(1, 2, 4), (1, 2, 5), (1, 4, 5)} <= set(options)
    (options,) = Table("noble chef recluse empath scarlet_woman imp").night().asked("learn:noble")
    assert {(1, 2, 3), (1, 2, 4), (1, 2, 5)} <= set(options)
    assert (1, 4, 5) not in options


def test_a_poisoned_noble_may_be_shown_any_three() -> None:
    table = Table("noble chef empath poisoner imp", poisoner=0).night()
    assert len(table.asked("learn:noble")[0]) == 4


def test_a_drunk_noble_may_be_shown_any_three() -> None:
    table = Table("drunk:noble chef empath scarlet_woman imp monk").night()
    assert len(table.asked("learn:noble")[0]) == 10


def test_under_a_vortox_it_is_not_one() -> None:
    (options,) = Table("noble chef empath saint scarlet_woman vortox").night().asked("learn:noble")
    assert all(sum(seat in (4, 5) for seat in three) != 1 for three in options)


def test_the_noble_wakes_once() -> None:
    assert Table(SEVEN).night().day().night(imp=1, monk=2).woke(0) == []
