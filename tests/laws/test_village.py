"""The laws of play fit a tale of many nights and days in which seats die and some know more than others."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest
from tests.laws import village as a_village
from tests.laws.keeping import AT_ANY_MOMENT, secrets_are_kept
from tests.laws.knowledge import KNOWN, UNTIL
from tests.laws.playing import played
from tests.laws.soak import Soak
from tests.laws.village import Hunted, Village, village

from fabula.core.events import PhaseBegan


@pytest.fixture(autouse=True)
def _joined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KNOWN, "village", village)
    monkeypatch.setitem(UNTIL, "village", lambda grimoire: False)


def test_a_village_keeps_the_laws() -> None:
    soaked, corrected = Soak(), Soak(amends=0.1)
    for seed in range(160):
        soaked.play(Village(), seed)
        corrected.play(Village(), seed)
    assert soaked.faults == []
    assert corrected.faults == []
    assert soaked.decisions > 3000
    assert soaked.looks > 2 * soaked.decisions + len(AT_ANY_MOMENT)


def test_many_nights_were_compared() -> None:
    looked: Counter[bool | None] = Counter()
    nights = 0
    for seed in range(400):
        telling = played(Village(), seed)
        nights = max(nights, telling.grimoire.number)
        looked[secrets_are_kept(telling, Random(seed))] += 1
    assert nights > 2
    assert looked[True] > 20, looked
    assert looked[False] > 100, looked


def test_a_hunt_that_all_hear_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    @dataclass(slots=True)
    class Overheard(Hunted):
        @property
        def audience(self) -> tuple[int, ...]:
            return tuple(range(Village.most_seats))

    monkeypatch.setattr(a_village, "Hunted", Overheard)
    with pytest.raises(AssertionError):
        test_many_nights_were_compared()


def test_a_game_has_days_and_nights() -> None:
    telling = played(
        Village(), next(seed for seed in range(99) if played(Village(), seed).grimoire.number > 1)
    )
    phases = [event.phase for event in telling.events() if isinstance(event, PhaseBegan)]
    assert phases[:7] == ["deal", "night", "dawn", "day", "noose", "night", "dawn"]
