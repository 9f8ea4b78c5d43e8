"""What the view and the notes of one player allow: the deals that are left, and marks that cannot all hold.

Nothing goes into it but what that seat has heard and what its player has written down. No clock does: there
are so many tries and no more, so that equal views with equal notes have one and the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import islice
from operator import and_
from typing import Any

from fabula.core.events import Event, PhaseBegan
from fabula.core.grimoire import Setup
from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.history import Left
from fabula.deduction.clocktower.known import Heard, NotJudged, as_file
from fabula.deduction.clocktower.played import EVIL_KINDS, SHORT, Fact
from fabula.deduction.clocktower.roles import SILENT
from fabula.deduction.clocktower.standing import assignments, could_be, hides_something, left_with
from fabula.deduction.forms import NoCase
from fabula.deduction.found import AT_LEAST, CLASH, EARLY, LEAVES, NONE, PROVES, UNKNOWN, Permitted
from fabula.games.clocktower.almanac.cards import GOOD_KINDS, KINDS, almanac
from fabula.games.clocktower.almanac.setup_table import TABLE
from fabula.games.clocktower.sets.setup import TRAVELLING
from fabula.games.clocktower.town.events import COMPANY, Informed
from fabula.games.clocktower.town.public_events import Beckoned, Befriended, Reseated

GOOD, EVIL = "good", "evil"
TRIES = 60  # so many ways in which the silent may have roles are tried
Note = tuple[str, tuple[str, ...]]  # the side, and the roles, that somebody is taken for


def case_of_a_seat(setup: Setup, seat: int, heard: Iterable[Event], notes: Mapping[int, Note]) -> Fact:
    """The case of what a seat has heard up to this day with the marks of its player, or a word why not."""
    try:
        return _case(setup, seat, heard, notes)
    except NotJudged as why:
        return {"word": EARLY if why.args == (EARLY,) else UNKNOWN}


def _case(setup: Setup, seat: int, heard: Iterable[Event], notes: Mapping[int, Note]) -> Fact:
    """The case, and the marks.

    A good role that somebody is taken for counts as what they say to be. Whoever is evil sees what the others
    can know of them, as if they were good: they know the rest, and their page looks like any other.
    """
    record = _up_to_the_day(setup, heard)
    mine = record.now.get(seat)
    if mine is None or almanac[mine].kind not in KINDS or setup.seats not in TABLE:
        raise NotJudged("company")
    is_evil = almanac[mine].kind in EVIL_KINDS or record.side == EVIL
    taken = {other: _taken_for(*note) for other, note in notes.items() if other != seat}
    claims = {other: taken.get(other, ("", ""))[1] or record.bluff(other) for other in range(setup.seats)}
    if not is_evil:
        claims[seat] = mine
    info = [] if is_evil else [one for one in record.info if one["by"] == seat]
    for other in range(setup.seats):
        if (other != seat or is_evil) and claims[other] == record.claims.get(other):
            info += record.said(other)
    file = as_file(record, claims, info, None if is_evil else seat)
    seems = seat if is_evil else None
    return {
        **file,
        "seems_good": seems,
        "marks": [[other, mark] for other, (mark, _) in sorted(taken.items()) if mark],
    }


class OfASeat(Heard):
    """A record that also keeps on which side its player was told to be."""

    side = ""

    def hear(self, one: Event) -> None:
        """Take in what comes next."""
        super().hear(one)
        if isinstance(one, Informed) and one.kind == "side":
            self.side = str(one.answer)


def _up_to_the_day(setup: Setup, heard: Iterable[Event]) -> OfASeat:
    """What was heard; of a night that is not over nothing counts, for not all of it is known."""
    events = list(heard)
    if COMPANY.of(setup.settings) or TRAVELLING.of(setup.settings) or any(map(_brings_company, events)):
        raise NotJudged("company")
    began = [(place, one.phase) for place, one in enumerate(events) if isinstance(one, PhaseBegan)]
    day = max((place for place, phase in began if phase == "day"), default=-1)
    if day < 0:
        raise NotJudged(EARLY)
    night = min((place for place, phase in began if phase == "night" and place > day), default=len(events))
    record = OfASeat(setup)
    for one in events[:night]:
        record.hear(one)
    return record


def _brings_company(one: Event) -> bool:
    """Whether somebody is there of whom a case knows nothing."""
    role = getattr(one, "role", None)
    is_another = isinstance(role, str) and role in almanac and almanac[role].kind not in KINDS
    return is_another or isinstance(one, Beckoned | Befriended | Reseated)


def _taken_for(side: str, roles: tuple[str, ...]) -> tuple[str, str]:
    """The mark that a note sets on somebody, and the role they are taken for as if they had claimed it."""
    role = roles[0] if len(roles) == 1 and roles[0] in almanac else ""
    if role and almanac[role].kind in EVIL_KINDS:
        return (SHORT[role] if side != GOOD else GOOD), ""
    claim = role if role and almanac[role].kind in GOOD_KINDS else ""
    return (side if side in (GOOD, EVIL) else ""), claim


def noted(file: dict[str, Any]) -> Permitted:
    """What is left of the case of a seat."""
    if "word" in file:
        return Permitted(file["word"])
    try:
        case = read_case(file)
    except NoCase:
        return Permitted(UNKNOWN)
    case.assume = IN_PLAY
    silent = [seat for seat, claim in enumerate(case.claims) if claim == SILENT]
    tries = list(islice(assignments(silent, could_be(case, file)), TRIES + 1))
    whole = len(tries) <= TRIES and (not silent or not hides_something(case))
    left = Allowed([(seat, mark) for seat, mark in file["marks"]], file["seems_good"])
    for some in tries[:TRIES]:
        found = left_with(case, some)
        if found.left_out or found.beside:
            return Permitted(UNKNOWN)
        left.add(found.left)
    if not left.number:
        clash = left.clash()
        return Permitted(CLASH if clash else NONE, clash=clash) if whole or clash else Permitted(UNKNOWN)
    shares = sorted((-(100 * n // left.number), seat) for seat, n in left.demons.items())
    demons = tuple((seat, -share) for share, seat in shares)
    word = (PROVES if len(demons) == 1 else LEAVES) if whole else AT_LEAST
    return Permitted(word, left.number, demons)


class Allowed:
    """The deals in which all marks hold; and those in which some do, to find which cannot all hold."""

    def __init__(self, marks: list[tuple[int, str]], seems_good: int | None = None) -> None:
        self.marks = marks
        self.seems_good = seems_good  # who is good whatever else: so no answer shows by itself who is evil
        self.number = 0
        self.demons: dict[int, int] = {}
        self._rows: list[tuple[int, ...]] = []  # the deals of one history in which each mark holds

    def add(self, left: list[Left]) -> None:
        """Take in the deals of one way in which the silent may have roles."""
        starts, demons = 0, [0] * (len(left[0].branch.evil) if left else 0)
        for one in left:
            row = tuple(_where(one, *mark) for mark in self.marks)
            if self.seems_good is not None:
                row = (*row, _where(one, self.seems_good, GOOD))
            here = reduce(and_, row, one.deals)
            self._rows += [] if here else [row]
            starts |= one.time.deals.in_the_case(here)
            for seat in range(len(demons)):
                demons[seat] |= one.time.deals.in_the_case(here & one.branch.demon_at(seat)[1])
        self.number += starts.bit_count()
        for seat, bits in enumerate(demons):
            if bits:
                self.demons[seat] = self.demons.get(seat, 0) + bits.bit_count()

    def clash(self) -> tuple[tuple[int, str], ...]:
        """A few marks that cannot all hold, of which any may hold without the others."""
        places = list(range(len(self.marks)))
        if not self._rows:
            return ()
        for place in range(len(self.marks)):
            fewer = [one for one in places if one != place]
            if not any(
                reduce(and_, (row[one] for one in (*fewer, *range(len(self.marks), len(row)))), -1)
                for row in self._rows
            ):
                places = fewer
        return tuple(self.marks[one] for one in places)


def _where(one: Left, seat: int, mark: str) -> int:
    """In which deals of a history a mark holds."""
    if mark == GOOD:
        return one.deals & ~one.branch.evil[seat]
    if mark == EVIL:
        return one.deals & one.branch.evil[seat]
    return one.deals & one.time.deals.role[seat].get(mark, 0)
