"""Amendments: what the Storyteller may change by hand at this moment, and in whom."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.amendments import DOOM, SPARE, Amendment
from fabula.core.grimoire import Grimoire
from fabula.core.working import KEPT, SOBER
from fabula.games.clocktower.almanac import companions, notes
from fabula.games.clocktower.almanac.cards import (
    ALIGNED,
    AMIGO,
    ANGEL,
    BABYSITS,
    BAD,
    BLOCKED,
    BOUNTY,
    CURSED,
    DEFENDED,
    DIED_TODAY,
    DRUNKEN,
    EVIL_WAKES,
    EXORCISED,
    FAUX_PAW,
    FEARED,
    FEIGNED,
    FIBBED,
    FRIEND,
    GRANDCHILD,
    GUEST,
    HAIRCUTS,
    HOST,
    MAD,
    MASTER,
    MET,
    MOONSTRUCK,
    NEGATIVE_VOTE,
    NIGHT,
    NOT_ME,
    PARTNER,
    PEACE,
    POISONED,
    RED_HERRING,
    SAFE,
    SHIELDED,
    SIDES,
    SPENT,
    STORMCAUGHT,
    TALKED,
    TEA_PARTY,
    THREE_VOTES,
    TWICE,
    TWIN,
    VETERAN,
    WAILING,
    almanac,
    residents_of,
    without_rules,
)
from fabula.games.clocktower.company import angel, members
from fabula.games.clocktower.company.travelling import (
    travellers_left,
    travellers_of,
)
from fabula.games.clocktower.phases.lines import sheet
from fabula.games.clocktower.sets.setup import MOST_SEATS, MOST_TRAVELLERS
from fabula.games.clocktower.town import hats, led, mishaps
from fabula.games.clocktower.town.census import census
from fabula.games.clocktower.town.events import company as in_play
from fabula.games.clocktower.town.square import Square

MARKS = (
    DRUNKEN, POISONED, SAFE, MASTER, RED_HERRING, SPENT, THREE_VOTES, NEGATIVE_VOTE,
    DEFENDED, DIED_TODAY, FEIGNED,
    GRANDCHILD, GUEST, EXORCISED, MOONSTRUCK, MET,
    TWIN, CURSED, MAD, KEPT, HAIRCUTS,
    FEARED, HOST, BABYSITS,
    BLOCKED, PARTNER, FAUX_PAW, PEACE, BOUNTY, WAILING,
    EVIL_WAKES, FRIEND, TEA_PARTY,
    SOBER, TWICE, AMIGO, NOT_ME, SHIELDED,
    FIBBED, ANGEL, BAD, ALIGNED, VETERAN, TALKED, STORMCAUGHT,
)  # fmt: skip


ARRIVES = "traveller"


OTHER = 2  # any night but the first


def amendments(town: Square, *, at_once: bool) -> Iterator[Amendment]:
    """Life and death, roles, beliefs, sides, marks, votes, what is shown; Travellers, Fabled and Loric."""
    if not at_once:
        yield from of_the_residents(town)
    yield from while_something_is_asked(town)
    if not at_once:
        yield from of_travellers_and_the_sheet(town)


def of_the_residents(town: Square) -> Iterator[Amendment]:
    """What may be changed about somebody who is there."""
    grimoire, here = town.grimoire, town.everyone
    roles = residents_of(grimoire.roles)
    marks = marks_in(grimoire)
    marked = {mark.seat for mark in grimoire.marks}
    bearers = tuple(seat for seat in here if seat in marked)
    yield Amendment("kill", town.living)
    yield Amendment("revive", tuple(seat for seat in here if not grimoire.alive[seat]))
    yield from of_those_to_be_named(town)
    yield Amendment("role", town.residents, roles)
    yield Amendment("believe", town.residents, roles)
    yield Amendment("side", here, SIDES)
    yield Amendment("mark", here, marks)
    yield Amendment("unmark", bearers, marks)
    yield Amendment("carry", bearers, marks, here)
    yield Amendment("votes", here, (0, 1, 2, 3))


def of_those_to_be_named(town: Square) -> Iterator[Amendment]:
    """By night that somebody has not died of whom the dawn would tell; by day what an execution does."""
    grimoire = town.grimoire
    if grimoire.phase == NIGHT:
        fallen = notes.FALLEN.of(grimoire)
        yield Amendment(
            SPARE, tuple(seat for seat in town.everyone if seat in fallen and not grimoire.alive[seat])
        )
    else:
        yield Amendment(SPARE, town.living)
        yield Amendment(DOOM, town.living)


def while_something_is_asked(town: Square) -> Iterator[Amendment]:
    """What leaves the question as it is."""
    grimoire, here = town.grimoire, town.everyone
    every = tuple(dict.fromkeys((*grimoire.roles, *travellers_of(grimoire))))
    yield Amendment("show_role", here, every, at_once=True)
    yield Amendment("show_player", here, here, at_once=True)
    yield Amendment("talked", angel.who_may_talk(town), at_once=True)
    yield Amendment("hat", hats.who_may_have_it(town), at_once=True)
    yield Amendment("admit", mishaps.may_be_admitted(town), at_once=True)
    yield Amendment("enter", members.not_in_play(grimoire), at_once=True)
    yield Amendment("exit", in_play(grimoire), at_once=True)


def late_roles(grimoire: Grimoire) -> tuple[str, ...]:
    """The Travellers as whom whoever leads could let somebody still come."""
    if not grimoire.cards or grimoire.winners is not None:
        return ()
    arrival = next(of_travellers_and_the_sheet(Square(grimoire, almanac)))
    return arrival.gaps[0] if arrival.word == ARRIVES and arrival.possible else ()


def of_travellers_and_the_sheet(town: Square) -> Iterator[Amendment]:
    """Who comes and goes, and the order of the nights."""
    grimoire, travellers = town.grimoire, town.travellers
    if grimoire.seats < MOST_SEATS and len(travellers) < MOST_TRAVELLERS:
        yield Amendment(ARRIVES, travellers_left(town), SIDES, town.everyone)
    if grimoire.phase != NIGHT:
        if len(travellers) < MOST_TRAVELLERS:
            yield Amendment("set_out", town.residents, travellers_left(town))
        yield Amendment("settle", census(grimoire).travellers, residents_of(grimoire.roles))
        lines = sheet(grimoire, OTHER)
        yield Amendment("order", lines, lines)
    yield Amendment("depart", census(grimoire).travellers)


def marks_in(grimoire: Grimoire) -> tuple[str, ...]:
    """The marks there are in this game: those of the rules, and reminders of roles that are led."""
    beside = tuple(role for role in in_play(grimoire) if role not in companions.RULED)
    roles = (*without_rules(grimoire.roles), *without_rules(beside))
    return (*MARKS, *led.reminders(grimoire, roles))
