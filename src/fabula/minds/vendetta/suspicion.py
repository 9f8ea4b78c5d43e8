"""Who is rather an enemy of the vampires than one of them."""

from __future__ import annotations

from collections import Counter

from fabula.games.vendetta.cards import LEARNS_SIDES, SEEMS_A_VAMPIRE, VAMPIRES, almanac
from fabula.minds.doubt import LIAR, LIAR_OR_FOOLED, WORD, Doubt
from fabula.minds.vendetta.mask import PLAIN
from fabula.minds.vendetta.memory import Memory, sign_of

KEEPS_BACK = 3.0  # who speaks and does not say who they are, when most have said it
A_POWER = -1.5  # who says to have a power that nobody else claims: whoever has it would speak up
MASKED = almanac.facts(lambda role: SEEMS_A_VAMPIRE in role.traits)
LEARNING_SIDES = almanac.facts(lambda role: LEARNS_SIDES in role.traits)


class Suspicion(Doubt[Memory]):
    """How suspect each living player is: above nought, rather an enemy; below, rather a vampire."""

    investigators = LEARNING_SIDES

    def _weigh_claims(self) -> None:
        """To the sharp it also counts who says what they are at all, once most have."""
        super()._weigh_claims()
        claims, living = self.memory.claims(), self.memory.living
        if not self.memory.keen or 2 * sum(seat in claims for seat in living) < len(living):
            return
        alike, spoke = Counter(claims.values()), {who for who, _ in self.memory.said}
        for seat in living:
            if seat not in claims:
                self._add(seat, KEEPS_BACK * (seat in spoke))
            elif claims[seat] != PLAIN and alike[claims[seat]] == 1:
                self._add(seat, A_POWER)

    def sense_of(self, sign: str) -> float:
        """Hunters and shapeshifters both have to die."""
        return 0.0 if not sign else -1.0 if sign == VAMPIRES else 1.0

    def sense_of_card(self, card: str) -> float:
        """By the side of the card."""
        return self.sense_of(sign_of(card))

    def lie(self, sign: str, card: str) -> float:
        """A mask deceives; and who changed places, or was framed, was seen wrongly."""
        if self.sense_of(sign) == self.sense_of_card(card) or card in MASKED:
            return 0.0
        settings = self.memory.setup.settings
        fooled = settings["undine"] == "swap" or settings["kitsune"] == "frame"
        return LIAR_OR_FOOLED if fooled else LIAR

    def _weigh_own_knowledge(self) -> None:
        for seat, hint in self.memory.hints.items():
            self._add(seat, hint)
        for seats, strangers in self.memory.counted:
            self._weigh_count(seats, strangers)
        for one, other, same in self.memory.compared:
            for known, unknown in ((one, other), (other, one)):
                sense = self._known_sense(known)
                # Two who differ may both be enemies: only one who differs from a vampire is surely one.
                if same or sense == -1:
                    self._add(unknown, WORD * (sense if same else -sense))

    def _weigh_count(self, seats: tuple[int, ...], strangers: int) -> None:
        senses = {seat: self._known_sense(seat) for seat in seats}
        unknown = [seat for seat in seats if not senses[seat]]
        left = strangers - sum(sense == 1 for sense in senses.values())
        for seat in unknown:
            self._add(seat, WORD * (2 * left / len(unknown) - 1))

    def _known_sense(self, seat: int) -> float:
        card = self.memory.revealed.get(seat)
        return self.sense_of(self.memory.signs.get(seat, "")) if card is None else self.sense_of_card(card)
