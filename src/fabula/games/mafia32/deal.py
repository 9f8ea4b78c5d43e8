"""The deal: one card to each player."""

from __future__ import annotations

from fabula.core.events import Began, Dealt, PhaseBegan
from fabula.core.requests import Orders
from fabula.core.town import Town
from fabula.games.mafia32.amending import deal_to


async def deal(town: Town) -> None:
    """Shuffle and deal one card to each player, who looks at it."""
    grimoire = town.grimoire
    town.tell(Began("mafia32", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    order = await town.fate("deal", Orders(grimoire.roles))
    town.tell(PhaseBegan("deal", 0))
    town.tell(Dealt(dict(zip(town.everyone, order, strict=True))))
    for seat in town.everyone:
        deal_to(town, seat, order[seat])
