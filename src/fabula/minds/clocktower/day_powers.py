"""What to gossip, guess and ask: simple things, of whom one thinks most evil."""

from __future__ import annotations

from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import ATHEIST, DEMON
from fabula.games.clocktower.judgement.trial import INDICT
from fabula.games.clocktower.phases.day_powers import ASK, FISH, GOSSIP, JUGGLE, RECALL, STRIKE, VISIT
from fabula.games.clocktower.phases.forgotten import LIBRARY
from fabula.games.clocktower.town.statements import MOST_GUESSES
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.talk import Part

HEARD_ENOUGH = 2  # from which day on a Fisherman asks for advice


def spoken(memory: Memory, part: Part, belief: Belief) -> list[Choice]:
    """What the part calls for today. Who only plays it need not go where nobody looks."""
    if not memory.lives or memory.seat in memory.travellers:
        return []
    if part.role == "savant" and part.is_true:
        return [(VISIT,)]
    if part.role == "artist" and part.is_true and not memory.has_asked:
        return [(ASK, suspicion) for suspicion in suspicions(memory, belief)]
    if part.role == "fisherman" and part.is_true and not memory.has_fished and memory.number >= HEARD_ENOUGH:
        return [(FISH,)]
    if part.role == "gossip":
        return [(GOSSIP, suspicion) for suspicion in suspicions(memory, belief)]
    return guesses(memory) if part.role == "juggler" and memory.number == 1 else []


def of_the_role(memory: Memory, below: Below) -> list[Choice]:
    """A Yaggababble says its phrase, an Amnesiac guesses, a Psychopath strikes one who is none of theirs."""
    if memory.phrase is not None and memory.lives:
        return [memory.phrase] * (1 + below(2))
    if memory.role == "amnesiac" and memory.lives:
        return [(RECALL, tuple(LIBRARY)[below(len(LIBRARY))])]
    if memory.role == ATHEIST and memory.lives and memory.number >= HEARD_ENOUGH:
        return [(INDICT,)]
    prey = [seat for seat in memory.living if seat not in memory.friends]
    strikes = memory.role == "psychopath" and memory.lives and prey
    return [(STRIKE, prey[below(len(prey))])] if strikes else []


def suspicions(memory: Memory, belief: Belief) -> list[Choice]:
    """A guess that the most suspect player is a Demon."""
    seats = [seat for seat in memory.living_residents if seat not in memory.friends and seat in belief.demon]
    worst = max(seats, key=lambda seat: (belief.demon[seat], seat), default=None)
    return [] if worst is None else [("of_kind", worst, DEMON)]


def guesses(memory: Memory) -> list[Choice]:
    """Guesses that some players are what they say to be."""
    claimed = [("is", seat, role) for seat, role in memory.claims().items() if seat != memory.seat]
    known = tuple(guess for guess in claimed if memory.in_script(guess[2]))[:MOST_GUESSES]
    return [(JUGGLE, known)] if known else []
