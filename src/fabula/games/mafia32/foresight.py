"""What a person who leads the 32 cards is told before it happens: who dies at dawn, why, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.grimoire import Grimoire, Strike
from fabula.core.leading import Foreseen
from fabula.core.town import Town
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import GUARDED, almanac
from fabula.games.mafia32.day import holds
from fabula.games.mafia32.ending import winning_sides
from fabula.games.mafia32.gangs import prisoners
from fabula.games.mafia32.strikes import DEAD, DIES, course, dies_of


def foresee(grimoire: Grimoire) -> Iterator[Foreseen]:
    """By night what dawn would bring; where a side has won, which."""
    town = Town(grimoire, almanac)
    if grimoire.winners is None and (sides := winning_sides(town)) is not None:
        yield Foreseen("foresee-won", {"sides": sides})
    elif grimoire.phase == "night":
        yield from what_dawn_brings(town)


def what_dawn_brings(town: Town) -> Iterator[Foreseen]:
    """A line for each strike that lands, or for each guard on its way; venom of tonight; arrests."""
    due = [strike for strike in town.grimoire.strikes if strike.lands <= town.night]
    for strike in due:
        yield from fate_of(town, strike)
    fallen = [seat for strike in due if (seat := dies_of(town, strike)) is not None]
    if not fallen:
        yield Foreseen("foresee-nobody")
    for strike in town.grimoire.strikes:
        if strike not in due and strike.seat not in fallen:
            yield Foreseen("foresee-later", {"who": strike.seat, **striker(strike)})
    for seat, judge in notes.ARRESTED.of(town.grimoire):
        if holds(town, judge) and not {seat, judge} & {*fallen} and seat not in prisoners(town):
            yield Foreseen("foresee-jailed", {"who": seat})


def fate_of(town: Town, strike: Strike) -> Iterator[Foreseen]:
    """What becomes of one strike."""
    ward = None
    for what, seat in course(town, strike):
        if what == GUARDED:
            ward = seat
        elif what == DIES and ward is not None:
            yield Foreseen("foresee-dies-guard", {"who": seat, "ward": ward}, dies=seat)
        elif what == DIES:
            yield Foreseen(f"foresee-dies-{strike.kind}", {"who": seat, **striker(strike)}, dies=seat)
        elif what != DEAD:
            yield Foreseen(f"foresee-{what}", {"who": seat, **striker(strike)})


def striker(strike: Strike) -> dict[str, str]:
    """The gang or the role that strikes, unless it is the storyteller."""
    return {} if strike.by is None else {"role": strike.by.step or strike.by.role}
