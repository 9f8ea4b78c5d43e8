"""What follows from what a card of Blood Vendetta was told, by the role and the variant that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fabula.core.settings import SettingValues
from fabula.deduction.mafia.case import Told
from fabula.deduction.mafia.sorts import Cards
from fabula.games.vendetta.cards import HUNTERS, SEEMS_A_VAMPIRE, TYPE_OF_KIND, TYPES, VAMPIRES, almanac
from fabula.games.vendetta.checks import MASK

LORD, GHOUL = "lord", "ghoul"


class Check(NamedTuple):
    """What must hold of the cards of those who were checked, and which cards it tells apart."""

    apart: tuple[Cards, ...]
    holds: Callable[[tuple[str, ...]], bool]


def passes_for_others(card: str, settings: SettingValues) -> bool:
    """Whether a card lets others seem what they are not: whom a check then sees is not followed."""
    return settings.get(card) in ("frame", "swap")


def type_of(card: str, settings: SettingValues) -> str:
    """The type card that is shown of a card."""
    if SEEMS_A_VAMPIRE in almanac[card].traits and settings.get(card, MASK) == MASK:
        return "vampire"
    return TYPE_OF_KIND[almanac[card].kind]


def side_of(card: str, settings: SettingValues) -> str:
    """The side of which the type card speaks."""
    shown = type_of(card, settings)
    return next(role.side for role in almanac if role.kind == shown)


def check_of(one: Told, settings: SettingValues) -> Check | None:
    """What follows from an answer; nothing where it tells of no card."""
    if one.role == GHOUL:
        return Check((frozenset((one.shown,)),), lambda cards: cards[0] == one.shown)
    lords = _all(lambda card: almanac[card].kind == LORD)
    if one.shown in TYPES:
        alike = _all(lambda card: type_of(card, settings) == one.shown)
        return Check((alike,), lambda cards: cards[0] in alike)
    how = settings.get(one.role)
    yes = one.shown == "yes"
    if how in ("seek_lord", "heir", "lord"):
        return Check((lords,), lambda cards: (cards[0] in lords) == yes)
    hunting = _all(lambda card: side_of(card, settings) == HUNTERS)
    if how == "scent":
        return Check((hunting,), lambda cards: (cards[0] in hunting) == yes)
    vampires = _all(lambda card: side_of(card, settings) == VAMPIRES)
    if how == "count":
        return Check((vampires,), lambda cards: sum(card not in vampires for card in cards) == int(one.shown))
    if how == "compare":
        return Check((vampires, hunting), lambda cards: _are_of_one(cards, settings) == yes)
    return None


def _are_of_one(cards: tuple[str, ...], settings: SettingValues) -> bool:
    return len(dict.fromkeys(side_of(card, settings) for card in cards)) == 1


def _all(is_so: Callable[[str], bool]) -> Cards:
    return frozenset(role.id for role in almanac if is_so(role.id))
