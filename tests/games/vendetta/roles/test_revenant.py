"""The revenant counts, or by a variant compares."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_revenant_learns_how_many_of_three_are_no_vampires() -> None:
    table = Table(f"revenant hunter scout werewolf {CROWD}").round(revenant=(1, 3, 5))
    assert table.told(0) == [2]


def test_the_revenant_must_name_three() -> None:
    options = Table(f"revenant hunter hunter {CROWD}").night().asked("revenant")[0]
    assert None not in options
    assert {len(option) for option in options} == {3}


def test_with_four_others_the_revenant_names_two() -> None:
    table = Table("revenant werewolf hunter vampire vampire vampire vampire")
    table.round(werewolf=6).night(5, 5, 5, 5, 5)
    assert {len(option) for option in table.asked("revenant")[0]} == {2}


def test_variant_the_revenant_learns_whether_two_are_of_one_side() -> None:
    cards = f"revenant hunter scout werewolf {CROWD}"
    told = [
        Table(cards, revenant="compare").round(revenant=pair).told(0)[0]
        for pair in ((1, 2), (1, 4), (3, 4), (4, 5))
    ]
    assert told == ["yes", "no", "no", "yes"]
