"""Who is rather an enemy of the vampires than one of them."""

from __future__ import annotations

from fabula.games.vendetta.cards import VAMPIRES
from fabula.minds.doubt import LIAR, LIAR_OR_FOOLED, ONE_TOO_MANY, WORD, Doubt
from fabula.minds.ties import Alike
from fabula.minds.vendetta.memory import Memory, sign_of

ONE_BY_NIGHT_ONE_BY_DAY = 2
MASKED = ("kitsune", "sly_varg")  # are shown as vampires


class Suspicion(Doubt[Memory]):
    """How suspect each living player is: above nought, rather an enemy; below, rather a vampire."""

    investigators = ("count", "dhampir", "fledgling", "revenant")

    def __init__(self, memory: Memory, *, private: bool = True) -> None:
        self.one_too_many = 0.0 if memory.keen else ONE_TOO_MANY
        super().__init__(memory, private=private)
        if memory.keen:
            self._weigh_packs()

    def _weigh_packs(self) -> None:
        """See in the votes after the first night, and in what all say to be, who may be of one pack."""
        memory, shown = self.memory, self.memory.revealed
        pack = [seat for seat, card in shown.items() if self.sense_of_card(card) == 1]
        sure = [*shown, memory.seat] if self.private else [*shown]
        hidden = [seat for seat in range(memory.setup.seats) if seat not in sure]
        doubts = {seat: self.score.get(seat, 0.0) for seat in hidden}
        odds = memory.ties.odds(doubts, pack, self._enemies_left(), self._alike())
        self.score.update({seat: doubt for seat, doubt in odds.items() if seat in self.score})

    def _alike(self) -> list[Alike]:
        """Who say to have the same card, where it is hidden still."""
        memory, hidden = self.memory, self.memory.hidden()
        claims = {who: role for who, role in memory.claims().items() if who not in memory.revealed}
        if self.private:
            claims[memory.seat] = memory.role
        return [
            Alike(tuple([who for who, one in claims.items() if one == role]), hidden[role])
            for role in dict.fromkeys(claims.values())
            if hidden[role]
        ]

    def _enemies_left(self) -> int:
        """How many hunters and shapeshifters have not been shown."""
        return sum(many for side, many in self.memory.left().items() if side != VAMPIRES)

    @property
    def decides(self) -> bool:
        """Whether the game is lost if one more vampire goes tonight, as far as the cards shown tell."""
        enemies = self._enemies_left()
        return len(self.memory.living) - enemies - ONE_BY_NIGHT_ONE_BY_DAY <= enemies

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
