"""Whom a power may be used on, and whom it reaches."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.vendetta import notes


async def choose_player(me: Me, town: Town, players: tuple[int, ...] | None = None) -> int | None:
    """Must choose a living player, another one unless `players` says otherwise; gives whom that reaches."""
    players = town.living_others(me.seat) if players is None else players
    return reached(me, town, await me.choose(players)) if players else None


async def may_choose_player(me: Me, town: Town) -> int | None:
    """May choose another living player, or nobody; gives whom that reaches."""
    choice = await me.may_choose(town.living_others(me.seat))
    return None if choice is None else reached(me, town, choice)


async def choose_another(me: Me, town: Town, players: tuple[int, ...] | None = None) -> int | None:
    """Must choose a player, and never the same one twice running while there is another."""
    players = town.living_others(me.seat) if players is None else players
    kept = notes.LAST_CHOICE.by(me.role, me.seat)
    last = kept.of(town.grimoire)
    choice = await me.choose(tuple(seat for seat in players if seat != last) or players) if players else None
    kept.set(town, choice)
    return None if choice is None else reached(me, town, choice)


def reached(me: Me, town: Town, seat: int) -> int:
    """Whom a power reaches: who was chosen, or who changed places with them today."""
    seat = place_of(town, seat)
    if town.grimoire.settings["dhampir"] == "lookout":
        visit(town, (me.seat,), seat)
    return seat


def place_of(town: Town, seat: int) -> int:
    """Who is met where this player is looked for."""
    pair = notes.SWAPPED.of(town.grimoire)
    return pair[1 - pair.index(seat)] if seat in pair else seat


def visit(town: Town, visitors: tuple[int, ...], host: int) -> None:
    """Remember who came to whom in this light time."""
    notes.VISITS.add(town, *((visitor, host) for visitor in visitors))


def marked(grimoire: Grimoire, seat: int, *kinds: str) -> bool:
    """Whether a mark of one of these kinds lies on a seat.

    Who is killed by day goes on until nightfall, and what a power did it did: no mark ends with its owner.
    """
    for mark in grimoire.marks:  # noqa: SIM110 - at every use of a power; a loop takes half the time
        if mark.seat == seat and mark.kind in kinds:
            return True
    return False
