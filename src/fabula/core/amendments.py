"""What a person who leads may correct of the facts between two answers, written as patterns to be filled."""

from __future__ import annotations

from fabula.core.cards import Almanac
from fabula.core.events import PhaseBegan, Silenced, Unsilenced, Won
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Choice, Pattern
from fabula.core.town import Town

Sides = tuple[str, ...]
SPARE, DOOM = "spare", "doom"  # whoever would die lives after all, or dies whatever would keep them alive
FATES = (SPARE, DOOM)


class Amendment(Pattern):
    """A correction with gaps. One that comes `at_once` leaves whatever is asked as it is, or closes it.

    The others change what a script may have read before it asked; they come before the beat that is on.
    """

    __slots__ = ("at_once",)

    def __init__(self, word: str, *gaps: tuple[Choice, ...], at_once: bool = False) -> None:
        super().__init__(word, *gaps)
        self.at_once = at_once

    @property
    def possible(self) -> bool:
        """Whether every gap can be filled."""
        return all(self.gaps)


def amendments_of_all(almanac: Almanac, grimoire: Grimoire) -> tuple[Amendment, ...]:
    """What may be corrected in every tale: who is silenced, and that it is over."""
    silent = tuple(grimoire.silenced)
    heard = tuple(seat for seat in range(grimoire.seats) if seat not in silent)
    sides = tuple(dict.fromkeys(map(almanac.side_of.__getitem__, grimoire.roles)))
    return (
        Amendment("silence", heard, at_once=True),
        Amendment("unsilence", silent, at_once=True),
        Amendment("win", sides, at_once=True),
        Amendment("end", at_once=True),
    )


def silence(town: Town, seat: int) -> None:
    """A player may not speak."""
    town.tell(Silenced(seat))


def unsilence(town: Town, seat: int) -> None:
    """A player may speak again."""
    town.tell(Unsilenced(seat))


def close(town: Town, sides: Sides) -> None:
    """The tale is told: these sides have won, with all who are on them."""
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won(sides, tuple(seat for seat in town.everyone if town.side(seat) in sides)))
