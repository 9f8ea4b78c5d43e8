"""The vengeful varg takes somebody along when it is executed."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table

CARDS = f"pack_leader sly_varg vengeful_varg paralysing_varg tricky_varg hunter hunter king {CROWD} {CROWD}"


def test_executed_it_takes_one_of_those_who_voted_for_it() -> None:
    table = Table(CARDS).night(*[None] * 8, 2, 2, 2, vengeful_varg=9)
    assert table.dead == [2, 9]


def test_it_chooses_only_among_those_who_voted_for_it() -> None:
    table = Table(CARDS)
    for seat in table.asked("vote"):
        table.telling.answer(seat, 2 if seat in (8, 9, 10) else None)
    assert table.asked("vengeful_varg") == {2: (8, 9, 10)}


def test_murdered_it_takes_nobody_along() -> None:
    assert Table(CARDS).round(hunters=2).dead == [2]


def test_behind_masks_it_cannot_know_who_voted() -> None:
    table = Table(CARDS, masquerade=True)
    for seat in table.asked("vote"):
        table.telling.answer(seat, 2 if seat in (8, 9, 10) else None)
    assert table.asked("vengeful_varg")[2] == (0, 1, *range(3, 20))
