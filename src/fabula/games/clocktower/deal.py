"""The deal: the Storyteller chooses the roles, the bag goes round, Drunk and Lunatic are found."""

from __future__ import annotations

from fabula.core.events import Began, Dealt, PhaseBegan, Shown
from fabula.core.requests import STORYTELLER, Ask, Orders, Subsets
from fabula.games.clocktower.cards import DEMON, TOWNSFOLK, almanac, of_kind, travellers_for
from fabula.games.clocktower.deaths import begin
from fabula.games.clocktower.ending import avert
from fabula.games.clocktower.events import company
from fabula.games.clocktower.led import leaves_free
from fabula.games.clocktower.sets import Sets
from fabula.games.clocktower.setup import TRAVELLING, residents_among
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.travelling import arrive
from fabula.games.clocktower.verbs import happens

DRUNK = "drunk"
LUNATIC = "lunatic"


async def deal(town: Square) -> None:
    """Choose the roles, let each player draw one, find who is mistaken, and begin all abilities;

    What abilities do to the deal comes last.
    """
    grimoire = town.grimoire
    town.tell(Began("clocktower", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    travelling = await who_travels(town)
    residents = tuple(seat for seat in town.everyone if seat not in travelling)
    beside = company(grimoire)
    sets = Sets(len(residents), grimoire.roles, beside, free=leaves_free((), (), beside))
    chosen = await Ask(STORYTELLER, "set", sets)
    bag = await fill_the_bag(town, chosen)
    believed = bag[chosen.index(LUNATIC)] if LUNATIC in chosen else None
    order = await town.fate("deal", Orders(bag))
    town.tell(PhaseBegan("deal", 0))
    drawn = dict(zip(residents, order, strict=True))
    mistaken: dict[int, str] = {}
    if DRUNK in chosen:
        mistaken[await find_the_drunk(drawn)] = DRUNK
    if believed is not None:
        mistaken[await find_the_lunatic(drawn, believed)] = LUNATIC
    town.tell(Dealt({seat: mistaken.get(seat, role) for seat, role in drawn.items()}))
    for seat in travelling:
        await arrive(town, seat, await Ask(seat, "traveller", travellers_left(town)))
    for seat, role in drawn.items():
        town.tell(Shown(seat, role))
    for seat, role in drawn.items():  # only then: a Storyteller who is asked must keep no card back
        truth = mistaken.get(seat)
        if truth is None:
            await begin(town, seat, role)
        elif truth == DRUNK:
            town.give(seat, role, sham=True, source=DRUNK)
        else:
            town.give(seat, LUNATIC)
            town.give(seat, role, sham=True, source=LUNATIC, line=LUNATIC)
    await happens(town, "dealt")
    avert(town)  # by hand a game may begin without a Demon


async def who_travels(town: Square) -> tuple[int, ...]:
    """Who is a Traveller from the start: who wishes to be one, and all above fifteen."""
    wished: tuple[int, ...] = town.grimoire.settings.get(TRAVELLING, ())
    others = tuple(seat for seat in town.everyone if seat not in wished)
    many = len(others) - residents_among(len(others))
    if not many:
        return wished
    chosen: tuple[int, ...] = await Ask(STORYTELLER, "travellers", Subsets(others, many))
    return tuple(seat for seat in town.everyone if seat in wished or seat in chosen)


async def fill_the_bag(town: Square, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """For the Drunk another Townsfolk goes into the bag, for the Lunatic a Demon, in play or not."""
    instead: dict[str, str] = {}
    if DRUNK in chosen:
        left = tuple(role for role in of_kind(TOWNSFOLK, town.grimoire.roles) if role not in chosen)
        instead[DRUNK] = await Ask(STORYTELLER, "drunk_role", left)
    if LUNATIC in chosen:
        instead[LUNATIC] = await Ask(STORYTELLER, "lunatic_role", of_kind(DEMON, town.grimoire.roles))
    return tuple(instead.get(role, role) for role in chosen)


async def find_the_drunk(drawn: dict[int, str]) -> int:
    """One of those who drew a Townsfolk is the Drunk, and does not know it."""
    who = tuple(seat for seat, role in drawn.items() if almanac[role].kind == TOWNSFOLK)
    seat: int = await Ask(STORYTELLER, DRUNK, who)
    return seat


async def find_the_lunatic(drawn: dict[int, str], believed: str) -> int:
    """Who drew the Demon they will believe to be; of two who drew the same, one, unawares."""
    who = tuple(seat for seat, role in drawn.items() if role == believed)
    seat: int = who[0] if len(who) == 1 else await Ask(STORYTELLER, LUNATIC, who)
    return seat


def travellers_left(town: Square) -> tuple[str, ...]:
    """The Travellers nobody is yet."""
    here = town.travellers
    return tuple(role for role in travellers_for(town.grimoire.roles) if role not in here)
