"""What is said by day that an ability may make something of: gossip, guesses, questions, visits.

Everybody alive has these powers as far as their roles are in the script, once a day each, so that whoever
uses one betrays nothing. Gossip and guesses are heard by all; of a question or a visit nobody else learns.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache

from fabula.core.events import Noted
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Decide, Pattern, Wide
from fabula.games.clocktower.cards import YES
from fabula.games.clocktower.events import Asked, Informed, NothingHappened, Stated, Used
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.statements import Guesses, Sayings, Statement, roles_sayable
from fabula.games.clocktower.verbs import Me, happens

GOSSIP, ASK, VISIT, JUGGLE, STRIKE = "gossip", "ask", "visit", "juggle", "strike"
POWERS_OF_SPEECH = {
    GOSSIP: "gossip",
    JUGGLE: "juggler",
    VISIT: "savant",
    ASK: "artist",
    STRIKE: "psychopath",
}  # and whose they are
SPOKEN = "spoken"  # who has used which of them today
GOSSIPED = "gossiped"  # who said what as the Gossip, and whether that was so when it was said
JUGGLED = "juggled"  # who guessed as the Juggler, and how many were right
JUGGLING = "juggling"  # whose first day as the Juggler it is
SAID_TODAY = (SPOKEN, GOSSIPED, JUGGLED, JUGGLING)


def sayings(town: Square) -> Sayings:
    """All that can be stated about those who are here and the roles of the script."""
    return Sayings(town.everyone, roles_sayable(town.grimoire.roles))


# ---- what one may do


@lru_cache(maxsize=256)
def powers_in(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these powers that a script gives anybody."""
    return tuple(word for word, role in POWERS_OF_SPEECH.items() if role in roles)


def powers_left(grimoire: Grimoire, seat: int) -> tuple[str, ...]:
    """Those that a player alive has not used today."""
    used = grimoire.notes.get(SPOKEN, ())
    return tuple(word for word in powers_in(grimoire.roles) if (seat, word) not in used)


def patterns(words: tuple[str, ...], circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Pattern, ...]:
    """These powers as something to say."""
    known = roles_sayable(roles)
    within = {
        GOSSIP: Wide(GOSSIP, Sayings(circle, known)),
        JUGGLE: Wide(JUGGLE, Guesses(circle, known)),
        VISIT: Pattern(VISIT),
        ASK: Wide(ASK, Sayings(circle, known)),
        STRIKE: Pattern(STRIKE, circle),
    }
    return tuple(within[word] for word in words)


# ---- what comes of it


async def speak(town: Square, seat: int, word: str, *said: Statement | int) -> None:
    """A player uses one of these powers, or pretends to."""
    town.tell(Noted(SPOKEN, (*town.grimoire.notes.get(SPOKEN, ()), (seat, word))))
    await ACTS[word](town, seat, *said)


async def gossip(town: Square, seat: int, statement: Statement) -> None:
    """All hear it; whether it is true the night will tell."""
    town.tell(Stated(seat, GOSSIP, (statement,)))
    await happens(town, "gossips", seat=seat, statement=statement)


async def juggle(town: Square, seat: int, guesses: tuple[Statement, ...]) -> None:
    """All hear the guesses."""
    town.tell(Stated(seat, JUGGLE, guesses))
    await happens(town, "juggles", seat=seat, guesses=guesses)


async def visit(town: Square, seat: int) -> None:
    """A player comes to the Storyteller, who has something to tell a Savant only."""
    await receive(town, seat, VISIT, "visits")


async def ask(town: Square, seat: int, question: Statement) -> None:
    """A player asks the Storyteller something, who answers an Artist only."""
    town.tell(Asked(seat, (question,)))
    await receive(town, seat, ASK, "asks", question)


async def strike(town: Square, seat: int, target: int) -> None:
    """A player says to kill another, before all; it looks the same whoever says so."""
    town.tell(Used(seat, POWERS_OF_SPEECH[STRIKE], target))
    lived = town.grimoire.alive[target]
    await Decide("used", (YES,), seat, target)
    await happens(town, "strikes", seat=seat, target=target)
    if town.grimoire.alive[target] == lived:
        town.tell(NothingHappened())


async def receive(town: Square, seat: int, word: str, moment: str, *said: Statement) -> None:
    """The Storyteller hears of each who comes; whose ability is not meant is told so, and nothing else."""
    await Decide(word, (YES,), seat)
    for grant in town.abilities(seat):
        reaction = town.almanac[grant.role].reactions.get(moment)
        if reaction is not None and await reaction(Me(town, grant), town, *said):
            return
    town.tell(Informed(seat, word, ()))


ACTS: dict[str, Callable[..., Awaitable[None]]] = {
    GOSSIP: gossip,
    JUGGLE: juggle,
    VISIT: visit,
    ASK: ask,
    STRIKE: strike,
}
