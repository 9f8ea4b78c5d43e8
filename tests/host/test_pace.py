"""Pace, defaults and dreams."""

from __future__ import annotations

import random

from fabula.core.requests import Ask, Subsets
from fabula.core.tale import Pace
from fabula.host.defaults import default_answer
from fabula.host.dreams import OF_A_ROLE, OF_BOTH, OF_PLAYERS, dream_of, things_dreamt
from fabula.host.pace import asked_again, first_words, length_of, more_words


def test_a_beat_lasts_its_timer_so_many_times() -> None:
    settings = {"step": 12, "talk": 300}
    assert length_of(Pace("talk"), settings) == 300_000
    assert length_of(Pace("step", 2, lingers=True), settings) == 24_000
    assert length_of(Pace("step"), settings, hurry=0.1) == 1_200


def test_a_call_is_longer_while_its_roles_are_new_and_a_talk_is_not() -> None:
    settings = {"step": 12, "talk": 300, "unhurried": True}
    assert length_of(Pace("step", lingers=True), settings) == 18_000
    assert length_of(Pace("talk"), settings) == 300_000


def test_the_default_is_nothing_where_nothing_may_be_done() -> None:
    assert default_answer(Ask(0, "robber", (None, 1, 2)), below=lambda n: 1) is None


def test_the_default_is_drawn_where_something_must_be_done() -> None:
    draw = random.Random(1).randrange
    drawn = {default_answer(Ask(0, "drunk", ("left", "middle", "right")), draw) for _ in range(50)}
    assert drawn == {"left", "middle", "right"}


def test_a_lot_falls_on_others_where_it_can() -> None:
    draw = random.Random(1).randrange
    drawn = {default_answer(Ask(2, "demon", (0, 1, 2, 3)), draw) for _ in range(50)}
    assert drawn == {0, 1, 3}
    pairs = Subsets(tuple(range(6)), 2)
    two = [default_answer(Ask(2, "teller", pairs), draw) for _ in range(50)]
    assert all(isinstance(one, tuple) and 2 not in one for one in two)
    assert default_answer(Ask(2, "alone", (2,)), draw) == 2


def test_every_call_has_its_dream() -> None:
    assert {dream_of(step) for step in range(20)} == set(OF_PLAYERS)
    with_roles = {dream_of(step, ("imp",)) for step in range(20)}
    assert with_roles == {*OF_PLAYERS, OF_A_ROLE, OF_BOTH}


def test_some_dreams_are_of_two_and_all_may_be_of_oneself_or_of_nobody() -> None:
    assert things_dreamt("dream-1", range(3), ("left",)) == [None, 0, 1, 2, "left"]
    assert things_dreamt("dream-2", range(3), ("left",)) == [None, (0, 1), (0, 2), (1, 2)]
    assert things_dreamt(OF_A_ROLE, range(2), (), ("imp", "monk")) == [None, "imp", "monk"]
    both = [(0, "imp"), (0, "monk"), (1, "imp"), (1, "monk")]
    assert things_dreamt(OF_BOTH, range(2), (), ("imp", "monk")) == [None, *both]


def test_bots_speak_one_after_another_and_never_at_once() -> None:
    def slowest(n: int) -> int:
        return n - 1

    def quickest(_: int) -> int:
        return 0

    assert first_words(1, quickest) > first_words(0, quickest) > 1000
    assert first_words(0, slowest) < 5000
    assert more_words(slowest) > more_words(quickest) > 1000
    assert more_words(quickest) > asked_again(slowest) > asked_again(quickest) >= 500
    assert first_words(0, quickest, hurry=0.1) * 10 == first_words(0, quickest)
