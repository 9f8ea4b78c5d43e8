"""The dhampir knows humans, or by a variant counts visitors."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_dhampir_knows_humans() -> None:
    cards = f"dhampir scout hunter werewolf {CROWD}"
    told = [Table(cards).round(dhampir=seat).told(0)[0] for seat in (1, 2, 3, 4)]
    assert told == ["yes", "yes", "no", "no"]


def test_variant_the_dhampir_counts_who_came() -> None:
    cards = f"dhampir king queen hunter hunter {CROWD}"
    table = Table(cards, dhampir="lookout").round(queen=7, hunters=7, king=7, dhampir=7)
    assert table.told(0) == [4]


def test_variant_the_dhampir_does_not_count_as_a_visitor() -> None:
    table = Table(f"dhampir hunter hunter {CROWD}", dhampir="lookout").round(dhampir=7)
    assert table.told(0) == [0]


def test_variant_yesterdays_visitors_are_forgotten() -> None:
    table = Table(f"dhampir queen hunter hunter {CROWD}", dhampir="lookout").round(queen=7, dhampir=8)
    assert table.round(queen=6, dhampir=7).told(0) == [0]
