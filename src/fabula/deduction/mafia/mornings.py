"""After a game of either Mafia: what the honest could have known each morning, and how they would have won.

All of the side that looks for the others tell what they know, the others are what they had said by then. What
was truly dealt is known here: a morning at which it is not among the deals that are left is passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from fabula.core.telling import Amended, Telling
from fabula.deduction.found import Deal, Decided, Morning, misjudged
from fabula.deduction.mafia.case import MET, Case
from fabula.deduction.mafia.found import MafiaFound
from fabula.deduction.mafia.noted import EVERYTHING, suspected
from fabula.deduction.mafia.talk import Mafia, case_of_the_honest


class OfAMorning(NamedTuple):
    """The game as far as a morning, what the honest could have told, what is left, who is not of them."""

    telling: Telling
    case: Case
    left: MafiaFound
    foes: tuple[int, ...]


def mornings(mafia: Mafia, telling: Telling, goes_on: Callable[[], bool] = lambda: True) -> Iterator[Morning]:
    """Each morning of a game, as far as deduction follows it and there is time."""
    for one in _followed(mafia, telling, goes_on):
        word, number, suspects = suspected(one.left)
        seems = one.left.against()
        living = [seat for seat in range(one.case.seats) if one.telling.grimoire.alive[seat]]
        yield Morning(
            one.telling.grimoire.number,
            word,
            number,
            suspects,
            _decided(mafia, one, goes_on),
            tuple(seat for seat in one.foes if mafia.wins_without(one.telling, seat)),
            *misjudged({seat: seems.get(seat, 0) for seat in living}, one.foes),
        )


def known_of_the_foes(
    mafia: Mafia, telling: Telling, goes_on: Callable[[], bool]
) -> Iterator[tuple[int, int]]:
    """For each morning in how many of the deals that were left (percent) one of the foes is one."""
    for one in _followed(mafia, telling, goes_on):
        numbers = one.left.against()
        if one.foes and goes_on():
            share = max(EVERYTHING * numbers.get(seat, 0) // one.left.count for seat in one.foes)
            yield one.telling.grimoire.number, share


def _followed(mafia: Mafia, telling: Telling, goes_on: Callable[[], bool]) -> Iterator[OfAMorning]:
    """The game as far as each morning, if what was dealt is among the deals that are left then."""
    if any(isinstance(line, Amended) for line in telling.log):
        return
    again, talks = Telling(telling.tale, telling.setup), 0
    for move in telling.moves():
        again.take(move)
        events = again.events()
        began = sum(map(mafia.is_talk, events))
        if began == talks or not goes_on():
            continue
        talks = began
        record = mafia.record(telling.setup)
        record.hear_all(events)
        grimoire, seats = again.grimoire, range(telling.setup.seats)
        roles = tuple(record.cards[seat] for seat in seats)
        honest = [seat for seat in seats if mafia.side_now(grimoire, seat) == mafia.home]
        case = mafia.read(case_of_the_honest(mafia, record, honest))
        left = mafia.deals(case)
        if not left.left_out and left.count and left.holds(Deal(roles, roles)):
            foes = tuple(seat for seat in seats if seat not in honest and grimoire.alive[seat])
            yield OfAMorning(again, case, left, foes)


def _decided(mafia: Mafia, one: OfAMorning, goes_on: Callable[[], bool]) -> Decided | None:
    """What was told of the night before without which most would have been left."""
    case = one.case
    best, most = None, (len(one.left.against()), one.left.count)
    last = max((told.night for told in case.told), default=0)
    for place, told in enumerate(case.told):
        if told.night != last or told.kind == MET or not goes_on():
            continue
        without = mafia.deals(replace(case, told=case.told[:place] + case.told[place + 1 :]))
        suspects = len(without.against())
        if (suspects, without.count) > most:
            most, best = (suspects, without.count), Decided(told.by, told.role, suspects)
    return best
