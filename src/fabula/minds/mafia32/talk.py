"""What to say by day: the town tells what it learned when it helps, the others keep a cover."""

from __future__ import annotations

from collections import Counter

from fabula.core.requests import Below, Choice
from fabula.games.mafia32.cards import TOWN, almanac
from fabula.minds.mafia32.memory import CRIMINAL, Memory
from fabula.minds.mafia32.suspicion import Suspicion
from fabula.minds.targets import best

WORTH_SAYING = 0.4
INVESTIGATORS = Suspicion.investigators


def what_to_say(memory: Memory, suspect: int | None, below: Below) -> list[Choice]:
    """All it wants to say on this day, in order."""
    words = _for_the_town(memory) if memory.side == TOWN else _for_others(memory, below)
    if suspect is not None:
        words.append(("suspect", suspect))
        words.append(("nominate", suspect))
    return words


def last_words(memory: Memory) -> list[Choice]:
    """Who belongs to the town tells all; the others say nothing more."""
    return [*_own_name(memory), *_findings(memory)] if memory.side == TOWN else []


def is_in_danger(memory: Memory) -> bool:
    """Whether the town may well vote it out today."""
    return Suspicion(memory, private=False).is_in_danger(memory.seat)


def _for_the_town(memory: Memory) -> list[Choice]:
    found = any(sign == CRIMINAL and seat in memory.living for seat, sign in memory.signs.items())
    speaks = memory.role in INVESTIGATORS and found and memory.role != "spy"
    if not speaks and not is_in_danger(memory):
        return [("claim", "citizen")] if memory.role == "citizen" and memory.number > 1 else []
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


# ---- lies


def _for_others(memory: Memory, below: Below) -> list[Choice]:
    claims = memory.claims()
    accuser = next(
        (
            who
            for who, about, sign in memory.testimony()
            if about == memory.seat and sign == CRIMINAL and who in memory.living
        ),
        None,
    )
    if accuser is not None and claims.get(memory.seat) not in INVESTIGATORS and below(2):
        role = claims.get(accuser, "detective")
        return [("claim", role if role in INVESTIGATORS else "detective"), ("checked", accuser, CRIMINAL)]
    if memory.seat not in claims and (memory.number > 1 or is_in_danger(memory)):
        return [("claim", _cover(memory, below))]
    return []


def _cover(memory: Memory, below: Below) -> str:
    """A card of the town that may still be hidden and that fewer claim than there are."""
    claimed = Counter(memory.claims().values())
    free = [
        role
        for role, number in memory.hidden().items()
        if almanac[role].side == TOWN and role not in INVESTIGATORS and number > claimed[role]
    ]
    if "citizen" in free and below(4):
        return "citizen"
    return free[below(len(free))] if free else "citizen"


def scapegoat(memory: Memory, among: list[int], below: Below) -> int | None:
    """Whom those who are not of the town would see go: most suspect to all, and none of theirs."""
    public = Suspicion(memory, private=False).score
    friends = memory.friends
    strangers = [seat for seat in among if seat not in friends]
    return best(strangers, lambda seat: public.get(seat, 0.0), below)


def worth_saying(memory: Memory, seat: int | None) -> bool:
    """Whether a suspicion of the town is more than a feeling."""
    return seat is not None and Suspicion(memory).score.get(seat, 0.0) > WORTH_SAYING
