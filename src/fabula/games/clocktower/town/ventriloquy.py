"""The Ventriloquist: who is mad at their nomination about a role they have never claimed may live on."""

from __future__ import annotations

from fabula.core.requests import Decide
from fabula.core.town import Town
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import NO, YES
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.square import Square

VENTRILOQUIST = "ventriloquist"


def keep_the_voice(town: Town, who: int, role: str, *, at_nomination: bool) -> None:
    """Somebody has claimed a role; whether it was their first time, and at their nomination, may matter."""
    before = notes.VOICES.of(town.grimoire)
    if VENTRILOQUIST not in company(town.grimoire) or (who, role) in before:
        return
    notes.VOICES.set(town, (*before, (who, role)))
    if at_nomination and who not in notes.THROWN.of(town.grimoire):
        notes.THROWN.add(town, who)


async def is_spared(town: Square, seat: int, nominations: tuple[tuple[int | None, int | None], ...]) -> bool:
    """Whether an execution does not kill who was nominated today; what was claimed here is known."""
    nominees = [nominee for _, nominee in nominations]
    if VENTRILOQUIST not in company(town.grimoire) or seat not in nominees:
        return False
    has_thrown = seat in notes.THROWN.of(town.grimoire)
    options = (YES, NO) if has_thrown else (NO, YES)
    return bool(await Decide(decisions.VENTRILOQUIST, options, seat) == YES)
