"""What is left of small cases of Blood Vendetta is what the engine, played in every way, can have come to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.deduction.mafia.replaying import case_by_lot, reached
from tests.deduction.vendetta.replaying import VENDETTA

from fabula.deduction.vendetta.found import deals, read_case

SETS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("lamia king vampire hunter vampire", {}),
    ("king lamia vampire hunter queen", {}),
    ("lamia vampire nosferatu monk vampire", {}),
    ("undine king vampire hunter queen", {}),
    ("banshee king vampire hunter vampire", {}),
    ("werewolf king vampire hunter vampire", {"pits": True}),
    ("king vampire hunter vampire", {"fury": True}),
    ("lord vampire nosferatu hunter vampire", {}),
    ("special_vampire vampire nosferatu hunter", {}),
)


@pytest.mark.parametrize(("roles", "settings"), SETS)
def test_what_is_left_is_what_the_engine_can_have_come_to(roles: str, settings: dict[str, Any]) -> None:
    compared = 0
    for seed in range(2):
        lots, cards = Random(seed), tuple(roles.split())
        deal = [*lots.choice([*VENDETTA.dealt_of(cards)])]
        lots.shuffle(deal)
        file = case_by_lot(VENDETTA, cards, tuple(deal), 2, lots.randint(0, 2), lots, **settings)
        if file is not None:
            assert {one.roles for one in deals(read_case(file))} == reached(VENDETTA, file)
            compared += 1
    assert compared
