"""What one seat of Blood Vendetta has heard, seen and done; nothing else is there to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from fabula.core.events import Died, Learned, Met, PhaseBegan, Saw, Tied, Voted
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.games.vendetta.cards import (
    COUNTS_STRANGERS,
    FINDS_LORDS,
    HEARS_OF_ATTACKS,
    HUNTERS,
    SHOWN_TYPES,
    SMELLS_HUNTERS,
    TYPES,
    VAMPIRES,
    VARGS,
    WEREWOLF,
    almanac,
    pile_of,
    piles,
)
from fabula.games.vendetta.events import Agreed, Elected
from fabula.games.vendetta.variants import SUSPECTED
from fabula.minds.record import Record

PRIZED = ("special_vampire", "shapeshifter")
NOT_HUMAN, HUNTED = -3.0, -1.0  # what answers that are no proof make of a player


class Memory(Record):
    """The events one seat heard. A sign is the side that the host's type card speaks of."""

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.prized: list[int] = []  # lords, special vampires, shapeshifters: better dead
        self.hints: dict[int, float] = {}
        self.counted: list[tuple[tuple[int, ...], int]] = []
        self.compared: list[tuple[int, int, bool]] = []
        self.judge: int | None = None
        self.heard_before = 0  # how much was said before the talk that is on
        self.cast: list[tuple[int, int]] = []  # a vote of which it is not clear yet what it was about

    # ---- what follows from it

    @property
    def side(self) -> str:
        """The side it plays for."""
        return almanac[self.role].side

    @property
    def friends(self) -> list[int]:
        """Whom it takes for its own, itself among them."""
        traitors = self.traitors
        return [seat for seat in (self.seat, *self.company) if seat not in traitors]

    @property
    def traitors(self) -> list[int]:
        """Who wakes with the hunters and named one of them a hunter: a fledgling, while one may be about.

        A hand or a word of suspicion against a friend proves nothing: hunters pass for vampires.
        """
        if self.side != HUNTERS or not self.hidden()["fledgling"]:
            return []
        pack = (self.seat, *self.company)
        told = [who for who, about, sign in self.testimony() if sign == HUNTERS and about in pack]
        claims = self.claims()
        return [seat for seat in self.company if seat in told or claims.get(seat) == "fledgling"]

    @property
    def suspects(self) -> list[int]:
        """Who was suspected aloud tonight, where only those are voted on."""
        if self.setup.settings["candidates"] != SUSPECTED:
            return []
        return [words[1] for _, words in self.said[self.heard_before :] if words[0] == "suspect"]

    def sign_in(self, words: Choice) -> str | None:
        """The side of what somebody says to have been shown."""
        return sign_of(words[2]) if words[0] == "checked" else None

    def hidden(self) -> Counter[str]:
        """The cards that have not been shown; of a pile drawn blind, any that may have come from it."""
        left = Counter(self.setup.roles)
        for role in self.revealed.values():
            left[role if left[role] else pile_of(role)] -= 1
        for pile, roles in piles().items():
            left.update(role for role in roles if left[pile] > 0 and role not in self.revealed.values())
        return +left

    def left(self) -> Counter[str]:
        """How many of each side have not been shown."""
        shown = Counter(almanac[role].side for role in self.revealed.values())
        return Counter(almanac[role].side for role in self.setup.roles) - shown

    # ---- one event each

    def _on_phase(self, event: PhaseBegan) -> None:
        self._count_hands()
        super()._on_phase(event)
        self.judge = None
        if event.phase == "night":
            self.heard_before = len(self.said)

    def _on_met(self, event: Met) -> None:
        if event.role not in (HUNTERS, VARGS, WEREWOLF):
            self.signs.update((seat, VAMPIRES) for seat in event.seats)  # the lord and the bride
        elif self.side == VAMPIRES:
            self.signs.update((seat, HUNTERS) for seat in event.seats)  # a fledgling among the hunters
        else:
            self.company = list(event.seats)

    def _on_learned(self, event: Learned) -> None:
        traits = almanac[event.role].traits if event.role in almanac else ()
        learn = next((LEARNED[trait] for trait in traits if trait in LEARNED), None)
        if learn is not None and event.answer != "crossed_arms":
            learn(self, self.chosen[event.role][-1], event.answer)

    def _on_saw(self, event: Saw) -> None:
        if isinstance(event.place, int):
            self.revealed[event.place] = event.role

    def _on_voted(self, event: Voted) -> None:
        """Of two roses the black one counts."""
        votes = [at[0] if isinstance(at, tuple) else at for at in event.votes]
        self.cast += [(who, at) for who, at in enumerate(votes) if at is not None]

    def _on_tied(self, event: Tied) -> None:
        super()._on_tied(event)
        self._count_hands()

    def _on_agreed(self, event: Agreed) -> None:
        self.hands += [(who, at) for who in event.hands or () for at in event.seats]

    def _on_elected(self, event: Elected) -> None:
        """That vote was one of trust."""
        self.cast.clear()
        self.judge = event.seat if event.office == "judge" else self.judge

    def _on_died(self, event: Died) -> None:
        self._count_hands()
        super()._on_died(event)
        if self.judge is not None and event.cause == "execution":
            self.hands.append((self.judge, event.seat))

    def _count_hands(self) -> None:
        self.hands += self.cast
        self.cast.clear()

    # ---- one answer each

    def _learned_type(self, seat: int, answer: str) -> None:
        if answer in TYPES:
            self.signs[seat] = sign_of(answer)
            self.prized += [seat] * (answer in PRIZED)
        else:
            self._learned_lord(seat, answer)

    def _learned_lord(self, seat: int, answer: str) -> None:
        if answer == "yes":
            self.signs[seat] = VAMPIRES
            self.prized.append(seat)

    def _learned_scent(self, seat: int, answer: Choice) -> None:
        if answer == "yes":
            self.signs[seat] = HUNTERS
        elif answer == "no":
            self.hints[seat] = NOT_HUMAN

    def _learned_omen(self, seat: int, answer: str) -> None:
        if answer == "yes":
            self.hints[seat] = HUNTED

    def _learned_number(self, seats: tuple[int, ...], answer: Choice) -> None:
        """How many of them are strangers; or, of two, whether they are on the same side."""
        if isinstance(answer, str):
            self.compared.append((seats[0], seats[1], answer == "yes"))
        elif answer == 0:
            self.signs.update((seat, VAMPIRES) for seat in seats)
        elif answer == len(seats):
            self.signs.update((seat, HUNTERS) for seat in seats)
        else:
            self.counted.append((seats, answer))


# By traits of the cards, how what their players learn is to be taken.
LEARNED: dict[str, Callable[[Memory, Any, Any], None]] = {
    SHOWN_TYPES: Memory._learned_type,
    FINDS_LORDS: Memory._learned_lord,
    SMELLS_HUNTERS: Memory._learned_scent,
    HEARS_OF_ATTACKS: Memory._learned_omen,
    COUNTS_STRANGERS: Memory._learned_number,
}


def sign_of(shown: str) -> str:
    """The side that a card speaks of: vargs are shown as shapeshifters."""
    side = almanac[shown].side
    return WEREWOLF if side == VARGS else side
