"""Townsfolk who meddle with what the evil know."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, Choosing
from fabula.core.events import Marked
from fabula.core.grimoire import Grant
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import (
    DAWN,
    EVIL_WAKES,
    NIGHT,
    TOWNSFOLK,
    WRAITH,
    of_kind,
    townsfolk,
)
from fabula.games.clocktower.almanac.moments import Dies
from fabula.games.clocktower.almanac.questions import EvilAreStrangers, IsTakenForEvil, IsWoken
from fabula.games.clocktower.almanac.traits import CHANGES_IF_BELIEVED, KNOWN_TO_LEGION, ONCE_BY_NIGHT
from fabula.games.clocktower.phases.introductions import show_the_demon_its_own, show_the_minions_their_own
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, is_left

magician = townsfolk(
    "magician", alone=True, icon="magic-hat", misleads=True, finds=(WRAITH,), traits=(KNOWN_TO_LEGION,)
)
"""The evil see double: to the Minions you may be the Demon, to the Demon one of the Minions."""


@magician.says(IsTakenForEvil)
def when_they_meet(town: Square, grant: Grant) -> bool:
    """In what they are shown of each other, and by Legion when it votes; beside a Vizier never."""
    return "vizier" not in town.in_play


@townsfolk(
    "poppy_grower", wakes=EACH_NIGHT_BUT_FIRST, asleep=True, alone=True, icon="poppy", marks=("evil_wakes",)
)
async def poppy_grower(me: Me, town: Square) -> None:
    """The evil are strangers to each other till the night after your death."""
    introduce_the_evil(town)


def introduce_the_evil(town: Square) -> None:
    """The evil meet when a Poppy Grower has died, with few players too, who otherwise would never meet."""
    show_the_minions_their_own(town, "poppy_grower")
    show_the_demon_its_own(town, "poppy_grower")


@poppy_grower.says(EvilAreStrangers)
def while_they_live(town: Square, grant: Grant) -> bool:
    """The evil are strangers to each other while a Poppy Grower lives and their ability works."""
    return True


@poppy_grower.when(Dies)
async def let_the_evil_wake(me: Me, town: Square) -> None:
    """By night at once, by day in the night that comes; not if the ability did not work any more."""
    if town.grimoire.phase == NIGHT:
        introduce_the_evil(town)
    else:
        town.tell(Marked(me.seat, EVIL_WAKES, None, DAWN))


@poppy_grower.says(IsWoken)
def if_dead_since_dawn(town: Square, grant: Grant) -> bool:
    """A Poppy Grower's line is due in the night after their death, for the Minions and the Demon."""
    return any(mark.kind == EVIL_WAKES and mark.seat == grant.seat for mark in town.grimoire.marks)


# ---- Huntsman


@townsfolk(
    "huntsman",
    wakes=EACH_NIGHT,
    asks=1,
    icon="bow-arrow",
    chooses=Choosing(self=True, dead=False, nobody=True),
    changes=(0, 1),
    brings="damsel",
    traits=(CHANGES_IF_BELIEVED, ONCE_BY_NIGHT),
    claims=("chose",),
)
async def huntsman(me: Me, town: Square) -> None:
    """For once you seek the Damsel; found, she is a Townsfolk whom nobody is."""
    seat = await me.may_choose(town.living)
    if seat is None:
        return
    me.spend()
    if town.grimoire.role(seat) != "damsel":
        return
    if not me.takes_effect():
        return
    roles = of_kind(TOWNSFOLK, town.grimoire.roles)
    free = tuple(role for role in roles if role not in town.in_play) or roles
    await become(town, seat, await Decide(decisions.NEW_TOWNSFOLK, free, seat))


huntsman.says(IsWoken)(is_left)
