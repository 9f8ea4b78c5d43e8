"""What holds in every position of a game of Blood Vendetta."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from fabula.core.grimoire import Grimoire
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import LIGHT, piles
from fabula.games.vendetta.offices import lacks_a_head

TURNING = ("deal", "nightfall", "end")  # where the cards are counted


def check(grimoire: Grimoire) -> None:
    """No card is lost or added, nobody dead holds an office by day, no attempt outlives its day.

    The cards that a person corrected are what they are.
    """
    if grimoire.phase in LIGHT:
        assert not lacks_a_head(grimoire)
        return
    assert not grimoire.strikes or grimoire.phase == "end"
    if grimoire.phase in TURNING and grimoire.cards is not grimoire.lawful:
        assert len(grimoire.cards) == grimoire.seats
        corrected = notes.CORRECTED.of(grimoire)
        lying = [card.printed for seat, card in grimoire.cards.items() if seat not in corrected]
        assert may_lie(sorted(lying), grimoire.roles), f"there are {sorted(lying)}"
        grimoire.lawful = grimoire.cards


def may_lie(lying: list[str], roles: tuple[str, ...]) -> bool:
    """Whether these cards, sorted, are of a set: besides those it names only as many as are drawn blind."""
    named = named_cards(roles)
    if lying == named:
        return True
    drawn = Counter(lying) - Counter(named)
    return drawn.total() <= len(roles) - len(named)


@lru_cache(maxsize=1024)
def named_cards(roles: tuple[str, ...]) -> list[str]:
    """The cards of a set that are not drawn blind, sorted."""
    return sorted(role for role in roles if role not in piles())
