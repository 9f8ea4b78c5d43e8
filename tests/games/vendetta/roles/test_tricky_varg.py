"""The tricky varg turns one attack on the pack away."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table

CARDS = f"pack_leader sly_varg vengeful_varg paralysing_varg tricky_varg hunter hunter king {CROWD} {CROWD}"


def test_an_attack_on_the_pack_hits_another() -> None:
    assert Table(CARDS).round(hunters=0, tricky_varg=10).dead == [10]


def test_only_the_first_attack_is_turned_away() -> None:
    assert Table(CARDS).round(hunters=0, king=1, tricky_varg=10).dead == [1, 10]


def test_once_in_the_game() -> None:
    table = Table(CARDS).round(tricky_varg=10)
    assert table.dead == []
    assert table.round(hunters=0).dead == [0]
    assert "tricky_varg" in table.woke(4)


def test_attacks_on_others_are_not_turned_away() -> None:
    assert Table(CARDS).round(hunters=9, tricky_varg=10).dead == [9]
