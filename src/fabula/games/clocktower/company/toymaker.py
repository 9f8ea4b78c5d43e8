"""The Toymaker: the evil meet though the town is small, and a Demon may, and once has to, leave off."""

from __future__ import annotations

from fabula.core.grimoire import Grant
from fabula.core.requests import Ask
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    TOYMAKER,
    almanac,
)
from fabula.games.clocktower.almanac.traits import CHOOSES_NOBODY, PREPARES, has_trait
from fabula.games.clocktower.judgement.ending import TOO_FEW
from fabula.games.clocktower.sets.setup import ENOUGH_FOR_INFORMATION
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.square import Square


def know_each_other(town: Square) -> bool:
    """Whether the evil players meet in the first night: with few players a Toymaker sees to it."""
    return len(town.residents) >= ENOUGH_FOR_INFORMATION or TOYMAKER in company(town.grimoire)


def attacks(town: Square, grant: Grant) -> bool:
    """Whether a Demon attacks at this line, as far as that is for the Toymaker to know."""
    if almanac.kind_of[grant.role] != DEMON or TOYMAKER not in company(town.grimoire):
        return False
    return almanac[grant.role].kills > 0 and (town.night > 1 or not has_trait(grant.role, PREPARES))


def must_rest(town: Square, grant: Grant) -> bool:
    """Whether a Demon that has attacked every night has to leave off tonight: it could end the game."""
    left = len(town.living_residents) - almanac[grant.role].kills
    return not notes.RESTED.stands(town.grimoire) and left <= TOO_FEW


async def rests(town: Square, grant: Grant) -> bool:
    """A Demon may choose not to attack tonight, and has to once in the game."""
    bound = notes.BOUND.stands(town.grimoire)  # to choose somebody, by an Alchemist's word
    if has_trait(grant.role, CHOOSES_NOBODY) or bound:
        return False
    rests = await Ask(grant.seat, TOYMAKER, (None, grant.seat))  # by choosing themselves: words would betray
    if rests is None:
        return False
    note_the_rest(town, grant)
    return True


def note_the_rest(town: Square, grant: Grant) -> None:
    """Who only believes to be a Demon does not do it for the Demon."""
    if not grant.sham and not notes.RESTED.stands(town.grimoire):
        notes.RESTED.set(town)
