"""A game of either Mafia that was played, made a case: what was heard, and what is made up by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fabula.core.events import Event
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Below
from fabula.core.telling import Amended, Telling, fold
from fabula.deduction.mafia.case import SILENT
from fabula.deduction.mafia.record import Fact, Record

MakesUp = Callable[[Record, int, str, Below], Iterable[Fact]]  # what a seat with a card would have been told


def heard(record: Record, telling: Telling, events: list[Event]) -> Grimoire | None:
    """The Grimoire to which these events lead, once the record has heard them.

    Nothing where there are none, or where whoever led has set something right.
    """
    if not events or any(isinstance(line, Amended) for line in telling.log):
        return None
    record.hear_all(events)
    return fold(telling.setup, events)


def bluff(
    record: Record, claims: dict[int, str], cards: Sequence[str], made_up: MakesUp, below: Below
) -> list[Fact]:
    """Let all who claim nothing yet claim one of these cards by lot, or nothing; and what they make up."""
    info: list[Fact] = []
    for seat in range(record.setup.seats):
        if seat not in claims:
            claims[seat] = [*cards, SILENT][below(len(cards) + 1)]
            info += [] if claims[seat] == SILENT else made_up(record, seat, claims[seat], below)
    return info
