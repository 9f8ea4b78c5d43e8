"""Who is rather a criminal than of the town."""

from __future__ import annotations

from fabula.games.mafia32.cards import GANGS, LEARNING_SIDES, LONER, TOWN, almanac
from fabula.minds.doubt import LIAR, LIAR_OR_FOOLED, WORD, Doubt
from fabula.minds.mafia32.memory import CRIMINAL, Memory

IN_JAIL = 1.0  # is harmless for now
SENSE = {CRIMINAL: 1.0, LONER: 0.5, TOWN: -1.0}


class Suspicion(Doubt[Memory]):
    """How suspect each living player is: above nought, rather a criminal; below, rather of the town."""

    investigators = LEARNING_SIDES

    def __init__(self, memory: Memory, *, private: bool = True) -> None:
        super().__init__(memory, private=private)
        for seat in memory.jailed:
            self._add(seat, IN_JAIL)

    def sense_of(self, sign: str) -> float:
        """A loner is not as bad as a criminal."""
        return SENSE.get(sign, 0.0)

    def sense_of_card(self, card: str) -> float:
        """Hands raised against a loner say nothing."""
        side = almanac[card].side
        return -1.0 if side == TOWN else 1.0 if side in GANGS else 0.0

    def lie(self, sign: str, card: str) -> float:
        """A Lawyer may have been at work."""
        if (sign == CRIMINAL) == (almanac[card].side in GANGS):
            return 0.0
        return LIAR_OR_FOOLED if "lawyer" in self.memory.setup.roles else LIAR

    def _weigh_own_knowledge(self) -> None:
        for one, other, same in self.memory.compared:
            for known, unknown in ((one, other), (other, one)):
                criminal = self._is_criminal(known)
                if criminal is not None:
                    self._add(unknown, WORD if criminal == same else -WORD)

    def _is_criminal(self, seat: int) -> bool | None:
        """Whether a seat is known to be one; None if nothing is known."""
        card = self.memory.revealed.get(seat)
        if card is not None:
            return almanac[card].side in GANGS
        sign = self.memory.signs.get(seat)
        return None if sign is None else sign == CRIMINAL
