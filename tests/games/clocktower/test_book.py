"""The reading of a log by the book: it finds every answer honest, and would find one that is not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.clocktower.book import breaches, told
from tests.laws.keeping import answers_are_honest
from tests.laws.playing import played

from fabula.core import registration
from fabula.core.telling import Telling
from fabula.core.town import Town
from fabula.games import TALES
from fabula.games.clocktower import verbs
from fabula.games.clocktower.events import Informed

ALL_WHO_LEARN = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker",
    "ravenkeeper",
)  # fmt: skip


def games(number: int, amends: float = 0.0) -> list[Telling]:
    """So many random games."""
    return [played(TALES["clocktower"], seed, amends=amends) for seed in range(number)]


@pytest.mark.parametrize("amends", [0.0, 0.1])
def test_every_answer_is_honest_by_the_book(amends: float) -> None:
    """Also where facts were changed by hand; of each role enough is seen, working and not."""
    seen: Counter[tuple[str, bool]] = Counter()
    for telling in games(200, amends):
        assert breaches(telling) == []
        seen.update((one.role, one.works) for one in told(telling))
    assert all(seen[role, sober] > 0 for role in ALL_WHO_LEARN for sober in (True, False)), seen
    assert seen["beggar", True] > 0


def test_a_false_answer_would_be_found() -> None:
    """Falsify in a log the single answer that a sober ability may be told."""
    found = 0
    for telling in games(20):
        lines = [event for event in telling.log if isinstance(event, Informed) and event.kind == "empath"]
        sober = [one for one in told(telling) if one.role == "empath"]
        for line, one in zip(lines, sober, strict=True):
            if one.works and one.asked is None:
                line.answer = (one.answer + 1) % 3
                found += 1
                with pytest.raises(AssertionError, match="empath"):
                    answers_are_honest(telling, Random(0))
                break
    assert found > 5


def test_a_blind_eye_of_the_engine_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If Spy and Recluse always registered as what they are: the book allows more."""

    def only_the_truth(town: Town, seat: int) -> tuple[registration.Appearance, ...]:
        return seen(town, seat)[:1]

    seen = registration.appearances
    monkeypatch.setattr(registration, "appearances", only_the_truth)
    assert any(breaches(telling) for telling in games(20))


def test_poison_that_is_overlooked_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If all were told what is true, whether their ability works or not."""
    monkeypatch.setattr(verbs.Me, "works", property(lambda _: True))
    assert any(breaches(telling) for telling in games(20))
