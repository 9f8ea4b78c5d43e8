"""What sharp minds of Blood Vendetta do that plain ones do not: they agree, keep apart and tell in time."""

from __future__ import annotations

from random import Random

import pytest

from fabula.core.events import Chose, Claimed, Died, Event, Learned, PhaseBegan, Revealed, Shown
from fabula.core.requests import Ask, Choice, Window
from fabula.games.vendetta.night import what_can_be_said
from fabula.games.vendetta.tale import Vendetta
from fabula.minds.vendetta import Sensible
from fabula.minds.vendetta.memory import Memory
from fabula.minds.vendetta.suspicion import Suspicion

SEATS = 8
EVERYONE = tuple(range(SEATS))
ROLES = ("count", "lamia", *["vampire"] * 4, "hunter", "hunter")
TALE = Vendetta()


def a_mind(role: str, seat: int, night: int, *heard: Event, keen: bool = True) -> Sensible:
    """A mind that has heard this by a night."""
    mind = Sensible(TALE.set_up(SEATS, ROLES), seat, Random(1).randrange)
    mind.keen = keen
    for event in (Shown(seat, role), PhaseBegan("night", night), *heard):
        mind.hear(event)
    return mind


def says(seat: int, *words: Choice) -> Claimed:
    """Somebody says something before all."""
    return Claimed(seat, words)


def dies(seat: int, role: str) -> tuple[Event, Event]:
    """Somebody is gone, and the card is shown."""
    return Died(seat, "murder"), Revealed(seat, role)


def all_said(mind: Sensible) -> list[Choice]:
    """All it says in a night."""
    setup = mind.memory.setup
    window = Window(EVERYONE, "night", what_can_be_said(SEATS, setup.roles))
    return [*iter(lambda: mind.speak(window), None)]


def test_sharp_vampires_agree_on_one_of_those_who_look_alike() -> None:
    heard = [says(seat, "claim", "vampire") for seat in range(1, 6)]
    voters = [a_mind(role, seat, 2, *heard) for seat, role in ((0, "count"), (6, "lamia"))]
    chosen = [mind.choose(Ask(mind.memory.seat, "vote", (None, *mind.memory.others))) for mind in voters]
    assert chosen[0] == chosen[1] is not None


def test_a_sharp_hunter_says_to_be_nothing_that_enough_others_are() -> None:
    heard = [says(seat, "claim", "vampire") for seat in range(4)]
    for lots in range(20):
        mind = a_mind("hunter", 7, 2)
        mind.below = Random(lots).randrange
        assert mind.face.role in ROLES
        for event in heard:
            mind.hear(event)
        assert mind.face.role in ("count", "lamia")


def test_a_sharp_hunter_keeps_to_what_it_said() -> None:
    mind = a_mind("hunter", 7, 2, says(7, "claim", "vampire"))
    for seat in range(4):
        mind.hear(says(seat, "claim", "vampire"))
    assert mind.face.role == "vampire"


@pytest.mark.parametrize("keen", [True, False])
def test_a_sharp_count_tells_all_on_the_second_night_where_two_more_may_lose_it(
    keen: bool,
) -> None:
    heard = (Chose(0, "count", 5), Learned(0, "count", "vampire"))
    mind = a_mind("count", 0, 1, *heard, keen=keen)
    assert ("claim", "count") not in all_said(mind)
    for event in (*dies(3, "vampire"), PhaseBegan("night", 2)):
        mind.hear(event)
    assert (("checked", 5, "vampire") in all_said(mind)) is keen


def test_at_a_large_table_the_second_night_does_not_decide_before_somebody_has_died() -> None:
    memory = Memory(TALE.set_up(15), 0)
    memory.hear(Shown(0, "dhampir"))
    memory.hear(PhaseBegan("night", 2))
    assert not Suspicion(memory, private=False).decides
    for event in dies(3, "vampire"):
        memory.hear(event)
    assert Suspicion(memory, private=False).decides
