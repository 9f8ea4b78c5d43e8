"""The tool that has all roles of the box play together: it brings two together, counts them, finds faults."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.laws import pairs
from tests.laws.pairs import PAIRS, TALE, Pair, pairs_of, play_all, played


@pytest.mark.parametrize(
    "wanted", [("imp", "zombuul"), ("zombuul", "imp"), ("judge", "pit_hag"), ("empath", "voudon")]
)
def test_two_are_brought_together_in_this_order(wanted: Pair) -> None:
    telling, fault = played(7, wanted)
    assert fault is None
    assert wanted in pairs_of(telling)
    assert telling.told


def test_every_ordered_pair_of_the_box_is_wanted() -> None:
    residents, travellers = 22 + 25 + 25, 15
    every = residents + travellers
    assert len(set(PAIRS)) == every * (every - 1)


def test_what_breaks_a_law_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def laws(_: object) -> None:
        raise AssertionError("two and two are five")

    monkeypatch.setattr(TALE, "laws", laws)
    monkeypatch.setattr(pairs, "PAIRS", (("imp", "empath"),))
    assert play_all(1, 3, tmp_path) == 1
    assert list(tmp_path.glob("clocktower-playing-*.telling"))
