"""What the view and the notes of one player of either Mafia allow, and marks that cannot all hold.

Nothing goes into it but what that seat has heard and what its player has written down, and no clock: equal
views with equal notes have one and the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.deduction.found import CLASH, EARLY, LEAVES, NONE, PROVES, UNKNOWN, Permitted
from fabula.deduction.mafia.case import SILENT
from fabula.deduction.mafia.found import MafiaFound
from fabula.deduction.mafia.record import Fact
from fabula.deduction.mafia.talk import Mafia, said, up_to_the_talk, with_sides

Note = tuple[str, tuple[str, ...]]  # the side, and the roles, that somebody is taken for
Mark = tuple[int, str]
EVERYTHING = 100
MOST_TELLERS = 7  # so many who tell something are believed or not, each in turn


def case_of_a_seat(
    mafia: Mafia, setup: Setup, seat: int, heard: Iterable[Event], notes: Mapping[int, Note]
) -> Fact:
    """The case of what a seat has heard, with the marks of its player, or a word why there is none.

    Whoever is not of the side that looks for the others sees what follows if they have said the truth, or
    are of that side if they have said nothing: so no answer shows that they lie.
    """
    events = up_to_the_talk(mafia, heard)
    record = mafia.record(setup)
    record.hear_all(events)
    mine = record.cards.get(seat)
    if not events or mine is None:
        return {"word": EARLY}
    claims, hides = dict(record.claims), not mafia.is_home(mine)
    if not hides:
        claims[seat] = mine
    info = [] if hides else record.told_by([seat])
    for other in range(setup.seats):
        if other != seat or hides:
            info += said(mafia, record, other)
    seems = hides and claims.get(seat, SILENT) == SILENT
    marks = [
        [other, mark]
        for other, note in sorted(notes.items())
        if other != seat
        for mark in _marks(mafia, *note)
    ]
    file = record.as_file(claims, info, record.number, None if hides else seat)
    return {**file, "marks": marks, "seems": [[seat, mafia.home]] if seems else []}


def _marks(mafia: Mafia, side: str, roles: tuple[str, ...]) -> Iterator[str]:
    if len(roles) == 1 and roles[0] in mafia.almanac:
        yield roles[0]
    if side in mafia.almanac.side_of.values():
        yield side


def noted(mafia: Mafia, file: dict[str, Any]) -> Permitted:
    """What is left of the case of a seat."""
    if "word" in file:
        return Permitted(file["word"])
    case = with_sides(mafia.read(file), [(seat, mark) for seat, mark in file["seems"]])
    marks = [(seat, mark) for seat, mark in file["marks"]]
    if len({one.by: True for one in case.told}) > MOST_TELLERS:
        return Permitted(UNKNOWN)
    found = mafia.deals(with_sides(case, marks))
    if found.left_out:
        return Permitted(UNKNOWN)
    if found.count:
        return Permitted(*suspected(found))
    if not mafia.deals(case).count:
        return Permitted(NONE)
    kept = [*marks]
    for mark in marks:
        fewer = [one for one in kept if one != mark]
        if not mafia.deals(with_sides(case, fewer)).count:
            kept = fewer
    return Permitted(CLASH, clash=tuple(kept))


def suspected(left: MafiaFound) -> tuple[str, int, tuple[tuple[int, int], ...]]:
    """In a word and figures who of the living may be of another side."""
    number = left.count
    shares = sorted((-(EVERYTHING * some // number), seat) for seat, some in left.against().items())
    suspects = tuple((seat, -share) for share, seat in shares)
    if not suspects:
        return NONE, number, ()
    sure = all(share == EVERYTHING for _, share in suspects)
    return (PROVES if sure else LEAVES), number, suspects
