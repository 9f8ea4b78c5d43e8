"""The Townsfolk with whom nobody is evil."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.grimoire import Grant
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import ANY, ATHEIST, GOOD_KINDS, NIGHT, townsfolk
from fabula.games.clocktower.almanac.moments import Dealt
from fabula.games.clocktower.almanac.questions import GoodCannotWin, IsWoken
from fabula.games.clocktower.almanac.traits import NOBODY_EVIL
from fabula.games.clocktower.judgement.trial import INDICT
from fabula.games.clocktower.town.deaths import fall
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me


@townsfolk(
    ATHEIST,
    wakes=EACH_NIGHT_BUT_FIRST,
    asleep=True,
    lasts=True,
    icon="godless",
    changes=ANY,
    speaks=INDICT,
    useful_until=0,
    traits=(NOBODY_EVIL,),
)
async def atheist(me: Me, town: Square) -> None:
    """Nobody is evil, and the Storyteller may break the rules: somebody dies as if there were a Demon.

    If the Storyteller is executed, good wins.
    """
    victim = await Decide(decisions.ATHEIST_KILLS, (None, *town.living), me.seat)
    if victim is not None:
        await fall(town, victim, NIGHT)


@atheist.says(IsWoken)
def where_nobody_is_evil(town: Square, grant: Grant) -> bool:
    """From the second night on, whether the Atheist lives or not."""
    return notes.GODLESS.stands(town.grimoire) and tonight(town.grimoire) > 1 and not grant.sham


@atheist.says(GoodCannotWin)
def but_by_the_storytellers_death(town: Square, grant: Grant) -> bool:
    """Where no Demon was dealt because of an Atheist, good does not win for want of one."""
    return notes.GODLESS.stands(town.grimoire)


@atheist.when(Dealt)
async def note_that_nobody_is_evil(me: Me, town: Square) -> None:
    """Unless by hand somebody is."""
    if not me.grant.sham and all(town.kind(seat) in GOOD_KINDS for seat in town.residents):
        notes.GODLESS.set(town)
