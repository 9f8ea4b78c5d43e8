"""Players that are not there. A mind knows what its seat heard, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import Ask, Below, Choice, Window
from fabula.games import tale_called
from fabula.minds import levels, mafia32, onenight, vendetta
from fabula.minds.random import Random, Talkative
from fabula.minds.reasons import Reason

MINDS = ("random", "sensible", *levels.NAMES)  # a sensible one is sharp; rooms that are kept call it so
MEASURED = (*MINDS, levels.PLAIN)  # in the arena and in studies, by which sharp ones are measured


class Mind(Protocol):
    """A decider for one seat, deterministic given the lots it draws."""

    def hear(self, event: Event, /) -> None:
        """Take in an event that its seat may hear."""

    def choose(self, ask: Ask) -> Choice:
        """Answer a question; always one of the options."""

    def speak(self, window: Window, /) -> Choice:
        """What to say now while the floor is open; LATER while it waits for others, None for nothing more."""

    def verdicts(self) -> dict[int, int]:
        """Who is suspect to it (1) or trusted (-1) by now: who hides says it of what all have heard."""

    def confide(self, whom: int, /) -> list[Choice]:
        """What to answer to whoever sits there and whispers; nothing where it tells nothing yet."""

    def as_if(self, role: str, /) -> list[Choice]:
        """What it would say if it claimed this card: the claim, and what somebody with it has learned."""

    def reason(self, words: Choice, /) -> Reason | None:
        """Why it says this, or votes so; None where it speaks for itself."""


def _mind_of_the_clocktower() -> type[levels.Sensible]:
    from fabula.minds.clocktower import Sensible

    return Sensible


def _of_the_clocktower(setup: Setup, seat: int, below: Below) -> levels.Sensible:
    make: Callable[[Setup, int, Below], levels.Sensible] = _mind_of_the_clocktower()
    return make(setup, seat, below)


SENSIBLE: dict[str, Callable[[Setup, int, Below], levels.Sensible]] = {
    "onenight": onenight.Sensible,
    "mafia32": mafia32.Sensible,
    "vendetta": vendetta.Sensible,
    "clocktower": _of_the_clocktower,
}


# Those that NumPy comes with, which takes a fifth of a second and 16 MB, and who seats none needs none.
READ_LATE = {"clocktower": _mind_of_the_clocktower}


def read_ahead(tale: str) -> None:
    """Read the minds of a tale, so that no room waits for them later."""
    if tale in READ_LATE:
        READ_LATE[tale]()


def mind_called(name: str, setup: Setup, seat: int, below: Below) -> Mind:
    """The mind of this name for a seat; Refusal if there is none.

    Where a tale has none of its own, lots; where the rules judge what is said, lots that speak too.
    """
    if name not in MEASURED:
        raise Refusal("unknown-mind", mind=name)
    make = SENSIBLE.get(setup.tale)
    if name != "random" and make is not None:
        named = "sharp" if name == "sensible" else name
        return levels.mind_of(named, partial(make, setup, seat, below), seat, below)
    return lots_for(setup, below)


def lots_for(setup: Setup, below: Below) -> Random:
    """A mind that draws lots; where the rules judge what is said, one that speaks too."""
    return Random(below) if tale_called(setup.tale).sayings is None else Talkative(below)
