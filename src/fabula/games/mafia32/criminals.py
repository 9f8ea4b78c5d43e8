"""The criminals of both gangs. They shoot together: see gangs.py."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST, Choosing
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.mafia32.cards import DAWN, DEFENDED, SPECIAL, gangster, triad


@gangster(
    "lawyer",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="scales",
    chooses=Choosing(self=True, dead=False, nobody=False, same=True),
    traits=(SPECIAL,),
)
async def lawyer(me: Me, town: Town) -> None:
    """You choose one player; whoever checks that one tonight is answered falsely."""
    client = await me.choose(town.living)
    await me.mark(client, DEFENDED, until=DAWN)


don = gangster("don", wakes=EACH_NIGHT_BUT_FIRST, icon="cigar", traits=(SPECIAL,))
"""Your vote decides what is disputed; when you die, a Mafioso inherits."""

mafioso = gangster("mafioso", wakes=EACH_NIGHT_BUT_FIRST, copies=5, icon="fedora")
"""You shoot with the others, by majority."""

plain_triad = triad("triad", wakes=EACH_NIGHT_BUT_FIRST, copies=5, icon="dragon-head")
"""You shoot with the others, by majority."""

triad_boss = triad("triad_boss", wakes=EACH_NIGHT_BUT_FIRST, icon="yin-yang", traits=(SPECIAL,))
"""Your vote decides what is disputed; when you die, a Triad inherits."""
