"""The deal: what was set blind is drawn, then everybody gets one card."""

from __future__ import annotations

from fabula.core.events import Began, Dealt, Granted, PhaseBegan, Shown
from fabula.core.requests import Orders
from fabula.core.town import Town
from fabula.games.vendetta.cards import calls_of, piles
from fabula.games.vendetta.events import FIRST_NIGHT, Hosted
from fabula.games.vendetta.variants import has_temporary_host


async def deal(town: Town) -> None:
    """Shuffle and deal one card to each player, who looks at it; a temporary host is drawn by lot."""
    grimoire = town.grimoire
    town.tell(Began("vendetta", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    order = await draw_blind(town, await town.fate("deal", Orders(grimoire.roles)))
    town.tell(PhaseBegan("deal", 0))
    town.tell(Dealt(dict(enumerate(order))))
    for seat, role in enumerate(order):
        deal_to(town, seat, role)
    if has_temporary_host(grimoire):
        town.tell(Hosted(await town.fate("temporary_host", town.everyone), FIRST_NIGHT))


def deal_to(town: Town, seat: int, role: str) -> None:
    """A player sees a card as their own, and has what it can do."""
    town.tell(Shown(seat, role))
    for step in calls_of(role, undercover=town.grimoire.settings["undercover"]):
        town.tell(Granted(seat, role, step))


async def draw_blind(town: Town, order: tuple[str, ...]) -> tuple[str, ...]:
    """Each card of a pile becomes one of that pile which is not in the game yet."""
    cards = list(order)
    for place, card in enumerate(order):
        if card in piles():
            left = tuple(one for one in piles()[card] if one not in cards)
            cards[place] = await town.fate(f"draw:{card}", left)
    return tuple(cards)
