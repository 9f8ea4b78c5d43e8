"""Inquiry: what a statement or some guesses ask of the town: a question that looks only at whom they name."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.readings import Appearance, Question, Reading
from fabula.core.requests import Choice
from fabula.games.clocktower.almanac.cards import NO, YES
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import (
    EXACTLY,
    JOINING,
    NOT,
    WORDS,
    Statement,
    as_a_count,
    is_true,
    sight_of,
)


def answer_to(statement: Statement, town: Square) -> Question:
    """Whether a statement is so, as a question that looks only at those whom it concerns."""
    sight = sight_of(town, plain=True)
    parts = [] if statement[0] == WORDS else list(parts_of(statement))
    concerned = {seat for part in parts for seat in as_a_count(part, sight)[1]}

    def looked_for(reading: Reading) -> Choice:
        seen = tuple(
            (looked_at(reading, seat),) if seat in concerned else looks
            for seat, looks in zip(sight.circle, sight.seen, strict=True)
        )
        return YES if is_true(statement, sight._replace(seen=seen)) else NO

    return looked_for


def parts_of(statement: Statement) -> Iterator[Statement]:
    """The plain statements of which one is made."""
    if statement[0] not in (*JOINING, EXACTLY, NOT):
        yield statement
        return
    for part in statement[1:]:
        if isinstance(part, tuple):
            yield from parts_of(part)


def number_right(guesses: tuple[Statement, ...], right: int, town: Square) -> Question:
    """How many of some guesses are right, of which so many were, as a question about whom they name."""
    was = {seat: town.grimoire.role(seat) for _, seat, _ in guesses}

    def looked_for(reading: Reading) -> Choice:
        return right + sum((reading(seat).role == role) - (was[seat] == role) for _, seat, role in guesses)

    return looked_for


def looked_at(reading: Reading, seat: int) -> Appearance:
    """What is seen of somebody there."""
    seen = reading(seat)
    return Appearance(seen.role, seen.kind, seen.side, seen.besides)
