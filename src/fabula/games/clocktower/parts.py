"""What the Clocktower has besides what every tale has: its scripts, its company, its Travellers, its talk."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.grimoire import Grimoire
from fabula.core.parts import Company, Latecomers, Nights, PlainLists, Sayings, Scripts, Talk
from fabula.core.requests import Below, Choice
from fabula.core.settings import SettingValues
from fabula.games.clocktower.advice import storytelling
from fabula.games.clocktower.almanac import named_scripts, notes, published, questions, setup_table
from fabula.games.clocktower.almanac.cards import (
    DAWN,
    DAY,
    KINDS,
    NIGHT,
    NOMINATIONS,
    OWN_TRAVELLERS,
    TRAVELLER,
    TWILIGHT,
    almanac,
    fitting_travellers,
)
from fabula.games.clocktower.company import fabled, members, travelling
from fabula.games.clocktower.judgement import ending, votes
from fabula.games.clocktower.leading import amendments
from fabula.games.clocktower.phases.drawing import LOT
from fabula.games.clocktower.scripts import printed_sheets, reading, teensyville
from fabula.games.clocktower.sets import setup
from fabula.games.clocktower.town import led
from fabula.games.clocktower.town.circle import circle
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.events import COMPANY
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import WORDS


def hush(grimoire: Grimoire) -> str | None:
    """Why nobody may whisper: some abilities keep all in their seats until the game is over."""
    told = grimoire.winners is not None
    return None if told or not ending.says(grimoire, questions.NoWhispers()) else "whispers-forbidden"


def seem_alive(grimoire: Grimoire) -> tuple[int, ...]:
    """Who lives as far as all know: nobody knows yet who has died in this night, or come back to life."""
    fallen, risen = (note.of(grimoire) for note in (notes.FALLEN, notes.RISEN))
    return tuple(
        seat for seat in circle(grimoire) if (grimoire.alive[seat] or seat in fallen) and seat not in risen
    )


# ---- Travellers


def fitting(roles: tuple[str, ...], more: SettingValues) -> tuple[str, ...]:
    """The Travellers that the book recommends for a script."""
    return fitting_travellers(roles, tuple(OWN_TRAVELLERS.of(more)))


def lateness(grimoire: Grimoire) -> str:
    """How late it is for a Traveller, by how many live as far as all know, Travellers apart."""
    return travelling.lateness(seem_alive(grimoire), grimoire)


def arrival(grimoire: Grimoire, role: str, below: Below) -> Choice:
    """The correction by which a Traveller sits down at the circle’s end, on the side the book advises."""
    return settled_by_lot(grimoire, (amendments.ARRIVES, role, LOT, circle(grimoire)[-1]), below)


def settled_by_lot(grimoire: Grimoire, act: Choice, below: Below) -> Choice:
    """A correction with the side of a Traveller, as the book advises, where that was left to the lot."""
    match act:
        case (amendments.ARRIVES, role, "lot", after):
            town = Square(grimoire, almanac)
            side = storytelling.suggest(town, travelling.WHICH_SIDE, below).choice
            return (amendments.ARRIVES, role, side, after)
    return act


def departure(grimoire: Grimoire, seat: int) -> Choice | None:
    """The correction by which a Traveller goes; everybody else is needed, and all are before the deal."""
    leaves = bool(grimoire.cards) and almanac[grimoire.role(seat)].kind == TRAVELLER
    return ("depart", seat) if leaves else None


# ---- scripts


def numbers(seats: int) -> Mapping[str, int]:
    """The book's table, without what a Baron changes."""
    return dict(zip(KINDS, setup_table.TABLE[setup.residents_among(seats)], strict=True))


def brought(more: SettingValues) -> PlainLists:
    """What comes with a script, checked: Fabled and Loric, its author's own roles, an order of its own."""
    checked = led.checked(more)
    members.check(tuple(COMPANY.of(checked)))
    setup.check_named_travellers(OWN_TRAVELLERS.of(checked))
    return checked


def choosable(more: SettingValues) -> tuple[str, ...]:
    """The roles with rules, those that are led, and those of the script's author."""
    own = tuple(card[0] for card in led.HOMEBREW.of(more))
    return (*almanac.printed, *(role for role in led.LED if role not in led.KIND_OF_BLANK), *own)


NIGHTS = Nights((NIGHT,), aloud=False, before=("look", TWILIGHT))
TALK = Talk(
    (DAWN, DAY, NOMINATIONS, "plea", "vote", votes.BALLOT, "exile", EXECUTION, TWILIGHT),
    pleas=("plea",),
    polls=("plea", "vote", "exile_plea", "exile"),
    dead_speak=True,
    hush=hush,
)
SAYINGS = Sayings(WORDS)
COMPANIONS = Company(members.PUBLISHED, members.NEEDS, fabled.AT_ANY_TIME, fabled.MARKS)
TRAVELLERS = Latecomers(
    kinds=(TRAVELLER,),
    most=setup.MOST_TRAVELLERS,
    arrives=amendments.ARRIVES,
    roles=amendments.late_roles,
    arrival=arrival,
    settled=settled_by_lot,
    departure=departure,
    fitting=fitting,
    lateness=lateness,
)
SCRIPTS = Scripts(
    named=named_scripts.complete(almanac),
    small=teensyville.SMALL,
    levels=teensyville.LEVELS,
    sheets=printed_sheets.SHEETS,
    jinxes=published.jinxes_among(tuple(published.ROLL)),
    led_jinxes=published.unplayed_among(tuple(published.ROLL)),
    numbers=numbers,
    brought=brought,
    choosable=choosable,
    unled=setup.advice_unled,
    published=published.ROLL,
    read=reading.read,
)
