"""The scripts on offer, and all that may come to a table with one, or that it agrees on besides."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any

from fabula.core.parts import PlainLists, Scripts
from fabula.core.refusals import Refusal
from fabula.core.settings import SettingValues
from fabula.games.clocktower.almanac import named_scripts, published, setup_table
from fabula.games.clocktower.almanac.cards import KINDS, OWN_TRAVELLERS, almanac
from fabula.games.clocktower.company import members
from fabula.games.clocktower.phases import script_sheets
from fabula.games.clocktower.phases.drawing import DEALING, LOT
from fabula.games.clocktower.scripts import printed_sheets, reading, teensyville
from fabula.games.clocktower.sets import setup
from fabula.games.clocktower.town import led
from fabula.games.clocktower.town.events import COMPANY

# What `agreed` takes, each by the word with which a game is set up.
AGREED = (
    "travellers",
    "company",
    "homebrew",
    "house_rules",
    "own_jinxes",
    "first_night",
    "other_nights",
    "script_travellers",
)


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


def agreed(
    seats: int,
    roles: tuple[str, ...],
    *,
    travellers: Iterable[int] = (),
    company: Iterable[str] = (),
    homebrew: Iterable[Any] = (),
    house_rules: Iterable[str] = (),
    own_jinxes: Iterable[Any] = (),
    first_night: Iterable[str] = (),
    other_nights: Iterable[str] = (),
    script_travellers: Iterable[str] = (),
) -> SettingValues:
    """What a table agrees on besides roles and variants, checked, as settings of a game.

    `travellers` are the seats of those who wish to be Travellers; the book's table is for the others.
    `company` are the Fabled and Loric in play from the beginning. All else is what the script brings.
    """
    wished, beside = tuple(travellers), tuple(company)
    written = led.read(homebrew)
    _check_written((*roles, *beside), [card.id for card in written])
    if wished:
        setup.check_travellers(seats, wished)
    members.check(beside)
    own = {script_sheets.FIRST: first_night, script_sheets.OTHERS: other_nights}
    more = {
        setup.TRAVELLING.word: wished,
        OWN_TRAVELLERS.word: setup.check_named_travellers(script_travellers),
        COMPANY.word: beside,
        led.HOUSE_RULES.word: led.house_rules(house_rules),
        led.HOMEBREW.word: written,
        led.OWN_JINXES.word: led.read_pairs(own_jinxes),
        **script_sheets.sheets(roles, own),
    }
    return {key: value for key, value in more.items() if value}


def _check_written(roles: Iterable[str], written: Container[str]) -> None:
    """Refusal if a role of somebody's own has no card on which it is written."""
    for role in roles:
        if role.startswith(led.OWN) and role not in written:
            raise Refusal("unknown-role", role=role)


def chosen(settings: SettingValues) -> SettingValues:
    """The settings without one that older tellings do not have: that the tokens came to players by lot."""
    return {key: value for key, value in settings.items() if (key, value) != (DEALING, LOT)}


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
