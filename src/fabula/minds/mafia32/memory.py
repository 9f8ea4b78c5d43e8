"""What one seat of Mafia has heard, seen and done; nothing else is there to know."""

from __future__ import annotations

from collections import Counter

from fabula.core.events import (
    Chose,
    Claimed,
    Died,
    Event,
    Freed,
    Jailed,
    Learned,
    Met,
    Nominated,
    PhaseBegan,
    Pointed,
    Revealed,
    Saw,
    Shown,
    Tied,
    Voted,
)
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice
from fabula.games.mafia32.cards import GANGS, LONER, TOWN, almanac

CRIMINAL = "criminal"
Testimony = tuple[int, int, str]  # who says so, of whom, and the sign


class Memory:
    """The events one seat heard, kept as what they mean."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.role = ""
        self.number = 0
        self.living = list(range(setup.seats))
        self.revealed: dict[int, str] = {}
        self.jailed: list[int] = []
        self.company: list[int] = []  # who wakes with the same gang, the Spy among them
        self.group: list[int] = []  # Patient Zero's
        self.signs: dict[int, str] = {}
        self.compared: list[tuple[int, int, bool]] = []
        self.chosen: dict[str, list[Choice]] = {}
        self.pointing: tuple[tuple[int, Choice], ...] = ()
        self.said: list[tuple[int, Choice]] = []
        self.spoke_on = 0
        self.hands: list[tuple[int, int]] = []
        self.nominees: list[int] = []
        self.up: list[int] | None = None  # in a second vote, the tied

    def hear(self, event: Event) -> None:
        """Remember what bears on who is who."""
        take = TAKE.get(event.name)
        if take is not None:
            take(self, event)

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

    @property
    def others(self) -> list[int]:
        """The living but for itself."""
        return [seat for seat in self.living if seat != self.seat]

    def claims(self) -> dict[int, str]:
        """What each says to be; the last word counts."""
        return {who: words[1] for who, words in self.said if words[0] == "claim"}

    def suspicions(self) -> dict[int, int]:
        """Whom each said last to suspect."""
        return {who: words[1] for who, words in self.said if words[0] == "suspect"}

    def testimony(self) -> list[Testimony]:
        """Who says what of whom, each pair once: the last word counts."""
        told: dict[tuple[int, int], str] = {}
        for who, words in self.said:
            if words[0] == "checked":
                told[who, words[1]] = words[2]
            elif words[0] == "saw":
                told[who, words[1]] = sign_of(words[2])
        return [(who, about, sign) for (who, about), sign in told.items()]

    def hidden(self) -> Counter[str]:
        """The cards of the set that have not been shown."""
        return Counter(self.setup.roles) - Counter(self.revealed.values())

    # ---- one event each

    def _shown(self, event: Shown) -> None:
        self.role = event.role

    def _phase(self, event: PhaseBegan) -> None:
        self.number = event.number
        self.up = None
        if event.phase == "night":
            self.nominees.clear()
            self.pointing = ()

    def _met(self, event: Met) -> None:
        if event.role in GANGS:
            self.company += event.seats
            if self.role == "spy":
                self.signs.update((seat, CRIMINAL) for seat in event.seats)
        else:
            self.group = list(event.seats)

    def _chose(self, event: Chose) -> None:
        self.chosen.setdefault(event.role, []).append(event.choice)

    def _learned(self, event: Learned) -> None:
        last = self.chosen[event.role][-1]
        if event.role == "detective" and event.answer != "killed":
            self.signs[last] = event.answer
        elif event.role == "journalist" and event.answer != "killed":
            self.compared.append((*last, event.answer == "same"))

    def _saw(self, event: Saw) -> None:
        if isinstance(event.place, int):
            self.signs[event.place] = sign_of(event.role)

    def _pointed(self, event: Pointed) -> None:
        self.pointing = event.hands

    def _claimed(self, event: Claimed) -> None:
        self.said.append((event.seat, event.words))
        if event.seat == self.seat:
            self.spoke_on = self.number

    def _nominated(self, event: Nominated) -> None:
        self.nominees.append(event.nominee)

    def _voted(self, event: Voted) -> None:
        self.hands += [(who, at) for who, at in enumerate(event.votes) if at is not None]

    def _tied(self, event: Tied) -> None:
        self.up = list(event.seats)

    def _died(self, event: Died) -> None:
        self.living.remove(event.seat)

    def _revealed(self, event: Revealed) -> None:
        if isinstance(event.place, int):
            self.revealed[event.place] = event.role

    def _jailed(self, event: Jailed) -> None:
        self.jailed.append(event.seat)

    def _freed(self, event: Freed) -> None:
        self.jailed.remove(event.seat)


TAKE = {
    kind.name: getattr(Memory, f"_{kind.name}")
    for kind in (
        Shown, PhaseBegan, Met, Chose, Learned, Saw, Pointed, Claimed, Nominated, Voted, Tied, Died, Revealed,
        Jailed, Freed,
    )
}  # fmt: skip


def sign_of(role: str) -> str:
    """What the Detective would be shown of a role."""
    side = almanac[role].side
    return CRIMINAL if side in GANGS else TOWN if side == TOWN else LONER
