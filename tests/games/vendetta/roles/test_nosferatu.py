"""Nosferatu may kill at sunset."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_nosferatu_kills_whom_he_names() -> None:
    assert Table(f"nosferatu hunter hunter {CROWD}").round(nosferatu=2).dead == [2]


def test_nosferatu_may_hold_back_and_is_called_all_the_same() -> None:
    table = Table(f"nosferatu hunter hunter {CROWD}").round(nosferatu=None)
    assert table.dead == []
    assert table.calls == ["hunters", "nosferatu"]


def test_nosferatu_killed_at_noon_takes_a_hunter_along() -> None:
    table = Table(f"nosferatu hunter hunter {CROWD}").round(hunters=0, nosferatu=1)
    assert table.dead == [0, 1]


def test_nosferatu_may_kill_the_same_way_as_often_as_there_is_light() -> None:
    table = Table(f"nosferatu hunter hunter werewolf {CROWD}").round(nosferatu=4)
    assert table.round(nosferatu=5).dead == [5]


def test_nosferatu_keeps_level_hunters_from_winning() -> None:
    table = Table("hunter hunter hunter nosferatu vampire vampire vampire").round(hunters=6)
    assert table.won is None
