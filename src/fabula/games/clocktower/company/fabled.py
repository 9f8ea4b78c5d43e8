"""The Fabled whose matter is a rule: what they change while in play. They are never drunk and never die."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from fabula.core.events import Marked
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Choice, Decide
from fabula.core.working import bears
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    DUSK,
    FIBBED,
    FINAL_THREE,
)
from fabula.games.clocktower.almanac.companions import CALLED_THEMSELVES
from fabula.games.clocktower.company import loric
from fabula.games.clocktower.company.doomsayer import DOOMSAYER, ENOUGH_TO_DOOM, doom
from fabula.games.clocktower.company.duchess import DUCHESS, THREE_VISITORS, call_on, receive
from fabula.games.clocktower.town.events import VoteTokens, company
from fabula.games.clocktower.town.public_events import Beckoned
from fabula.games.clocktower.town.square import Square

FERRYMAN, FIBBIN = "ferryman", "fibbin"
DOOM, CALL_ON = "doom", "call_on"
Deed = tuple[str, tuple[Choice, ...]]


# ---- Ferryman


def ferry(town: Square) -> None:
    """On the last day, with three alive, all the dead have their vote again."""
    grimoire = town.grimoire
    if FERRYMAN not in company(grimoire) or notes.FERRIED.stands(grimoire):
        return
    if len(town.living_residents) > FINAL_THREE:
        return
    notes.FERRIED.set(town)
    for seat in town.everyone:
        if not grimoire.alive[seat] and not notes.TOKENS.by(seat).of(grimoire):
            town.tell(VoteTokens(seat, 1, FERRYMAN))


# ---- what players may do on the floor


def deeds(town: Square) -> list[tuple[int, Deed]]:
    """Once in the game each who lives may call on the Doomsayer; three players a day on the Duchess."""
    grimoire = town.grimoire
    here = company(grimoire)
    if not here:
        return []
    possible: list[tuple[int, Deed]] = []
    if DOOMSAYER in here and len(town.living) >= ENOUGH_TO_DOOM:
        callers = [seat for seat in town.living if seat not in notes.DOOMED.of(grimoire)]
        possible += [(seat, (DOOM, (seat,))) for seat in callers]
    if DUCHESS in here and len(notes.VISITORS.of(grimoire)) < THREE_VISITORS:
        guests = [seat for seat in town.everyone if seat not in notes.VISITORS.of(grimoire)]
        possible += [(seat, (CALL_ON, (seat,))) for seat in guests]
    for word in [word for word, role in CALLED_THEMSELVES.items() if role in here]:
        others = [seat for seat in town.everyone if not bears(grimoire, seat, word)]
        possible += [(seat, (word, (seat,))) for seat in others]
    return possible


async def call_themselves(town: Square, seat: int, word: str) -> None:
    """All hear what a player says to be, and so it is from then on."""
    town.tell(Beckoned(seat, CALLED_THEMSELVES[word]))
    town.tell(Marked(seat, word, None))


ACTS: dict[str, Callable[[Square, int], Awaitable[None]]] = {
    DOOM: doom,
    CALL_ON: call_on,
    **{word: partial(call_themselves, word=word) for word in CALLED_THEMSELVES},
}


# ---- their lines of the night


def is_called(grimoire: Grimoire, line: str) -> bool:
    """Whether there is something to do at this line tonight."""
    if line in loric.LINES:
        return line in company(grimoire)
    if line == DUCHESS:
        return DUCHESS in company(grimoire) and len(notes.VISITORS.of(grimoire)) == THREE_VISITORS
    return FIBBIN in company(grimoire) and not notes.FIBBED_ONCE.stands(grimoire)


async def choose_whom_to_fib(town: Square) -> None:
    """Somebody good may be told something wrong tonight or tomorrow, once in the game."""
    good = tuple(seat for seat in town.everyone if not town.is_evil(seat))
    seat = await Decide(decisions.FIBBIN, (None, *good))
    if seat is not None:
        town.tell(Marked(seat, FIBBED, None, DUSK))


LINES: dict[str, Callable[[Square], Awaitable[None]]] = {
    DUCHESS: receive,
    FIBBIN: choose_whom_to_fib,
    **loric.LINES,
}
