"""A branch that goes another way: nothing that it is told changes the branch it was."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest

from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals

CASES = sorted((Path(__file__).parent / "lost").glob("*.json"))


def left(path: Path) -> tuple[int, list[tuple[int, ...]]]:
    """Which deals are left of a case, and where each seat may be the Demon by each history."""
    case = read_case(json.loads(path.read_text(encoding="utf-8"))["file"])
    case.assume = IN_PLAY
    found = deals(case)
    seats = range(case.seats)
    demons = [tuple(one.deals & one.branch.demon_at(seat)[1] for seat in seats) for one in found.left]
    return found.starts, sorted(demons)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_copies_share_nothing_that_changes_in_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = left(path)
    monkeypatch.setattr(Branch, "copy", deepcopy)
    assert left(path) == found


def test_a_copy_that_shares_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {path: left(path) for path in CASES}
    monkeypatch.setattr("fabula.deduction.clocktower.branch.CHANGED_IN_PLACE", ())
    assert any(left(path) != found[path] for path in CASES)
