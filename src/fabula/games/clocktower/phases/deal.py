"""The deal: the Storyteller chooses the roles, the bag goes round, the mistaken are found."""

from __future__ import annotations

from dataclasses import replace

from fabula.core.events import Began, Dealt, PhaseBegan, Shown
from fabula.core.requests import STORYTELLER, Ask, Subsets
from fabula.games.clocktower.almanac import decisions, moments
from fabula.games.clocktower.almanac.cards import TRAVELLER
from fabula.games.clocktower.company.travelling import arrive, travellers_left
from fabula.games.clocktower.judgement.ending import avert
from fabula.games.clocktower.phases import redeal
from fabula.games.clocktower.phases.bag import fill_the_bag, let_the_odd_demons_in
from fabula.games.clocktower.phases.drawing import draw_from
from fabula.games.clocktower.phases.unaware import (
    Deal,
    begin_as,
    find_the_unaware,
    lay,
    who_counts,
    who_is_confused,
)
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.sets.setup import TRAVELLING, residents_among
from fabula.games.clocktower.town import alchemy
from fabula.games.clocktower.town.events import Drawn, company
from fabula.games.clocktower.town.led import leaves_free
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens


async def deal(town: Square) -> None:
    """Choose the roles, let each player draw one, find who is mistaken, begin all abilities."""
    grimoire = town.grimoire
    town.tell(Began("clocktower", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    travelling = await who_travels(town)
    residents = tuple(seat for seat in town.everyone if seat not in travelling)
    beside = company(grimoire)
    sets = Sets(len(residents), grimoire.roles, beside, free=leaves_free((), (), beside))
    chosen, lent = await alchemy.distil(town, await Ask(STORYTELLER, decisions.SET, sets))
    bag = await fill_the_bag(town, chosen)
    confused = who_is_confused(town, chosen)
    laid = lay(town, Deal(chosen, bag, dict(enumerate(bag)), confused), lent, by_hand=sets.free)
    drawn = await draw_from(town, bag, residents, laid.puppets())
    if confused:
        town.tell(Drawn(drawn))
    mistaken = await find_the_unaware(replace(laid, drawn=who_counts(town, drawn, lent)))
    drawn, mistaken = await redeal.change(town, drawn, mistaken)
    town.tell(PhaseBegan("deal", 0))  # only then, for nobody is to notice that somebody was chosen
    town.tell(Dealt({seat: mistaken.get(seat, role) for seat, role in drawn.items()}))
    for seat in travelling:
        await arrive(town, seat, await Ask(seat, TRAVELLER, travellers_left(town)))
    for seat, role in drawn.items():
        town.tell(Shown(seat, role))
    for seat, role in drawn.items():  # only then: a Storyteller who is asked must keep no card back
        await begin_as(town, seat, role, mistaken.get(seat))
    if lent:
        await alchemy.lend_from_the_deal(town, lent)
    let_the_odd_demons_in(town, chosen)
    await happens(town, moments.Dealt())
    avert(town)  # by hand a game may begin without a Demon


async def who_travels(town: Square) -> tuple[int, ...]:
    """Who is a Traveller from the start: who wishes to be one, and all above fifteen."""
    wished = TRAVELLING.of(town.grimoire.settings)
    others = tuple(seat for seat in town.everyone if seat not in wished)
    many = len(others) - residents_among(len(others))
    if not many:
        return wished
    chosen: tuple[int, ...] = await Ask(STORYTELLER, decisions.TRAVELLERS, Subsets(others, many))
    return tuple(seat for seat in town.everyone if seat in wished or seat in chosen)
