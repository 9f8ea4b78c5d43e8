"""What a suggestion to the Storyteller is made from: the matter to be decided, lots, who is ahead."""

from __future__ import annotations

from itertools import chain
from typing import Any, NamedTuple

from fabula.core.requests import Ask, Below, Choice, Decide, Inform, Subsets, draw
from fabula.core.tale import Suggestion
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, almanac
from fabula.games.clocktower.town.square import Square

FAR_AHEAD = 0.35
EVEN = 0.15  # by so much nobody is ahead
INFORMED = almanac.facts(lambda role: role.informed)  # whom the Storyteller tells what to reckon with


class Matter(NamedTuple):
    """A matter to be decided, from which a suggestion is made: the town, the question, and lots."""

    town: Square
    ask: Ask
    below: Below

    @property
    def options(self) -> tuple[Any, ...]:
        """All that may be decided; what is too much to list is for drawing from alone."""
        assert isinstance(self.ask.options, tuple), f"the options of {self.ask.prompt} are too many to list"
        return self.ask.options

    @property
    def about(self) -> tuple[int, ...]:
        """The seats that the decision is about."""
        return self.ask.about if isinstance(self.ask, (Decide, Inform)) else ()

    def one_of(self, options: tuple[Choice, ...] | list[Choice], why: str) -> Suggestion:
        """One of these by lot; of all, if there are none."""
        return Suggestion(draw(tuple(options) or self.ask.options, self.below), why)

    def some_of(self, things: tuple[Choice, ...] | list[Choice], count: int) -> tuple[Choice, ...]:
        """So many of these by lot."""
        taken: tuple[Choice, ...] = Subsets(tuple(things), count).draw(self.below)
        return taken

    def subset(self, why: str, *parts: tuple[Choice, ...]) -> Suggestion:
        """These things together, in the order in which the options have them."""
        assert isinstance(self.ask.options, Subsets)
        taken = tuple(chain.from_iterable(parts))
        return Suggestion(tuple(one for one in self.ask.options.things if one in taken), why)


# ---- who is ahead


def lead_of_evil(town: Square, taken_for_good: tuple[int, ...] = ()) -> float:
    """By how much of their number the good have lost more than the evil, from -1 to 1."""
    lost = {GOOD: 0, EVIL: 0}
    all_of = {GOOD: 0, EVIL: 0}
    for seat in town.residents:
        side = GOOD if seat in taken_for_good else town.side(seat)
        all_of[side] += 1
        lost[side] += not town.grimoire.alive[seat]
    return lost[GOOD] / max(1, all_of[GOOD]) - lost[EVIL] / max(1, all_of[EVIL])


def evil_is_far_ahead(town: Square) -> bool:
    """Whether the good need a hand. In doubt it is the evil who do."""
    return lead_of_evil(town) > FAR_AHEAD
