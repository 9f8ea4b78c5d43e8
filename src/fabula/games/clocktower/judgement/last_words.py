"""Last words: what the dead do before all when they learn of their death.

Everybody who dies is asked, if a role of the script has last words, and may claim to be it: else the silence
of all others would prove who is.
"""

from __future__ import annotations

from fabula.core.requests import Ask
from fabula.games.clocktower.almanac import moments, notes
from fabula.games.clocktower.almanac.cards import with_last_words
from fabula.games.clocktower.town.events import Used
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, is_spent, times_of


async def speak(town: Square) -> None:
    """The first of those who have learned that they died names a living player, for each such role."""
    seat, *left = notes.SPEAKING.known(town.grimoire)
    notes.SPEAKING.set(town, tuple(left) or None)
    for role in with_last_words(town.grimoire.roles) if seat in town.everyone else ():
        for _ in range(times_of(town.grimoire, seat)):
            await name_somebody(town, seat, role)


async def name_somebody(town: Square, seat: int, role: str) -> None:
    """Who has the ability must name somebody, if anybody lives, though it may not work; all others may."""
    own = [one for one in town.abilities(seat) if one.role == role and not is_spent(town.grimoire, one)]
    named = await Ask(seat, role, town.living if own and town.living else (None, *town.living))
    if named is None:
        return
    town.tell(Used(seat, role, named))
    for grant in own:
        await town.almanac[role].reactions[moments.LastWords](Me(town, grant), town, named=named)
