"""The count is shown a type card."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import CROWD, Table


@pytest.mark.parametrize(
    ("seat", "card"),
    [
        (1, "special_vampire"),
        (2, "werewolf"),
        (3, "special_hunter"),
        (4, "hunter"),
        (5, "vampire"),
    ],
)
def test_the_count_is_shown_the_type_card(seat: int, card: str) -> None:
    table = Table(f"count lamia werewolf scout hunter {CROWD}").round(count=seat)
    assert table.told(0) == ["shapeshifter" if card == "werewolf" else card]


def test_nobody_else_hears_what_the_count_learned() -> None:
    table = Table(f"count hunter hunter {CROWD}").round(count=1)
    assert [entry for entry in table.view(1) if entry["e"] == "learned" and entry["role"] == "count"] == []


def test_a_count_who_is_killed_still_learns_the_truth() -> None:
    table = Table(f"count hunter hunter {CROWD}").round(hunters=0, count=1)
    assert table.told(0) == ["hunter"]
    assert table.dead == [0]
