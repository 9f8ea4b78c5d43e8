"""What to say: vampires tell what they learned when it helps, and the others what their masks would."""

from __future__ import annotations

from fabula.core.requests import Choice
from fabula.games.vendetta.cards import HUNTERS, VAMPIRES, WEREWOLF
from fabula.minds.vendetta.memory import Memory
from fabula.minds.vendetta.suspicion import Suspicion

INVESTIGATORS = Suspicion.investigators
WORD_FOR = {VAMPIRES: "vampire", HUNTERS: "hunter", WEREWOLF: "shapeshifter"}


def what_to_say(face: Memory, suspect: int | None, *, pleading: bool = False) -> list[Choice]:
    """All that a vampire who remembers this wants to say this night, in order."""
    words = _the_truth(face, pleading)
    return words if suspect is None else [*words, ("suspect", suspect)]


def is_in_danger(memory: Memory) -> bool:
    """Whether it may well be executed this night."""
    return Suspicion(memory, private=False).is_in_danger(memory.seat)


def is_time_to_tell(memory: Memory) -> bool:
    """Whether all that is known is told now: by the sharp from the second night on."""
    return memory.keen and memory.number > 1


def _the_truth(memory: Memory, pleading: bool) -> list[Choice]:
    """A plain vampire has nothing to hide; the others step forward with an enemy's name, or in danger.

    A fledgling is worth more among the hunters than dead: it only suspects, until it has to.
    """
    found = any(sign != VAMPIRES and seat in memory.living for seat, sign in memory.signs.items())
    steps_forward = found and memory.role in INVESTIGATORS and memory.role != "fledgling"
    if steps_forward or pleading or is_in_danger(memory) or is_time_to_tell(memory):
        return own_story(memory)
    return _own_name(memory) if memory.role == "vampire" and memory.number > 1 else []


def own_story(memory: Memory) -> list[Choice]:
    """Who one is, and what one has learned and not told."""
    return [*_own_name(memory), *_findings(memory)]


def _own_name(memory: Memory) -> list[Choice]:
    return [] if memory.claims().get(memory.seat) == memory.role else [("claim", memory.role)]


def _findings(memory: Memory) -> list[Choice]:
    told = [about for who, about, _ in memory.testimony() if who == memory.seat]
    if memory.role not in INVESTIGATORS:
        return []
    return [
        ("checked", seat, WORD_FOR[sign])
        for seat, sign in memory.signs.items()
        if seat not in told and seat in memory.living
    ]
