"""The scout is shown a type card."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_scout_is_shown_the_type_card() -> None:
    cards = f"scout king werewolf hunter {CROWD}"
    told = [Table(cards).round(scout=seat).told(0)[-1] for seat in (1, 2, 3, 4)]
    assert told == ["special_vampire", "shapeshifter", "hunter", "vampire"]


def test_the_scout_also_hunts() -> None:
    table = Table(f"scout hunter {CROWD}").round(hunters=5)
    assert table.woke(0) == ["scout", "scout"]
    assert table.dead == [5]


def test_variant_the_scout_learns_whether_it_is_the_lord() -> None:
    cards = f"scout king queen hunter {CROWD}"
    assert Table(cards, scout="lord").round(scout=1).told(0)[-1] == "yes"
    assert Table(cards, scout="lord").round(scout=2).told(0)[-1] == "no"
