"""What is said by day that an ability may make something of: gossip, guesses, questions, visits.

Everybody alive has these powers as far as their roles are in the script, once a day each, so that whoever
uses one betrays nothing. Gossip and guesses are heard by all; of a question or a visit nobody else learns.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import NewType

from fabula.core.events import Chose
from fabula.core.grimoire import Grimoire
from fabula.core.moments import Moment
from fabula.core.requests import Decide, Pattern, Poll, Wide
from fabula.games.clocktower.almanac import decisions, moments, notes, prompts, questions
from fabula.games.clocktower.almanac.cards import YES, residents_of
from fabula.games.clocktower.almanac.traits import whose
from fabula.games.clocktower.judgement.ending import says
from fabula.games.clocktower.judgement.trial import INDICT, indict
from fabula.games.clocktower.phases.forgotten import POSSIBLE
from fabula.games.clocktower.town.events import (
    Asked,
    CultCalled,
    CultJoined,
    Informed,
    NothingHappened,
    Stated,
    Used,
)
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import Accusations, Guesses, Sayings, Statement, sight_of, weigh
from fabula.games.clocktower.town.verbs import Me, happens

Word = NewType("Word", str)  # to use a power with, where a role is called the same

GOSSIP, DAMSEL = Word("gossip"), Word("damsel")
ASK, VISIT, JUGGLE, FISH, STRIKE = "ask", "visit", "juggle", "fish", "strike"
PUZZLE, ACCUSE, CULT, RECALL = "puzzle", "accuse", "cult", "recall"
POWERS_OF_SPEECH = (GOSSIP, JUGGLE, VISIT, ASK, FISH, DAMSEL, PUZZLE, ACCUSE, CULT, STRIKE, RECALL, INDICT)
OF_THE_DEAD = (DAMSEL,)  # what the dead may use too


def sayings(town: Square) -> Sayings:
    """All that can be stated about those who are here and the roles of the script."""
    return Sayings(town.everyone, residents_of(town.grimoire.roles))


# ---- what one may do


@lru_cache(maxsize=256)
def powers_in(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these powers that a script gives anybody."""
    return tuple(word for word in POWERS_OF_SPEECH if whose(word) in roles)


@lru_cache(maxsize=256)
def powers_of_the_dead(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those that the dead have too."""
    return tuple(word for word in powers_in(roles) if word in OF_THE_DEAD)


def powers_left(grimoire: Grimoire, seat: int) -> tuple[str, ...]:
    """Those that a player has not used today as often as anybody may."""
    used = notes.SPOKEN.of(grimoire)
    powers = (powers_in if grimoire.alive[seat] else powers_of_the_dead)(grimoire.roles)
    if not used:
        return powers
    each = uses_each(grimoire)
    return tuple(word for word in powers if used.count((seat, word)) < each)


def uses_each(grimoire: Grimoire) -> int:
    """How often anybody may use such a power: twice where a Barista lives, so that it betrays nobody."""
    return 2 if says(grimoire, questions.AllMayDoItTwice()) else 1


def is_beyond(me: Me, word: str) -> bool:
    """Whether a player has used a power today more often than their ability works."""
    used = notes.SPOKEN.of(me.town.grimoire)
    return used.count((me.seat, word)) > len(me.times)


def patterns(words: tuple[str, ...], circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Pattern, ...]:
    """These powers as something to say."""
    known = residents_of(roles)
    within = {
        GOSSIP: Wide(GOSSIP, Sayings(circle, known)),
        JUGGLE: Wide(JUGGLE, Guesses(circle, known)),
        VISIT: Pattern(VISIT),
        ASK: Wide(ASK, Sayings(circle, known)),
        FISH: Pattern(FISH),
        STRIKE: Pattern(STRIKE, circle),
        DAMSEL: Pattern(DAMSEL, circle),
        PUZZLE: Pattern(PUZZLE, circle),
        ACCUSE: Wide(ACCUSE, Accusations(circle)),
        CULT: Pattern(CULT),
        RECALL: Pattern(RECALL, POSSIBLE),
        INDICT: Pattern(INDICT),
    }
    return tuple(within[word] for word in words)


# ---- what comes of it


async def speak(town: Square, seat: int, word: str, *said: Statement | int) -> None:
    """A player uses one of these powers, or pretends to."""
    notes.SPOKEN.add(town, (seat, word))
    await ACTS[word](town, seat, *said)


async def gossip(town: Square, seat: int, statement: Statement) -> None:
    """All hear it; whether it is true the night will tell."""
    town.tell(Stated(seat, whose(GOSSIP), (statement,)))
    await happens(town, moments.Gossips(seat, statement))


async def juggle(town: Square, seat: int, guesses: tuple[Statement, ...]) -> None:
    """All hear the guesses of a Juggler, true or pretended."""
    town.tell(Stated(seat, JUGGLE, guesses))
    await happens(town, moments.Juggles(seat, guesses))


async def visit(town: Square, seat: int) -> None:
    """A player comes to the Storyteller, who has something to tell a Savant only."""
    await receive(town, seat, VISIT, moments.Visits())


async def fish(town: Square, seat: int) -> None:
    """A player comes for advice, which the Storyteller has for a Fisherman only."""
    await receive(town, seat, FISH, moments.Fishes())


async def ask(town: Square, seat: int, question: Statement) -> None:
    """A player asks the Storyteller something, who answers an Artist only."""
    town.tell(Asked(seat, (question,)))
    await receive(town, seat, ASK, moments.AsksAQuestion(question), (question,))


async def strike(town: Square, seat: int, target: int) -> None:
    """A player says to kill another, before all; it looks the same whoever says so."""
    town.tell(Used(seat, whose(STRIKE), target))
    lived = town.grimoire.alive[target]
    await Decide(decisions.USED, (YES,), seat, target)
    await happens(town, moments.Strikes(seat, target))
    if town.grimoire.alive[target] == lived:
        town.tell(NothingHappened())


async def name_the_damsel(town: Square, seat: int, named: int) -> None:
    """All hear it; only a Minion's word can do anything."""
    town.tell(Used(seat, whose(DAMSEL), named))
    await Decide(decisions.USED, (YES,), seat, named)
    await happens(town, moments.DamselNamed(seat, named))


async def solve(town: Square, seat: int, named: int) -> None:
    """A player guesses in private who is drunk because of the puzzle; only a Puzzlemaster is answered."""
    town.tell(Chose(seat, whose(PUZZLE), named))
    await receive(town, seat, PUZZLE, moments.Solves(named))


async def recall(town: Square, seat: int, guess: str) -> None:
    """A player guesses in private what they can do; only an Amnesiac is told how near that is."""
    town.tell(Chose(seat, whose(RECALL), guess))
    await receive(town, seat, RECALL, moments.Recalls(guess))


async def accuse(town: Square, seat: int, accused: tuple[Statement, ...]) -> None:
    """All hear who are said to be all Minions and Demons; only an Alsaahir's word can do anything."""
    town.tell(Stated(seat, ACCUSE, accused))
    await Decide(decisions.USED, (YES,), seat)
    await happens(town, moments.Accuses(seat, accused))


async def call_the_cult(town: Square, seat: int) -> None:
    """All are asked before anything else goes on."""
    town.tell(CultCalled(seat))
    notes.CALLING.set(town, seat)


async def gather(town: Square) -> None:
    """All others, the dead too, join or do not, at the same time and before all; who is silent does not."""
    caller = notes.CALLING.known(town.grimoire)
    notes.CALLING.forget(town)
    others = town.others(caller) if caller in town.everyone else ()
    answers = await Poll(others, prompts.CULT, (None, YES)) if others else ()
    joined = tuple(seat for seat, answer in zip(others, answers, strict=True) if answer == YES)
    town.tell(CultJoined(caller, joined))
    await happens(town, moments.CultGathers(caller, joined))


async def receive(
    town: Square, seat: int, word: str, moment: Moment[bool], said: tuple[Statement, ...] = ()
) -> None:
    """The Storyteller hears of each who comes; whose ability is not meant is told so, and nothing else."""
    weighed = tuple(weigh(one, sight_of(town)) for one in said)
    await Decide(word, (YES,), seat, said=said, weighed=weighed)
    for grant in town.abilities(seat):
        reaction = town.almanac[grant.role].reactions.get(type(moment))
        if reaction is not None and await reaction(Me(town, grant), town, **moment.facts):
            return
    town.tell(Informed(seat, word, ()))


ACTS: dict[str, Callable[..., Awaitable[None]]] = {
    GOSSIP: gossip,
    JUGGLE: juggle,
    VISIT: visit,
    ASK: ask,
    FISH: fish,
    STRIKE: strike,
    DAMSEL: name_the_damsel,
    PUZZLE: solve,
    ACCUSE: accuse,
    CULT: call_the_cult,
    RECALL: recall,
    INDICT: indict,
}
