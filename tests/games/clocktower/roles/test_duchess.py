"""Duchess, of the Fabled."""

from __future__ import annotations

from tests.games.clocktower.fabled import SEVEN, informed, table_with
from tests.games.clocktower.square import may
from tests.games.clocktower.table import Table


def visited(*three: int, roles: str = SEVEN) -> Table:
    """Some players have called on the Duchess on the first day."""
    table = table_with("duchess", roles=roles, poisoner=1, monk=6).night().open_nominations()
    for seat in three:
        table.say(seat, "call_on", seat)
    return table.close_the_day()


def test_three_visitors_learn_how_many_of_them_are_evil_and_one_is_told_a_lie() -> None:
    table = visited(0, 2, 3).night(imp=6, duchess_lie=3, duchess_number=2)
    assert informed(table, "duchess") == [(0, 1), (2, 1), (3, 2)]


def test_the_lie_is_one() -> None:
    table = visited(0, 2, 3).night(imp=6)
    assert table.asked("duchess_number") == [(0, 2, 3)]


def test_of_two_visitors_nobody_learns_anything_and_a_fourth_is_not_received() -> None:
    assert informed(visited(0, 2).night(imp=6), "duchess") == []
    table = table_with("duchess", poisoner=1).night().open_nominations()
    for seat in (0, 2, 3):
        table.say(seat, "call_on", seat)
    assert not any(may(table, seat, "call_on") for seat in range(7))


def test_the_dead_may_visit_and_each_day_anew() -> None:
    table = visited(0, 2, 3).night(imp=4).open_nominations()
    assert may(table, 4, "call_on")
    assert may(table, 2, "call_on")


def test_a_poisoned_visitor_hears_the_truth_and_a_recluse_may_count() -> None:
    table = visited(2, 3, 4).night(poisoner=2, imp=6, duchess_lie=4)
    assert informed(table, "duchess")[0] == (2, 0)
    table = visited(2, 3, 4, roles="imp poisoner empath recluse monk slayer virgin chef")
    assert table.asked_by_night("learn:duchess") == (0, 1)
