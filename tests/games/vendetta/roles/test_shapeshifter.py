"""The shapeshifter whose kind stays hidden."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_kind_of_the_shapeshifter_stays_hidden() -> None:
    wolf = Table(f"shapeshifter hunter hunter {CROWD}", fate="werewolf").round(werewolf=4)
    fox = Table(f"shapeshifter hunter hunter {CROWD}", fate="kitsune").round(kitsune=4)
    assert wolf.view("town") == fox.view("town")
    assert wolf.view(5) == fox.view(5)


def test_so_does_the_kind_of_the_lord_until_the_card_is_opened() -> None:
    king = Table(f"lord hunter hunter {CROWD}", fate="king").round(king=None)
    count = Table(f"lord hunter hunter {CROWD}", fate="count").round()
    assert king.view(5) == count.view(5)
