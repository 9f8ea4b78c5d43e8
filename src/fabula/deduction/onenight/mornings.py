"""After a game of One Night: what the village could have known at the vote, and how it would have won.

All who know no reason to lie tell all they know, the others are what they have said. What was truly dealt is
known here: where it is not among the deals that are left nothing is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from fabula.core.events import Dealt, Event, PhaseBegan
from fabula.core.telling import Telling
from fabula.deduction.found import AT_LEAST, Deal, Decided, Morning, misjudged
from fabula.deduction.onenight.case import Case, read_case
from fabula.deduction.onenight.found import Found, deals
from fabula.deduction.onenight.known import case_of_the_village
from fabula.deduction.onenight.noted import EVERYTHING, WOLF, suspected
from fabula.games.onenight import notes
from fabula.games.onenight.cards import SPARES
from fabula.games.onenight.glossary import VILLAGE
from fabula.games.onenight.winners import winners

THE_DAY = 1


def mornings(telling: Telling, goes_on: Callable[[], bool] = lambda: True) -> Iterator[Morning]:
    """The one day of a game, if deduction follows it."""
    for deal, case, left in _followed(telling):
        seats = range(case.seats)
        word, number, suspects = suspected(left)
        seems, final = left.number_of(WOLF), deal.final[: case.seats]
        wolves = [seat for seat in seats if final[seat] == WOLF]
        yield Morning(
            THE_DAY,
            word if left.whole else AT_LEAST,
            number,
            suspects,
            _decided(case, left, goes_on),
            tuple(seat for seat in seats if VILLAGE in winners(final, [seat])[0]),
            *misjudged({seat: seems.get(seat, 0) for seat in seats}, wolves),
            nobody=VILLAGE in winners(final, [])[0],
        )


def known_of_the_werewolves(telling: Telling, goes_on: Callable[[], bool]) -> Iterator[tuple[int, int]]:
    """In how many of the deals that were left at the vote (percent) one of the Werewolves is one."""
    for deal, case, left in _followed(telling):
        wolves = [seat for seat in range(case.seats) if deal.final[seat] == WOLF]
        if wolves and goes_on():
            numbers = left.number_of(WOLF)
            yield THE_DAY, max(EVERYTHING * numbers.get(seat, 0) // left.count for seat in wolves)


def _followed(telling: Telling) -> Iterator[tuple[Deal, Case, Found]]:
    """What was dealt, what the village could have told before the vote, and what was left of it."""
    events = telling.events()
    grimoire = telling.grimoire
    vote = [place for place, one in enumerate(events) if isinstance(one, PhaseBegan) and one.phase == "vote"]
    dealt = next((one.cards for one in events if isinstance(one, Dealt)), None)
    if not vote or dealt is None or notes.CORRECTED.stands(grimoire):
        return
    places = (*range(grimoire.seats), *SPARES)
    deal = Deal(
        tuple([dealt[place] for place in places]), tuple([grimoire.cards[place].role for place in places])
    )
    before: list[Event] = events[: vote[0]]
    case = read_case(case_of_the_village(telling.setup, before))
    left = deals(case)
    if left.holds(deal) and not left.left_out:
        yield deal, case, left


def _decided(case: Case, left: Found, goes_on: Callable[[], bool]) -> Decided | None:
    """What was told without which most would have been left."""
    best, most = None, (len(left.number_of(WOLF)), left.count)
    for place, one in enumerate(case.told):
        if not left.whole or not goes_on():
            break
        without = deals(replace(case, told=case.told[:place] + case.told[place + 1 :]))
        suspects = len(without.number_of(WOLF))
        if without.whole and (suspects, without.count) > most:
            most, best = (suspects, without.count), Decided(one.by, one.role, suspects)
    return best
