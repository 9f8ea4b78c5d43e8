"""Ferryman, of the Fabled."""

from __future__ import annotations

from tests.games.clocktower.fabled import table_with
from tests.games.clocktower.square import tokens


def test_with_three_alive_all_the_dead_have_their_vote_again() -> None:
    table = table_with("ferryman", poisoner=1)
    table.night().bury(3, 4, 5)
    assert [tokens(table, seat) for seat in (3, 4, 5)] == [0, 0, 0]
    table.day().night(imp=6, poisoner=1)
    assert [tokens(table, seat) for seat in (3, 4, 5, 6)] == [1, 1, 1, 1]
    assert len([one for one in table.found("vote_tokens") if one.get("kind") == "ferryman"]) == 3


def test_before_that_day_nothing_comes_back() -> None:
    table = table_with("ferryman", poisoner=1)
    table.night().bury(3, 4).day().night(imp=6, poisoner=1)
    assert [tokens(table, seat) for seat in (3, 4)] == [0, 0]


def test_it_happens_once() -> None:
    table = table_with("ferryman", poisoner=1)
    table.night().bury(3, 4, 5).day().night(imp=6, poisoner=1)
    table.day().night(imp=3, poisoner=1)
    assert [one for one in table.found("vote_tokens") if one.get("kind") == "ferryman"] == []
