"""What an ability has everybody hear; whoever only believes in it hears it alone."""

from __future__ import annotations

from fabula.core.requests import Decide
from fabula.games.clocktower.almanac.cards import YES
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.verbs import Me


def announce(me: Me, kind: str, seats: tuple[int, ...] | None = None) -> None:
    """All hear something of this ability; who only believes in it is told alone that all have."""
    if me.grant.sham:
        me.town.tell(Informed(me.seat, f"announced_{kind}", seats or (), seats=seats))
    else:
        me.town.tell(Announced(kind, seats))


async def confirm(prompt: str, *about: int) -> None:
    """The Storyteller repeats what all have heard, each time, so that no pause betrays a decision."""
    await Decide(prompt, (YES,), *about)
