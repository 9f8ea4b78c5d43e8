"""Puppets, as the Marionette is one, that are not dealt: by published rules they come after the Demon."""

from __future__ import annotations

from fabula.core.events import Became, Granted, Marked, Woke
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import moments, notes
from fabula.games.clocktower.almanac.cards import EVIL, SPENT
from fabula.games.clocktower.almanac.mistaken import puppets_among, thinks_to_be_a_demon
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
        puppet = puppets_among(town.grimoire.roles)[0]
        seat = good[0] if len(good) == 1 else await Decide(puppet, good, *town.living_demons)
        pull_the_strings(town, seat, puppet)
        await happens(town, moments.Became(seat, puppet))
        for demon in town.living_demons:
            town.tell(Woke(demon, puppet))
        show_the_marionette(town, seat, puppet)


def may_be_pulled(town: Square, seat: int) -> bool:
    """Whether a player is good, and believes so: nobody who thinks to be a Demon goes on as good."""
    return not town.is_evil(seat) and not thinks_to_be_a_demon(town.grimoire.role(seat))


def pull_the_strings(town: Square, seat: int, puppet: str) -> None:
    """A player becomes a puppet and hears nothing: they are called as before; what is used up stays so."""
    mine = town.abilities(seat)
    used = [mark.owner for mark in town.grimoire.marks if mark.kind == SPENT]
    town.tell(Became(seat, puppet, EVIL))
    town.tell(Granted(seat, puppet, puppet))
    for grant in mine:
        town.tell(Granted(seat, grant.role, grant.step, sham=True, source=puppet))
        if grant in used:
            town.tell(Marked(seat, SPENT, town.abilities(seat)[-1]))


def show_the_marionette(town: Square, seat: int, puppet: str) -> None:
    """The Demon learns who it is; with a Magician taken for evil only that it is one of the neighbours."""
    for demon in town.living_demons:
        if taken_for_evil(town):
            beside = beside_among_residents(town, demon)
            town.tell(Informed(demon, "marionette_beside", beside, seats=beside))
        else:
            town.tell(Informed(demon, puppet, (seat,), place=seat))
