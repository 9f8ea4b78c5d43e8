"""Puzzles of our own with all their answers, found by hand or by a search world by world, history by history.

Each was answered wrongly once and is named by its reason.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals

PUZZLES = sorted((Path(__file__).parent / "puzzles").glob("*.json"))


@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.stem)
def test_exactly_its_worlds_are_left(path: Path) -> None:
    file: dict[str, Any] = json.loads(path.read_text())
    names = file["players"]
    worlds = {
        (
            tuple(one["roles"][name] for name in names),
            tuple((one.get("final_roles") or one["roles"])[name] for name in names),
        )
        for one in file["answer"]["worlds"]
    }
    found = deals(read_case(file))
    assert not found.left_out
    assert {(deal.roles, deal.final) for deal in found} == worlds
