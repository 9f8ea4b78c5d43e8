"""What one seat of Mafia has heard, seen and done; nothing else is there to know."""

from __future__ import annotations

from fabula.core.events import Freed, Jailed, Learned, Met, Nominated, PhaseBegan, Saw
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.games.mafia32.cards import GANGS, LONER, TOWN, almanac
from fabula.minds.record import Record

CRIMINAL = "criminal"


class Memory(Record):
    """The events one seat heard. The company of a gang has the Spy in it."""

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.jailed: list[int] = []
        self.group: list[int] = []  # Patient Zero's
        self.compared: list[tuple[int, int, bool]] = []
        self.nominees: list[int] = []

    # ---- what follows from it

    @property
    def is_infected(self) -> bool:
        """Whether it met Patient Zero without being him."""
        return bool(self.group) and self.role != "patient_zero"

    @property
    def side(self) -> str:
        """The side it plays for."""
        joins = self.is_infected and self.setup.settings["infected"] == "join"
        return LONER if joins and self.zero_lives else almanac[self.role].side

    @property
    def zero_lives(self) -> bool:
        """Whether no Patient Zero has been shown."""
        return "patient_zero" not in self.revealed.values()

    @property
    def friends(self) -> list[int]:
        """Whom it takes for its own, itself among them."""
        if self.side == LONER:
            return [self.seat, *self.group]
        return [self.seat, *self.company] if self.side in GANGS else [self.seat]

    def sign_in(self, words: Choice) -> str | None:
        """What the Detective would be shown, said or implied."""
        if words[0] == "checked":
            return str(words[2])
        return sign_of(words[2]) if words[0] == "saw" else None

    # ---- one event each

    def _on_phase(self, event: PhaseBegan) -> None:
        super()._on_phase(event)
        if event.phase == "night":
            self.nominees.clear()

    def _on_met(self, event: Met) -> None:
        if event.role in GANGS:
            self.company += event.seats
            if self.role == "spy":
                self.signs.update((seat, CRIMINAL) for seat in event.seats)
        else:
            self.group = list(event.seats)

    def _on_learned(self, event: Learned) -> None:
        last = self.chosen[event.role][-1]
        if event.role == "detective" and event.answer != "killed":
            self.signs[last] = event.answer
        elif event.role == "journalist" and event.answer != "killed":
            self.compared.append((*last, event.answer == "same"))

    def _on_saw(self, event: Saw) -> None:
        if isinstance(event.place, int):
            self.signs[event.place] = sign_of(event.role)

    def _on_nominated(self, event: Nominated) -> None:
        self.nominees.append(event.nominee)

    def _on_jailed(self, event: Jailed) -> None:
        self.jailed.append(event.seat)

    def _on_freed(self, event: Freed) -> None:
        self.jailed.remove(event.seat)


def sign_of(role: str) -> str:
    """What the Detective would be shown of a role."""
    side = almanac[role].side
    return CRIMINAL if side in GANGS else TOWN if side == TOWN else LONER
