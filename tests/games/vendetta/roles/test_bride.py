"""The bride looks for the lord."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_bride_learns_whether_it_is_the_lord() -> None:
    assert Table(f"bride king hunter hunter {CROWD}").round(bride=1).told(0) == ["yes"]
    assert Table(f"bride king hunter hunter {CROWD}").round(bride=2).told(0) == ["no"]


def test_the_next_sunset_the_two_know_each_other() -> None:
    table = Table(f"bride king hunter hunter {CROWD}").round(bride=1)
    assert table.met(1) == []
    table.round(bride=2)
    assert table.met(0) == [("lord", (1,))]
    assert table.met(1) == [("bride", (0,))]
    table.round(bride=1)
    assert table.told(0) == ["yes"]
    assert len(table.met(1)) == 1


def test_variant_the_bride_inherits_the_power_of_the_lord_she_found() -> None:
    table = Table(f"bride king hunter hunter {CROWD}", bride="heir").round(bride=1)
    table.night(None, None, *[1] * 6)
    assert table.light(king=3).dead == [3]
    assert table.calls == ["hunters", "lord", "bride"]
    assert table.woke(0) == ["king", "bride"]


def test_variant_a_lord_she_has_not_found_leaves_nothing() -> None:
    table = Table(f"bride king hunter hunter {CROWD}", bride="heir").round(bride=2)
    table.night(None, None, *[1] * 6)
    assert table.light().calls == ["hunters", "bride"]


def test_without_the_variant_nothing_is_inherited() -> None:
    table = Table(f"bride king hunter hunter {CROWD}").round(bride=1).night(None, None, *[1] * 6)
    assert table.light().calls == ["hunters", "bride"]
