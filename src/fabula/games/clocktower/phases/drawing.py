"""Who draws which token from the bag: by lot, from a real bag, or as a Gardener gives them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabula.core.requests import STORYTELLER, Ask, Below, Choice, Orders, Report
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import DEMON, almanac, is_good, of_kind
from fabula.games.clocktower.company.loric import GARDENER
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.square import Square

DEALING, LOT, BAG = "dealing", "lot", "bag"  # how the tokens come to the players
MANY_DRAWS = 64


async def draw_from(
    town: Square, bag: tuple[str, ...], seats: tuple[int, ...], puppets: tuple[str, ...] = ()
) -> dict[int, str]:
    """Who draws which token: by lot, or from a real bag, and the Storyteller says what they drew.

    With a Gardener the Storyteller gives each player theirs. A lot lays one of the puppets beside each Demon,
    for the Marionette; from a real bag it is somebody good.
    """
    good = tuple(filter(is_good, bag)) if puppets else ()
    if GARDENER in company(town.grimoire):
        order = await Ask(STORYTELLER, decisions.GARDENER, FromTheBag(orders_of(bag, good), seats))
    elif town.grimoire.settings.get(DEALING) == BAG:
        order = await Report("tokens", FromTheBag(orders_of(bag, good), seats))
    else:
        order = await town.fate("deal", orders_of(bag, puppets))
    return dict(zip(seats, order, strict=True))


def orders_of(bag: tuple[str, ...], beside: tuple[str, ...]) -> Orders:
    """In which orders a bag is drawn, with one of some roles beside each Demon if there are enough of them.

    A set by hand may have more Demons than can be sat beside.
    """
    enough = len(of_kind(DEMON, bag)) <= 2 * sum(role in beside for role in bag)
    return Beside(bag, beside) if beside and enough else Orders(bag)


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
    """The orders in which one of some roles lies beside each Demon; Travellers are passed over."""

    __slots__ = ("beside",)

    def __init__(self, things: tuple[str, ...], beside: tuple[str, ...]) -> None:
        super().__init__(things)
        self.beside = beside

    def __contains__(self, choice: object) -> bool:
        return super().__contains__(choice) and isinstance(choice, tuple) and self._is_kept(choice)

    def __iter__(self) -> Iterator[Choice]:
        return filter(self._is_kept, super().__iter__())

    def draw(self, below: Below) -> Choice:
        """By lot; where they are so few that this seldom comes out, each Demon is given one of them."""
        for _ in range(MANY_DRAWS):
            if self._is_kept(order := super().draw(below)):
                return order
        return self._seated(order)

    def _is_kept(self, order: Choice) -> bool:
        demons = (at for at, role in enumerate(order) if almanac[role].kind == DEMON)
        return all(
            order[at - 1] in self.beside or order[(at + 1) % len(order)] in self.beside for at in demons
        )

    def _seated(self, order: tuple[str, ...]) -> tuple[str, ...]:
        """The same roles, one of those between every two Demons, everybody else after them."""
        demons = [role for role in order if almanac[role].kind == DEMON]
        those = [role for role in order if role in self.beside]
        others = [role for role in order if role not in demons and role not in those]
        couples = (demons[at : at + 2] for at in range(0, len(demons), 2))
        between = ((couple[:1], [those.pop()] if those else [], couple[1:]) for couple in couples)
        laid = [role for parts in between for part in parts for role in part]
        return (*laid, *those, *others)
