"""The Hindu of the Loric: the first four players to die come back as Travellers, each on their own side.

So it is as soon as everybody has heard of the death and what it sets off is done: by day at once, after a
night at dawn.
"""

from __future__ import annotations

from fabula.core.events import Became, Revived
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Ask
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import HINDU, TRAVELLER, TRAVELLERS, travellers_for
from fabula.games.clocktower.company.travelling import take_a_side
from fabula.games.clocktower.town.census import census
from fabula.games.clocktower.town.circle import circle
from fabula.games.clocktower.town.events import Arrived, company
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square, feigning

MOST_REBORN = 4


def reborn(grimoire: Grimoire) -> tuple[tuple[int, str, int], ...]:
    """Who has come back so far, each with the role they died as and the day of their execution, or 0."""
    return notes.REBORN.of(grimoire)


def to_come_back(grimoire: Grimoire) -> tuple[int, ...]:
    """Who of those whose death all have heard of comes back now."""
    if HINDU not in company(grimoire):
        return ()
    back = [seat for seat, *_ in reborn(grimoire)]
    died = dict.fromkeys((*back, *notes.DEATHS.of(grimoire)))
    dead = [seat for seat in died if seat in back or is_truly_dead(grimoire, seat)]
    return tuple(seat for seat in dead[:MOST_REBORN] if seat not in back)


def is_truly_dead(grimoire: Grimoire, seat: int) -> bool:
    """Whether somebody is here, does not live again, and does not only seem dead."""
    return not grimoire.alive[seat] and seat not in feigning(grimoire) and seat in circle(grimoire)


def is_due(grimoire: Grimoire) -> bool:
    """Whether somebody is to come back now."""
    return notes.DEATHS.stands(grimoire) and bool(to_come_back(grimoire))


async def come_back(town: Square) -> None:
    """The first of them chooses a Traveller’s role, and has it at once."""
    seat = to_come_back(town.grimoire)[0]
    role = await Ask(seat, TRAVELLER, travellers_to_be(town))
    was, side = town.grimoire.role(seat), town.side(seat)
    executed, _ = notes.EXECUTED.of(town.grimoire) or (None, "")
    notes.REBORN.set(town, (*reborn(town.grimoire), (seat, was, town.night if executed == seat else 0)))
    town.tell(Announced(HINDU, seat=seat))
    town.tell(Became(seat, role, side))
    town.tell(Revived(seat))
    town.tell(Arrived(seat, role))
    await take_a_side(town, seat, side)


def travellers_to_be(town: Square) -> tuple[str, ...]:
    """The Travellers nobody is: those who go well with the script, if there are such."""
    here = town.travellers
    fitting = tuple(role for role in travellers_for(town.grimoire.roles) if role not in here)
    return fitting or tuple(role for role in TRAVELLERS if role not in here)


def died_as(grimoire: Grimoire, seat: int) -> str | None:
    """The role of whoever was executed yesterday and came back after that; None for everybody else."""
    return next(
        (was for one, was, day in reborn(grimoire) if (one, day + 1) == (seat, grimoire.number)), None
    )


def most_travellers(grimoire: Grimoire, most: int) -> int:
    """How many Travellers there may be, where so many may have come as such."""
    return most + len([seat for seat, *_ in reborn(grimoire) if seat in census(grimoire).travellers])
