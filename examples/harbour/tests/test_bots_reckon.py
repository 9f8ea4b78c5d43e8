"""What bots make of a number that a Lamplighter was told: what its own rule allows, and no more."""

import pytest

from fabula.core.events import Chose, Claimed, Event, PhaseBegan, Shown
from fabula.core.grimoire import Setup
from fabula.deduction.clocktower.played import ANSWERS
from fabula.deduction.clocktower.roles import is_ruled
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Informed
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.memory import Memory

SEATS = 7
SCRIPT = Clocktower().scripts.named["harbour"]


def heard(seat: int, role: str, *events: Event) -> Memory:
    """What somebody remembers of a first night and day."""
    memory = Memory(Setup("clocktower", SEATS, roles=SCRIPT), seat)
    for event in (Shown(seat, role), PhaseBegan("night", 1), *events):
        memory.hear(event)
    return memory


def lit(number: int) -> list[Event]:
    """Somebody at seat 0 chose whoever sits at 3, and was told so much of 2 and 4."""
    return [
        Chose(0, "lamplighter", 3),
        Informed(0, "lamplighter", number, a=3, n=number),
        PhaseBegan("day", 1),
    ]


def said(number: int) -> list[Event]:
    """All hear it from seat 0."""
    claim = [("claim", "lamplighter"), ("chose", "lamplighter", 3), ("number", "lamplighter", str(number))]
    return [PhaseBegan("day", 1), *(Claimed(0, words) for words in claim)]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_lamplighter_suspects_whom_their_number_accuses(number: int) -> None:
    evil = Belief(heard(0, "lamplighter", *lit(number))).evil
    beside, others = evil[2] + evil[4], evil[1] + evil[5]
    assert beside < others if number == 0 else beside > others


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("keen", [True, False])
def test_whoever_hears_of_it_does_too(number: int, keen: bool) -> None:
    memory = heard(6, "mayor", *said(number))
    memory.keen = keen
    evil = Belief(memory).evil
    beside, others = evil[2] + evil[4], evil[1] + evil[5]
    assert beside < others if number == 0 else beside > others


def test_from_a_number_of_nobody_named_nothing_follows() -> None:
    told = Belief(heard(6, "mayor", PhaseBegan("day", 1), Claimed(0, ("number", "lamplighter", "2")))).evil
    silent = Belief(heard(6, "mayor", PhaseBegan("day", 1))).evil
    assert told == silent


def test_deduction_reads_all_that_a_lamplighter_was_told() -> None:
    assert is_ruled("lamplighter")
    (told,) = (one for one in lit(2) if isinstance(one, Informed))
    assert ANSWERS["lamplighter"](told) == {"players": [3], "count": 2}
