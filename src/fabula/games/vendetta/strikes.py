"""Murder in the light time: attempts fall together at nightfall, whatever stopped or moved them before."""

from __future__ import annotations

from fabula.core.events import Landed, Noted, Struck
from fabula.core.grimoire import Grant, Mark, Strike
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.vendetta.cards import HUNTERS, MEETING, VARGS
from fabula.games.vendetta.choosing import SWAPPED, VISITS, marked

NIGHTFALL = "nightfall"
BLOCKED = "blocked"
LURED = "lured"
PROTECTED = "protected"
VISITED = "visited"
GUEST = "guest"
AMBUSH = "ambush"
PARALYSED = "paralysed"
DIVERTED = "diverted"


async def attack(me: Me, victim: int | None) -> None:
    """Try to kill one player, or nobody."""
    if victim is not None and me.works:
        me.town.tell(Struck(victim, me.role, me.grant, me.town.night))


async def protect(me: Me, ward: int | None) -> None:
    """Keep one player from every murder of this light time, whenever it was tried."""
    if ward is not None:
        await me.mark(ward, PROTECTED, until=NIGHTFALL)


def is_crossed(town: Town, grant: Grant) -> bool:
    """Whether a power fails in this light time; its owner is woken all the same and shown crossed arms."""
    if marked(town.grimoire, grant.seat, BLOCKED, LURED):
        return True
    paralysed: tuple[int, ...] = town.grimoire.notes.get(PARALYSED, ())
    return paralysed == (grant.seat, town.night)


def fallen(town: Town) -> tuple[int, ...]:
    """Who does not live to see the dark, by seat; the attempts and visits of the day are cleared away."""
    strikes = town.grimoire.strikes
    dead = _victims(town, strikes) if strikes else {}
    if strikes:
        town.tell(Landed(town.night))
    for word in [word for word in (SWAPPED, VISITS, DIVERTED) if word in town.grimoire.notes]:
        town.tell(Noted(word, None))
    return tuple(sorted(dead))


def _victims(town: Town, strikes: list[Strike]) -> dict[int, bool]:
    visits = {mark.owner.seat: mark.seat for mark in _marks(town, VISITED) if mark.owner}
    guests = {mark.seat: mark.owner.seat for mark in _marks(town, GUEST) if mark.owner}
    dead: dict[int, bool] = {}
    for seat, at_home in _aimed(town, strikes):
        away = at_home and (seat in visits or seat in guests)
        if not away and not _is_protected(town, seat):
            dead[seat] = True
    # One step: who dies by sharing a fate takes nobody along.
    sharing = [seat for bound in (visits, guests) for seat, other in bound.items() if other in dead]
    return dead | {seat: True for seat in sharing if not _is_protected(town, seat)}


def _marks(town: Town, kind: str) -> list[Mark]:
    return [mark for mark in town.grimoire.marks if mark.kind == kind]


def _is_protected(town: Town, seat: int) -> bool:
    return marked(town.grimoire, seat, PROTECTED)


def _aimed(town: Town, strikes: list[Strike]) -> list[tuple[int, bool]]:
    """At whom each attempt is aimed in the end, and whether it is made at that player's home."""
    aims: list[tuple[int, bool]] = []
    waiting = [mark.seat for mark in _marks(town, AMBUSH)]
    diverted = town.grimoire.notes.get(DIVERTED)
    for strike in strikes:
        if strike.seat in waiting:
            waiting.remove(strike.seat)
            aims.append((_caught(town, strike), False))
        elif diverted is not None and town.side(strike.seat) == VARGS:
            aims.append((diverted, True))
            diverted = None
        else:
            aims.append((strike.seat, True))
    return aims


def _caught(town: Town, strike: Strike) -> int:
    """Who walks into the ambush: the killer, or of the hunters whoever sits nearest clockwise."""
    assert strike.by is not None  # whoever walks into a pit came on their own feet
    if strike.kind != MEETING:
        return strike.by.seat
    seats = town.grimoire.seats
    after = [(strike.seat + step) % seats for step in range(1, seats)]
    living = [seat for seat in after if town.grimoire.alive[seat]]
    if town.grimoire.settings["ambush"] == "nearest_hunter":
        return next((seat for seat in living if town.side(seat) == HUNTERS), strike.by.seat)
    return living[0] if living else strike.by.seat
