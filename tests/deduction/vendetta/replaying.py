"""Blood Vendetta played through every way there is: see tests/deduction/mafia/replaying.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.deduction.mafia.replaying import Replay, Roles

from fabula.deduction.vendetta.found import read_case
from fabula.deduction.vendetta.played import RecordVendetta
from fabula.games.vendetta.cards import HUNTERS, VAMPIRES, VARGS, almanac, pile_of, piles
from fabula.games.vendetta.tale import Vendetta


def is_vampire(role: str) -> bool:
    """Whether somebody with this card says so."""
    return almanac[role].side == VAMPIRES


def at_dark(phase: str, number: int, last: int) -> bool:
    """Whether the last light is over."""
    return phase == "night" and number >= last


def drawn(cards: Roles) -> Iterator[Roles]:
    """Each way to draw the cards that lie in piles."""
    pile = next((card for card in cards if card in piles()), None)
    if pile is None:
        yield cards
        return
    others = tuple([card for card in cards if card != pile])
    for some in combinations([card for card in piles()[pile] if card not in others], cards.count(pile)):
        yield from drawn((*others, *some))


VENDETTA = Replay(
    Vendetta(), read_case, RecordVendetta, (HUNTERS, VARGS), at_dark, is_vampire, drawn, pile_of,
    {"hands": "at_once", "temporary_host": "never"},
)  # fmt: skip
