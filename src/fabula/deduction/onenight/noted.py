"""What the view and the notes of one player of One Night allow, and marks that cannot all hold.

Nothing goes into it but what that seat has heard and what its player has written down, and no clock: so many
ways are gone through and no more, so that equal views with equal notes have one and the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fabula.core.events import Event, PhaseBegan
from fabula.core.grimoire import Setup
from fabula.deduction.found import CLASH, EARLY, FEW, LEAVES, NOBODY, NONE, PROVES, UNKNOWN, Permitted
from fabula.deduction.onenight.case import SILENT, read_case
from fabula.deduction.onenight.found import SOUGHT, Found, deals
from fabula.deduction.onenight.known import Fact, as_file, claim_of, lived_by, told_in, words_of
from fabula.games.onenight.cards import almanac
from fabula.games.onenight.glossary import VILLAGE

WOLF = SOUGHT[0].what
MOST = 20_000  # ways that are gone through
SIDES = frozenset(almanac.side_of.values())
Note = tuple[str, tuple[str, ...]]  # the side, and the roles, that somebody is taken for
Mark = tuple[int, str]
EVERYTHING = 100


def case_of_a_seat(setup: Setup, seat: int, heard: Iterable[Event], notes: Mapping[int, Note]) -> Fact:
    """The case of what a seat has heard by day, with the marks of its player, or a word why there is none.

    A single role that is noted is the card somebody was dealt; a side that of their card by now. Who knows a
    reason to lie sees what follows if they have said the truth, or have one of the village's cards if they
    have said nothing: so no answer shows that they lie.
    """
    events = [*heard]
    if not any(isinstance(one, PhaseBegan) and one.phase == "day" for one in events):
        return {"word": EARLY}
    said, lived = words_of(events), lived_by(seat, events)
    claims = {other: claim_of(words) for other, words in said.items()}
    info = [fact for other, words in said.items() if other != seat for fact in told_in(words, other)]
    if not lived.may_lie:
        claims[seat] = lived.dealt
        info += lived.of.values()
    else:
        info += told_in(said.get(seat, ()), seat)
    seems = seat if claims.get(seat, SILENT) == SILENT else None
    marks = [
        [other, mark] for other, note in sorted(notes.items()) if other != seat for mark in _marks(*note)
    ]
    return {**as_file(setup, claims, info, seat), "marks": marks, "seems": seems}


def _marks(side: str, roles: tuple[str, ...]) -> Iterable[str]:
    if len(roles) == 1:
        yield roles[0]
    if side in SIDES:
        yield f"side {side}"


def noted(file: dict[str, Any]) -> Permitted:
    """What is left of the case of a seat."""
    if "word" in file:
        return Permitted(file["word"])
    found = deals(read_case(file), MOST)
    if found.left_out:
        return Permitted(UNKNOWN)
    if not found.whole:
        return Permitted(FEW)
    if file["seems"] is not None:
        found = found.holding([(file["seems"], f"was {VILLAGE}")])
    marks = [(seat, mark) for seat, mark in file["marks"]]
    left = found.holding(marks)
    if left.count:
        return Permitted(*suspected(left))
    clash = _clash(found, marks) if found.count else []
    return Permitted(CLASH if clash else NONE, clash=tuple((s, m.removeprefix("side ")) for s, m in clash))


def suspected(left: Found) -> tuple[str, int, tuple[tuple[int, int], ...]]:
    """In a word and figures who may have a Werewolf's card by now."""
    number = left.count
    shares = sorted((-(EVERYTHING * some // number), seat) for seat, some in left.number_of(WOLF).items())
    suspects = tuple((seat, -share) for share, seat in shares)
    if not suspects:
        return NOBODY, number, ()
    sure = len(suspects) == 1 and suspects[0][1] == EVERYTHING
    return (PROVES if sure else LEAVES), number, suspects


def _clash(found: Found, marks: list[Mark]) -> list[Mark]:
    """A few marks that cannot all hold, of which any may hold without the others."""
    kept = [*marks]
    for mark in marks:
        fewer = [one for one in kept if one != mark]
        if not found.holding(fewer).count:
            kept = fewer
    return kept
