"""The Demon who is most of the town."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.grimoire import Grant, Grimoire, abilities
from fabula.core.requests import Decide
from fabula.core.working import is_able, works
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    ANY,
    LEGION,
    MINION,
    almanac,
    demon,
)
from fabula.games.clocktower.almanac.moments import Counted
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.traits import (
    CHOOSES_NOBODY,
    HORDE,
)
from fabula.games.clocktower.roles.pairs import one_is_good
from fabula.games.clocktower.town.deaths import attack
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

# ---- Legion


@demon(
    LEGION,
    wakes=EACH_NIGHT_BUT_FIRST,
    asleep=True,
    copies=15,
    registers=(MINION,),
    besides=MINION,
    alone=True,
    icon="minions",
    traits=(HORDE, CHOOSES_NOBODY),
    changes=ANY,
    misleads=True,
)
async def legion(me: Me, town: Square) -> None:
    """Most players are this, and Minions too. One may die each night; evil votes alone execute nobody."""
    victim = await Decide(me.role, (None, *town.living), me.seat) if me.works else None
    if victim is not None:
        await attack(me, victim)


@legion.says(IsWoken)
def once_for_all(town: Square, grant: Grant) -> bool:
    """For the first of them whose ability works, or who lives at least; not once more if that one died."""
    grimoire = town.grimoire
    has_killed = any(
        by is not None and grimoire.role(by) == LEGION for _, _, _, by in notes.ATTACKS.of(grimoire)
    )
    return tonight(grimoire) > 1 and not has_killed and grant == first_of(grimoire, LEGION)


def first_of(grimoire: Grimoire, role: str) -> Grant | None:
    """Who acts for all who have this role."""
    called = abilities(grimoire, almanac).called.get(role, ())
    able = [grant for grant in called if is_able(grimoire, grant.seat)]
    working = [grant for grant in able if works(grimoire, grant)]
    return next(iter(working or able), None)


@legion.when(Counted)
async def vote_in_vain(
    me: Me, town: Square, nominator: int | None, nominee: int, voters: tuple[int, ...]
) -> None:
    """Nobody learns it before the execution does not come."""
    if me.grant != first_of(town.grimoire, LEGION) or not me.works or not voters:
        return
    if not await one_is_good(me, voters):
        notes.VOID.set(town)
