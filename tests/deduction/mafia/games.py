"""Games of both Mafias by lot: the set, the variants, who plays, after how many nights the case is made."""

from __future__ import annotations

from random import Random
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.deduction.mafia.record import Played
from fabula.deduction.mafia32.played import as_case
from fabula.deduction.vendetta.played import as_case as as_case_of_vendetta
from fabula.games.mafia32.cards import GANGS, TOWN, almanac
from fabula.games.mafia32.tale import Mafia32
from fabula.games.vendetta.setup import by_lot
from fabula.games.vendetta.tale import Vendetta
from fabula.sim.play import Table

MOST_NIGHTS = 6
PLAIN_SET, A_SETTING = 0.3, 0.3


def mafia32_by_lot(game: int, least: int = 6, most: int = 16) -> Played | None:
    """The case of a game of the 32 cards; none where it ended before a day."""
    lots, tale = Random(game), Mafia32()
    seats = lots.randint(least, most)
    roles = tale.suggest(seats) if lots.random() < PLAIN_SET else set_by_lot(seats, lots)
    telling = Telling(tale, tale.set_up(seats, roles, **settings_by_lot(tale, lots)))
    Table(telling, lots.randrange, lots.choice(("random", "sensible")), laws=False).play()
    return as_case(telling, lots.randrange, lots.randint(1, MOST_NIGHTS))


def set_by_lot(seats: int, lots: Random) -> tuple[str, ...]:
    """A third criminals and loners, of whom one is of a gang; any of the special citizens."""
    special = [role for role in almanac.printed if almanac[role].side == TOWN and role != "citizen"]
    others = [role for role in almanac.printed if almanac[role].side != TOWN]
    bad = [lots.choice(others) for _ in range(max(1, seats // 3))]
    if not any(almanac[role].side in GANGS for role in bad):
        bad[0] = "mafioso"
    good = lots.sample(special, min(len(special), lots.randint(1, seats - len(bad))))
    return (*bad, *good, *("citizen",) * (seats - len(bad) - len(good)))


def settings_by_lot(tale: Tale, lots: Random) -> dict[str, Any]:
    """Some of what is offered, otherwise than usual."""
    found: dict[str, Any] = {}
    for one in tale.settings:
        if one.is_offered and lots.random() < A_SETTING:
            found[one.key] = lots.choice(one.options) if one.options else True
    return found


def vendetta_by_lot(game: int, least: int = 6, most: int = 16) -> Played | None:
    """The case of a game of Blood Vendetta; none where variants exclude each other, or no vote came."""
    lots, tale = Random(game), Vendetta()
    seats = lots.randint(least, most)
    roles = tale.suggest(seats) if lots.random() < PLAIN_SET else by_lot(seats)
    try:
        setup = tale.set_up(seats, roles, **settings_by_lot(tale, lots))
    except Refusal:
        return None
    telling = Telling(tale, setup)
    Table(telling, lots.randrange, lots.choice(("random", "sensible")), laws=False).play()
    return as_case_of_vendetta(telling, lots.randrange, lots.randint(1, MOST_NIGHTS))


BY_LOT = {"mafia32": mafia32_by_lot, "vendetta": vendetta_by_lot}
