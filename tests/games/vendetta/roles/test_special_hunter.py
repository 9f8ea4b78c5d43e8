"""Special hunters drawn blind."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table

from fabula.games.vendetta.cards import piles


def test_special_hunters_are_one_of_four() -> None:
    assert piles()["special_hunter"] == ("monk", "ringleader", "scout", "beauty")


def test_a_special_hunter_drawn_blind_meets_the_others_and_acts() -> None:
    table = Table(f"special_hunter hunter {CROWD}", fate="monk").round(monk=4)
    assert table.met(0) == [("hunters", (1,))]
    assert table.calls == ["monk", "hunters"]
