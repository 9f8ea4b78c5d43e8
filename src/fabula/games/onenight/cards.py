"""The almanac of One Night and its kinds of cards."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.cards import Almanac

almanac = Almanac(
    "doppelganger", "werewolf", "minion", "mason", "seer", "robber",
    "troublemaker", "drunk", "insomniac", "villager", "tanner", "hunter",
    ordered_in="games/onenight/cards.py",
)  # fmt: skip

villager = almanac.kind("villager", side="village")
wolf = almanac.kind("werewolf", side="werewolf")
minion = almanac.kind("minion", side="werewolf")
tanner = almanac.kind("tanner", side="tanner")

# Traits of roles, of which the Doppelganger and the calls of the night have to know.
AT_ONCE = "at_once"  # a Doppelganger who has copied it does at once what it does
CALLED_APART = "called_apart"  # a Doppelganger who has copied it has a call of her own
TAKES_ALONG = "takes_along"  # whoever dies with it has whom they point at die too
MOVES_CARDS = "moves_cards"  # it exchanges cards, or may, as whom it has copied
CHOOSES_NOTHING = "chooses_nothing"  # they see one another, and choose nothing; a lone wolf does, alone

DOPPELGANGER = "doppelganger"
SPARES = ("left", "middle", "right")


def call_apart(role: str) -> str:
    """The call of a Doppelganger who has copied this role, where she has one of her own."""
    return f"{DOPPELGANGER}_{role}"


@lru_cache(maxsize=64)
def roles_for(step: str) -> tuple[str, ...]:
    """The roles without which there is no such call: who is called, and whom a Doppelganger has copied."""
    apart = {call_apart(role.id): (DOPPELGANGER, role.id) for role in almanac if CALLED_APART in role.traits}
    return apart.get(step, (step,))
