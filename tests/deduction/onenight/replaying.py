"""A second opinion on One Night: the engine is played from each deal through every way there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import NamedTuple

from fabula.core.events import Event
from fabula.core.requests import FATE, TIME, Ask, Window
from fabula.core.telling import Telling
from fabula.deduction.found import Deal
from fabula.deduction.onenight.case import SILENT
from fabula.deduction.onenight.known import Fact, Lived, as_file, lived_by, name_of
from fabula.games import tale_called
from fabula.games.onenight.cards import SPARES

TALE = tale_called("onenight")
Roles = tuple[str, ...]


class Morning(NamedTuple):
    """What came of one way: the cards, and what each has lived through."""

    deal: Deal
    lived: tuple[Lived, ...]


def begun(roles: Roles, dealt: Roles, *, lone_wolf: bool = False) -> Telling:
    """A game with these cards dealt, and nothing done yet."""
    telling = Telling(TALE, TALE.set_up(len(roles) - len(SPARES), roles, lone_wolf=lone_wolf))
    telling.begin_beat()
    telling.answer(FATE, dealt)
    return telling


def asked(telling: Telling) -> Ask | None:
    """Go on until somebody is asked something by night; nobody is any more by day."""
    while telling.grimoire.phase != "day":
        if telling.pending is None:
            telling.begin_beat()
        elif isinstance(telling.pending, Window):
            telling.answer(TIME, None)
        else:
            ask = telling.ask_of(telling.waiting_for()[0])
            assert isinstance(ask, Ask)
            return ask
    return None


def mornings(telling: Telling) -> Iterator[Morning]:
    """Each way on from here."""
    ask = asked(telling)
    if ask is None:
        yield morning(telling)
        return
    for option in ask.options:
        fork = telling.fork()
        fork.answer(ask.who, option)
        yield from mornings(fork)


def morning(telling: Telling) -> Morning:
    """What has come of it by day."""
    grimoire = telling.grimoire
    places = (*range(grimoire.seats), *SPARES)
    events = [one for one in telling.log if isinstance(one, Event)]
    lived = tuple(lived_by(seat, events) for seat in range(grimoire.seats))
    spares = next(one for one in events if one.name == "dealt").data()["cards"]
    dealt = tuple(spares[place] for place in places)
    return Morning(Deal(dealt, tuple(grimoire.cards[place].role for place in places)), lived)


def by_lot(telling: Telling, lots: Random) -> Morning:
    """One way on from here, by lot."""
    while (ask := asked(telling)) is not None:
        telling.answer(ask.who, lots.choice([*ask.options]))
    return morning(telling)


def all_mornings(roles: Roles, *, lone_wolf: bool = False) -> list[Morning]:
    """Each way from each deal of these cards."""
    deals = dict.fromkeys(permutations(roles))
    return [one for dealt in deals for one in mornings(begun(roles, dealt, lone_wolf=lone_wolf))]


def case_of(
    true: Morning, roles: Roles, lots: Random, *, lone_wolf: bool = False, you: bool = False, mute: int = 6
) -> Fact:
    """A case of a morning: who knows a reason to lie says anything, some are silent or tell of their card."""
    claims: dict[int, str] = {}
    info: list[Fact] = []
    others = range(1 if you else 0, len(true.lived))
    for seat in others:
        lived, way = true.lived[seat], lots.randrange(6)
        if mute and not lots.randrange(mute):
            continue
        claims[seat] = lots.choice(roles) if lived.may_lie else lived.dealt
        if not lived.may_lie and way > 1:
            info += lived.of.values()
        if lived.may_lie:
            info += _made_up(seat, claims[seat], roles, len(true.lived), lots)
    if you:
        claims[0] = true.lived[0].dealt
        info += true.lived[0].of.values()
    setup = TALE.set_up(len(true.lived), roles, lone_wolf=lone_wolf)
    return as_file(setup, claims, info, 0 if you else None)


def _made_up(seat: int, role: str, roles: Roles, seats: int, lots: Random) -> Iterator[Fact]:
    """What somebody says who says to have been this."""
    fact: Fact = {"by": name_of(seat), "role": role}
    others = [name_of(other) for other in range(seats) if other != seat]
    one, other = sorted(lots.sample(others, 2))
    made: dict[str, Fact] = {
        "seer": {"player": one, "shown": lots.choice(roles)},
        "robber": {"player": one, "shown": lots.choice(roles)},
        "troublemaker": {"players": [one, other]},
        "drunk": {"places": [lots.choice(SPARES)]},
        "insomniac": {"shown": lots.choice(roles)},
        "mason": {"players": lots.choice([[], [one]])},
        "doppelganger": {"player": one, "shown": lots.choice(roles)},
    }
    if role in made and role in roles:
        yield {**fact, **made[role]}


def may_be(one: Morning, case: Fact) -> bool:
    """Whether a morning is one of those that a case leaves."""
    for seat, lived in enumerate(one.lived):
        claim = case["claims"][name_of(seat)]
        told = [fact for fact in case["info"] if fact["by"] == name_of(seat)]
        honest = lived.dealt == claim and all(lived.of.get(fact["role"]) == fact for fact in told)
        bound = case["you"] == name_of(seat)
        if claim != SILENT and not honest and (bound or not lived.may_lie):
            return False
    return True
