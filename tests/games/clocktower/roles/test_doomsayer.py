"""Doomsayer, of the Fabled."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.fabled import SEVEN, table_with
from tests.games.clocktower.square import may
from tests.games.clocktower.table import Table


def day_of_doom(roles: str = SEVEN, **choices: Any) -> Table:
    """Nominations are open on the first day, with a Doomsayer."""
    return table_with("doomsayer", roles=roles, poisoner=1, **choices).night().open_nominations()


def test_whoever_calls_loses_somebody_of_their_own_side() -> None:
    table = day_of_doom().say(3, "doom", 3, doomsayer=2)
    assert table.dead == [2]
    assert set(table.asked("doomsayer")[0]) == {2, 3, 4, 5, 6}
    assert table.found("beckoned") == [{"e": "beckoned", "seat": 3, "kind": "doomsayer"}]


def test_once_in_the_game_each() -> None:
    table = day_of_doom().say(3, "doom", 3, doomsayer=2)
    assert not may(table, 3, "doom")
    assert may(table, 4, "doom")
    assert not may(table.close_the_day().night(imp=6).open_nominations(), 3, "doom")


def test_the_last_demon_does_not_die_of_it() -> None:
    table = day_of_doom().say(0, "doom", 0)
    assert table.asked("doomsayer") == [(1,)]
    assert table.dead == [1]
    assert not table.is_over


def test_where_nobody_can_be_spared_nothing_happens() -> None:
    table = table_with("doomsayer", poisoner=1).night().bury(1).open_nominations().say(0, "doom", 0)
    assert table.dead == [1]
    assert table.asked("doomsayer") == []
    assert len(table.found("nothing_happened")) == 1


def test_with_fewer_than_four_alive_nobody_may_call() -> None:
    table = table_with("doomsayer", poisoner=1).night().bury(3, 4, 5, 6).open_nominations()
    assert not may(table, 2, "doom")


def test_the_dead_do_not_call_and_without_a_doomsayer_nobody_does() -> None:
    assert not may(table_with("doomsayer").night().bury(2).open_nominations(), 2, "doom")
    assert not may(table_with().night().open_nominations(), 2, "doom")
