"""Whom to suspect: what one knows, what was said and by whom, who voted for whom."""

from __future__ import annotations

from collections import Counter

from fabula.games.mafia32.cards import GANGS, LONER, TOWN, almanac
from fabula.minds.mafia32.memory import CRIMINAL, Memory

INVESTIGATORS = ("detective", "judge")
SURE = 20.0  # what one has seen oneself
WORD_OF_THE_DEAD = 6.0  # what an investigator said whose card has been shown
WORD = 3.0  # what one says who claims to be an investigator
HEARSAY = 0.7  # what somebody else says
LIAR = 3.0  # who said what a card has disproved
LIAR_OR_CLIENT = 1.0  # the same, where a Lawyer may have been at work
IMPOSSIBLE = 4.0  # a claim to a card that has been shown already
ONE_TOO_MANY = 1.5  # a claim that others have made as well
ACCUSED = 0.2  # by one player
AGAINST_TOWN, AGAINST_GANG = 0.25, -0.6  # a hand raised against one whose card was shown later
IN_JAIL = 1.0  # is harmless for now


class Suspicion:
    """How suspect each living player is: above nought, rather a criminal; below, rather of the town."""

    def __init__(self, memory: Memory, *, private: bool = True) -> None:
        """By all that a seat knows, or only by what all have heard."""
        self.memory = memory
        self.score = dict.fromkeys(memory.living, 0.0)
        self.signs = memory.signs if private else {}
        self._weigh_claims()
        self._weigh_testimony()
        self._weigh_votes()
        for about in memory.suspicions().values():
            self._add(about, ACCUSED)
        for seat in memory.jailed:
            self._add(seat, IN_JAIL)
        if private:
            self._weigh_own_knowledge()

    def _add(self, seat: int, weight: float) -> None:
        if seat in self.score:
            self.score[seat] += weight

    def _weigh_claims(self) -> None:
        hidden = self.memory.hidden()
        claimed: Counter[str] = Counter()
        for seat, role in self.memory.claims().items():
            if seat not in self.score:
                continue
            claimed[role] += 1
            if not hidden[role]:
                self._add(seat, IMPOSSIBLE)
            elif claimed[role] > hidden[role]:
                self._add(seat, ONE_TOO_MANY)

    def _weigh_testimony(self) -> None:
        lawyer = "lawyer" in self.memory.setup.roles
        for who, about, sign in self.memory.testimony():
            card = self.memory.revealed.get(about)
            if card is not None:
                true = almanac[card].side in GANGS if sign == CRIMINAL else almanac[card].side not in GANGS
                self._add(who, 0 if true else LIAR_OR_CLIENT if lawyer else LIAR)
            weight = self._weight_of(who)
            self._add(about, weight if sign == CRIMINAL else weight / 2 if sign == LONER else -weight)

    def _weight_of(self, who: int) -> float:
        memory = self.memory
        if who in memory.revealed:
            return WORD_OF_THE_DEAD if memory.revealed[who] in INVESTIGATORS else 0.0
        if who == memory.seat or self.signs.get(who) == CRIMINAL:
            return 0.0
        role = memory.claims().get(who, "")
        if role not in INVESTIGATORS:
            return HEARSAY
        return WORD / max(1, sum(other == role for other in memory.claims().values()))

    def _weigh_votes(self) -> None:
        for who, at in self.memory.hands:
            card = self.memory.revealed.get(at)
            if card is not None:
                side = almanac[card].side
                self._add(who, AGAINST_TOWN if side == TOWN else AGAINST_GANG if side in GANGS else 0.0)

    def _weigh_own_knowledge(self) -> None:
        for seat, sign in self.signs.items():
            self._add(seat, SURE if sign == CRIMINAL else SURE / 2 if sign == LONER else -SURE)
        for one, other, same in self.memory.compared:
            for known, unknown in ((one, other), (other, one)):
                criminal = self._is_criminal(known)
                if criminal is not None:
                    self._add(unknown, WORD if criminal == same else -WORD)
        self._add(self.memory.seat, -SURE)

    def _is_criminal(self, seat: int) -> bool | None:
        """Whether a seat is known to be one; None if nothing is known."""
        card = self.memory.revealed.get(seat)
        if card is not None:
            return almanac[card].side in GANGS
        sign = self.memory.signs.get(seat)
        return None if sign is None else sign == CRIMINAL
