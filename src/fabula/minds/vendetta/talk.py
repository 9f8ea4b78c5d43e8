"""What to say: vampires tell what they learned when it helps, the others pass for vampires."""

from __future__ import annotations

from collections import Counter

from fabula.core.requests import Below, Choice
from fabula.games.vendetta.cards import HUNTERS, PILES, VAMPIRES, WEREWOLF, almanac
from fabula.minds.vendetta.memory import Memory
from fabula.minds.vendetta.suspicion import Suspicion

INVESTIGATORS = Suspicion.investigators
WORD_FOR = {VAMPIRES: "vampire", HUNTERS: "hunter", WEREWOLF: "shapeshifter"}


def what_to_say(memory: Memory, suspect: int | None, below: Below, *, pleading: bool = False) -> list[Choice]:
    """All it wants to say this night, in order."""
    words = _the_truth(memory, pleading) if memory.side == VAMPIRES else _a_cover(memory, below, pleading)
    return words if suspect is None else [*words, ("suspect", suspect)]


def is_in_danger(memory: Memory) -> bool:
    """Whether it may well be executed this night."""
    return Suspicion(memory, private=False).is_in_danger(memory.seat)


def _the_truth(memory: Memory, pleading: bool) -> list[Choice]:
    """A plain vampire has nothing to hide; the others step forward with an enemy's name, or in danger.

    A fledgling is worth more among the hunters than dead: it only suspects, until it has to.
    """
    found = any(sign != VAMPIRES and seat in memory.living for seat, sign in memory.signs.items())
    steps_forward = found and memory.role in INVESTIGATORS and memory.role != "fledgling"
    if steps_forward or pleading or is_in_danger(memory):
        return [*_own_name(memory), *_findings(memory)]
    return _own_name(memory) if memory.role == "vampire" and memory.number > 1 else []


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


# ---- lies


def _a_cover(memory: Memory, below: Below, pleading: bool) -> list[Choice]:
    claims = memory.claims()
    friends = memory.friends
    strangers = [seat for seat in memory.living if seat not in friends]
    accusers = [who for who, about, sign in memory.testimony() if about == memory.seat and sign != VAMPIRES]
    accuser = next((who for who in accusers if who in strangers), None)
    if accuser is not None and claims.get(memory.seat) not in INVESTIGATORS and below(2):
        return [("claim", _rank(memory, claims.get(accuser, ""))), ("checked", accuser, "hunter")]
    if memory.seat not in claims and (memory.number > 1 or pleading or is_in_danger(memory)):
        return [("claim", _cover(memory, below))]
    return []


def _rank(memory: Memory, rival: str) -> str:
    """An investigator's card for who was accused: a rival's own, or any that may still be about."""
    hidden = memory.hidden()
    possible = [role for role in INVESTIGATORS if hidden[role]]
    return rival if rival in INVESTIGATORS else (possible or [WORD_FOR[VAMPIRES]])[0]


def _cover(memory: Memory, below: Below) -> str:
    """A card of the vampires that may still be hidden and that fewer claim than there are."""
    claimed = Counter(memory.claims().values())
    free = [
        role
        for role, number in memory.hidden().items()
        if almanac[role].side == VAMPIRES and role not in (*INVESTIGATORS, *PILES) and number > claimed[role]
    ]
    if "vampire" in free and below(4):
        return "vampire"
    return free[below(len(free))] if free else "vampire"
