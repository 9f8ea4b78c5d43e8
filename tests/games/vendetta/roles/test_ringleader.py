"""The ringleader decides where the hunters are divided."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_divided_hunters_kill_nobody() -> None:
    assert Table(f"hunter hunter {CROWD} vampire").round(hunters={0: 4, 1: 5}).dead == []


def test_the_ringleader_decides_where_they_are_divided() -> None:
    assert Table(f"hunter ringleader {CROWD} vampire").round(hunters={0: 4, 1: 5}).dead == [5]


def test_the_ringleader_does_not_overrule_a_majority() -> None:
    table = Table(f"hunter ringleader hunter {CROWD} vampire").round(hunters={0: 4, 1: 5, 2: 4})
    assert table.dead == [4]


def test_a_dead_ringleader_decides_nothing() -> None:
    table = Table(f"hunter hunter ringleader {CROWD} vampire vampire").night(*[2] * 2, None, *[2] * 8)
    assert table.light(hunters={0: 4, 1: 5}).dead == []


def test_the_ringleader_has_no_call_of_their_own() -> None:
    assert Table(f"hunter ringleader {CROWD} vampire").round().calls == ["hunters"]
