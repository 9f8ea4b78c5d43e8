"""Who has a Spy’s, a Widow’s or a Wraith’s ability as an Alchemist may name that Minion after each execution.

So the published rules for these pairs have it, and a Magician may name a Wraith so. Everybody alive may do it
where the script has such a pair;
whether it was right only the Demon notices, by whom it may choose.
"""

from __future__ import annotations

from functools import lru_cache

from fabula.core.grimoire import Grimoire
from fabula.core.requests import Ask, Round
from fabula.core.working import works
from fabula.games.clocktower.almanac import notes, prompts
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.traits import DISTILS, FOUND_BY_NAME, with_trait
from fabula.games.clocktower.town.abnormal import go_wrong
from fabula.games.clocktower.town.events import Used
from fabula.games.clocktower.town.square import Square

NAMED_BY = almanac.facts(lambda role: role.finds)  # besides an Alchemist who has the ability


@lru_cache(maxsize=256)
def namable(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of a script who may be named."""
    seekers = [role for role in (*with_trait(DISTILS), *NAMED_BY) if role in roles]
    return tuple(
        role
        for role in with_trait(FOUND_BY_NAME)
        if role in roles and any(role in NAMED_BY.get(seeker, (role,)) for seeker in seekers)
    )


def is_due(grimoire: Grimoire) -> bool:
    """Whether last words are due that name a player: once after each execution."""
    executed = notes.EXECUTED.of(grimoire)
    return executed is not None and bool(namable(grimoire.roles)) and notes.NAMED.of(grimoire) != executed


def seek(town: Square, seat: int, role: str) -> None:
    """This is the Minion whom an Alchemist is to find from now on."""
    others = tuple(one for one in notes.SEEKING.of(town.grimoire) if one[0] != seat)
    notes.SEEKING.set(town, (*others, (seat, role)))


async def name_the_minion(town: Square) -> None:
    """All who live are asked at the same time; what they say all hear."""
    notes.NAMED.set(town, notes.EXECUTED.known(town.grimoire))
    living = town.living  # nobody may, where the end was averted
    for role in namable(town.grimoire.roles) if living else ():
        asks = (Ask(seat, prompts.naming(role), (None, *town.living_others(seat))) for seat in living)
        for seat, named in zip(living, await Round(tuple(asks)), strict=True):
            if named is not None:
                town.tell(Used(seat, role, named))
                bind_the_demon(town, seat, role, named)


def bind_the_demon(town: Square, seat: int, role: str, named: int) -> None:
    """Tonight it has to choose whom an Alchemist, or a Magician, has rightly named."""
    seeks = (seat, role) in notes.SEEKING.of(town.grimoire)
    seekers = [one for one, roles in NAMED_BY.items() if role in roles] + [*with_trait(DISTILS)] * seeks
    for grant in town.abilities(seat) if town.grimoire.role(named) == role else ():
        if grant.role in seekers and works(town.grimoire, grant):
            notes.BOUND.add(town, (named, role))
        elif grant.role in seekers:
            go_wrong(town, grant)
