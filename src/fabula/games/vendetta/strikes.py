"""Murder in the light time: attempts fall together at nightfall, whatever stopped or moved them before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from fabula.core.events import Landed, Struck
from fabula.core.grimoire import Grant, Mark, Strike
from fabula.core.requests import STORYTELLER
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import HUNTERS, MEETING, VARGS
from fabula.games.vendetta.choosing import marked

NIGHTFALL = "nightfall"
BLOCKED = "blocked"
LURED = "lured"
PROTECTED = "protected"
VISITED = "visited"
GUEST = "guest"
AMBUSH = "ambush"
DIVERTED = "diverted"
MURDERED = "murdered"
SHARED = "shared"
AWAY = "away"
FATAL = (MURDERED, AMBUSH, DIVERTED, SHARED)


class Fate(NamedTuple):
    """What becomes of an attempt on a life, or, without one, of who shares another's fate.

    `other` is who lies in ambush, who was to be killed instead, with whom one is, or whose fate is shared.
    """

    what: str
    seat: int
    strike: Strike | None
    other: int | None = None

    @property
    def is_the_storytellers(self) -> bool:
        """Whether it is the storyteller's own stroke, which nothing stops or moves."""
        return self.strike is not None and self.strike.kind == STORYTELLER


async def attack(me: Me, victim: int | None) -> None:
    """Try to kill one player, or nobody."""
    if victim is not None and me.works:
        me.town.tell(Struck(victim, me.role, me.grant, me.town.night))


async def protect(me: Me, ward: int | None) -> None:
    """Keep one player from every murder of this light time, whenever it was tried."""
    if ward is not None:
        await me.mark(ward, PROTECTED, until=NIGHTFALL)


def is_crossed(town: Town, grant: Grant) -> bool:
    """Whether a power fails in this light time; its owner is woken all the same and shown crossed arms."""
    if marked(town.grimoire, grant.seat, BLOCKED, LURED):
        return True
    return notes.PARALYSED.of(town.grimoire) == (grant.seat, town.night)


def fallen(town: Town) -> tuple[int, ...]:
    """Who does not live to see the dark, by seat; the attempts and visits of the day are cleared away."""
    dead = falling(town)
    if town.grimoire.strikes:
        town.tell(Landed(town.night))
    for note in (notes.SWAPPED, notes.VISITS, notes.DIVERTED):
        if note.stands(town.grimoire):
            note.forget(town)
    return dead


def falling(town: Town) -> tuple[int, ...]:
    """Who would not live to see the dark if it came now, by seat."""
    if not town.grimoire.strikes:
        return ()
    return tuple(sorted({fate.seat: True for fate in fates(town) if fate.what in FATAL}))


def fates(town: Town) -> Iterator[Fate]:
    """What becomes of each attempt, in order; then of those who share the fate of another.

    One step: who dies by sharing a fate takes nobody along. Whom the storyteller kills is dead.
    """
    visits = {mark.owner.seat: mark.seat for mark in _marks(town, VISITED) if mark.owner}
    guests = {mark.seat: mark.owner.seat for mark in _marks(town, GUEST) if mark.owner}
    hosts = guests | visits
    dead: dict[int, bool] = {}
    for aim in _aimed(town):
        fate = aim if aim.is_the_storytellers else _stopped(town, aim, hosts)
        if fate.what in FATAL:
            dead[fate.seat] = True
        yield fate
    for seat, other in (*visits.items(), *guests.items()):
        if other in dead and seat not in dead:
            yield Fate(PROTECTED if _is_protected(town, seat) else SHARED, seat, None, other)


def _stopped(town: Town, aim: Fate, hosts: Mapping[int, int]) -> Fate:
    """What an attempt comes to: nobody is killed at home who is out, nor anywhere who is protected."""
    if aim.what != AMBUSH and aim.seat in hosts:
        return aim._replace(what=AWAY, other=hosts[aim.seat])
    return aim._replace(what=PROTECTED) if _is_protected(town, aim.seat) else aim


def _marks(town: Town, kind: str) -> list[Mark]:
    return [mark for mark in town.grimoire.marks if mark.kind == kind]


def _is_protected(town: Town, seat: int) -> bool:
    return marked(town.grimoire, seat, PROTECTED)


def _aimed(town: Town) -> Iterator[Fate]:
    """At whom each attempt is aimed in the end, and by which road."""
    waiting = [mark.seat for mark in _marks(town, AMBUSH)]
    diverted = notes.DIVERTED.of(town.grimoire)
    for strike in town.grimoire.strikes:
        aim = Fate(MURDERED, strike.seat, strike)
        if aim.is_the_storytellers:
            yield aim
        elif strike.seat in waiting:
            waiting.remove(strike.seat)
            yield Fate(AMBUSH, _caught(town, strike), strike, strike.seat)
        elif diverted is not None and town.side(strike.seat) == VARGS:
            yield Fate(DIVERTED, diverted, strike, strike.seat)
            diverted = None
        else:
            yield aim


def _caught(town: Town, strike: Strike) -> int:
    """Who walks into the ambush: the killer, or of the hunters whoever sits nearest clockwise."""
    assert strike.by is not None  # whoever walks into a pit came on their own feet
    if strike.kind != MEETING:
        return strike.by.seat
    seats = town.grimoire.seats
    after = [(strike.seat + step) % seats for step in range(1, seats)]
    living = [seat for seat in after if town.grimoire.alive[seat]]
    if town.grimoire.settings["ambush"] == "nearest_hunter":
        return next((seat for seat in living if town.side(seat) == HUNTERS), strike.by.seat)
    return living[0] if living else strike.by.seat
