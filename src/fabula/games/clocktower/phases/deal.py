"""The deal: the Storyteller chooses the roles, the bag goes round, Drunk and Lunatic are found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabula.core.events import Began, Dealt, Marked, PhaseBegan, Shown
from fabula.core.requests import STORYTELLER, Ask, Below, Choice, Orders, Report, Subsets
from fabula.games.clocktower.almanac import decisions, moments, notes
from fabula.games.clocktower.almanac.cards import (
    ALCHEMIST,
    BABYSITS,
    DEMON,
    DRUNK,
    HERMIT,
    LEGION,
    LIL_MONSTA,
    LUNATIC,
    MARIONETTE,
    MINION,
    TOWNSFOLK,
    TRAVELLER,
    almanac,
    is_good,
    of_kind,
)
from fabula.games.clocktower.almanac.mistaken import TAKEN_FOR, deceived, kinds_believed
from fabula.games.clocktower.almanac.setup_table import (
    CHANGES,
    believed_with,
    brings_no_demon,
    changes_if_believed,
    counts_for,
    go_together,
)
from fabula.games.clocktower.company.loric import GARDENER
from fabula.games.clocktower.company.travelling import arrive, travellers_left
from fabula.games.clocktower.judgement.ending import avert
from fabula.games.clocktower.phases import redeal
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.sets.setup import TRAVELLING, residents_among
from fabula.games.clocktower.town import alchemy
from fabula.games.clocktower.town.changes import begin
from fabula.games.clocktower.town.events import Drawn, company
from fabula.games.clocktower.town.led import leaves_free
from fabula.games.clocktower.town.square import Square, count_kinds
from fabula.games.clocktower.town.verbs import happens

DEALING, LOT, BAG = "dealing", "lot", "bag"  # how the tokens come to the players
MANY_DRAWS = 64


async def deal(town: Square) -> None:
    """Choose the roles, let each player draw one, find who is mistaken, begin all abilities."""
    grimoire = town.grimoire
    town.tell(Began("clocktower", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    travelling = await who_travels(town)
    residents = tuple(seat for seat in town.everyone if seat not in travelling)
    beside = company(grimoire)
    sets = Sets(len(residents), grimoire.roles, beside, free=leaves_free((), (), beside))
    chosen, distilled = await alchemy.distil(town, await Ask(STORYTELLER, decisions.SET, sets))
    bag = await fill_the_bag(town, chosen)
    confused = who_is_confused(town, chosen)
    drawn = await draw_from(town, bag, residents, beside_a_demon=MARIONETTE in confused)
    if confused:
        town.tell(Drawn(drawn))
    believed = {role: bag[chosen.index(role)] for role in confused}
    sober = (ALCHEMIST,) if distilled else ()  # and is no Drunk: what it changes has been changed
    may_be = {seat: role for seat, role in drawn.items() if role not in sober}
    mistaken = await find_the_mistaken(confused, believed, may_be)
    drawn, mistaken = await redeal.change(town, drawn, mistaken)
    town.tell(PhaseBegan("deal", 0))  # only then, for nobody is to notice that somebody was chosen
    town.tell(Dealt({seat: mistaken.get(seat, role) for seat, role in drawn.items()}))
    for seat in travelling:
        await arrive(town, seat, await Ask(seat, TRAVELLER, travellers_left(town)))
    for seat, role in drawn.items():
        town.tell(Shown(seat, role))
    for seat, role in drawn.items():  # only then: a Storyteller who is asked must keep no card back
        await begin_as(town, seat, role, mistaken.get(seat))
    if distilled:
        await alchemy.lend_from_the_deal(town, distilled)
    let_the_odd_demons_in(town, lil_monsta=LIL_MONSTA in chosen)
    await happens(town, moments.Dealt())
    avert(town)  # by hand a game may begin without a Demon


async def begin_as(town: Square, seat: int, drawn: str, truth: str | None) -> None:
    """A player has the ability they drew, or only believes so, being something else."""
    if truth is None:
        await begin(town, seat, drawn)
        return
    line = LUNATIC if almanac[drawn].kind == DEMON else None
    if truth == HERMIT:
        await begin(town, seat, truth)
    elif truth != DRUNK:
        town.give(seat, truth)
    if truth == HERMIT and line:
        town.give(seat, LUNATIC, source=HERMIT)
    town.give(seat, drawn, sham=True, source=truth, line=line)


def who_is_confused(town: Square, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Of these roles those who do not draw what they are; not a Marionette that is still to come."""
    late = (MARIONETTE,) if notes.MARIONETTE_TO_COME.stands(town.grimoire) else ()
    known = town.grimoire.roles
    here = (role for role in dict.fromkeys(chosen) if role not in late)
    return tuple(role for role in here if kinds_believed(role, known))


async def find_the_mistaken(
    confused: tuple[str, ...], believed: dict[str, str], drawn: dict[int, str]
) -> dict[int, str]:
    """Who is not what they drew, and what they are; what a Lunatic or a Hermit believes to be is known."""
    mistaken: dict[int, str] = {}
    if LUNATIC in confused:
        mistaken[await find_who_drew(LUNATIC, drawn, believed[LUNATIC])] = LUNATIC
    if MARIONETTE in confused:
        mistaken[await find_the_marionette(drawn, mistaken)] = MARIONETTE
    if HERMIT in confused:
        left = {seat: role for seat, role in drawn.items() if seat not in mistaken}
        mistaken[await find_who_drew(HERMIT, left, believed[HERMIT])] = HERMIT
    if DRUNK in confused:
        left = {seat: role for seat, role in drawn.items() if seat not in mistaken}
        mistaken[await find_the_drunk(left)] = DRUNK
    return mistaken


def let_the_odd_demons_in(town: Square, *, lil_monsta: bool) -> None:
    """Legion are many; Lil’ Monsta is with a Minion until the Minions choose in the first night."""
    if town.in_play.count(LEGION) > 1:
        notes.MADE.set(town)
    minion = next((seat for seat in town.residents if town.kind(seat) == MINION), None)
    if lil_monsta and minion is not None:
        notes.MONSTA_IS_HERE.set(town)
        town.tell(Marked(minion, BABYSITS, None))
        town.settle()


async def who_travels(town: Square) -> tuple[int, ...]:
    """Who is a Traveller from the start: who wishes to be one, and all above fifteen."""
    wished: tuple[int, ...] = town.grimoire.settings.get(TRAVELLING, ())
    others = tuple(seat for seat in town.everyone if seat not in wished)
    many = len(others) - residents_among(len(others))
    if not many:
        return wished
    chosen: tuple[int, ...] = await Ask(STORYTELLER, decisions.TRAVELLERS, Subsets(others, many))
    return tuple(seat for seat in town.everyone if seat in wished or seat in chosen)


async def fill_the_bag(town: Square, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """For the Drunk another Townsfolk goes into the bag, for the Lunatic a Demon, in play or not.

    For a Hermit who has the ability of one of them it is what it would be for that one.
    """
    instead: dict[str, str] = {}
    if DRUNK in chosen:
        left = tuple(role for role in of_kind(TOWNSFOLK, town.grimoire.roles) if role not in chosen)
        instead[DRUNK] = await Ask(STORYTELLER, decisions.DRUNK_ROLE, left)
    if LUNATIC in chosen:
        instead[LUNATIC] = await Ask(STORYTELLER, decisions.LUNATIC_ROLE, of_kind(DEMON, town.grimoire.roles))
    if kinds := kinds_believed(HERMIT, town.grimoire.roles) if HERMIT in chosen else ():
        taken = (*chosen, *instead.values())
        instead[HERMIT] = await Ask(STORYTELLER, decisions.HERMIT_ROLE, for_a_hermit(town, kinds, taken))
    if LIL_MONSTA in chosen:
        left = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in chosen)
        barred = [role for role in left if brings_no_demon((role,))]
        if not beliefs_left(town, chosen, tuple(instead.values())):
            barred += [role for role in left if role in TAKEN_FOR]
        left = tuple(role for role in left if role not in barred) or left
        instead[LIL_MONSTA] = await Ask(STORYTELLER, decisions.LIL_MONSTA_MINION, left)
    bag = tuple(instead.get(role, role) for role in chosen)
    if MARIONETTE not in bag:
        return bag
    if has_no_demon_to_sit_by(chosen):
        notes.MARIONETTE_TO_COME.set(town)
    role = await Ask(STORYTELLER, decisions.MARIONETTE_ROLE, beliefs_left(town, chosen, bag))
    return tuple(role if one == MARIONETTE else one for one in bag)


def for_a_hermit(town: Square, kinds: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """What may lie in the bag for a Hermit: a Townsfolk nobody draws, if there is one, or any Demon."""
    known = tuple(role for kind in kinds for role in of_kind(kind, town.grimoire.roles))
    return tuple(role for role in known if almanac[role].kind == DEMON or role not in taken) or known


def beliefs_left(town: Square, chosen: tuple[str, ...], bag: tuple[str, ...]) -> tuple[str, ...]:
    """The good roles that may lie in the bag for a Marionette; a Townsfolk, if it is still to come."""
    known = (role for role in town.grimoire.roles if role not in (*chosen, *bag, *deceived()))
    good = tuple(role for role in known if is_good(role))
    fitting = tuple(role for role in good if fits_the_table(town, chosen, role)) or good
    if not has_no_demon_to_sit_by(chosen):
        return fitting
    townsfolk = of_kind(TOWNSFOLK, fitting)
    return tuple(role for role in townsfolk if go_together((*chosen, role))) or townsfolk or fitting


def has_no_demon_to_sit_by(chosen: tuple[str, ...]) -> bool:
    """Whether a Marionette has to wait: nobody draws a Demon."""
    return all(role == LIL_MONSTA for role in of_kind(DEMON, chosen))


def fits_the_table(town: Square, chosen: tuple[str, ...], role: str) -> bool:
    """Whether a Marionette may believe this: no Huntsman without a Damsel; one Outsider more has a reason."""
    believed = (role,) if changes_if_believed(role) else ()
    if believed and role not in believed_with(chosen, town.grimoire.roles):
        return False
    beside = tuple(one for one in company(town.grimoire) if one in CHANGES)
    return count_kinds(almanac, chosen) in counts_for(len(chosen), (*chosen, *beside, *believed))


async def draw_from(
    town: Square, bag: tuple[str, ...], seats: tuple[int, ...], *, beside_a_demon: bool
) -> dict[int, str]:
    """Who draws which token: by lot, or from a real bag, and the Storyteller says what they drew.

    With a Gardener the Storyteller gives each player theirs.
    """
    orders = Beside(bag) if beside_a_demon and can_sit_beside(bag) else Orders(bag)
    if GARDENER in company(town.grimoire):
        order = await Ask(STORYTELLER, decisions.GARDENER, FromTheBag(orders, seats))
    elif town.grimoire.settings.get(DEALING) == BAG:
        order = await Report("tokens", FromTheBag(orders, seats))
    else:
        order = await town.fate("deal", orders)
    return dict(zip(seats, order, strict=True))


class FromTheBag:
    """The orders in which these seats may have drawn what lies in a real bag."""

    __slots__ = ("orders", "seats")

    def __init__(self, orders: Orders, seats: tuple[int, ...]) -> None:
        self.orders = orders
        self.seats = seats

    def __contains__(self, choice: object) -> bool:
        return choice in self.orders

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.orders)

    def __len__(self) -> int:
        return len(self.orders)

    def draw(self, below: Below) -> Choice:
        """One order, as if somebody had drawn."""
        return self.orders.draw(below)

    def shown(self) -> list[Any]:
        """What lies in the bag, who draws, and whether somebody good has to sit beside each Demon."""
        beside = isinstance(self.orders, Beside)
        return [{"bag": list(self.orders.things), "seats": list(self.seats), "beside": beside}]


class Beside(Orders):
    """The orders in which somebody good sits beside each Demon; Travellers are passed over."""

    __slots__ = ()

    def __contains__(self, choice: object) -> bool:
        return super().__contains__(choice) and isinstance(choice, tuple) and all(good_beside(choice))

    def __iter__(self) -> Iterator[Choice]:
        return (order for order in super().__iter__() if all(good_beside(order)))

    def draw(self, below: Below) -> Choice:
        """By lot; where so few are good that this seldom comes out, each Demon is given a good neighbour."""
        for _ in range(MANY_DRAWS):
            if all(good_beside(order := super().draw(below))):
                return order
        return seated(order)


def can_sit_beside(bag: tuple[str, ...]) -> bool:
    """Whether there are enough good roles that each Demon can sit beside one: a set by hand may have more."""
    good = [role for role in bag if is_good(role)]
    return len(of_kind(DEMON, bag)) <= 2 * len(good)


def seated(order: tuple[str, ...]) -> tuple[str, ...]:
    """The same roles, a good one between every two Demons, everybody else after them."""
    demons = [role for role in order if almanac[role].kind == DEMON]
    good = [role for role in order if is_good(role)]
    others = [role for role in order if role not in demons and role not in good]
    couples = (demons[at : at + 2] for at in range(0, len(demons), 2))
    between = ((couple[:1], [good.pop()] if good else [], couple[1:]) for couple in couples)
    laid = [role for parts in between for part in parts for role in part]
    return (*laid, *good, *others)


def good_beside(order: tuple[str, ...]) -> list[list[int]]:
    """Where good roles lie beside each Demon."""
    demons = (place for place, role in enumerate(order) if almanac[role].kind == DEMON)
    neighbours = (((at - 1) % len(order), (at + 1) % len(order)) for at in demons)
    return [[place for place in two if is_good(order[place])] for two in neighbours]


async def find_the_marionette(drawn: dict[int, str], mistaken: dict[int, str]) -> int:
    """One of those beside the Demon, not the Lunatic, who drew a good role."""
    seats, order = tuple(drawn), tuple(drawn.values())
    demons = [seat for seat, role in drawn.items() if almanac[role].kind == DEMON]
    beside_each = zip(demons, good_beside(order), strict=True)
    true = next((places for seat, places in beside_each if places and seat not in mistaken), None)
    anybody = [place for place, role in enumerate(order) if is_good(role)]  # in a set by hand
    beside = tuple(seats[place] for place in true or anybody)
    seat: int = beside[0] if len(beside) == 1 else await Ask(STORYTELLER, decisions.MARIONETTE, beside)
    return seat


async def find_the_drunk(drawn: dict[int, str]) -> int:
    """One of those who drew a Townsfolk is the Drunk, and does not know it."""
    who = tuple(seat for seat, role in drawn.items() if almanac[role].kind == TOWNSFOLK)
    seat: int = await Ask(STORYTELLER, decisions.DRUNK, who)
    return seat


async def find_who_drew(mistaken: str, drawn: dict[int, str], believed: str) -> int:
    """Who drew what they will believe to be; of two who drew the same, one, unawares.

    Where a Marionette drew it, it is another who drew a Townsfolk.
    """
    who = tuple(seat for seat, role in drawn.items() if role == believed)
    who = who or tuple(seat for seat, role in drawn.items() if almanac[role].kind == TOWNSFOLK)
    seat: int = who[0] if len(who) == 1 else await Ask(STORYTELLER, mistaken, who)
    return seat
