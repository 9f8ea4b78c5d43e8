"""Colour, where a table wishes it: an opening, deaths, executions and an end in several ways, a last wish.

Which way is taken follows from what all know, the seat, the night, how many play, and from no cause of a
death and nothing that comes later: nothing can be read off it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fabula.core.events import Event
from fabula.core.requests import Ask, Below, Choice, draw
from fabula.core.tale import Setting
from fabula.games.clocktower.almanac import prompts
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import LONGEST_WORDS, is_in_own_words

SETTING = Setting("colour", False, before=False, cards=())
LAST_WISH = "last_wish"
# so many ways there are to tell each
WAYS = {"opening": 6, "found": 6, "quiet": 4, "gallows": 5, "end_good": 4, "end_evil": 4}


@dataclass(slots=True)
class Coloured(Event):
    """Something that all know is told in one of several ways: `kind` says what and which, `seat` of whom."""

    name = "coloured"
    kind: str
    seat: int | None = None


@dataclass(slots=True)
class LastWish(Event):
    """A player who is about to be executed has said how they would like to die."""

    name = "last_wish"
    seat: int
    text: str


class Wishes:
    """Nothing, or a line in somebody’s own words, as options: no words come by lot."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(Wishes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wishes)

    def __contains__(self, choice: object) -> bool:
        return choice is None or is_in_own_words(choice)

    def __iter__(self) -> Iterator[Choice]:
        return iter((None,))

    def __len__(self) -> int:
        return 1

    def draw(self, below: Below) -> Choice:
        """Nothing, for that alone is listed."""
        return draw(tuple(self), below)

    def shown(self) -> list[Any]:
        """The options as they are shown: nothing, or a line of a length."""
        return [None, {"words": LONGEST_WORDS}]


def is_wished(town: Square) -> bool:
    """Whether the table wishes any."""
    return bool(town.grimoire.settings.get(SETTING.key))


def tell(town: Square, what: str, number: int, seat: int | None = None) -> None:
    """Tell something in the way that has this number, counted round."""
    if is_wished(town):
        town.tell(Coloured(f"{what}_{number % WAYS[what] + 1}", seat))


def tell_an_opening(town: Square) -> None:
    """All have closed their eyes for the first time."""
    tell(town, "opening", len(town.everyone) + len(town.grimoire.roles))


def tell_of_a_dawn(town: Square, dead: tuple[int, ...]) -> None:
    """All have heard who died in the night; the same is told of each, whatever they died of."""
    for seat in dead:
        tell(town, "found", seat + 2 * town.night, seat)
    if not dead:
        tell(town, "quiet", town.night)


async def lead_to_the_gallows(town: Square, seat: int) -> None:
    """Whoever is about to be executed and seems alive may say how they would like to die, before all."""
    if not is_wished(town) or not town.grimoire.alive[seat]:
        return
    if seat not in town.grimoire.silenced:
        wish = await Ask(seat, prompts.LAST_WISH, Wishes())
        if wish is not None:
            town.tell(LastWish(seat, wish[1]))
    tell(town, "gallows", seat + 3 * town.night, seat)


def tell_an_end(town: Square, side: str) -> None:
    """All are about to hear who has won."""
    tell(town, f"end_{side}", town.night)
