"""The paralysing varg takes a power for the next light time."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table

CARDS = f"pack_leader sly_varg vengeful_varg paralysing_varg tricky_varg hunter hunter king {CROWD} {CROWD}"


def test_the_power_fails_in_the_next_light_time() -> None:
    table = Table(CARDS).round(king=9, paralysing_varg=7)
    assert table.dead == [9]
    table.round(king=10, paralysing_varg=8)
    assert table.dead == []
    assert table.told(7) == ["crossed_arms"]


def test_and_in_that_one_alone() -> None:
    table = Table(CARDS).round(paralysing_varg=7).round(paralysing_varg=8)
    assert table.round(king=10, paralysing_varg=9).dead == [10]
