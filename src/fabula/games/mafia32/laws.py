"""What holds in every position of a game of Mafia."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from fabula.core.grimoire import Grimoire
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import BOSSES, GANGS, HEIRS

PLAIN = {BOSSES[gang]: HEIRS[gang] for gang in GANGS}


def check(grimoire: Grimoire) -> None:
    """No card is lost or added, but that a plain member may become the boss; jail holds the living.

    The cards that a person corrected are what they are.
    """
    if grimoire.phase not in ("deal", "dawn", "end"):
        return  # what a night and a day have moved is looked at once
    if grimoire.cards is not grimoire.lawful:
        check_cards(grimoire)
        grimoire.lawful = grimoire.cards
    jail = [seat for seat, _ in notes.JAIL.of(grimoire)]
    assert len(dict.fromkeys(jail)) == len(jail), f"somebody is in jail twice: {jail}"
    assert not jail or all(grimoire.alive[seat] for seat in jail), f"the dead need no cell: {jail}"
    assert not grimoire.strikes or grimoire.phase != "dawn" or grimoire.strikes[0].lands > grimoire.number


def check_cards(grimoire: Grimoire) -> None:
    """AssertionError if a card was lost or added, but for those that a person corrected."""
    corrected = notes.CORRECTED.of(grimoire)
    dealt = [seat for seat in range(grimoire.seats) if seat not in corrected]
    lying = sorted([plain(grimoire.cards[seat].printed) for seat in dealt])
    if corrected:
        added = Counter(lying) - Counter(plain_set(grimoire.roles))
        assert not added, f"these cards were never in the set: {added}"
    else:
        assert lying == plain_set(grimoire.roles), f"the cards on the table are {lying}"


def plain(role: str) -> str:
    """A role, or that of a plain member for a boss."""
    return PLAIN.get(role, role)


@lru_cache(maxsize=1024)
def plain_set(roles: tuple[str, ...]) -> list[str]:
    """The cards of a set, sorted, where a boss is as good as a plain member."""
    return sorted(map(plain, roles))
