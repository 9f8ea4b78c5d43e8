"""Something bad that may happen to somebody.

By an Angel to whoever is to blame for a death, by a Hell’s Librarian to whoever talks in a silence.
"""

from __future__ import annotations

from fabula.core.events import Marked
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import ANGEL, BAD, DRUNKEN, POISONED, TALKED, dusk_of
from fabula.games.clocktower.almanac.traits import NEVER_IMPAIRED
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import NothingHappened, Unmarked, company
from fabula.games.clocktower.town.square import Square

HELLS_LIBRARIAN = "hells_librarian"
DIES, DRINKS, SICKENS, BY_HAND = "harm_dies", "harm_drunk", "harm_poisoned", "harm_by_hand"
HARMS = (DRINKS, SICKENS, DIES, BY_HAND)
SPARED = "harm_spared"
IMPAIRED = {DRINKS: DRUNKEN, SICKENS: POISONED}


def is_due(grimoire: Grimoire) -> bool:
    """Whether somebody may come to harm for what has happened. Of talk nothing comes while a vote is on."""
    is_vote = notes.NOMINEE.stands(grimoire) or notes.EXILING.stands(grimoire)
    return notes.AVENGED.stands(grimoire) or (not is_vote and bool(talkers(grimoire)))


async def settle(town: Square) -> None:
    """One after another: first who answers for a death, then whoever has talked."""
    await (avenge(town) if notes.AVENGED.stands(town.grimoire) else punish(town))


# ---- Angel


async def avenge(town: Square) -> None:
    """Of the first protected player of whose death all have heard: who answers for it, or nobody."""
    victim, *left = notes.AVENGED.known(town.grimoire)
    notes.AVENGED.set(town, tuple(left) or None)
    culprit = await Decide(decisions.ANGEL, (None, *town.living), victim)
    if culprit is not None:
        await befall(town, culprit, ANGEL, await Decide(decisions.SOMETHING_BAD, HARMS, culprit))


# ---- Hell’s Librarian


def talkers(grimoire: Grimoire) -> tuple[int, ...]:
    """Who has talked when silence was asked for, in the order in which the Storyteller noted it."""
    if HELLS_LIBRARIAN not in company(grimoire):
        return ()
    return tuple(dict.fromkeys(mark.seat for mark in grimoire.marks if mark.kind == TALKED))


def who_may_talk(town: Square) -> tuple[int, ...]:
    """Of whom the Storyteller may note it: each player once, until something comes of it."""
    if HELLS_LIBRARIAN not in company(town.grimoire):
        return ()
    return tuple(seat for seat in town.everyone if seat not in talkers(town.grimoire))


def note_talk(town: Square, seat: int) -> None:
    """Note that a player has talked though all were to be silent."""
    town.tell(Marked(seat, TALKED, None))


async def punish(town: Square) -> None:
    """Something bad may happen to whoever talked first, or nothing. Who is dead does not die again."""
    seat = talkers(town.grimoire)[0]
    town.tell(Unmarked(seat, TALKED))
    harms = tuple(harm for harm in HARMS if harm != DIES or town.grimoire.alive[seat])
    await befall(town, seat, HELLS_LIBRARIAN, await Decide(decisions.TALKED, (*harms, SPARED), seat))


# ---- both


async def befall(town: Square, seat: int, cause: str, harm: str) -> None:
    """What happens to a player: until tomorrow’s dusk, for good, or what the Storyteller does by hand."""
    if harm in IMPAIRED:
        if not town.works_with(seat, NEVER_IMPAIRED):
            town.tell(Marked(seat, IMPAIRED[harm], None, dusk_of(town.night + 1)))
    elif harm == BY_HAND:
        town.tell(Marked(seat, BAD, None))
    elif harm == DIES and not await die(town, seat, cause):
        town.tell(NothingHappened())
