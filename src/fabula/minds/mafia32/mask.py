"""A card of the town for who must not be known for what they are, and the checks it would have made."""

from __future__ import annotations

from fabula.core.requests import Below
from fabula.games.mafia32.cards import GANGS, LEARNING_SIDES, TOWN, almanac
from fabula.minds.mafia32.memory import CRIMINAL, Memory
from fabula.minds.mask import Mask

CITIZEN, JOURNALIST = "citizen", "journalist"
SPY = "spy"  # may not say so


class TownMask(Mask[Memory]):
    """A card of the town that somebody of a gang or a loner passes for."""

    bad = CRIMINAL

    @staticmethod
    def is_of_the_many(card: str) -> bool:
        """Whether it is a card of the town."""
        return card in almanac and almanac[card].side == TOWN

    @staticmethod
    def card_drawn(memory: Memory, below: Below) -> str:
        """Any card of the town; a Spy would say to be a Citizen."""
        free = [role for role in memory.hidden().elements() if TownMask.is_of_the_many(role)]
        role = free[below(len(free))] if free else CITIZEN
        return CITIZEN if role == SPY else role

    def learn(self, memory: Memory, below: Below) -> None:
        """A check of somebody unknown, or two who are compared."""
        others = memory.others
        if self.role in LEARNING_SIDES:
            unknown = [seat for seat in others if seat not in self.signs]
            if unknown:
                seat = unknown[below(len(unknown))]
                self.signs[seat] = _sign_of(seat, memory, below)
        elif self.role == JOURNALIST and len(others) > 1:
            one = others.pop(below(len(others)))
            other = others[below(len(others))]
            self.compared.append((min(one, other), max(one, other), not below(2)))

    def worn_by(self, memory: Memory) -> Memory:
        """Nobody infected, and nothing compared but in pretence."""
        worn = super().worn_by(memory)
        worn.compared, worn.group = self.compared, []
        return worn


def _sign_of(seat: int, memory: Memory, below: Below) -> str:
    """As often a criminal as there are some, and never a friend."""
    criminals = sum(almanac[role].side in GANGS for role in memory.setup.roles)
    honest = memory.setup.seats - criminals
    return TOWN if seat in memory.friends or below(honest) >= criminals else CRIMINAL
