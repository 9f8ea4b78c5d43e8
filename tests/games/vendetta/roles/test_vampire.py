"""The plain vampire has no power."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_a_plain_vampire_is_never_called() -> None:
    table = Table(f"hunter hunter {CROWD} vampire").round()
    assert table.woke(4) == []
    assert table.calls == ["hunters"]


def test_a_plain_vampire_talks_and_votes() -> None:
    table = Table(f"hunter hunter {CROWD} vampire")
    assert table.asked("vote")[4] == (None, 0, 1, 2, 3, 5, 6, 7, 8)


def test_dead_vampires_win_with_their_side() -> None:
    table = Table(f"hunter {CROWD} vampire").round(hunters=5).night(*[None], *[0] * 7)
    assert table.won == (("vampires",), (1, 2, 3, 4, 5, 6, 7))
