"""What to say by day: the town tells what it learned when it helps, and the others what their masks would."""

from __future__ import annotations

from fabula.core.requests import Choice
from fabula.games.mafia32.cards import TOWN
from fabula.minds.mafia32.memory import CRIMINAL, Memory
from fabula.minds.mafia32.suspicion import Suspicion

INVESTIGATORS = Suspicion.investigators


def what_to_say(face: Memory, suspect: int | None) -> list[Choice]:
    """All that somebody of the town who remembers this wants to say on this day, in order."""
    words = _for_the_town(face)
    if suspect is not None:
        words.append(("suspect", suspect))
        words.append(("nominate", suspect))
    return words


def last_words(memory: Memory) -> list[Choice]:
    """Who belongs to the town tells all; the others say nothing more."""
    return own_story(memory) if memory.side == TOWN else []


def is_in_danger(memory: Memory) -> bool:
    """Whether the town may well vote it out today."""
    return Suspicion(memory, private=False).is_in_danger(memory.seat)


def _for_the_town(memory: Memory) -> list[Choice]:
    found = any(sign == CRIMINAL and seat in memory.living for seat, sign in memory.signs.items())
    speaks = memory.role in INVESTIGATORS and found and memory.role != "spy"
    if not speaks and not is_in_danger(memory):
        return _own_name(memory) if memory.role == "citizen" and memory.number > 1 else []
    return own_story(memory)


def own_story(memory: Memory) -> list[Choice]:
    """Who one is, and what one has learned and not told."""
    return [*_own_name(memory), *_findings(memory)]


def _own_name(memory: Memory) -> list[Choice]:
    name = "citizen" if memory.role == "spy" else memory.role  # a Spy may not say so
    return [] if memory.claims().get(memory.seat) == name else [("claim", name)]


def _findings(memory: Memory) -> list[Choice]:
    told = [(about, sign) for who, about, sign in memory.testimony() if who == memory.seat]
    if memory.role in INVESTIGATORS:
        return [
            ("checked", seat, sign)
            for seat, sign in memory.signs.items()
            if (seat, sign) not in told and seat in memory.living
        ]
    if memory.role == "journalist":
        words = [("compared", *pair, "same" if same else "different") for *pair, same in memory.compared]
        return [one for one in words if (memory.seat, one) not in memory.said]
    return []
