"""The king may kill at sunset."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_king_kills_whom_he_names() -> None:
    assert Table(f"king hunter hunter {CROWD}").round(king=1).dead == [1]


def test_the_king_may_hold_back() -> None:
    assert Table(f"king hunter hunter {CROWD}").round(king=None).dead == []


def test_the_king_does_not_name_himself_or_the_dead() -> None:
    table = Table(f"king hunter hunter {CROWD}").night(None, None, *[3] * 7)
    assert table.asked("king") == {0: (None, 1, 2, 4, 5, 6, 7, 8)}


def test_the_king_is_called_as_every_lord_is() -> None:
    table = Table(f"king hunter hunter {CROWD}").round()
    assert table.calls == ["hunters", "lord"]
    assert table.woke(0) == ["king"]


def test_a_king_who_kills_a_vampire_has_erred() -> None:
    assert Table(f"king dhampir hunter hunter {CROWD}").round(king=1).dead == [1]
