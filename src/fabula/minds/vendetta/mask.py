"""A vampire's card for who must not be known for what they are, and what its power would have shown."""

from __future__ import annotations

from collections import Counter

from fabula.core.requests import Below
from fabula.games.vendetta.cards import HUNTERS, SHOWN_TYPES, SMELLS_HUNTERS, VAMPIRES, almanac, piles
from fabula.minds.mask import Mask
from fabula.minds.vendetta.memory import Memory, sign_of

PLAIN = "vampire"
FLEDGLING = "fledgling"  # knows who the hunters are


def unclaimed(memory: Memory) -> Counter[str]:
    """The cards that are hidden still; to the sharp, those alone that others do not say to have."""
    claims = memory.claims() if memory.keen else {}
    return memory.hidden() - Counter([claims[seat] for seat in memory.others if seat in claims])


class VampireMask(Mask[Memory]):
    """A card of the vampires that a hunter or a shapeshifter passes for."""

    bad, no_cover = HUNTERS, FLEDGLING

    @staticmethod
    def is_of_the_many(card: str) -> bool:
        """Whether it is a card of the vampires."""
        return card in almanac and almanac[card].side == VAMPIRES

    @staticmethod
    def card_drawn(memory: Memory, below: Below) -> str:
        """Any card of the vampires; of a pile drawn blind, any of it that was not shown."""
        hidden, dealt = unclaimed(memory), dict.fromkeys(memory.setup.roles)
        free = [role for role in dealt for _ in range(hidden[role]) if VampireMask.is_of_the_many(role)]
        role = free[below(len(free))] if free else PLAIN
        if role in piles():
            left = [one for one in piles()[role] if hidden[one]]
            role = left[below(len(left))] if left else PLAIN
        return PLAIN if role == FLEDGLING else role

    def learn(self, memory: Memory, below: Below) -> None:
        """A look at somebody unknown, who shows any card of the set; a dhampir only smells men."""
        unknown = [seat for seat in memory.others if seat not in self.signs]
        traits = almanac[self.role].traits if self.role in almanac else ()
        if not unknown or not {SHOWN_TYPES, SMELLS_HUNTERS} & {*traits}:
            return
        seat = unknown[below(len(unknown))]
        card = memory.setup.roles[below(len(memory.setup.roles))]
        sign = VAMPIRES if seat in memory.friends else sign_of(card)
        if SHOWN_TYPES in traits or sign == HUNTERS:
            self.signs[seat] = sign

    def worn_by(self, memory: Memory) -> Memory:
        """No other news but those of the mask."""
        worn = super().worn_by(memory)
        worn.prized, worn.hints, worn.counted, worn.compared = [], {}, [], []
        return worn
