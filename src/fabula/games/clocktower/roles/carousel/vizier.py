"""The Minion who rules in the open."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.requests import Ask, Decide
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import FEARED, NIGHT, minion
from fabula.games.clocktower.almanac.moments import Counted, Saves
from fabula.games.clocktower.almanac.traits import (
    ANNOUNCED,
    LOOKS_FOR_MINIONS,
    NO_DEATH_BY_DAY,
    has_trait,
)
from fabula.games.clocktower.judgement.votes import DEATH
from fabula.games.clocktower.roles.carousel.minions_by_day import VIZIER
from fabula.games.clocktower.roles.pairs import is_robbed_by, one_is_good
from fabula.games.clocktower.town.announcing import announce
from fabula.games.clocktower.town.census import babysitting
from fabula.games.clocktower.town.events import NothingHappened, Used
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

# ---- Vizier


@minion(VIZIER, wakes=FIRST_NIGHT, asleep=True, icon="turban", traits=(ANNOUNCED, NO_DEATH_BY_DAY))
async def vizier(me: Me, town: Square) -> None:
    """Everybody knows you. By day nothing kills you, and a vote with a good hand in it you may enforce."""
    if me.is_the_storytellers:
        town.tell(Announced("storytellers_vizier"))
    elif not any(has_trait(role, LOOKS_FOR_MINIONS) for role in town.in_play):
        announce(me, VIZIER, (me.seat,))


@vizier.when(Saves)
async def stand_above_the_law(me: Me, town: Square, seat: int, cause: str) -> bool:
    """By day, whatever it be, unless you babysit; also if a Courtier or a Preacher took your ability."""
    by_day = seat == me.seat and town.grimoire.phase != NIGHT
    holds = me.works or is_robbed_by(town, seat, "courtier", "preacher")
    return by_day and holds and seat not in babysitting(town.grimoire)


@vizier.when(Counted)
async def decree(me: Me, town: Square, nominator: int | None, nominee: int, voters: tuple[int, ...]) -> None:
    """Asked after each vote in which a hand was up, so that no pause tells who is good."""
    if not voters or notes.VERDICT.stands(town.grimoire) or not me.is_able:
        return
    feared = any((mark.seat, mark.kind) == (nominee, FEARED) for mark in town.grimoire.marks)
    options = (None,) if feared else (None, DEATH)
    own = me.is_the_storytellers
    if await (Decide(me.role, options, nominee) if own else Ask(me.seat, VIZIER, options)) is None:
        return
    if not me.is_the_storytellers:
        town.tell(Used(me.seat, VIZIER, nominee))
    immune = town.grimoire.role(nominee) == "magician"
    if me.works and not immune and await one_is_good(me, voters):
        notes.VERDICT.set(town, (DEATH, VIZIER))
    else:
        town.tell(NothingHappened())
