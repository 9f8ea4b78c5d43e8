"""The Storyteller is nominated, as anybody alive may do once a day where an Atheist is on the script.

Hands are counted all at once. With enough of them the Storyteller is about to die, like any player.
"""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER, Ask, Round
from fabula.core.working import works
from fabula.games.clocktower.almanac import notes, prompts
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, YES
from fabula.games.clocktower.almanac.traits import NOBODY_EVIL, has_trait
from fabula.games.clocktower.judgement.votes import in_force, keep_in_mind, may_vote, needed, pay, weight
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square

INDICT = "indict"
EXECUTED_STORYTELLER = "storyteller_executed"


def is_nominated_today(grimoire: Grimoire) -> bool:
    """Whether the Storyteller cannot be nominated any more today."""
    return any(nominee is None for _, nominee in notes.NOMINATED.of(grimoire))


def nominate(town: Square, seat: int) -> None:
    """All hear it; it is this player's nomination of today."""
    town.tell(Announced(INDICT, seat=seat))
    notes.NOMINATED.add(town, (seat, None))


async def indict(town: Square, seat: int) -> None:
    """A player nominates the Storyteller; hands are counted before anything else."""
    nominate(town, seat)
    notes.INDICTING.set(town)


async def hold(town: Square) -> None:
    """Whoever may vote does; with enough votes the Storyteller is about to die."""
    notes.INDICTING.forget(town)
    votes, enough = await count(town), needed(town)
    for best in dict.fromkeys((notes.BEST, in_force(town.grimoire))):
        most, about_to_die = best.of(town.grimoire)
        if votes >= enough:
            about_to_die = STORYTELLER
        elif votes == most:
            about_to_die = None
        best.set(town, (max(most, votes), about_to_die))
    town.tell(Announced("indict_enough" if votes >= enough else "indict_spared"))


async def count(town: Square) -> int:
    """All who may vote are asked at the same time; all hear whose hands were up."""
    entitled = tuple(seat for seat in town.everyone if may_vote(town, seat))
    asks = tuple(Ask(seat, prompts.INDICT, (None, YES)) for seat in entitled)
    answers = await Round(asks) if asks else ()
    voters = tuple(seat for seat, answer in zip(entitled, answers, strict=True) if answer == YES)
    votes = sum(weight(town, seat) for seat in voters)
    for seat in voters:
        pay(town, seat)
    keep_in_mind(town, notes.VOTERS, *voters)
    town.tell(Announced("indict_hands" if voters else "indict_hands_nobody", seats=voters or None))
    return votes


def execute(town: Square) -> None:
    """Good has won if there is an Atheist who is sober and healthy, dead or alive; else evil has."""
    town.tell(Announced("indict_executed"))
    grants = (grant for grant in town.grimoire.grants if has_trait(grant.role, NOBODY_EVIL))
    right = any(works(town.grimoire, grant) for grant in grants)
    notes.LOST.set(town, (EVIL if right else GOOD, EXECUTED_STORYTELLER))
