"""Whom to suspect: what one knows, what was said and by whom, who voted for whom."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection
from typing import ClassVar, Generic, TypeVar

from fabula.minds.record import Record

SURE = 20.0  # what one has seen oneself
WORD_OF_THE_DEAD = 6.0  # what an investigator said whose card has been shown
WORD = 3.0  # what one says who claims to be an investigator
HEARSAY = 0.7  # what somebody else says
LIAR = 3.0  # who said what a card has disproved
LIAR_OR_FOOLED = 1.0  # the same, where a card of the set may have falsified what was seen
IMPOSSIBLE = 4.0  # a claim to a card that has been shown already
ONE_TOO_MANY = 1.5  # a claim that others have made as well
ACCUSED, TRUSTED = 0.2, -0.2  # by one player
AGAINST_THE_GOOD, AGAINST_THE_BAD = 0.25, -0.6  # a hand or a word against one whose card was shown
IN_DANGER = 1.0  # as suspect as that to all, one may well be voted out

M = TypeVar("M", bound=Record)


class Doubt(ABC, Generic[M]):
    """How suspect each living player is: above nought, rather one of those the many are to find."""

    investigators: ClassVar[Collection[str]]

    def __init__(self, memory: M, *, private: bool = True) -> None:
        """By all that a seat knows, or only by what all have heard."""
        self.memory = memory
        self.private = private
        self.score = dict.fromkeys(memory.living, 0.0)
        self.signs = memory.signs if private else {}
        self._weigh_claims()
        self._weigh_testimony()
        self._weigh_enmity()
        for about in memory.suspicions().values():
            self._add(about, ACCUSED)
        for about in memory.trusts().values():
            self._add(about, TRUSTED)
        if private:
            for seat, sign in memory.signs.items():
                self._add(seat, SURE * self.sense_of(sign))
            self._add(memory.seat, -SURE)
            self._weigh_own_knowledge()

    # ---- what each tale knows of its cards

    @abstractmethod
    def sense_of(self, sign: str) -> float:
        """What a sign makes of a player: 1 for one to be found, -1 for one of the many."""

    @abstractmethod
    def sense_of_card(self, card: str) -> float:
        """What a card means for how somebody is suspected."""

    @abstractmethod
    def lie(self, sign: str, card: str) -> float:
        """How much a sign that was given speaks against who gave it, now that the card is shown."""

    def _weigh_own_knowledge(self) -> None:
        """What a seat knows besides signs."""

    # ---- what they have in common

    def is_in_danger(self, seat: int) -> bool:
        """Whether nobody is more suspect."""
        mine = self.score.get(seat, 0.0)
        return mine >= IN_DANGER and mine >= max(self.score.values())

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
        for who, about, sign in self.memory.testimony():
            card = self.memory.revealed.get(about)
            if card is None and self.private and about == self.memory.seat:
                card = self.memory.role
            if card is not None:
                self._add(who, self.lie(sign, card))
            self._add(about, self._weight_of(who) * self.sense_of(sign))

    def _weight_of(self, who: int) -> float:
        memory = self.memory
        if who in memory.revealed:
            return WORD_OF_THE_DEAD if memory.revealed[who] in self.investigators else 0.0
        if (who == memory.seat and self.private) or self.sense_of(self.signs.get(who, "")) == 1:
            return 0.0
        role = memory.claims().get(who, "")
        if role not in self.investigators:
            return HEARSAY
        return WORD / max(1, sum(other == role for other in memory.claims().values()))

    def _weigh_enmity(self) -> None:
        for who, at in (*self.memory.hands, *self.memory.accusations()):
            card = self.memory.revealed.get(at)
            sense = 0.0 if card is None else self.sense_of_card(card)
            self._add(who, AGAINST_THE_BAD if sense == 1 else AGAINST_THE_GOOD if sense == -1 else 0.0)
