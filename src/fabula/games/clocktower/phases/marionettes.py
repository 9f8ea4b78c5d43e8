"""A Marionette that is not dealt: by published rules for pairs it comes after the Demon, beside it."""

from __future__ import annotations

from fabula.core.events import Became, Granted, Marked, Woke
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, moments, notes
from fabula.games.clocktower.almanac.cards import DEMON, EVIL, MARIONETTE, SPENT
from fabula.games.clocktower.almanac.mistaken import TAKEN_FOR
from fabula.games.clocktower.almanac.setup_table import horde_among
from fabula.games.clocktower.phases.introductions import taken_for_evil
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens


def beside_among_residents(town: Square, seat: int) -> tuple[int, int]:
    """The neighbours of a player; Travellers are passed over."""
    others = [other for other in town.others(seat) if not town.is_traveller(other)]
    return others[0], others[-1]


async def let_the_marionette_in(town: Square) -> None:
    """A good neighbour of the Demon is the Marionette from now on, if there is one, and no Legion."""
    if not notes.MARIONETTE_TO_COME.stands(town.grimoire):
        return
    notes.MARIONETTE_TO_COME.forget(town)
    if horde_among(town.in_play):
        return
    beside = (seat for demon in town.living_demons for seat in beside_among_residents(town, demon))
    good = tuple(seat for seat in dict.fromkeys(beside) if may_be_pulled(town, seat))
    if good:
        seat = good[0] if len(good) == 1 else await Decide(decisions.MARIONETTE, good, *town.living_demons)
        pull_the_strings(town, seat)
        await happens(town, moments.Became(seat, MARIONETTE))
        for demon in town.living_demons:
            town.tell(Woke(demon, MARIONETTE))
        show_the_marionette(town, seat)


def may_be_pulled(town: Square, seat: int) -> bool:
    """Whether a player is good, and believes so: nobody who thinks to be a Demon goes on as good."""
    return not town.is_evil(seat) and DEMON not in TAKEN_FOR.get(town.grimoire.role(seat), ())


def pull_the_strings(town: Square, seat: int) -> None:
    """They hear nothing of it: they are called as before, and what they have used up stays so."""
    mine = town.abilities(seat)
    used = [mark.owner for mark in town.grimoire.marks if mark.kind == SPENT]
    town.tell(Became(seat, MARIONETTE, EVIL))
    town.tell(Granted(seat, MARIONETTE, MARIONETTE))
    for grant in mine:
        town.tell(Granted(seat, grant.role, grant.step, sham=True, source=MARIONETTE))
        if grant in used:
            town.tell(Marked(seat, SPENT, town.abilities(seat)[-1]))


def show_the_marionette(town: Square, seat: int) -> None:
    """The Demon learns who it is; with a Magician taken for evil only that it is one of the neighbours."""
    for demon in town.living_demons:
        if taken_for_evil(town):
            beside = beside_among_residents(town, demon)
            town.tell(Informed(demon, "marionette_beside", beside, seats=beside))
        else:
            town.tell(Informed(demon, MARIONETTE, (seat,), place=seat))
