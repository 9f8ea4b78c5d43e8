"""What a seat cannot know does not reach it: the engine tells no more than the book reads."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.laws.keeping import AT_ANY_MOMENT, secrets_are_kept
from tests.laws.playing import steps

from fabula.core.events import Learned
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.telling import Telling
from fabula.games.vendetta.tale import Vendetta

TALE = Vendetta()
SEATS = (3, 6, 7, 8, 9)
VARIED = 0.3  # of the settings, in a game
GAMES = range(300)


def a_setup(lots: Random) -> Setup:
    """Some seats, any roles, some variants; drawn again where they cannot be played."""
    while True:
        seats = lots.choice(SEATS)
        settings: dict[str, Any] = {
            one.key: lots.choice(one.options or (False, True))
            for one in TALE.settings
            if one.is_offered and lots.random() < VARIED
        }
        anything = tuple(lots.choice(TALE.almanac.printed) for _ in range(seats))
        try:
            return TALE.set_up(seats, anything if lots.random() < 0.7 else TALE.suggest(seats), **settings)
        except Refusal:
            continue


def played(seed: int) -> Telling:
    """A whole random telling."""
    lots = Random(seed)
    telling = Telling(TALE, a_setup(lots))
    for _ in steps(telling, lots):
        TALE.laws(telling.grimoire)
    return telling


def test_nobody_hears_more_or_less_than_the_book_says() -> None:
    looked: Counter[bool | None] = Counter()
    for seed in GAMES:
        looked[secrets_are_kept(played(seed), Random(seed))] += 1
    assert looked[True] > 40, looked
    assert looked[False] > 100, looked


@pytest.mark.parametrize("powers", ["monk monk king", "monk monk undine", "hunter undine undine"])
def test_the_book_reads_the_same_where_two_stop_each_other(powers: str) -> None:
    roles = (*powers.split(), *4 * ["vampire"])
    for seed in range(40):
        telling = Telling(TALE, TALE.set_up(len(roles), roles))
        for _ in steps(telling, Random(seed)):
            TALE.laws(telling.grimoire)
        secrets_are_kept(telling, Random(seed))


def test_a_check_that_all_hear_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Learned, "audience", None)
    with pytest.raises(AssertionError):
        test_nobody_hears_more_or_less_than_the_book_says()


def test_the_laws_of_play_hold_at_any_moment() -> None:
    looked = 0
    for seed in range(40):
        lots = Random(seed)
        telling = Telling(TALE, a_setup(lots))
        for now in steps(telling, lots):
            if lots.random() < 0.02:
                for law in AT_ANY_MOMENT:
                    law(now, lots)
                    looked += 1
    assert looked > 300
