"""What bots conclude from the news of roles that were brought: what the role's own rule allows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.minds.clocktower.brought import with_a_role

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Claimed, PhaseBegan, Shown
from fabula.core.grimoire import Setup
from fabula.games.clocktower.almanac.cards import DEMON, MINION, OUTSIDER, TOWNSFOLK, TROUBLE_BREWING
from fabula.games.clocktower.almanac.knowing import (
    Rule,
    Sight,
    Told,
    Verdict,
    another_kind,
    any_is,
    somebody_evil,
    whether,
)
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.own_rules import Scene, View, as_bits, as_bools
from fabula.minds.clocktower.worlds import worlds

SEATS = 7
ROLE = "lamplighter"
WORDS = ("number", "answer", "shown", "chose")
CIRCLE = tuple(range(SEATS))


def suspicion(rule: Rule | None, *said: tuple[Any, ...]) -> dict[int, float]:
    """How evil each looks to seat 6 after somebody at seat 0 has said this, day by day."""
    with with_a_role(
        ROLE, wakes=EACH_NIGHT, learns=("evil",), claims=("number", "answer", "shown", "chose")
    ) as role:
        if rule is not None:
            role.knows(rule)
        memory = Memory(Setup("clocktower", SEATS, roles=(*TROUBLE_BREWING, ROLE)), 6)
        memory.hear(Shown(memory.seat, "mayor"))
        for night, words in enumerate(said, 1):
            memory.hear(PhaseBegan("night", night))
            memory.hear(PhaseBegan("day", night))
            memory.hear(Claimed(0, ("claim", ROLE)))
            for one in words:
                memory.hear(Claimed(0, one))
        return Belief(memory).evil


@pytest.mark.parametrize(("answer", "is_suspect"), [("yes", True), ("no", False)])
def test_an_answer_tells_of_whom_its_player_says_they_chose(answer: str, is_suspect: bool) -> None:
    evil = suspicion(somebody_evil, (("chose", ROLE, 3), ("answer", ROLE, answer)))
    assert (evil[3] > evil[2]) is is_suspect


def test_who_is_shown_is_what_the_rule_says() -> None:
    evil = suspicion(any_is(DEMON), (("shown", ROLE, 2),))
    assert evil[2] > evil[3]
    evil = suspicion(any_is(DEMON, said=False), (("shown", ROLE, 2),))
    assert evil[2] < evil[3]


def test_of_two_nights_the_rule_hears_whom_it_was_before() -> None:
    before: list[tuple[int, ...]] = []

    def rule(see: Sight, seat: int, told: Told) -> Verdict:
        before.append(told.before)
        return another_kind(see, seat, told)

    suspicion(rule, (("shown", ROLE, 2),), (("shown", ROLE, 4),))
    assert {*before} == {(), (2,)}


def test_without_a_rule_and_without_a_player_nothing_follows() -> None:
    silent = suspicion(somebody_evil, ())
    assert suspicion(None, (("chose", ROLE, 3), ("answer", ROLE, "yes"))) == silent
    assert suspicion(somebody_evil, (("answer", ROLE, "yes"),)) == silent


def test_what_cannot_be_otherwise_says_more_than_what_may() -> None:
    def sure(see: Sight, _: int, told: Told) -> Verdict:
        return whether(see.evil(told.player), True, see.all)

    def perhaps(see: Sight, _: int, told: Told) -> Verdict:
        return see.evil(told.player)[1], see.all

    words = (("shown", ROLE, 2),)
    assert suspicion(sure, words)[2] > suspicion(perhaps, words)[2] > suspicion(None, words)[2]


def view(*claims: tuple[int, str]) -> View:
    """What a rule sees where these are claimed and seat 3 is dead."""
    living = tuple(seat for seat in CIRCLE if seat != 3)
    return View(worlds(CIRCLE, 1), Scene(CIRCLE, living, claims, TROUBLE_BREWING))


def test_a_rule_sees_sides_kinds_and_roles_in_all_worlds() -> None:
    see = view((1, "chef"), (2, "recluse"), (4, "spy"))
    ways = see.ways
    demon, evil = as_bits(ways.is_demon(1)), as_bits(ways.is_evil(1))
    good = see.all & ~evil
    assert see.evil(1) == (evil, evil)
    assert see.evil(2) == (as_bits(ways.is_evil(2)), see.all)
    assert see.kind(1, DEMON) == (demon, demon)
    assert see.kind(1, MINION) == (evil & ~demon, evil & ~demon)
    assert see.kind(1, TOWNSFOLK) == (good, good)
    assert see.kind(1, OUTSIDER) == (0, 0)
    assert see.kind(5, OUTSIDER) == (0, see.all & ~as_bits(ways.is_evil(5)))
    assert see.role(1, "chef") == (good, good)
    assert see.role(1, "empath") == (0, 0)
    assert see.role(1, "imp") == (demon, demon)
    assert see.role(1, "poisoner") == (0, evil & ~demon)
    assert see.kind_before(0, 1, DEMON) == (demon, demon)
    assert (see.herring(1), see.woke(1), see.marked("poisoned", 1)) == (0, (0, see.all), (0, see.all))


def test_the_dead_are_passed_over_for_who_sits_behind_them() -> None:
    see = view()
    assert [see.lives(seat) for seat in (2, 3)] == [True, False]
    assert see.neighbours(2) == [4, 1]
    assert see.seats == SEATS


def test_bits_are_read_as_they_were_written() -> None:
    some = np.array([True, False, False, True, True, False, True, False, True])
    assert as_bools(as_bits(some), len(some)).tolist() == some.tolist()
    assert as_bools(-1, 9).all()
