"""What one seat of a council that talks and votes for many days has heard. Each tale adds what is its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from fabula.core.events import (
    Chose,
    Claimed,
    Died,
    Event,
    PhaseBegan,
    Pointed,
    Revealed,
    Revived,
    Shown,
    Tied,
    Voted,
)
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice

Testimony = tuple[int, int, str]  # who says so, of whom, and the sign


class Record(ABC):
    """The events one seat heard, kept as what they mean; `_on_` and its name takes in each kind of them."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.role = ""
        self.number = 0
        self.living = list(range(setup.seats))
        self.revealed: dict[int, str] = {}
        self.company: list[int] = []  # who wakes with the same pack
        self.signs: dict[int, str] = {}  # what it knows of others
        self.chosen: dict[str, list[Choice]] = {}
        self.pointing: tuple[tuple[int, Choice], ...] = ()
        self.said: list[tuple[int, Choice]] = []
        self.has_spoken = False
        self.hands: list[tuple[int, int]] = []
        self.keen = False  # whether it plans, as sharp minds do
        self.up: list[int] | None = None  # in a second vote, the tied

    def hear(self, event: Event) -> None:
        """Remember what bears on who is who."""
        take = getattr(self, f"_on_{event.name}", None)
        if take is not None:
            take(event)

    # ---- what follows from it

    @property
    @abstractmethod
    def friends(self) -> list[int]:
        """Whom it takes for its own, itself among them."""

    @abstractmethod
    def sign_in(self, words: Choice) -> str | None:
        """The sign that a statement gives of the player it names; None if it is about something else."""

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

    def trusts(self) -> dict[int, int]:
        """Whom each said last to trust; that one trusts oneself goes without saying."""
        return {who: words[1] for who, words in self.said if words[0] == "trust" and words[1] != who}

    def accusations(self) -> list[tuple[int, int]]:
        """Who ever said to suspect whom."""
        return list(dict.fromkeys((who, words[1]) for who, words in self.said if words[0] == "suspect"))

    def testimony(self) -> list[Testimony]:
        """Who says what of whom, each pair once: the last word counts."""
        told: dict[tuple[int, int], str] = {}
        for who, words in self.said:
            sign = self.sign_in(words)
            if sign is not None:
                told[who, words[1]] = sign
        return [(who, about, sign) for (who, about), sign in told.items()]

    def hidden(self) -> Counter[str]:
        """The cards of the set that have not been shown."""
        return Counter(self.setup.roles) - Counter(self.revealed.values())

    # ---- one event each

    def _on_shown(self, event: Shown) -> None:
        self.role = event.role

    def _on_phase(self, event: PhaseBegan) -> None:
        self.number = event.number
        self.up = None
        self.has_spoken = False
        self.pointing = ()

    def _on_chose(self, event: Chose) -> None:
        self.chosen.setdefault(event.role, []).append(event.choice)

    def _on_pointed(self, event: Pointed) -> None:
        self.pointing = event.hands

    def _on_claimed(self, event: Claimed) -> None:
        self.said.append((event.seat, event.words))
        self.has_spoken |= event.seat == self.seat

    def _on_voted(self, event: Voted) -> None:
        self.hands += [(who, at) for who, at in enumerate(event.votes) if at is not None]

    def _on_tied(self, event: Tied) -> None:
        self.up = list(event.seats)

    def _on_died(self, event: Died) -> None:
        self.living = [seat for seat in self.living if seat != event.seat]

    def _on_revived(self, event: Revived) -> None:
        self.living = sorted({*self.living, event.seat})

    def _on_revealed(self, event: Revealed) -> None:
        if isinstance(event.place, int):
            self.revealed[event.place] = event.role
