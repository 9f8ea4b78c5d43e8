"""What all have seen of nominations, votes, exiles and executions."""

from __future__ import annotations

from typing import NamedTuple

from fabula.core.events import Condemned, Nominated, PhaseBegan, Raised, Tied
from fabula.core.grimoire import Setup
from fabula.games.clocktower.almanac.cards import DAWN, NIGHT, NOMINATIONS
from fabula.games.clocktower.town.ballots import ExileCalled, Polled, PutUp, Tallied
from fabula.games.clocktower.town.events import Executed, Survived, VoteTokens
from fabula.minds.record import Record

STORYTELLER_S = -1  # who nominated where no player did


class Ballot(NamedTuple):
    """A vote: the day, the nominee, whose hands were up."""

    day: int
    nominee: int
    hands: tuple[int, ...]


class Trials(Record):
    """What the days so far have brought about, and what they take now."""

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.executed: dict[int, int] = {}
        self.survived: dict[int, int] = {}  # on which day who was executed and lived on
        self.by_virgin: list[tuple[int, int]] = []
        self.nominations: list[tuple[int, int, int]] = []
        self.ballots: list[Ballot] = []
        self.hands_up: list[int] = []
        self.count = 0
        self.most = 0
        self.block: int | None = None
        self.exiling: int | None = None
        self.tokens: dict[int, int] = {}

    @property
    def needed(self) -> int:
        """How many votes it takes now."""
        return max((len(self.living) + 1) // 2, self.most + 1)

    @property
    def nominee(self) -> int | None:
        """The seat that was nominated last."""
        return self.nominations[-1][2] if self.nominations else None

    # ---- one event each

    def _on_phase(self, event: PhaseBegan) -> None:
        super()._on_phase(event)
        if event.phase in (DAWN, NIGHT):
            self.most, self.block = 0, None
        if event.phase in ("vote", NOMINATIONS, "exile"):
            self.hands_up, self.count = [], 0

    def _on_nominated(self, event: Nominated) -> None:
        self.nominations.append((self.number, event.seat, event.nominee))

    def _on_put_up(self, event: PutUp) -> None:
        self.nominations.append((self.number, STORYTELLER_S, event.nominee))

    def _on_polled(self, event: Polled) -> None:
        if event.up:
            self.hands_up.append(event.seat)
        self.count = event.count

    def _on_raised(self, event: Raised) -> None:
        self.ballots.append(Ballot(self.number, event.candidate, event.seats))

    def _on_tallied(self, event: Tallied) -> None:
        self.most = max(self.most, event.votes)

    def _on_condemned(self, event: Condemned) -> None:
        self.block = event.seats[0]

    def _on_tied(self, event: Tied) -> None:  # noqa: ARG002 - whoever was on it
        self.block = None

    def _on_executed(self, event: Executed) -> None:
        self.executed[self.number] = event.seat
        if event.kind == "virgin" and self.nominations:
            self.by_virgin.append((event.seat, self.nominations[-1][2]))

    def _on_survived(self, event: Survived) -> None:
        if self.executed.get(self.number) == event.seat:
            self.survived[self.number] = event.seat

    def _on_exile_called(self, event: ExileCalled) -> None:
        self.exiling = event.nominee

    def _on_vote_tokens(self, event: VoteTokens) -> None:
        self.tokens[event.seat] = event.left
