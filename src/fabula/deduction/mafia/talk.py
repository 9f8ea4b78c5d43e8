"""A game of either Mafia as a case: what all saw and have said, and what the honest, or one seat, know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from fabula.core.cards import Almanac
from fabula.core.events import Event, PhaseBegan
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.telling import Telling
from fabula.deduction.forms import Json
from fabula.deduction.mafia.case import SILENT, Case
from fabula.deduction.mafia.found import MafiaFound
from fabula.deduction.mafia.record import Fact, Record


@dataclass(frozen=True)
class Mafia:
    """What is different in each Mafia.

    The side that looks for the others; the phase in which all talk, and those with which begins what nobody
    has been told of by then; whether one learns by a card what can be said in a word; who is of which side
    by now; whether the honest win if somebody is executed now.
    """

    record: Callable[[Setup], Record]
    read: Callable[[Json], Case]
    deals: Callable[[Case], MafiaFound]
    almanac: Almanac
    home: str
    talk: str
    dark: tuple[str, ...]
    learns: Callable[[str, str], bool]
    side_now: Callable[[Grimoire, int], str]
    wins_without: Callable[[Telling, int], bool]

    def is_home(self, role: str) -> bool:
        """Whether a card is of the side that looks for the others."""
        return role in self.almanac and self.almanac[role].side == self.home

    def is_talk(self, event: Event) -> bool:
        """Whether all begin to talk now."""
        return isinstance(event, PhaseBegan) and event.phase == self.talk


def up_to_the_talk(mafia: Mafia, events: Iterable[Event]) -> list[Event]:
    """What has happened up to the last talk, and in it; nothing if there was none.

    Of a night that is not over nothing counts, for not all of it is known.
    """
    heard = [*events]
    talks = [place for place, one in enumerate(heard) if mafia.is_talk(one)]
    if not talks:
        return []
    dark = (
        place
        for place, one in enumerate(heard)
        if place > talks[-1] and isinstance(one, PhaseBegan) and one.phase in mafia.dark
    )
    return heard[: next(dark, len(heard))]


def said(mafia: Mafia, record: Record, seat: int) -> Iterator[Fact]:
    """What somebody has said to have learned by the card they claim; of which night they do not say."""
    role = record.claims.get(seat, SILENT)
    for by, _, (word, *rest) in record.words:
        if by == seat and mafia.learns(role, str(word)):
            *about, shown = rest
            yield {"by": seat, "night": 0, "role": role, "players": sorted(about), "shown": str(shown)}


def case_of_the_honest(mafia: Mafia, record: Record, honest: Iterable[int]) -> Fact:
    """The case if these told all they know; the others are what they have said."""
    tells = tuple(honest)
    claims = {**record.claims, **{seat: record.cards[seat] for seat in tells}}
    info = record.told_by(tells)
    for seat in range(record.setup.seats):
        if seat not in tells:
            info += said(mafia, record, seat)
    return record.as_file(claims, info, record.number)


def with_sides(case: Case, sides: Iterable[tuple[int, str]]) -> Case:
    """The case in which these besides are of a side, or have a card."""
    return replace(case, sides=(*case.sides, *sides))
